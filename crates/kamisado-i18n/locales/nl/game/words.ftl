### De woorden waaruit de zinnen bestaan.

# Bijvoeglijk: -e na “de” en “het”, zonder uitgang na “is”. Partijen klein, aan het begin van een zin groot.

side =
    { $side ->
        [white] wit
       *[black] zwart
    }
opponent =
    { $side ->
        [white] zwart
       *[black] wit
    }
side-start =
    { $side ->
        [white] Wit
       *[black] Zwart
    }
opponent-start =
    { $side ->
        [white] Zwart
       *[black] Wit
    }
tower =
    { $tower ->
        [brown] bruine
        [green] groene
        [red] rode
        [yellow] gele
        [pink] roze
        [purple] paarse
        [blue] blauwe
       *[orange] oranje
    }
color-e =
    { $color ->
        [brown] bruine
        [green] groene
        [red] rode
        [yellow] gele
        [pink] roze
        [purple] paarse
        [blue] blauwe
       *[orange] oranje
    }
color =
    { $color ->
        [brown] bruin
        [green] groen
        [red] rood
        [yellow] geel
        [pink] roze
        [purple] paars
        [blue] blauw
       *[orange] oranje
    }
first =
    { $first ->
        [brown] bruine
        [green] groene
        [red] rode
        [yellow] gele
        [pink] roze
        [purple] paarse
        [blue] blauwe
       *[orange] oranje
    }
second =
    { $second ->
        [brown] bruine
        [green] groene
        [red] rode
        [yellow] gele
        [pink] roze
        [purple] paarse
        [blue] blauwe
       *[orange] oranje
    }
third =
    { $third ->
        [brown] bruine
        [green] groene
        [red] rode
        [yellow] gele
        [pink] roze
        [purple] paarse
        [blue] blauwe
       *[orange] oranje
    }

# De kleuren als namen, ook in lijsten.
color-name =
    { $color ->
        [brown] bruin
        [green] groen
        [red] rood
        [yellow] geel
        [pink] roze
        [purple] paars
        [blue] blauw
       *[orange] oranje
    }

# Een letter voor elke kleur, voor wie ze niet kan onderscheiden. Geen letter komt twee keer voor.
color-letter =
    { $color ->
        [brown] N
        [green] G
        [red] R
        [yellow] E
        [pink] Z
        [purple] P
        [blue] B
       *[orange] O
    }
