# The pages of Civilization: trade cards, barter, market, succession table, calamities, score.

## The hand

cvt-hand = Kereskedelmi kártyáid
cvt-cards = { $number } db
cvt-worth = értékük
cvt-surplus = { $number } kártyával több a megengedettnél
cvt-offered = egy ajánlatodban szerepel
cvt-set = { $count } × { $name }
cvt-card = { $name } { $value }, { $number }. kártya { ART($count) } { $count } közül
cvt-return = { $number } × { $name } { $value } visszaadása
cvt-return-many = visszaad
cvt-calamity = csapás
cvt-locked = nálad marad
cvt-open = nyíltan fekszik
cvt-tradable = cserélhető
cvt-one-more = ennyit adna hozzá még egy kártya
cvt-no-cards = Még nincs kereskedelmi kártyád. Minden városodért húzol egyet, az 1. paklitól fölfelé.

## The barter table

cvt-barter = Cserepiac
cvt-certain = biztos
cvt-certain-more = Biztos: a darabszám, az összérték és ez az áru ellenőrzött
cvt-claim = állítás
cvt-claims = A többiről ezt állítja:
cvt-claim-more = A többiről ezt állítja: nem biztos, hogy igaz
cvt-until-gong = { $number } a gongig
cvt-until-gong-more = Ennyi ajánlat tehető még, mielőtt véget ér a kereskedés
cvt-to-you = Neked szól
cvt-to-everyone = Mindenkinek
cvt-your-offers = A te ajánlataid
cvt-between-others = Mások egymás közt
cvt-no-offers = Még senki sem ajánlott semmit.
cvt-no-offers-more = Válassz ki legalább három kártyát a kezedből.
cvt-too-few = Egy ajánlathoz legalább három kártya kell, neked kevesebb van.
cvt-of-cards = { $number ->
   *[other] kártya
 }
cvt-of-points = { $number ->
   *[other] pont
 }
cvt-answers-you = az ajánlatodra válaszol
cvt-offers-you = neked ajánlja
cvt-answers-to = válasz neki: { $name }
cvt-offers-to = neki: { $name }
cvt-to-all = mindenkinek
cvt-answers = { $number } válasz
cvt-accept = Elfogadom
cvt-answer = Válaszolok
cvt-counter = Alkudok
cvt-change = Módosítom
cvt-withdraw = Visszavonom
cvt-wants = kér
cvt-really = Ezt csak te látod: amit valóban adsz
cvt-at-once = azonnal elfogad legalább { $count } kártyát { $worth } pontért, ha van köztük kért áru
cvt-for-sure = biztosan
cvt-if-true = ha igaz
cvt-claim-open = az állítás nem jön ki
cvt-calamity-possible = csapás lehet
cvt-calamity-out = csapás kizárva
cvt-fits = { $number }-féle lehet
cvt-fits-title = Mi lehet az ajánlatban? ({ $name })
cvt-fits-more = Ezek az összeállítások illenek a darabszámra, az összértékre és a megnevezett árura; a te kártyáidat leszámítva.
cvt-fits-hand = a kezed utána { $worth }
cvt-fits-claimed = ezt állítja
cvt-fits-rest = és még { $number }
cvt-weigh = A kezed most { $now }, ezzel legalább { $after }, bármi van is benne; amit adsz, még nincs levonva.
cvt-weigh-answer = A kezed most { $now }; ha odaadod, amit kínálsz ({ $cost }), és ezt kapod, legalább { $after } lesz, bármi van is benne.
cvt-deals = Cserék ebben a fordulóban
cvt-deal = { $one } és { $other }: { $gave } kártya { $got } kártyáért
cvt-deal-mine = Vele: { $other }, { $gave } kártya { $got } kártyáért
cvt-you-gave = Ezt adtad:
cvt-you-got = Ezt kaptad:

## The offer being made

cvt-draft = A készülő ajánlatod
cvt-draft-new = Az ajánlatod
cvt-draft-answer = A válaszod neki: { $name }
cvt-draft-clear = Elvetem
cvt-draft-hint = Kattints a kártyáidra, az oldal számol helyetted. Vagy válaszolj egy fenti ajánlatra.
cvt-draft-three = legalább három kártya, egyikük áru
cvt-only-you = a kártyáidat csak te látod
cvt-you-give = Valóban adod
cvt-take-back = Vissza a kézbe
cvt-you-announce = Bejelented
cvt-named = Az az egy áru, amelyet az igazsághoz híven megnevezel
cvt-you-claim = Állítod
cvt-claim-add = Állíts valamit egy kártyáról
cvt-unclaim = Visszaveszed az állítást
cvt-truth = az igazat
cvt-claim-true = igaz
cvt-claim-bluff = blöff
cvt-claim-wrong = nem lehet igaz
cvt-you-want = Kéred
cvt-want-add = Mondd meg, mit kérsz
cvt-unwant = Mégsem kéred
cvt-to-whom = Kinek
cvt-everybody = mindenkinek
cvt-partner = { $name }, { $cards } kártya
cvt-accept-if = azonnal elfogadom, ha
cvt-if-cards = legalább ennyi kártya
cvt-if-worth = legalább ennyi érték
cvt-after-give = A kezed { $now } → ezek nélkül { $left }.
cvt-after-answer = A kezed { $now } → biztosan { $least }.
cvt-after-true = Ha igaz az állítás, { $most }.
cvt-after-need = { $card }: { $number } kell.

## The market

cvt-market = Civilizációs kártyák
cvt-means = ár az engedményeid után; van { $worth } + { $treasury } = { $means }
cvt-affordable = 16-ból { $number } megvehető
cvt-printed-price = teljes ár
cvt-left = { $number } db
cvt-gives = −{ $amount }: { $number } kártyára
cvt-ware-own = megvan
cvt-ware-can = megveheted
cvt-ware-short = hiányzik { $number }
cvt-ware-none = elfogyott
cvt-ware-law = előbb Törvény
cvt-ware-full = tizenegynél több nem lehet
cvt-market-goal = Keretezve: amelyik meghozza a következő korszakhoz hiányzó csoportot.
cvt-into-basket = Megveszem
cvt-buy = Megveszem: { $name }, ára { $price }
cvt-purchase = A vásárlásod
cvt-purchase-hint = Válassz kártyákat a piacról; az oldal úgy fizet, hogy a legkevesebb vesszen kárba.
cvt-room = még { $number } kártyának van helye
cvt-bill-cost = Ár
cvt-bill-cards = Kereskedelmi kártyák
cvt-bill-tokens = Token a kincstárból
cvt-bill-left = Kézben marad
cvt-bill-short = Hiányzik { $number }.
cvt-bill-waste = { $number } kárba vész: nincs visszajáró.
cvt-pay-hint = Ha mással fizetnél, kattints a kártyáidra.
cvt-pay-again = Fizetés a javaslat szerint

## The succession table

cvt-succession = Fejlődés
cvt-succession-more = mi kell a következő lépéshez
cvt-epochs = Korszakok
cvt-epochs-more = A forduló végén minden jelző egy mezőt lép, ha teljesül, amit a mező kér. A korai bronzkortól visszalép, akinek nincs városa.
cvt-epoch-none = nem kér semmit
cvt-epoch-cities = { $need } várost kér
cvt-epoch-civ_card_groups = { $need } csoport kártyáit kéri
cvt-epoch-civ_cards = { $need } civilizációs kártyát kér
cvt-epoch-civ_card_points = { $need } pontnyi civilizációs kártyát kér
cvt-track = { $name }, { $space }. mező: { $told }
cvt-at-goal = célba ért
cvt-steps-back = visszalép: nincs városa
cvt-advances = lép
cvt-advances-then = lép; { ART($space) } { $space }. mezőhöz { $wants }
cvt-want-cities = { $need } város kell, { $have } van
cvt-want-civ_card_groups = { $need } csoport kell, { $have } van
cvt-want-civ_cards = { $need } kártya kell, { $have } van
cvt-want-civ_card_points = { $need } pontnyi kártya kell, { $have } van
cvt-want-total = összesen { $need } kell, { $have } van
cvt-want-total-open = összesen { $need } kell, a keze nélkül { $have } van
cvt-verdict-on = Ebben a fordulóban továbblépsz { ART($space) } { $space }. mezőre.
cvt-verdict-stay = { ART($space, capital: 1) } { $space }. mezőn maradsz: { $wants }.
cvt-verdict-back-cities = Visszalépsz { ART($space) } { $space }. mezőre: nincs városod.
cvt-verdict-back-total = Visszalépsz { ART($space) } { $space }. mezőre: összesen { $need } kellene, { $have } van.

## Calamities

cvt-strikes = { $who ->
    [you] téged sújt
   *[other] őt sújtja: { $name }
 }
cvt-strikes-by = { $who ->
    [you] téged sújt; tőle kaptad: { $giver }
   *[other] { $giver_who ->
        [you] őt sújtja: { $name }; tőled kapta
       *[other] őt sújtja: { $name }; tőle kapta: { $giver }
     }
 }
cvt-ignored = { $who ->
    [you] a harmadik csapásod: elmarad
   *[other] harmadik csapás ({ $name }): elmarad
 }
cvt-due-units = { $number ->
   *[other] egység van hátra
 }
cvt-due-cities = { $number ->
   *[other] város van hátra
 }
cvt-due-other-units = másokra jut
cvt-due-other-cities = másokra jut
cvt-role-primary = a fő áldozat
cvt-role-secondary = vele együtt veszít
cvt-role-spared = eddig megúszta
cvt-stake-units = { $number } egység
cvt-stake-plain = { $number ->
    [0] nincs az ártéren
   *[other] { $number } egység az ártéren
 }
cvt-stake-cities = { $number } város
cvt-softened-own = { $card }: { $usual } helyett { $number }
cvt-softened-most = { $card }: { $usual } helyett legfeljebb { $number }
cvt-softened-keeps = { $card }: { $usual } helyett { $number } város marad
cvt-softened-pottery = { $card }: kézben tartott Gabonánként 4-et megment
cvt-losses = Veszteségek
cvt-lost-tokens = { $number } token
cvt-lost-cities = { $number } város
cvt-lost-reduced = { $number } város visszafejlődött
cvt-no-loss = senki sem veszített
cvt-struck = Csapások ebben a fordulóban
cvt-choice-city = város, 5 egység
cvt-choice-reduced = { $tokens } token lesz belőle
cvt-choice-tokens = { $tokens } token, a korlát { $limit }
cvt-choice-nation = { $nation }: { $tokens } token, { $cities } város
cvt-choice-units = { $number } egységed van ott
cvt-do-destroy = elvész
cvt-do-reduce = visszafejlődik
cvt-do-raid = elpusztul
cvt-do-secede = elszakad
cvt-do-seize = átveszed
cvt-do-nominate = kijelölöd
cvt-do-follow = ezzel folytatod
cvt-do-erupt = kitör
cvt-do-flood = elönti a víz
cvt-do-take = átveszed

## Every card

cvt-all-cards = A Civilization kártyái
cvt-commodities = Áruk
cvt-calamities = Csapások
cvt-stack = { $number }. pakli
cvt-worths = Ennyi kártya együtt ennyit ér
cvt-commodity = értéke { $value }, { $copies } kártya
cvt-calamity-red = Nyíltan fekszik, nem cserélhető el.
cvt-calamity-black = Rejtve van a kézben: fordulónként egyszer továbbadható.
cvt-needs = előtte kell: { $names }
cvt-copies = { $copies } példány

## The score

cvt-won-total = { $name } nyert, összértéke { $points }
cvt-won-total-you = Nyertél, összértéked { $points }
cvt-won-total-shared = { $names } nyert, összértékük { $points }
cvt-won-areas = { $name } nyert { $points } zónával
cvt-won-areas-you = Nyertél { $points } zónával
cvt-won-areas-shared = { $names } nyert { $points } zónával
cvt-won-cities = { $name } nyert { $points } várossal
cvt-won-cities-you = Nyertél { $points } várossal
cvt-won-cities-shared = { $names } nyert { $points } várossal
cvt-won-more = { $end ->
    [victory] A jelző { ART($turn) } { $turn }. fordulóban célba ért.
    [stalled] Sokáig egy jelző sem lépett; a játék { ART($turn) } { $turn }. fordulóban véget ért.
   *[other] A játék { ART($turn) } { $turn }. fordulóban véget ért.
 } Először a jelző helye dönt, utána az összérték.
cvt-chart-total = a civilizációs kártyák értéke
cvt-chart-areas = a területek száma
cvt-chart-cities = a városok száma
cvt-told = Ami még dönt
cvt-sheet-cards = Civilizációs kártyák
cvt-sheet-hand = Kereskedelmi kártyák a kézben
cvt-sheet-treasury = Kincstár
cvt-sheet-treasury-sum = { $number } token a kincstárban
cvt-sheet-areas = Zónák
cvt-sheet-areas-sum = { $number } zónában van tokenje
cvt-sheet-cities = Városok
cvt-sheet-cities-sum = { $number } város a térképen
cvt-sheet-people = Token a térképen
cvt-sheet-people-sum = { $number } token a térképen
cvt-sheet-space = A jelző mezője
cvt-sheet-space-sum = a jelző { ART($number) } { $number }. mezőn áll
cvt-sheet-count = Civilizációs kártyák száma
cvt-sheet-count-sum = { $number } a legfeljebb tizenegyből
cvt-fact-title-dealt = A kereskedő
cvt-fact-dealt = { $name } { $number } cserét kötött.
cvt-fact-title-struck = A sokat próbált
cvt-fact-struck = Csapások száma: { $number } ({ $name }).
cvt-fact-title-stormed = A hódító
cvt-fact-stormed = { $name } { $number } várost vett be.
