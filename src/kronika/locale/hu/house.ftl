# Az asztalok körüli oldalak szavai: előcsarnok, új asztal, gyülekező, bizonyítás, saját lap.

house-room-civilization = Civilization
house-my-page = A lapom
house-bell = { $count ->
    [0] Most sehol sem várnak rád
   *[other] { $count } asztalnál várnak rád
 }
house-name = Hogy szólítsunk?
house-hello = Szia, { $name }!
house-waiting = { $count ->
    [0] { $running ->
        [0] Most nincs futó játszmád.
       *[other] Most mindenhol mások lépnek.
     }
    [one] Egy asztalnál rád várnak.
   *[other] { $count } asztalnál rád várnak.
 }
house-step = { $number ->
    [1] Írd be a neved
    [2] Játssz végig egy 7 Csodát
   *[3] Hívd a többieket
 }
house-step-more = { $number ->
    [1] Ennyi elég. A helyedet ez a böngésző és egy link őrzi, fiók később is lehet.
    [2] Fél óra három géppel; minden kör elején mondunk egy tanácsot.
   *[3] Küldj linket: egy kattintás, és ott ülnek melletted.
 }
house-my-turn = Rajtam a sor
house-running = Futó játszmák
house-running-more = most mások lépnek
house-rooms-waiting = Gyülekező asztalok
house-rooms-waiting-more = van még szabad szék
house-finished = Befejezett játszmák
house-all-games = { $count ->
    [one] A játszmám a lapomon
    [2] Mindkét játszma
   *[other] Mind { ART($count) } { $count } játszma
 }
house-nothing = Itt gyűlnek majd a játszmáid.
house-nothing-more = Hányadik lettél, hány ponttal, kik ellen, és hogyan osztott a véletlen.
house-enter = Bemegyek
house-bots-now = Gépek ellen most
house-first-game = Első játszma tanácsokkal
house-with-people = Emberekkel
house-cards = Kártyák
house-rooms-more = a gépek azonnal leülnek, nem kell várni rájuk
house-chosen = már választott
house-free = { $free ->
    [0] mindenki itt van
    [one] egy szabad szék
   *[other] { $free } szabad szék
 }
house-all-think = mindenki választ
house-clock-none = óra nélkül
house-clock-live = élőben, órával
house-clock-day = naponta egy lépés
house-clock-days = ráérősen, órával
house-clock-week = levélben
house-your-turn-since = { $ago } te jössz
house-ago-now = most
house-ago-minute = { $count } perce
house-ago-hour = { $count } órája
house-ago-day = { $count } napja
house-left-days = { $hours ->
    [0] még { $days } nap
   *[other] még { $days } nap { $hours } óra
 }
house-left-hours = még { $hours } óra
house-day = { $month ->
    [1] jan.
    [2] febr.
    [3] márc.
    [4] ápr.
    [5] máj.
    [6] jún.
    [7] júl.
    [8] aug.
    [9] szept.
    [10] okt.
    [11] nov.
   *[12] dec.
 } { $day }.
house-day-year = { $year }. { $day }
house-no-result = Eredmény nélkül ért véget.
house-my-place = { $place ->
    [1] Te nyertél, { $points } ponttal;
   *[other] { $place }. hely, { $points } pont;
 }
house-next = a második { $name }, { $points } pont
house-winner = nyert: { $names }, { $points } pont
house-with = { $names } ellen
house-proof = A véletlen bizonyítéka

## Új asztal

house-what = Mit játsszunk?
house-which = Melyik változatot?
house-clock = Mennyi idő van egy lépésre?
house-clock-name-none = Óra nélkül
house-clock-name-live = Élőben
house-clock-name-day = Naponta egyszer
house-clock-name-days = Ráérősen
house-clock-name-week = Levélben
house-clock-more-none = Mindenki addig gondolkodik, ameddig jólesik.
house-clock-more-live = Fejenként 10 perc, lépésenként még 30 mp.
house-clock-more-day = Egy nap, és minden lépésért még 4 óra.
house-clock-more-days = Három nap, és minden lépésért még 12 óra.
house-clock-more-week = Három nap, és minden lépésért még másfél.
house-usual = minden az ajánlott értéken
house-pick-chair = Válassz egy széket, és mondd meg, ki üljön oda.
house-who = Ki üljön ide?
house-who-link = Egy barát, linkkel
house-who-more-link = Elküldöd neki a linket, és leül.
house-who-any = Bárki
house-who-more-any = Az asztal megjelenik az előcsarnokban.
house-who-here = Valaki itt, mellettem
house-who-more-here = Ugyanennél a képernyőnél, felváltva.
house-who-me = Ide ülök én
house-chair-link = Egy barát
house-chair-any = Bárki
house-chair-here = Itt mellettem
house-how-link = linkkel
house-how-any = nyitott hely
house-how-here = ennél a képernyőnél
house-bot = { $level } gép
house-bots-level = A gépek szintje
house-level-random = Szabályosan lép, de nem gondolkodik.
house-level-greedy = Mindig a legjobbnak látszó lépést választja.
house-level-search = Úgy egy másodpercig gondolkodik, és előretekint: a kör, a kor vagy a korszak végéig.
house-level-master = Úgy két másodpercig gondolkodik, több lépést próbál ki, és ahol már tanították, abból ítél, amit tanult.
house-sum-me = te
house-sum-seats = { $count ->
    [1] egyedül
    [2] ketten
    [3] hárman
    [4] négyen
    [5] öten
    [6] hatan
   *[7] heten
 }
house-count = { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
    [6] hat
   *[7] hét
 }
house-sum-link = { house-count } barát linkkel
house-sum-any = { house-count } nyitott hely
house-sum-here = { house-count } játékos melletted
house-sum-bot = { house-count } { $level } gép
house-new-open = A következő oldalon megkapod a meghívó linkjét; akinek elküldöd, leülhet.
house-new-full = Mindenki itt van: rögtön kezdődik.
house-new-watch = A gépek egymás ellen játszanak, te nézed.
house-go-open = Megnyitom az asztalt
house-go-full = Kezdjük!
house-go-watch = Kezdjék!

## Gyülekező

house-gathering = gyülekező
house-free-chair = Szabad szék
house-sit-here = ide ülök
house-sit = Leülök
house-sat = leült
house-awaited = várjuk
house-facts = Így játsszuk
house-for-careful = Pecsét és komponensek
house-fact-game = Játék
house-fact-clock = Óra
house-fact-memory = Emlékeztető
house-fact-who = Ki ülhet le?
house-fact-open = bárki
house-fact-private = akinek megvan a link
house-fact-hotseat = aki ennél a képernyőnél ül
house-fact-bots = csak gépek
house-yes = van
house-called-off = Ezt az asztalt lemondták
house-called-off-more = „{ $title }”: a házigazda lemondta, mielőtt elkezdődött volna.
house-invitation = Meghívó
house-invitation-more = Aki megnyitja, egy név beírásával leül.
house-invites = { $name } asztalhoz hív
house-still = { $count ->
    [one] Már csak egy szék üres.
   *[other] Még { $count } szék üres.
 }
house-no-account = Fiók nem kell. A helyedet ez a böngésző őrzi, és bármelyik képernyőre átviheted a linkjével.
house-never-played = Sosem játszottad?
house-read-rules = Itt a szabálykönyv.
house-just-watch = Ha csak néznéd: hagyd nyitva ezt az oldalt, kezdéskor átvált az asztalra.
house-rename = Megváltoztatom a nevem
house-stand = Felállok
house-bot-away = { $name } álljon fel
house-qr = A meghívó QR-kódja
house-asked = { $names } válaszára várunk.
house-awaiting = { $count ->
    [one] Még egy játékost várunk.
   *[other] Még { $count } játékost várunk.
 }
house-awaiting-host = Ha mindenki leült, magától kezdődik. Ha nem érsz rá várni, gépek ülnek az üres székekre.
house-awaiting-more = Ha mindenki leült, magától kezdődik; ez az oldal átvált az asztalra.
house-begin = { $count ->
    [one] Kezdjük most, egy géppel
   *[other] Kezdjük most, { $count } géppel
 }
house-cancel = Lemondom az asztalt
house-cancel-sure = Biztosan lemondod?
house-cancel-more = Aki leült, látja majd, hogy nem lesz játék. Az asztal nem nyitható meg újra.

## A véletlen bizonyítéka

house-proof-computing = Számolunk…
house-proof-computing-more = A böngésződ most újraszámolja a játszma minden húzását.
house-proof-record = A jegyzőkönyv
house-proof-pure = A véletlen tiszta volt | Ennek a játszmának mind a # húzását most újraszámolta a böngésződ, és mind egyezik a jegyzőkönyvvel. Senki sem tudta előre, mi jön: mi magunk sem.
house-proof-impure = Nem egyezik | A böngésződ mást számolt, mint ami a jegyzőkönyvben áll. Lent látod, hol. Töltsd le, és mutasd meg másnak is.
house-proof-failed = Itt nem bizonyítható
house-proof-no-crypto = A böngészők csak titkosított (https) címen vagy helyi kiszolgálónál számolnak lenyomatot. A jegyzőkönyvet letöltheted, és a lenti program is elvégzi.
house-proof-practice = Ebben a játszmában lépéseket vettek vissza gyakorlásképpen: a húzások sora így nem egyértelmű.
house-proof-matches = egyezik
house-proof-differs = nem egyezik
house-proof-shuffled = Keverés, # darab
house-proof-numbers = a többi szám
house-proof-left = ennyi közül
house-proof-alone = csak egy maradt
house-proof-happened = ez történt a játszmában
house-proof-otherwise = más történt volna
house-proof-seal = A pecsét, a játék előtt
house-proof-seal-more = Az első lépés előtt kihúztunk egy titkos magot, és megmutattuk a lenyomatát. A lenyomatból a mag nem fejthető vissza, és utólag már ki sem cserélhető.
house-proof-seed = mag, a végén felfedve
house-proof-seal-now = a lenyomata most
house-proof-seal-then = a pecsét a jegyzőkönyvben
house-proof-seal-seen = ezt látta ez a böngésző
house-proof-words = Mindenki hozzátett egy szót
house-proof-words-more = A pecsét után minden hely adott egy-egy szót. Elég, ha egyetlenegyet nem ismertünk előre: onnan a kártyákat már nem választhattuk meg.
house-proof-key = A mag és a szavak együtt: a kulcs
house-proof-key-more = A magot és a szavakat ülésrendben egymás alá írjuk; ennek a lenyomata (SHA-256) a játszma kulcsa.
house-proof-key-label = kulcs
house-proof-draws = A húzások
house-proof-draws-more = A kulcsból minden húzás sorszáma egy hosszú számot ad (HMAC). A maradéka mondja meg, mi jön: melyik kártya, hányas kocka, ki kivel cserél helyet a keveréskor.
house-proof-all = Minden húzás
house-proof-see = Számolja ki a böngésző
house-proof-try = Számold ki te is
house-proof-try-more = Írj át egyetlen betűt { $name } szavában: minden más lesz. Ezért nem lehetett előre kiszámolni.
house-proof-word = { $name } szava
house-proof-code = Máshol is, pár sorban
house-proof-code-more = Ha a böngészőnek sem hiszel: bármilyen nyelven utánaszámolhatsz. Ez itt Python.

## A lapom

house-me-since = { $day } óta, { $count } játszma
house-me-guest = { $count ->
    [0] Vendég vagy. Ez a lap ehhez a böngészőhöz tartozik.
   *[other] Vendég vagy, { $count } játszmával. Ez a lap ehhez a böngészőhöz tartozik.
 }
house-me-results = Eredmények
house-me-games = Játszmáim
house-me-seats = Helyeim
house-me-notices = Értesítések
house-me-devices = Eszközeim
house-me-account = Fiók
house-which-game = Melyik játék
house-number = { $whole },{ $tenth }
house-sum-won = győzelem
house-sum-place = átlagos hely, átlagosan { $seats } főből
house-sum-points = pont átlagosan, a legtöbb { $best }
house-sum-rating = értékszám: { $low } és { $high } közt
house-sum-unrated = értékszám: emberek ellen játszott játszma kell hozzá
house-plot-rating = Értékszám, emberek közt
house-plot-rating-more = { $count } játszma után. A sáv a bizonytalanság: minden játszma szűkíti. A gépek nem számítanak.
house-plot-points = Pontok
house-plot-points-more = Egy pötty egy játszma, a vonal az utolsó tíz átlaga.
house-plot-places = Helyezések
house-plot-places-more = Hány játékos közt hányadik lettél.
house-plot-people = Emberek ellen
house-plot-bots = Gépek ellen
house-plot-ahead = Milyen gyakran végeztél előttük.
house-players = { $count } játékos
house-times = { $place ->
    [4] hátrébb { $count }
   *[other] { $place }. hely { $count }
 }
house-records = { $count ->
    [one] A jegyzőkönyv
    [2] Mindkét jegyzőkönyv
   *[other] Mind { ART($count) } { $count } jegyzőkönyv
 }
house-no-games = Még nincs befejezett játszmád.
house-later = Későbbiek
house-earlier = Korábbiak
house-seats-more = ez a böngésző őrzi őket
house-no-seats = Most egy asztalnál sem ülsz.
house-notice-here = Ezen a képernyőn
house-notice-here-more = Hang és értesítés, ha nyitva van az asztal.
house-notice-account = E-mailben vagy webhookkal annak szólunk, akinek fiókja van.
house-theme = Megjelenés
house-theme-system = rendszer
house-theme-light = világos
house-theme-dark = sötét
house-sign-out-more = Csak ezen a képernyőn.
house-no-account-yet = Még nincs fiókod
house-sign-in = Belépek vagy nyitok egyet
