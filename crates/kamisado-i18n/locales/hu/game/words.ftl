### A mondatokat alkotó szavak.

# A színek nem változnak; mind mássalhangzóval kezdődik, a névelő mindig „a”.

side =
    { $side ->
        [white] Fehér
       *[black] Fekete
    }
opponent =
    { $side ->
        [white] Fekete
       *[black] Fehér
    }
tower =
    { $tower ->
        [brown] barna
        [green] zöld
        [red] piros
        [yellow] sárga
        [pink] rózsaszín
        [purple] lila
        [blue] kék
       *[orange] narancsszínű
    }
color =
    { $color ->
        [brown] barna
        [green] zöld
        [red] piros
        [yellow] sárga
        [pink] rózsaszín
        [purple] lila
        [blue] kék
       *[orange] narancsszínű
    }
first =
    { $first ->
        [brown] barna
        [green] zöld
        [red] piros
        [yellow] sárga
        [pink] rózsaszín
        [purple] lila
        [blue] kék
       *[orange] narancsszínű
    }
second =
    { $second ->
        [brown] barna
        [green] zöld
        [red] piros
        [yellow] sárga
        [pink] rózsaszín
        [purple] lila
        [blue] kék
       *[orange] narancsszínű
    }
third =
    { $third ->
        [brown] barna
        [green] zöld
        [red] piros
        [yellow] sárga
        [pink] rózsaszín
        [purple] lila
        [blue] kék
       *[orange] narancsszínű
    }

# A színek nevei, felsorolásban is.
color-name =
    { $color ->
        [brown] barna
        [green] zöld
        [red] piros
        [yellow] sárga
        [pink] rózsaszín
        [purple] lila
        [blue] kék
       *[orange] narancsszínű
    }

# Minden színhez egy betű azoknak, akik nem tudják megkülönböztetni őket. Egyik sem szerepel kétszer.
color-letter =
    { $color ->
        [brown] B
        [green] Z
        [red] P
        [yellow] S
        [pink] R
        [purple] L
        [blue] K
       *[orange] N
    }
