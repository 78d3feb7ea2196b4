### Wörter, aus denen die Sätze gebaut sind.

# Adjektive: -e nach „der“ und „das“, -en nach „den“ und „dem“, ohne Endung nach „ist“.

side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
opponent =
    { $side ->
        [white] Schwarz
       *[black] Weiß
    }
tower-e =
    { $tower ->
        [brown] braune
        [green] grüne
        [red] rote
        [yellow] gelbe
        [pink] rosa
        [purple] lila
        [blue] blaue
       *[orange] orange
    }
tower-en =
    { $tower ->
        [brown] braunen
        [green] grünen
        [red] roten
        [yellow] gelben
        [pink] rosa
        [purple] lila
        [blue] blauen
       *[orange] orange
    }
color-e =
    { $color ->
        [brown] braune
        [green] grüne
        [red] rote
        [yellow] gelbe
        [pink] rosa
        [purple] lila
        [blue] blaue
       *[orange] orange
    }
color =
    { $color ->
        [brown] braun
        [green] grün
        [red] rot
        [yellow] gelb
        [pink] rosa
        [purple] lila
        [blue] blau
       *[orange] orange
    }
first =
    { $first ->
        [brown] braunen
        [green] grünen
        [red] roten
        [yellow] gelben
        [pink] rosa
        [purple] lila
        [blue] blauen
       *[orange] orange
    }
second =
    { $second ->
        [brown] braunen
        [green] grünen
        [red] roten
        [yellow] gelben
        [pink] rosa
        [purple] lila
        [blue] blauen
       *[orange] orange
    }
third =
    { $third ->
        [brown] braunen
        [green] grünen
        [red] roten
        [yellow] gelben
        [pink] rosa
        [purple] lila
        [blue] blauen
       *[orange] orange
    }

# Die Farben als Namen, auch in Listen.
color-name =
    { $color ->
        [brown] Braun
        [green] Grün
        [red] Rot
        [yellow] Gelb
        [pink] Rosa
        [purple] Lila
        [blue] Blau
       *[orange] Orange
    }

# Ein Buchstabe für jede Farbe, für alle, die sie nicht unterscheiden können. Keiner kommt zweimal vor.
color-letter =
    { $color ->
        [brown] N
        [green] G
        [red] R
        [yellow] E
        [pink] S
        [purple] L
        [blue] B
       *[orange] O
    }
