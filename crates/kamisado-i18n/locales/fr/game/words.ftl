### Les mots dont les phrases sont faites.

# tour et case sont féminines (-f), sumo est masculin (-m).

side =
    { $side ->
        [white] Blanc
       *[black] Noir
    }
opponent =
    { $side ->
        [white] Noir
       *[black] Blanc
    }
tower-f =
    { $tower ->
        [brown] marron
        [green] verte
        [red] rouge
        [yellow] jaune
        [pink] rose
        [purple] violette
        [blue] bleue
       *[orange] orange
    }
tower-m =
    { $tower ->
        [brown] marron
        [green] vert
        [red] rouge
        [yellow] jaune
        [pink] rose
        [purple] violet
        [blue] bleu
       *[orange] orange
    }
color =
    { $color ->
        [brown] marron
        [green] verte
        [red] rouge
        [yellow] jaune
        [pink] rose
        [purple] violette
        [blue] bleue
       *[orange] orange
    }
first =
    { $first ->
        [brown] marron
        [green] verte
        [red] rouge
        [yellow] jaune
        [pink] rose
        [purple] violette
        [blue] bleue
       *[orange] orange
    }
second =
    { $second ->
        [brown] marron
        [green] verte
        [red] rouge
        [yellow] jaune
        [pink] rose
        [purple] violette
        [blue] bleue
       *[orange] orange
    }
third =
    { $third ->
        [brown] marron
        [green] verte
        [red] rouge
        [yellow] jaune
        [pink] rose
        [purple] violette
        [blue] bleue
       *[orange] orange
    }

# Les couleurs comme noms, aussi dans les listes.
color-name =
    { $color ->
        [brown] marron
        [green] vert
        [red] rouge
        [yellow] jaune
        [pink] rose
        [purple] violet
        [blue] bleu
       *[orange] orange
    }

# Une lettre par couleur, pour qui ne les distingue pas. Chacune ne sert qu’une fois.
color-letter =
    { $color ->
        [brown] M
        [green] V
        [red] R
        [yellow] J
        [pink] S
        [purple] L
        [blue] B
       *[orange] O
    }
