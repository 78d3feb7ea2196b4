### Maçta olanlar, her biri bir cümle.

lined-up = { side }, kulelerini soldan başlayarak dizdi: { $line_up }.
filled =
    { side }, her iki oyuncunun da kulelerini { $fill ->
        [right] sağdan
       *[left] soldan
    } başlayarak dizmesini seçti.
round-began = { $round }. tur başladı; hücum oyuncusu { side }.
slid = { side }, { tower } kulesini { color } { $square } karesine oynadı.
pushed-one = { side }, { tower } sumoyla { first } kuleyi { color } { $square } karesine geri itti; sıra yine { side-at }.
pushed-two = { side }, { tower } sumoyla { first } ve { second } kuleleri birer kare geri itti, arkadaki { color } { $square } karesine geldi; sıra yine { side-at }.
pushed-three = { side }, { tower } sumoyla { first }, { second } ve { third } kuleleri birer kare geri itti, en arkadaki { color } { $square } karesine geldi; sıra yine { side-at }.
passed = { side-of } { $square } karesindeki { tower } kulesi engellenmiş olduğu için { side } pas geçti; bu kare { color } olduğundan sıra { opponent-of } { color } kulesinde.
turn = Sıra { side-at }: { $square } karesindeki { tower } kulesini oynaması gerekiyor.
turn-any = Sıra { side-at }: istediği kuleyi oynayabilir.
round-won-home-row = { side-of } { tower } kulesi { opponent-of } başlangıç sırasına ulaştı; turu { side } kazandı.
round-won-deadlock = Kilitlenme: sırası gelen her kule engellenmiş. Son hamleyi { opponent } yaptığı için turu { side } kazandı.
grew =
    { side-of } { tower } kulesi { $teeth ->
        [1] ilk ejderha dişini aldı ve sumo oldu: en fazla 5 kare ilerleyebilir ve 1 kuleyi geri itebilir.
        [2] ikinci ejderha dişini aldı ve ikili sumo oldu: en fazla 3 kare ilerleyebilir ve en çok 2 kuleyi geri itebilir.
        [3] üçüncü ejderha dişini aldı ve üçlü sumo oldu: yalnızca 1 kare ilerleyebilir ve en çok 3 kuleyi geri itebilir.
       *[4] dördüncü ejderha dişini aldı.
    }
scored =
    { side } { $points } puan kazandı; { $leader ->
        [black] Siyah { $high }-{ $low } önde
        [white] Beyaz { $high }-{ $low } önde
       *[nobody] durum { $high }-{ $low } berabere
    }.
fill-due = Turu kazanan { side }, kulelerin soldan mı sağdan mı dizileceğini seçecek.
line-up-due = { side } kulelerini başlangıç sırasına dizecek.
match-won-points = { side } maçı { $high }-{ $low } kazandı.
match-won-resignation = { opponent } terk etti; maçı { side } kazandı.
match-won-time = { opponent-of } süresi doldu; maçı { side } kazandı.
match-tied = Maç { $points }-{ $points } berabere bitti.
