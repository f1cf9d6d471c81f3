# The pages of Civilization.

cv-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
 }
cv-log-event = Turn { $turn } · E{ $event } { $name }
cv-events = The thirteen events of a turn
cv-over = Final standing
cv-standing = { $nation }, space { $space }
cv-map = Map
cv-map-keys = Map: drag to move, wheel or plus and minus to zoom, 0 for the whole
cv-zoom-in = Closer
cv-zoom-out = Farther
cv-zoom-world = The whole map
cv-tab-trade = { $phase ->
    [barter] Trade
    [buying] Purchase
    [hands] My cards
   *[other] Calamity
 }
cv-zoom-pieces = Hide the pieces
cv-tab-map = Map
cv-tab-me = My people
cv-tab-others = Others
cv-tab-log = Log
cv-seats = Players
cv-mine = My people
cv-choices = What you can do
cv-next = What comes next
cv-planned = your list, sealed
cv-red = drawn openly; it strikes in E11

## Numbers

cv-cities = cities
cv-people = on the map
cv-stock = stock
cv-treasury = treasury
cv-ships = ships
cv-space = space
cv-hand = trade cards
cv-cards = civ. cards
cv-sum-tokens = { $all } tokens =
    { $map } on the map
    + { $stock } in stock
    + { $treasury } in the treasury
cv-sum-cities = { $number } of { $all } cities;
    they need { $need } tokens on the map
cv-sum-ships = { $number } of { $all } ships
cv-sum-hand = { $number ->
    [one] 1 trade card in hand
   *[other] { $number } trade cards in hand
 }
cv-sum-no-cards = no civilization card yet
cv-state-now = { $place ->
    [0] deciding
   *[other] moving
 }
cv-state-done = { $place ->
    [0] done
   *[other] moved
 }
cv-state-wait = { $place ->
    [0] { "" }
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }

## The question

cv-ask-movement = Move your people
cv-ask-walk = Where do they go?
cv-ask-sail = Where does the ship sail?
cv-ask-other = { $name } moves
cv-go = To { $area }
cv-do-walk = { $number } to { $area }
cv-do-done = { $phase ->
    [movement] End movement
    [barter] I am done
    [buying] Buy nothing more
    [gold] No gold
    [nobody] Go on
    [shares] Spare the rest
   *[other] Done
 }
cv-because-movement = { $stacks ->
    [0] All have moved.
    [one] 1 stack can still move. Drag it, or click it and then its goal.
   *[other] { $stacks } stacks can still move. Drag one, or click it and then its goal.
 }
cv-because-walk = Click the goal; how many stay behind is set below.
cv-because-sail = The numbers on the map are moves of the ship.
cv-because-nation = It decides where you begin and your row of the succession table.
cv-because-rates = You have Coinage: 1 to 3 tokens from each of your { $cities } cities; { $stock } in stock.
cv-because-revolt = A city could not pay; the largest stock takes over first.
cv-because-growth = { $stock } tokens in stock, and all of them must be placed.
cv-because-ships = A ship costs 2 tokens, its upkeep 1; { $treasury } in your treasury.
cv-because-attacks = Each attack on a city is resolved by itself; the order is yours.
cv-because-support = { $people } tokens on the map support { $cities } cities; each needs two.
cv-because-cities = 6 tokens on a city site, 12 elsewhere; each city needs 2 tokens of support.
cv-because-gold = A card of the ninth stack costs 18 tokens; { $treasury } in your treasury.
cv-because-barter = An offer names its number of cards, their value and one card truthfully.
cv-because-buying = Paid with trade cards and the { $treasury } tokens of your treasury, less your credits.
cv-because-eruption = You have cities at more than one volcano.
cv-because-earthquake = One of your cities is reduced; then one of a neighbour.
cv-because-flood = You have as many units on more than one plain.
cv-because-piracy = Ships of the one who traded it destroy cities on their coasts.
cv-because-nobody = Nobody else has anything to lose there.
cv-because-shares = { $due } units are still to be given to secondary victims.
cv-because-losses = { $due } units are still to be lost; a city counts five.
cv-because-reductions = { $due ->
    [one] 1 city is still to be reduced.
   *[other] { $due } cities are still to be reduced.
 }
cv-because-nominate = Another player takes part of your people.
cv-because-own_part = { $due } units are still to be chosen; a city counts five.
cv-because-other_part = { $due } units are still to be chosen; a city counts five.
cv-because-follow = The other part is lost to you.
cv-because-take = You have { $stock } tokens in stock.
cv-because-hands = { $stock ->
   *[other] Commodities go back only down to six cards; a calamity that you drew may always go back.
 }
cv-because-chance = A moment.

## Movement

cv-march = The stack that moves
cv-stacks = Stacks that can move (tokens / limit)
cv-stacks-none = none
cv-stack = { $number ->
    [one] 1 token
   *[other] { $number } tokens
 }, limit { $limit }
cv-leave = How many stay behind
cv-leave-0 = All go
cv-leave-1 = Leave 1
cv-leave-2 = Leave 2
cv-leave-limit = Leave limit
cv-how-many = How many go
cv-voyage = The voyage
cv-fleet = Ships
cv-cargo = cargo { $number } of { $all }
cv-range = { $number } of { $all } moves left
cv-aboard = aboard
cv-ashore = ashore
cv-coming = If it stays so
cv-coming-nothing = No conflict, no surplus, no new city.
cv-coming-city = { $number } tokens: a city can be built
cv-coming-peace = there is room for all
cv-coming-kept = a conflict; you keep { $number }
cv-coming-lost = lost: { $name } keeps { $number }
cv-coming-both = all are lost
cv-coming-storm = { $who ->
    [you] your city is attacked
   *[other] the city of { $owner } is attacked
 }
cv-coming-repelled = { $who ->
    [you] too few to attack your city
   *[other] too few: { $need } are needed
 }
cv-coming-crowd = { $areas ->
    [one] surplus in 1 area; to stock in E7
   *[other] surplus in { $areas } areas; to stock in E7
 }
cv-coming-support = { $number ->
    [one] token is missing: a city will be reduced
   *[other] tokens are missing: cities will be reduced
 }

## Choices in a list

cv-row-launch = a new ship
cv-row-maintain = your ship
cv-row-nation = begins in { $area }
cv-row-card = value { $value }
cv-row-rate = Taxes
cv-row-rate-more = { $cities ->
    [one] from 1 city
   *[other] from { $cities } cities
 }
cv-short-take = Take it over
cv-short-destroy = This one falls
cv-short-first = This one first
cv-short-reduce = Reduce it
cv-short-build = Build a city
cv-short-secede = To the faction
cv-short-seize = Take it over
cv-short-raid = Destroy it
cv-short-nation = Choose
cv-short-rate = { $number } each: { $total }
cv-short-pay = { $area ->
    [0] { $treasury } from the treasury
   *[other] { $treasury ->
        [0] { $area } from the area
       *[other] { $treasury } treasury, { $area } area
     }
 }

## The map

cv-limit = limit { $limit }
cv-site = city site
cv-site-white = site on a flood plain
cv-plain = flood plain
cv-key-limit = population limit
cv-key-volcano = volcano
cv-key-less = surplus
cv-unused = not in play
cv-empty = nobody
cv-city-of = { $who ->
    [you] your city
   *[other] city of { $name }
 }
cv-tokens-of = { $who ->
    [you] you: { $number ->
        [one] 1 token
       *[other] { $number } tokens
     }
   *[other] { $name }: { $number ->
        [one] 1 token
       *[other] { $number } tokens
     }
 }
cv-ship-of = { $who ->
    [you] Your ship at { $node }
   *[other] Ship of { $name } at { $node }
 }{ $cargo ->
    [0] { "" }
   *[other] , { $cargo } aboard
 }{ $left ->
    [-1] { "" }
    [one] , 1 move left
   *[other] , { $left } moves left
 }

## Several of one kind in one sentence of the log

cv-run-moved = { $who ->
    [you] You moved: { $things }.
   *[other] { $name } moved: { $things }.
 }
cv-part-walked = { $area } → { $to } { $number }
cv-part-embarked = { $number } aboard in { $area }
cv-part-sailed = ship { $node } → { $to }
cv-part-landed = { $number } ashore in { $area }
cv-run-maintained = { $who ->
    [you] You maintained { $count } ships: { $things } ({ civilization-paid-for }).
   *[other] { $name } maintained { $count } ships: { $things } ({ civilization-paid-for }).
 }
cv-part-maintained = { $node }
cv-run-scrapped = { $who ->
    [you] Your ships were not maintained: { $things }.
   *[other] Ships of { $name } were not maintained: { $things }.
 }
cv-part-scrapped = { $node }
cv-run-grew_in = { $who ->
    [you] You grew by { $number }: { $things }.
   *[other] { $name } grew by { $number }: { $things }.
 }
cv-part-grew_in = { $area } +{ $number }
cv-run-drew = { $known ->
    [no] { $name } drew { $count } trade cards.
   *[yes] { $who ->
        [you] You drew { $things }.
       *[other] { $name } drew { $things }.
     }
 }
cv-part-drew = { $card }
cv-run-got = { $who ->
    [you] You got { $things }.
   *[other] { $name } got { $things }.
 }
cv-part-got = { $card }
cv-run-claimed = { $who ->
    [you] You said there was more: { $things }.
   *[other] { $name } said there was more: { $things }.
 }
cv-part-claimed = { $card }
cv-run-wanted = { $who ->
    [you] You wanted for it: { $things }.
   *[other] { $name } wanted for it: { $things }.
 }
cv-part-wanted = { $card }
cv-run-paid = { $who ->
    [you] You paid { $things }.
   *[other] { $name } paid { $things }.
 }
cv-part-paid = { $number } × { $card }
cv-run-lost = { $who ->
    [you] You lost { $number } tokens: { $things }.
   *[other] { $name } lost { $number } tokens: { $things }.
 }
cv-part-lost = { $area } { $number }
