# The table of Carnegie in a terminal. Everything here is short: it stands in narrow columns.

# Letters of housing, commerce, industry and infrastructure; all different.
terminal-carnegie-project-letters = H C I N
# Letters of the West, the Midwest, the South and the East; all different.
terminal-carnegie-region-letters = W M S E
terminal-carnegie-region =
    { $region ->
        [west] West
        [midwest] Midwest
        [south] South
       *[east] East
    }
# An event of the timeline.
terminal-carnegie-gift = Donation

## The head line

terminal-carnegie-round = Round { $round } of { $last }
terminal-carnegie-setup = Set-up
terminal-carnegie-over = The game is over
# A name follows.
terminal-carnegie-first = First player:

## The parts of the table

# Names of the parts as one types them, in this order: timeline, map, tracks and tabs, company
# boards, donations, department tiles.
terminal-carnegie-parts = timeline | map | research | boards | donations | tiles
terminal-carnegie-all = all activates everyone you can pay for
terminal-carnegie-help =
    Each question shows the part of the table it is about. Type t for all of it, or a part: t map.
    A move in words:  build housing seattle/1 ; its beginning:  build housing
    r4c3 is row 4, column 3 of a company.
terminal-carnegie-signs = { $good } goods | { $point } research point | { $employee } active employee | ⊔ free seat | ✓ built | ∘ disc to come | J action joker
terminal-carnegie-map-legend = { $any } any project | { $neutral } neutral disc | 1 VP of a project | { $transport } transport income | { $links } connection points
# Employees on missions there follow.
terminal-carnegie-out = out
terminal-carnegie-tracks = Transport
terminal-carnegie-tabs = Project tabs
terminal-carnegie-tiles = Available department tiles
terminal-carnegie-companies = Players
# Heads of columns: score so far, money, goods, active and inactive employees, those on missions (by
# the first letters of the regions), not yet hired, discs, donations made with the next price.
terminal-carnegie-columns = VP | money | goods | active | inactive | missions | to hire | discs | donations
terminal-carnegie-board = Company of
terminal-carnegie-reserved = to be built first: { $tile }
terminal-carnegie-row-vp = { $top } VP for a department built in the top row, else { $other }
terminal-carnegie-lying = { $count } inactive
terminal-carnegie-donations = Donations
terminal-carnegie-donation-note = (what each would give you now, { $limit } VP at most; your next costs { $price })
terminal-carnegie-forecast = If the game ended now:

## Andrew

# $action is the short name of one, or a question mark.
terminal-carnegie-card = This round’s card, choosing { $action }
terminal-carnegie-card-now = This round’s card
terminal-carnegie-card-back = This round’s card: { $action }
terminal-carnegie-next-back = next: { $action }
terminal-carnegie-shift =
    { $places ->
        [0] not shifted ({ $vp })
       *[other] shifted by { $places } ({ $vp })
    }
# $cards is like 0:3 6:1
terminal-carnegie-tucked = cards under each VP: { $cards }

## Choices; places with their numbers follow

terminal-carnegie-move = Inactive, { $origin } →
terminal-carnegie-move-active = Active, { $origin } →
terminal-carnegie-place = First housing project in
terminal-carnegie-build = Build: { $project } project ({ $goods }) in
terminal-carnegie-use = Use { $department }
terminal-carnegie-activate = Activate one in { $department }
# $what is like $6, 2▣ or 4 steps.
terminal-carnegie-mission = Mission for { $what }:
terminal-carnegie-recruit = a new employee
terminal-carnegie-give = Mission and { $donation }
terminal-carnegie-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
