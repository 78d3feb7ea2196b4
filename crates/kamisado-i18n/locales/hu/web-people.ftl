# Emberek: fiókok, munkamenetek, profilok.

trouble-foreign = Más oldalról érkezett kérés
trouble-foreign-text = Ez a kérés nem ennek az oldalnak egy lapjáról jött, ezért semmi sem változott. Nyisd meg újra a lapot, és ott ismételd meg.
trouble-too-often = Túl sok próbálkozás
trouble-too-often-text =
    { $count ->
        [one] Próbáld újra egy perc múlva.
       *[other] Próbáld újra { $count } perc múlva.
    }
form-unreadable = Ez az űrlap nem olvasható. Menj vissza, töltsd újra a lapot, és próbáld újra.
log-in-title = Bejelentkezés
log-in-action = Bejelentkezés
log-in-failed = A név vagy a jelszó hibás.
log-in-busy = Most sokan jelentkeznek be. Próbáld újra egy kicsit később.
log-in-new = Új vagy itt?
log-in-forgot = Elfelejtetted a jelszavad?
log-out = Kijelentkezés
register-title = Fiók létrehozása
register-lead = Elég egy név és egy jelszó, e-mail nem kell. A vendégként játszott játszmáid a tieid maradnak.
label-name = Név
label-password = Jelszó
label-password-now = Jelenlegi jelszó
label-password-new = Új jelszó
label-code = Helyreállító kód
name-rules = 2–20 betű, számjegy, kötőjel és aláhúzás, betűvel kezdve. Mindenki láthatja.
name-taken = Ez a név foglalt, vagy túlságosan hasonlít egy foglaltra.
name-refused = Ez a név nem használható. Válassz 2–20 betűt, számjegyet, kötőjelet és aláhúzást egyetlen ábécéből, betűvel kezdve.
password-rules = Legalább { $count } karakter. Néhány szó egymás után könnyen megjegyezhető, de nehezen kitalálható.
password-refused = Ez a jelszó túl rövid, túl hosszú vagy túl könnyen kitalálható. Válassz legalább { $count } karakterest, amely nem gyakori, és nem tartalmazza a neved.
password-wrong = A jelszó hibás.
password-changed = A jelszavad megváltozott, és mindenhol máshol kijelentkeztettünk.
recover-title = A fiókod helyreállítása
recover-lead = Írd be az egyik helyreállító kódot, amelyet eltettél, és válassz új jelszót. Minden kód egyszer használható.
recover-failed = A név vagy a helyreállító kód hibás.
recover-action = Új jelszó beállítása
codes-title = A helyreállító kódjaid
codes-lead = Ha elfelejted a jelszavad, ezek egyikével újat választhatsz. Mindegyik egyszer használható. Tedd el őket biztos helyre: csak most láthatók.
codes-kept = Eltettem őket
codes-left =
    { $count ->
        [one] Egy helyreállító kódod maradt.
       *[other] { $count } helyreállító kódod maradt.
    }
codes-none = Nem maradt helyreállító kódod.
codes-new = Új helyreállító kódok készítése
codes-new-text = Az új kódok az összes régit felváltják.
account-title = A fiókod
account-nobody = Még nincs fiókod. Vendégként fiók nélkül is játszhatsz; a fiók minden eszközön megőrzi a játszmáidat, és a rangsorolt játszmákhoz szükséges.
account-guest = Ezen az eszközön vendégként játszol. A fiók megőrzi a játszmáidat, és a rangsorolt játszmákhoz szükséges.
account-password = Jelszó módosítása
account-action = Mentés
sessions-title = Ahol be vagy jelentkezve
session-here = Ez a böngésző
session-used = Utoljára használva: { $date }
session-unknown = Ismeretlen böngésző
sessions-others = Kijelentkezés mindenhol máshol
data-title = Az adataid
data-text = Minden, amit ez az oldal tud rólad, egyetlen fájlban: fiók, munkamenetek, játszmák, értékszámok, tiltások és bejelentések.
data-action = Az adataid letöltése
delete-title = A fiókod törlése
delete-text = A neved, a jelszavad és a munkameneteid végleg törlődnek. A befejezett játszmáid megmaradnak, a neved nélkül. Ez nem vonható vissza.
delete-action = Törlöm a fiókomat
blocks-title = Letiltott játékosok
blocks-none = Senki. A letiltott játékosokkal nem kerülhetsz össze.
block-action = Letiltás
block-done = Letiltva: többé nem kerültök össze.
unblock-action = Tiltás feloldása
report-title = Játékos bejelentése
report-lead = Minden bejelentést emberek olvasnak el. Miről van szó?
report-help = Egy program segítsége
report-stalling = Szándékos időhúzás
report-name = Sértő név
report-other = Valami más
report-action = Bejelentés elküldése
report-sent = Köszönjük. A bejelentésed elküldtük.
player-since = { $date } óta itt
player-guest = Vendég
player-computer = Számítógép, { $level }. szint
player-former = Egykori játékos
player-profile = A profilod
player-ratings = Értékszámok
player-no-rating = Még nincs rangsorolt játszma.
player-chart = Az értékszám alakulása: most { $rating }, ± { $deviation }, { $count } játszma után
player-results = Eredmények
player-games = Játszmák
player-no-games = Még nincs játszma.
player-all-games = Minden játszma
column-won = Nyert
column-tied = Döntetlen
column-lost = Vesztett
