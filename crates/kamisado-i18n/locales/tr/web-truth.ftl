# Kanıtlanmış olanlar sayfası.

truth-title = Kanıtlanmış olanlar
truth-lead = Oyun hakkında gerçekler; her biri, onu yeniden kanıtlayan komutla birlikte. Sayılar programın içindeki kitaptan gelir.
truth-start = Standart başlangıçta ilk oyuncu kazanır; iki taraf da en iyi oynarsa 17 hamlede.
truth-start-moves = Oradaki { $moves } ilk hamleden { $winning } tanesi kazanır.
truth-start-strategy = Bunun için eksiksiz bir kazanma stratejisi bir sayfaya sığar ve onu denetlemek için yalnızca kurallar yeter.
truth-capped = 1-3-5 açılışında da ilk oyuncu kazanır: { $moves } ilk hamleden { $winning } tanesiyle.
truth-drawn = 36 numaralı dizilişten ikisi { $starts } başlangıç verir: hücum oyuncusu bunların { $won } tanesini kazanır, { $lost } tanesini kaybeder.
truth-fair = Bu başlangıçların bazıları neredeyse dengelidir: hücum oyuncusu kazanabilir, ama yaklaşık yüz ilk hamleden yalnız birkaçıyla. Başkaları bir tarafa avantaj verir.
truth-fair-play = Dengeli bir başlangıç oyna
truth-random = Rastgele iki dizilişle ilk oyuncu yüz turun yaklaşık 99’unu kazanır.
truth-tournament = Turnuva dizilişinde hücum oyuncusu kazanır: { $line_up } karşısında { $answers } yanıtın hepsi kaybeder.
truth-answers = Her ayna çiftinden biri alınınca { $line_ups } dizilişin { $answered } tanesine kazanan bir yanıt vardır, { $unbeatable } tanesine yoktur.
truth-defence = İşin çoğunu tek bir yanıt görür: { $line_up } bunlardan { $count } tanesini yener.
truth-twice = Standart başlangıçta ilk oyuncu turu kazanabilir; ama hangi taraftan dizilirse dizilsin, sonraki turu da kazanacağı bir galibiyeti zorlayamaz.
truth-open = Bilinmeyen: bütün bir maçı kimin kazanacağı. Turu kaybeden sonraki turda hücum oyuncusu olur; bu yüzden kazanılan bir tur maçı kazandırmayabilir.
truth-unsettled = Henüz çözülmemiş diziliş sayısı: { $count }.
truth-book = Kitaba sor
truth-book-lead = Turnuva dizilişinde hücum oyuncusu kulelerini dizer, savunma oyuncusu onları görüp karşılık verir. Hücum oyuncusunun kulelerini dizin ve bir yanıt olup olmadığını görün.
truth-answer-wins = Bu yanıt savunma oyuncusuna kazandırır: { $text }.
truth-answer-none = Yanıt yok: savunma oyuncusu ne dizerse dizsin hücum oyuncusu kazanır.
truth-answer-unknown = Kitap bunu henüz bilmiyor.
truth-show-unbeatable = Yanıtı olmayan birini göster
truth-play-challenger = Hücum oyuncusu olarak oyna
truth-play-defender = Savunma oyuncusu olarak oyna
