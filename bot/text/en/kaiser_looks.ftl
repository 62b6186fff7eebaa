### The Kaiser's Pirates: what anybody may look up at any time, and the seat that the rules play.

kaiser-automaton = The Phantom

kaiser-look_discard = { $discarded ->
    [0] 🗑️ The discard pile is empty.
   *[other] 🗑️ Discard pile: { $discarded ->
        [one] 1 card
       *[other] { $discarded } cards
    }. { $top_count ->
        [0] It lies face down.
       *[other] On top: { $top }
    }
}
kaiser-look_deck = 🎴 { $left ->
    [one] 1 action card is left
   *[other] { $left } action cards are left
} to draw. { $aside ->
    [0] {""}
    [one] 1 card was set aside face down for this round.
   *[other] { $aside } cards were set aside face down for this round.
}
kaiser-look_pile = **{ $seat }**: { $scored_count ->
    [0] nothing in the victory pile yet
   *[other] { $exact ->
        [true] { $most } VA
       *[false] { $least } to { $most } VA (which German ships count is drawn at the end of the round)
    }{ $surplus ->
        [0] {""}
        [one] {" "}(1 German ship does not count yet: too few merchants)
       *[other] {" "}({ $surplus } German ships do not count yet: too few merchants)
    }{ $prizes_count ->
        [0] {""}
       *[other] , including prizes
    }
    { $scored }{ $prizes_count ->
        [0] {""}
       *[other] {"\u000A"}{ $prizes }
    }
}
kaiser-look_pile-scored = - { $what }: { $va } VA{ $doubled ->
    [true] {" "}(counts double)
   *[false] {""}
}
kaiser-look_pile-prizes = - { $prize }, a prize: { $va } VA (counts double)

bot-command-kaiser = The Kaiser’s Pirates: look something up
    .name = kaiser
bot-command-kaiser-discard = The top two cards of the discard pile
    .name = discard
bot-command-kaiser-pile = The victory pile of one seat, or all victory piles
    .name = pile
bot-command-kaiser-pile-seat = Whose pile (leave empty for all)
    .name = seat
bot-command-kaiser-deck = How many action cards are left
    .name = deck
bot-look-kaiser-discard = Discard pile
    .about = its top two cards
bot-look-kaiser-pile = Victory piles
    .about = the ships that each seat has scored
bot-look-kaiser-deck = Deck
    .about = how many action cards are left
