# Civilization (1980). Names of areas, nations and cards come from the component files.

civilization-title = Civilization
civilization-mode-full = the full game
civilization-mode-short2 = shortened: to the second triangle
civilization-mode-short3 = shortened: to the third triangle
civilization-mode-short4 = shortened: to the fourth triangle
civilization-mode-nomads = Nomads and Seafarers (2–4 players)
civilization-mode-farmers = Farmers and Citizens (2–4 players)
civilization-option-shorten_by = Farmers and Citizens: the goal is nearer by
civilization-value-shorten_by-0 = no space
civilization-value-shorten_by-1 = one space
civilization-value-shorten_by-2 = two spaces
civilization-option-end_space = Nomads and Seafarers: turns until the end
civilization-value-end_space-5 = five
civilization-value-end_space-9 = nine
civilization-value-end_space-12 = twelve
civilization-value-end_space-14 = fourteen
civilization-value-end_space-16 = sixteen
civilization-option-offers_per_phase = offers in one trade phase until the gong
civilization-value-offers_per_phase-60 = sixty
civilization-value-offers_per_phase-none = no bound

## The picture

civilization-help =
    Some sentences: walk knossos phaestos 2; embark 1 3; sail 1 rhodes; land 1 3; launch sidon area 1; build athens; offer 3 worth 14 salt cards salt salt iron want grain; accept 2; buy law pay bronze bronze tokens 12; lose ionia 2; done.
civilization-over = the game is over
civilization-now = Turn { $turn } · { $event }
civilization-setup = setup
civilization-waiting = Still deciding: { $names }.
civilization-column-player = Player
civilization-column-space = Space
civilization-column-need = Next
civilization-column-people = Tokens
civilization-column-stock = Stock
civilization-column-treasury = Treasury
civilization-column-cities = Cities
civilization-column-ships = Ships
civilization-column-hand = Hand
civilization-column-points = Points
civilization-column-score = Score
civilization-need = { $what ->
    [cities] cities { $have }/{ $need }
    [civ_card_groups] groups { $have }/{ $need }
    [civ_cards] cards { $have }/{ $need }
    [civ_card_points] points { $have }/{ $need }
    [total] total { $have ->
        [unknown] ?
       *[other] { $have }
     }/{ $need }
   *[none] –
 }
civilization-legend = Number: tokens, with the sign of the seat behind it · ⌂ city · □ free city site · · empty area · ~ open sea
civilization-peopled = Areas:
civilization-fleet = Ships:
civilization-ship = { $number }. { $node }{ $left ->
    [none] { "" }
   *[other] , moves left: { $left }, aboard: { $cargo }
 }
civilization-hand = Your trade cards ({ $worth }):
civilization-stacks = Stacks:
civilization-red = red
civilization-owned = Civilization cards:
civilization-market = The market (your prices):
civilization-planned = Your list: { $moves }
civilization-bids = Standing offers:
civilization-bid = { $number }. { $name }: { $count } cards worth { $worth }, with { $named }{ $claims ->
    [none] { "" }
   *[other] , claims { $claims }
 }{ $want ->
    [none] { "" }
   *[other] , wants { $want }
 }{ $answers ->
    [0] { "" }
   *[other] , answers number { $answers }
 }
civilization-gong = Offers until the gong: { $left }
civilization-blow = { $card }: { $name }, still due: { $due }
civilization-final = The final standing
civilization-standing = The standing
civilization-prompt-nation = Which nation do you choose?
civilization-prompt-rates = How many tokens do you take from each city?
civilization-prompt-revolt = Which city do you take over?
civilization-prompt-growth = Your stock is short: where do the new tokens go?
civilization-prompt-ships = Which ships do you maintain and build?
civilization-prompt-movement = What moves, and where?
civilization-prompt-attacks = Which attack is resolved first?
civilization-prompt-support = You have too few tokens: which city do you reduce?
civilization-prompt-cities = Where do you build cities?
civilization-prompt-gold = Do you buy gold for 18 tokens?
civilization-prompt-barter = What do you offer?
civilization-prompt-buying = Which civilization cards do you buy?
civilization-prompt-eruption = Which volcano erupts?
civilization-prompt-earthquake = Which city does the earthquake reduce?
civilization-prompt-flood = Which flood plain is hit?
civilization-prompt-piracy = Which city do your pirates destroy?
civilization-prompt-shares = What do the others have to lose?
civilization-prompt-losses = What do you lose?
civilization-prompt-reductions = Which city is reduced?
civilization-prompt-nominate = Who takes part in your civil war?
civilization-prompt-own_part = Which units do you put into the faction?
civilization-prompt-other_part = Which units do you add to the faction?
civilization-prompt-follow = With which part do you go on?
civilization-prompt-take = What do you take over with the pieces you have?
civilization-prompt-hands = Which cards do you return? Six may stay.
civilization-prompt-chance = Chance decides.

## The log

civilization-note-turn = Turn { $turn }
civilization-note-nation = { $who ->
    [you] You led { $nation } and began in { $area }.
   *[other] { $name } led { $nation } and began in { $area }.
 }
civilization-note-taxed = { $who ->
    [you] You collected { $number ->
        [one] 1 token
       *[other] { $number } tokens
     } of tax.
   *[other] { $name } collected { $number ->
        [one] 1 token
       *[other] { $number } tokens
     } of tax.
 }
civilization-note-revolt = { $who ->
    [you] You could not pay for all cities: { $number } revolted.
   *[other] { $name } could not pay for all cities: { $number } revolted.
 }
civilization-note-took = { $who ->
    [you] You took over { $area } from { $rival }.
   *[other] { $rival_who ->
        [you] { $name } took over { $area } from you.
       *[other] { $name } took over { $area } from { $rival }.
     }
 }
civilization-note-razed = { $who ->
    [you] Your city in { $area } was destroyed.
   *[other] The city of { $name } in { $area } was destroyed.
 }
civilization-note-grew = { $number ->
    [0] { $who ->
        [you] Your population did not grow.
       *[other] The population of { $name } did not grow.
     }
   *[other] { $who ->
        [you] Your population grew by { $number }.
       *[other] The population of { $name } grew by { $number }.
     }
 }
civilization-note-grew_in = { $who ->
    [you] You grew by { $number } in { $area }.
   *[other] { $name } grew by { $number } in { $area }.
 }
civilization-paid-for = { $local ->
    [0] { $treasury } from the treasury
   *[other] { $treasury ->
        [0] { $local } from the area
       *[other] { $local } from the area, { $treasury } from the treasury
     }
 }
civilization-note-launched = { $who ->
    [you] You built a ship at { $node } ({ civilization-paid-for }).
   *[other] { $name } built a ship at { $node } ({ civilization-paid-for }).
 }
civilization-note-maintained = { $who ->
    [you] You maintained your ship at { $node } ({ civilization-paid-for }).
   *[other] { $name } maintained the ship at { $node } ({ civilization-paid-for }).
 }
civilization-note-scrapped = { $who ->
    [you] Your ship at { $node } was not maintained.
   *[other] The ship of { $name } at { $node } was not maintained.
 }
civilization-note-walked = { $who ->
    [you] You moved { $number } from { $area } to { $to }.
   *[other] { $name } moved { $number } from { $area } to { $to }.
 }
civilization-note-embarked = { $who ->
    [you] You took { $number } aboard in { $area }.
   *[other] { $name } took { $number } aboard in { $area }.
 }
civilization-note-landed = { $who ->
    [you] You landed { $number } in { $area }.
   *[other] { $name } landed { $number } in { $area }.
 }
civilization-note-sailed = { $who ->
    [you] Your ship sailed from { $node } to { $to }.
   *[other] A ship of { $name } sailed from { $node } to { $to }.
 }
civilization-note-fought = { $who ->
    [you] You fought in { $area }: { $after } of { $before } are left.
   *[other] { $name } fought in { $area }: { $after } of { $before } are left.
 }
civilization-note-repelled = { $who ->
    [you] Your { $number ->
        [one] only token was
       *[other] { $number } tokens were
     } too few for the city in { $area }.
   *[other] The { $number ->
        [one] only token of { $name } was
       *[other] { $number } tokens of { $name } were
     } too few for the city in { $area }.
 }
civilization-note-stormed = { $who ->
    [you] You stormed the city of { $rival } in { $area }; { $number } tokens defended it.
   *[other] { $rival_who ->
        [you] { $name } stormed your city in { $area }; { $number } tokens defended it.
       *[other] { $name } stormed the city of { $rival } in { $area }; { $number } tokens defended it.
     }
 }
civilization-note-surrendered = { $who ->
    [you] You surrendered { $area } to { $rival }.
   *[other] { $rival_who ->
        [you] { $name } surrendered { $area } to you.
       *[other] { $name } surrendered { $area } to { $rival }.
     }
 }
civilization-note-reduced = { $who ->
    [you] Your city in { $area } became { $number ->
        [one] 1 token
       *[other] { $number } tokens
     }.
   *[other] The city of { $name } in { $area } became { $number ->
        [one] 1 token
       *[other] { $number } tokens
     }.
 }
civilization-note-lost_city = { $who ->
    [you] You lost your city in { $area }.
   *[other] { $name } lost the city in { $area }.
 }
civilization-note-built = { $who ->
    [you] You built a city in { $area } ({ $number } tokens).
   *[other] { $name } built a city in { $area } ({ $number } tokens).
 }
civilization-note-surplus = { $who ->
    [you] { $number ->
        [one] 1 of your tokens was
       *[other] { $number } of your tokens were
     } surplus.
   *[other] { $number ->
        [one] 1 token of { $name } was
       *[other] { $number } tokens of { $name } were
     } surplus.
 }
civilization-note-bought_gold = { $who ->
    [you] You paid { $number } tokens for a card of stack 9.
   *[other] { $name } paid { $number } tokens for a card of stack 9.
 }
civilization-note-red = { $who ->
    [you] You drew { $card }; it lies open.
   *[other] { $name } drew { $card }; it lies open.
 }
civilization-note-drew = { $card ->
    [unknown] { $name } drew a trade card.
   *[other] { $who ->
        [you] You drew { $card }.
       *[other] { $name } drew { $card }.
     }
 }
civilization-note-offered = { $who ->
    [you] You offered { $count } cards worth { $worth }, with { $named } (number { $number }).
   *[other] { $name } offered { $count } cards worth { $worth }, with { $named } (number { $number }).
 }
civilization-note-offered_to = { $who ->
    [you] You offered { $rival } { $count } cards worth { $worth }, with { $named } (number { $number }).
   *[other] { $rival_who ->
        [you] { $name } offered you { $count } cards worth { $worth }, with { $named } (number { $number }).
       *[other] { $name } offered { $rival } { $count } cards worth { $worth }, with { $named } (number { $number }).
     }
 }
civilization-note-answered = { $who ->
    [you] You answered { $rival }: { $count } cards worth { $worth }, with { $named } (number { $number }).
   *[other] { $rival_who ->
        [you] { $name } answered you: { $count } cards worth { $worth }, with { $named } (number { $number }).
       *[other] { $name } answered { $rival }: { $count } cards worth { $worth }, with { $named } (number { $number }).
     }
 }
civilization-note-claimed = { $who ->
    [you] You said there was { $card } too.
   *[other] { $name } said there was { $card } too.
 }
civilization-note-wanted = { $who ->
    [you] You wanted { $card } for it.
   *[other] { $name } wanted { $card } for it.
 }
civilization-note-dealt = { $who ->
    [you] You dealt with { $rival }: { $count } cards for { $other }.
   *[other] { $rival_who ->
        [you] { $name } dealt with you: { $count } cards for { $other }.
       *[other] { $name } dealt with { $rival }: { $count } cards for { $other }.
     }
 }
civilization-note-got = { $card ->
    [unknown] { $name } got a card.
   *[other] { $who ->
        [you] You got { $card }.
       *[other] { $name } got { $card }.
     }
 }
civilization-note-withdrew = { $who ->
    [you] You withdrew offer { $number }.
   *[other] { $name } withdrew offer { $number }.
 }
civilization-note-done = { $who ->
    [you] You are done.
   *[other] { $name } is done.
 }
civilization-note-gong = The gong: the trade is over.
civilization-note-closed = The trade is over.
civilization-note-bought = { $who ->
    [you] You bought { $card } for { $price }.
   *[other] { $name } bought { $card } for { $price }.
 }
civilization-note-paid_tokens = { $who ->
    [you] You paid { $number ->
        [one] 1 token
       *[other] { $number } tokens
     }.
   *[other] { $name } paid { $number ->
        [one] 1 token
       *[other] { $number } tokens
     }.
 }
civilization-note-paid = { $who ->
    [you] You paid { $number } × { $card }.
   *[other] { $name } paid { $number } × { $card }.
 }
civilization-note-struck = { $who ->
    [you] { $card } struck you.
   *[other] { $card } struck { $name }.
 }
civilization-note-struck_by = { $who ->
    [you] { $card }, a gift of { $rival }, struck you.
   *[other] { $rival_who ->
        [you] { $card }, your gift, struck { $name }.
       *[other] { $card }, a gift of { $rival }, struck { $name }.
     }
 }
civilization-note-ignored = { $who ->
    [you] You did not carry out { $card }: it was your third calamity.
   *[other] { $name } did not carry out { $card }: it was the third calamity.
 }
civilization-note-erupted = { $volcano } erupted.
civilization-note-flooded = The flood came to the plain of the { $plain }.
civilization-note-assigned = { $who ->
    [you] You ordered { $rival } to lose { $number }.
   *[other] { $rival_who ->
        [you] { $name } ordered you to lose { $number }.
       *[other] { $name } ordered { $rival } to lose { $number }.
     }
 }
civilization-note-loses = { $who ->
    [you] You had to lose { $number ->
        [one] 1 unit
       *[other] { $number } units
     }.
   *[other] { $name } had to lose { $number ->
        [one] 1 unit
       *[other] { $number } units
     }.
 }
civilization-note-pottery = { $who ->
    [you] You showed { $number } grain: Pottery saved four units for each.
   *[other] { $name } showed { $number } grain: Pottery saved four units for each.
 }
civilization-note-lost = { $who ->
    [you] You lost { $number } in { $area }.
   *[other] { $name } lost { $number } in { $area }.
 }
civilization-note-stricken = { $who ->
    [you] Of your city in { $area } one token was left.
   *[other] Of the city of { $name } in { $area } one token was left.
 }
civilization-note-raided = { $who ->
    [you] The pirates of { $rival } destroyed your city in { $area }.
   *[other] { $rival_who ->
        [you] Your pirates destroyed the city of { $name } in { $area }.
       *[other] The pirates of { $rival } destroyed the city of { $name } in { $area }.
     }
 }
civilization-note-nominated = { $who ->
    [you] You name { $rival } for your civil war.
   *[other] { $rival_who ->
        [you] { $name } names you for the civil war.
       *[other] { $name } names { $rival } for the civil war.
     }
 }
civilization-note-followed = { $who ->
    [you] { $party ->
        [faction] You went on with the faction.
       *[rest] You went on with the rest.
     }
   *[other] { $party ->
        [faction] { $name } went on with the faction.
       *[rest] { $name } went on with the rest.
     }
 }
civilization-note-annexed = { $who ->
    [you] You took over { $number } of the tokens of { $rival } in { $area }.
   *[other] { $rival_who ->
        [you] { $name } took over { $number } of your tokens in { $area }.
       *[other] { $name } took over { $number } of the tokens of { $rival } in { $area }.
     }
 }
civilization-note-returned = { $who ->
    [you] You returned { $number } to stack { $stack }.
   *[other] { $name } returned { $number } to stack { $stack }.
 }
civilization-note-marker = { $who ->
    [you] Your marker moved on to space { $space }.
   *[other] The marker of { $name } moved on to space { $space }.
 }
civilization-note-marker_back = { $who ->
    [you] Your marker stepped back to space { $space }.
   *[other] The marker of { $name } stepped back to space { $space }.
 }
civilization-note-gained = { $who ->
    [you] You gained { $amount }.
   *[other] { $name } gained { $amount }.
 }
civilization-note-forfeited = { $who ->
    [you] You lost { $amount }.
   *[other] { $name } lost { $amount }.
 }
civilization-amount-treasury = { $number ->
    [one] 1 token of treasury
   *[other] { $number } tokens of treasury
 }
civilization-amount-people = { $number ->
    [one] 1 token on the map
   *[other] { $number } tokens on the map
 }
civilization-amount-cities = { $number ->
    [one] 1 city
   *[other] { $number } cities
 }
civilization-amount-ships = { $number ->
    [one] 1 ship
   *[other] { $number } ships
 }
civilization-amount-hand = { $number ->
    [one] 1 trade card
   *[other] { $number } trade cards
 }
civilization-amount-space = { $number ->
    [one] 1 space
   *[other] { $number } spaces
 }

## Moves as labels

civilization-move-nation = Lead { $nation }
civilization-move-rate = { $number } from each city
civilization-move-take = Take { $area }
civilization-move-destroy = Lose the city in { $area }
civilization-move-grow = { $number } to { $area }
civilization-move-maintain = Maintain the ship at { $node }{ $local ->
    [0] { "" }
   *[other] { " " }(from the area: { $local })
 }
civilization-move-launch = Build a ship at { $node }{ $local ->
    [0] { "" }
   *[other] { " " }(from the area: { $local })
 }
civilization-move-walk = { $number } from { $area } to { $to }
civilization-move-embark = Ship { $ship }: { $number } aboard
civilization-move-sail = Ship { $ship } to { $node }
civilization-move-land = Ship { $ship }: { $number } ashore
civilization-move-done = Done
civilization-move-first = First { $area }
civilization-move-reduce = Reduce { $area }
civilization-move-build = A city in { $area }
civilization-move-gold = Buy gold
civilization-move-accept = Accept answer { $number }
civilization-move-withdraw = Withdraw offer { $number }
civilization-move-erupt = { $volcano } erupts
civilization-move-flood = The plain of the { $plain }
civilization-move-spare = Spare the others
civilization-move-assign = { $nation } loses { $number }
civilization-move-lose = Lose { $number } in { $area }
civilization-move-nominate = Name { $nation }
civilization-move-join = { $number } of { $area } to the faction
civilization-move-secede = The city in { $area } to the faction
civilization-move-follow = { $party ->
    [faction] Go on with the faction
   *[rest] Go on with the rest
 }
civilization-move-annex = Take over { $number } in { $area }
civilization-move-seize = Take over the city in { $area }
civilization-move-raid = Destroy { $area }
civilization-move-return = Return { $number } × { $kind }
civilization-move-offer = { $answers ->
    [0] { $to ->
        [all] Offer { $count } cards worth { $worth } with { $named }
       *[other] Offer { $to } { $count } cards worth { $worth } with { $named }
     }
   *[other] Answer number { $answers }: { $count } cards worth { $worth } with { $named }
 }
civilization-move-buy = Buy { $card }{ $cards ->
    [one] { "" }
   *[other] { " " }and { $cards } in all
 }: { $paid } cards, { $tokens } tokens

## Words that can be typed

civilization-say-nation = nation
civilization-say-rate = rate
civilization-say-take = take
civilization-say-destroy = destroy
civilization-say-grow = grow
civilization-say-maintain = maintain
civilization-say-launch = launch
civilization-say-walk = walk
civilization-say-embark = embark
civilization-say-sail = sail
civilization-say-land = land
civilization-say-done = done
civilization-say-first = first
civilization-say-reduce = reduce
civilization-say-build = build
civilization-say-gold = gold
civilization-say-accept = accept
civilization-say-withdraw = withdraw
civilization-say-erupt = erupt
civilization-say-flood = flood
civilization-say-spare = spare
civilization-say-assign = assign
civilization-say-lose = lose
civilization-say-nominate = nominate
civilization-say-join = join
civilization-say-secede = secede
civilization-say-follow = follow
civilization-say-annex = annex
civilization-say-seize = seize
civilization-say-raid = raid
civilization-say-return = return
civilization-say-offer = offer
civilization-say-buy = buy
civilization-say-order = order
civilization-say-draw = draw
civilization-say-gong = gong
civilization-say-area = area
civilization-say-worth = worth
civilization-say-claim = claim, claiming
civilization-say-cards = cards
civilization-say-want = want, wanting
civilization-say-if = if
civilization-say-to = to
civilization-say-for = for, answering
civilization-say-pay = pay
civilization-say-tokens = tokens
civilization-say-faction = faction
civilization-say-rest = rest
civilization-kind-area = an area
civilization-kind-node = a coast or an open sea
civilization-kind-nation = a nation
civilization-kind-people = a nation or all
civilization-kind-card = a trade card
civilization-kind-commodity = a commodity
civilization-kind-civilization = a civilization card
civilization-kind-volcano = a volcano
civilization-kind-plain = a flood plain
civilization-kind-party = faction or rest
civilization-kind-ship = the number of a ship
civilization-kind-number = a number
civilization-kind-count = how many cards
civilization-kind-worth = their total value
civilization-kind-offer = the number of an offer
civilization-kind-tokens = how many tokens
civilization-kind-seat = the number of a seat

## Why a rule refuses here

civilization-why-stock = It takes { $need } tokens, and you have { $have } in stock.
civilization-why-treasury = It takes { $need } tokens from the treasury, and you have { $have } there.
civilization-why-there = { $area }: it takes { $need } of your tokens there, and there are { $have }.
civilization-why-unplaced = { $number ->
    [one] 1 token of your stock is not placed yet.
   *[other] { $number } tokens of your stock are not placed yet.
 }
civilization-why-growth = { $area } can grow by { $have } more, not by { $need }.
civilization-why-price = It costs { $price }, and you named { $number } tokens of the area.
civilization-why-unused = { $area } is not in play with this number of players.
civilization-why-apart = { $area } and { $to } have no common land border.
civilization-why-moved = { $area }: { $need } were to go, but only { $have } there have not moved yet.
civilization-why-voyage = It is { $need } moves away, and the ship has { $have } left.
civilization-why-room = { $need } were to go aboard, but there is room for { $have }.
civilization-why-aboard = { $need } were to go ashore, but { $have } are aboard.
civilization-why-on_board = Ship { $ship } still has { $number } aboard.
civilization-why-at_sea = Ship { $ship } is still at sea: { $node }.
civilization-why-no_city = There is no such city of yours: { $area }.
civilization-why-exempt = { $area } was taken over in a revolt of this turn and needs no support yet.
civilization-why-support = { $need } tokens would have to stay on the map; { $have } would.
civilization-why-few_cards = { $number ->
    [one] You offered 1 card; it takes three.
   *[other] You offered { $number } cards; it takes three.
 }
civilization-why-locked = You received { $card } in a trade of this turn; it stays with you.
civilization-why-in_hand = { $card }: you named { $need }, and you have { $have }.
civilization-why-listed = You said { $said } cards and listed { $number }.
civilization-why-worth = You said { $said }; these cards are worth { $number }.
civilization-why-not_among = { $card } is not among these cards.
civilization-why-no_answer = Number { $number } is no answer to an offer of yours.
civilization-why-not_yours = Number { $number } is no standing offer of yours.
civilization-why-one_of_a_kind = One { $card } is all that you may own.
civilization-why-most_cards = You own { $have }, and { $more } more would be above { $most }.
civilization-why-tokens = You named { $said } tokens; exactly { $number } are due.
civilization-why-giver = It came from them.
civilization-why-cap = You said { $said }; it may be { $most } at most.
civilization-why-left = You said { $said }; only { $left } can still be assigned.
civilization-why-assigned = { $nation } has been given { $number } already.
civilization-why-exact = { $number } are still due; after this the rest would not come out even.
civilization-why-stays = { $area }: one must stay, so at most { $number } can be lost.
civilization-why-spared = This calamity does not reach { $area }.
civilization-why-free = { $area }: you named { $need }, and there are { $have } to choose from.
civilization-why-city_pieces = You have no city piece left.
civilization-why-hand = You hold { $need } cards; { $have } may stay.
civilization-why-six = Of your { $number } cards six stay in any case.
