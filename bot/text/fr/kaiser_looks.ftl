### The Kaiser's Pirates : ce que chacun peut consulter à tout moment, et le siège que les règles jouent.

kaiser-automaton = Le Fantôme

kaiser-look_discard = { $discarded ->
    [0] 🗑️ La défausse est vide.
   *[other] 🗑️ Défausse : { $discarded ->
        [one] { $discarded } carte
       *[other] { $discarded } cartes
    }. { $top_count ->
        [0] Elle est face cachée.
       *[other] Sur le dessus : { $top }
    }
}
kaiser-look_deck = 🎴 { $left ->
    [one] Il reste { $left } carte Action à piocher.
   *[other] Il reste { $left } cartes Action à piocher.
} { $aside ->
    [0] {""}
    [one] { $aside } carte a été écartée pour cette manche, sans que personne ne la voie.
   *[other] { $aside } cartes ont été écartées pour cette manche, sans que personne ne les voie.
}
kaiser-look_pile = **{ $seat }** : { $scored_count ->
    [0] rien encore dans la pile de victoire
   *[other] { $exact ->
        [true] { $most } PV
       *[false] de { $least } à { $most } PV (le sort choisit, en fin de manche, les navires allemands qui comptent)
    }{ $surplus ->
        [0] {""}
        [1] {" "}(1 navire allemand ne compte pas encore, faute de navires marchands)
       *[other] {" "}({ $surplus } navires allemands ne comptent pas encore, faute de navires marchands)
    }{ $prizes_count ->
        [0] {""}
       *[other] , prises comprises
    }
    { $scored }{ $prizes_count ->
        [0] {""}
       *[other] {"\u000A"}{ $prizes }
    }
}
kaiser-look_pile-scored = - { $what } : { $va } PV{ $doubled ->
    [true] {" "}(compte double)
   *[false] {""}
}
kaiser-look_pile-prizes = - { $prize }, une prise : { $va } PV (compte double)

bot-command-kaiser = The Kaiser’s Pirates : consulter
    .name = kaiser
bot-command-kaiser-discard = Les deux cartes du dessus de la défausse
    .name = défausse
bot-command-kaiser-pile = Les piles de victoire : celle d’un siège, ou toutes
    .name = pile
bot-command-kaiser-pile-seat = La pile de qui ; toutes si vous ne nommez personne
    .name = siège
bot-command-kaiser-deck = Combien de cartes Action il reste
    .name = pioche
bot-look-kaiser-discard = Défausse
    .about = ses deux cartes du dessus
bot-look-kaiser-pile = Piles de victoire
    .about = les navires que chacun a marqués
bot-look-kaiser-deck = Pioche
    .about = combien de cartes Action il reste
