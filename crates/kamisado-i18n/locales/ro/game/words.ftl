### Cuvintele din care sunt făcute propozițiile.

# turn și pătrat se acordă la singular ca masculinul; jucătorii au o formă de genitiv.

side =
    { $side ->
        [white] Albul
       *[black] Negrul
    }
opponent =
    { $side ->
        [white] Negrul
       *[black] Albul
    }
side-of =
    { $side ->
        [white] Albului
       *[black] Negrului
    }
opponent-of =
    { $side ->
        [white] Negrului
       *[black] Albului
    }
tower =
    { $tower ->
        [brown] maro
        [green] verde
        [red] roșu
        [yellow] galben
        [pink] roz
        [purple] mov
        [blue] albastru
       *[orange] portocaliu
    }
color =
    { $color ->
        [brown] maro
        [green] verde
        [red] roșu
        [yellow] galben
        [pink] roz
        [purple] mov
        [blue] albastru
       *[orange] portocaliu
    }
first =
    { $first ->
        [brown] maro
        [green] verde
        [red] roșu
        [yellow] galben
        [pink] roz
        [purple] mov
        [blue] albastru
       *[orange] portocaliu
    }
second =
    { $second ->
        [brown] maro
        [green] verde
        [red] roșu
        [yellow] galben
        [pink] roz
        [purple] mov
        [blue] albastru
       *[orange] portocaliu
    }
third =
    { $third ->
        [brown] maro
        [green] verde
        [red] roșu
        [yellow] galben
        [pink] roz
        [purple] mov
        [blue] albastru
       *[orange] portocaliu
    }

# Numele culorilor, și în liste.
color-name =
    { $color ->
        [brown] maro
        [green] verde
        [red] roșu
        [yellow] galben
        [pink] roz
        [purple] mov
        [blue] albastru
       *[orange] portocaliu
    }

# Câte o literă pentru fiecare culoare, pentru cei care nu le pot deosebi. Niciuna nu apare de două ori.
color-letter =
    { $color ->
        [brown] M
        [green] V
        [red] R
        [yellow] G
        [pink] Z
        [purple] O
        [blue] A
       *[orange] P
    }
