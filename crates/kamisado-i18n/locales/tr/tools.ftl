### Terminal araçlarının buldukları.

solved-win = Sıra { side-at } ve { side } kazanıyor, örneğin { $m } ile.
solved-loss = Sıra { side-at }, ama { opponent } kazanıyor; en çok { $m } direniyor.
solved-length = İki taraf da en iyi şekilde oynarsa tur { $count } hamle sonra biter.
solved-open = Kimin kazandığı kanıtlanmadı: önce bir sınıra ulaşıldı.
