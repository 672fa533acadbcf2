# Rolling Heights in the browser.

# Signs of carpenter, builder, architect, riveter, politician, executive, community leader, urbanist
# and civil servant; all different.
web-rolling_heights-worker-letters = C B A R P E L U S

## The parts of the table

web-rolling_heights-market = Market
web-rolling_heights-level = Level { $level }
web-rolling_heights-pile = { $count } to draw
web-rolling_heights-gap = taken
web-rolling_heights-city = City
web-rolling_heights-whole-city = Whole city
web-rolling_heights-closer = Closer
web-rolling_heights-supply = Supply
web-rolling_heights-left-of = { $name }: { $count } in the supply
web-rolling_heights-in-supply = { $count } in the supply
web-rolling_heights-ad = Ad:
web-rolling_heights-ads = Ads at the end
web-rolling_heights-targets = Targets
web-rolling_heights-counts = This target would count now
web-rolling_heights-counted = This target counts
web-rolling_heights-workshop = Your workers and your yard
web-rolling_heights-whose-workers = Whose workers are shown
web-rolling_heights-your-workers = Your workers
web-rolling_heights-workers-of = Workers: { $player }
web-rolling_heights-tray-hard = Hard-working
web-rolling_heights-tray-steady = Steady
web-rolling_heights-tray-tired = Tired
web-rolling_heights-tray-to-throw = To be thrown
web-rolling_heights-tray-sits-out = Sits out
web-rolling_heights-tray-not-thrown = Not thrown yet
web-rolling_heights-as-steady = use the steady ability instead
web-rolling_heights-risk = Push: { $percent }% risk of a strike
web-rolling_heights-strike = Strike!
web-rolling_heights-your-yard = Your yard
web-rolling_heights-yard-of = Yard: { $player }
web-rolling_heights-empty = empty
web-rolling_heights-exchange = Exchange
web-rolling_heights-can-pay = Can pay { $units } in all
web-rolling_heights-to-pay = { $left } of { $cost } still to pay
web-rolling_heights-no-plans = no plans yet

## Round and end

web-rolling_heights-round = Round { $round }
web-rolling_heights-set-up = Set-up
web-rolling_heights-last-round = Last round
web-rolling_heights-one-more-round = One more round after this one
web-rolling_heights-quiet =
    { $rounds ->
        [1] Nothing built: over if this round is quiet too
       *[other] Nothing built: over after { $rounds } more rounds like this
    }
web-rolling_heights-to-go = Unbuilt cubes
web-rolling_heights-to-go-short = Unbuilt:
web-rolling_heights-unbuilt = { $count } of { $all } unbuilt, in the supply or a yard; at 0 one more round is played
web-rolling_heights-turn-of = Turn: { $player }, { $phase }
web-rolling_heights-chosen = Chosen: { $plan }

## Amounts

web-rolling_heights-amount = { $amount } { $what }
web-rolling_heights-vp = { $vp } VP
web-rolling_heights-power = { $count } power
web-rolling_heights-wilds =
    { $count ->
        [one] { $count } wild
       *[other] { $count } wilds
    }
web-rolling_heights-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
web-rolling_heights-plans =
    { $count ->
        [one] { $count } plan
       *[other] { $count } plans
    }
web-rolling_heights-special =
    { $count ->
        [one] { $count } special cube
       *[other] { $count } special cubes
    }
web-rolling_heights-special-cube = special cube
web-rolling_heights-track = { $vp } VP so far
    .about = What has been scored up to now, without ads, target and wilds.

## Plans and plots

web-rolling_heights-price = Market price { $cost }
web-rolling_heights-wilds-on-it =
    { $count ->
        [one] { $count } wild lies on it
       *[other] { $count } wilds lie on it
    }
web-rolling_heights-wild-due = Gets a wild at the end of this turn
web-rolling_heights-vp-beside = { $vp } VP for every neighbour of these: { $near }
web-rolling_heights-vp-within = { $vp } VP for each of these within { $plots } plots: { $near }
web-rolling_heights-vp-now = Now it would give { $vp } VP
web-rolling_heights-towers = Towers: { $towers }
web-rolling_heights-standing = Towers as they stand: { $towers }
web-rolling_heights-needs = Still needs { $cubes }
web-rolling_heights-hires = Brings: { $workers }
web-rolling_heights-completed = Completed, { $vp } VP
web-rolling_heights-leader = Community leaders: { $ability }
web-rolling_heights-leader-both = Community leaders, steady: { $steady }; hard-working: { $hard }
web-rolling_heights-led = A community leader has been here this turn
web-rolling_heights-water = water
web-rolling_heights-free-plot = free plot
web-rolling_heights-bonus = Bonus for this type: { $type }, { $vp } VP
web-rolling_heights-surcharge = Surcharge { $units }
web-rolling_heights-costs-here = Costs { $cost } here in all
web-rolling_heights-scores-here = Bonus { $vp } VP
web-rolling_heights-more-here = On top of the price: distance { $distance }, surcharge { $surcharge }

## What community leaders do in a building

web-rolling_heights-ability-none = nothing
web-rolling_heights-ability-any =
    { $count ->
        [one] { $count } cube you like
       *[other] { $count } cubes you like
    }
web-rolling_heights-ability-lift-tired = one tired worker becomes steady
web-rolling_heights-ability-lift = one upgrade
web-rolling_heights-ability-per-hard = { $vp } VP for each of your hard-working workers of this kind: { $worker }
web-rolling_heights-ability-per-own = { $vp } VP for each of your { $types }
web-rolling_heights-ability-per-empty = { $vp } VP for each plot beside it without a plan
web-rolling_heights-ability-per-water = { $vp } VP for each water plot beside it
web-rolling_heights-ability-per-tower = { $vp } VP for each of your towers of { $height } or more on completed buildings

## The Rival

web-rolling_heights-rival-has =
    { $plans ->
        [one] { $vp } VP, { $plans } plan
       *[other] { $vp } VP, { $plans } plans
    }
web-rolling_heights-rival-next =
    { $cubes ->
        [one] Next: plan of level { $level }, { $cubes } cube
       *[other] Next: plan of level { $level }, { $cubes } cubes
    }
web-rolling_heights-rival-farthest = It takes the farthest plan of the row.

## The action bar

web-rolling_heights-all-work = Activate { $count } for cubes, VP and power
web-rolling_heights-pay-power = Pay { $count } power
web-rolling_heights-hint-plan = Choose a plan in the market.
web-rolling_heights-hint-place = Choose a plot; the figure on it is what it costs there in all.
web-rolling_heights-do-activate = Activate
web-rolling_heights-do-lead = Community leader
web-rolling_heights-do-buy = Buy a plan
web-rolling_heights-do-take = Plans as a list
web-rolling_heights-do-place = Plots as a list
web-rolling_heights-do-use-wild = Use a wild
web-rolling_heights-do-exchange = Exchange
web-rolling_heights-do-build = Build
web-rolling_heights-do-tire = Who becomes tired
web-rolling_heights-do-upgrade = Upgrade someone
web-doing-rolling_heights-ask-start = choosing a starting plan
web-doing-rolling_heights-ask-rest = choosing who sits out
web-doing-rolling_heights-ask-risk = to push or to stop
web-doing-rolling_heights-ask-tire = settling a strike
web-doing-rolling_heights-ask-main = main phase
web-doing-rolling_heights-ask-upgrade = upgrading workers
web-doing-rolling_heights-ask-swap = swapping a worker
web-doing-rolling_heights-ask-cube = choosing cubes
web-doing-rolling_heights-ask-take = taking a plan
web-doing-rolling_heights-ask-place = placing a plan
web-doing-rolling_heights-ask-pay = paying
web-doing-rolling_heights-ask-hire = hiring a worker

## Numbers told about actions

web-rolling_heights-number-cost = costs { $value }
web-rolling_heights-number-market = of it market price { $value }
web-rolling_heights-number-distance = distance { $value }
web-rolling_heights-number-surcharge = surcharge { $value }
web-rolling_heights-number-units-left = then { $value } still to pay
web-rolling_heights-number-bonus = bonus { $value } VP
web-rolling_heights-number-vp = { $value } VP
web-rolling_heights-number-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
web-rolling_heights-number-special =
    { $count ->
        [one] { $count } special cube
       *[other] { $count } special cubes
    }
web-rolling_heights-number-power = { $value } power
web-rolling_heights-number-wilds =
    { $count ->
        [one] { $count } wild
       *[other] { $count } wilds
    }
web-rolling_heights-number-upgrades =
    { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
web-rolling_heights-number-swaps =
    { $count ->
        [one] swaps { $count } worker
       *[other] swaps { $count } workers
    }
web-rolling_heights-number-missing =
    { $count ->
        [0] completes the building
       *[other] then { $count } missing
    }
web-rolling_heights-number-unbuilt =
    { $count ->
        [one] { $count } such cube unbuilt
       *[other] { $count } such cubes unbuilt
    }
web-rolling_heights-number-cubes-left = then { $value } more to take
web-rolling_heights-number-upgrades-left =
    { $count ->
        [one] then { $count } more upgrade
       *[other] then { $count } more upgrades
    }
web-rolling_heights-number-workers-left = then { $value } more to pick
web-rolling_heights-number-wilds-left =
    { $count ->
        [one] leaves { $count } wild
       *[other] leaves { $count } wilds
    }
web-rolling_heights-number-lost-cubes =
    { $count ->
        [one] loses { $count } cube
       *[other] loses { $count } cubes
    }
web-rolling_heights-number-lost-power = loses { $value } power
web-rolling_heights-number-tired = { $value } tired
web-rolling_heights-number-strike-permille = { $value }% risk of a strike
