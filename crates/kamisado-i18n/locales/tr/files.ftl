### Dizilişlerde ve dosyalarda neyin yanlış olduğu.

## Dizilişler

error-line-up-letter = { $offset } numaralı yerdeki işaret bir renk değil: n, g, r, y, p, u, b ve o harflerini istediğiniz sırayla yazın.
error-line-up-length = Bir dizilişte her renk için bir harf, toplam sekiz harf olur, { $count } değil.
error-line-up-twice = Dizilişte { color-name } rengi iki kez geçiyor, demek ki bir başkası eksik.

## Dosyalar

error-file-missing = Böyle bir dosya ya da klasör yok.
error-file-forbidden = Buna izin verilmiyor.
error-file-folder = Bu bir dosya değil, klasör.
error-file-no-folder = Yolun bir bölümü klasör değil, dosya.
error-file-exists = Bu zaten var.
error-file-full = Yazacak yer kalmadı.
error-file-read-only = Oraya yazılamaz, yalnızca okunabilir.
error-file-text = Bu, UTF-8 bir metin değil.
error-file-other = Sistem “{ $reason }” diyor.

## Komutlar

error-no-command = “{ $name }” diye bir komut yok; `kamisado --help` hepsini sayar.
error-needs-terminal = Komut `kamisado play`, tuşları ve ekranı için bir terminal ister; `kamisado ugi` borularla oynar.
error-nothing-to-resume = Sürdürülecek maç yok; `kamisado play` bir tane başlatır.
error-match-busy = { $path } dosyasındaki maç başka bir pencerede açık: orada kapatın veya --file ile başka bir dosya verin.
error-memory = { $count } MiB’lik bir tablo için yeterli bellek yok: --hash ile daha azını isteyin.
error-sprt = Seçenek --sprt, küçüğü önce olmak üzere iki Elo puanı alır, örneğin --sprt 0,20.
error-chance = Seçenek { $name }, 0 ile 0.5 arasında bir olasılıktır, örneğin 0.05.
error-one-engine = Tek motor kendi başına oynayamaz: bir tane daha yazın, örneğin level:5.
