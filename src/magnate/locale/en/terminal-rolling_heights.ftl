# The table of Rolling Heights in a terminal. Everything here is short: it stands in narrow columns.

# Letters of wood, concrete, glass and steel; all different.
terminal-rolling_heights-material-letters = w c g s
# Letters of residential, commercial, industrial and public buildings and of parks; all different.
terminal-rolling_heights-type-letters = R C I P K

## The head line

terminal-rolling_heights-round = Round { $round }
terminal-rolling_heights-setup = Set-up
terminal-rolling_heights-over = The game is over
terminal-rolling_heights-last-round = LAST ROUND
terminal-rolling_heights-one-more = THE END IS NEAR: one more round after this one
terminal-rolling_heights-quiet =
    { $rounds ->
        [one] NOTHING BUILT: the game ends if this round is quiet too
       *[other] NOTHING BUILT: the game ends after { $rounds } more quiet rounds
    }

## The parts of the table

# Names of the parts as one types them, in this order: city, market, plans and buildings of all
# players, ads and targets, scores by their parts.
terminal-rolling_heights-parts = city | market | plans | ads | scores
terminal-rolling_heights-all = all activates your workers one after the other
terminal-rolling_heights-all-power = all pays with power as far as it goes
terminal-rolling_heights-help =
    Each question shows the part of the table it is about. Type t for all of it, or a part: t market.
    A move in words:  build b3 wood ; its beginning:  build b3
    b3 is column b, row 3 of the city. Distance and surcharge come on top of the price of a plan.
terminal-rolling_heights-signs = { $power } power | { $wild } wild token | ▮ cube | ▰ special cube | ▯ cube to come | ¹ first player | +? a target nobody else knows | { $counts } the target that counts
# The signs on plots. After + stands a bonus, after ✓ VP, after − the cubes that are missing.
terminal-rolling_heights-legend = { $water } water | C+3 bonus for that type | $1 surcharge | { $done }4 done, its VP | −4 cubes missing | ↑4 height | { $leads } for leaders
terminal-rolling_heights-legend-place = { $sign }3 +2 full cost and bonus
terminal-rolling_heights-legend-more = { $sign }2 distance and surcharge
terminal-rolling_heights-legend-market = first the price | 2×R/C VP for each one adjacent | 2×I³ for each within 3 plots | * any building | { $leads } steady / hard-working ability of leaders | { $wild } wilds on the plan
# How many cubes don't stand on a building; a table of figures follows.
terminal-rolling_heights-cubes = Cubes not yet built
terminal-rolling_heights-cubes-note = at 0: one more round
# A name follows.
terminal-rolling_heights-yard = Yard
terminal-rolling_heights-empty = empty
# $cubes is like w1 c2.
terminal-rolling_heights-special = special { $cubes }
terminal-rolling_heights-market = Market, level { $level }
terminal-rolling_heights-pile = { $count } to draw
terminal-rolling_heights-players = Players
# Heads of columns: score track, score if the game ended now, wilds, buildings and unfinished plans,
# workers.
terminal-rolling_heights-columns = VP | at the end | wilds | built+unfinished | workers
# Before workers.
terminal-rolling_heights-to-throw = to be thrown
# Workers by what they can do now; two-letter names follow each.
terminal-rolling_heights-states = hard-working | steady | tired | used | not thrown
terminal-rolling_heights-rival-next =
    { $cubes ->
        [one] takes the farthest plan of level { $level }, adds { $cubes } cube
       *[other] takes the farthest plan of level { $level }, adds { $cubes } cubes
    }
# A name follows.
terminal-rolling_heights-plans = Plans of
terminal-rolling_heights-done = Done:
# Cubes follow.
terminal-rolling_heights-needs = needs
terminal-rolling_heights-ads = Ads
terminal-rolling_heights-ads-note = (what each would give now)
# A name follows.
terminal-rolling_heights-targets = Targets of
# $when is over once the game has ended.
terminal-rolling_heights-forecast =
    { $when ->
        [over] Final score:
       *[now] If the game ended now:
    }

## What leaders can do; $vp is like 1 VP

terminal-rolling_heights-any-cubes =
    { $count ->
        [one] { $count } cube you like
       *[other] { $count } cubes you like
    }
    .about = Take cubes of the colours you like.
terminal-rolling_heights-lift-tired = tired → steady
    .about = Makes one tired worker steady.
terminal-rolling_heights-lift = one upgrade
    .about = Makes a tired worker steady, or a steady one hard-working.
terminal-rolling_heights-per-hard = { $vp } per hard-working { $worker }
    .about = VP for each of your hard-working workers of this colour, activated or not.
terminal-rolling_heights-per-own = { $vp } per own { $type }
    .about = VP for each of your completed buildings of this type.
terminal-rolling_heights-per-empty = { $vp } per empty neighbour
    .about = VP for each plot next to the building that has no plan, water too.
terminal-rolling_heights-per-water = { $vp } per water beside it
    .about = VP for each water plot next to the building.
terminal-rolling_heights-per-tower = { $vp } per own tower of { $height } or more
    .about = VP for each of your towers of at least this height on completed buildings.
# What a civil servant and an urbanist can do.
terminal-rolling_heights-upgrades =
    { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
terminal-rolling_heights-rethrow = throw the tired again
terminal-rolling_heights-free-plan = any plan, free

## Choices; what is chosen follows

terminal-rolling_heights-head-activate = Workers:
# Of a hard-working worker who uses the steady ability.
terminal-rolling_heights-as-steady = hard-working as steady
terminal-rolling_heights-head-lead = Leaders:
terminal-rolling_heights-head-buy = Buy, level { $level }:
terminal-rolling_heights-head-take = Take, level { $level }:
terminal-rolling_heights-head-row = Row { $row }:
terminal-rolling_heights-head-build = Build:
terminal-rolling_heights-head-wild = Spend a wild ({ $wilds }) for:
terminal-rolling_heights-head-exchange = Exchange for:
terminal-rolling_heights-cubes-lost =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
terminal-rolling_heights-lost = { $what } will be lost
