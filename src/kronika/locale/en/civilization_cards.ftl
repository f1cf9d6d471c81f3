# The pages of Civilization: trade cards, barter, market, succession table, calamities, score.

## The hand

cvt-hand = Your trade cards
cvt-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
cvt-worth = worth
cvt-surplus = { $number } too many
cvt-offered = in a standing offer
cvt-set = { $count } × { $name }
cvt-card = { $name } { $value }, card { $number } of { $count }
cvt-return = Return { $number } × { $name } { $value }
cvt-return-many = return
cvt-calamity = calamity
cvt-locked = stays with you
cvt-open = lies open
cvt-tradable = tradable
cvt-one-more = what one more card would add
cvt-no-cards = No trade cards yet. You draw one for each city, from stack 1 up.

## The barter table

cvt-barter = Barter table
cvt-certain = certain
cvt-certain-more = Certain: number, total and this commodity are checked
cvt-claim = claim
cvt-claims = Claimed of the rest:
cvt-claim-more = Claimed of the rest: it may be false
cvt-until-gong = { $number } to the gong
cvt-until-gong-more = Offers that can still be made before the trade ends
cvt-to-you = To you
cvt-to-everyone = To everybody
cvt-your-offers = Your offers
cvt-between-others = Between others
cvt-no-offers = Nobody has offered anything yet.
cvt-no-offers-more = Pick three cards or more from your hand.
cvt-too-few = An offer takes at least three cards, and you have fewer.
cvt-of-cards = { $number ->
    [one] card
   *[other] cards
 }
cvt-of-points = { $number ->
    [one] pt
   *[other] pts
 }
cvt-answers-you = answers your offer
cvt-offers-you = offers you
cvt-answers-to = answers { $name }
cvt-offers-to = to { $name }
cvt-to-all = to all
cvt-answers = { $number ->
    [one] 1 answer
   *[other] { $number } answers
 }
cvt-accept = Accept
cvt-answer = Answer
cvt-counter = Counter
cvt-change = Change
cvt-withdraw = Withdraw
cvt-wants = wants
cvt-really = Only you see this: what you really give
cvt-at-once = accepts at once { $count } cards or more worth { $worth }, with one that is wanted
cvt-for-sure = for sure
cvt-if-true = if true
cvt-claim-open = the claim does not fit
cvt-calamity-possible = calamity possible
cvt-calamity-out = no calamity
cvt-fits = { $number ->
    [one] 1 set fits
   *[other] { $number } sets fit
 }
cvt-fits-title = What can the offer of { $name } be?
cvt-fits-more = These sets go with the number, the total and the commodity named; your own cards are left out.
cvt-fits-hand = your hand then { $worth }
cvt-fits-claimed = this is the claim
cvt-fits-rest = and { $number } more
cvt-weigh = Your hand is worth { $now } now and at least { $after } with it, whatever is in it; what you give is not yet deducted.
cvt-weigh-answer = Your hand is worth { $now } now. Without what you give ({ $cost }) and with this it comes to { $after } at least, whatever is in it.
cvt-deals = Dealt in this turn
cvt-deal = { $one } and { $other }: { $gave } cards for { $got }
cvt-deal-mine = With { $other }: { $gave } for { $got }
cvt-you-gave = You gave:
cvt-you-got = You got:

## The offer being made

cvt-draft = The offer you are making
cvt-draft-new = Your offer
cvt-draft-answer = Your answer to { $name }
cvt-draft-clear = Clear
cvt-draft-hint = Click cards of your hand; the page counts them. Or answer an offer above.
cvt-draft-three = at least three, one of them a commodity
cvt-only-you = only you see your cards
cvt-you-give = You give
cvt-take-back = Back to the hand
cvt-you-announce = You announce
cvt-named = The one commodity that you name truly
cvt-you-claim = You claim
cvt-claim-add = Claim a card
cvt-unclaim = Take the claim back
cvt-truth = the truth
cvt-claim-true = true
cvt-claim-bluff = a bluff
cvt-claim-wrong = cannot be true
cvt-you-want = You want
cvt-want-add = Say what you want
cvt-unwant = Not wanted
cvt-to-whom = To
cvt-everybody = everybody
cvt-partner = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
cvt-accept-if = accept at once, if
cvt-if-cards = so many cards at least
cvt-if-worth = so much value at least
cvt-after-give = Hand { $now } → { $left } without these.
cvt-after-answer = Hand { $now } → { $least } for sure.
cvt-after-true = { $most } if the claim is true.
cvt-after-need = { $card } needs { $number }.

## The market

cvt-market = Civilization cards
cvt-means = your price after credits; you have { $worth } + { $treasury } = { $means }
cvt-affordable = { $number } of 16 affordable
cvt-printed-price = printed price
cvt-left = { $number } left
cvt-gives = −{ $amount } on { $number }
cvt-ware-own = yours
cvt-ware-can = you can buy it
cvt-ware-short = { $number } short
cvt-ware-none = none left
cvt-ware-law = Law first
cvt-ware-full = eleven are enough
cvt-market-goal = Framed: what brings the group that the next epoch asks for.
cvt-into-basket = Buy
cvt-buy = Buy { $name } for { $price }
cvt-purchase = Your purchase
cvt-purchase-hint = Choose cards from the market; the page pays with the sets that waste least.
cvt-room = { $number ->
    [one] room for 1 card
   *[other] room for { $number } cards
 }
cvt-bill-cost = Price
cvt-bill-cards = Trade cards
cvt-bill-tokens = Tokens of the treasury
cvt-bill-left = Hand left
cvt-bill-short = { $number } are missing.
cvt-bill-waste = { $number } are lost: no change is given.
cvt-pay-hint = Click cards of your hand to pay with others.
cvt-pay-again = Pay as proposed

## The succession table

cvt-succession = Succession
cvt-succession-more = what each needs next
cvt-epochs = Epochs
cvt-epochs-more = At the end of each turn every marker moves one space on if it has what the space asks for. Without a city it steps back from the Early Bronze Age on.
cvt-epoch-none = asks for nothing
cvt-epoch-cities = asks for { $need } cities
cvt-epoch-civ_card_groups = asks for cards of { $need } groups
cvt-epoch-civ_cards = asks for { $need } civilization cards
cvt-epoch-civ_card_points = asks for { $need } points of civilization cards
cvt-track = { $name }, space { $space }: { $told }
cvt-at-goal = at the goal
cvt-steps-back = steps back: no city
cvt-advances = advances
cvt-advances-then = advances; space { $space }: { $wants }
cvt-want-cities = { $need } cities ({ $have } so far)
cvt-want-civ_card_groups = { $need } groups ({ $have } so far)
cvt-want-civ_cards = { $need } cards ({ $have } so far)
cvt-want-civ_card_points = { $need } points of cards ({ $have } so far)
cvt-want-total = { $need } in all ({ $have } so far)
cvt-want-total-open = { $need } in all, { $have } without the hand
cvt-verdict-on = You move on to space { $space } this turn.
cvt-verdict-stay = You stay on space { $space }: { $wants }.
cvt-verdict-back-cities = You step back to space { $space }: you have no city.
cvt-verdict-back-total = You step back to space { $space }: it asks for { $need } in all, you have { $have }.

## Calamities

cvt-strikes = { $who ->
    [you] strikes you
   *[other] strikes { $name }
 }
cvt-strikes-by = { $who ->
    [you] strikes you; it came from { $giver }
   *[other] { $giver_who ->
        [you] strikes { $name }; it came from you
       *[other] strikes { $name }; it came from { $giver }
     }
 }
cvt-ignored = { $who ->
    [you] your third: not carried out
   *[other] the third of { $name }: not carried out
 }
cvt-due-units = { $number ->
    [one] unit left
   *[other] units left
 }
cvt-due-cities = { $number ->
    [one] city left
   *[other] cities left
 }
cvt-due-other-units = for others
cvt-due-other-cities = for others
cvt-role-primary = primary victim
cvt-role-secondary = loses with it
cvt-role-spared = spared so far
cvt-stake-units = { $number ->
    [one] 1 unit
   *[other] { $number } units
 }
cvt-stake-plain = { $number ->
    [0] none on the plain
    [one] 1 unit on the plain
   *[other] { $number } units on the plain
 }
cvt-stake-cities = { $number ->
    [one] 1 city
   *[other] { $number } cities
 }
cvt-softened-own = { $card }: { $number } instead of { $usual }
cvt-softened-most = { $card }: at most { $number } instead of { $usual }
cvt-softened-keeps = { $card }: { $number } cities stay instead of { $usual }
cvt-softened-pottery = { $card }: each Grain in hand saves 4
cvt-losses = What is lost
cvt-lost-tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
 }
cvt-lost-cities = { $number ->
    [one] 1 city
   *[other] { $number } cities
 }
cvt-lost-reduced = { $number ->
    [one] 1 city reduced
   *[other] { $number } cities reduced
 }
cvt-no-loss = nothing lost
cvt-struck = Calamities of this turn
cvt-choice-city = city, 5 units
cvt-choice-reduced = becomes { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
cvt-choice-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }, limit { $limit }
cvt-choice-nation = { $nation }: { $tokens } tokens, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }
cvt-choice-units = { $number ->
    [one] 1 unit of yours
   *[other] { $number } units of yours
 }
cvt-do-destroy = lose
cvt-do-reduce = reduce
cvt-do-raid = destroy
cvt-do-secede = to the faction
cvt-do-seize = take over
cvt-do-nominate = name
cvt-do-follow = go on
cvt-do-erupt = erupts
cvt-do-flood = flood
cvt-do-take = take

## Every card

cvt-all-cards = Cards of Civilization
cvt-commodities = Commodities
cvt-calamities = Calamities
cvt-stack = stack { $number }
cvt-worths = What so many together are worth
cvt-commodity = value { $value }, { $copies } cards
cvt-calamity-red = Lies open and cannot be traded.
cvt-calamity-black = Hidden in the hand: it can be traded on, once in a turn.
cvt-needs = needs { $names }
cvt-copies = { $copies } cards

## The score

cvt-won-total = { $name } wins with { $points } in all
cvt-won-total-you = You win with { $points } in all
cvt-won-total-shared = { $names } win with { $points } in all
cvt-won-areas = { $name } wins with { $points } areas
cvt-won-areas-you = You win with { $points } areas
cvt-won-areas-shared = { $names } win with { $points } areas
cvt-won-cities = { $name } wins with { $points } cities
cvt-won-cities-you = You win with { $points } cities
cvt-won-cities-shared = { $names } win with { $points } cities
cvt-won-more = { $end ->
    [victory] The marker reached the goal in turn { $turn }.
    [stalled] No marker moved for long; the game ended in turn { $turn }.
   *[other] The game ended in turn { $turn }.
 } The marker decides, then the total.
cvt-chart-total = the worth of the civilization cards
cvt-chart-areas = the number of areas
cvt-chart-cities = the number of cities
cvt-told = What decides with it
cvt-sheet-cards = Civilization cards
cvt-sheet-hand = Trade cards in hand
cvt-sheet-treasury = Treasury
cvt-sheet-treasury-sum = { $number } tokens in the treasury
cvt-sheet-areas = Areas
cvt-sheet-areas-sum = { $number } areas with tokens
cvt-sheet-cities = Cities
cvt-sheet-cities-sum = { $number } cities on the map
cvt-sheet-people = Tokens on the map
cvt-sheet-people-sum = { $number } tokens on the map
cvt-sheet-space = Space of the marker
cvt-sheet-space-sum = the marker stands on space { $number }
cvt-sheet-count = Number of civilization cards
cvt-sheet-count-sum = { $number } of at most eleven
cvt-fact-title-dealt = The merchant
cvt-fact-dealt = { $name } closed { $number } deals.
cvt-fact-title-struck = The hard-tried
cvt-fact-struck = { $name } was struck by { $number } calamities.
cvt-fact-title-stormed = The conqueror
cvt-fact-stormed = { $name } stormed { $number } cities.
