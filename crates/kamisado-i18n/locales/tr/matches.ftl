### Saved matches, and what the program remembers between two starts.

matches-title = Kayıtlı maçlar
matches-none = Henüz kayıtlı maç yok; `kamisado play` yeni bir maç başlatır.
matches-open = Henüz bitmedi
matches-unreadable = Okunamıyor
prompt-name = Oyuncunun adı:
preferences-ignored = { $path } okunamıyor ve yok sayılıyor: { $reason }

## From playing to studying and back

menu-learn = Oynamayı öğren
action-replay = Bu maçı baştan izle
action-analyse = Bu konumu analiz et
