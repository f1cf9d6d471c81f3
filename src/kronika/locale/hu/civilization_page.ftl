# A Civilization oldalai.

cv-turn = { $turn }. kör
cv-events = A kör tizenhárom eseménye
cv-map = Térkép
cv-map-keys = Térkép: húzd, ha mozgatnád; görgő, plusz és mínusz: nagyítás; 0: az egész
cv-zoom-in = Közelebb
cv-zoom-out = Távolabb
cv-zoom-world = Az egész térkép
cv-tab-trade = Csere
cv-tab-map = Térkép
cv-tab-me = Népem
cv-tab-others = Többiek
cv-tab-log = Napló
cv-seats = Játékosok
cv-mine = Népem
cv-choices = Amit tehetsz
cv-next = Ami következhet

## Számok

cv-cities = város
cv-people = token a térképen
cv-stock = készlet
cv-treasury = kincstár
cv-ships = hajó
cv-hand = kereskedelmi lap
cv-cards = civilizációs kártya
cv-sum-tokens = { $all } token = { $map } a térképen + { $stock } a készletben + { $treasury } a kincstárban
cv-sum-cities = { $all } városból { $number }; { $need } token kell hozzájuk a térképen
cv-sum-ships = { $all } hajóból { $number }
cv-sum-hand = { $number } kereskedelmi lap kézben
cv-sum-no-cards = még nincs civilizációs kártyája

## A térkép

cv-limit = korlát: { $limit }
cv-site = városhely
cv-site-white = ártéri városhely
cv-plain = ártér
cv-unused = nincs játékban
cv-empty = senki
cv-city-of = { $name } városa
cv-tokens-of = { $name }: { $number } token
cv-ship-of = { $name } hajója: { $node }{ $cargo ->
    [0] { "" }
   *[other] , rakománya { $cargo }
 }{ $left ->
    [-1] { "" }
   *[other] , még { $left } lépés
 }
