# Analysis and review in the browser.

analyse-board = Analiz tahtası
analyse-legend = Yuvarlak işaretler kazanır, köşeliler kaybeder. Sayı, turda kaç hamle kaldığını gösterir.
analyse-moves = Bütün hamleler, en iyileri önce
analyse-stands-won = Hamle sırası { side-at } ve turu { side } kazanır.
analyse-stands-lost = Hamle sırası { side-at } ve her hamle turu kaybettirir.
analyse-tree = Varyantlar
analyse-root = Başlangıç
analyse-first = Başa git
analyse-back = Bir hamle geri
analyse-forward = Bir hamle ileri
analyse-last = Varyantın sonuna git
analyse-promote = Ana varyant yap
analyse-delete = Buradan sonrasını sil
analyse-reset = Başlangıç konumu
analyse-play-from-here = Buradan oyna
analyse-show = Bu konumu analiz et
analyse-line-up = Diz

editor-title = Konum kur
editor-help = Önce bir kule, sonra bir kare seçin. Kuleler sürüklenebilir de; Delete tuşu kuleyi kaldırır.
editor-towers = Kuleler
editor-tower = { side-of } { tower } kulesi
editor-eraser = Tahtadan kaldır
editor-teeth = Ejderha dişleri
editor-side = Hamle sırası
editor-active = Oynanması gereken
editor-any = Herhangi bir kule
editor-clear = Tahtayı boşalt

import-title = Aç
import-help = Bir maç kaydı, bir konum ya da hamleler yapıştırın; her notasyonda ve yedi dilin herhangi birinde.
import-text = Metin
import-file = Dosya seç

export-title = Paylaş ve kaydet
export-link = Bu konumun bağlantısı
export-form = Metin olarak
export-record = Maç kaydı
export-kanji = Kanji ile maç kaydı
export-words = Sözlerle maç kaydı
export-json = JSON olarak maç kaydı
export-moves = Hamle listesi
export-position = Konum
export-copy = Kopyala
export-copied = Kopyalandı.
export-download = İndir
export-diagram = Diyagram

review-board = Maç incelemesi tahtası
review-graph = Turu kim kesin kazanabilirdi: üstte Siyah, altta Beyaz
review-table = Tablo olarak
review-column-move = Hamle
review-column-winner = Buradan kazanan
review-points = Dönüm noktaları
review-would-have-won = Kazandıracak hamleler
review-start-round = Turun başı
review-none = Henüz incelenecek bir maç yok. Bir maç oynayın ya da bir maç kaydı açın.
