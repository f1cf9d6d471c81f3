# A világ története. A tartományok, vizek, régiók, birodalmak és események neve a komponensfájlokból jön.

history_of_the_world-title = A világ története
history_of_the_world-mode-base = az alapjáték
history_of_the_world-option-draft = hogyan válasszunk kártyát a korszakokban
history_of_the_world-value-draft-normal = két pakli jár körbe egyszerre
history_of_the_world-value-draft-classic = húzz egyet: tartsd meg vagy add tovább, mint a régi kiadásokban

## A kép

history_of_the_world-help =
    Néhány mondat: birodalom egyiptomiak; megszáll levante; megszáll kréta flottával; erőd nílus; ostrom jelzővel;
    kijátszom fegyverzet; befejezem.
history_of_the_world-over = vége a játéknak
history_of_the_world-age = { $epoch ->
    [1] I. korszak
    [2] II. korszak
    [3] III. korszak
    [4] IV. korszak
   *[other] V. korszak
 }
history_of_the_world-turn = { $who ->
    [you] a te köröd
   *[other] { $name } köre
 }
history_of_the_world-waiting = Még dönt: { $names }.
history_of_the_world-column-player = Játékos
history_of_the_world-column-score = Pont
history_of_the_world-column-worth = Most érne
history_of_the_world-column-structures = Építmény
history_of_the_world-column-armies = Sereg
history_of_the_world-column-supply = Készlet
history_of_the_world-column-events = Esemény
history_of_the_world-column-empire = Birodalom
history_of_the_world-order = A korszak sorrendje, az erővel:
history_of_the_world-column-region = Régió
history_of_the_world-column-lands = Tartományok
history_of_the_world-standing = { $level ->
    [control] fennhatóság
    [dominance] erőfölény
    [presence] jelenlét
   *[none] –
 }
history_of_the_world-legend = Teli jel: aktív sereg, üres: inaktív · ♛ főváros ⌂ város Π emlékmű # erődítmény · ^ hegy ♣ erdő ¤ erőforrás · a régió értéke: jelenlét/erőfölény/fennhatóság
history_of_the_world-card = A kártyán { $armies } sereg{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } ostromjelző
 }
history_of_the_world-declined = most nem él vele
history_of_the_world-discs = Flották és karavánok: { $areas }
history_of_the_world-fight = { $name } támad, a célpont { $land }, a védő { $rival }{ $over ->
    [fleet] { " " }(flottával)
   *[land] { "" }
 }
history_of_the_world-dice = Kockák: { $mine } (a legnagyobb { $bonus }), a védőé { $theirs } ({ $defence })
history_of_the_world-catapult = Az ostrom { $level }. lépése, sereg a katapulton: { $armies }
history_of_the_world-coming = Győzelem / döntetlen / vereség: { $odds }
history_of_the_world-column-target = Megszállhatod
history_of_the_world-column-ways = Hogyan
history_of_the_world-column-odds = Esélyek
history_of_the_world-column-holds = A végére
history_of_the_world-column-razed = Rombol
history_of_the_world-odds = Esélyek: az első csata győzelme / döntetlenje / veresége; a végére: hogy tiéd lesz a tartomány, és hány seregbe kerülhet.
history_of_the_world-point = ,
history_of_the_world-holds = { $percent } %, { $armies } sereg
history_of_the_world-built = { $what ->
    [capital] főváros
    [city] város
   *[monument] emlékmű
 }
history_of_the_world-way = { $way ->
    [fleet] flotta
    [caravan] karaván
   *[land] szárazföld
 }
history_of_the_world-hand = Az eseményeid
history_of_the_world-pile = Ezekből választhatsz
history_of_the_world-kingdom = Királyság.
history_of_the_world-called = { $order }. a sorrendben
history_of_the_world-strength = Ereje { $armies }
history_of_the_world-start = Kezdete: { $lands }{ $founds ->
    [capital] { " " }fővárossal
    [city] { " " }várossal
   *[none] , építmény nélkül (fosztogatók)
 }
history_of_the_world-act = { $move ->
    [invade] Megszállás:
    [fort] Erődítmény:
    [monument] Emlékmű:
    [city] Város:
    [capital] Ide kerül a főváros:
    [raze] Rombolás:
    [remove] Sereg eltávolítása:
    [replace] Sereg lecserélése:
    [ravage] Barbárok betörése:
   *[recall] Sereg visszavétele:
 }
history_of_the_world-give = Kapja: { $name }
history_of_the_world-score-now = Pontok, és amit a tábla most érne
history_of_the_world-score-final = Végeredmény

## Mit kell tenni

history_of_the_world-prompt-events = Vegyél el egy eseményt a pakliból!
history_of_the_world-prompt-empires = Vegyél el egy birodalmat a pakliból!
history_of_the_world-prompt-classic = Tartsd meg a húzott kártyát, vagy add tovább!
history_of_the_world-prompt-opening = A birodalom alapítása előtt kijátszhatsz eseményeket.
history_of_the_world-prompt-window = Most kijátszhatsz fejlesztéseket.
history_of_the_world-prompt-recall = Üres a készleted: vegyél vissza egy inaktív sereget!
history_of_the_world-prompt-capital = Csak egy főváros maradt: hová kerüljön?
history_of_the_world-prompt-conquest = Szállj meg egy tartományt, építs erődítményt, vagy fejezd be a hódítást!
history_of_the_world-prompt-reroll = Dobd újra az egyik kockádat, vagy passzolj!
history_of_the_world-prompt-siege = A csata elveszett: ostromolj, vagy hátrálj meg!
history_of_the_world-prompt-raze = Rombold le az építményt, vagy kíméld meg!
history_of_the_world-prompt-return = Vedd vissza a győztes sereget, vagy hagyd ott!
history_of_the_world-prompt-outpost = Itt most építhetsz.
history_of_the_world-prompt-forts = Erődítményt építhetsz.
history_of_the_world-prompt-target = Válassz tartományt az eseményedhez!
history_of_the_world-prompt-area = Válassz vizet a flottádnak!
history_of_the_world-prompt-region = Válassz régiót a vasutaidnak!
history_of_the_world-prompt-monuments = Hová kerüljön az emlékmű?
history_of_the_world-prompt-chance = A véletlen dönt.
history_of_the_world-prompt-conflict = Ott már áll egy jelölő: szerezz vagy veszíts egy pontot!

## Ajánlatok

history_of_the_world-move-invade = { $way ->
    [fleet] Megszállom flottával: { $land }
    [caravan] Megszállom karavánnal: { $land }
    [land] Megszállom szárazföldön: { $land }
   *[other] Megszállom: { $land }
 }
history_of_the_world-move-fort = Erődítményt építek: { $land }
history_of_the_world-move-monument = Emlékművet építek: { $land }
history_of_the_world-move-city = Várost építek: { $land }
history_of_the_world-move-capital = Ide kerül a főváros: { $land }
history_of_the_world-move-raze = Rombolok itt: { $land }
history_of_the_world-move-remove = Eltávolítom innen a sereget: { $land }
history_of_the_world-move-replace = Lecserélem itt a sereget: { $land }
history_of_the_world-move-ravage = Ide törnek be a barbárok: { $land }
history_of_the_world-move-recall = Visszaveszem innen a sereget: { $land }
history_of_the_world-move-fleet = Flotta ide: { $area }
history_of_the_world-move-region = Vasút ebben a régióban: { $region }
history_of_the_world-move-play = Kijátszom: { $event }
history_of_the_world-move-event = Elveszem: { $event }
history_of_the_world-move-empire = Elveszem: { $empire }
history_of_the_world-move-give = Odaadom { ART($seat) } { $seat }. helynek
history_of_the_world-move-reroll = Újradobom ezt a kockát: { $face }
history_of_the_world-move-keep = Megtartom
history_of_the_world-move-withdraw = Meghátrálok
history_of_the_world-move-pass = Nem dobok újra
history_of_the_world-move-gain = Szerzek egy pontot
history_of_the_world-move-lose = Veszítek egy pontot
history_of_the_world-move-decline = Lemondok a képességről
history_of_the_world-move-return = Visszaveszem a sereget
history_of_the_world-move-stay = A sereg marad
history_of_the_world-move-spare = Megkímélem
history_of_the_world-move-end = Befejezem a hódítást
history_of_the_world-move-done = Tovább
history_of_the_world-move-siege = { $pay ->
    [token] Ostromlok egy ostromjelzővel
   *[army] Ostromlok egy sereggel
 }

## Napló

history_of_the_world-note-marker = { $who ->
    [you] A jelölőd kezdőhelye: { $score }.
   *[other] { $name } jelölőjének kezdőhelye: { $score }.
 }
history_of_the_world-note-epoch = { $epoch ->
    [1] Elkezdődött az I. korszak.
    [2] Elkezdődött a II. korszak.
    [3] Elkezdődött a III. korszak.
    [4] Elkezdődött a IV. korszak.
   *[other] Elkezdődött az V. korszak.
 }
history_of_the_world-note-chose_event = { $who ->
    [you] Ezt az eseményt vetted el: { $event }.
   *[other] { $name } elvett egy eseményt.
 }
history_of_the_world-note-chose_empire = { $who ->
    [you] Ezt a birodalmat vetted el: { $empire }.
   *[other] { $name } elvett egy birodalmat.
 }
history_of_the_world-note-kept = { $who ->
    [you] Megtartottad a húzott kártyát.
   *[other] { $name } megtartotta a húzott kártyát.
 }
history_of_the_world-note-gave = { $who ->
    [you] Továbbadtad a húzott kártyát, { $to } kapta.
   *[other] { $to_who ->
        [you] { $name } neked adta a húzott kártyát.
       *[other] { $name } továbbadta a húzott kártyát, { $to } kapta.
     }
 }
history_of_the_world-note-turn = { $who ->
    [you] A te köröd: { $empire } ({ $order }. a sorrendben)
   *[other] { $name } köre: { $empire } ({ $order }. a sorrendben)
 }
history_of_the_world-note-played = { $who ->
    [you] Kijátszottad: { $event }.
   *[other] { $name } kijátszotta: { $event }.
 }
history_of_the_world-note-put_away = { $who ->
    [you] Nem játszottad ki a királyságodat; kikerült a játékból.
   *[other] { $name } nem játszotta ki a királyságát; kikerült a játékból.
 }
history_of_the_world-note-recalled = { $who ->
    [you] Visszavetted a seregedet { ART($land) } { $land } tartományból.
   *[other] { $name } visszavette a seregét { ART($land) } { $land } tartományból.
 }
history_of_the_world-note-mustered = { $who ->
    [you] A kártyádra { $armies } sereg
   *[other] { $name } kártyájára { $armies } sereg
 }{ $tokens ->
    [0] { " " }került.
   *[other] { " " }és { $tokens } ostromjelző került.
 }
history_of_the_world-note-left_over = { $who ->
    [you] A kártyádról lekerült, ami megmaradt: { history_of_the_world-left }.
   *[other] { $name } kártyájáról lekerült, ami megmaradt: { history_of_the_world-left }.
 }
history_of_the_world-left = { $tokens ->
    [0] { $armies } sereg
   *[other] { $armies ->
        [0] { $tokens } ostromjelző
       *[other] { $armies } sereg és { $tokens } ostromjelző
     }
 }
history_of_the_world-note-gained = { $who ->
    [you] Kaptál { $amount }.
   *[other] { $name } { $amount } kapott.
 }
history_of_the_world-note-forfeited = { $who ->
    [you] Elvesztettél { $amount }.
   *[other] { $name } elvesztett { $amount }.
 }
history_of_the_world-amount-score = { $number } pontot
history_of_the_world-price-score = { $number } pont
history_of_the_world-amount-armies = { $number } sereget
history_of_the_world-price-armies = { $number } sereg
history_of_the_world-amount-tokens = { $number } ostromjelzőt
history_of_the_world-price-tokens = { $number } ostromjelző
history_of_the_world-amount-cards = { $number } eseménykártyát
history_of_the_world-price-cards = { $number } eseménykártya
history_of_the_world-price = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
 }
history_of_the_world-note-founded = { $who ->
    [you] Országot alapítottál { ART($land) } { $land } tartományban: { $card }.
   *[other] { $name } országot alapított { ART($land) } { $land } tartományban: { $card }.
 }
history_of_the_world-note-occupied = { $who ->
    [you] Elfoglaltad { ART($land) } { $land } tartományt
   *[other] { $name } elfoglalta { ART($land) } { $land } tartományt
 }{ $over ->
    [fleet] { " " }flottával
   *[land] { "" }
 }{ $found ->
    [own] , egy régi sereg helyén.
   *[empty] .
 }
history_of_the_world-note-attack = { $who ->
    [you] Megtámadtad { $rival } seregét { ART($land) } { $land } tartományban
   *[other] { $rival_who ->
        [you] { $name } megtámadott téged { ART($land) } { $land } tartományban
       *[other] { $name } megtámadta { $rival } seregét { ART($land) } { $land } tartományban
     }
 }{ $over ->
    [fleet] , flottával.
   *[land] .
 }
history_of_the_world-note-rolled = Dobás ({ $land }): a támadó { $first }, { $second }; a védő { $held }{ $other ->
    [0] { "" }
   *[other] , { $other }
 }
history_of_the_world-note-rerolled = Újradobás után ({ $land }): a támadó { $first }, { $second }; a védő { $held }{ $other ->
    [0] { "" }
   *[other] , { $other }
 }
history_of_the_world-terrain-part = { $terrain ->
    [0] { "" }
   *[other] { " " }(terep +{ $terrain })
 }
history_of_the_world-siege-part = { $siege ->
    [0] { "" }
   *[other] { " " }(ostrom +{ $siege })
 }
history_of_the_world-note-helped = { $who ->
    [you] { $card }: +{ $amount } a seregednek a csatában.
   *[other] { $card }: +{ $amount } { $name } seregének a csatában.
 }
history_of_the_world-note-tie_helped = { $who ->
    [you] { $card }: a döntetlen a javadra dőlt el.
   *[other] { $card }: a döntetlen { $name } javára dőlt el.
 }
history_of_the_world-note-battle = { $who ->
    [you] Az eredményed { $attack }{ history_of_the_world-siege-part }, { $rival } védelme { $defence }{ history_of_the_world-terrain-part } volt { ART($land) } { $land } tartományban.
   *[other] { $rival_who ->
        [you] { $name } eredménye { $attack }{ history_of_the_world-siege-part }, a te védelmed { $defence }{ history_of_the_world-terrain-part } volt { ART($land) } { $land } tartományban.
       *[other] { $name } eredménye { $attack }{ history_of_the_world-siege-part }, { $rival } védelme { $defence }{ history_of_the_world-terrain-part } volt { ART($land) } { $land } tartományban.
     }
 }
history_of_the_world-note-siege = { $who ->
    [you] Ostrom alá vetted { ART($land) } { $land } tartományt, ez volt { ART($level) } { $level }. lépés
   *[other] { $name } ostrom alá vette { ART($land) } { $land } tartományt, ez volt { ART($level) } { $level }. lépés
 }{ $pay ->
    [token] { " " }(egy ostromjelzőért).
   *[army] { " " }(egy seregért).
 }
history_of_the_world-note-withdrew = { $who ->
    [you] Meghátráltál { $rival } serege elől { ART($land) } { $land } tartományban.
   *[other] { $rival_who ->
        [you] { $name } meghátrált előled { ART($land) } { $land } tartományban.
       *[other] { $name } meghátrált { $rival } serege elől { ART($land) } { $land } tartományban.
     }
 }
history_of_the_world-note-won = { $who ->
    [you] Legyőzted { $rival } seregét { ART($land) } { $land } tartományban.
   *[other] { $rival_who ->
        [you] { $name } legyőzött téged { ART($land) } { $land } tartományban.
       *[other] { $name } legyőzte { $rival } seregét { ART($land) } { $land } tartományban.
     }
 }
history_of_the_world-note-tied = { $who ->
    [you] Döntetlen { ART($land) } { $land } tartományban: odalett a sereged, és { $rival } serege is.
   *[other] { $rival_who ->
        [you] Döntetlen { ART($land) } { $land } tartományban: odalett a sereged, és { $name } serege is.
       *[other] Döntetlen { ART($land) } { $land } tartományban: odalett { $name } és { $rival } serege is.
     }
 }
history_of_the_world-note-razed = { $who ->
    [you] Romboltál { ART($land) } { $land } tartományban:
   *[other] { $name } rombolt { ART($land) } { $land } tartományban:
 }{ $what ->
    [capital] { " " }a fővárosból város lett.
    [city] { " " }elpusztult a város.
   *[monument] { " " }elpusztult az emlékmű.
 }
history_of_the_world-note-marauded = A fosztogató birodalom pontot kapott a rombolásért.
history_of_the_world-note-spared = { $who ->
    [you] Megkímélted az építményeket { ART($land) } { $land } tartományban.
   *[other] { $name } megkímélte az építményeket { ART($land) } { $land } tartományban.
 }
history_of_the_world-note-returned = { $who ->
    [you] A sereged visszatért a kártyára { ART($land) } { $land } tartományból.
   *[other] { $name } serege visszatért a kártyára { ART($land) } { $land } tartományból.
 }
history_of_the_world-note-capital = { $who ->
    [you] Az egyetlen fővárosodat { ART($land) } { $land } tartományban alapítottad meg.
   *[other] { $name } { ART($land) } { $land } tartományban alapította meg egyetlen fővárosát.
 }
history_of_the_world-note-city = { $who ->
    [you] Várost építettél { ART($land) } { $land } tartományban.
   *[other] { $name } várost épített { ART($land) } { $land } tartományban.
 }
history_of_the_world-note-fort = { $who ->
    [you] Erődítményt építettél { ART($land) } { $land } tartományban{ history_of_the_world-price }.
   *[other] { $name } erődítményt épített { ART($land) } { $land } tartományban{ history_of_the_world-price }.
 }
history_of_the_world-note-monument = { $who ->
    [you] Emlékművet építettél { ART($land) } { $land } tartományban.
   *[other] { $name } emlékművet épített { ART($land) } { $land } tartományban.
 }
history_of_the_world-note-fort_lost = { $who ->
    [you] Leromboltad az erődítményt { ART($land) } { $land } tartományban.
   *[other] { $name } lerombolta az erődítményt { ART($land) } { $land } tartományban.
 }
history_of_the_world-note-struck = { $how ->
    [remove] Eltűnt a sereg { ART($land) } { $land } tartományból
    [replace] Gazdát cserélt { ART($land) } { $land } tartomány
    [raze] Csapás érte { ART($land) } { $land } tartományt
   *[ravage] Barbárok törtek be { ART($land) } { $land } tartományba
 }{ $who ->
    [you] { " " }(a te eseményed).
   *[other] { " " }({ $name } eseménye).
 }
history_of_the_world-note-fleet = { $who ->
    [you] Erre a körre flottát kaptál itt: { $area }.
   *[other] { $name } flottát kapott erre a körre itt: { $area }.
 }
history_of_the_world-note-rails = { $who ->
    [you] Erre a körre vasutat kaptál { ART($region) } { $region } régióban.
   *[other] { $name } vasutat kapott erre a körre { ART($region) } { $region } régióban.
 }
history_of_the_world-note-region_score = { $level ->
    [control] Fennhatóság
    [dominance] Erőfölény
   *[presence] Jelenlét
 } { ART($region) } { $region } régióban: { $points } pont{ $who ->
    [you] { " " }neked
   *[other] { " " }({ $name })
 }
history_of_the_world-note-structure_score = Építmények: { $points } pont{ $who ->
    [you] { " " }neked
   *[other] { " " }({ $name })
 }
history_of_the_world-note-points = { $who ->
    [you] { $points } pontot kaptál, így { $score } pontod lett.
   *[other] { $name } { $points } pontot kapott, így { $score } pontja lett.
 }
history_of_the_world-note-moved_on = { $who ->
    [you] Ez a hely foglalt volt: továbbléptél ({ $points } pont), így { $score } pontod lett.
   *[other] Ez a hely foglalt volt: { $name } továbblépett ({ $points } pont), így { $score } pontja lett.
 }

## A jelölés szavai, ahogyan mondhatod őket

history_of_the_world-say-invade = megszáll, megszállom, támad, támadom, foglal
history_of_the_world-say-fort = erődítmény, erődítményt, erőd
history_of_the_world-say-monument = emlékmű, emlékművet
history_of_the_world-say-city = város, várost
history_of_the_world-say-capital = főváros, fővárost
history_of_the_world-say-raze = rombol, rombolok, lerombol
history_of_the_world-say-remove = eltávolít, eltávolítom
history_of_the_world-say-replace = lecserél, lecserélem
history_of_the_world-say-ravage = betör, dúl
history_of_the_world-say-recall = visszahív, visszahívom
history_of_the_world-say-fleet = flotta, flottával, flottát
history_of_the_world-say-region = régió, régiót
history_of_the_world-say-play = kijátszik, kijátszom, játszom
history_of_the_world-say-event = esemény, eseményt
history_of_the_world-say-empire = birodalom, birodalmat
history_of_the_world-say-give = ad, adom, odaad, odaadom
history_of_the_world-say-siege = ostrom, ostromlok
history_of_the_world-say-reroll = újradob, újradobom
history_of_the_world-say-keep = megtart, megtartom
history_of_the_world-say-withdraw = meghátrál, meghátrálok, visszavonul
history_of_the_world-say-pass = passz, passzol, passzolok
history_of_the_world-say-gain = szerez, szerzek
history_of_the_world-say-lose = veszít, veszítek
history_of_the_world-say-decline = lemond, lemondok
history_of_the_world-say-return = visszatér, visszaveszem
history_of_the_world-say-stay = marad, maradok
history_of_the_world-say-spare = megkímél, megkímélem
history_of_the_world-say-end = befejez, befejezem
history_of_the_world-say-done = kész, tovább
history_of_the_world-say-markers = jelölők
history_of_the_world-say-deal = oszt, osztás
history_of_the_world-say-draw = húz, húzás
history_of_the_world-say-roll = dob, dobás
history_of_the_world-say-by = ezen
history_of_the_world-say-events = események
history_of_the_world-say-empires = birodalmak
history_of_the_world-say-any = bárhogyan
history_of_the_world-say-land = szárazföld, szárazföldön
history_of_the_world-say-caravan = karaván, karavánnal
history_of_the_world-say-army = sereg, sereggel
history_of_the_world-say-token = jelző, jelzővel, ostromjelző, ostromjelzővel

history_of_the_world-kind-land = egy tartomány
history_of_the_world-kind-area = egy tenger, óceán vagy kihalt terület
history_of_the_world-kind-region = egy régió
history_of_the_world-kind-event = egy esemény
history_of_the_world-kind-empire = egy birodalom
history_of_the_world-kind-card = egy kártya
history_of_the_world-kind-seat = egy hely száma
history_of_the_world-kind-die = egy kocka száma
history_of_the_world-kind-way = szárazföld, karaván vagy flotta
history_of_the_world-kind-pay = sereg vagy ostromjelző

# Miért tiltja itt egy szabály
history_of_the_world-why-event = A kártya ({ $event }) szövege: „{ $text }”
history_of_the_world-why-card = A kártya ({ $card }) szövege: „{ $text }”
history_of_the_world-why-naval = Az újradobás a tengeri védő hatásból jön: a védő a saját kockái egyikét dobhatja újra.
