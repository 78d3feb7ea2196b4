### Cümlelerin kurulduğu sözcükler.

# Renkler değişmez; taraf adlarının -ın ve -da halleri ayrıca verilir.

side =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }
opponent =
    { $side ->
        [white] Siyah
       *[black] Beyaz
    }
side-of =
    { $side ->
        [white] Beyaz’ın
       *[black] Siyah’ın
    }
opponent-of =
    { $side ->
        [white] Siyah’ın
       *[black] Beyaz’ın
    }
side-at =
    { $side ->
        [white] Beyaz’da
       *[black] Siyah’ta
    }
tower =
    { $tower ->
        [brown] kahverengi
        [green] yeşil
        [red] kırmızı
        [yellow] sarı
        [pink] pembe
        [purple] mor
        [blue] mavi
       *[orange] turuncu
    }
color =
    { $color ->
        [brown] kahverengi
        [green] yeşil
        [red] kırmızı
        [yellow] sarı
        [pink] pembe
        [purple] mor
        [blue] mavi
       *[orange] turuncu
    }
first =
    { $first ->
        [brown] kahverengi
        [green] yeşil
        [red] kırmızı
        [yellow] sarı
        [pink] pembe
        [purple] mor
        [blue] mavi
       *[orange] turuncu
    }
second =
    { $second ->
        [brown] kahverengi
        [green] yeşil
        [red] kırmızı
        [yellow] sarı
        [pink] pembe
        [purple] mor
        [blue] mavi
       *[orange] turuncu
    }
third =
    { $third ->
        [brown] kahverengi
        [green] yeşil
        [red] kırmızı
        [yellow] sarı
        [pink] pembe
        [purple] mor
        [blue] mavi
       *[orange] turuncu
    }

# Renk adları, listelerde de.
color-name =
    { $color ->
        [brown] kahverengi
        [green] yeşil
        [red] kırmızı
        [yellow] sarı
        [pink] pembe
        [purple] mor
        [blue] mavi
       *[orange] turuncu
    }

# Renkleri ayırt edemeyenler için her renge bir harf. Hiçbir harf iki kez kullanılmaz.
color-letter =
    { $color ->
        [brown] K
        [green] Y
        [red] R
        [yellow] S
        [pink] P
        [purple] O
        [blue] M
       *[orange] T
    }
