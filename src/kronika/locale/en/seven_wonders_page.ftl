# The page of 7 Wonders.

sw-hand = Your hand
sw-hand-goes = { $direction ->
    [left] the rest goes left to { $name }
   *[right] the rest goes right to { $name }
 }
sw-hand-stays = last turn: the card left over goes to the discard pile
sw-hand-none = nothing to choose from now
sw-memory = What you have seen
sw-memory-more = Cards you saw in the hands of this age before you passed them on. Some may lie face down by now.
sw-hands = The hands
sw-hands-hidden = as a spectator you see what everybody sees: hands stay hidden to the end
sw-produces = Produces
sw-for-sale = For sale
sw-my-city = My city
sw-produce = I produce
sw-chains = Chains
sw-chain = { $name } (chain)
sw-sells = You can buy
sw-price-each = each
sw-price-raw = raw
sw-price-goods = goods
sw-empty-city = Nothing is built yet. Your first card will stand here.
sw-conflicts = { $age ->
    [1] Conflicts of age I
    [2] Conflicts of age II
   *[3] Conflicts of age III
 }
sw-me = you
sw-tokens = conflict tokens
sw-stage = stage { $stage }
sw-stages = stages of the wonder
sw-built = built
sw-place-left = left neighbour
sw-place-right = right neighbour
sw-side-day = Day side
sw-side-night = Night side
sw-mark-wait = choosing
sw-mark-done = has chosen
sw-track = { $age ->
    [0] Setup
    [1] Age I, turn { $turn } of six
    [2] Age II, turn { $turn } of six
   *[3] Age III, turn { $turn } of six
 }
sw-ends = { $phase ->
    [over] the game is over
    [sides] setup
    [boards] setup
   *[choose] turn { $turn }; conflicts after turn 6{ $age ->
        [3] , then the final count
       *[1] { "" }
     }
 }
sw-moment = { $age ->
    [1] age I, turn { $turn }
    [2] age II, turn { $turn }
   *[3] age III, turn { $turn }
 }
sw-moment-setup = the setup
sw-tab-hand = Hand
sw-tab-me = My city
sw-tab-turn = The turn
sw-tab-city = City
sw-tab-others = Others
sw-tab-log = Log

## Numbers and their sums

sw-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
sw-coins-start = { $coins } coins, as at the start
sw-coins-before = { $coins } before the turn
sw-coins-from = sold to { $name }
sw-coins-to = bought from { $name }
sw-coins-sale = for a sold card
sw-coins-stage = stage of the wonder
sw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
sw-coins-icon = coins
sw-shields-icon = strength
sw-points-icon = points
sw-shield = shield
sw-no-shields = No shields.
sw-no-points = No points yet.
sw-any-symbol = symbol of choice
sw-sum-treasury = { $coins } coins, 1 point for every { $each }
sw-sum-no-tokens = no tokens
sw-sum-science = { $compass } compasses, { $gear } gears, { $tablet } tablets; complete sets: { $sets }{ $choice ->
    [0] { "" }
   *[other] ; of these chosen freely: { $choice }
 }
sw-scope = { $scope ->
    [self] in your city
    [left-right] in your two neighbours' cities
    [left-self-right] in your and your neighbours' cities
   *[other] in the cities named
 }
sw-from-left = from the left neighbour
sw-from-right = from the right neighbour
sw-to-left = to the left
sw-to-right = to the right
sw-to-bank = to the bank
sw-no-cost = no cost
sw-gives = Gives the chain:
sw-opens = Later builds free: { $names }
sw-later = Later free: { $names }
sw-copies = Copies from so many players on: { $copies }
sw-ability-salvage = build a card of the discard pile free
sw-ability-last-card = play your seventh card too
sw-ability-free-card = a structure free of cost

## Questions

sw-ask-choose = Choose a card
sw-ask-seventh = Your seventh card: what now?
sw-ask-sides = Which side do you want?
sw-ask-boards = Which wonder do you want?
sw-ask-salvage = What do you build from the pile?
sw-ask-picked = Your choice is made
sw-ask-build = { $ways ->
    [1] { $card }: build it?
   *[other] { $card }: who do you pay?
 }
sw-ask-stage = { $ways ->
    [1] Build a stage with it?
   *[other] Wonder stage: who do you pay?
 }
sw-ask-sell = { $card }: sell it?
sw-ask-offer = { $name }?
sw-ask-discard = Discard the seventh card?
sw-because-choose = Play one of { $cards } cards: build it, use it for a stage, or sell it.
sw-because-last = Last turn of the age: play one of { $cards } cards, the other is lost.
sw-because-seventh = Babylon lets you play this one too.
sw-because-sides = The stages of the two sides differ; you do not see the others' choice before.
sw-because-boards = Choose among the boards still free.
sw-because-salvage = Build one card free of charge, from any age.
sw-because-picked = As long as somebody is choosing you may change your mind: click another card.
sw-because-build = { $ways ->
    [1] { $state ->
        [own] Your own resources are enough.
        [none] It has no cost.
        [olympia] Free, thanks to Olympia.
       *[pay] This is what it costs.
     }
   *[other] You can buy what you lack in several ways; you decide who gets the coins.
 }
sw-because-chain = Free: the chain comes from { $names }.
sw-because-stage = The card goes face down under the board.
sw-because-sell = You get 3 coins; the card goes face down to the discard pile.

## Acts

sw-acts = What to do with the card
sw-act-build = Build
sw-act-stage = { $stage ->
    [0] Stage
   *[other] Stage { $stage }
 }
sw-act-sell = Sell +{ $gain }
sw-do-build = Build
sw-do-stage = Build stage { $stage }
sw-do-sell = Sell, +{ $gain } coins
sw-do-discard = Discard
sw-do-sides = Play this side
sw-do-boards = Take this one
sw-do-salvage = { $none ->
    [yes] Build nothing
   *[no] Build it free
 }
sw-pay-how = Who gets how much?
sw-pay-total = Total
sw-pay-note = Mixes that only cost more are not listed.
sw-pay-bank = { $coins ->
    [one] 1 coin to the bank.
   *[other] { $coins } coins to the bank.
 }
sw-fine-sell = You get 3 coins. Nobody sees what you sold.
sw-nothing = Nothing
sw-pile = The discard pile
sw-pile-free = one of its cards is yours, free
sw-offers-sides = Choose a side
sw-offers-more-sides = everybody chooses in secret, then all are shown together
sw-offers-boards = Choose a wonder
sw-offers-more-boards = the others see what you choose

## The foot of a card

sw-state-own = own
sw-state-none = no cost
sw-state-chain = free
sw-state-olympia = free
sw-state-picked = your choice
sw-no-have = already built
sw-no-coins = too few coins
sw-no-resources = cannot pay
sw-no-complete = wonder complete
sw-no-rule = not now
sw-lacks = Missing: { $goods }.
sw-lacks-coins = { $coins ->
    [one] 1 more coin is needed.
   *[other] { $coins } more coins are needed.
 }
sw-short-have = No two structures of one name in a city.
sw-short-coins = You do not have the coins.
sw-short-resources = You lack resources and cannot buy them all.
sw-short-complete = All stages are built.
sw-short-rule = You cannot build it now.

## In a few words, in the hand

sw-or = { $first } or { $last }
sw-color = { $color ->
    [brown] brown
    [grey] grey
    [blue] blue
    [yellow] yellow
    [red] red
    [green] green
   *[purple] purple
 }
sw-brief-produce = { $number } { $what } each turn{ $sold ->
    [no] ; not for sale
   *[yes] { "" }
 }
sw-brief-points = { $number ->
    [one] 1 point
   *[other] { $number } points
 }
sw-brief-coins = { $number } coins at once
sw-brief-shields = { $number ->
    [one] 1 shield
   *[other] { $number } shields
 }
sw-brief-science = 1 { $what }
sw-brief-science_choice = At the end 1 symbol of your choice
sw-brief-points_if_wonder_complete = At the end { $number } points if your wonder is complete
sw-brief-discount = { $side ->
    [left] Raw materials from the left for 1 coin
    [right] Raw materials from the right for 1 coin
   *[left-right] Goods from neighbours for 1 coin
 }
sw-brief-income = Now { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, at the end { $points ->
    [one] 1 point
   *[other] { $points } points
 } per { $what ->
    [stages] stage of yours
   *[other] { $what } card of yours
 }
sw-brief-coins_per = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 } per { $what } card of yours and your neighbours'
sw-brief-points_per = At the end { $number ->
    [one] 1 point
   *[other] { $number } points
 } per { $scope ->
    [left-right] { $what } card of your neighbours
    [self] { $what } card of yours
   *[left-self-right] stage, yours and your neighbours'
 }
sw-category = { $category ->
    [wonder] wonder
    [treasury] treasury
    [conflicts] conflicts
    [blue] blue cards
    [yellow] yellow cards
    [green] science
   *[purple] guilds
 }
sw-worth-points = If it ended now: { $points } points ({ $sum }).
sw-worth-coins = { $coins ->
    [one] 1 coin at once.
   *[other] { $coins } coins at once.
 }
sw-worth-army = Your strength becomes { $shields }; you would stand: { $tokens }.

## What the turn brought, conflicts

sw-revealed = { $age ->
    [1] Age I, turn { $turn }: who did what
    [2] Age II, turn { $turn }: who did what
   *[3] Age III, turn { $turn }: who did what
 }
sw-first-turn = It begins!
sw-first-turn-more = Everybody chooses a card at the same time. Click one: we show what you can do with it, and for how much.
sw-sold = sold a card
sw-scene = { $age ->
    [1] Conflicts of age I
    [2] Conflicts of age II
   *[3] Conflicts of age III
 }
sw-scene-more = Every two neighbours compare their strength; shields are never used up.
sw-peace = peace
sw-next-age = Go on

## Score sheet

sw-standings = Final standings
sw-won = { $name } won with { $points } points
sw-won-you = You won with { $points } points
sw-won-shared = A shared victory: { $names }, { $points } points
sw-won-more = { $board }. { $gap ->
    [0] A tie on points: coins decided.
    [one] The second was 1 point behind.
   *[other] The second was { $gap } points behind.
 }
sw-fact-title-decided = What decided it
sw-fact-decided = { $name }: { $category }, { $points } points, { $margin } more than anybody else.
sw-fact-title-science = A city of scholars
sw-fact-science = { $name }: { $points } points from science, complete sets: { $sets }.
sw-fact-title-army = The strongest army
sw-fact-army = { $name }: { $wins } conflicts won, { $points } points in all.
sw-fact-title-wonder = A finished wonder
sw-fact-wonder = Built every stage: { $names }.
sw-fact-title-rich = A full treasury
sw-fact-rich = { $name } had { $coins } coins left at the end.

## Cards and boards

sw-cards-title = Cards and boards of 7 Wonders
sw-cards-age = { $age ->
    [1] Cards of age I
    [2] Cards of age II
   *[3] Cards of age III
 }
sw-cards-guilds = Guilds
sw-cards-boards = Wonder boards

## Hints of the first game

sw-guide-advice = { $act ->
    [stage] A friend at your elbow would build a stage now, with { $card } for example.
    [sell] A friend at your elbow would sell { $card }.
   *[build] A friend at your elbow would build { $card }.
 }
sw-guide-title-sides = Two sides, one wonder
sw-guide-sides = Every board has a day and a night side. The day side is simpler for a first game; its stages are written here.
sw-guide-title-welcome = The first card
sw-guide-welcome = In a turn everybody chooses one card at the same time. Early on, brown and grey cards are worth a lot: they produce every turn, so that you can afford more later.
sw-guide-title-trade = Your neighbours' stores
sw-guide-trade = What you lack you can buy from your two neighbours for 2 coins each. They lose nothing by it; the coins are theirs.
sw-guide-title-coins = Coins
sw-guide-coins = If you run out of coins, sell any card for 3. At the end of the game 3 coins are 1 point.
sw-guide-title-stage = The wonder
sw-guide-stage = Any card can become a stage: you pay the cost of the stage, not of the card. A good place for a card that you would not pass on.
sw-guide-title-shields = Shields
sw-guide-shields = At the end of the age you compare shields with your two neighbours. Winning brings 1 point now, losing −1; later 3 and 5 points are at stake.
sw-guide-title-last = The last turn
sw-guide-last = Two cards are left: you play one, the other is lost. Then come the conflicts.
sw-guide-title-chains = Chains
sw-guide-chains = From age II on many cards are free for whoever has built the card before them. The green link shows it. Hands now go to the right.
sw-guide-title-payment = Who do you pay?
sw-guide-payment = If you can buy what you need in several ways, you choose. Think about whom you make rich!
sw-guide-title-science = Science
sw-guide-science = Equal green symbols are strong together: one is worth 1 point, two 4, three 9. Three different ones are 7 points more. A few are worth little, many a great deal.
sw-guide-title-neighbours = Look around
sw-guide-neighbours = You can always look up what the others produce and how strong they are. Every number tells its sum: point at it, or tap it.
sw-guide-title-worth = What is it worth now?
sw-guide-worth = The foot of a card says what it costs and how many points it brings now. What it will be worth later is yours to guess.
sw-guide-title-conflicts = War or peace
sw-guide-conflicts = Winning is worth 3 points now. Your city shows how you stand with your two neighbours.
sw-guide-title-guilds = Age III
sw-guide-guilds = No more raw materials, but many points. Most purple guilds score for your neighbours' cards.
sw-guide-title-points = Points
sw-guide-points = Your points always show what you would have if the game ended now, and where it comes from.
sw-guide-title-sell = Do not pass it on
sw-guide-sell = If a card is very good for your neighbour, put it under your wonder or sell it.
sw-guide-title-rivals = Who leads?
sw-guide-rivals = You see everybody's points. A victory is worth 5 now: shields may pay.
sw-guide-title-finish = Finishing the wonder
sw-guide-finish = How many stages are missing? You play two more cards, this one included.
sw-guide-title-end = The last decision
sw-guide-end = Take what brings the most points; then we count.
sw-guide-title-sealed = You have chosen
sw-guide-sealed = As soon as everybody is ready, all cards are turned up together.
sw-guide-title-over = It is over!
sw-guide-over = Look at the score sheet: every number tells where it comes from.
