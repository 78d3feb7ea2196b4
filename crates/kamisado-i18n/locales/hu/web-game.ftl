# Egy játszma online.

game-your-turn = Te jössz
game-sending = Küldés…
game-offline = Nincs kapcsolat. Újrakapcsolódás…
game-offline-sending = Nincs kapcsolat. Az utolsó döntésed még nem ért el a szerverhez; amint visszatér a kapcsolat, újra elküldjük.
game-crowd = Nézők: { $text }
game-here = Itt van
game-away = Nincs itt
game-gone = { $name } elment. Ennyi idő múlva igényelheted a győzelmet: { $time }.
game-gone-now = { $name } elment. Igényelheted a győzelmet, vagy várhatsz tovább.
game-first = Az első döntésre ennyi idő van, különben a játszma elmarad: { $time }.
game-claim = Győzelem igénylése
game-takeback = Visszavonás kérése
game-takeback-offered = { $name } szeretne visszavonni egy lépést.
game-takeback-waiting = Kérted egy lépés visszavonását.
game-accept = Elfogadás
game-decline = Elutasítás
game-withdraw = Mégsem
game-rematch-offered = { $name } visszavágót szeretne.
game-rematch-waiting = Visszavágót ajánlottál.
game-next = Tovább a visszavágóra
game-premove = Tervezett lépés: { $text }
game-premove-cancel = Mégsem
game-premove-dropped = A tervezett lépés nem lehetséges.
game-clock-minute = Egy perced maradt.
game-clock-seconds = Tíz másodperced maradt.
game-say = Mondj valamit
game-said = Üzenetek
game-notify = Szóljon, ha én jövök
game-notify-denied = A böngésződ nem engedi ennek az oldalnak az értesítéseket. Ezt a beállításaiban módosíthatod.
game-share = Megosztás
game-copy-failed = Nem sikerült másolni
game-copy-link = Link másolása
game-other = Másik játszma

## Why something is refused

online-refused =
    { $refusal ->
        [no-such-game] Nincs ilyen játszma.
        [not-a-player] Ezt csak a két játékos teheti meg.
        [behind] Közben más történt. Nézd meg a táblát, és dönts újra.
        [not-your-turn] Nem te jössz.
        [illegal] A szabályok ezt nem engedik.
        [late] Lejárt az időd, mielőtt ez megérkezett.
        [over] A játszma véget ért.
        [not-over] A játszma még nem ért véget.
        [rated] Rangsorolt játszmában semmit sem lehet visszavonni.
        [nothing-to-take-back] Nincs mit visszavonni.
        [offer-open] Egy ajánlat már válaszra vár.
        [no-offer] Már nincs ajánlat.
        [not-gone] Az ellenfeled még itt van, vagy még nem ment el elég rég.
        [not-begun] A játszma még nem kezdődött el.
        [next-game-exists] A visszavágó már elkezdődött.
        [enough] Ennyi elég egy játszmára.
        [slow-down] Túl sok egyszerre. Várj egy kicsit.
        [full] Túl sokan nézik ezt a játszmát.
        [unavailable] A szerver ezt most nem tudja. Próbáld újra.
        [no-such-seek] Ezt a játszmát már elvitték.
        [own-seek] Magad ellen nem játszhatsz.
        [blocked] Egyikőtök letiltotta a másikat.
        [terms] Így nem lehet játszmát játszani.
        [sign-in] Ehhez fiók kell.
       *[other] A szerver ezt nem tudta megtenni. Töltsd újra az oldalt, és próbáld meg még egyszer.
    }

## What players say to each other

phrase =
    { $phrase ->
        [hello] Szia!
        [good-luck] Sok szerencsét!
        [have-fun] Jó szórakozást!
        [well-played] Szép játék!
        [good-game] Jó játszma volt!
        [thanks] Köszönöm!
        [sorry] Bocsánat!
        [oops] Hoppá!
        [have-to-go] Mennem kell.
       *[see-you] Viszlát!
    }
