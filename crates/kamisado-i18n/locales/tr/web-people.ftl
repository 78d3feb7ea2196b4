# İnsanlar: hesaplar, oturumlar, profiller.

trouble-foreign = Başka bir siteden gelen istek
trouble-foreign-text = Bu istek bu sitenin bir sayfasından gelmiyor, bu yüzden hiçbir şey değiştirilmedi. Sayfayı yeniden açıp orada tekrarlayın.
trouble-too-often = Çok fazla deneme
trouble-too-often-text =
    { $count ->
        [one] Lütfen bir dakika sonra yeniden deneyin.
       *[other] Lütfen { $count } dakika sonra yeniden deneyin.
    }
form-unreadable = Bu form okunamıyor. Geri dönün, sayfayı yenileyin ve yeniden deneyin.
log-in-title = Giriş yapın
log-in-action = Giriş yap
log-in-failed = Ad ya da parola yanlış.
log-in-busy = Şu anda çok kişi giriş yapıyor. Lütfen birazdan yeniden deneyin.
log-in-new = Burada yeni misiniz?
log-in-forgot = Parolanızı mı unuttunuz?
log-out = Çıkış yap
register-title = Hesap oluşturun
register-lead = Bir ad ve bir parola yeter; e-posta gerekmez. Misafir olarak oynadığınız maçlar sizde kalır.
label-name = Ad
label-password = Parola
label-password-now = Şimdiki parola
label-password-new = Yeni parola
label-code = Kurtarma kodu
name-rules = 2–20 harf, rakam, tire ve alt çizgi; bir harfle başlar. Herkes görebilir.
name-taken = Bu ad alınmış ya da alınmış bir ada fazla benziyor.
name-refused = Bu ad kullanılamaz. Tek bir alfabeden 2–20 harf, rakam, tire ve alt çizgi seçin; bir harfle başlasın.
password-rules = En az { $count } karakter. Art arda birkaç sözcük akılda kolay kalır, tahmin edilmesi zordur.
password-refused = Bu parola çok kısa, çok uzun ya da tahmin edilmesi çok kolay. En az { $count } karakterli, yaygın olmayan ve adınızı içermeyen bir parola seçin.
password-wrong = Parola yanlış.
password-changed = Parolanız değiştirildi ve diğer her yerde oturumunuz kapatıldı.
recover-title = Hesabınızı kurtarın
recover-lead = Sakladığınız kurtarma kodlarından birini girin ve yeni bir parola seçin. Her kod bir kez kullanılabilir.
recover-failed = Ad ya da kurtarma kodu yanlış.
recover-action = Yeni parolayı ayarla
codes-title = Kurtarma kodlarınız
codes-lead = Parolanızı unutursanız bu kodlardan biriyle yenisini seçebilirsiniz. Her biri bir kez kullanılabilir. Güvenli bir yerde saklayın: yalnızca şimdi gösteriliyorlar.
codes-kept = Sakladım
codes-left =
    { $count ->
        [one] Bir kurtarma kodunuz kaldı.
       *[other] { $count } kurtarma kodunuz kaldı.
    }
codes-none = Hiç kurtarma kodunuz kalmadı.
codes-new = Yeni kurtarma kodları oluştur
codes-new-text = Yeni kodlar eskilerin tümünün yerine geçer.
account-title = Hesabınız
account-nobody = Henüz hesabınız yok. Hesap olmadan da misafir olarak oynayabilirsiniz; hesap, maçlarınızı her cihazda saklar ve dereceli maçlar için gereklidir.
account-guest = Bu cihazda misafir olarak oynuyorsunuz. Hesap, maçlarınızı saklar ve dereceli maçlar için gereklidir.
account-password = Parolanızı değiştirin
account-action = Kaydet
sessions-title = Oturumunuzun açık olduğu yerler
session-here = Bu tarayıcı
session-used = Son kullanım: { $date }
session-unknown = Bilinmeyen tarayıcı
sessions-others = Diğer her yerden çıkış yap
data-title = Verileriniz
data-text = Bu sitenin hakkınızda bildiği her şey tek dosyada: hesap, oturumlar, maçlar, reytingler, engellemeler ve bildirimler.
data-action = Verilerinizi indirin
delete-title = Hesabınızı silin
delete-text = Adınız, parolanız ve oturumlarınız kalıcı olarak silinir. Biten maçlarınız adınız olmadan kalır. Bu işlem geri alınamaz.
delete-action = Hesabımı sil
blocks-title = Engellediğiniz oyuncular
blocks-none = Kimse yok. Engellediğiniz oyuncular sizinle eşleşmez.
block-action = Engelle
block-done = Engellendi: bu oyuncuyla bir daha eşleşmezsiniz.
unblock-action = Engeli kaldır
report-title = Bu oyuncuyu bildirin
report-lead = Her bildirimi insanlar okur. Konu nedir?
report-help = Bir programdan yardım alma
report-stalling = Bilerek zaman geçirme
report-name = Saldırgan bir ad
report-other = Başka bir şey
report-action = Bildirimi gönder
report-sent = Teşekkürler. Bildiriminiz gönderildi.
player-since = { $date } tarihinden beri burada
player-guest = Misafir
player-computer = Bilgisayar, seviye { $level }
player-former = Eski oyuncu
player-profile = Profiliniz
player-ratings = Reytingler
player-no-rating = Henüz dereceli maç yok.
player-chart = Zaman içinde reyting: şu anda { $rating }, artı eksi { $deviation }, { $count } maçtan sonra
player-results = Sonuçlar
player-games = Maçlar
player-no-games = Henüz maç yok.
player-all-games = Tüm maçlar
column-won = Kazanılan
column-tied = Berabere
column-lost = Kaybedilen
