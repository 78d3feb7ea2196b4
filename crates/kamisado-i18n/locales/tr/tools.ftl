### Terminal araçlarının buldukları.

solved-win = Sıra { side-at } ve { side } kazanıyor, örneğin { $m } ile.
solved-loss = Sıra { side-at }, ama { opponent } kazanıyor; en uzun { $m } dayanıyor.
solved-length = İki taraf da en iyi şekilde oynarsa tur { $count } hamle sonra biter.
certificate-holds = Sertifika geçerli: rakip ne oynarsa oynasın { side } kazanır (denetlenen konum: { $count }).
certificate-refused = Sertifika geçerli değil: { $text }
certificate-of-one = Bir sertifika tek bir konum içindir: --certificate seçeneğini tek bir konumla kullanın.
book-known = Bilinen diziliş: { $count } / { $total } (ayna görüntüleri bir kez sayılır); yanıtı olmayan: { $without }.
book-answer = { $answer }, { $line_up } dizilişini yener: onunla savunma oyuncusu kazanır.
book-no-answer = { $line_up } dizilişinin yanıtı yok: hücum oyuncusu her dizilişe karşı kazanır.
book-unknown = { $line_up } dizilişinin yanıtı henüz bilinmiyor. “kamisado book build” onu arar.
book-moves = { side } şu ilk hamlelerle kazanır ({ $count }):
book-some-moves = { side } kazanır; bu ilk hamlelerin kazandırdığı kanıtlandı, başkaları da kazandırabilir:
book-start-lost = { side } başlar, ama ilk hamle ne olursa olsun { opponent } kazanır.
book-not-a-start = Kitap bu konumu bilmiyor. Başlangıç konumunu, 1-3-5 açılışını ve kurayla dizilişleri bilir; “kamisado solve” her konumu kanıtlar.
book-verified = Yeniden kanıtlanan kayıt: { $count }.
book-wrong = { $line_up } kaydı kanıtlanmadı: yanlış ya da eksik.
book-damaged = Bu dosya bir kitap değil ya da bozulmuş. Başka bir dosya seçin; “kamisado book build” yenisini oluşturur.
book-outage = { $reason } Şimdiye kadar kanıtlanan her şey { $path } içinde saklı; program denemeyi sürdürüyor.
book-given-up = { $reason } Program denemeyi bıraktı. Şimdiye kadar kanıtlanan her şey { $path } içinde; veritabanına yeniden ulaşılabildiğinde aynı komutu bir daha çalıştırın.
book-contradiction = Bir bilgisayar { $line_up } dizilişinin yanıtı olmadığını, bir başkası ise yanıtının { $answer } olduğunu kanıtladı. İkisinden biri yanılıyor. Bütün bilgisayarları durdurun ve hangisinin yanıldığını “kamisado solve { $text }” ile bulun.
certificate-title = İlk satırı bir sertifikanın ilk satırı değil.
certificate-line = “{ $name } …” satırı eksik, yanlış yerde ya da hatalı.
certificate-position = Konumu okunamıyor: { $reason }
certificate-moves = { $line }. satırdaki hamleler doğru biçimde değil.
certificate-count = Tam değil ya da ona bir şey eklenmiş.
certificate-checksum = Sağlama toplamı yanlış: dosya değiştirilmiş ya da bozulmuş. Onu kaynağından yeniden alın.
certificate-no-move = { $text } konumu için hamlesi yok.
certificate-illegal-move = { $text } konumu için hamlesi orada kurallara uygun değil.
certificate-loses = Stratejisi { $text } konumunda kaybedebilir.
certificate-left-over = Stratejisinin gerektirdiğinden çok hamle içeriyor.
input-line = { $line }. satır
server-ready = Kamisado şu adreste çalışıyor: { $address }
server-not-listening = Kamisado { $address } adresini dinleyemiyor ({ $reason }). --host ile başka bir adres ya da --port ile başka bir bağlantı noktası seçin.
server-stop = Durdurmak için Ctrl-C.
config-unknown = “{ $name }” adlı bir ayar yok. Tüm ayarlar docs/server.md içinde.
config-value = “{ $name }” ayarı “{ $text }” olamaz. Olası değerler docs/server.md içinde.
config-file = Yapılandırma geçerli bir TOML değil. Düzeltip yeniden deneyin: { $reason }
database-in-use = { $path }: bu veritabanını başka bir sunucu kullanıyor. Önce onu durdurun ya da --database ile başka bir dosya seçin.
database-missing = { $path }: böyle bir veritabanı yok. Sunucunun kullandığını --database ile belirtin.
database-too-new = { $path }: bu veritabanı Kamisado’nun başka bir sürümüne ait. O sürümü kullanın ya da --database ile başka bir veritabanı seçin.
database-damaged = { $path }: bu bir Kamisado veritabanı değil ya da bozulmuş. Bir yedeği geri yükleyin ya da --database ile başka bir dosya seçin.
database-read-only = { $path }: bu dosyaya ya da klasörüne yazılamıyor. İzinleri değiştirin ya da --database ile başka bir dosya seçin.
database-unreachable = { $path }: PostgreSQL’e ulaşılamıyor ({ $reason }). Çalıştığını ve --database içindeki sunucu adı ile bağlantı noktasını denetleyin.
database-rejected = { $path }: PostgreSQL bu kullanıcıyı ya da parolayı kabul etmiyor. Bunları --database içinde düzeltin ya da PGPASSWORD değişkenini ayarlayın.
database-none = { $path }: PostgreSQL’de bu adda bir veritabanı yok. createdb ile oluşturun ya da --database ile başka birini belirtin.
database-not-allowed = { $path }: bu PostgreSQL kullanıcısının orada tablo oluşturma ya da yazma izni yok. Kullanıcıyı veritabanının sahibi yapın ya da --database ile başka birini belirtin.
database-other = { $path }: veritabanı açılamıyor ({ $reason }). Onu denetleyin ya da --database ile başka birini seçin.
database-down = Veritabanına ulaşılamıyor. Lütfen yeniden deneyin.
admin-closed = { $name } hesabı kapatıldı.
admin-opened = { $name } hesabı yeniden açıldı.
admin-renamed = { $name } adlı oyuncunun yeni adı { $text }.
admin-voided = { $name } oyunu geçersiz sayıldı.
admin-promoted = { $name } artık moderatör.
admin-demoted = { $name } artık moderatör değil.
admin-handled = { $name } numaralı bildirim sonuçlandırıldı.
admin-unknown = “{ $name }” bulunamadı.
admin-already = Zaten öyle; hiçbir şey değiştirilmedi.
admin-name-taken = “{ $name }” adı alınmış ya da alınmış bir ada çok benziyor.
admin-bad-name = “{ $name }” bir ad olamaz: ad, tek bir yazının 2 ila 20 harfinden, rakam, tire ve alt çizgiden oluşur ve harfle başlar.
admin-no-reports = Açık bildirim yok.
admin-backed-up = Her şey { $path } dosyasına yedeklendi (oyunlar: { $games }, insanlar: { $people }).
admin-restored = { $path } dosyasındaki her şey geri yüklendi (oyunlar: { $games }, insanlar: { $people }).
backup-none = Bu bir Kamisado yedeği değil.
backup-too-new = Bu yedek Kamisado’nun daha yeni bir sürümüyle alınmış. O sürümle geri yükleyin.
backup-damaged = Bu yedek bozuk ya da eksik; { $line }. satır yanlış. Hiçbir şey değiştirilmedi. Başka bir yedek kullanın.
backup-not-empty = Bu veritabanında zaten oyunlar ya da insanlar var. --database ile başka bir tane seçin ya da bunların yerine geçmesi için --replace yazın.
backup-in-use = Bu veritabanını bir sunucu kullanıyor. Önce bütün sunucuları durdurun.
fairness-lead = { $name } adlı oyuncunun, dereceli maçlarda en çok üç hamleden birinin kanıtlanmış kazancı koruduğu durumlarda onu koruma sıklığı:
fairness-game = { $game }: { $kept }/{ $count }
fairness-player = { $name } bu tür { $count } hamlenin { $kept } tanesinde kazancı korudu. Rastgele hamleler onu yaklaşık { $text } kez korurdu.
fairness-opponents = Aynı maçlardaki rakipler: { $kept }/{ $count }. Rastgele hamleler kazancı yaklaşık { $text } kez korurdu.
fairness-note = Bu bir kanıt değildir: güçlü oyuncular da böyle hamleleri bulur. Karar vermeden önce maçları inceleyin.

## Okunanlar

input-one-only = Lütfen her seferinde yalnızca bir maç kaydı ya da konum verin.
input-empty = Okunacak bir şey yok: lütfen bir maç kaydı, bir konum ya da bir hamle listesi verin.
input-kinds = Bir maç kaydı dosyası, bir konum, startpos ya da standart girdi için - verin.
input-stdin = standart girdi
input-at = { $at }. adım yok: bu maç kaydı 0 ile { $count } arasında.

## Diyagramlar

diagram-terminal = Bir PNG ya da GIF terminalde gösterilemez: lütfen --output ile bir dosya verin.
diagram-nothing = Çizilecek bir şey yok: kuleler henüz dizilmedi.
diagram-ending = “.{ $ending }” bir diyagram biçimi değil: .svg, .png, .gif veya .txt kullanın ya da biçimi --format ile belirtin.
diagram-size = { $width } piksel genişliğinde bir resim olmaz: genişlik ve yükseklik 1 ile { $limit } piksel arasında olmalı. Başka bir --width seçin.
diagram-failed = Resim oluşturulamadı ({ $reason }): bunun yerine --format svg kullanın.

## Maç incelemesi

judged-kept = kazancı korudu
judged-threw-away = kazancı kaçırdı
judged-lost = zaten kayıp
judged-open = kanıtlanmadı
judged-drawn = kurayla belirlendi
judged-forced = tek hamle
judged-would-have-won = kazandırırdı: { $text }
review-match-turned = Maçın dönüm noktası: { $text }

## Yeniden oynatma

replay-step = adım
replay-round = tur
replay-autoplay = otomatik oynat

## Bulmacalar

puzzle-progress = Bu zorlukta çözülen bulmacalar: { $count }/{ $total }
puzzle-show-solution = Çözüm
puzzle-unfinished = Buraya kadar doğru, ama henüz çözülmedi: bulunacak hamleler var.

## Analiz

analysis-progress = Kanıtlanan hamleler: { $count }/{ $total }
