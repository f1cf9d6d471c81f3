# A Civilization oldalai.

cv-turn = { $turn ->
    [0] Előkészületek
   *[other] { $turn }. forduló
 }
cv-log-event = { $turn }. forduló · E{ $event } { $name }
cv-events = A forduló tizenhárom eseménye
cv-over = Végeredmény
cv-standing = { $nation }, { $space }. mező
cv-map = Térkép
cv-map-keys = Térkép: húzd, ha mozgatnád; görgő, plusz és mínusz: nagyítás; 0: az egész
cv-zoom-in = Közelebb
cv-zoom-out = Távolabb
cv-zoom-world = Az egész térkép
cv-tab-trade = { $phase ->
    [barter] Csere
    [buying] Vásárlás
    [hands] Kártyáim
   *[other] Csapás
 }
cv-zoom-pieces = Bábuk elrejtése
cv-tab-map = Térkép
cv-tab-me = Népem
cv-tab-others = Többiek
cv-tab-log = Napló
cv-seats = Játékosok
cv-mine = Népem
cv-choices = Amit tehetsz
cv-next = Ami következhet
cv-planned = a listád, lepecsételve
cv-red = nyíltan húzta; az E11-ben sújt

## Számok

cv-cities = város
cv-people = a térképen
cv-stock = készlet
cv-treasury = kincstár
cv-ships = hajó
cv-space = mező
cv-hand = kártya kézben
cv-cards = fejlesztés
cv-sum-tokens = { $all } token =
    { $map } a térképen
    + { $stock } a készletben
    + { $treasury } a kincstárban
cv-sum-cities = { $all } városból { $number };
    { $need } token kell hozzájuk a térképen
cv-sum-ships = { $all } hajóból { $number }
cv-sum-hand = { $number } kereskedelmi kártya a kézben
cv-sum-no-cards = még nincs civilizációs kártyája
cv-state-now = { $place ->
    [0] dönt
   *[other] lép
 }
cv-state-done = { $place ->
    [0] kész
   *[other] lépett
 }
cv-state-wait = { $place ->
    [0] { "" }
   *[other] { $place }.
 }

## A kérdés

cv-ask-movement = Mozgasd a népedet!
cv-ask-walk = Hová menjenek?
cv-ask-sail = Hová hajózzon?
cv-ask-other = { $name } lép
cv-go = Ide: { $area }
cv-do-walk = { $number } token: { $area }
cv-do-done = { $phase ->
    [movement] Mozgás vége
    [barter] Végeztem
    [buying] Nem veszek többet
    [gold] Nem kell arany
    [nobody] Tovább
    [shares] Mást nem sújtok
   *[other] Kész
 }
cv-because-movement = { $stacks ->
    [0] Már mindenki lépett.
   *[other] Még { $stacks } csoport mozoghat. Húzd oda, vagy kattints rá, aztán a célra.
 }
cv-because-walk = Kattints a célra; lent állítod be, hány maradjon.
cv-because-sail = A térképen a számok a hajó lépései.
cv-because-nation = Ettől függ, hol kezdesz, és melyik sor a tiéd a fejlődéstáblán.
cv-because-rates = Van Pénzverésed: mind { ART($cities) } { $cities } városodtól 1–3 tokent szedhetsz; a készleted { $stock }.
cv-because-revolt = Egy város nem tudott fizetni; akinek a legnagyobb a készlete, az vesz át előbb.
cv-because-growth = { $stock } tokened van készleten, mindet le kell tenned.
cv-because-ships = Egy hajó 2 token, a fenntartása 1; a kincstáradban { $treasury } van.
cv-because-attacks = Minden támadás külön dől el; a sorrendet te szabod meg.
cv-because-support = { $people } token tart el { $cities } várost a térképen; mindegyikhez kettő kell.
cv-because-cities = Városhelyen 6 token, máshol 12; minden városhoz 2 token kell a térképen.
cv-because-gold = A kilencedik pakli egy kártyája 18 token; a kincstáradban { $treasury } van.
cv-because-barter = Az ajánlat kártyaszáma, értéke és egy kártyája igaz.
cv-because-buying = Kereskedelmi kártyákkal és a kincstárad { $treasury } tokenjével fizetsz, a kedvezményeid levonódnak.
cv-because-eruption = Több vulkánnál is van városod.
cv-because-earthquake = Egy városod visszafejlődik, aztán egy szomszédé.
cv-because-flood = Több ártéren is ugyanannyi egységed van.
cv-because-piracy = Annak a hajói, aki elcserélte, elpusztítanak városokat a partjaikon.
cv-because-nobody = Másnak nincs ott vesztenivalója.
cv-because-shares = Még { $due } egység jut másodlagos áldozatokra.
cv-because-losses = Még { $due } egységet veszítesz; egy város ötöt ér.
cv-because-reductions = Még { $due } város fejlődik vissza.
cv-because-nominate = Egy másik játékos átveszi néped egy részét.
cv-because-own_part = Még { $due } egységet kell választani; egy város ötöt ér.
cv-because-other_part = Még { $due } egységet kell választani; egy város ötöt ér.
cv-because-follow = A másik részt elveszíted.
cv-because-take = { $stock } token van a készletedben.
cv-because-hands = { $stock ->
   *[other] Árut csak hat kártyáig adhatsz vissza; a magad húzta csapást mindig visszaadhatod.
 }
cv-because-chance = Egy pillanat.

## Mozgás

cv-march = Aki mozog
cv-stacks = Mozgatható csoportok (token / korlát)
cv-stacks-none = nincs
cv-stack = { $number } token, korlát: { $limit }
cv-leave = Hány maradjon
cv-leave-0 = Mind megy
cv-leave-1 = 1 marad
cv-leave-2 = 2 marad
cv-leave-limit = Korlátig
cv-how-many = Hány menjen
cv-voyage = A hajóút
cv-fleet = Hajók
cv-cargo = rakomány: { $all } közül { $number }
cv-range = { $all } lépésből még { $number }
cv-aboard = beszáll
cv-ashore = kiszáll
cv-coming = Ha így marad
cv-coming-nothing = Se konfliktus, se többlet, se új város.
cv-coming-city = { $number } token: város épülhet
cv-coming-peace = mindenki elfér
cv-coming-kept = konfliktus; { $number } marad neked
cv-coming-lost = elveszik: { $name } tart meg { $number } tokent
cv-coming-both = mindenki elveszik
cv-coming-storm = { $who ->
    [you] a városodat támadják
   *[other] { $owner } városát támadják
 }
cv-coming-repelled = { $who ->
    [you] kevesen vannak a városodhoz
   *[other] kevés: { $need } token kell
 }
cv-coming-crowd = { $areas } zónában többlet; az E7-ben a készletbe kerül
cv-coming-support = { $number ->
    [one] token hiányzik: egy városod visszafejlődik
   *[other] token hiányzik: városaid fejlődnek vissza
 }

## Választás listából

cv-row-launch = új hajó
cv-row-maintain = a hajód
cv-row-nation = innen indul: { $area }
cv-row-card = értéke { $value }
cv-row-rate = Adó
cv-row-rate-more = { $cities } városból
cv-short-take = Átveszem
cv-short-destroy = Ez vész el
cv-short-first = Ez az első
cv-short-reduce = Visszafejlesztem
cv-short-build = Várost építek
cv-short-secede = A pártba
cv-short-seize = Átveszem
cv-short-raid = Elpusztítom
cv-short-nation = Ezt választom
cv-short-rate = Egyenként { $number }: { $total }
cv-short-pay = { $area ->
    [0] { $treasury } a kincstárból
   *[other] { $treasury ->
        [0] { $area } a zónából
       *[other] { $treasury } a kincstárból, { $area } a zónából
     }
 }

## A térkép

cv-limit = korlát: { $limit }
cv-site = városhely
cv-site-white = ártéri városhely
cv-plain = ártér
cv-key-limit = népességkorlát
cv-key-volcano = vulkán
cv-key-less = többlet
cv-unused = nincs játékban
cv-empty = senki
cv-city-of = { $who ->
    [you] a te városod
   *[other] { $name } városa
 }
cv-tokens-of = { $who ->
    [you] te: { $number } token
   *[other] { $name }: { $number } token
 }
cv-ship-of = { $who ->
    [you] A hajód: { $node }
   *[other] { $name } hajója: { $node }
 }{ $cargo ->
    [0] { "" }
   *[other] , rakománya { $cargo }
 }{ $left ->
    [-1] { "" }
   *[other] , még { $left } lépés
 }

## Több egyforma dolog a napló egy mondatában

cv-run-moved = { $who ->
    [you] Így mozogtál: { $things }.
   *[other] { $name } így mozgott: { $things }.
 }
cv-part-walked = { $area } → { $to } { $number }
cv-part-embarked = { $number } hajóra szállt itt: { $area }
cv-part-sailed = hajó: { $node } → { $to }
cv-part-landed = { $number } partra szállt itt: { $area }
cv-run-maintained = { $who ->
    [you] { $count } hajódat tartottad fenn: { $things } ({ civilization-paid-for }).
   *[other] { $name } { $count } hajóját tartotta fenn: { $things } ({ civilization-paid-for }).
 }
cv-part-maintained = { $node }
cv-run-scrapped = { $who ->
    [you] Ezeket a hajóidat nem tartottad fenn: { $things }.
   *[other] { $name } ezeket a hajóit nem tartotta fenn: { $things }.
 }
cv-part-scrapped = { $node }
cv-run-grew_in = { $who ->
    [you] A lakosságod { $number } tokennel nőtt: { $things }.
   *[other] { $name } lakossága { $number } tokennel nőtt: { $things }.
 }
cv-part-grew_in = { $area } +{ $number }
cv-run-drew = { $known ->
    [no] { $name } { $count } kereskedelmi kártyát húzott.
   *[yes] { $who ->
        [you] Ezeket húztad: { $things }.
       *[other] { $name } ezeket húzta: { $things }.
     }
 }
cv-part-drew = { $card }
cv-run-got = { $who ->
    [you] Ezeket kaptad: { $things }.
   *[other] { $name } ezeket kapta: { $things }.
 }
cv-part-got = { $card }
cv-run-claimed = { $who ->
    [you] Azt mondtad, ezek is köztük vannak: { $things }.
   *[other] { $name } azt mondta, ezek is köztük vannak: { $things }.
 }
cv-part-claimed = { $card }
cv-run-wanted = { $who ->
    [you] Ezeket kérted érte: { $things }.
   *[other] { $name } ezeket kérte érte: { $things }.
 }
cv-part-wanted = { $card }
cv-run-paid = { $who ->
    [you] Ezekkel fizettél: { $things }.
   *[other] { $name } ezekkel fizetett: { $things }.
 }
cv-part-paid = { $number } × { $card }
cv-run-lost = { $who ->
    [you] { $number } tokent vesztettél: { $things }.
   *[other] { $name } { $number } tokent vesztett: { $things }.
 }
cv-part-lost = { $area } { $number }
