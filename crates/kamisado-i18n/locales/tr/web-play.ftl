# Tarayıcıda oynamak.

label-players = Oyuncular
side-random = Rastgele
kind-about =
    { $kind ->
        [single] Tek tur belirler.
        [double] Sumosuz iki tur; her oyuncu birine başlar. Berabere bitebilir.
        [standard] 3 puana ulaşan kazanır. Kazandıran kuleler sumo olur.
        [long] 7 puana ulaşan kazanır. Sumolar bir kule, ikili sumolar iki kule iter.
        [marathon] 15 puana ulaşan kazanır, üçlü sumolara kadar.
       *[series] Sumosuz turlar; ilk üç tur kazanan kazanır.
    }
opening-about =
    { $opening ->
       *[standard] Her kule kendi renginde başlar.
        [tournament] Hücum oyuncusu istediği gibi dizer, sonra savunma oyuncusu karşılık verir.
        [matchplay] İki diziliş de 36 numaralı diziliş arasından kurayla çekilir.
        [one-three-five] Bir turun ilk üç hamlesi 1, 3 ve 5 kareyle sınırlıdır.
    }
favour-about =
    { $favoured ->
        [black] Bir avans: birçok ilk hamlenin Siyah’a kazandırdığı kanıtlanmıştır.
        [white] Bir avans: Siyah’ın her ilk hamlesinin kaybettiği kanıtlanmıştır.
       *[nobody] Siyah kazanabilir, ama yaklaşık yüz ilk hamleden yalnız birkaçıyla.
    }
play-more = Diğer seçenekler
clock-with = Saat kullan
clock-minutes = Oyuncu başına dakika
clock-seconds = Her karar için eklenen saniye
clock-of = { side-of } saati
seat-you = Siz
seat-computer = Bilgisayar
play-new = Yeni maç
play-log = Oyun akışı
round-titled = { $text }. tur
play-next-round = Sonraki tur
play-viewing-earlier = Daha önceki bir konuma bakıyorsunuz.
play-back-to-match = Maça dön
play-save-record = Maç kaydını indir
play-unfinished = Bitmemiş maçlar
play-refused = Bu maça devam edilemiyor.
line-up-of = { side-of } dizilişi, kendi solundan sağına
line-up-random = Rastgele diziliş
line-up-done = Bu dizilişi kullan
line-up-help = Yerlerini değiştirmek için iki kule seçin ya da birini yeni bir yere sürükleyin. Klavye: Enter kuleyi alır, ok tuşları taşır, Enter bırakır.
line-up-list = Numaralı dizilişler
line-up-drawn = Bu diziliş sizin için kurayla çekildi. Yeniden çekin ya da başka birini seçin.
engine-busy = Sunucu şu anda dolu. Otomatik olarak yeniden denenecek; maçınız saklanıyor.
action-retry = Yeniden dene
action-more = Diğer
action-fill = Soldan mı sağdan mı?
action-delete = Sil
play-elsewhere = Bu maç başka bir sekmede açık.
play-here = Burada oyna
play-legal = Olası hamleler
end-match-won = Maçı kazandınız!
end-match-lost = Maçı kaybettiniz.
end-round-won = Turu kazandınız!
end-round-lost = Turu kaybettiniz.
line-up-number = Numara { $text }
line-up-rule = İki diziliş de numaralı 36 diziliş arasından kurayla belirlenir. Küçük numarayı hücum oyuncusu, büyük numarayı savunma oyuncusu alır.
line-up-last = Yalnızca bir dizilişin numarası daha büyük.
coach-title = Dikkat!
coach-blunder = { $text } kaybettirir: rakip bundan sonra turu kesin kazanabilir.
coach-other = Başka hamle seç
coach-anyway = Yine de oyna
palette-offer = Bazı renkleri ayırt etmek zor mu? Renk körleri için paletler ve simgeler var.
palette-offer-open = Renkleri seç
palette-offer-no = Renkler uygun
card-share = Sonucu paylaş
card-picture = Resim olarak kaydet
history-title = Maçlarınız
history-lead = Biten maçlar bu tarayıcıda saklanır. Çevrimiçi oynananlar sunucunun arşivinde de bulunur.
history-none = Burada bitmiş maç yok.
history-opponent = Rakip
history-result = Sonuç
history-all = Tümü
history-won = Kazanılan
history-lost = Kaybedilen
history-tied = Berabere
history-side-won = { side } maçı kazandı.
history-statistics = Rakibe ve tarafa göre kazanılan ve kaybedilen
history-file = Bu tarayıcının sakladığı her şey tek dosyadadır: maçlar, ayarlar, ders ve bulmacalardaki ilerleme.
history-export = Her şeyi dosyaya kaydet
history-import = Kayıtlı dosyayı aç
history-imported = Eklenen maçlar: { $text }
history-unreadable = Bu dosya burada kaydedilmemiş ya da bozuk.
