# Tarayıcıda oynamak.

label-players = Kim oynuyor
side-random = Kurayla
kind-about =
    { $kind ->
        [single] Tek tur belirler.
        [standard] 3 puana ulaşan kazanır. Kazandıran kuleler sumo olur.
        [long] 7 puana ulaşan kazanır. Sumolar iter, çift sumolar daha çok iter.
        [marathon] 15 puana ulaşan kazanır, üçlü sumolara kadar.
       *[series] Sumosuz turlar. Üç tur kazanan kazanır.
    }
opening-about =
    { $opening ->
       *[standard] Her kule kendi rengindeki karede durur.
        [tournament] Meydan okuyan istediği gibi dizer, sonra savunan yanıt verir.
        [matchplay] İki diziliş de 36 diziliş arasından kurayla çekilir.
        [one-three-five] Bir turun ilk üç hamlesi en fazla 1, 3 ve 5 kare gider.
    }
play-more = Diğer seçenekler
clock-with = Saatli
clock-minutes = Oyuncu başına dakika
clock-seconds = Her karar için eklenen saniye
clock-of = { side-of } saati
seat-you = Siz
seat-computer = Bilgisayar
play-new = Yeni maç
play-log = Neler oldu
round-titled = { $text }. tur
play-next-round = Sonraki tur
play-look-back = Maçın daha önceki bir anına bakıyorsunuz.
play-to-now = Maça dön
play-save-record = Kaydı indir
play-kept = Yarım kalan bir maç var
play-resume-before = Ondan önceki maça devam et
play-refused = Bu maç sürdürülemiyor.
line-up-of = { side-of } dizilişi, kendi solundan
line-up-random = Rastgele diziliş
line-up-done = Böyle diz
line-up-help = Yerlerini değiştirmek için iki kule seçin ya da birini başka bir yere sürükleyin. Klavyeyle: Enter kuleyi alır, ok tuşları taşır, Enter bırakır.
line-up-list = Kura dizilişleri
line-up-drawn = Kurada bu diziliş çıktı. Yeniden çekebilir ya da başkasını seçebilirsiniz.
engine-busy = Sunucuda şu anda bir oyunluk yer daha yok. Yeniden denenip duruluyor; maçınız saklanır.
action-retry = Yeniden dene
action-more = Daha fazla
