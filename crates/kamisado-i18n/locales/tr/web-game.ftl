# Çevrimiçi bir oyun.

game-your-turn = Sıra sizde
game-sending = Gönderiliyor…
game-offline = Bağlantı yok. Yeniden bağlanılıyor…
game-offline-sending = Bağlantı yok. Son kararınız henüz sunucuya ulaşmadı; bağlantı gelir gelmez yeniden gönderilecek.
game-crowd = Seyirci: { $text }
game-here = Burada
game-away = Burada değil
game-gone = { $name } ayrıldı. { $time } sonra galibiyeti isteyebilirsiniz.
game-gone-now = { $name } ayrıldı. Galibiyeti isteyebilir ya da beklemeye devam edebilirsiniz.
game-first = İlk karar { $time } içinde verilmezse maç iptal edilir.
game-claim = Galibiyeti iste
game-takeback = Geri almayı iste
game-takeback-offered = { $name } bir hamleyi geri almak istiyor.
game-takeback-waiting = Bir hamleyi geri almak istediniz.
game-accept = Kabul et
game-decline = Reddet
game-withdraw = Vazgeç
game-rematch-offered = { $name } rövanş istiyor.
game-rematch-waiting = Rövanş teklif ettiniz.
game-next = Rövanşa git
game-premove = Planlanan: { $text }
game-premove-cancel = İptal
game-premove-dropped = Planladığınız hamle mümkün değil.
game-clock-minute = Bir dakikanız kaldı.
game-clock-seconds = On saniyeniz kaldı.
game-say = Bir şey söyle
game-said = Mesajlar
game-notify = Sıra bana gelince bildir
game-notify-denied = Tarayıcınız bu sitenin bildirimlerine izin vermiyor. Bunu tarayıcı ayarlarından değiştirebilirsiniz.
game-share = Paylaş
game-copy-failed = Kopyalanamadı
game-copy-link = Bağlantıyı kopyala
game-other = Başka maç

## Why something is refused

online-refused =
    { $refusal ->
        [no-such-game] Böyle bir maç yok.
        [not-a-player] Bunu yalnızca iki oyuncu yapabilir.
        [behind] Önce başka bir şey oldu. Tahtaya bakıp yeniden karar verin.
        [not-your-turn] Sıra sizde değil.
        [illegal] Kurallar buna izin vermiyor.
        [late] Bu ulaşmadan süreniz doldu.
        [over] Maç bitti.
        [not-over] Maç henüz bitmedi.
        [rated] Dereceli maçta hamle geri alınmaz.
        [nothing-to-take-back] Geri alınacak bir şey yok.
        [offer-open] Yanıt bekleyen bir teklif zaten var.
        [no-offer] Artık bir teklif yok.
        [not-gone] Rakibiniz hâlâ burada ya da yeterince uzun süredir ayrı değil.
        [not-begun] Maç henüz başlamadı.
        [next-game-exists] Rövanş çoktan başladı.
        [enough] Bir maç için bu kadarı yeter.
        [slow-down] Çok hızlı. Biraz bekleyin.
        [full] Bu maçı izleyen çok fazla kişi var.
        [unavailable] Sunucu bunu şu anda yapamıyor. Lütfen yeniden deneyin.
        [no-such-seek] Bu maç çoktan kapıldı.
        [own-seek] Kendinize karşı oynayamazsınız.
        [blocked] İkinizden biri diğerini engelledi.
        [terms] Böyle bir maç oynanamaz.
        [sign-in] Bunun için bir hesap gerekir.
       *[other] Sunucu bunu yapamadı. Sayfayı yenileyip yeniden deneyin.
    }

## What players say to each other

phrase =
    { $phrase ->
        [hello] Merhaba!
        [good-luck] İyi şanslar!
        [have-fun] İyi eğlenceler!
        [well-played] İyi oynadınız!
        [good-game] Güzel maçtı!
        [thanks] Teşekkürler!
        [sorry] Özür dilerim!
        [oops] Hay aksi!
        [have-to-go] Gitmem gerek.
       *[see-you] Görüşürüz!
    }
