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
    [0] Most mindenhol mások lépnek.
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
house-finished = Befejezett játszmák
house-all-games = { $count ->
    [one] A játszmám a lapomon
   *[other] Mind a { $count } játszma
 }
house-nothing = Itt gyűlnek majd a játszmáid.
house-nothing-more = Hányadik lettél, hány ponttal, kik ellen, és hogyan osztott a véletlen.
house-enter = Bemegyek
house-bots-now = Gépek ellen most
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
house-level-random = Szabályosan lép, de nem gondolkodik.
house-level-greedy = Mindig a legjobbnak látszó lépést választja.
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
house-new-open = A következő lapon megkapod a meghívó linkjét; addig is leülhettek.
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
house-just-watch = Ha csak néznéd: hagyd nyitva ezt a lapot, kezdéskor átvált az asztalra.
house-rename = Átnevezem magam
house-stand = Felállok
house-bot-away = { $name } álljon fel
house-qr = A meghívó QR-kódja
house-awaiting = { $count ->
    [one] Még egy játékost várunk.
   *[other] Még { $count } játékost várunk.
 }
house-awaiting-host = Ha mindenki leült, magától kezdődik. Ha nem érsz rá várni, gépek ülnek az üres székekre.
house-awaiting-more = Ha mindenki leült, magától kezdődik; ez a lap átvált az asztalra.
house-begin = { $count ->
    [one] Kezdjük most, egy géppel
   *[other] Kezdjük most, { $count } géppel
 }
house-cancel = Lemondom az asztalt
house-cancel-sure = Biztosan lemondod?
house-cancel-more = Aki leült, látja majd, hogy nem lesz játék. Az asztal nem nyitható meg újra.
