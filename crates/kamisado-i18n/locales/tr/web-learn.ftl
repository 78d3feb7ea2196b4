# The lessons.

lessons-lead = İlk hamleden üçlü sumoya, oynanarak öğrenilen kısa dersler. Her ders bir alıştırmayla biter.
lessons-start = İlk derse başla
lessons-continue = Devam et
lessons-all-done = Bütün dersleri bitirdiniz. Artık oynama zamanı!
lessons-strategy = Strateji
lesson-numbered = { $number }. ders
lesson-finished-mark = bitti
lesson-step = Adım { $number } / { $count }
lesson-exercise = Alıştırma
lesson-steps = Dersin adımları
lesson-correct = Doğru!
lesson-wrong = Bu kurallara uygun, ama bu adımda istenen o değil. Geri alındı.
lesson-next-step = İleri
lesson-next-lesson = Sonraki ders
lesson-again = Bu dersi tekrarla
lesson-finished = Bu dersi bitirdiniz.
lesson-all = Bütün dersler

## Hints

lesson-hint-any = Tahtanın sunduğu her hamle olur.
lesson-hint-this = Görevi bir daha okuyun: kuleyi ve yönü söylüyor.
lesson-hint-proven = Ulaşabileceğiniz her kareye bakın: hangi kuleyi oynamaya zorluyor ve o kule ne yapabilir?
lesson-hint-fill = İki resmi karşılaştırın: her biri kulelerin nerede duracağını gösteriyor.
lesson-hint-fill-any = İki seçim de olur.
lesson-hint-line-up = Sıranızı rakibinkiyle kule kule karşılaştırın.
lesson-hint-line-up-any = Her sıralama olur.
lesson-hint-color = Sıradaki kule, hamlenizin bittiği karenin rengindedir.
lesson-hint-win = Rakibin başlangıç sırasına düz ya da çapraz, boş bir yol arayın.
lesson-hint-pass = Engellenmiş bir kulenin renginde bir kare arayın.
lesson-hint-deadlock = Tek hamlesi kalmış bir kuleyi oynamaya zorlayın ve o hamleden sonra hangi kulenin oynaması gerektiğine bakın.
lesson-hint-length = Kareleri sayın ve gidebildiğiniz kadar gidin.
lesson-hint-push = Sumoyu, tam önündeki rakip kulenin karesine oynayın.
lesson-hint-safe = Her kare başka bir siyah kuleyi oynamaya zorlar. Hangisi sizin başlangıç sıranıza ulaşamaz?

## The steps

lesson-finish = Şimdi turu kazanın.

lesson-move = Bir kuleyi oynamak
lesson-move-1 = Siyah kuleler sizin, alttakiler. Kule, yol boş olduğu sürece düz ya da çapraz ileri gider. Turun ilk hamlesinde istediğiniz kuleyi seçebilirsiniz: birini oynayın.
lesson-move-1-done = Kuleler geri ya da yana gitmez ve asla atlamaz.
lesson-move-2 = Şimdi pembe kuleyi çapraz ileri, istediğiniz kadar oynayın.
lesson-move-3 = Tek hamlede kırmızı kuleyi Beyaz’ın başlangıç sırasının hemen önüne getirin.

lesson-color = Kararı renk verir
lesson-color-1 = Hamlenizin bittiği kare, rakibin hangi kuleyi oynayacağını belirler. Kırmızı kuleyi dört kare düz ileri, maviye oynayın.
lesson-color-1-done = Beyaz, mavi kuleyi oynamak zorundaydı ve sarıya geldi. Bu yüzden sıra sizin sarı kulenizde.
lesson-color-2 = Sarı kulenizi oynamak zorundasınız. Onu üç kare çapraz, mora götürün.
lesson-color-3 = Yeşil kulenizi oynamak zorundasınız. Beyaz’ı turuncu kuleyi oynamaya zorlayan bir kare seçin.

lesson-win = Turu kazanmak
lesson-win-1 = Rakibin başlangıç sırasına ulaşan kule turu kazandırır. Pembe kuleniz yakın, ama başkasını oynamak zorundasınız: kahverengiyi iki kare ileri, maviye oynayın; Beyaz’ın mavi kulesine tek hamle kalır.
lesson-win-1-done = Oynayabiliyorsanız oynamak zorundasınız, zararınıza olsa bile.
lesson-win-2 = Beyaz’ın hamlesinden sonra sıra pembe kulenizde. Onu Beyaz’ın başlangıç sırasına götürün.
lesson-win-3 = Turu kazandıran hamleyi bulun.

lesson-pass = Engellenmiş kule: pas
lesson-pass-1 = Beyaz’ın yeşil kulesi engellenmiş. Kahverengi kulenizi dört kare düz ileri, yeşile oynayın ve olanları görün.
lesson-pass-1-done = Pas geçmek sıfır karelik bir hamle sayılır: engellenmiş kulenin altındaki renk, sıranın hangi kulede olduğunu belirler.
lesson-pass-2 = Engellenmiş kule sarıda, yani sıra sarı kulenizde. Bundan yararlanın.
lesson-pass-3 = Beyaz’ı öyle bir pas geçmeye zorlayın ki ardından kazanabilin.

lesson-chain = İki oyuncu da pas geçer
lesson-chain-1 = Şimdi Beyaz sizsiniz. Siyah’ın hamlesinden sonra sıra yeşil kulenizdeydi, o engellenmiş; ardından Siyah’ın sarı kulesindeydi, o da engellenmiş. Bu yüzden sıra sizde, maviyle: sarıya oynayın, Siyah yine pas geçsin.
lesson-chain-2 = Siyah’ın sarı kulesi hâlâ engellenmiş ve sıra yine mavide. Turu bitirin.
lesson-chain-3 = Ardından üç kulenin art arda pas geçtiği ve sıranın yine size geldiği hamleyi bulun.

lesson-deadlock = Kilitlenme
lesson-deadlock-1 = Beyaz sizsiniz. Siyah’ın yeşil kulesinin tek hamlesi var ve ardından sırası gelecek her kule engellenmiş. Onu mavi kulenizle oynamaya zorlayın.
lesson-deadlock-1-done = Bundan sonra yalnızca pas geçilirdi. Tur biter ve son hamleyi yapan, zorunlu olsa bile kaybeder. Kazanan kule, o son karenin rengindekidir.
lesson-deadlock-2 = Beyaz’a kilitlenmeyle biten tek bir hamle bırakın.

lesson-teeth = Ejderha dişleri ve puanlar
lesson-teeth-1 = Bir maç birkaç turdan oluşur. Turu kazanan kule bir ejderha dişi alır: sumo olur ve siz bir puan kazanırsınız. Beyaz’ın mor kulesiyle kazanın.
lesson-teeth-2 = Sumo ağırdır: en fazla beş kare gider. Sizinkini gidebildiği kadar götürün.
lesson-teeth-3 = İkinci diş iki puan daha getirir ve standart maç üç puanla kazanılır. Maçı kırmızı sumonuzla kazanın.
lesson-teeth-3-done = Tek tur 1 puanla, standart maç 3, uzun maç 7, maraton maçı 15 puanla kazanılır.
lesson-teeth-4 = Uzun bir maç. Yeşil kulenizin iki dişi var, üçüncüsü dört puan getirir. Maçı onunla kazanın.
lesson-teeth-4-done = Bir kulenin dört dişi 1, 2, 4 ve 8 puan getirir. Skor her zaman kulelerden okunabilir.

lesson-fill = Sonraki tur
lesson-fill-1 = Beyaz’la bir tur kazandınız, seçim sizin: iki oyuncu da kulelerini ya soldan ya sağdan dizer. İki resmi karşılaştırın ve seçin.
lesson-fill-1-done = Kuleler, kendi başlangıç sırasından başlayarak sıra sıra alınır ve dişlerini korur. İlk hamleyi kaybeden yapar.
lesson-fill-2 = Öyle seçin ki sarı kulenizin tam önünde sarı bir kare olsun.

lesson-push = Sumo saldırısı
lesson-push-1 = Beyaz sizsiniz ve mor sumonuzu oynamak zorundasınız. Tam önünde siyah bir kule var: üzerine oynayarak onu geri itin.
lesson-push-1-done = Sumo saldırısından sonra sıra hemen yine sizdedir; itilen kulenin geldiği karenin rengindeki kulenizle oynarsınız.
lesson-push-2 = Sarıya geldi, yani sıra sarı kulenizde. Turu kazanın.
lesson-push-3 = Aynı yer, ama bu kez sumonun başka hamlesi yok. O zaman itmek zorunda: itebiliyorsanız pas geçemezsiniz.
lesson-push-4 = Öyle oynayın ki sıra yine size gelsin ve kazanabilin.

lesson-limits = İtilemeyenler
lesson-limits-1 = Sumo, dişi daha az olan bir rakip kuleyi düz ileri, boş bir kareye iter. Burada her kule oynayabilir, ama yalnızca biri itebilir. Onu bulun.
lesson-limits-1-done = Sumo hiçbir zaman çapraz ya da tahtadan dışarı itmez. Kendi kulelerini, eşit ya da daha güçlü kuleleri ve dişlerinden fazla sayıda kuleyi itemez.
lesson-limits-2 = İki dişli sumo en çok iki, üç dişli en çok üç kule iter. Yine yalnızca bir sumo saldırısı mümkün.

lesson-double = İkili sumo
lesson-double-1 = İki diş: ikili sumo en fazla üç kare gider ama iki kuleyi birden iter. Yeşille itin.
lesson-double-1-done = Belirleyici olan, en arkaya itilen kuledir. O yeşile geldi, yani sıra yine yeşilde.
lesson-double-2 = Bir daha itin.
lesson-double-3 = Şimdi sıra pembe sumonuzda. Turu ve onunla maçı kazanın.
lesson-double-4 = Öyle itin ki ardından kazanabilin.

lesson-triple = Üçlü sumo
lesson-triple-1 = Bir maraton maçı: Beyaz sizsiniz ve bir puanınız eksik. Üçlü sumo yalnızca bir kare gider ama üç kule iter. Sarıyla itin.
lesson-triple-2 = En arkadaki kule maviye geldi. Mavi ikili sumonuzla itin.
lesson-triple-3 = Sıra yine sarıda. Üçünü bir daha itin.
lesson-triple-4 = Artık itemezsiniz ve tek bir hamle kaldı.
lesson-triple-5 = Mor sumoyu yolunuzdan itin.
lesson-triple-6 = Dikkat: biri dışında her hamleden sonra Siyah hemen kazanır.
lesson-triple-7 = Art arda üç hamle ve maç sizin. Başlayın.
lesson-triple-8 = Sırayı bırakmayın.
lesson-triple-9-done = Dördüncü diş sekiz puan getirir: 22-9.

lesson-tournament = Turnuva dizilişi
lesson-tournament-1 = Turnuvalarda oyuncular ilk turdan önce kulelerini kendileri dizer. İlk hamleyi Siyah yapar, bu yüzden ilk Siyah dizer. Kulelerin yerlerini dilediğiniz gibi değiştirin.
lesson-tournament-2 = Beyaz sizsiniz ve Siyah’ın dizilişini gördünüz. Öyle dizin ki her kuleniz aynı renkteki siyah kulenin karşısında dursun.
lesson-strikers = Vurucular ve güvenli kareler
lesson-strikers-1 = Rakibin başlangıç sırasına yolu açık olan kule bir vurucudur. Beyaz’ın sarı ve turuncu kuleleri vurucudur: uzun çaprazlardan sizin başlangıç sıranıza kadar bakarlar. Kırmızı kulenizi onlara karşı güvenli bir kareye oynayın.
lesson-strikers-1-done = Güvenli kare, hemen kazanamayan bir kuleyi oynamaya zorlar. Her hamleden önce rakibin hangi kulelerinin vurucu olduğunu sorun ve onların renklerinden uzak durun.
lesson-strikers-2 = a6’daki mavi kuleniz de bir vurucu. Beyaz ne yaparsa yapsın bir sonraki hamlede kazanmanızı sağlayan hamleyi bulun.
lesson-strikers-2-done = Beyaz’ın pembe kulesi oynamak zorundaydı ve ulaşabildiği her kare, kazanan bir kulenizle oynamanızı sağlıyordu.
lesson-strikers-4 = Beyaz sizsiniz. Galibiyeti kesinleştiren tek hamleyi bulun.
lesson-tempo = Tempo ve engelleme
lesson-tempo-1 = Hamleler karelerden değerlidir. Beyaz’ın mor kulesi kuşatılmış; onun rengine oynarsanız Beyaz pas geçmek zorunda kalır. Ardından kazanacağınız kareyi bulun.
lesson-tempo-1-done = Engellenmiş bir kule zayıflıktır: sırası her geldiğinde rakip bir hamle kaybeder. Kuleleri erken engelleyin, gerektiğinde oynamaya zorlayın.
lesson-tempo-3 = Şimdi tersi: burada hiçbir hamle hemen kazandırmıyor, ama Beyaz’a bekleyecek hamle bırakmayabilirsiniz. Pas geçmek zorunda kalacak olsanız da kazanan tek hamleyi bulun.
lesson-tempo-3-done = Bir tempo feda ettiniz: kuleniz engellenmişti, bu yüzden Beyaz bir kez daha oynayıp kendi konumunu bozmak zorunda kaldı.
lesson-sumo = Sumolarla oynamak
lesson-sumo-1 = Sumo saldırısı rakibe bir hamleye mal olur ve kulesini yoldan çeker. İtilen kule vurucularınızdan birinin rengine gelirse buna değer. Kazanan tek hamleyi bulun.
lesson-sumo-1-done = İtilen kule vurucunuzla oynamanızı sağladı ve hamle sırası hâlâ sizdeydi. Böyle bir fırsat çıkana kadar sumoların yeri, bekçi olarak başlangıç sırasıdır.
lesson-sumo-3 = Bu hamlelerden yalnızca biri kazandırır. Her biri hangi kuleyi oynamaya zorlar?
lesson-choice = Dizme yönünü seçmek
lesson-choice-1 = Turu kazandınız ve dizme yönünü siz seçiyorsunuz. Ardından ilk hamleyi rakibiniz yapar, bu da büyük bir üstünlüktür. Rakibinizin daha az tehdit kurabileceği dizilişi bulup seçin.
lesson-choice-1-done = Bir turu bitirmeden önce iki dizilişe de bakın: bir hamle sonra kazanmak size daha iyi bir diziliş verebilir.
lesson-choice-2 = Burada iki dizilişten yalnızca birinin size kazandırdığı kanıtlanmıştır. Onu seçin.
lesson-line-up = Diziliş seçmek
lesson-line-up-1 = Turnuvada hücum oyuncusu önce dizer ve önce oynar. Savunma oyuncusu yanıt verir; her şey iki sıranın birbirine nasıl uyduğuna bağlıdır. Dilediğiniz dizilişi seçin.
lesson-line-up-1-done = Rastgele dizilişlerde ilk oynayan yüz turdan yaklaşık 99’unu kazanır. Bu yüzden savunma oyuncusu kazandıran o ender yanıtı aramalıdır.
lesson-line-up-2 = Beyaz sizsiniz ve Siyah’ın dizilişini gördünüz. Kazandırdığı kanıtlanmış bir yanıt, solunuzdan başlayarak: pembe, kahverengi, turuncu, mavi, sarı, kırmızı, yeşil, mor. Böyle dizin.
lesson-line-up-2-done = Siyah ilk olarak ne oynarsa oynasın bu turu kazanabilirsiniz. Analiz nasıl olduğunu gösterir.
