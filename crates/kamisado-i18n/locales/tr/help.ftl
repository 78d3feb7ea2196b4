### Komut satırının yardımı. İngilizcesi kodun yanında durur.

## Başlıklar

usage = Kullanım
usage-options = SEÇENEKLER
usage-command = KOMUT
options = Seçenekler
commands = Komutlar
arguments = Argümanlar
examples = Örnekler
default = varsayılan
values = olası

## Yanlış olan

wrong-value = “{ $value }” { $argument } için uygun değil.
wrong-value-of = “{ $value }” { $argument } için uygun değil. Olası değerler: { $values }.
wrong-value-missing = { $argument } bir değer ister.
wrong-argument = Burada { $argument } diye bir şey yok.
wrong-command = “{ $command }” diye bir komut yok.
wrong-together = { $argument } ve { $other } birlikte kullanılamaz.
wrong-missing = Eksik: { $argument }.
wrong-count = { $argument } için çok fazla ya da çok az değer var.
wrong-usage = Komut böyle çağrılamaz.
wrong-suggestion = Şunu mu demek istediniz: { $value }?
wrong-more = Daha fazlası için --help.

## Program

kamisado = Terminalde Kamisado: oyun, çalışma ve araçlar tek programda
kamisado-more =
    Komut verilmezse `kamisado`, `kamisado serve` gibi web uygulamasını başlatır; `kamisado play` terminalde oynatır.

    Konumlar `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -` gibi, tırnaklı ya da tırnaksız yazılır. Konum alan bir komutta `-`, standart girdiden her satırda bir konum okur.

    Çıkış kodları: 0 tamam, 1 yanıt hayır, 2 yanlış argüman ya da girdi, 3 bir dosya ya da pipe okunamadı veya yazılamadı.
any-help = Bu yardımı gösterir
any-help-command = Bu yardımı ya da bir komutunkini gösterir
any-version = Sürümü gösterir
any-lang = Cümlelerin dili: de, en, fr, nl, tr, hu ya da ro; yoksa `play` menüsünde son seçilen ya da ortamınki
any-line = Düz metinle, satır satır oyna
any-hash = Kanıtlanmış konumların tablosu, MiB olarak
any-threads = Kaç iş parçacığı arasın; düğüm sayıları yalnızca bir taneyle hep aynıdır
any-nodes = Yaklaşık bu kadar konumdan sonra vazgeç
any-symbols = Kareler ve kuleler üzerindeki simgeler
any-palette = Renkler, renk körleri için de
any-colors = Terminalin kaç rengi var; yoksa ortamın söylediği
any-colors-truecolor = On altı milyon
any-colors-256 = Çoğu terminalin 256 rengi
any-colors-16 = Her terminalin on altı rengi
any-colors-none = Hiç: harfler, ayraçlar ve ters görüntü her şeyi gösterir
any-words = Bir maç kaydının dosyası, metin ya da JSON; bir konum; `startpos`; ya da bunlardan biri için standart girdiden `-`
any-kind = Yalın bir karar listesinin ait olduğu maç türü
any-opening = O maç nasıl başlar: standard, tournament, matchplay ya da 1-3-5
any-board = Tahtası nasıl durur: standard ya da mirrored
any-at = Yalnızca bu kadar karardan sonraki konum; 0 başlangıçtır
any-flip = Beyaz’ın gördüğü tahta

## play

learn = Oyunu, ilk hamleden üçlü sumoya kadar, oynanan kısa derslerle öğretir
learn-more = Numara verilmezse bir liste dersleri ve hangilerinin bittiğini gösterir; bu, kullanıcının veri klasöründe saklanır. --line ile ve ekran olmayan yerde ders satır satır oynanır, numara yoksa bitmemiş ilk dersten başlar; --list listeyi yazdırır.
learn-number = Bu numaralı ders
learn-list = Dersleri ve hangilerinin bittiğini yazdır
matches = Kayıtlı maçları ad ve tarihleriyle listeler ve baştan izletir
matches-more = `kamisado play` ile oynanan her maç kullanıcının durum klasörüne kaydedilir. Sonuncunun numarası 1’dir. Numara verilirse o maç ekranda baştan izlenir; başka yerde ve --print ile kaydı yazdırılır.
matches-number = Listede bu numaralı maç
matches-print = Maçı ekranda göstermek yerine kaydını yazdır
matches-json = Her maç için bir JSON nesnesi yazdır
play = Terminalde oynar: iki kişi, bilgisayara karşı ya da bilgisayar kendine karşı
play-more = Seçenek verilmezse bir menü ne oynanacağını sorar. Her maç oynandıkça, bütün öbür komutların okuduğu bir maç kaydı olarak kullanıcının durum klasörüne ya da --file ile verilen dosyaya kaydedilir; --resume sonuncuya devam eder. `?` tuşları gösterir. Menüde seçilenler kullanıcının yapılandırma klasöründe hatırlanır. --line ile ve ekran olmayan yerde düz metinle, satır satır oynanır.
play-kind = Maç ne kadar uzun: single, double, standard, long, marathon, series ya da beş galibiyet için series-5
play-opening = Nasıl başlar: standard, tournament, matchplay ya da 1-3-5
play-board = Tahta nasıl durur: standard ya da mirrored
play-favour = Bir tarafı kayırdığı kanıtlanmış dizilişler çeker, az sayıda ilk hamle kazanıyorsa hiçbirini: none, black ya da white
play-position = İlk turun başladığı konum
play-black = Siyah’ı kim oynar: human, bir kişinin adı ya da 1 ile 10 arası bir seviye
play-white = Beyaz’ı kim oynar: human, bir kişinin adı ya da 1 ile 10 arası bir seviye
play-clock = Oyuncu başına dakika ve her karardan sonra eklenen saniye: 10+5
play-seed = Şansın bağlı olduğu sayı: aynısı aynı kura ve bilgisayarın aynı alışkanlıklarını verir
play-resume = Yarım kalan son maça devam et; --black, --white ve --clock kimin ve ne hızda oynayacağını değiştirir
play-file = Maçın kaydedileceği dosya; içinde maç varsa ona devam edilir

## Çalışma

analyse = Bir konumun ya da bir maç kaydının bütün konumlarının her hamlesini kanıtlar ve her birini bilinir bilinmez söyler
analyse-more = Bir hamle, onu yapan taraf için kazandırır ya da kaybettirir. Terminalde hamleler kanıtlar geldikçe işaretlenir; başka yerde her biri bir satırdır. Bir maç kaydının her konumunun hamlelerinden önce, ondan önceki karar sayısı ve konumla bir satır, oynanan hamleden sonra da `played` yer alır. Son kanıttan önce bir sınıra gelindiyse çıkış kodu 1 olur.
analyse-json = Her hamle için bir JSON nesnesi yaz
solve = Bir konumdan kimin kazanacağını kanıtlar
solve-more = Kanıttan önce bir sınıra gelindiyse çıkış kodu 1 olur.
solve-words = Bir konum, `startpos` ya da standart girdide her satırda bir konum için `-`
solve-length = Turun kaç hamlede biteceğini de kanıtla ve böyle bir dizi yaz
solve-certificate = Bu dosyaya `kamisado verify` için tam bir kazanma stratejisi yaz; yalnızca tek konum için
solve-json = Her konum için bir JSON nesnesi yaz
verify = Bir sertifikayı denetler: stratejisini hiç arama yapmadan kurallara göre oynar
verify-more = Dosya değiştirildiği ya da stratejisi kazanmadığı için bir şey kanıtlamıyorsa çıkış kodu 1 olur.
verify-file = `kamisado solve --certificate` komutunun yazdığı sertifika, ya da standart girdi için `-`
verify-json = Bir JSON nesnesi yaz
book = Dizilişler ve ilk hamleler üzerine kanıtlananları gösterir, denetler ve artırır
book-more = Turnuva dizilişinde önce hücum oyuncusu dizer, savunma oyuncusu karşılık verir. Kitap, hangi dizilişe kazanan bir karşılık olduğunu ve hangisi olduğunu bilir. Komutsuz, ne kadar bildiğini söyler.
show = Bir dizilişin karşılığını gösterir
show-board = Dizilişin durduğu oyun tahtası
show-json = Her diziliş için bir JSON nesnesi yaz
show-line_ups = Hücum oyuncusunun dizilişleri: oyuncunun solundan sekizer renk harfi
moves = Bir turun başından kazanan ilk hamleleri gösterir
prove = Kayıtları yeniden kanıtlar
prove-more = Bir yanıt saniyenin onda birinde kanıtlanır. Yanıt olmadığını kanıtlamak için 40.320 yanıtın hepsi denenir; bu yaklaşık bir dakika sürer. Bir kayıt yanlış ya da eksikse çıkış kodu 1 olur.
prove-sample = Bütün kitaptan bu kadar kaydı kanıtla
prove-all = Bütün kitabı kanıtla
prove-line_ups = Hücum oyuncusunun dizilişleri; yoksa kurayla on tanesi
build = Yanıt aramayı sürdürür ve bir dosyada saklar
build-more =
    Dosya birkaç saniyede bir yazılır, kesilirse kaldığı yerden sürer.

    İşi birkaç bilgisayar bir veritabanı üzerinden paylaşabilir: her biri başkasının denemediğini alır, ötekilerin bulduklarını öğrenir ve hepsini kendi dosyasına yazar. Biri durursa işini ötekiler yapar. Veritabanı olmadan her biri bir parçayı yapabilir; --from dosyalarını birleştirir.
build-from = Bu dosyalardakilerle de başla
build-part = İşin bir parçasını yap: 1/4 dört parçanın ilkidir
build-database = İşi aynı veritabanını belirten bütün bilgisayarlarla paylaş: bir dosya ya da postgres://user@host/name gibi bir adres
build-file = Kitap; dosya henüz yoksa boş başlar
build-moves = İlk hamleleri kanıtlamayı sürdürür ve bir dosyada saklar
build-moves-more = Bunlar başlangıç konumu, 1-3-5 açılışı ve kurayla dizilişlerin bütün çiftleridir. Dosya her birinden sonra yazılır.
build-moves-all_moves = Yalnız kazandıran bir hamleyi değil, her ilk hamleyi ve kesin uzunluğu kanıtla
build-moves-file = İlk hamleler; dosya henüz yoksa boş başlar
moves-words = Bir konum, `startpos` ya da standart girdide her satırda bir konum için `-`
replay = Bir maçı ekranda adım adım gösterir ya da içinde olan her şeyi yazar
replay-more = Terminalde ok tuşları maçta ve turlarında gezer, bir sayı ve Enter bir adıma götürür, boşluk tuşu otomatik oynatır, `f` tahtayı çevirir, `q` çıkar. Çıktı başka yere gidiyorsa adımlar yazılır. Maç kaydı verilmezse burada oynanan son maç gösterilir.
replay-print = Her adımı ekranda göstermek yerine yaz
replay-boards = Her konumun diyagramıyla
replay-json = Her adım için bir JSON nesnesi yaz
review = Bir maçı inceler: her kararın neyi koruduğu ya da harcadığı, neyin kazandıracağı ve maçın nerede döndüğü
review-more = Her turun bir şeridi vardır: Siyah’ın kanıtlanmış kazancı olan yerde çizginin üstünde, Beyaz’ınki olan yerde altında çubuklar, ne kadar uzunsa o kadar güvenli, kazancı harcayan kararların altında da `!`. Karar başına --nodes ile kanıtlanamayan açık sayılır. Maç kaydı verilmezse burada oynanan son maç incelenir.
review-json = Bir JSON nesnesi yaz
review-mistakes = Yalnızca kazancı harcayan kararlar
puzzle = Bulmaca çözer: tam bir hamlenin kazandırdığı konumlar
puzzle-more = --number, --grade ya da --daily verilmezse çözülmemiş sıradaki bulmaca gelir. Terminalde ekranda, `kamisado play` tuşlarıyla çözülür. Başka yerde ve --print ile yazılır. Komut satırındaki ya da `-` ile standart girdide her satırda bir tane verilen hamleler denenir: bulmacayı çözerlerse çıkış kodu 0, çözmezlerse 1 olur. Çözülenler kullanıcının veri klasöründe saklanır.
puzzle-number = Bu numaralı bulmaca
puzzle-grade = Bu zorlukta sıradaki bulmaca, 1 (kolay) ile 5 (zor) arası
puzzle-daily = Bir günün bulmacası, 2026-11-16 gibi yazılır; tarih verilmezse bugünün (UTC)
puzzle-print = Bulmacayı ekranda göstermek yerine yaz
puzzle-json = Bir JSON nesnesi yaz
puzzle-solution = Çözümü de yaz
puzzle-moves = Çözen hamleler, herhangi bir notasyonla, ya da standart girdide her satırda bir tane için `-`

## Araçlar

diagram = Bir konumu, bir maç kaydının bir adımını ya da bütün bir maç kaydını tek sayfada veya hareketli olarak çizer
diagram-more = --at başkasını ya da --sheet hepsini istemedikçe bir maç kaydının son konumu çizilir. GIF bütün maç kaydını hamle hamle ya da --at adımına kadar gösterir. --format belirtilmezse biçim dosyanın uzantısından çıkar. Renkleri harfler adlandırıyorsa bir açıklama onları tanıtır.
diagram-sheet = Maç kaydının bütün konumları, her biri hamlesiyle, tek resimde
diagram-columns = Sayfanın bir sırasında kaç diyagram olsun
diagram-format = Biçim
diagram-format-text = Çerçeve karakterlerinden bir ızgara
diagram-format-ascii = ASCII ile aynı ızgara
diagram-format-compact = Her sıra için bir satır
diagram-format-gif = Bir animasyon
diagram-output = Yazılacak dosya; yoksa standart çıktı
diagram-width = Bir PNG ya da GIF dosyasının piksel olarak genişliği; verilmezse 800 ya da 400
diagram-symbols = Karelerin renkleri için simgeler
diagram-tower_symbols = Kulelerin renkleri için simgeler; yoksa karelerdeki gibi, o da yoksa kanji
diagram-dark = Koyu sayfalar için
diagram-no_coordinates = Sütun ve sıra adları olmadan
diagram-targets = Oynaması gereken kulenin gidebileceği kareleri işaretle
convert = Konumları, hamleleri ve maç kayıtlarını bütün biçimler ve diller arasında çevirir
convert-more = Okunan tanınır: metin ya da JSON olarak bir maç kaydı, konumlar ya da `b1b7 a8a4` gibi bir karar listesi. Liste, --match, --opening ve --board nasıl diyorsa öyle başlar.
convert-to = Yazılacak biçim
convert-to-record = ASCII karakterleriyle maç kaydı: U<5Y
convert-to-kanji = Resmi karakterlerle maç kaydı: 紫↖5黄
convert-to-words = Seçilen dilin sözcükleriyle maç kaydı
convert-to-json = JSON
convert-to-moves = Kararlar tek satırda: b1b7 a8a4
convert-to-positions = Her hamleden önceki ve sondaki konum, her satırda bir tane
setup = Kurayla diziliş çeker: herhangi bir sırayla ya da 36 numaralı dizilişten ikisini
setup-more = Numaralı dizilişlerde hücum oyuncusu iki numaradan küçüğünü tutar, büyüğünü savunma oyuncusuna verir. Başlangıç sayısı yazılır ve aynı sayı hep aynı kurayı çeker. Adil başlangıçlar ve bir tarafı kayıranlar, bütün ilk hamleleri kanıtlanmış numaralı diziliş çiftleri arasından çekilir; `kamisado play --favour` bunlardan birini oynatır.
setup-draw = Ne çekilsin
setup-draw-random = Herhangi bir sırayla iki diziliş
setup-draw-match-play = 36 numaralı dizilişten ikisi
setup-draw-fair = Hücum oyuncusunun kazandığı, ama az sayıda ilk hamleyle kazandığı ikisi
setup-draw-challenger = Hücum oyuncusunun birçok ilk hamleyle kazandığı ikisi
setup-draw-defender = Savunma oyuncusunun kazandığı ikisi
setup-seed = İlk kuranın başlangıç sayısı; sonrakiler ondan sayar
setup-count = Kaç kura
setup-json = Her kura için bir JSON nesnesi yaz
ugi = Satır protokolünü konuşur: turnuva programları ve başkaları için motor
perft = Hamle üreticilerini birbirine karşı denetlemek için olası hamle dizilerini sayar
perft-more = Pas geçmek bir hamle değildir ve bitmiş bir turun hamlesi yoktur.
perft-words = Bir konum, `startpos` ya da standart girdide her satırda bir konum için `-`
perft-depth = Kaç hamle uzunluğunda
perft-divide = Her ilk hamle için say
perft-json = Her konum için bir JSON nesnesi yaz
arena = Motorları birbiriyle oynatır ve hangisinin güçlü olduğunu söyler
arena-long = Her maç çifti, iki taraftan oynanan tek bir başlangıçtır; şanslı bir başlangıç kimseye yaramaz. Çöken, zamanında yanıtlamayan ya da kural dışı yanıt veren motor maçı kaybeder ve rapor bunu söyler. İkiden çok motor varsa herkes herkesle oynar.
arena-more =
    Motorlar:
    level:3 – kendi seviyelerimizden biri, 1 ile 10 arası
    level:10,aim=round – aynısı, her turu kendi başına oynar; seed=7 ve memory=256 (MiB) de olur
    cmd:./other-engine ugi – satır protokolünü konuşan başka bir program
    cmd,Level=5:./engine ugi – bir ayarla aynısı
arena-engines = Motorlar
arena-ladder = Her seviyemiz bir altındakine karşı
arena-pairs = En çok kaç maç çifti
arena-kind = Ne oynansın: single, double, standard, long, marathon, series ya da beş galibiyet için series-5
arena-start = Maçlar nasıl başlar: random (kurayla diziliş), matchplay (o da kurayla), tournament (motorlar dizer), standard ya da 1-3-5; son ikisinde şanssız ve saatsiz motorlar hep aynı maçları oynar
arena-seed = Dizilişlere ve alışkanlıklara karar verir; aynısı aynı maçları verir
arena-concurrency = Aynı anda kaç maç; yoksa işlemci sayısı kadar
arena-time = Bütün maç için saniye ve her kararın ekledikleri: 60 ya da 60+0.5
arena-movetime = Her karar için milisaniye
arena-nodes = Her karar için yaklaşık kaç konuma bakılsın
arena-margin = Bir yanıt kaç milisaniye gecikebilir
arena-patience = Süre konmamışsa bir yanıt kaç saniye beklensin
arena-sprt = İlk motorun birinci mi ikinci mi Elo sayısı kadar güçlü olduğu belli olur olmaz dur
arena-alpha = Birincisi doğruyken test ikinci sayıyı ne sıklıkta kabul edebilir
arena-beta = İkincisi doğruyken test birinci sayıyı ne sıklıkta kabul edebilir
arena-records = Maç kayıtlarını sakla: maç başına bir dosyayla bir klasörde ya da ad .jsonl ile bitiyorsa JSON satırlarından tek dosyada
arena-json = Her iki motor için bir JSON nesnesi yaz
arena-quiet = İlerlemeyi gösterme
bench = Sabit bir arama dizisi yapar ve kaç konuma baktıklarını yazar
bench-more = Düğüm sayısı her makinede aynıdır ve tam olarak motor değişince değişir; hız makineye bağlıdır.
bench-json = Bir JSON nesnesi yaz
completions = Bir kabuk için tamamlamaları yazar
completions-shell = Kabuk
man = Programın ya da bir komutun kılavuz sayfasını yazar
man-command = Komut; yoksa program
serve = Web uygulamasını başlatır: tarayıcıda oyna, öğren ve analiz et
serve-host = Dinlenecek adres; yoksa yalnızca bu bilgisayar bağlanabilir
serve-port = Dinlenecek bağlantı noktası; yoksa 8080 ya da boş olan bir sonraki
serve-assets = Üzerinde çalışmak için betikleri ve biçimleri programdan değil bu klasörden oku
any-config = Ayarları bu TOML dosyasından oku
serve-set = docs/server.md içindeki bir ayarı belirle, örneğin sessions=32; yinelenebilir
serve-bus = Aynı veritabanını kullanan sunucuların birbirine haber verdiği NATS’ın adresi; birden çok adres virgülle ayrılır
any-database = Veritabanı: bir dosya, postgres://user@host/name gibi bir adres ya da hiçbir şey saklamamak için :memory:; yoksa kullanıcının veri klasöründeki kamisado.db
admin = Bir sunucunun insanlarına ve oyunlarına bakar, sunucu çalışırken de
admin-more = Yapılan her şey, kullanıcının adı ve zamanıyla birlikte günlükte durur. Adlar istendiği gibi yazılabilir: büyük ve küçük harfler ile birbirine benzeyen harfler aynıdır.
close = Bir hesabı kapatır: artık kimse onunla oturum açamaz
close-name = Ad
open = Kapatılmış bir hesabı yeniden açar
open-name = Ad
rename = Bir hesaba başka bir ad verir
rename-name = Ad
rename-new = Yeni ad
void = Süren ya da bitmiş bir oyunu geçersiz sayar
void-game = Oyunun adresindeki on harf ve rakam
reports = Açık bildirimleri gösterir
reports-handled = Bunun yerine bu numaralı bildirimi sonuçlanmış say
promote = Birini moderatör yapar
promote-name = Ad
demote = Birinin moderatörlüğünü alır
demote-name = Ad
fairness = Birinin dereceli maçlarını kanıtlananlarla karşılaştırır: az sayıda hamlenin koruduğu kazancı kaç kez korudu
fairness-more = Oyuncunun kanıtlanmış kazancının olduğu, en çok üç hamleden birinin onu koruduğu ve hiçbirinin hemen kazandırmadığı hamleler sayılır. Sayılar tek başına bir şey kanıtlamaz: güçlü oyuncular da böyle hamleleri bulur. Hiçbir şey değiştirilmez, kimseye haber verilmez.
fairness-name = Ad
fairness-games = Kaç dereceli maça bakılacağı, en yenileri önce
audit = Günlüğü gösterir, en yenisi önce
audit-limit = Kaç satır
backup = Sunucu çalışırken her şeyi bir dosyaya yedekler
backup-file = Yeni dosya; .gz uzantısıyla sıkıştırılır, - ise standart çıktıdır
restore = Bir veritabanını bir yedekten doldurur, ya tümüyle ya da hiç; sunucular durdurulmuş olmalıdır
restore-file = Yedeğin dosyası; - standart girdidir
restore-replace = Veritabanında bulunanın yerine koy
