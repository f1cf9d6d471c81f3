# Az edző: a játszma utáni oldal, tanács gépek elleni játék közben, és a `kronika analyse`.

coach = Az edző
coach-open = Hol dőlt el?
coach-title = Hol dőlt el?
coach-running = Az edző, ameddig eljutottál
coach-first = { $who ->
    [you] { $points } ponttal te nyertél.
   *[other] { $points } ponttal { $player } nyert.
  }
coach-behind = { $points } ponttal { $place ->
    [2] második
    [3] harmadik
    [4] negyedik
    [5] ötödik
    [6] hatodik
   *[other] hetedik
  } { $who ->
    [you] lettél
   *[other] lett { $player }
  } { $name } ({ $theirs }) mögött.
coach-cost = { $count ->
    [one] Egy döntés { $points } várható pontba került.
   *[other] { $count } döntés együtt { $points } várható pontba került.
  }
coach-score = Pontozólap
coach-table = Vissza az asztalhoz
coach-share = Megosztom
coach-progress = { $total } döntésből { $judged } kész
coach-walking = Végigmegyünk a játszmán
coach-left = { $seconds ->
    [-1] közben nézelődhetsz
   *[other] még nagyjából { $seconds } másodperc; közben nézelődhetsz
  }
coach-done = Minden döntést megnéztünk.
coach-failed = Az edző néhány döntésnél feladta; amit talált, itt áll.
coach-chart = Kinek mekkora esélye volt
coach-chart-more = Győzelmi esély minden döntés után. A számozott pontok a legdrágább döntések.
coach-chart-label = Győzelmi esélyek a játszma során; a számok az alatta lévő táblázatban állnak
coach-fog = innen még számoljuk
coach-numbers = Az esélyek számokban
coach-decision = Döntés
coach-row = { $era ->
    [none] { $number }.
   *[other] { $number }. · { $era }
  }
coach-good = { $who ->
    [you] Amit jól csináltál
   *[other] Ami jól sikerült
  }
coach-well = { $points } ponttal jobb volt a következőnél.
coach-same = { $judged } döntésből { $same }
coach-same-more = ugyanaz volt, mint amit a gép választott volna, vagy éppoly jó.
coach-basis-title = Mire alapozzuk?
coach-basis = Csak arra, amit a játékos akkor tudhatott: a saját kártyáira és mindarra, ami nyíltan látszott.
coach-worlds = A rejtett dolgokat döntésenként nagyjából { $worlds } különböző módon osztottuk ki, és minden választást ugyanúgy játszottunk tovább; a becslés pontossága ±{ $points } pont.
coach-setup = Előkészületek
coach-worst = { $count ->
    [1] A legdrágább döntés{ coach-your }
    [2] A két legdrágább döntés{ coach-your }
    [3] A három legdrágább döntés{ coach-your }
    [4] A négy legdrágább döntés{ coach-your }
   *[5] Az öt legdrágább döntés{ coach-your }
  }
coach-worst-so-far = Eddig ezek a legdrágább { $who ->
    [you] döntéseid
   *[other] döntések
  }
coach-your = { $who ->
    [you] ed
   *[other] { "" }
  }
coach-worst-none = Egyik döntés sem volt egyértelműen rosszabb annál, amit a gép játszott volna.
coach-hand-more = A kézben tartott kártyák: bekeretezve, amit kijátszottak; megemelve, amit a gép javasol.
coach-pending = Ezt a döntést még számoljuk
coach-you-played = te ezt játszottad
coach-they-played = { $player } ezt játszotta
coach-bot-plays = a gép ezt játszotta volna
coach-bot-plays-now = a gép most ezt játszaná
coach-alike = ezt nem, a többit ugyanígy
coach-left-out = Kimaradt: { $what }
coach-more = és még { $count }
coach-gain = { $points } pont várható
coach-gain-chance = { $percent } % győzelmi esély
coach-chance = győzelmi esély { $before }% → { $after }%
coach-chance-now = győzelmi esélyed { $percent }%
coach-reason = { $name } { $amount } ({ $points } pont)
coach-reason-points = { $name } { $points }
coach-reason-rest = minden más együtt { $points } pont
coach-reason-rival = a legerősebb ellenfélnek { $points } pont
coach-look = Nézd meg
coach-look-label = Nézd meg: { $number }. döntés
coach-fork = Játszd tovább innen
coach-fork-label = Játszd tovább innen: { $number }. döntés
coach-now = A mostani lépésed
coach-now-over = a következő legjobbhoz képest: { $gain }
coach-fresh = Kérdezem újra
coach-mark = { $number }: a döntéshez

coach-ask-title = Megkérdezed az edzőt?
coach-ask = Az edző megnézi az eddigi döntéseidet és azt, amelyik előtt állsz: mit játszana a gép, és miért. Nem tud többet, mint te.
coach-ask-mark = A jegyzőkönyv megemlíti, hogy megkérdezted. Csak akkor kérdezhető, ha mindenki más gép.
coach-ask-yes = Megkérdezem az edzőt
coach-ask-no = Játszom tovább nélküle

coach-age = { $age }. kor
coach-turns = { $first }–{ $last }. kör
coach-turns-on = a { $first }. körtől
coach-last = utolsó fordulók

coach-seven_wonders-wonder = csodatábla
coach-seven_wonders-treasury = kincs
coach-seven_wonders-conflicts = konfliktusok
coach-seven_wonders-blue = kék kártyák
coach-seven_wonders-yellow = sárga kártyák
coach-seven_wonders-green = zöld kártyák
coach-seven_wonders-purple = lila kártyák

coach-through_the_ages-points = addigi kultúra
coach-through_the_ages-culture = kultúra körönként
coach-through_the_ages-science = tudomány körönként
coach-through_the_ages-resources = nyersanyag körönként
coach-through_the_ages-food = élelmiszer körönként
coach-through_the_ages-strength = katonai erő
coach-through_the_ages-civil = polgári akciók
coach-through_the_ages-military = katonai akciók
coach-through_the_ages-workers = munkások az épületekben
coach-through_the_ages-levels = az épületek szintjei
coach-through_the_ages-unused = szabad munkások
coach-through_the_ages-yellow = sárga jelzők a készletben
coach-through_the_ages-happiness = tartalék boldog arc
coach-through_the_ages-wonders = kész csodák
coach-through_the_ages-techs = technológiák
coach-through_the_ages-colonies = gyarmatok
coach-through_the_ages-leader = vezető
coach-through_the_ages-limit = városi épületek korlátja
coach-through_the_ages-stored-science = tudománypont készleten
coach-through_the_ages-stored-resources = nyersanyag készleten
coach-through_the_ages-stored-food = élelmiszer készleten
coach-through_the_ages-corruption = korrupció
coach-through_the_ages-hand = polgári kártyák kézben
coach-through_the_ages-secret-hand = katonai kártyák kézben
coach-through_the_ages-unfinished = épülő csoda
coach-through_the_ages-outlook = általános kilátások

coach-history_of_the_world-points = addigi pontok
coach-history_of_the_world-regions = régióid pontjai
coach-history_of_the_world-structures = építményeid pontjai
coach-history_of_the_world-armies = seregek a táblán
coach-history_of_the_world-forts = erődítmények
coach-history_of_the_world-resources = erőforrások
coach-history_of_the_world-exposed = mások mellett fekvő tartományok
coach-history_of_the_world-rivals = a többiek régióinak pontjai
coach-history_of_the_world-place = előny a többiekkel szemben
coach-history_of_the_world-cards = eseménykártyák

coach-civilization-points = addigi fejlődés és kártyák
coach-civilization-space = mezők a fejlődési táblázaton
coach-civilization-cities = városok
coach-civilization-people = tokenek a térképen
coach-civilization-treasury = kincstár
coach-civilization-areas = zónák
coach-civilization-ships = hajók
coach-civilization-cards = civilizációs kártyák pontjai
coach-civilization-hand = kereskedelmi kártyák értéke
coach-civilization-short = ami a következő mezőhöz hiányzik
