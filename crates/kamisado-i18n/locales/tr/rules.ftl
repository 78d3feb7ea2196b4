### The rules in short, as the help of every screen tells them.

rules-title = Kurallar
rules-move = Kule, yol boş olduğu sürece düz ya da çapraz ileri gider. Asla atlamaz, geri ya da yana gitmez. Turun ilk hamlesini her kule yapabilir.
rules-pass = Bu kule engellenmişse oyuncusu pas geçer ve kulenin durduğu karenin rengi, rakibin hangi kuleyi oynayacağını belirler.
rules-deadlock = Bundan sonra yalnızca pas geçilecekse bu bir kilitlenmedir ve son hamleyi yapan turu kaybeder.
rules-teeth = Turu kazanan kule bir ejderha dişi alır. Dişleri 1, 2, 4 ve 8 puan getirir. Standart maç 3, uzun maç 7, maraton 15 puana kadar sürer.
rules-sumo = Bir dişi olan kule sumodur: en çok 5 kare gider ve bir kuleyi iter. İkili sumo en çok 3 kare gider ve iki kule iter, üçlü sumo 1 kare gider ve üç kule iter.
rules-push = İtme bir kare düz ileri olur, yalnızca daha az dişi olan kuleler itilir ve arkalarında boş bir kare gerekir. İten yeniden oynar: itilen en uzaktaki kulenin geldiği karenin rengindeki kuleyle.
rules-fill = Turu kazanan, iki oyuncunun da soldan mı sağdan mı dizeceğini seçer. Sonraki tura kaybeden başlar.
