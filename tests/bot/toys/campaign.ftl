### The words of the long toy game.

campaign-pitch = Sail, and sail again.
    .title = Campaign
    .length = { $lo } to { $hi } players
    .how = Take turns.
campaign-term-seat = { $value }
campaign-began = The campaign begins with { $seats }.
campaign-turn_start = Turn { $turn } begins.
campaign-sailed = In turn { $turn } { $seat } sails { $course }.
campaign-heard = { $words }
campaign-found = You find { $gold } doubloons.
campaign-parleyed = In turn { $turn } { $seat } parleys.
campaign-weather = The weather of turn { $turn } was fine.
campaign-captain = **Captain { $seat }**
campaign-news_page = { $turn ->
    [none] ## Before the voyage
   *[other] ## News of turn { $turn }
}
campaign-news_since = Since you last answered, turns have passed: { $turns }.
campaign-news_found = You found { $gold }.
campaign-news_heard = Gossip: { $words }
campaign-news_log = Your log book: { $gold } doubloons.
campaign-board_turn = Turn { $turn }: { $places }
campaign-own_gold = You have { $gold } doubloons.
campaign-result = Done with { $winners }.
campaign-result-row = { $place }. { $seat }: { $score }
campaign-course = Where to in turn { $turn }?
    .option = { $id }
campaign-parley = Parley?
    .option = { $id }
campaign-option-turns = Turns
    .hint = How many
    .value = { $value }
campaign-option-noise = Noise
    .hint = How much
    .value = { $value }
campaign-option-parley = Parley
    .hint = Whether
    .true = yes
    .false = no
