### Dizilişlerde ve dosyalarda neyin yanlış olduğu.

## Dizilişler

error-line-up-letter = { $offset }. karakter bir renk değil: n, g, r, y, p, u, b ve o harflerini istediğiniz sırayla yazın.
error-line-up-length = Bir dizilişte her renk için bir harf, toplam sekiz harf olur, { $count } değil.
error-line-up-twice = Dizilişte { color-name } iki kez geçiyor, yani başka bir renk eksik.

## Dosyalar

error-file-missing = Böyle bir dosya ya da klasör yok.
error-file-forbidden = Erişim izni yok: izinleri değiştirin ya da başka bir dosya kullanın.
error-file-folder = Bu bir dosya değil, klasör.
error-file-no-folder = Yolun bir bölümü klasör değil, dosya.
error-file-name = Bu ad çok uzun ya da burada kullanılamaz.
error-file-exists = Zaten var: başka bir ad seçin.
error-file-full = Yer kalmadı: yer açın ya da başka bir yer seçin.
error-file-read-only = Orası salt okunur: başka bir yer seçin.
error-file-text = Bu, UTF-8 metni değil.
error-file-damaged = Dosya bozuk: { $line }. satırın { $column }. sütunu okunamıyor. Onarın ya da yeniden başlamak için silin.
error-file-other = Sistem bunu okuyamadı ya da yazamadı ({ $reason }). Yeniden deneyin ya da başka bir dosya kullanın.

## Komutlar

error-no-command = “{ $name }” diye bir komut yok; `kamisado --help` hepsini listeler.
error-nothing-to-resume = Devam edilecek maç yok; `kamisado play` bir tane başlatır.
error-match-busy = { $path } dosyasındaki maç başka bir pencerede açık: orada kapatın veya --file ile başka bir dosya verin.
error-sprt = Bu seçenek, küçüğü önce olmak üzere iki Elo farkı ister, örneğin --sprt 0,20.
error-chance = { $name } seçeneği `0` ile `0.5` arasında bir olasılık ister, örneğin `0.05`.
error-one-engine = Bir motor kendine karşı oynayamaz: bir tane daha yazın, örneğin level:5.
