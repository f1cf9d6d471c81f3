# The pages of Civilization.

cv-turn = Turn { $turn }
cv-events = The thirteen events of a turn
cv-map = Map
cv-map-keys = Map: drag to move, wheel or plus and minus to zoom, 0 for the whole
cv-zoom-in = Closer
cv-zoom-out = Farther
cv-zoom-world = The whole map
cv-tab-trade = Trade
cv-tab-map = Map
cv-tab-me = My people
cv-tab-others = Others
cv-tab-log = Log
cv-seats = Players
cv-mine = My people
cv-choices = What you can do
cv-next = What comes next

## Numbers

cv-cities = cities
cv-people = tokens on the map
cv-stock = stock
cv-treasury = treasury
cv-ships = ships
cv-hand = trade cards
cv-cards = civilization cards
cv-sum-tokens = { $all } tokens = { $map } on the map + { $stock } in stock + { $treasury } in the treasury
cv-sum-cities = { $number } of { $all } cities; they need { $need } tokens on the map
cv-sum-ships = { $number } of { $all } ships
cv-sum-hand = { $number ->
    [one] 1 trade card in hand
   *[other] { $number } trade cards in hand
 }
cv-sum-no-cards = no civilization card yet

## The map

cv-limit = limit { $limit }
cv-site = city site
cv-site-white = city site on a flood plain
cv-plain = flood plain
cv-unused = not in play
cv-empty = nobody
cv-city-of = city of { $name }
cv-tokens-of = { $name }: { $number ->
    [one] 1 token
   *[other] { $number } tokens
 }
cv-ship-of = Ship of { $name } at { $node }{ $cargo ->
    [0] { "" }
   *[other] , { $cargo } aboard
 }{ $left ->
    [-1] { "" }
   *[other] , { $left } moves left
 }
