# The pages of History of the World.

hw-ages = Epoch { $epoch } of five
hw-ends = Epoch { $epoch }; the game ends after V
hw-epoch = Epoch { $epoch }
hw-points = points
hw-map = Map
hw-map-keys = Map: drag to move, wheel or plus and minus to zoom, 0 for the whole
hw-zoom-in = Closer
hw-zoom-out = Farther
hw-zoom-world = The whole world
hw-zoom-pieces = Hide the pieces
hw-key-active = active
hw-key-inactive = inactive
hw-key-reach = in reach, chance to win
hw-key-last = last move
hw-why-not = Why not here?
hw-tab-map = Map
hw-tab-me = Empire
hw-tab-others = Regions
hw-tab-log = Log

## Words of the box

hw-capital = capital
hw-city = city
hw-monument = monument
hw-fort = fort
hw-fleet = fleet
hw-caravan = caravan
hw-kingdom = kingdom
hw-event = event
hw-empire = empire
hw-events = Events
hw-empires = Empires
hw-tokens = Region tokens
hw-region = Region
hw-regions = Regions
hw-token = token
hw-lands = Lands
hw-structures = structures
hw-terrain-none = plain
hw-terrain-mountain = mountain
hw-terrain-forest = forest
hw-resources = { $number ->
    [one] 1 resource
   *[other] { $number } resources
 }
hw-level-presence = presence
hw-level-dominance = dominance
hw-level-control = control
hw-kind-of = { $kind ->
    [empire] empire
    [kingdom] kingdom
   *[advancement] advancement
 }
hw-lasting = { $lasting ->
    [yes] Lasts until the end of your turn.
   *[no] Takes effect at once.
 }
hw-founds-capital = Founds a capital here
hw-founds-city = Founds a city here
hw-founds-marauder = Marauder
hw-marauder-more = A point for every structure it razes after a battle; no capital.
hw-strength = Strength: { $number } armies
hw-in-order = in order
hw-nth-empire = empire no. { $order }
hw-duration = { $number ->
    [one] for 1 epoch
   *[other] for { $number } epochs
 }
hw-armies-held = armies on the map
hw-armies = { $number ->
    [one] 1 army
   *[other] { $number } armies
 }
hw-doubt = Reconstructed: the box may say otherwise. See the rulebook.
hw-doubt-short = partly reconstructed
hw-doubt-card = Part of this card could only be reconstructed.
hw-doubt-more = This sign marks what could only be reconstructed; your box may say otherwise. Who owns it can write out the files with “kronika data”, correct them, and play with “--data”.
hw-kingdom-brief = { $strength ->
    [one] Kingdom with 1 army
   *[other] Kingdom with { $strength } armies
 } in { $land }; played before your empire.

## The question

hw-ask-events = Choose an event for epoch { $roman }
hw-ask-empires = Choose an empire for epoch { $roman }
hw-ask-classic = Keep the card or give it away?
hw-ask-opening = Your turn: play events first?
hw-ask-window = Play an advancement now?
hw-ask-recall = Take back one of your armies
hw-ask-capital = One capital left: where?
hw-ask-conquest = { $kingdom ->
    [yes] Conquer with your kingdom
   *[no] Choose a land to invade
 }
hw-ask-reroll = Roll a die again?
hw-ask-siege = { $land } holds out: siege or withdraw?
hw-ask-raze = Raze a structure, or spare it?
hw-ask-return = The army returns or stays?
hw-ask-outpost = Build here?
hw-ask-forts = Where shall a fort stand?
hw-ask-target = { $card }: which land?
hw-ask-area = { $card }: where does your fleet go?
hw-ask-region = Choose a region for your railways
hw-ask-monuments = Where shall the monument stand?
hw-ask-conflict = Gain or lose a point?
hw-ask-aim = { $ways ->
    [one] Invade { $land }?
   *[other] { $land }: which way?
 }
hw-ask-fort = A fort in { $land }?
hw-ask-play = Play { $card }?
hw-ask-take = { $card }: take it?
hw-ask-other = { $name }: { $empire }

hw-aimable = { $number ->
    [one] It can go to one place only: { $names }.
   *[other] You will choose among { $number } { $kind ->
        [area] waters
       *[land] lands
     } (marked on the map): { $names }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
     }
 }

hw-because-events = You keep it until you play it. { $name ->
    [none] { "" }
   *[other] The rest goes on to { $name }.
 }
hw-because-empires = Its number is your place in the order of turns. { $name ->
    [none] { "" }
   *[other] The rest goes on to { $name }.
 }
hw-because-classic = Who gets it sees it only when the pile is dealt out.
hw-because-opening = A kingdom comes before the empire; advancements may wait. Pick a card below, or go on.
hw-because-window = Pick a card below, or go on.
hw-because-recall = Your supply is empty, and the empire needs a first army.
hw-because-capital = The pool has a single capital for two start lands.
hw-because-conquest = { $targets ->
    [0] No land is in reach.
    [one] 1 land is in reach,
   *[other] { $targets } lands are in reach,
 } { $armies ->
    [one] 1 army left. Your own active army: a fort.
   *[other] { $armies } armies left. Your own active army: a fort.
 }
hw-because-reroll = Pick a die of yours, or leave it. The highest counts.
hw-because-siege = The next siege adds +{ $bonus } to your highest die and costs an army or a siege token.
hw-because-raze = Your ability lets you choose.
hw-because-return = Back on the card it can invade again; the land counts as held for one invasion.
hw-because-outpost = You took it by fleet; your ability lets you build.
hw-because-forts = Free of charge, in lands with an active army and no fort.
hw-because-target = { $text }
hw-because-area = { $text } The fleet is yours until the end of the turn.
hw-because-region = In it any of your lands reaches any other this turn.
hw-because-monuments = Two resources under active armies bring a monument: first to capitals and cities.
hw-because-conflict = Two markers never share a space.
hw-because-over = Five epochs have passed.

hw-do-invade = { $odds ->
    [none] Invade
   *[other] Invade · { $odds }
 }
hw-end = End conquest
hw-do-take = Choose it
hw-do-fort = Build a fort · 1 army
hw-do-give = Give it to { $name }
hw-do-siege = { $pay ->
    [token] Siege with a token · { $odds }
   *[army] Siege with an army · { $odds }
 }
hw-do-end = { $armies ->
    [0] End conquest
    [one] End conquest (1 army goes home)
   *[other] End conquest ({ $armies } armies go home)
 }
hw-do-done = { $phase ->
    [opening] Found the empire
    [outpost] Do not build
    [forts] No more forts
    [monuments] No more
   *[other] Go on
 }

## The choice of cards

hw-pile = Cards to choose from
hw-pile-events = Events
hw-pile-empires = Empires
hw-pile-more = { $events ->
    [yes] { $cards ->
        [one] 1 card, only you see it
       *[other] { $cards } cards, only you see them
     }
   *[no] { $cards ->
        [one] 1 card; the letter marks where it begins
       *[other] { $cards } cards; the letters mark where they begin
     }
 }
hw-pile-hidden = The piles are with others now.
hw-pile-down = from the most points down
hw-pile-up = from the fewest points up
hw-choosers = Who chooses
hw-has-chosen = chosen
hw-chooses = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
hw-will-choose = { $cards ->
    [one] 1 card waits
   *[other] { $cards } cards wait
 }
hw-draws = has drawn
hw-taken = Your cards of this epoch
hw-yours = yours
hw-passed-on = passed on
hw-home-free = { $land }: empty
hw-home-leaves = { $who ->
    [you] { $land }: your army leaves
   *[other] { $land }: { $name }'s army leaves
 }
hw-worth = worth ≈ { $points } points
hw-worth-more = A quick estimate on the board as it stands: this turn and what is likely to last.

## Players, order, track

hw-order = Players in the order of their turns
hw-calls = Empires of the epoch in their order
hw-call = { $order }. { $empire }: { $state ->
    [played] { $name }
    [now] { $name } plays now
    [out] nobody has it
    [mine] yours, not called yet
   *[open] not called yet
 }
hw-hidden = hidden
hw-rank = { $rank ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
 }
hw-track = Score track: { $scores }
hw-cards-held = { $number ->
    [one] 1 event in hand
   *[other] { $number } events in hand
 }
hw-sum-start = { $points } start
hw-sum-epoch = { $points } epoch { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
 }
hw-sum-marker = { $points } moved by a conflict of markers
hw-sum-supply = { $supply } in the supply, { $armies } on the map, { $card } on the card: { $all } in all

## The empire

hw-mine = The empire
hw-no-empire = No empire is chosen yet.
hw-waits = waits: { $order }. in order
hw-on-card = { $armies } armies and { $tokens } siege tokens on the card
hw-played-now = In effect: { $names }.
hw-declined = (not used)
hw-catapult = Catapult
hw-catapult-more = One army or token for each siege.
hw-my-events = My events
hw-events-hidden = Events are held in secret
hw-no-events = No event in your hand.
hw-ev-legal = can be played now
hw-ev-no = not now
hw-ev-wait = in your hand
hw-if-now = If you scored now
hw-if-now-other = { $name }, if scored now
hw-nothing-yet = nothing yet
hw-share = { $region }, { $level ->
    [control] control
    [dominance] dominance
   *[presence] presence
 }
hw-share-more = { $number } more
hw-count-capitals = { $number ->
    [one] 1 capital
   *[other] { $number } capitals
 }
hw-count-cities = { $number ->
    [one] 1 city
   *[other] { $number } cities
 }
hw-count-monuments = { $number ->
    [one] 1 monument
   *[other] { $number } monuments
 }

## Lands and regions

hw-no-army = No army
hw-army-of = { $who ->
    [you] { $active ->
        [yes] Your active army
       *[no] Your inactive army
     }
   *[other] { $active ->
        [yes] { $name }: active army
       *[no] { $name }: inactive army
     }
 }
hw-odds-by = { $way ->
    [fleet] by fleet { $odds } to win
    [caravan] by caravan { $odds } to win
   *[land] by land { $odds } to win
 }
hw-by-land = by land
hw-by-caravan = by caravan
hw-by-fleet = by fleet
hw-rest = { $tie } tie · { $lose } loss
hw-rerolls = the defender may reroll a die
hw-dice = You: 2 dice{ $bonus ->
    [0] { "" }
   *[other] {" "}+{ $bonus }
 } · defender: { $dice ->
    [1] 1 die
   *[other] 2 dice (fort)
 }{ $defence ->
    [0] { "" }
   *[other] {" "}+{ $defence } (terrain)
 }
hw-after-loss = by siege:
hw-to-the-end = Fought to the end: { $holds } to take it, for ≈ { $armies } armies.
hw-if-held = If you hold it
hw-region-change = { $region }: { $before ->
    [none] nothing
    [presence] presence
    [dominance] dominance
   *[control] control
 } → { $after ->
    [presence] presence
    [dominance] dominance
   *[control] control
 }
hw-razed-capital = Razed: the capital turns into a city.
hw-razed-city = Razed: the city is lost.
hw-razed-monument = Razed: the monument is lost.
hw-fort-falls = The fort falls, on a tie too.
hw-fort-more = A fort costs an army from your card. The defender then rolls two dice here.
hw-worth-now = worth now
hw-standing = { $name }: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
 }, { $level ->
    [control] control
    [dominance] dominance
   *[presence] presence
 } = { $points }
hw-token-none = no token: no points for armies here
hw-token-until = presence { $presence }, dominance { $dominance }, control { $control }; until the end of epoch { $epoch }

## Battle

hw-battle = Battle: { $land }
hw-siege-of = Siege: { $land }
hw-nth-battle = battle { $number }
hw-lost-to = lost to
hw-reroll = Roll the { $face } again
hw-odds = { $win } win · { $tie } tie · { $lose } loss
hw-siege-costs = Siege +{ $bonus }: from your card
hw-siege-left = { $tokens ->
    [0] 1 of { $armies } armies
   *[other] 1 of { $armies } armies or { $tokens } tokens
 }
hw-withdraw-costs = Withdraw: back to the supply
hw-reroll-more = Rerolls left: invader { $mine }, defender { $theirs }.

## History, score sheet, cards

hw-moment = epoch { $epoch }, { $empire }
hw-moment-draft = epoch { $epoch }, choice of cards
hw-moment-setup = setup
hw-won-you = You won with { $points } points
hw-won = { $name } won with { $points } points
hw-won-more = { $gap ->
    [one] 1 point ahead of the second.
   *[other] { $gap } points ahead of the second.
 }
hw-sheet-start = Start
hw-sheet-start-sum = drawn marker
hw-sheet-structures = structures
hw-sheet-others = razing, events, moves of the marker
hw-kinds = The same points by what they were given for
hw-kind-regions = Regions
hw-kind-structures = Structures
hw-kind-others = The rest
hw-kind-sum-regions = presence, dominance and control in all epochs
hw-kind-sum-structures = capitals, cities and monuments in all epochs
hw-kind-sum-others = start, razing, events and moves of the marker
hw-fact-title-greatest = The greatest turn
hw-fact-greatest = { $name } scored { $points } points with { $empire } in epoch { $epoch }.
hw-fact-title-heart = The heart of the victory
hw-fact-heart = { $region } alone brought { $name } { $points } points.
hw-fact-title-builder = The builder
hw-fact-builder = Structures brought { $name } { $points } points.
hw-fact-title-raider = The raider
hw-fact-raider = { $name } took { $points } points beside the scoring: razing and events.
hw-cards-title = History of the World: empires, events, map
