# A világ története. A tartományok, vizek, régiók, birodalmak és események neve a komponensfájlokból jön.

history_of_the_world-title = A világ története
history_of_the_world-mode-base = az alapjáték
history_of_the_world-option-draft = hogyan választunk kártyát a korszakokban
history_of_the_world-value-draft-normal = két pakli jár körbe egyszerre
history_of_the_world-value-draft-classic = húzz egyet: tartsd meg vagy add tovább, mint a régi kiadásokban

## Mit kell tenni

history_of_the_world-prompt-events = Vegyél el egy eseményt a pakliból!
history_of_the_world-prompt-empires = Vegyél el egy birodalmat a pakliból!
history_of_the_world-prompt-classic = Tartsd meg a húzott kártyát, vagy add tovább!
history_of_the_world-prompt-opening = A birodalom alapítása előtt kijátszhatsz eseményeket.
history_of_the_world-prompt-window = Most kijátszhatsz fejlesztéseket.
history_of_the_world-prompt-recall = Üres a készleted: végy vissza egy inaktív sereget!
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
    [you] Esemény, amelyet elvettél: { $event }.
   *[other] { $name } elvett egy eseményt.
 }
history_of_the_world-note-chose_empire = { $who ->
    [you] Birodalom, amelyet elvettél: { $empire }.
   *[other] { $name } elvett egy birodalmat.
 }
history_of_the_world-note-kept = { $who ->
    [you] Megtartottad a húzott kártyát.
   *[other] { $name } megtartotta a húzott kártyát.
 }
history_of_the_world-note-gave = { $who ->
    [you] Továbbadtad a húzott kártyát; aki kapta: { $to }.
   *[other] { $to_who ->
        [you] { $name } neked adta a húzott kártyát.
       *[other] { $name } továbbadta a húzott kártyát; aki kapta: { $to }.
     }
 }
history_of_the_world-note-turn = { $who ->
    [you] Te következel: { $empire } ({ $order }. a sorrendben)
   *[other] { $name } következik: { $empire } ({ $order }. a sorrendben)
 }
history_of_the_world-note-played = { $who ->
    [you] Kijátszottad ezt: { $event }.
   *[other] { $name } kijátszotta ezt: { $event }.
 }
history_of_the_world-note-put_away = { $who ->
    [you] Nem játszottad ki a királyságodat; kikerült a játékból.
   *[other] { $name } kijátszatlanul eltett egy királyságot.
 }
history_of_the_world-note-recalled = { $who ->
    [you] Visszavetted innen a seregedet: { $land }.
   *[other] { $name } visszavette innen a seregét: { $land }.
 }
history_of_the_world-note-mustered = { $who ->
    [you] A kártyádra { $armies } sereg
   *[other] { $name } kártyájára { $armies } sereg
 }{ $tokens ->
    [0] { " " }került.
   *[other] { " " }és { $tokens } ostromjelző került.
 }
history_of_the_world-note-founded = { $who ->
    [you] Megalapítottad ezt: { $card } (itt: { $land }).
   *[other] { $name } megalapította ezt: { $card } (itt: { $land }).
 }
history_of_the_world-note-occupied = { $who ->
    [you] Elfoglaltad ezt: { $land }
   *[other] { $name } elfoglalta ezt: { $land }
 }{ $over ->
    [fleet] { " " }(flottával)
   *[land] { "" }
 }{ $found ->
    [own] , a régi seregét leváltva.
   *[empty] .
 }
history_of_the_world-note-attack = { $who ->
    [you] Támadsz itt: { $land }; védő: { $rival }
   *[other] { $rival_who ->
        [you] { $name } megtámad téged itt: { $land }
       *[other] { $name } támad itt: { $land }; védő: { $rival }
     }
 }{ $over ->
    [fleet] { " " }(flottával).
   *[land] .
 }
history_of_the_world-note-rolled = Kockák itt: { $land } – { $first }, { $second } : { $held }{ $other ->
    [0] { "" }
   *[other] , { $other }
 }
history_of_the_world-note-rerolled = Újradobás itt: { $land } – { $first }, { $second } : { $held }{ $other ->
    [0] { "" }
   *[other] , { $other }
 }
history_of_the_world-note-battle = { $who ->
    [you] Csata itt: { $land }; a te eredményed { $attack }, a védőé ({ $rival }) { $defence }.
   *[other] { $rival_who ->
        [you] Csata itt: { $land }; { $name } eredménye { $attack }, a tiéd { $defence }.
       *[other] Csata itt: { $land }; { $name } eredménye { $attack }, a védőé ({ $rival }) { $defence }.
     }
 }
history_of_the_world-note-siege = { $who ->
    [you] Ostrom itt: { $land }; { $level }. lépésed
   *[other] Ostrom itt: { $land }; { $name } { $level }. lépése
 }{ $pay ->
    [token] { " " }(egy ostromjelző).
   *[army] { " " }(egy sereg).
 }
history_of_the_world-note-withdrew = { $who ->
    [you] Meghátráltál innen: { $land } (védő: { $rival }).
   *[other] { $rival_who ->
        [you] { $name } meghátrált előled innen: { $land }.
       *[other] { $name } meghátrált innen: { $land } (védő: { $rival }).
     }
 }
history_of_the_world-note-won = { $who ->
    [you] Győztél itt: { $land } (védő: { $rival }).
   *[other] { $rival_who ->
        [you] { $name } legyőzött téged itt: { $land }.
       *[other] { $name } győzött itt: { $land } (védő: { $rival }).
     }
 }
history_of_the_world-note-tied = { $who ->
    [you] Döntetlen itt: { $land }; odalett a sereged, és vele { $rival } serege is.
   *[other] { $rival_who ->
        [you] Döntetlen itt: { $land }; odalett a sereged, és vele { $name } serege is.
       *[other] Döntetlen itt: { $land }; { $name } és { $rival } serege is odalett.
     }
 }
history_of_the_world-note-razed = { $who ->
    [you] Romboltál itt: { $land };
   *[other] { $name } rombolt itt: { $land };
 }{ $what ->
    [capital] { " " }a főváros várossá lett.
    [city] { " " }elpusztult a város.
   *[monument] { " " }elpusztult az emlékmű.
 }
history_of_the_world-note-spared = { $who ->
    [you] Megkímélted az építményeket itt: { $land }.
   *[other] { $name } megkímélte az építményeket itt: { $land }.
 }
history_of_the_world-note-returned = { $who ->
    [you] A sereged visszatért a kártyára innen: { $land }.
   *[other] { $name } serege visszatért a kártyára innen: { $land }.
 }
history_of_the_world-note-city = { $who ->
    [you] Várost építettél itt: { $land }.
   *[other] { $name } várost épített itt: { $land }.
 }
history_of_the_world-note-fort = { $who ->
    [you] Erődítményt építettél itt: { $land }.
   *[other] { $name } erődítményt épített itt: { $land }.
 }
history_of_the_world-note-monument = { $who ->
    [you] Emlékművet építettél itt: { $land }.
   *[other] { $name } emlékművet épített itt: { $land }.
 }
history_of_the_world-note-fort_lost = { $who ->
    [you] Eltüntetted az erődítményt innen: { $land }.
   *[other] { $name } eltüntette az erődítményt innen: { $land }.
 }
history_of_the_world-note-struck = { $how ->
    [remove] Eltűnt a sereg innen: { $land }
    [replace] Gazdát cserélt ez a tartomány: { $land }
    [raze] Csapás érte ezt: { $land }
   *[ravage] Barbárok törtek be ide: { $land }
 }{ $who ->
    [you] { " " }(a te eseményed).
   *[other] { " " }({ $name } eseménye).
 }
history_of_the_world-note-fleet = { $who ->
    [you] Ebben a körben flottád van itt: { $area }.
   *[other] { $name } flottát kapott erre a körre itt: { $area }.
 }
history_of_the_world-note-rails = { $who ->
    [you] Ebben a körben vasutad van itt: { $region }.
   *[other] { $name } vasutat kapott erre a körre itt: { $region }.
 }
history_of_the_world-note-region_score = { $level ->
    [control] Fennhatóság
    [dominance] Erőfölény
   *[presence] Jelenlét
 } itt: { $region } – { $points } pont{ $who ->
    [you] { " " }(te)
   *[other] { " " }({ $name })
 }
history_of_the_world-note-structure_score = Építmények: { $points } pont{ $who ->
    [you] { " " }(te)
   *[other] { " " }({ $name })
 }
history_of_the_world-note-points = { $who ->
    [you] { $points } pontot kaptál; az állásod { $score }.
   *[other] { $name } { $points } pontot kapott; az állása { $score }.
 }
history_of_the_world-note-moved_on = { $who ->
    [you] A hely foglalt: továbblépsz, az állásod { $score }.
   *[other] A hely foglalt: { $name } továbblép, az állása { $score }.
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
