# A 7 Csoda oldala.

sw-hand = A kezedben
sw-hand-goes = { $direction ->
    [left] a többi kártya balra megy tovább: { $name }
   *[right] a többi kártya jobbra megy tovább: { $name }
 }
sw-hand-stays = az utolsó kör: a megmaradt kártya a dobópakliba kerül
sw-hand-none = most nincs miből választanod
sw-memory = Amit már láttál
sw-memory-more = A kártyák, amelyeket ebben a korban láttál, mielőtt továbbadtad őket. Egy részük azóta képpel lefelé fekhet.
sw-hands = A kézben tartott kártyák
sw-hands-hidden = nézőként azt látod, amit mindenki: ami mások kezében van, a játék végéig rejtve marad
sw-produces = Termel
sw-for-sale = Eladó
sw-my-city = Az én városom
sw-produce = Termelek
sw-chains = Láncolatok
sw-chain = { $name } (láncolat)
sw-sells = Vehetsz tőle
sw-price-each = darabja
sw-price-raw = nyersanyag
sw-price-goods = termék
sw-empty-city = Még egy épület sem áll. Az első kártyád itt fog állni.
sw-conflicts = { $age ->
    [1] Az I. kor konfliktusai
    [2] A II. kor konfliktusai
   *[3] A III. kor konfliktusai
 }
sw-me = te
sw-tokens = konfliktusjelzők
sw-stage = { $stage }. szint
sw-stages = a csoda szintjei
sw-built = megépült
sw-place-left = bal oldali szomszéd
sw-place-right = jobb oldali szomszéd
sw-side-day = Nappali oldal
sw-side-night = Éjszakai oldal
sw-mark-wait = még választ
sw-mark-done = választott
sw-track = { $age ->
    [0] Előkészületek
    [1] I. kor, { $turn }. kör a hatból
    [2] II. kor, { $turn }. kör a hatból
   *[3] III. kor, { $turn }. kör a hatból
 }
sw-ends = { $phase ->
    [over] vége a játéknak
    [sides] előkészületek
    [boards] előkészületek
   *[choose] { $turn }. kör; a 6. után konfliktusok{ $age ->
        [3] , majd a végső pontozás
       *[1] { "" }
     }
 }
sw-moment = { $age ->
    [1] I. kor, { $turn }. kör
    [2] II. kor, { $turn }. kör
   *[3] III. kor, { $turn }. kör
 }
sw-moment-setup = az előkészületek
sw-tab-hand = Kártyáim
sw-tab-me = Városom
sw-tab-turn = A kör
sw-tab-city = Város
sw-tab-others = Többiek
sw-tab-log = Napló

## Számok és összegük

sw-coins = { $coins } érme
sw-coins-start = { $coins } érme: ennyivel kezdtél
sw-coins-before = { $coins } volt a kör előtt
sw-coins-from = vásárló: { $name }
sw-coins-to = eladó: { $name }
sw-coins-sale = eladott kártya
sw-coins-stage = a csoda szintje
sw-points = { $points } pont
sw-coins-icon = érme
sw-shields-icon = erő
sw-points-icon = pont
sw-shield = pajzs
sw-no-shields = Nincs pajzsa.
sw-no-points = Még nincs pontja.
sw-any-symbol = szabadon választható szimbólum
sw-sum-treasury = { $coins } érme, minden { $each } érme 1 pont
sw-sum-no-tokens = nincs jelzője
sw-sum-science = { $compass } körző, { $gear } fogaskerék, { $tablet } kőtábla; { $sets } teljes készlet{ $choice ->
    [0] { "" }
   *[other] ; ebből szabadon választott: { $choice }
 }
sw-scope = { $scope ->
    [self] a te városodban
    [left-right] a két szomszédodnál
    [left-self-right] nálad és a szomszédaidnál
   *[other] a felsorolt városokban
 }
sw-from-left = a bal szomszédtól
sw-from-right = a jobb szomszédtól
sw-to-left = balra
sw-to-right = jobbra
sw-to-bank = a kincskészletbe
sw-no-cost = ingyenes
sw-gives = Láncolatot ad:
sw-opens = Később ingyen építhető vele: { $names }
sw-later = Később ingyen: { $names }
sw-copies = Egy-egy példány ennyi játékostól: { $copies }
sw-ability-salvage = egy kártyát ingyen megépíthetsz a dobópakliból
sw-ability-last-card = a hetedik kártyádat is kijátszhatod
sw-ability-free-card = egy épület ingyen

## Kérdések

sw-ask-choose = Válassz egy kártyát!
sw-ask-seventh = A hetedik kártyád: mi legyen vele?
sw-ask-sides = A csodád melyik oldalát kéred?
sw-ask-boards = Melyik csodát kéred?
sw-ask-salvage = Mit építesz a pakliból?
sw-ask-picked = Megvan a választásod
sw-ask-build = { $ways ->
    [1] { $card }: megépíted?
   *[other] { $card }: kinek fizetsz?
 }
sw-ask-stage = { $ways ->
    [1] Szintet építesz belőle?
   *[other] Csodaszint: kinek fizetsz?
 }
sw-ask-sell = { $card }: eladod?
sw-ask-offer = { $name }?
sw-ask-discard = Eldobod a hetedik kártyát?
sw-because-choose = { $cards } kártyából egyet kijátszol: megépíted, szintet építesz belőle, vagy eladod.
sw-because-last = Ez a kor utolsó köre: { $cards } kártyából egyet játszol ki, a másik elvész.
sw-because-seventh = Babilon jóvoltából ezt is kijátszhatod.
sw-because-sides = A két oldal szintjei mások; a többiek választását nem látod előre.
sw-because-boards = A még szabad csodatáblák közül választasz.
sw-because-salvage = Egy kártyát ingyen megépíthetsz, bármelyik korból.
sw-because-picked = Amíg más is választ, meggondolhatod magad: kattints egy másik kártyára.
sw-because-build = { $ways ->
    [1] { $state ->
        [own] A saját erőforrásaidból telik rá.
        [none] Nincs költsége.
        [olympia] Olümpia jóvoltából ingyen.
       *[pay] Ennyibe kerül.
     }
   *[other] Több szomszédtól is megveheted, ami hiányzik; te döntöd el, kinek fizetsz.
 }
sw-because-chain = Ingyen: a láncolatot ez adja: { $names }.
sw-because-stage = A kártya képpel lefelé a tábla alá kerül.
sw-because-sell = 3 érmét kapsz; a kártya képpel lefelé a dobópakliba kerül.

## Teendők

sw-acts = Mi legyen a kártyával?
sw-act-build = Építem
sw-act-stage = { $stage ->
    [0] Szint
   *[other] { $stage }. szint
 }
sw-act-sell = Eladom +{ $gain }
sw-do-build = Építem
sw-do-stage = Építem { $stage ->
    [1] az 1. szintet
    [5] az 5. szintet
   *[other] { ART($stage) } { $stage }. szintet
 }
sw-do-sell = Eladom, +{ $gain } érme
sw-do-discard = Eldobom
sw-do-sides = Ezzel játszom
sw-do-boards = Ezt választom
sw-do-salvage = { $none ->
    [yes] Nem építek
   *[no] Ingyen megépítem
 }
sw-pay-how = Kinek mennyit?
sw-pay-total = Összesen
sw-pay-note = A fölöslegesen drága párosításokat nem soroljuk fel.
sw-pay-bank = { $coins } érme a kincskészletbe.
sw-fine-sell = 3 érmét kapsz érte. Senki sem látja, mit adtál el.
sw-nothing = Semmit
sw-pile = A dobópakli
sw-pile-free = egy kártyája ingyen a tiéd
sw-offers-sides = Válassz oldalt
sw-offers-more-sides = mindenki titokban választ, aztán egyszerre mutatjátok meg
sw-offers-boards = Válassz csodát
sw-offers-more-boards = a többiek látják, mit választasz

## A kártyák alja

sw-state-own = saját
sw-state-none = ingyenes
sw-state-chain = ingyen
sw-state-olympia = ingyen
sw-state-picked = ezt választottad
sw-no-have = már megvan
sw-no-coins = kevés az érme
sw-no-resources = nincs miből
sw-no-complete = kész a csoda
sw-no-rule = most nem
sw-lacks = Hiányzik: { $goods }.
sw-lacks-coins = Még { $coins } érme kellene.
sw-short-have = Egy városban nem állhat két azonos nevű épület.
sw-short-coins = Nincs rá elég érméd.
sw-short-resources = Nincs meg hozzá minden, és megvenni sem tudod.
sw-short-complete = Minden szint áll.
sw-short-rule = Most nem építheted meg.

## Röviden, a kézben

sw-or = { $first } vagy { $last }
sw-color = { $color ->
    [brown] barna
    [grey] szürke
    [blue] kék
    [yellow] sárga
    [red] piros
    [green] zöld
   *[purple] lila
 }
sw-brief-produce = { $number } { $what } minden körben{ $sold ->
    [no] ; nem eladó
   *[yes] { "" }
 }
sw-brief-points = { $number } pont
sw-brief-coins = Azonnal { $number } érme
sw-brief-shields = { $number } pajzs
sw-brief-science = 1 { $what }
sw-brief-science_choice = A végén 1 tetszőleges szimbólum
sw-brief-points_if_wonder_complete = A végén { $number } pont, ha kész a csodád
sw-brief-discount = { $side ->
    [left] Nyersanyag balról 1 érméért
    [right] Nyersanyag jobbról 1 érméért
   *[left-right] Termék a szomszédoktól 1 érméért
 }
sw-brief-income = Most { $coins } érme, a végén { $points } pont minden { $what ->
    [stages] kész szintedért
   *[other] { $what } kártyádért
 }
sw-brief-coins_per = { $number } érme minden { $what } kártyáért nálad és a szomszédoknál
sw-brief-points_per = { $scope ->
    [left-right] A végén { $number } pont a szomszédok minden { $what } kártyájáért
    [self] A végén { $number } pont { $what } kártyánként
   *[left-self-right] A végén { $number } pont minden kész szintért nálad és a szomszédoknál
 }
sw-category = { $category ->
    [wonder] csoda
    [treasury] kincs
    [conflicts] konfliktus
    [blue] kék kártya
    [yellow] sárga kártya
    [green] tudomány
   *[purple] céh
 }
sw-worth-points = Ha most lenne vége: { $points } pont ({ $sum }).
sw-worth-coins = Azonnal { $coins } érme.
sw-worth-army = A katonai erőd { $shields } lesz; így állnátok: { $tokens }.

## A kör eredménye, konfliktusok

sw-revealed = { $age ->
    [1] I. kor, { $turn }. kör: ki mit tett
    [2] II. kor, { $turn }. kör: ki mit tett
   *[3] III. kor, { $turn }. kör: ki mit tett
 }
sw-first-turn = Kezdődik!
sw-first-turn-more = Mindenki egyszerre választ egy kártyát. Kattints egyre: megmutatjuk, mit tehetsz vele és mennyiért.
sw-sold = eladott egy kártyát
sw-scene = { $age ->
    [1] Az I. kor konfliktusai
    [2] A II. kor konfliktusai
   *[3] A III. kor konfliktusai
 }
sw-scene-more = Minden szomszédpár összeméri az erejét; a pajzsok megmaradnak.
sw-peace = béke
sw-next-age = Tovább

## Pontozólap

sw-standings = Végeredmény
sw-won = { $name } nyert: { $points } pont
sw-won-you = Nyertél: { $points } pont
sw-won-shared = Közös győzelem: { $names }, { $points } pont
sw-won-more = { $board }. { $gap ->
    [0] Pontegyenlőség: az érmék döntöttek.
   *[other] A második { $gap } ponttal maradt le.
 }
sw-fact-title-decided = Ez döntött
sw-fact-decided = { $name }: { $category } { $points } pont, { $margin } ponttal több, mint bárki másé.
sw-fact-title-science = Tudósok városa
sw-fact-science = { $name }: { $points } pont tudományból, { $sets } teljes készlettel.
sw-fact-title-army = A legerősebb sereg
sw-fact-army = { $name }: { $wins } megnyert konfliktus, összesen { $points } pont.
sw-fact-title-wonder = Kész csoda
sw-fact-wonder = Minden szintet felépített: { $names }.
sw-fact-title-rich = Tele kincstár
sw-fact-rich = { $name }: { $coins } érme maradt a végén.

## Kártyák és táblák

sw-cards-title = A 7 Csoda kártyái és táblái
sw-cards-age = { $age ->
    [1] Az I. kor kártyái
    [2] A II. kor kártyái
   *[3] A III. kor kártyái
 }
sw-cards-guilds = Céhek
sw-cards-boards = Csodatáblák

## Az első játszma tanácsai

sw-guide-advice = { $act ->
    [stage] Egy barát most szintet építene, mondjuk ebből a kártyából: { $card }.
    [sell] Egy barát most ezt adná el: { $card }.
   *[build] Egy barát most ezt építené meg: { $card }.
 }
sw-guide-title-sides = Két oldal, egy csoda
sw-guide-sides = Minden táblának nappali és éjszakai oldala van. Elsőre a nappali egyszerűbb; a szintjeit itt olvashatod.
sw-guide-title-welcome = Az első kártya
sw-guide-welcome = Egy körben mindenki egyszerre választ egy kártyát. Az elején a barna és szürke kártyák érnek sokat: minden körben termelnek, így később többre telik.
sw-guide-title-trade = A szomszédok raktára
sw-guide-trade = Ami neked hiányzik, megveheted a két szomszédodtól, darabját 2 érméért. Ők nem veszítenek vele semmit, sőt: az érme az övék lesz.
sw-guide-title-coins = Érmék
sw-guide-coins = Ha elfogy az érméd, bármelyik kártyát eladhatod 3 érméért. A játék végén 3 érme 1 pont.
sw-guide-title-stage = A csoda
sw-guide-stage = Bármelyik kártyából építhetsz szintet: csak a szint költségét fizeted, a kártyáét nem. Jó helye annak a kártyának, amelyet nem adnál tovább.
sw-guide-title-shields = Pajzsok
sw-guide-shields = A kor végén a két szomszédoddal méritek össze a pajzsaitokat. A győzelem most 1 pont, a vereség −1; később 3 és 5 pont a tét.
sw-guide-title-last = Az utolsó kör
sw-guide-last = Két kártyád maradt: az egyiket kijátszod, a másik elvész. Utána jönnek a konfliktusok.
sw-guide-title-chains = Láncolatok
sw-guide-chains = A II. kortól sok kártya ingyen épül annak, akinél már áll az elődje. A zöld láncszem jelzi. A kártyák most jobbra mennek.
sw-guide-title-payment = Kinek fizetsz?
sw-guide-payment = Ha többféleképpen is megveheted, ami kell, te választasz. Gondolj arra, kit teszel gazdaggá!
sw-guide-title-science = Tudomány
sw-guide-science = Az egyforma zöld szimbólumok együtt érnek sokat: egy 1 pontot, kettő 4-et, három 9-et. Három különböző még 7 pont. Kevés zöld keveset ér, sok nagyon sokat.
sw-guide-title-neighbours = Nézz körül
sw-guide-neighbours = Bármikor megnézheted, mit termelnek és milyen erősek a többiek. Minden szám megmondja, miből áll össze: vidd rá az egeret, vagy koppints rá.
sw-guide-title-worth = Mennyit ér most?
sw-guide-worth = A kártyák alján látod, mennyibe kerülnek, és hány pontot hoznak most. Azt, hogy később mennyit érnek, neked kell kitalálnod.
sw-guide-title-conflicts = Háború vagy béke
sw-guide-conflicts = Most 3 pontot ér egy győzelem. A városodnál látod, hogyan állsz a két szomszédoddal.
sw-guide-title-guilds = A III. kor
sw-guide-guilds = Nyersanyag már nincs, pont annál több. A lila céhek többnyire a szomszédaid kártyái után adnak pontot.
sw-guide-title-points = Pontok
sw-guide-points = A pontjaidnál mindig látod, mennyid lenne, ha most érne véget a játék, és azt is, miből.
sw-guide-title-sell = Ne add tovább
sw-guide-sell = Ha egy kártya a szomszédodnak nagyon jó, inkább tedd a csodád alá, vagy add el.
sw-guide-title-rivals = Ki vezet?
sw-guide-rivals = A többiek pontjait is látod. Egy győzelem most 5 pontot ér: lehet, hogy megéri a pajzs.
sw-guide-title-finish = A csoda befejezése
sw-guide-finish = Hány szint hiányzik még a csodádból? Ezzel együtt már csak két kártyát játszol ki.
sw-guide-title-end = Az utolsó döntés
sw-guide-end = Válaszd azt, ami a legtöbb pontot hozza: utána pontozunk.
sw-guide-title-sealed = Választottál
sw-guide-sealed = Amint mindenki kész, egyszerre fordítjátok fel a kártyákat.
sw-guide-title-over = Vége!
sw-guide-over = Nézd meg a pontozólapot: minden szám elmondja, miből lett.
