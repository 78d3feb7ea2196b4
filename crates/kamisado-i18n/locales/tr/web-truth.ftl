# Kanıtlanmış olanlar sayfası.

truth-title = Kanıtlanmış olanlar
truth-lead = Oyun hakkında gerçekler; her birinin yanında onu yeniden kanıtlayan komut var. Sayılar programın içindeki kitaptan gelir.
truth-start = Başlangıç konumundan ilk oyuncu kazanır; iki taraf da en iyi oynarsa 17 hamlede.
truth-start-moves = Oradaki { $moves } ilk hamlenin { $winning } tanesi kazandırır.
truth-start-strategy = Eksiksiz bir kazanma stratejisi bir sayfaya sığar; denetlemek için kuralları bilmek yeter.
truth-capped = 1-3-5 açılışında da ilk oyuncu kazanır: { $moves } ilk hamlenin { $winning } tanesiyle.
truth-drawn = 36 numaralı diziliş { $starts } çift oluşturur: hücum oyuncusu bu başlangıçların { $won } tanesinde kazanır, { $lost } tanesinde kaybeder.
truth-fair = Bu başlangıçların bazıları neredeyse dengelidir: hücum oyuncusu kazanabilir, ama yaklaşık yüz ilk hamleden yalnız birkaçıyla. Başkaları bir tarafa avantaj verir.
truth-fair-play = Dengeli bir başlangıç oyna
truth-random = Rastgele iki dizilişle oynanan yüz turun yaklaşık 99’unu ilk oyuncu kazanır.
truth-tournament = Turnuva dizilişinde hücum oyuncusu kazanır: { $line_up } dizilişi { $answers } yanıtın hepsini yener.
truth-answers = Ayna görüntüleri bir kez sayılırsa { $line_ups } diziliş vardır: { $answered } tanesinin kazandıran bir yanıtı var, { $unbeatable } tanesinin yok.
truth-defence = Çoğuna tek bir yanıt yeter: { $line_up } ya da ayna görüntüsü bunlardan { $count } tanesini yener.
truth-both = En iyi dizilişler iki taraf için de güçlüdür: kitaptaki { $answers } yanıttan { $both } tanesinin kendisine de yanıt yok.
truth-twice = Başlangıç konumundan ilk oyuncu ilk turu kesin kazanabilir; ama hangi taraftan dizilirse dizilsin, ilk iki turu birden kesin kazanamaz.
truth-open = Bütün bir maçı kimin kazanacağı bilinmiyor. Bir turu kaybeden, sonraki turda hücum oyuncusu olur; bu yüzden bir turu kazanmak maçı belirlemez.
truth-unsettled = Henüz çözülmemiş diziliş sayısı: { $count }.
truth-book = Kitaba sor
truth-book-lead = Turnuva dizilişinde önce hücum oyuncusu kulelerini dizer; savunma oyuncusu onları görüp yanıt verir. Hücum oyuncusunun kulelerini dizin ve bir yanıt olup olmadığını görün.
truth-answer-wins = Bu yanıt savunma oyuncusuna kazandırır: { $text }.
truth-answer-none = Yanıt yok: savunma oyuncusu hangi dizilişi seçerse seçsin hücum oyuncusu kazanır.
truth-answer-unknown = Kitap bu dizilişi henüz bilmiyor.
truth-show-unbeatable = Yanıtı olmayan birini göster
truth-play-challenger = Hücum oyuncusu olarak oyna
truth-play-defender = Savunma oyuncusu olarak oyna
