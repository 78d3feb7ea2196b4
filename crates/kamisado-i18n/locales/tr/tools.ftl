### Terminal araçlarının buldukları.

solved-win = Sıra { side-at } ve { side } kazanıyor, örneğin { $m } ile.
solved-loss = Sıra { side-at }, ama { opponent } kazanıyor; en çok { $m } direniyor.
solved-length = İki taraf da en iyi şekilde oynarsa tur { $count } hamle sonra biter.
solved-open = Kimin kazandığı kanıtlanmadı: önce bir sınıra ulaşıldı.
certificate-holds = Sertifika doğru: rakip ne oynarsa oynasın { side } kazanır (incelenen konum: { $count }).
certificate-refused = Sertifika hiçbir şeyi kanıtlamıyor: { $text }
certificate-of-one = Bir sertifika tek bir konum içindir: --certificate seçeneğini tek bir konumla verin.
server-ready = Kamisado sizi burada bekliyor: { $address }
server-stop = Durdurmak için Ctrl+C’ye basın.
