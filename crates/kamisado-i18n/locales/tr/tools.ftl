### Terminal araçlarının buldukları.

solved-win = Sıra { side-at } ve { side } kazanıyor, örneğin { $m } ile.
solved-loss = Sıra { side-at }, ama { opponent } kazanıyor; en çok { $m } direniyor.
solved-length = İki taraf da en iyi şekilde oynarsa tur { $count } hamle sonra biter.
solved-open = Kimin kazandığı kanıtlanmadı: önce bir sınıra ulaşıldı.
certificate-holds = Sertifika doğru: rakip ne oynarsa oynasın { side } kazanır (incelenen konum: { $count }).
certificate-refused = Sertifika hiçbir şeyi kanıtlamıyor: { $text }
certificate-of-one = Bir sertifika tek bir konum içindir: --certificate seçeneğini tek bir konumla verin.
input-line = { $line }. satır
server-ready = Kamisado sizi burada bekliyor: { $address }
server-stop = Durdurmak için Ctrl+C’ye basın.
config-unknown = “{ $name }” adlı bir ayar yok. Tüm ayarlar docs/server.md içinde.
config-value = “{ $name }” ayarı “{ $text }” olamaz. Olası değerler docs/server.md içinde.
config-file = Yapılandırma TOML değil: { $reason }

## Okunanlar

input-one-only = Buraya yalnızca bir maç veya konum uyar: lütfen bir tane verin.
input-empty = Okunacak bir şey yok: lütfen bir maç, bir konum veya bir hamle listesi verin.
input-kinds = Bir maç dosyası, bir konum, startpos veya standart girdi için - verin.
input-stdin = standart girdi
input-at = { $at } numaralı an yok: bu maçın son anı { $count }, ilk anı 0.

## Diyagramlar

diagram-terminal = PNG resmi terminale yazılacak bir metin değildir: lütfen --output ile bir dosya verin.
diagram-nothing = Çizilecek bir şey yok: kuleler henüz dizilmedi.
diagram-ending = “.{ $ending }” bir diyagram biçimi değil: .svg, .png veya .txt kullanın ya da biçimi --format ile belirtin.

## Geriye bakış

judged-kept = kazancı korudu
judged-threw-away = kazancı kaçırdı
judged-lost = zaten kaybedilmişti
judged-open = kanıtlanmadı
judged-drawn = kurayla belirlendi
judged-forced = tek hamle
judged-would-have-won = kazandırırdı: { $text }
review-match-turned = Maç burada döndü: { $text }

## Yeniden oynatma

replay-step = adım
replay-round = tur
replay-alone = kendiliğinden

## Bulmacalar

puzzle-progress = Bu derecede çözülen bulmacalar: { $count }/{ $total }
puzzle-refuted = Bu kazandırmıyor: yanıtı { $text }. Yeniden deneyin.
puzzle-show = Çözüm
puzzle-unfinished = Buraya kadar doğru, ama bulmaca henüz çözülmedi: daha fazla hamle gerekiyor.

## Analiz

analysis-nothing = Bu anda analiz edilecek bir şey yok: oynanacak bir hamle yok.
analysis-progress = Kanıtlanan hamleler: { $count }/{ $total }
