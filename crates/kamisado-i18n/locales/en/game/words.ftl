### The words the sentences are built with.

# Colours never change in English.

side =
    { $side ->
        [white] White
       *[black] Black
    }
opponent =
    { $side ->
        [white] Black
       *[black] White
    }
tower =
    { $tower ->
        [brown] brown
        [green] green
        [red] red
        [yellow] yellow
        [pink] pink
        [purple] purple
        [blue] blue
       *[orange] orange
    }
color =
    { $color ->
        [brown] brown
        [green] green
        [red] red
        [yellow] yellow
        [pink] pink
        [purple] purple
        [blue] blue
       *[orange] orange
    }
first =
    { $first ->
        [brown] brown
        [green] green
        [red] red
        [yellow] yellow
        [pink] pink
        [purple] purple
        [blue] blue
       *[orange] orange
    }
second =
    { $second ->
        [brown] brown
        [green] green
        [red] red
        [yellow] yellow
        [pink] pink
        [purple] purple
        [blue] blue
       *[orange] orange
    }
third =
    { $third ->
        [brown] brown
        [green] green
        [red] red
        [yellow] yellow
        [pink] pink
        [purple] purple
        [blue] blue
       *[orange] orange
    }

# The colours as names, also in lists.
color-name =
    { $color ->
        [brown] brown
        [green] green
        [red] red
        [yellow] yellow
        [pink] pink
        [purple] purple
        [blue] blue
       *[orange] orange
    }

# A letter for each colour, for those who cannot tell them apart. No two are the same.
color-letter =
    { $color ->
        [brown] N
        [green] G
        [red] R
        [yellow] Y
        [pink] P
        [purple] U
        [blue] B
       *[orange] O
    }
