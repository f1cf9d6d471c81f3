# A világ története oldalai.

hw-ages = { $epoch }. korszak az ötből
hw-ends = { $epoch }. korszak; az V. után vége
hw-epoch = { $epoch }. korszak
hw-points = pont
hw-map = Térkép
hw-map-keys = Térkép: húzással mozog, görgővel vagy plusszal és mínusszal nagyít, 0-val az egész látszik
hw-zoom-in = Közelebb
hw-zoom-out = Távolabb
hw-zoom-world = Az egész világ
hw-zoom-pieces = A bábuk elrejtése
hw-key-active = aktív
hw-key-inactive = inaktív
hw-key-reach = elérhető, győzelem %
hw-key-last = utolsó lépés
hw-why-not = Miért nem?
hw-tab-map = Térkép
hw-tab-me = Birodalom
hw-tab-others = Régiók
hw-tab-log = Napló

## A doboz szavai

hw-capital = főváros
hw-city = város
hw-monument = emlékmű
hw-fort = erődítmény
hw-fleet = flotta
hw-caravan = karaván
hw-kingdom = királyság
hw-event = esemény
hw-empire = birodalom
hw-events = Események
hw-empires = Birodalmak
hw-tokens = Régiólapkák
hw-region = Régió
hw-regions = Régiók
hw-token = lapka
hw-lands = Tartományok
hw-structures = építmények
hw-terrain-none = síkság
hw-terrain-mountain = hegyvidék
hw-terrain-forest = erdő
hw-resources = { $number } erőforrás
hw-level-presence = jelenlét
hw-level-dominance = erőfölény
hw-level-control = fennhatóság
hw-kind-of = { $kind ->
    [empire] birodalom
    [kingdom] királyság
   *[advancement] fejlesztés
 }
hw-lasting = { $lasting ->
    [yes] A köröd végéig tart.
   *[no] Azonnal hat.
 }
hw-founds-capital = Fővárost alapít itt
hw-founds-city = Várost alapít itt
hw-founds-marauder = Fosztogató
hw-marauder-more = Csata után minden lerombolt építményért pontot kap; fővárosa nincs.
hw-strength = Erő: { $number } sereg
hw-in-order = a sorban
hw-nth-empire = { $order }. a sorrendben
hw-duration = { $number } korszakra
hw-armies-held = sereg a térképen
hw-armies = { $number } sereg
hw-doubt = Rekonstruált adat: a dobozodban más is állhat. Lásd a szabálykönyvet!
hw-doubt-short = részben rekonstruált
hw-doubt-card = A kártya egy részét csak rekonstruálni lehetett.
hw-doubt-more = Ez a jel azt mutatja, amit csak rekonstruálni lehetett; a te dobozodban más is állhat. Akinek megvan, a „kronika data” paranccsal kiírhatja a fájlokat, kijavíthatja őket, és a „--data” kapcsolóval velük játszhat.
hw-kingdom-brief = Királyság { $strength } sereggel ({ $land }); a birodalmad előtt játszod ki.

## A kérdés

hw-ask-events = Válassz eseményt { $roman ->
    [I] az
    [V] az
   *[other] a
 } { $roman }. korszakra!
hw-ask-empires = Válassz birodalmat { $roman ->
    [I] az
    [V] az
   *[other] a
 } { $roman }. korszakra!
hw-ask-classic = Megtartod a kártyát, vagy továbbadod?
hw-ask-opening = Te jössz: előbb egy esemény?
hw-ask-window = Kijátszol most egy fejlesztést?
hw-ask-recall = Vegyél vissza egy sereget!
hw-ask-capital = Egy főváros maradt: hová kerüljön?
hw-ask-conquest = { $kingdom ->
    [yes] Hódíts a királyságoddal!
   *[no] Melyik tartományt szállod meg?
 }
hw-ask-reroll = Újradobsz egy kockát?
hw-ask-siege = { $land } kitart: ostrom vagy meghátrálás?
hw-ask-raze = Rombolsz, vagy megkíméled?
hw-ask-return = Visszatér a sereg, vagy marad?
hw-ask-outpost = Építesz itt?
hw-ask-forts = Hol álljon erődítmény?
hw-ask-target = { $card }: melyik tartomány legyen az?
hw-ask-area = { $card }: melyik vízre kerüljön a flottád?
hw-ask-region = Melyik régióban legyen vasutad?
hw-ask-monuments = Hol álljon az emlékmű?
hw-ask-conflict = Szerzel vagy veszítesz egy pontot?
hw-ask-aim = { $ways ->
    [one] { $land }: megszállod?
   *[other] { $land }: melyik úton?
 }
hw-ask-fort = { $land }: erődítményt építesz?
hw-ask-play = { $card }: kijátszod?
hw-ask-take = { $card }: ezt választod?
hw-ask-other = { $name }: { $empire }

hw-aimable = { $number ->
    [one] Egyetlen helyet érhet: { $names }.
   *[other] { $number } { $kind ->
        [area] víz
       *[land] tartomány
     } közül választhatsz (a térképen jelölve): { $names }{ $more ->
        [0] .
       *[other] {" "}és még { $more }.
     }
 }

hw-because-events = Nálad marad, amíg ki nem játszod. { $name ->
    [none] { "" }
   *[other] A többi kártyát { $name } kapja.
 }
hw-because-empires = A száma mutatja, hányadikként kerülsz sorra. { $name ->
    [none] { "" }
   *[other] A többi kártyát { $name } kapja.
 }
hw-because-classic = Aki kapja, csak akkor nézheti meg, ha az egész pakli elfogyott.
hw-because-opening = Királyságot csak a birodalom előtt játszhatsz ki, a fejlesztés várhat. Válassz lent egy kártyát, vagy lépj tovább!
hw-because-window = Válassz lent egy kártyát, vagy lépj tovább!
hw-because-recall = Üres a készleted, a birodalomnak pedig kell egy első sereg.
hw-because-capital = A közös készletben egyetlen főváros van két kezdő tartományra.
hw-because-conquest = { $targets ->
    [0] Egy tartományt sem érsz el,
   *[other] { $targets } tartományt érsz el,
 } { $armies } sereged maradt. Saját álló seregedre kattintva erődítményt építhetsz.
hw-because-reroll = Válaszd ki az egyik kockádat, vagy hagyd így! A legnagyobb számít.
hw-because-siege = A következő ostrom +{ $bonus } a legnagyobb kockádra; egy seregbe vagy egy ostromjelzőbe kerül.
hw-because-raze = A képességed rád bízza.
hw-because-return = A kártyán újra támadhat; a tartomány egy hódítás idejére a tiédnek számít.
hw-because-outpost = Flottával foglaltad el; a képességeddel építhetsz.
hw-because-forts = Ingyen, olyan tartományba, ahol aktív sereged áll, és még nincs erődítmény.
hw-because-target = { $text }
hw-because-area = { $text } A flotta a köröd végéig a tiéd.
hw-because-region = Itt ebben a körben bármelyik tartományodból bármelyik másikat eléred.
hw-because-monuments = Két erőforrás az aktív seregeid alatt egy emlékművet ér: előbb fővárosba, városba.
hw-because-conflict = Két jelölő sosem állhat egy mezőn.
hw-because-over = Letelt az öt korszak.

hw-do-invade = { $odds ->
    [none] Megszállom
   *[other] Megszállom · { $odds }
 }
hw-end = Hódítás vége
hw-do-take = Ezt választom
hw-do-fort = Erődítményt építek · 1 sereg
hw-do-give = Odaadom: { $name }
hw-do-siege = { $pay ->
    [token] Ostrom jelzővel · { $odds }
   *[army] Ostrom sereggel · { $odds }
 }
hw-do-end = { $armies ->
    [0] Hódítás vége
   *[other] Hódítás vége ({ $armies } sereg hazamegy)
 }
hw-do-done = { $phase ->
    [opening] Megalapítom a birodalmat
    [outpost] Nem építek
    [forts] Nem építek többet
    [monuments] Nem építek többet
   *[other] Tovább
 }

## Kártyaválasztás

hw-pile = A választható kártyák
hw-pile-events = Események
hw-pile-empires = Birodalmak
hw-pile-more = { $events ->
    [yes] { $cards } kártya, csak te látod
   *[no] { $cards } kártya; a betű mutatja, hol kezd
 }
hw-pile-hidden = A paklik most másoknál vannak.
hw-pile-down = a legtöbb ponttól lefelé
hw-pile-up = a legkevesebb ponttól fölfelé
hw-choosers = Ki választ
hw-has-chosen = választott
hw-chooses = { $cards } kártyából
hw-will-choose = { $cards } kártya vár
hw-draws = húzott
hw-taken = A kártyáid ebben a korszakban
hw-yours = a tiéd
hw-passed-on = továbbadtad
hw-home-free = { $land }: üres
hw-home-leaves = { $who ->
    [you] { $land }: a te sereged távozik
   *[other] { $land }: { $name } serege távozik
 }
hw-worth = kb. { $points } pontot érhet
hw-worth-more = Gyors becslés a mostani táblán: ez a kör, és ami belőle várhatóan megmarad.

## Játékosok, sorrend, pontsáv

hw-order = A játékosok a körök sorrendjében
hw-calls = A korszak birodalmai sorrendben
hw-call = { $order }. { $empire }: { $state ->
    [played] { $name }
    [now] most játszik: { $name }
    [out] senkié
    [mine] a tiéd, még nem került sorra
   *[open] még nem került sorra
 }
hw-hidden = rejtett
hw-rank = { $rank }. hely
hw-track = Pontsáv: { $scores }
hw-cards-held = { $number } esemény kézben
hw-sum-start = { $points } kezdés
hw-sum-epoch = { $points } { $epoch ->
    [1] I.
    [2] II.
    [3] III.
    [4] IV.
   *[5] V.
 } korszak
hw-sum-marker = { $points } a foglalt mező miatt
hw-sum-supply = { $supply } a készletben, { $armies } a térképen, { $card } a kártyán: összesen { $all }

## A birodalom

hw-mine = A birodalom
hw-no-empire = Még nincs birodalom.
hw-waits = vár: { $order }. a sorban
hw-on-card = { $armies } sereg és { $tokens } ostromjelző a kártyán
hw-played-now = Érvényben: { $names }.
hw-declined = (nem használod)
hw-catapult = Katapult
hw-catapult-more = Egy ostrom egy sereg vagy egy ostromjelző.
hw-my-events = Eseményeim
hw-events-hidden = Az események titkosak
hw-no-events = Nincs esemény a kezedben.
hw-ev-legal = kijátszható
hw-ev-no = most nem
hw-ev-wait = a kezedben
hw-if-now = Ha most pontoznál
hw-if-now-other = { $name }, ha most pontozna
hw-nothing-yet = még semmi
hw-share = { $region }, { $level ->
    [control] fennhatóság
    [dominance] erőfölény
   *[presence] jelenlét
 }
hw-share-more = további { $number }
hw-count-capitals = { $number } főváros
hw-count-cities = { $number } város
hw-count-monuments = { $number } emlékmű

## Tartományok és régiók

hw-no-army = Nincs sereg
hw-army-of = { $who ->
    [you] { $active ->
        [yes] A te aktív sereged
       *[no] A te inaktív sereged
     }
   *[other] { $active ->
        [yes] { $name } aktív serege
       *[no] { $name } inaktív serege
     }
 }
hw-odds-by = { $way ->
    [fleet] flottával { $odds } a győzelem
    [caravan] karavánnal { $odds } a győzelem
   *[land] szárazföldön { $odds } a győzelem
 }
hw-by-land = szárazföldön
hw-by-caravan = karavánnal
hw-by-fleet = flottával
hw-rest = { $tie } döntetlen · { $lose } vereség
hw-rerolls = a védő újradobhat egy kockát
hw-dice = Te: 2 kocka{ $bonus ->
    [0] { "" }
   *[other] {" "}+{ $bonus }
 } · védő: { $dice ->
    [1] 1 kocka
   *[other] 2 kocka (erődítmény)
 }{ $defence ->
    [0] { "" }
   *[other] {" "}+{ $defence } (terep)
 }
hw-after-loss = ostrommal:
hw-to-the-end = Végigharcolva { $holds }, hogy a tiéd lesz, átlag { $armies } sereggel.
hw-if-held = Ha megtartod
hw-region-change = { $region }: { $before ->
    [none] semmi
    [presence] jelenlét
    [dominance] erőfölény
   *[control] fennhatóság
 } → { $after ->
    [presence] jelenlét
    [dominance] erőfölény
   *[control] fennhatóság
 }
hw-razed-capital = Rombolás: a főváros várossá lesz.
hw-razed-city = Rombolás: elvész a város.
hw-razed-monument = Rombolás: elvész az emlékmű.
hw-fort-falls = Az erődítmény döntetlennél is elvész.
hw-fort-more = Egy erődítmény a kártyád egy seregébe kerül. A védő ezután két kockával dob itt.
hw-worth-now = most ér
hw-standing = { $name }: { $armies } sereg, { $level ->
    [control] fennhatóság
    [dominance] erőfölény
   *[presence] jelenlét
 } = { $points }
hw-token-none = nincs lapka: itt a seregek nem hoznak pontot
hw-token-until = jelenlét { $presence }, erőfölény { $dominance }, fennhatóság { $control }; { $epoch ->
    [I] az
    [V] az
   *[other] a
 } { $epoch }. korszak végéig

## Csata

hw-battle = Csata: { $land }
hw-siege-of = Ostrom: { $land }
hw-nth-battle = { $number }. csata
hw-lost-to = kevés volt
hw-reroll = Újradobom ezt a kockát: { $face }
hw-odds = { $win } győzelem · { $tie } döntetlen · { $lose } vereség
hw-siege-costs = Ostrom +{ $bonus }: a kártyádról
hw-siege-left = { $tokens ->
    [0] 1 { ART($armies) } { $armies } seregből
   *[other] 1 sereg ({ $armies } van) vagy jelző ({ $tokens } van)
 }
hw-withdraw-costs = Meghátrálás: a készletbe megy
hw-reroll-more = Hátralévő újradobások: támadó { $mine }, védő { $theirs }.

## Előzmények, pontozólap, kártyák

hw-moment = { $epoch }. korszak, { $empire }
hw-moment-draft = { $epoch }. korszak, kártyaválasztás
hw-moment-setup = előkészületek
hw-won-you = Győztél { $points } ponttal
hw-won = { $name } győzött { $points } ponttal
hw-won-more = { $gap } ponttal a második előtt.
hw-sheet-start = Kezdés
hw-sheet-start-sum = a kihúzott jelölő
hw-sheet-structures = építmények
hw-sheet-others = rombolás, események, a jelölő lépései
hw-kinds = Ugyanezek a pontok aszerint, miért jártak
hw-kind-regions = Régiók
hw-kind-structures = Építmények
hw-kind-others = A többi
hw-kind-sum-regions = jelenlét, erőfölény és fennhatóság minden korszakban
hw-kind-sum-structures = fővárosok, városok és emlékművek minden korszakban
hw-kind-sum-others = kezdés, rombolás, események és a jelölő lépései
hw-fact-title-greatest = A legnagyobb kör
hw-fact-greatest = { $name } { $points } pontot szerzett { $epoch ->
    [I] az
    [V] az
   *[other] a
 } { $epoch }. korszakban ({ $empire }).
hw-fact-title-heart = A győzelem szíve
hw-fact-heart = { $region }: egymagában { $points } pontot hozott { $name } számára.
hw-fact-title-builder = Az építő
hw-fact-builder = { $name } építményei { $points } pontot hoztak.
hw-fact-title-raider = A fosztogató
hw-fact-raider = { $name } { $points } pontot szerzett a pontozáson kívül: rombolással és eseményekkel.
hw-cards-title = A világ története: birodalmak, események, térkép
