# The toy market

market-title = The market
market-mode-base = the only one
market-option-offers_per_phase = offers until the gong
market-value-offers_per_phase-36 = thirty-six
market-value-offers_per_phase-9 = nine
market-value-offers_per_phase-none = no bound
market-help = Plan in private, then trade: "offer 3 worth 7 gold cards gold salt cloth". Every sentence can be asked for: "offer ?".

market-round = Round { $round }
market-cards-held = { $count ->
    [one] one card
   *[other] { $count } cards
 }
market-standing = { $count } cards worth { $worth }, with { $named } among them
market-ask-plan = What do you plan?
market-ask-barter = What do you offer?
market-ask-over = The market is over
market-ask-wait = The others are still busy
market-because-plan = Up to three small moves; nobody sees them before all are done.
market-because-barter = Number, total and one commodity are true; the rest may be a bluff.
market-because-left = The gong sounds after { $left ->
    [one] one more offer
   *[other] { $left } more offers
 }.
market-because-over = The sets have been counted.
market-map = The map
market-map-keys = The map: arrows move it, plus and minus zoom
market-zoom-in = Closer
market-zoom-out = Farther
market-zoom-world = The whole map
market-area = { $area } ({ $tokens ->
    [0] nobody there
    [one] one token
   *[other] { $tokens } tokens
 })
market-hand = Your cards
market-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
market-plan = Your plan
market-plan-empty = Nothing yet
market-offers = Standing offers
market-offers-none = Nobody offers anything
market-to = for { $name } only
market-answers = answers number { $number }
market-claims = claims: { $names }
market-mine = really: { $names }
market-words = Say it word by word
market-next = What can come next
market-type = Type the next word
market-tab-map = Map
market-tab-trade = Trade
market-tab-log = Log
market-value = value { $value }

market-note-round = Round { $round }
market-note-settled = { $who ->
    [you] You settled in { $area }.
   *[other] { $name } settled in { $area }.
 }
market-note-walked = { $who ->
    [you] You walked from { $area } to { $to }.
   *[other] { $name } walked from { $area } to { $to }.
 }
market-note-lapsed = { $who ->
    [you] There was no room left for you in { $area }.
   *[other] There was no room left for { $name } in { $area }.
 }
market-note-drew = { $card ->
    [unknown] { $name } drew a card.
   *[other] { $who ->
        [you] You drew { $card }.
       *[other] { $name } drew { $card }.
     }
 }
market-note-offered = { $who ->
    [you] You offered { $count } cards worth { $worth }, with { $named } (number { $number }).
   *[other] { $name } offered { $count } cards worth { $worth }, with { $named } (number { $number }).
 }
market-note-offered_to = { $who ->
    [you] You offered { $rival } { $count } cards worth { $worth }, with { $named } (number { $number }).
   *[other] { $rival_who ->
        [you] { $name } offered you { $count } cards worth { $worth }, with { $named } (number { $number }).
       *[other] { $name } offered { $rival } { $count } cards worth { $worth }, with { $named } (number { $number }).
     }
 }
market-note-answered = { $who ->
    [you] You answered { $rival }: { $count } cards worth { $worth }, with { $named } (number { $number }).
   *[other] { $rival_who ->
        [you] { $name } answered you: { $count } cards worth { $worth }, with { $named } (number { $number }).
       *[other] { $name } answered { $rival }: { $count } cards worth { $worth }, with { $named } (number { $number }).
     }
 }
market-note-claimed = { $who ->
    [you] You say there is { $card } too.
   *[other] { $name } says there is { $card } too.
 }
market-note-dealt = { $who ->
    [you] You dealt with { $rival }: { $count } cards for { $other }.
   *[other] { $rival_who ->
        [you] { $name } dealt with you: { $count } cards for { $other }.
       *[other] { $name } dealt with { $rival }: { $count } cards for { $other }.
     }
 }
market-note-got = { $card ->
    [unknown] { $name } got a card.
   *[other] { $who ->
        [you] You got { $card }.
       *[other] { $name } got { $card }.
     }
 }
market-note-withdrew = { $who ->
    [you] You withdrew your offer.
   *[other] { $name } withdrew an offer.
 }
market-note-done = { $who ->
    [you] You are done.
   *[other] { $name } is done.
 }
market-note-gong = The gong: the barter is over.
market-note-closed = All are done: the barter is over.

market-move-settle = Settle in { $area }
market-move-walk = Walk from { $area } to { $to }
market-move-offer = { $answers ->
    [0] { $to ->
        [all] Offer { $count } cards worth { $worth } with { $named }
       *[other] Offer { $to } { $count } cards worth { $worth } with { $named }
     }
   *[other] Answer number { $answers }: { $count } cards worth { $worth } with { $named }
 }
market-move-accept = Accept answer { $number }
market-move-withdraw = Withdraw your offer
market-move-done = Done

market-say-settle = settle
market-say-walk = walk
market-say-offer = offer
market-say-accept = accept
market-say-withdraw = withdraw
market-say-done = done
market-say-draw = draw
market-say-gong = gong
market-say-worth = worth
market-say-claim = claim, claiming
market-say-cards = cards
market-say-to = to
market-say-for = for, answering

market-kind-area = an area
market-kind-card = a card
market-kind-trader = a trader
market-kind-seat = the number of a seat
market-kind-count = how many cards
market-kind-worth = their total value
market-kind-offer = the number of an offer
