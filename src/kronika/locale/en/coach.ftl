# The coach: the page after a game, advice while one plays against bots, and `kronika analyse`.

coach = The coach
coach-open = Where was it decided?
coach-title = Where was it decided?
coach-running = The coach, as far as you have come
coach-first = { $who ->
    [you] You won with { $points } points.
   *[other] { $player } won with { $points } points.
  }
coach-behind = With { $points } points { $who ->
    [you] you
   *[other] { $player }
  } came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
  } behind { $name } ({ $theirs }).
coach-cost = { $count ->
    [one] One decision cost { $points } expected points.
   *[other] { $count } decisions together cost { $points } expected points.
  }
coach-score = Score sheet
coach-table = Back to the table
coach-share = Share
coach-progress = { $judged } of { $total } decisions done
coach-walking = Going through the game
coach-left = { $seconds ->
    [-1] you can already look around
    [one] about a second to go; you can already look around
   *[other] about { $seconds } seconds to go; you can already look around
  }
coach-done = All decisions have been judged.
coach-failed = The coach had to give up on some decisions; what it found is here.
coach-chart = Who had which chance
coach-chart-more = Chances to win after each decision. The numbered points are the costliest ones.
coach-chart-label = Chances to win over the game; the numbers are in the table below
coach-fog = still being computed
coach-numbers = The chances in numbers
coach-decision = Decision
coach-row = { $era ->
    [none] { $number }
   *[other] { $number } · { $era }
  }
coach-good = { $who ->
    [you] What you did well
   *[other] What went well
  }
coach-well = { $points } points over the next best choice.
coach-same = { $same } of { $judged } decisions
coach-same-more = as the bot would have chosen, or just as good.
coach-basis-title = What is this based on?
coach-basis = Only on what the player could know then: the own cards and everything in the open.
coach-worlds = What was hidden was dealt anew some { $worlds } times for each decision and played on, the same for every choice; an estimate is off by about ±{ $points } points.
coach-setup = Setup
coach-worst = { $count ->
    [1] { coach-your } costliest decision
    [2] { coach-your } two costliest decisions
    [3] { coach-your } three costliest decisions
    [4] { coach-your } four costliest decisions
   *[5] { coach-your } five costliest decisions
  }
coach-worst-so-far = { coach-your } costliest decisions so far
coach-your = { $who ->
    [you] Your
   *[other] The
  }
coach-worst-none = No decision was clearly worse than what the bot would have played.
coach-hand-more = The picture shows the hand: framed what was played, raised what the bot suggests.
coach-pending = This one is still being computed
coach-you-played = you played
coach-they-played = { $player } played
coach-bot-plays = the bot would have played
coach-bot-plays-now = the bot would play now
coach-alike = not this, all else alike
coach-left-out = Left out: { $what }
coach-more = and { $count } more
coach-gain = { $points } points expected
coach-gain-chance = { $percent } % chance to win
coach-chance = chance to win { $before }% → { $after }%
coach-chance-now = your chance to win { $percent }%
coach-reason = { $name } { $amount } ({ $points } points)
coach-reason-points = { $name } { $points }
coach-reason-rest = all else together { $points } points
coach-reason-rival = the strongest opponent { $points } points
coach-look = See the board
coach-look-label = See the board: decision { $number }
coach-fork = Play on from here
coach-fork-label = Play on from here: decision { $number }
coach-now = Your move now
coach-now-over = over the next best choice: { $gain }
coach-fresh = Ask again
coach-mark = { $number }: to the decision

coach-ask-title = Ask the coach?
coach-ask = The coach looks at the decisions you have made so far and at the one before you: what the bot would play, and why. It knows no more than you do.
coach-ask-mark = The record will say that the coach was asked. It is only there when everybody else is a bot.
coach-ask-yes = Ask the coach
coach-ask-no = Play on without

coach-age = Age { $age }
coach-turns = Turns { $first }–{ $last }
coach-turns-on = From turn { $first } on
coach-last = Last rounds

coach-seven_wonders-wonder = wonder board
coach-seven_wonders-treasury = treasury
coach-seven_wonders-conflicts = conflicts
coach-seven_wonders-blue = blue cards
coach-seven_wonders-yellow = yellow cards
coach-seven_wonders-green = green cards
coach-seven_wonders-purple = purple cards

coach-through_the_ages-points = culture by then
coach-through_the_ages-culture = culture a turn
coach-through_the_ages-science = science a turn
coach-through_the_ages-resources = resources a turn
coach-through_the_ages-food = food a turn
coach-through_the_ages-strength = strength
coach-through_the_ages-civil = civil actions
coach-through_the_ages-military = military actions
coach-through_the_ages-workers = workers in buildings
coach-through_the_ages-levels = levels of what is built
coach-through_the_ages-unused = unused workers
coach-through_the_ages-yellow = yellow tokens in the bank
coach-through_the_ages-happiness = happiness to spare
coach-through_the_ages-wonders = finished wonders
coach-through_the_ages-techs = technologies
coach-through_the_ages-colonies = colonies
coach-through_the_ages-leader = leader
coach-through_the_ages-limit = limit of urban buildings
coach-through_the_ages-stored-science = science in store
coach-through_the_ages-stored-resources = resources in store
coach-through_the_ages-stored-food = food in store
coach-through_the_ages-corruption = corruption
coach-through_the_ages-hand = civil cards in hand
coach-through_the_ages-secret-hand = military cards in hand
coach-through_the_ages-unfinished = wonder under construction
coach-through_the_ages-outlook = general outlook

coach-history_of_the_world-points = points by then
coach-history_of_the_world-regions = points of your regions
coach-history_of_the_world-structures = points of your structures
coach-history_of_the_world-armies = armies on the board
coach-history_of_the_world-forts = forts
coach-history_of_the_world-resources = resources
coach-history_of_the_world-exposed = lands beside others
coach-history_of_the_world-rivals = points of the others' regions
coach-history_of_the_world-place = lead over the others
coach-history_of_the_world-cards = event cards

coach-civilization-points = progress and cards by then
coach-civilization-space = spaces on the succession table
coach-civilization-cities = cities
coach-civilization-people = tokens on the map
coach-civilization-treasury = treasury
coach-civilization-areas = areas
coach-civilization-ships = ships
coach-civilization-cards = points of civilization cards
coach-civilization-hand = value of trade cards
coach-civilization-short = what the next space still asks for
