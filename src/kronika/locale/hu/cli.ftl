# A parancssor.

## Súgó

help-kronika = A Krónika a nagy civilizációs társasjátékokat játssza, a szabálykönyvük szerint.
help-play = Játszma a terminálban, gépi játékosok ellen.
help-sim = Sok játszma gépi játékosokkal, és az eredményük.
help-arena = Gépi játékosok egymás ellen: melyik jobb, és mennyire biztos ez.
help-train = Mennyit érnek egy játék állásai: gépek játszmáiból tanulja meg; ott folytatja, ahol félbeszakadt.
help-analyse = Hol dőlt el egy játszma: mennyit ért egy hely minden döntése.
help-check = Jegyzőkönyvek visszajátszása és a véletlen bizonyítása.
help-scenario = Helyzetek futtatása: állás, lépések, és aminek következnie kell.
help-rules = A szabálykönyv, egyetlen szabálya, vagy az elszámolás az összessel.
help-games = A játékok, kiadásaik, módjaik, beállításaik és a játékosok száma.
help-bench = Döntések és játszmák másodpercenként: több rövid mérés közül a legjobb.
help-export = Jegyzőkönyvek játszmái és döntései Parquet-fájlokban, játékkutatóknak.
help-data = Kiírja a komponensfájlokat, hogy a játék birtokosa kijavíthassa őket.
help-option-game = a játék, ahogyan a `kronika games` felsorolja
help-option-seats = hányan játszanak
help-option-bots = a gépi játékosok szintje: egy mindnek, vagy egy-egy mindegyiknek
help-option-edition = a szabálykönyv kiadása
help-option-mode = a játékmód
help-option-option = az előkészületek egyik beállítása, például sides=all_day
help-option-lang = a nyelv
help-option-chance = typed: a valódi asztal kockáit és kártyáit te írod be
help-option-seed = megismétel egy játszmát vagy egy futást
help-option-record = ide kerül a játszma jegyzőkönyve
help-option-data = mappa a saját komponensfájljaiddal
help-option-as_json = JSON-ban válaszol
help-option-account = elszámol minden szabállyal: helyzet, teszt vagy megjegyzés
help-option-ref = egy szabály száma, például SW-4.02
help-option-files = jegyzőkönyvek, vagy mappák jegyzőkönyvekkel
help-option-paths = helyzetek fájljai vagy mappái
help-option-folder = ide írja
help-option-games = hány játszma
help-option-jobs = hány folyamat
help-option-cluster = egy Dask- vagy Ray-fürt, amely elvégzi a munkát; a csomópontjain telepítve van a kronika
help-option-audit = minden állást ellenőriz a megmaradás törvényei szerint
help-option-records = ebbe a mappába kerülnek a jegyzőkönyvek
help-option-seconds = meddig tart egy-egy mérés
help-option-research = a kutatói környezetek lépései másodpercenként, a PettingZoo és az OpenSpiel játékai mellett
help-option-version = a verzió, és hogy le vannak-e fordítva a szabályok
help-option-html = az eredményt diagrammal, oldalként is kiírja
help-option-seat = kinek a döntései; az első hely a 0
help-option-budget = döntésenként ennyi szimuláció (500) vagy idő (200ms)
help-option-file = ide kerülnek a súlyok, ha nem a csomagba
help-option-lists = a megfigyeléseket számok listájaként írja ki; lassabb kiírni és beolvasni, mint a bájtjaikat
help-option-note = a súlyok fejlécébe is beírja az eredményt
help-option-form = mit tanuljon: linear a search gépnek, network a masternek
help-option-rounds = hányszor tanuljon a háló a saját játszmáiból

## Hibák: mindegyik egy sor

error-lang = Nincs „{ $lang }” nyelv; választható: { $known }.
error-game = Nincs „{ $game }” nevű játék; választható: { $known }.
error-choice = { $what }: nincs „{ $said }”; választható: { $known }.
error-pair = Az --option után név=érték kell, nem „{ $said }”.
error-bots = A --bots { $said } szintet sorol fel, de { $bots } gépi játékos ül az asztalhoz.
error-sim = Legalább egy játszma és egy folyamat kell, és nem lehet több gépi játékos, mint ahány hely.
error-cluster = „{ $said }” nem fürt: dask:CÍM vagy ray:CÍM kell.
error-cluster-missing = Itt nincs telepítve: { $kind } – pip install 'kronika[cluster]'.
error-cluster-away = Nem válaszol { $kind }-fürt ezen a címen: { $address }.
error-taste = Ennek a játéknak nincsenek hangolható számai.
error-fit = Ennek a játéknak a gyakorlott játékosa nem egyenként mérlegeli a lépéseket; a --form taste hangolja a számait.
error-research = Ehhez további csomagok kellenek: pip install 'kronika[research]'.
export-done = { $games } játszma és { $decisions } döntés került ide: { $folder }.
version-said = kronika { $version } ({ $build ->
    [compiled] lefordítva
   *[interpreted] nincs lefordítva
 })
arena-resumed = Folytatom a félbeszakadt futást: { $games } játszmából { $done } megvan.
arena-amiss = Elutasított lépések: { $refused }; befejezetlen játszmák: { $unfinished }.
bot-unlearned = { $why ->
    [network] { ART($level, capital: 1) } { $level } szintű gép még nincs betanítva: úgy játszik, mint a search.
    [foreign] { ART($level, capital: 1) } { $level } szintű gép súlyai más komponensekhez készültek: úgy értékel, mint a greedy.
   *[missing] Ehhez nincsenek súlyai { ART($level) } { $level } szintű gépnek: úgy értékel, mint a greedy.
 }
arena-facts = { $seats } hely, { $games } játszma, mag: { $seed }
arena-how = Tükrözött osztások, forgó ülésrend. A vonal az egyenlő rész; a tartomány 95%-os (Wilson), az értékszám openskill.
arena-bot = gép
arena-first = első hely
arena-low = legalább
arena-high = legfeljebb
arena-mean_score = pont
arena-rating = értékszám
arena-ms = ms döntésenként
error-terminal = A játékhoz terminál kell: közvetlenül a terminálban indítsd el, ne csővezetéken át.
error-file = { $file }: { $reason }.
reason-missing = nem létezik
reason-denied = nincs hozzá jogosultság
reason-folder = mappa áll ott, ahol fájlnak kellene lennie, vagy fordítva
error-missing-file = Nincs ilyen fájl vagy mappa: { $file }.
error-folder = Nincs ilyen mappa: { $folder }.
error-record = { $file } nem olvasható jegyzőkönyv: { $reason }.
error-exists = Ebben a mappában már vannak megváltoztatott fájlok, ezeket nem írom felül: { $folder } ({ $files }).
error-data = { $game }: a komponensfájlok nem használhatók: { $reason }.
error-data-unfit = { $game }: amit ezekben a fájlokban megváltoztattál, az nem illik össze a szabályokkal: { $files }.
error-box-empty = { $folder } nem játékdoboz: a komponensfájlok játékonként külön mappában állnak ({ $games }); a „kronika data” írja ki őket.
error-box-unclear = A mappában lévő fájlok több játékhoz is tartozhatnak ({ $games }): tedd őket a játékukról elnevezett mappába: { $folder }
error-box-mixed = { $folder }: ezek a fájlok a saját játékuk mappájába valók: { $files }.
error-box-files = { $folder }: ilyen fájljai nincsenek ennek a játéknak ({ $game }): { $files }; ezek vannak: { $known }.
error-rule = { $game }: a szabálykönyvben nincs „{ $rule }” szabály.
error-tree = Az elszámoláshoz a forrásfa kell: sem itt, sem feljebb nincs scenarios/{ $game } mappa.
error-command = Nincs „{ $said }” parancs; választható: { $known }.
error-no-option = { $command }: nincs { $option } kapcsoló; lásd: kronika { $command } --help.
error-option-value = { $command }: { $option } után érték kell; lásd: kronika { $command } --help.
error-missing = { $command }: ezt is meg kell adni: { $what }; lásd: kronika { $command } --help.
error-value = { $command }: { $what } nem vehet fel ilyen értéket; lásd: kronika { $command } --help.
error-usage = { $command }: ennyi mindent nem lehet megadni; lásd: kronika { $command } --help.

## Egy komponensfájl hibái: { $where } a fájl és a hely benne

data-not-text = { $where }: a fájl nem UTF-8 kódolású szöveg
data-not-toml = { $where }, { $line }. sor: ez nem TOML
data-kind = { $where }: itt { $wanted ->
    [number] számnak
    [flag] igennek vagy nemnek (true, false)
    [text] idézőjelbe tett szónak
    [list] szögletes zárójelbe tett listának
   *[table] kapcsos zárójelbe tett táblázatnak
 } kell állnia, nem ennek: { $said }
data-range = { $where }: { $least } és { $most } közötti egész szám kell, nem { $said }
data-word = { $where }: ilyen nincs: „{ $said }”; ami lehet: { $known }
data-no-row = { $where }: ilyen nincs: „{ $name }”
data-empty = { $where }: ez üres
data-count = { $where }: { $wanted } elem kell, nem { $found }
data-twice = { $where }: „{ $name }” kétszer szerepel
data-unknown-entry = { $where }: a „{ $name }” bejegyzést senki sem olvassa; ami itt állhat: { $known }
data-missing-entry = { $where }: hiányzik ez: „{ $name }”
data-held = { $where }: ezt maguk a szabályok tartalmazzák ({ $ours }), így az átírt értéket ({ $said }) senki sem olvasná
data-one-way = { $where }: itt szerepel „{ $name }”, ott viszont nem szerepel „{ $own }”; a szomszédok egymást kölcsönösen megnevezik
data-placed = { $where }: „{ $name }” pontosan egy helyre tartozik, nem ennyire: { $found }
data-rising = { $where }: a számoknak növekedniük kell ({ $most ->
    [none] az elsőtől az utolsóig
   *[other] legfeljebb { $most }-ig
 }), itt viszont ez áll: { $said }
data-falling = { $where }: minél több jelző van a készletben, annál kisebb számnak kell állnia: { $said }
data-start = { $where }: legalább egy kezdőterület kell, és mindegyikre jusson sereg
data-order = { $where }: két birodalomnak ugyanaz a sorszáma: { $order }
data-levels = { $where }: ebből a fajtából („{ $name }”) minden szinten egy van; { $age }. szinten viszont { $found }
data-deck = { $where }: { $players } játékoshoz { $wanted } kártya kell, itt viszont { $found } van
data-mixed = { $where }: a választék vagy csupa nyersanyag, vagy csupa kézműves termék, nem ez: { $said }
data-sold = { $where }: választható kézműves terméket a szomszédok nem vehetnek meg: { $said }
data-alike = { $where }: az azonos nevű „{ $name }” nem lehet egyszerre a III. korban és korábban
data-off-chart = { $where }: „{ $name }” ennyi játékosnál nincs a térképnek a használt részén

## Egy helyzet hibái

scenario-broken = a helyzet nem állítható fel: ami a fájlban áll, nem illik össze
scenario-allowed = { $what }: ezt tiltania kellene { $rule ->
    [none] valamelyik szabálynak
   *[other] ennek a szabálynak: { $rule }
 }, de szabályos
scenario-silent = { $where }: itt nem történik semmi; kell egy say, ask, others vagy expect
scenario-seat = nincs ilyen hely: { $seat }; a helyek száma 0 és { $most } közötti
scenario-no-offer = { $where }: { ART($seat) } { $seat }. hely egyik lépése sem kezdődik így: „{ $words }”
scenario-unclear = { $where }: nem érthető: „{ $said }”; { ART($place) } { $place }. szó helyén ez állhat: { $expected }
scenario-understood = { $where }: ezt nem volna szabad érteni, mégis érthető: „{ $said }”
scenario-refused = { $what }: ezt tiltja a szabály: { $rule } (most ezt lehet mondani: { $now })
scenario-other-rule = { $what }: ezt { $rule } tiltja, nem { $wanted } (most ezt lehet mondani: { $now })
scenario-other-cause = { $what }: a tiltás oka { $told }, nem { $wanted }
scenario-fact-is = { $where }: { $path } értéke { $found }, nem { $wanted }
scenario-no-fact = most nincs ilyen tény: { $path }; lásd: docs/scenarios.md
scenario-phase = [at], phase: ennek a játéknak a fordulójában nincs ilyen szakasz: „{ $phase }”
scenario-pieces = [at], seat { $seat }: legfeljebb { $cities } város és { $ships } hajó lehet
scenario-red = [at], seat { $seat }, red: csak piros hátú csapás feküdhet nyíltan
scenario-stack = [at], stacks: { ART($stack) } { $stack }. pakliban más pakli kártyája is szerepel
scenario-empire = [at]: { ART($seat) } { $seat }. helynek birodalom kell { ART($epoch) } { $epoch }. korszakból (empire)
scenario-turn = [at]: { ART($age) } { $age }. kornak nincs { $turn }. köre

## A parancsok válaszai

check-holds = { $file }: { $over ->
    [yes] végig visszajátszva
   *[no] visszajátszva, de befejezetlen
 }, { $proven ->
    [yes] minden húzás bizonyított
    [simulated] minden húzás a szimuláció generátorából való
   *[no] a véletlen nem bizonyított
 }
check-failed = { $file } nem jut el az eredményéig: { $reason }
data-written = Javítsd ki, ami nem stimmel, aztán játssz így: --data { $folder }
data-used = { $game }: a játék az itt lévő komponensfájlokkal megy: { $folder }
data-ours = { $game }: a játék a Krónika saját komponensfájljaival megy.
data-lacking = { $game }: ezek a fájlok hiányoznak a dobozodból, helyettük a Krónika sajátjai szolgálnak: { $files }.
games-seats = { $least }–{ $most } játékos
rules-general = Általános szabályok
coverage-remark = { $rule }: megjegyzés: { $reason }
coverage-open = { $rule }: nincs elszámolva
coverage-never = { $rule }: szerepel, de egyik teszt sem érte el, hogy elutasítson
coverage-failed = { $file } elbukik, ezért nem számít: { $reason }
coverage-unknown = { $rule } szerepel, de a szabálykönyvben nincs ilyen
coverage-sum = { $rules } szabály: { $covered } lefedve, { $remarks } megjegyzés, { $uncovered } nincs elszámolva

## A játék a terminálban

cli-welcome = Az ellenfeleid: { $names }. A ? megmutatja, mit mondhatsz, a „segítség” pedig minden mást.
cli-commitment = A véletlen már rögzítve van; a mag SHA-256-lenyomata: { $hash }.
cli-typed = A véletlent te írod be: amikor az asztalodon kocka gurul, vagy kártyát osztotok, megkérdezem, mi lett, és példát is mutatok rá. A kártyákat a nevükkel is mondhatod.
cli-chance = Mit hozott a véletlen? Például: { $example }
cli-sealed = A választásod: „{ $offer }”. Az Enterrel mész tovább; addig mást is mondhatsz, vagy visszavonhatod.
cli-empty = Mondj egy lépést vagy a számát; a ? felsorolja őket.
cli-unclear = { $word ->
    [end] Ez még nem teljes: { ART($place) } { $place }. szó helyén ez állhat: { $expected }.
   *[other] Nem értem: „{ $word }”. { ART($place, capital: 1) } { $place }. szó helyén ez állhat: { $expected }.
 }
cli-expected-end = semmi több
cli-nothing-follows = Most semmi sem kezdődhet így: „{ $words }”.
cli-also = Ezenkívül: { $commands }.
cli-legal = Ez szabályos: { $words }.
cli-legal-ways = Ez szabályos, de azt is mondd meg, hogyan: { $ways }.
cli-why-what = Mit miért? Például: miért { $example }
cli-side = { $side ->
    [day] Nappali
   *[night] Éjszakai
 } oldal, { $number }. szint:
cli-unchanged = A többi nem változott; az „asztal” mindent megmutat.
cli-undone = Visszavontam.
cli-taken-back = Visszavettem azzal együtt, ami utána történt. A játszma innentől gyakorlásnak számít.
cli-recorded = A jegyzőkönyv itt van: { $file }. A kronika check ellenőrzi.
cli-recorded-so-far = Amit eddig láthatsz, azt ide írtam: { $file }.
cli-record-where = Hová? Például: jegyzőkönyv jatszma.kronika
cli-practice = Volt visszavett lépés, ezért a játszma gyakorlásnak számít.
cli-done = Megtörtént: „{ $offer }”. Az Enterrel mész tovább; addig visszavonhatod.
cli-chance-wrong = Ilyet most nem hozhat a véletlen. Például: { $example }
cli-won = { $who ->
    [you] Győztél!
   *[other] A győztes: { $names }.
 }
cli-shared = Közös győzelem: { $names }.
cli-seed = A mag ez volt: { $seed }.
cli-strings = A helyek szövegei: { $strings }.
cli-bye = Viszontlátásra!

cli-say-help = segítség, súgó
cli-say-why = miért
cli-say-undo = visszavon, vissza
cli-say-takeback = visszavesz
cli-say-show = mutat, asztal, tábla
cli-say-log = napló
cli-say-score = pontok, pont
cli-say-record = jegyzőkönyv
cli-say-quit = kilép, vége
cli-help-help = ez a lista
cli-help-why = például: miért { $example } – szabad-e, és ha nem, melyik szabály tiltja
cli-help-undo = visszavonja az utolsó lépésedet, amíg azóta semmi sem derült ki
cli-help-takeback = akkor is visszaveszi; a játszma onnantól gyakorlás
cli-help-show = az egész asztalt újra megmutatja
cli-help-log = mi történt eddig; napló 10: az utolsó tíz sor
cli-help-score = a pontok, ha most érne véget a játék
cli-help-record = jegyzőkönyv FÁJL: kiírja a játszma jegyzőkönyvét
cli-help-quit = kilépés
cli-help-more = A lépést szavakkal vagy a számával mondod. A ? mindet felsorolja; egy szó után csak az így kezdődőket; egy kártya neve után azt, ami rajta áll. A TAB kiegészít.
