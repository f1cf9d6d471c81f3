# The page of Through the Ages.

## Icons

tta-i-food = food
tta-i-res = resources
tta-i-sci = science
tta-i-cul = culture
tta-i-str = strength
tta-i-hap = happy faces
tta-i-ca = civil actions
tta-i-ma = military actions
tta-i-pawn = yellow tokens
tta-i-cube = blue tokens
tta-i-ship = colonization
tta-n-food = Food
tta-n-res = Resources
tta-n-sci = Science
tta-n-hap = Happiness
tta-n-cul = Culture
tta-n-str = Strength
tta-kind-farm = farm
tta-kind-mine = mine
tta-kind-lab = lab
tta-kind-temple = temple
tta-kind-library = library
tta-kind-theater = theater
tta-kind-arena = arena
tta-kind-infantry = infantry
tta-kind-cavalry = cavalry
tta-kind-artillery = artillery
tta-kind-air_force = air force
tta-kind-government = government
tta-kind-special_construction = construction technology
tta-kind-special_civil = civil technology
tta-kind-special_military = military technology
tta-kind-special_colonization = colonization technology
tta-kind-leader = leader
tta-kind-wonder = wonder
tta-kind-action = action card
tta-kind-tactic = tactic
tta-kind-bonus = defence and colonization bonus
tta-kind-aggression = aggression
tta-kind-war = war
tta-kind-pact = pact
tta-kind-territory = territory
tta-kind-event = event

## The top bar and the question

tta-track = { tta-age }; { $cards } cards left in the civil deck
tta-age = { $age ->
    [0] Age A
    [1] Age I
    [2] Age II
    [3] Age III
   *[other] Age IV
 }
tta-round = { $over ->
    [yes] the game is over
   *[no] { $last ->
        [0] Round { $round } · { $age ->
            [0] { $cards } cards left in deck A
            [1] { $cards } cards left in deck I
            [2] { $cards } cards left in deck II
            [3] { $cards } cards left in deck III
           *[other] no cards left
         }
       *[other] Round { $round } · the last is round { $last }
     }
 }
tta-moment = round { $round }, { $name }
tta-when = { tta-age }, round { $round }
tta-moment-setup = the setup
tta-phase-politics = Your political action?
tta-phase-actions = What will you do?
tta-phase-ordered = What do you use it for?
tta-phase-defence = { $name } attacks you: will you defend?
tta-phase-auction = What do you bid?
tta-phase-force = Whom do you send?
tta-phase-pact = Do you accept the pact?
tta-phase-discard = What do you discard?
tta-phase-workers = Where do you lose a worker?
tta-phase-tokens = Where do you lose a token?
tta-phase-spoils = What do you take?
tta-phase-choose = Which one do you choose?
tta-phase-share = How do you split it?
tta-phase-offer = Do you take the offer?
tta-phase-agreement = Which card do you take?
tta-phase-stay = Your turn begins: do you go on?
tta-phase-sacrifice = Whom do you sacrifice?
tta-phase-spare = Which mine takes a token less?
tta-phase-pillage = Which building falls?
tta-phase-keep = Which bonus card do you keep?
tta-phase-draft = Which bonus card do you choose?
tta-because-politics = You may take one political action, or none.
tta-because-actions = You have { $civil } civil and { $military } military actions left.
tta-because-ordered = This is what the action card allows; its civil action is paid.
tta-because-defence = { $missing ->
    [0] { $card }: strength { $theirs } against your { $mine }. That is enough.
   *[other] { $card }: strength { $theirs } against your { $mine }. { $missing } short.
 }
tta-because-auction = Who passes is out. The winner must send a force of at least the bid.
tta-because-force = The units you send are lost: their workers return to the yellow bank.
tta-because-pact = If you accept, it takes effect at once.
tta-because-discard = You hold more military cards than you may keep.
tta-because-workers = Your population decreases.
tta-because-tokens = A blue token goes back to the box.
tta-because-spoils = You won the war: take special technologies, and science for the rest of your advantage.
tta-because-choose = An event or an attack asks you to choose.
tta-because-share = Split the sum into food and resources.
tta-because-offer = An event offers this; you need not accept.
tta-because-agreement = The international agreement lets you take cards.
tta-because-stay = You may leave the game at the beginning of your turn.
tta-go-on = Go on
tta-because-fight = { $card }, { $attack } : { $defence }. { $phase ->
    [defence] Sacrificed units and bonus cards count; equal strength is enough.
   *[sacrifice] A sacrificed unit counts once more, then it is gone.
 }
tta-because-spare = Corruption takes { $lost } resources after a whole production, { $saved } if one card makes a token less.
tta-because-pillage = The raid destroys buildings of one type and level.
tta-because-keep = It scores for everybody at the end; only you know it.
tta-because-draft = The chosen cards score for everybody at the end.
tta-waits = { $phase ->
    [politics] Politics: { $name }
    [defence] An attack: { $name } decides on the defence
    [auction] The auction: { $name } is next
    [force] Colonization: { $name } sends the force
    [pact] A pact is offered: { $name } answers
   *[other] The table waits for { $name }
 }
tta-left = Left
tta-acts = What you can do
tta-you = You

## Verbs

tta-verb-take = Take
tta-verb-increase = Population
tta-verb-build = Build
tta-verb-upgrade = Upgrade
tta-verb-stage = Wonder
tta-verb-develop = Technology
tta-verb-revolt = Revolution
tta-verb-lead = Leader
tta-verb-play = Action card
tta-verb-adopt = Tactic
tta-verb-copy = Copy a tactic
tta-verb-enlist = Barbarossa
tta-verb-churchill = Churchill
tta-verb-hammurabi = Hammurabi
tta-verb-immigrate = Immigration
tta-verb-trade = Trade
tta-verb-destroy = Destroy
tta-verb-disband = Disband
tta-verb-prepare = Prepare event
tta-verb-colonize = Columbus
tta-verb-attack = Aggression
tta-verb-declare = War
tta-verb-offer = Pact
tta-verb-cancel = Cancel
tta-verb-dismiss = Alexander
tta-verb-bid = Bid
tta-verb-send = Send
tta-verb-use = Use
tta-verb-discard = Discard
tta-verb-accept = Accept
tta-verb-refuse = Refuse
tta-verb-choose = Choose
tta-verb-split = Split
tta-verb-fetch = Draw
tta-verb-keep = Keep
tta-verb-pass = Pass
tta-verb-done = Done
tta-verb-resign = Resign
tta-ask-take = Take { $card }?
tta-ask-increase = Increase the population?
tta-ask-build = Build { $card }?
tta-ask-upgrade = Upgrade { $card } to { $to }?
tta-ask-stage = Build your wonder?
tta-ask-develop = Develop { $card }?
tta-ask-revolt = A revolution for { $card }?
tta-ask-lead = { $card } as your leader?
tta-ask-play = Play { $card }?
tta-ask-adopt = { $card } as your tactic?
tta-ask-copy = Copy { $card }?
tta-ask-enlist = Enlist { $card }?
tta-ask-churchill = What shall Churchill give?
tta-ask-hammurabi = A military action as a civil one?
tta-ask-immigrate = Welcome the immigrant?
tta-ask-trade = Trade the goods?
tta-ask-destroy = Destroy one: { $card }?
tta-ask-disband = Disband one: { $card }?
tta-ask-prepare = Prepare { $card }?
tta-ask-colonize = Columbus to { $card }?
tta-ask-attack = { $card } on { $name }?
tta-ask-declare = { $card } on { $name }?
tta-ask-offer = Offer { $card } to { $name }?
tta-ask-cancel = Cancel { $card }?
tta-ask-resign = Resign from the game?
tta-ask-dismiss = Shall Alexander leave?
tta-ask-bid = Place a bid?
tta-ask-send = Send { $card }?
tta-ask-use = Use { $card }?
tta-ask-discard = Discard { $card }?
tta-ask-accept = Accept the pact?
tta-ask-refuse = Refuse the pact?
tta-ask-choose = Choose { $card }?
tta-ask-split = Split it like this?
tta-ask-fetch = Draw a military card?
tta-ask-keep = Keep { $card }?
tta-ask-pass = Pass?
tta-ask-done = Are you done?
tta-ask-end = End your turn?
tta-ask-undefended = No defence?
tta-ask-defended = Repel the attack?
tta-ask-land = Set sail?
tta-ask-sacrifice = Sacrifice { $card }?
tta-ask-fight = Come to blows?
tta-ask-yield = Give in?
tta-do-take = Take it
tta-do-increase = Increase
tta-do-build = Build
tta-do-upgrade = Upgrade
tta-do-stage = { $count ->
    [1] Build 1 stage
   *[other] Build { $count } stages
 }
tta-do-develop = Develop
tta-do-revolt = Revolution
tta-do-lead = { $under ->
    [0] Play
   *[other] Play; Homer: { $wonder }
 }
tta-do-play = { $goods ->
    [food] For food
    [resources] For resources
   *[none] Play
 }
tta-do-adopt = Play
tta-do-copy = Copy
tta-do-enlist = Enlist
tta-do-churchill = { $choice ->
    [arms] To arms
   *[culture] 3 culture
 }
tta-do-hammurabi = Use it
tta-do-immigrate = Welcome
tta-do-trade = Trade
tta-do-destroy = Destroy
tta-do-disband = Disband
tta-do-prepare = Prepare
tta-do-colonize = Colonize
tta-do-attack = Attack
tta-do-declare = Declare war
tta-do-offer = { $side ->
    [a] Offer: I am A
    [b] Offer: I am B
   *[none] Offer
 }
tta-do-cancel = Cancel it
tta-do-resign = Resign
tta-do-dismiss = Let him go
tta-do-bid = Bid { $amount }
tta-do-send = Send
tta-do-use = Use
tta-do-discard = Discard
tta-do-accept = Accept
tta-do-refuse = Refuse
tta-do-choose = Choose
tta-do-split = { $food } food, { $resources } resources
tta-do-fetch = Draw a card
tta-do-keep = Keep it
tta-do-pass = Pass
tta-do-done = Done
tta-do-end = End turn
tta-do-undefended = No defence
tta-do-defended = Repel it
tta-do-land = Land
tta-do-sacrifice = Sacrifice
tta-do-fight = Come to blows
tta-do-yield = Give in
tta-chip-take = { $space ->
    [0] { $card }
   *[other] { $card } (space { $space })
 }
tta-chip-lead = { $under ->
    [0] { $card }
   *[other] Homer: { $wonder }
 }
tta-chip-play = { $goods ->
    [food] { $card }: food
    [resources] { $card }: resources
   *[none] { $card }
 }
tta-chip-stage = { $count ->
    [1] 1 stage
   *[other] { $count } stages
 }
tta-chip-churchill = { $choice ->
    [arms] science and resources for the military
   *[culture] 3 culture
 }
tta-chip-attack = { $card }: { $name }
tta-chip-declare = { $card }: { $name }
tta-chip-offer = { $side ->
    [a] { $name }: you are A
    [b] { $name }: you are B
   *[none] { $name }
 }
tta-chip-bid = { $amount }
tta-chip-split = { $resources ->
    [0] { $food } food
   *[other] { $food ->
        [0] { $resources } resources
       *[other] { $food } food, { $resources } resources
    }
 }

## The card row

tta-row = Card row
tta-cost = { $cost ->
    [1] 1 action
   *[other] { $cost } actions
 }
tta-price-said = { $cost ->
    [1] 1 civil action
   *[other] { $cost } civil actions
 }
tta-falls-when = leaves the row when this player’s turn starts
tta-falls = leaves the row when the turn of { $name } starts, unless somebody takes a card before it
tta-surcharge = { $cost } actions for you: dearer because of your completed wonders
tta-hole = empty
tta-finals = Scored at the end
tta-pile = { $kind ->
    [current] current
    [future] future
   *[past] past
 }
tta-pile-current = current events, face down: { $ages }
tta-pile-future = future events; yours: { $names }
tta-pile-past = past events; the last one
tta-no = not now
tta-no-first-round = round 1: only take
tta-no-take = too few actions
tta-no-hand-limit = hand is full
tta-no-same-technology = you have it
tta-no-leader-of-age = had one of this age
tta-no-one-wonder = wonder unfinished
tta-no-wonder-cost = too few actions
tta-no-leader = too few actions
tta-no-replace = too few actions
tta-no-develop = too little science
tta-no-urban-limit = type is full
tta-no-revolution = needs all actions
tta-no-robespierre = needs all actions
tta-no-action-card = cannot be played yet
tta-no-order = nothing to use it for
tta-no-genius = nothing to use it for
tta-no-tactic = too few actions
tta-no-one-tactic = one tactic a turn
tta-no-defense = cannot be used
tta-no-force-parts = cannot be sent
tta-no-cook = needs Cook
tta-no-reach = would not suffice
tta-lacks-civil-actions = { $number ->
    [1] 1 action short
   *[other] { $number } actions short
 }
tta-lacks-food = { $number } food short
tta-lacks-resources = { $number } resources short
tta-lacks-science = { $number } science short

## The civilization

tta-mine = My civilization
tta-common = Common tactics
tta-workers = { $number ->
    [1] 1 worker
   *[other] { $number } workers
 }
tta-tokens = { $number ->
    [1] 1 blue token
   *[other] { $number } blue tokens
 }
tta-next-costs = costs
tta-stage-built = stage built
tta-ruined = ruined
tta-homer = Homer
tta-army-strength = +{ $strength }
tta-army-full = full armies: +{ $strength } each
tta-army-outdated = armies with an obsolete unit: only +{ $strength } each
tta-army-none = no army yet
tta-old = obsolete for this tactic: an army with it gives its lower bonus
tta-war-on = war on
tta-arms = resources for units only, this turn
tta-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 } of { $seats }
tta-yellow = { $next ->
    [-1] yellow
   *[other] yellow; more faces at { $next }
 }
tta-yellow-said = growth costs { $growth } food, { $faces } happy faces needed, { $eaten } food eaten
tta-blue = { $next ->
    [-1] blue
   *[other] blue; corruption at { $next }
 }
tta-blue-said = corruption: { $corruption }
tta-unused = { $number ->
    [1] free worker
   *[other] free workers
 }
tta-discontent = { $number } discontent
tta-sum-other = other
tta-sum-eaten = eaten at the end of the turn
tta-sum-corruption = corruption
tta-sum-turn = a turn
tta-sum-needed = needed
tta-mark-wait = decides
tta-mark-turn = their turn
tta-mark-resigned = resigned
tta-aim = against this player
tta-open = The civilization of { $name }
tta-kv-yellow = yellow bank { $tokens }, free workers { $unused }
tta-kv-blue = blue bank { $tokens }
tta-kv-hand = { $civil } civil and { $military } military cards in hand
tta-many-wonder = completed wonders
tta-many-colony = colonies
tta-many-special = special technologies
tta-many-tactic = tactic

## Hands and the end of the turn

tta-hands = My hand
tta-hand-civil = Civil cards
tta-hand-military = Military cards
tta-hand-none = none
tta-hand-hidden = military cards stay hidden
tta-backs = { $number ->
    [1] 1 card, face down
   *[other] { $number } cards, face down
 }
tta-used = +{ $value }
tta-worth = +{ $value }
tta-hold = { $kind ->
    [bonus] when attacked
    [tactic] in the action phase
   *[other] in politics
 }
tta-forecast = { $whose ->
    [mine] If you end your turn now
   *[other] End of turn, as it stands
 }
tta-forecast-science = Science
tta-forecast-culture = Culture
tta-forecast-food = Food
tta-forecast-resources = Resources
tta-fine = No uprising, no corruption; you draw { $drawn ->
    [0] no military card.
    [1] 1 military card.
   *[other] { $drawn } military cards.
 }
tta-warn-uprising = There will be an uprising: you produce and score nothing while discontent workers outnumber the free ones.
tta-warn-hunger = Famine: each missing food costs 4 culture.
tta-warn-brink = Using one more free worker causes an uprising, unless it brings a happy face.
tta-warn-excess = You hold more military cards than allowed: you must discard at the end of your turn.
tta-warn-corruption = Corruption: you lose resources at the end of the turn.
tta-turn-of = { $name } plays
tta-standings = Final result

## Politics, attacks, auctions, pacts

tta-scene-politics = Politics
tta-scene-politics-more = one political action, or pass
tta-scene-politics-none = You hold no card for politics: pass.
tta-scene-defence = Aggression
tta-scene-auction = Auction
tta-scene-force = Colonization
tta-scene-pact = A pact on offer
tta-scene-keep = Bonus cards
tta-scene-draft = Bonus cards
tta-scene-sacrifice = Sacrifices
tta-versus = { $name } ({ $mine } : { $theirs })
tta-duel-attacks = attacker
tta-duel-defends = defender
tta-duel-stores = At stake
tta-duel-missing = { $missing } short ({ $chosen }/{ $most } cards)
tta-duel-holds = enough: you repel it
tta-shields = Defences that hold, with at most { $most } cards
tta-shield-do = Defend: { $cards }
tta-shield-none = I do not defend
tta-shield-kept = keeps { $cards }
tta-happened-close = Fold away
tta-duel-cards = Your cards
tta-bar-base = strength { $strength }
tta-sale-bid = The bid
tta-sale-needed = Needed
tta-sale-force = So far
tta-sale-nobody = nobody yet
tta-sale-yours = Your bid
tta-sale-send = Whom do you send
tta-sale-sending = { $who ->
    [you] You colonize
   *[other] { $name } colonizes
 }
tta-sale-sending-more = Units, tactics, colonization modifiers and bonus cards make up the force.
tta-sale-public = what everybody sees: units, tactics and modifiers, without cards
tta-sale-limit = You can send at most { $limit }
tta-bidder-high = { $who ->
    [you] you hold the bid
   *[other] holds the bid
 }
tta-bidder-out = { $who ->
    [you] you have passed
   *[other] has passed
 }
tta-bidder-none = { $who ->
    [you] you have no unit
   *[other] has no unit
 }
tta-bidder-wait = { $who ->
    [you] your turn
   *[other] is next
 }
tta-bidder-open = { $who ->
    [you] you may bid
   *[other] may bid
 }
tta-pact-offers = offers
tta-pact-answers = answers
tta-fight-side = { $role ->
    [attacker] attacks
   *[defender] defends
 }{ $state ->
    [decides] , decides now
    [ready] , is done
   *[waits] , decides next
 }
tta-promise = { $secret ->
    [yes] Bonus cards dealt to you: keep { $left } more
   *[no] All bonus cards: { $left } more will be chosen
 }
tta-promise-chosen = chosen: { $cards }
tta-fight-pact = pact
tta-fight-units = { $number ->
    [one] { $card } sacrificed
   *[other] { $number } × { $card } sacrificed
 }
tta-fight-after = { $lost ->
    [yes] strength afterwards: { $before } → { $after }
   *[no] strength afterwards: { $after }
 }
tta-fight-war = { $who ->
    [you] As it stands you win by { $by }.
   *[other] As it stands { $name } wins by { $by }.
 }
tta-fight-war-even = As it stands nobody wins.
tta-fight-attack-wins = { $who ->
    [you] As it stands your attack succeeds: { $by } more.
   *[other] As it stands the attack succeeds: { $by } more are needed to repel it.
 }
tta-fight-attack-held = { $who ->
    [you] As it stands you repel it, with { $by } to spare: equal strength is enough.
   *[other] As it stands { $name } repels it, with { $by } to spare.
 }
tta-fight-more = Sacrifice or play one more
tta-fight-left = left
tta-fight-adds = adds
tta-fight-then = your side then
tta-fight-kept = what you keep
tta-fight-strength = strength { $before }{ "\u00A0" }→{ "\u00A0" }{ $after }
tta-fight-card = the card is discarded
tta-choose-own_building = Which building do you destroy?
tta-choose-own_colony = Which colony do you lose?
tta-choose-own_wonder = Which wonder falls into ruin?
tta-choose-terror = Which building of { $name } do you destroy?
tta-choose-annex = Which colony of { $name } do you take?
tta-choose-infiltrate = { $name }: the leader or the wonder?
tta-choose-raid = Which building of { $name } do you destroy?
tta-choose-markets = Food or resources?
tta-choose-foray = How do you split the gain?
tta-choose-raiders = What do you lose?
tta-choose-plunder = What do you plunder from { $name }?
tta-choose-workers = Which worker do you lose?
tta-choose-tokens = Where do you take the blue token from?
tta-choose-spoils = Which technology do you take?
tta-choose-free = Do you build it for free?
tta-choose-civilization = Which action do you choose?
tta-choose-agreement = What do you take from the row?
tta-choose-ordered = What do you play the card for?
tta-choose-discard = Which card do you discard?
tta-choose-spare = Do you spare a token?
tta-reason-own_building = you must destroy one building; its worker becomes free.
tta-reason-own_colony = you must give one back, with all it brings.
tta-reason-own_wonder = one of your wonders of age A or I loses its effect and gives 2 culture instead.
tta-reason-terror = you have the least culture, so you choose. The worker becomes free.
tta-reason-annex = you get its permanent effects.
tta-reason-infiltrate = it is lost, and you score 3 culture per level.
tta-reason-raid = { $count ->
    [1] one more building
   *[other] { $count } more buildings
 }; you get half of the printed cost.
tta-reason-markets = { $count } of one of them.
tta-reason-foray = { $count } in all, as you like.
tta-reason-raiders = { $count } in all from your stock.
tta-reason-plunder = up to { $count } from the stock.
tta-reason-workers = { $count ->
    [1] one more worker returns
   *[other] { $count } more workers return
 } to the yellow bank.
tta-reason-tokens = { $count ->
    [1] one more blue token is
   *[other] { $count } more blue tokens are
 } due and your bank is empty; what it was worth is lost.
tta-reason-spoils = { $count } of your advantage is left: technologies for their cost, science for the rest.
tta-reason-free = with a free worker, without action or resources.
tta-reason-civilization = one action without a civil action, cheaper, or nothing.
tta-reason-agreement = cards worth { $count } civil actions in all, for free.
tta-reason-ordered = the card’s action costs no civil action now.
tta-reason-discard = { $card ->
    [none] you may hold { $limit } military cards; { $count } more to discard.
   *[other] { $count } more military cards to discard.
 }
tta-reason-spare = one token of the production may be left out.
tta-touched = Whom it touches
tta-touched-now = { $who ->
    [you] you decide now
   *[other] it is here now
 }
tta-touched-done = done
tta-touched-later = comes later
tta-touched-not = not affected
tta-touched-aimed = { $who ->
    [you] they decide about you
   *[other] the decision is about them
 }
tta-touched-soon = comes later
tta-touched-attacks = attacks
tta-touched-defends = { $who ->
    [you] you are attacked
   *[other] is attacked
 }
tta-things = { $who ->
    [you] You can choose
   *[other] { $name }: you can choose
 }
tta-less = Take less
tta-each-turn = Each turn
tta-rebuild = To build again
tta-at-once-head = At once
tta-follows = What follows
tta-thing = { $kind }, age { $age }{ $workers ->
    [0] { "" }
    [1] { " " }· 1 worker
   *[other] { " " }· { $workers } workers
 }
tta-follows-uprising = { $who ->
    [you] Your workers rise up unless you help it.
   *[other] Their workers rise up unless they help it.
 }
tta-follows-discontent = { $number ->
    [1] 1 discontent worker.
   *[other] { $number } discontent workers.
 }
tta-follows-cul = Culture: { $after } instead of { $before } each turn.
tta-follows-sci = Science: { $after } instead of { $before } each turn.
tta-follows-food = Food: { $after } instead of { $before } each turn.
tta-follows-res = Resources: { $after } instead of { $before } each turn.
tta-follows-str = Strength: { $after } instead of { $before }.
tta-why-event = { $who ->
    [you] You prepared an event, so this one came up.
   *[other] { $name } prepared an event, so this one came up.
 }
tta-why-attacked = { $who ->
    [you] You attacked { $rival } and succeeded.
   *[other] { $name } attacked { $rival_who ->
        [you] you and succeeded.
       *[other] { $rival } and succeeded.
     }
 }
tta-why-repelled = { $who ->
    [you] You attacked { $rival }; the attack failed.
   *[other] { $rival_who ->
        [you] { $name } attacked you; the attack failed.
       *[other] { $name } attacked { $rival }; the attack failed.
    }
 }
tta-why-war = { $who ->
    [you] Your war against { $rival } is decided.
   *[other] { $name }’s war is decided.
 }
tta-why-played = You played it.
tta-why-stage = Its stage needs blue tokens.

## Tabs, cards, points

tta-tab-row = Card row
tta-tab-me = Mine
tta-tab-others = Others
tta-tab-log = Log
tta-cards-title = The cards of Through the Ages ({ $edition })
tta-cards-production = Farms and mines
tta-cards-urban = Urban buildings
tta-cards-units = Military units
tta-cards-government = Governments
tta-cards-special = Special technologies
tta-cards-leader = Leaders
tta-cards-wonder = Wonders
tta-cards-action = Action cards
tta-cards-tactic = Tactics
tta-cards-bonus = Bonus cards
tta-cards-aggression = Aggressions and wars
tta-cards-pact = Pacts
tta-cards-territory = Territories
tta-cards-event = Events
tta-copies = with 2, 3, 4 players: { $two }, { $three }, { $four }
tta-copies-start = everybody starts with it
tta-won = { $name } won with { $points } culture
tta-won-you = You won with { $points } culture!
tta-won-shared = { $names } won together with { $points } culture
tta-won-more = { $gap ->
    [0] { $government } at the end
   *[other] { $government } at the end; ahead by { $gap }
 }
tta-score-turns = Scored each turn
tta-score-end-science = Science per turn, × { $each }
tta-score-end-strength = Strength, × { $each }
tta-score-end-happiness = Happy faces, × { $each }
tta-score-end-goods = Food and resources per turn, × { $each }
tta-score-end-levels = Levels of technologies, × { $each }
tta-score-end-technologies = Technologies of Age I, × { $each }
tta-score-end-government = Level of the government, × { $each }
tta-score-end-colonies = Colonies, × { $each }
tta-score-end-wonders = Wonders of Age II, × { $each }
tta-score-rest = Wonders, events, cards
tta-score-hunger = Famine
tta-score-ratings = The civilizations at the end
tta-score-culture = Culture per turn
tta-score-science = Science per turn
tta-score-strength = Strength
tta-score-happiness = Happiness
tta-fact-title-strength = The strongest
tta-fact-title-science = The most learned
tta-fact-title-wonders = Wonders
tta-fact-title-colonies = Colonies
tta-fact-strength = { $name }: strength { $number } at the end.
tta-fact-science = { $name }: { $number } science a turn.
tta-fact-wonders = { $name } completed { $number }.
tta-fact-colonies = { $name } has { $number }.

## Cards in a few words

tta-limit = { $limit } buildings per type
tta-bonus-name = Bonus { $age }
tta-at-once = { $stages } stages at once
tta-gist-science = from the rival
tta-gist-culture = from the rival
tta-gist-food_or_resources = from the rival
tta-gist-destroy_urban = destroys urban buildings
tta-gist-rival_loses = captures workers
tta-gist-take_colony = takes a colony
tta-gist-remove_one_of = against a leader or unfinished wonder
tta-gist-remove = against a leader or unfinished wonder
tta-gist-take_yellow_tokens = takes yellow tokens
tta-gist-take_science = takes science
tta-gist-take_culture = and the advantage
tta-gist-take_food_or_resources = takes goods
tta-gist-defeated_population_loss = kills workers
tta-who-each = everybody
tta-who-strongest = the strongest
tta-who-weakest = the weakest
tta-who-two_strongest = the two strongest
tta-who-two_weakest = the two weakest
tta-who-most_culture_points = most culture
tta-who-least_culture_points = least culture
tta-who-all_with_most_happiness = the happiest
tta-who-all_with_most_discontent_workers = the most discontent
tta-who-game = everybody
tta-who-active_player = the active player
tta-order = { $kind ->
    [population] population
    [stage] one wonder stage
    [develop] technology
    [upgrade] upgrade
    [urban] urban building
    [land] farm or mine
    [units] for units
    [stronger] for units, per stronger rival
   *[richer] per richer rival
 }
tta-short-alexander_the_great = each unit +1 strength
tta-short-aristotle = +1 science per technology taken
tta-short-hammurabi = a military action as civil
tta-short-homer = 1 resource for a unit
tta-short-julius_caesar = a second political action
tta-short-moses = population costs 1 less
tta-short-christopher_columbus = a colony without a force
tta-short-frederick_barbarossa = worker and unit in one
tta-short-genghis_khan = +3 culture if strong
tta-short-joan_of_arc = strength from faces
tta-short-leonardo_da_vinci = best lab gives more
tta-short-michelangelo = culture from faces
tta-short-isaac_newton = an action back per technology
tta-short-james_cook = culture from colonies
tta-short-johann_sebastian_bach = theaters +1 culture
tta-short-maximilien_robespierre = revolution by military actions
tta-short-napoleon_bonaparte = +2 strength per unit type
tta-short-william_shakespeare = library and theater: +2
tta-short-albert_einstein = +3 culture per technology
tta-short-bill_gates = labs give resources
tta-short-charlie_chaplin = best theater doubled
tta-short-mahatma_gandhi = no attacks; dear to attack
tta-short-sid_meier = culture from labs
tta-short-winston_churchill = 3 culture, or arms
tta-short-library_of_alexandria = +1 card in each hand
tta-short-great_wall = infantry, artillery +1
tta-short-st_peters_basilica = happy faces give more
tta-short-taj_mahal = cheaper after a new leader
tta-short-ocean_liner_service = a free worker each turn
tta-short-transcontinental_railroad = best mine ×2
tta-short-fast_food_chains = culture for buildings
tta-short-first_space_flight = culture for technologies
tta-short-hollywood = culture for theaters, libraries
tta-short-internet = culture for urban buildings
tta-short-air_forces = doubles an army

# Where the first edition differs

tta-short-2006-hammurabi = { "" }
tta-short-2006-julius_caesar = { "" }
tta-short-2006-homer = units 1 cheaper; Warriors: culture
tta-short-2006-genghis_khan = cavalry: +1 strength, +1 culture
tta-short-2006-leonardo_da_vinci = best lab or library gives more
tta-short-2006-isaac_newton = best lab more; an action back
tta-short-2006-napoleon_bonaparte = best army counts twice
tta-short-2006-winston_churchill = cheaper units, double defence
tta-short-2006-james_cook = +2 culture per colony
tta-short-2006-game_designer = labs give culture
tta-short-2006-nikola_tesla = labs give resources
tta-short-2006-rock_and_roll_icon = best theater doubled
tta-short-2006-st_peters_basilica = happy faces count twice
tta-short-2006-taj_mahal = { "" }
tta-short-2006-ocean_liner_service = a worker for 5 food less
tta-short-2006-internet = culture for labs, libraries
tta-short-2006-fast_food_chains = culture for workers

## The guided games: lessons and advice

tta-guide-title-row = The card row
tta-guide-row = In round 1 you only take cards: the first five cost 1 action, the next four 2, the last four 3. From round 2 on, cards slide towards the cheap end and then leave.
tta-guide-title-kinds = Leaders, wonders, action cards
tta-guide-kinds = Green leaders have an ability, purple wonders are built stage by stage, yellow action cards help once. One leader of each age, one wonder at a time.
tta-guide-title-made = Production
tta-guide-made = Your turn ends with production: science and culture points, food from farms, resources from mines. You can use them from your next turn on.
tta-guide-title-turn = A whole turn
tta-guide-turn = From now on you have all your actions: white ones for civil, red ones for military acts. Before each turn the first cards leave the row and new ones come in.
tta-guide-title-workers = Workers
tta-guide-workers = For food, a yellow token becomes a worker. It makes nothing until you build something for it.
tta-guide-title-land = Farms and mines
tta-guide-land = For resources, a free worker becomes a farm or a mine: one more food or resource every turn.
tta-guide-title-city = City buildings
tta-guide-city = Labs give science, temples culture and happy faces. Your government limits how many of each type you may have.
tta-guide-title-events = Events
tta-guide-events = From round 3 on every round begins with an event that concerns everybody. The stronger civilization often does better.
tta-guide-title-units = Units
tta-guide-units = For a military action and resources a free worker becomes a unit. Strength decides many events.
tta-guide-title-wonder = Building a wonder
tta-guide-wonder = Each stage costs a civil action and resources. The wonder works when its last stage stands; it never needs a worker.
tta-guide-title-leader = The leader
tta-guide-leader = Playing a leader costs one civil action and works at once. A new leader replaces the old one.
tta-guide-title-action = Action cards
tta-guide-action = The card and what it lets you do cost one civil action together. It cannot be played in the turn in which you took it.
tta-guide-title-hand = Your hand
tta-guide-hand = You may hold as many civil cards as you have civil actions. Take what you can soon use.
tta-guide-title-technology = Technologies
tta-guide-technology = A technology costs science. It is only the knowledge: the building still needs a worker and resources.
tta-guide-title-government = Government
tta-guide-government = A better government gives more actions. Changed in peace it costs one action and much science; a revolution is cheaper, but takes all your civil actions of the turn.
tta-guide-title-upgrade = Upgrading
tta-guide-upgrade = A worker moves to the better card of the same type for the difference of the two costs.
tta-guide-title-tokens = Blue tokens
tta-guide-tokens = A token on a better farm or mine is worth more. With no tokens in the blue bank nothing is produced.
tta-guide-title-food = Consumption
tta-guide-food = The more people you have, the more they eat at the end of your turn. Each missing food costs 4 culture.
tta-guide-title-ending-simple = What counts at the end
tta-guide-ending-simple = 2 points for each technology of Age I, each strength and each happy face; 1 for each science, food and resource made in a turn. Stores and cards in hand are worth nothing.
tta-guide-title-ending-first = What counts at the end
tta-guide-ending-first = 1 point for each science, strength and happy face, each food and resource made in a turn; technologies by their level, governments twice; 3 for a colony, 6 for a wonder of Age II.
tta-guide-title-last = The last round
tta-guide-last = Spend what you have: food, resources, science and cards in hand are worth nothing at the end.
tta-guide-title-cards = Military cards
tta-guide-cards = Each military action that you do not use draws a military card at the end of your turn, three at most.
tta-guide-title-tactics = Tactics
tta-guide-tactics = With a tactic, units that fit together form an army and are stronger. Later everybody may copy it.
tta-guide-title-faces = Happy faces
tta-guide-faces = More people want more happy faces. If there are more discontent workers than free ones, there is an uprising: no production.
tta-guide-title-corruption = Corruption
tta-guide-corruption = The fewer blue tokens are left in your bank, the more resources you lose. Spend them in time.
tta-guide-title-antiquated = The end of an age
tta-guide-antiquated = When an age ends, leaders, unfinished wonders and cards in hand of the age before are lost.
tta-guide-title-politics = Politics
tta-guide-politics = You may play one event: it scores points for its age and goes into the future pile; then the top event of the current pile happens.
tta-guide-title-territory = A new territory
tta-guide-territory = The highest bid gets it, and must send units of that strength; they are lost. Bonus cards help.
tta-guide-title-over = It is over!
tta-guide-over = Look at the score sheet: it tells line by line where your culture came from.
tta-gives = { $icon ->
    [food] { $number } food
    [res] { $number } { $count ->
        [one] resource
       *[other] resources
     }
    [sci] { $number } science
    [cul] { $number } culture
    [str] { $number } strength
    [hap] { $number } { $count ->
        [one] happy face
       *[other] happy faces
     }
    [ca] { $number } { $count ->
        [one] civil action
       *[other] civil actions
     }
    [ma] { $number } { $count ->
        [one] military action
       *[other] military actions
     }
    [pawn] { $number } { $count ->
        [one] yellow token
       *[other] yellow tokens
     }
    [cube] { $number } { $count ->
        [one] blue token
       *[other] blue tokens
     }
   *[ship] { $number } for colonizing
 }
tta-gains = { $icon ->
    [food] { tta-gives } a turn
    [res] { tta-gives } a turn
    [sci] { tta-gives } a turn
    [cul] { tta-gives } a turn
   *[other] { tta-gives }
 }
tta-hint-final = In the final scoring that is { $points ->
    [one] 1 point
   *[other] { $points } points
 } more.
tta-hint-take-leader = A leader works for you from the moment you play them: { $does }.
tta-hint-take-wonder = Once built it works without a worker: { $does }. { $stages ->
    [one] Its one stage costs
   *[other] Its { $stages } stages cost
 } { $cost } resources.
tta-hint-take-action = From your next turn on you can play it: { $text }
tta-hint-take-farm = Each worker on it makes { $new } food a turn instead of { $old }.
tta-hint-take-mine = Each worker in it makes { $new } resources a turn instead of { $old }.
tta-hint-take-urban = Each such { $kind } gives { $does } a turn.
tta-hint-take-unit = Each such unit has strength { $new }{ $old ->
    [0] .
   *[other] , not { $old }.
 }
tta-hint-take-government = { $white } civil and { $red } military actions instead of { $old_white } and { $old_red }.
tta-hint-take-special = Developed, it works by itself: { $does }.
tta-hint-increase = A new worker costs { $food } food now, and can work for you every turn from then on.
tta-hint-gains = From now on: { $gains }.
tta-hint-now = At once: { $gains }.
tta-hint-stage = { $left ->
    [one] One more stage and it works; the sooner, the more turns it gives you.
   *[other] { $left } more stages and it works; the sooner, the more turns it gives you.
 }
tta-hint-develop = Now you can build it; for each worker on it: { $does }.
tta-hint-end = { $left ->
    [0] All your actions are spent.
   *[other] Nothing left is worth its price now.
 } Production brings { $brings }.
tta-hint-attack = You are stronger: { $mine } against { $theirs }.
tta-hint-prepare = { $culture ->
    [0] It costs nothing, and only you know what will come up later.
   *[other] You score { $culture } culture at once, and only you know what will come up later.
 }
tta-hint-choose = { $phase ->
    [workers] This worker is the least loss.
    [tokens] This token is the least loss.
    [spoils] This is worth most to you.
    [pillage] This hurts them most.
    [spare] It keeps a token in the bank, and saves you from corruption.
    [draft] Your civilization should score well with it.
   *[other] Of what you may choose, this is best for you.
 }
tta-hint-pass = { $phase ->
    [politics] No card of yours is worth playing now.
    [auction] The colony is not worth more units to you.
    [offer] It would cost you more than it brings.
    [stay] The game goes on.
   *[other] It is better to do nothing here.
 }
tta-hint-discard = You will miss this card least.
tta-hint-send = It is the weakest unit that helps.
tta-hint-use = It saves you a unit.
tta-hint-accept = The pact brings you something every turn.
tta-hint-refuse = The pact would help the other side more.
tta-hint-offer = The pact helps both of you.
tta-hint-split = That is what you are short of.
tta-hint-bid = A colony lasts to the end; its price is a few units.
tta-hint-destroy = You need its worker elsewhere: better than an uprising.
tta-hint-disband = You need its worker elsewhere.
tta-hint-keep = Your civilization should score well with it.
tta-hint-fetch = The military action would be lost otherwise.
tta-hint-hammurabi = A civil action is worth more to you now than a military one.
tta-hint-trade = You need the other goods more.
tta-hint-dismiss = A yellow token is worth more now than he is.
tta-hint-colonize = A colony without losing a unit.
tta-hint-best = Of everything you can do now, this brings you most.
tta-hint-done = { $phase ->
    [defence] More would be wasted.
    [sacrifice] More units would be wasted.
    [force] That is enough for the bid.
   *[other] That is enough.
 }
