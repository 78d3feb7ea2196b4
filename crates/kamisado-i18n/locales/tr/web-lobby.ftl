# Çevrimiçi oyun: lobi, davetler, maç listeleri.

nav-online = Çevrimiçi
lobby-title = Çevrimiçi oynayın
lobby-quick = Hızlı eşleşme
lobby-quick-help = Tek tıkla, aynısını isteyen bir sonraki kişiyle oynarsınız.
lobby-invite = Arkadaş davet et
lobby-account = Dereceli maçlar için hesabınız olmalı.
lobby-waiting = Rakip aranıyor…
lobby-seeks = Rakip bekleyenler
lobby-no-seeks = Şu anda kimse beklemiyor. Hızlı eşleşmeyi başlatın ya da birini davet edin.
lobby-own = Maçlarınız
lobby-new = Yeni maç
lobby-against = Kime karşı
lobby-friend = Bağlantıyla bir arkadaş
lobby-anyone = Lobideki herhangi biri
lobby-computer = Bilgisayar
lobby-take = Oyna
lobby-withdraw = Geri çek
lobby-create = Maçı oluştur
lobby-live =
    { $count ->
        [one] Şu anda bir maç oynanıyor.
       *[other] Şu anda { $count } maç oynanıyor.
    }
lobby-rated-help = Dereceli maçlar, hesabı olan oyuncular arasında, saatle ve kurayla çekilen dizilişlerle oynanan çifte turlar ve daha uzun maçlardır.
lobby-refused = Bu maç mümkün değil: { $reason }
terms-unfair-kind = yalnızca çifte turlar ile standart, uzun ve maraton maçları dereceli olabilir.
terms-unfair-opening = yalnızca dizilişleri kurayla çekilen maçlar dereceli olabilir.
terms-no-clock = dereceli bir maç için saat gerekir.
terms-too-long = bir seri en fazla 15 galibiyete kadar sürer.
terms-unreadable = formdaki bir şey okunamıyor.
terms-account = dereceli maçlar için hesap gerekir.
terms-computer = bilgisayara karşı maçlar dostluk maçıdır.
terms-too-many = zaten çok fazla açık maçınız ve davetiniz var.
terms-computer-busy = bilgisayar şu anda çok fazla maç oynuyor. Lütfen daha sonra yeniden deneyin.
terms-slow-down = biraz hızlı oldu. Lütfen bir dakika bekleyin.
terms-gone = biri daha hızlı davrandı ya da geri çekildi.
terms-own = kendinize karşı oynayamazsınız.
terms-blocked = ikinizden biri diğeriyle oynamak istemiyor.
terms-unavailable = sunucu bunu şu anda yapamıyor. Lütfen yeniden deneyin.
rated-name = Dereceli
casual-name = Dostluk
label-counts = Maç türü
label-pace = Saat
pace-live = Dakika
pace-days = Gün
clock-days-each = Karar başına gün
clock-days =
    { $count ->
        [one] Karar başına bir gün
       *[other] Karar başına { $count } gün
    }
clock-per-round = Tur başına { $text }
column-player = Oyuncu
column-rating = Reyting
column-match = Maç
column-side = Taraf
column-result = Sonuç
column-games = Maçlar
column-place = Sıra
invitation-title = Oyun daveti
invitation-from = { $name } sizi bir maça davet ediyor.
invitation-own = Davetiniz
invitation-link = Bu bağlantıyı oynamak istediğiniz kişiye gönderin:
invitation-wait = Bu sayfayı açık bırakın: kabul edildiği anda maç burada başlar.
invitation-play = Oyna
invitation-account = Bu maç dereceli olduğu için iki oyuncunun da hesabı olmalı. Ardından buraya geri dönersiniz.
invitation-withdraw = Daveti geri çek
invitation-gone = Bu davet artık açık değil.
games-title = Oynanan maçlar
games-none = Şu anda oynanan maç yok.
games-spectators =
    { $count ->
        [one] Bir seyirci
       *[other] { $count } seyirci
    }
archive-title = Arşiv
archive-lead = Biten tüm maçlar: birini arayın, yeniden izleyin, analiz edin ya da indirin.
archive-player = Oyuncu
archive-any = Fark etmez
archive-from = Başlangıç
archive-to = Bitiş
archive-shortest = En az karar sayısı
archive-longest = En çok karar sayısı
archive-line-up = Diziliş
archive-search = Ara
archive-none = Maç bulunamadı.
archive-length = { $count } karar
archive-older = Daha eski maçlar
archive-newest = En yeni maçlar
archive-download = İndir
archive-download-all = Bu maçları indir
archive-refused = Bu arama okunamıyor. Tarihleri, sayıları ve dizilişi denetleyin.
result-points = { $side ->
        [black] Siyah puanla kazandı
       *[white] Beyaz puanla kazandı
    }
result-resignation = { $side ->
        [black] Beyaz terk etti, Siyah kazandı
       *[white] Siyah terk etti, Beyaz kazandı
    }
result-time = { $side ->
        [black] Siyah süreyle kazandı
       *[white] Beyaz süreyle kazandı
    }
result-claim = { $side ->
        [black] Siyah kazandı: Beyaz ayrıldı
       *[white] Beyaz kazandı: Siyah ayrıldı
    }
result-tied = Berabere
result-aborted = Hiç başlamadı
result-void = Geçersiz sayıldı
result-open = Sürüyor
result-black = Siyah kazandı
result-white = Beyaz kazandı
leaderboard-title = En iyi oyuncular
leaderboard-none = Burada henüz kimsenin oturmuş bir reytingi yok.
leaderboard-choice = Reyting türü
pool-double = Çifte tur
pool-match = Maç
pool-correspondence = Yazışmalı
tally = { $count ->
        [one] Çevrimiçi bir kez ulaşıldı: Siyah { $black }, Beyaz { $white } kez kazandı.
       *[other] Çevrimiçi { $count } kez ulaşıldı: Siyah { $black }, Beyaz { $white } kez kazandı.
    }
home-live = Şu anda oynanan bir maç
home-play-online = Çevrimiçi oyna
