### The toy game's words.

toy-pitch = It asks whatever can be asked.
    .title = Toy
    .length = { $lo } to { $hi } players
    .how = Take turns.
toy-term-seat = { $value }
toy-answered = Everybody answered { $name }.
    { $answers }
toy-answered-answers = { $seat }: { $said }
toy-result = Done with { $winners }.
toy-result-row = { $place }. { $seat }: { $score }
toy-board_told = { $count } answers so far
toy-own_seat = You are { $seat }; { $count } answers so far.
toy-marked = Your mark is { $mark }.
toy-own_mark = Your mark is { $mark }.
toy-news_page = News of { $name ->
    [none] the beginning
   *[other] { $name }
}

toy-choice = Which one?
    .option = { $label }
    .group = { $head ->
        [none] Any of these…
       *[other] All of { $head }…
    }
    .group-bow = Before the mast…
    .step = choice
toy-whom = Whom?
    .option = { $seat }
    .answer = It is { $answer }
toy-several = Which ones?
    .hint = { $lo } to { $hi } of them
    .option = { $label }
toy-amount = How much?
    .hint = { $lo } to { $hi }
    .step = amount
toy-timing = When?
    .option = { $id }
    .step = when
toy-recommended = 📜 **Recommended**: let a standing order choose the second for you.
toy-orders = What shall be answered for you?
    .proposal-first = Always the first
    .proposal-recommended = Always the second
    .summary = Answered for you:
        { $answer }

toy-voyage = Plan the voyage
    .proposal-best = Best: { $knots } knots
    .proposal-slow = Slow { $n }: { $knots } knots
    .proposal-knots = { $n }: { $knots } knots
    .proposal = Another: { $knots } knots
    .summary = Total: { $knots } knots
        { $answer }
toy-bare = Set sail
toy-turning = Turn up cards
    .proposal = Ready
toy-salvo = Fire
toy-fleet = Order the fleet
toy-deeds = What do you do?
toy-shares = Share out ten
    .proposal = Even

toy-course = Which course?
    .step = course
    .option = { $id }
    .answer = Course: { $answer }
toy-sails = Which sails?
    .step = sails
    .option = { $id }
    .answer = Sails: { $answer }
toy-speed = How fast?
    .step = speed
    .answer = Speed: { $answer }
toy-peek = Which one do you turn up?
    .step = peek
    .option = the { $id } one
toy-card = Which card?
    .step = card
    .option = { $id }
toy-shots = How many shots?
    .step = shots
toy-aim = Aim where?
    .step = aim
    .option = { $id }
toy-order = Order for ship { $ship }?
    .step = ship's order
    .option = { $label }
toy-deed = Which deed?
    .step = deed
    .option = { $id }
toy-target = Which target?
    .step = target
    .option = { $id }
toy-ranked = In which order?
    .step = ranking
    .option = { $id }
    .answer = Ranking: { $answer }
toy-share = How many?
    .step = share

toy-refused-wrong_sum = That makes { $sum }; it must be ten.

toy-option-script = Script
    .hint = Which questions
    .value = { $value }
toy-option-together = Together
    .hint = All at once
    .true = yes
    .false = no
toy-option-seed = Seed
    .hint = For the pilot
    .value = { $value }
