### Corsari. Comment les messages se nomment et ce qu’ils peuvent utiliser : voir bot/text/__init__.py.

corsari-pitch = Recrutez le meilleur équipage du port, puis hissez les voiles avant que les autres ne soient prêts. Chaque clandestin vous vaut des points de pénalité. Avec trop de points, on est hors course ; la dernière personne en lice gagne.
    .title = Corsari
    .length = De { $lo } à { $hi } personnes, 30 à 45 minutes environ (ou quelques jours, à raison de quelques coups par jour)
    .how =
        À votre tour, prenez une carte, puis défaussez-en une ou{ $no_sail_first_lap ->
            [true] , dès votre deuxième tour de la manche,
           *[false] {""}
        } hissez les voiles pour finir la manche.
        Chacun trie alors ses cartes. Les prisonniers (de la couleur que montre la taverne) et l’équipage (deux couleurs au plus, aucun numéro en double) ne coûtent rien ; toute autre carte est un clandestin et coûte son numéro en points de pénalité. Avant de trier, les autres peuvent se débarrasser de cartes en les ajoutant à l’équipage de la personne qui a hissé les voiles.
        Hissez donc les voiles avec un petit total : si tous les autres sont plus hauts, vous ne prenez aucun point. Mais toute personne au total aussi bas ou plus bas vous dépasse. Ses clandestins ne lui coûtent rien, son score baisse de 10 points ; vous prenez 10 points, plus votre total et celui de chaque personne qui vous dépasse. { $sweep ->
            [round] {""}
            [eliminate_two] Sans clandestin (grand chelem), vous éliminez jusqu’à deux adversaires : visez-le avec un total très bas.{" "}
           *[match] Sans clandestin (grand chelem), vous gagnez la partie : visez-le avec un total très bas.{" "}
        }{ $end_mode ->
            [first_bust] La partie finit dès que quelqu’un a { $limit } points ou plus ; le moins de points gagne.
            [fixed_rounds] { $fixed_rounds ->
                [one] La partie finit après { $fixed_rounds } manche
               *[other] La partie finit après { $fixed_rounds } manches (sans compter les nulles)
            } ; le moins de points gagne.
           *[last_standing] Les points s’ajoutent : à { $limit } ou plus, on est hors course ; la dernière personne en lice gagne.
        }
    .aliases = Corsaires, Les Corsaires

## Termes

corsari-term-card = { $letters ->
        [R] ❤️R{ $digits }
        [O] 🧡O{ $digits }
        [Y] 💛J{ $digits }
        [G] 💚Ve{ $digits }
        [A] 🩵Bc{ $digits }
        [B] 💙B{ $digits }
        [V] 💜Vi{ $digits }
        [P] 🩷Rs{ $digits }
        [N] 🤎M{ $digits }
        [S] 🩶Gr{ $digits }
       *[other] { $value }
    }
    .separator = {" "}
    .none = aucun
corsari-term-colour = { $letters ->
    [R] ❤️ rouge (R)
    [O] 🧡 orange (O)
    [Y] 💛 jaune (J)
    [G] 💚 vert (Ve)
    [A] 🩵 bleu clair (Bc)
    [B] 💙 bleu (B)
    [V] 💜 violet (Vi)
    [P] 🩷 rose (Rs)
    [N] 🤎 marron (M)
    [S] 🩶 gris (Gr)
   *[other] { $value }
}
corsari-spoken-card = { $letters ->
        [R] rouge { $numbers }
        [O] orange { $numbers }
        [Y] jaune { $numbers }
        [G] vert { $numbers }
        [A] bleu clair { $numbers }
        [B] bleu { $numbers }
        [V] violet { $numbers }
        [P] rose { $numbers }
        [N] marron { $numbers }
        [S] gris { $numbers }
       *[other] { $letters }{ $numbers }
    }
    .separator = {", "}
corsari-spoken-colour = { $letters ->
    [R] rouge
    [O] orange
    [Y] jaune
    [G] vert
    [A] bleu clair
    [B] bleu
    [V] violet
    [P] rose
    [N] marron
    [S] gris
   *[other] { $letters }
}
corsari-letter = { $letters ->
    [R] R
    [O] O
    [Y] J
    [G] Ve
    [A] Bc
    [B] B
    [V] Vi
    [P] Rs
    [N] M
    [S] Gr
   *[other] {""}
}
corsari-named-pile = { $value ->
    [pile] Pioche
    [discard] Défausse
   *[tavern] Taverne
}

## Événements

corsari-match_started = ⚓ La partie commence. { $first_dealer } distribue en premier.{ $options_count ->
    [0] {""}
   *[other] {" "}Options convenues : { $options }.
}
    .brief = ⚓ La partie commence. { $first_dealer } distribue en premier.
    .why = { $chance ->
        [true] Les options ne désignent personne : le hasard a choisi, au tout premier des tirages vérifiables.
       *[false] Les options de cette table désignent { $first_dealer }.
    }
corsari-round_started = 🍻 Manche { $round } : { $dealer } distribue, { $starter } commence.
    Taverne (la carte du dessus est à droite) : { $tavern }
    Couleur de la taverne : { $colour }. Première carte de la défausse : { $discard }.
    .brief = 🍻 Manche { $round } : { $dealer } distribue, { $starter } commence.
    .why = Places en lice : { $seats_count }. Chacune a reçu 12 cartes. La taverne en compte { $tavern_count } : cinq, plus une par place. Une autre ouvre la défausse, et il en reste { $pile_size } à la pioche.
        La dernière carte posée est la carte du dessus de la taverne et lui donne sa couleur : { $colour }. { $dealer } distribue ; à sa gauche, { $starter } commence. Le mélange est l’un des tirages vérifiables.
corsari-hand_dealt = { $hand_count ->
    [one] Votre carte : { $hand }
   *[other] Vos { $hand_count } cartes : { $hand }
}
    .why = Personne d’autre ne voit ces cartes tant qu’un départ n’a pas fait montrer toutes les mains. Le mélange est l’un des tirages vérifiables.
corsari-drew = { $source ->
    [pile] { $seat } pioche une carte.{ $pile_size ->
        [0] {""}
        [1] {" "}Il ne reste qu’une carte : la personne qui la pioche devra hisser les voiles.
       *[other] {""}
    }
    [discard] { $seat } prend { $card } à la défausse.
   *[tavern] { $seat } prend { $card } à la taverne.{ $tavern_size ->
        [0] {""}
        [1] {" "}Il n’y reste qu’une carte.
       *[other] {""}
    }
}
    .act = { $source ->
        [pile] pioche une carte
        [discard] prend { $card } à la défausse
       *[tavern] prend { $card } à la taverne
    }
    .act-then = { $source ->
        [pile] pioche une carte
        [discard] prend { $card } à la défausse
       *[tavern] prend { $card } à la taverne
    }{" · "}
    .why = { $source ->
        [pile] C’était le dessus de la pioche : { $seat } a vu cette carte, et personne d’autre.
        [discard] C’était la dernière carte défaussée : celles du dessous ne peuvent pas être prises.
       *[tavern] C’était la carte du dessus de la taverne : les cartes du dessous ne peuvent pas être prises.
    } Cartes restantes : { $pile_size } à la pioche, { $tavern_size } à la taverne.
corsari-drew_card = Vous avez pioché { $card }.
    .why = Elle vient de la pioche : personne d’autre ne l’a vue.
corsari-tavern_colour = La taverne change de couleur : { $colour }.
    .why = Couleur de la nouvelle carte du dessus : { $colour }. Les cartes de cette couleur sont maintenant des prisonniers. On peut prendre la carte de la taverne rien que pour cela, et la défausser aussitôt.
corsari-discarded = { $seat } défausse { $card }.
    .act = défausse { $card }
    .why = Une personne qui ne hisse pas les voiles termine son tour en défaussant une carte face visible.
corsari-doldrums = { $closed ->
    [true] 🌫️ Calme plat ! La défausse est fermée jusqu’à ce que quelqu’un prenne une carte à la pioche ou à la taverne.
   *[false] 🌬️ Le calme plat est fini : la défausse est de nouveau ouverte.
}
    .why = { $closed ->
        [true] Tours d’affilée où l’on n’a pris de cartes qu’à la défausse : { $turns }, soit trois par place.
       *[false] La dernière carte prise ne venait pas de la défausse ; le compte repart de zéro.
    }
corsari-sail_declared = { $forced ->
    [true] ⛵ { $seat } a pioché la dernière carte et doit hisser les voiles !
   *[false] ⛵ { $seat } hisse les voiles !
}
    .why = { $forced ->
        [true] C’était la dernière carte de la pioche : la personne qui la pioche doit aussitôt hisser les voiles.
       *[false] Après avoir pris une carte, on peut hisser les voiles au lieu de défausser. C’est définitif.
    }
corsari-layout_revealed = { $seat } montre ses cartes. Total des clandestins : { $total }.
    Équipage : { $crew }
    Prisonniers : { $prisoners }
    Clandestins : { $stowaways }
    { $scuttled ->
        [none] Une carte est sabordée (mise de côté, face cachée).
       *[other] Carte sabordée : { $scuttled }
    }
    .brief = ⛵ { $seat } montre ses cartes. Total des clandestins : { $total }.
    .drawn = { $seat } : total { $total }
        Équipage : { $crew }
        Prisonniers : { $prisoners }
        Clandestins : { $stowaways }
        { $scuttled ->
            [none] Une carte est sabordée (mise de côté, face cachée).
           *[other] Carte sabordée : { $scuttled }
        }
    .why = { $stowaways_count ->
        [0] Il n’y a aucun clandestin : le total est 0.
       *[other] Les numéros des clandestins ({ $stowaways }) totalisent { $total }.
    } Couleur de la taverne : { $colour }. Les cartes de cette couleur sont des prisonniers ; ils ne coûtent rien, l’équipage non plus.
        { $scuttled ->
            [none] La carte sabordée ne coûte rien. Elle reste secrète jusqu’à la fin de la partie.
           *[other] La carte sabordée, { $scuttled }, ne coûte rien.
        }
corsari-loads_revealed = Toutes les mains sont maintenant visibles :
    { $loads }
    .brief = ⛵ Toutes les mains ont été étalées : voyez l’historique.
    .why = { $declarer } a hissé les voiles avec un total de { $declared } : un total aussi bas ou plus bas est un dépassement. { $crew_count ->
            [0] Sans équipage, rien ne pouvait embarquer.
           *[other] Dans son équipage ({ $crew }), on pouvait embarquer toute carte d’une de ses couleurs et d’un numéro qui lui manquait.
        } Couleur des prisonniers : { $colour }.
        { $loads }
corsari-loads_revealed-loads = { $seat } : total { $total }.{ $added_count ->
        [0] {""}
        [one] {" "}Carte embarquée chez { $declarer } : { $added }.
       *[other] {" "}Cartes embarquées chez { $declarer } : { $added }.
    } Équipage : { $crew }. Prisonniers : { $prisoners }. Clandestins : { $stowaways }.
corsari-round_scored = 📜 { $overtakers_count ->
        [0] { $seat } a hissé les voiles avec un total de { $declared }, et personne ne fait aussi bien : { $scores_count ->
            [2] l’autre total est plus haut.
           *[other] tous les autres totaux sont plus hauts.
        }
        [one] { $seat } a hissé les voiles avec un total de { $declared }. { $overtakers } dépasse { $seat } avec un total { $level ->
            [true] égal : { $lead }.
           *[false] plus bas : { $lead }.
        }
       *[other] { $seat } a hissé les voiles avec un total de { $declared }. { $overtakers } dépassent { $seat } avec des totaux aussi bas ou plus bas.
    }
    { $scores }
    .short = 📜 { $seat } hisse les voiles avec { $declared } : { $overtakers_count ->
        [0] personne ne fait aussi bien
        [one] { $overtakers } dépasse { $seat }
       *[other] { $overtakers } dépassent { $seat }
    } ({ $scores })
    .why = { $seat } a hissé les voiles avec un total de { $declared } : on compare tous les autres à ce total.
        { $scores }
corsari-round_scored-scores = { $seat } : { $before } { PLUS($change) } = **{ $total }** { $total ->
        [one] point de pénalité
       *[other] points de pénalité
    } en tout ({ $case ->
        [1] clandestins : total de { $load }
        [2] dépasse { $declarer } avec un total de { $load }
        [3] personne ne fait aussi bien
       *[other] dépassement par { $overtakers } : { $surcharge } (malus) + { $load } (total : { $seat }) + { $received } ({ $overtakers_count ->
            [one] total
           *[other] totaux
        } : { $overtakers })
    }{ $floored ->
        [true]  ; ramené à zéro
       *[false] {""}
    })
corsari-round_scored-short-scores = { $seat } { SIGNED($change) }
    .separator = {", "}
corsari-sweep = 🌊 Grand chelem ! { $seat } hisse les voiles sans un seul clandestin.
    .short = 🌊 Grand chelem : { $seat }
    .why = Aucune des 12 cartes montrées n’est un clandestin. { $sweep ->
        [eliminate_two] À cette table, un grand chelem élimine au plus deux adversaires.
       *[other] La partie est gagnée, quels que soient les points.
    } Les autres n’embarquent rien, et aucun point n’est compté.
corsari-round_void = 🍺 { $seat } a pris la dernière carte de la taverne : la manche est nulle. Personne ne marque de points, et les mains restent cachées.
    .short = 🍺 { $seat } a pris la dernière carte de la taverne : manche nulle, aucun point
    .why = La taverne est vide. Sa dernière carte ne va dans aucune main, et la donne passe à la place suivante.
corsari-seat_resigned = 🏳️ { $seat } abandonne. Sa place joue les réponses par défaut jusqu’à la fin de la manche.
    .why = Jusqu’à la fin de la manche, cette place joue les réponses par défaut, et rien ne change pour les autres. Ensuite, elle est hors course, derrière toutes celles éliminées lors de cette manche.
corsari-seat_eliminated = ☠️ { $cause ->
    [sweep] Le grand chelem met { $seat } hors course
   *[other] { $seat } est hors course
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $cause ->
    [limit] {" "}(seuil : { $limit })
   *[other] {""}
}, à la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
    .short = ☠️ { $seat } est hors course
    .why = { $cause ->
        [limit] Avec { $total } points, le seuil d’élimination ({ $limit }) est atteint.
        [sweep] Le grand chelem a éliminé cette place ; ses points n’ont pas changé : { $total }.
       *[resigned] Cette place avait abandonné ; celles éliminées lors de la même manche passent devant.
    } Plus une place est éliminée tard, mieux elle est classée. Dans la même manche, la place qui a le moins de points passe devant ; à égalité, le rang est partagé.
corsari-match_ended = { corsari-result }{ $scuttled_count ->
    [0] {""}
   *[other] {"\u000A"}Cartes sabordées (mises de côté aux départs) :{"\u000A"}{ $scuttled }
}
    .why = { $reason ->
        [sweep] Le grand chelem vaut la première place. Les autres suivent, du moins au plus de points ; puis viennent les places déjà hors course.
        [first_bust] Le seuil de { $limit } points est atteint. La place qui a le moins de points l’emporte ; à égalité, le rang est partagé.
        [fixed_rounds] Manches comptées, selon les options : { $scored_rounds }. La place qui a le moins de points l’emporte ; à égalité, le rang est partagé.
        [max_rounds] Manches jouées, nulles comprises : { $rounds }. La place qui a le moins de points l’emporte ; à égalité, le rang est partagé.
        [resigned] Il ne reste personne pour continuer. La manche est nulle, et personne ne l’emporte.
       *[last_standing] Toutes les autres places sont hors course. Plus une place est éliminée tard, mieux elle est classée ; dans la même manche, la place qui a le moins de points passe devant.
    }
        { $totals }
corsari-match_ended-scuttled = Manche { $round }, { $seat } : { $card }

## Pourquoi : les lignes des explications plus longues

corsari-loads_revealed-why-loads = { $seat } : { $stowaways_count ->
        [0] aucun clandestin, soit 0
       *[other] { $stowaways }, soit { $total }
    }
corsari-round_scored-why-scores = { $seat } : { $case ->
        [1] total de { $load }, au-dessus du total annoncé : tout est compté
        [2] total de { $load }, aussi bas que le total annoncé ou plus bas : dépassement, et les clandestins sont comptés à la personne qui a hissé les voiles
        [3] aucun dépassement, donc aucun point
       *[other] départ dépassé : son total de { $load }, plus { $received } de clandestins reçus et { $surcharge } de malus
    }. { $change ->
        [0] Points inchangés : { $total }
       *[other] Points : { $before }, { SIGNED($change) } → { $total }
    }{ $floored ->
        [true] {" "}(ramené à zéro)
       *[false] {""}
    }
corsari-match_ended-why-totals = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## La fin

corsari-result = { $reason ->
    [sweep] 🏆 { $winners } réussit le grand chelem et gagne la partie.
    [first_bust] 🏆 Le seuil est atteint. { $winners_count ->
        [one] { $winners } gagne avec le moins de points.
       *[other] { $winners } gagnent ensemble avec le moins de points.
    }
    [fixed_rounds] 🏆 La dernière manche est jouée. { $winners_count ->
        [one] { $winners } gagne avec le moins de points.
       *[other] { $winners } gagnent ensemble avec le moins de points.
    }
    [max_rounds] 🏆 Le plafond de manches est atteint. { $winners_count ->
        [one] { $winners } gagne avec le moins de points.
       *[other] { $winners } gagnent ensemble avec le moins de points.
    }
    [resigned] 🏳️ Tout le monde a abandonné : la partie se termine sans victoire.
   *[last_standing] 🏆 { $winners_count ->
        [one] { $winners } gagne la partie : il ne reste personne d’autre en lice.{ $totals_count ->
            [2] {""}
           *[other] {" "}Plus les autres ont tenu longtemps, mieux ils sont classés ; dans la même manche, le moins de points passe devant.
        }
       *[other] { $winners } gagnent ensemble : il ne reste personne d’autre en lice.
    }
}
corsari-result-row = { $place }. { $seat } : { $cause ->
    [limit] hors course à la manche { $out } avec{" "}
    [sweep] hors course par grand chelem à la manche { $out } avec{" "}
    [resigned] abandon à la manche { $out } avec{" "}
   *[none] {""}
}{ $score ->
    [one] { $score } point de pénalité
   *[other] { $score } points de pénalité
}
corsari-verdict = { $reason ->
    [resigned] **Pas de victoire :** tout le monde a abandonné.
   *[other] { $won ->
        [true] **Vous gagnez** avec { $score ->
            [one] { $score } point de pénalité.
           *[other] { $score } points de pénalité.
        }
       *[false] **Votre place : { $place ->
            [1] 1re
           *[other] { $place }e
        }.** { $cause ->
            [limit] Vous êtes hors course depuis la manche { $out } : votre pénalité a atteint { $score } points.
            [sweep] Le grand chelem de la manche { $out } vous a mis hors course. Votre pénalité : { $score ->
                [one] { $score } point.
               *[other] { $score } points.
            }
            [resigned] Vous avez abandonné à la manche { $out }.
           *[none] Votre pénalité : { $score ->
                [one] { $score } point.
               *[other] { $score } points.
            }
        }
    }
}

## La table, et ce qu’une seule personne voit

corsari-board_round = **Manche { $round }** · { $dealer } distribue
corsari-board_tavern = Taverne (la carte du dessus est à droite) : { $tavern }
    Dessus : { $top }. Couleur des prisonniers : { $colour }
corsari-board_piles = Défausse : { $discard ->
        [none] vide
       *[other] { $discard }
    } · Pioche : { $pile_size ->
        [0] vide
        [one] { $pile_size } carte
       *[other] { $pile_size } cartes
    }
corsari-board_scores = { $end_mode ->
        [first_bust] Points de pénalité (fin de partie à { $limit }) :
        [fixed_rounds] { $fixed_rounds ->
            [one] Points de pénalité ({ $fixed_rounds } manche comptée) :
           *[other] Points de pénalité ({ $fixed_rounds } manches comptées) :
        }
       *[last_standing] Points de pénalité (seuil d’élimination : { $limit }) :
    }
    { $scores }
corsari-board_scores-scores = { $seat } : { $total }{ $place ->
    [0] { $resigned ->
        [true] {" "}🏳️ abandon
       *[other] {""}
    }
    [1] {" "}☠️ hors course, 1re place
   *[other] {" "}☠️ hors course, { $place }e place
}
corsari-own_hand = Votre main ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) :
    { $bands }
corsari-own_hand-bands = { $hand }
corsari-own_drawn = Carte prise à l’instant : { $card }
corsari-own_scuttled = Vous avez sabordé { $card }.
corsari-own_advice = Total de vos clandestins { $sails ->
    [false] { $cards ->
        [13] (pas encore de départ possible ; sans { $scuttled })
       *[other] (pas encore de départ possible)
    }
   *[true] { $cards ->
        [13] si vous hissiez les voiles maintenant ({ $scuttled } de côté)
       *[other] à présent
    }
} : { $total }
corsari-known_sail = { $total ->
    [0] Votre total serait de 0 ({ $scuttled } mise de côté). { $sweep ->
        [match] C’est un grand chelem : vous gagnez aussitôt la partie.
        [eliminate_two] C’est un grand chelem : il élimine jusqu’à deux adversaires.
       *[other] {""}
    }
   *[other] Votre total serait de { $total } ({ $scuttled } mise de côté).
}

## Dans les images : le moins de mots possible. Puis ce que seules leurs descriptions disent

corsari-picture_round = Manche { $round }
corsari-picture_limit = Seuil d’élimination : { $limit } points
corsari-picture_bust = Fin à { $limit } points
corsari-picture_fixed = { $rounds ->
    [one] Le moins de points en { $rounds } manche
   *[other] Le moins de points en { $rounds } manches
}
corsari-picture_ended = Classement final
corsari-picture_seat = Place { $number }
corsari-picture_place = { $place ->
    [1] 1re
   *[other] { $place }e
}
corsari-picture_tavern = Taverne
corsari-picture_pile = Pioche
corsari-picture_discard = Défausse
corsari-picture_crew = Équipage
corsari-picture_added = Embarquées
corsari-picture_prisoners = Prisonniers
corsari-picture_stowaways = Clandestins
corsari-picture_hand = Votre main
corsari-picture_advice = { $cards ->
    [13] Total des clandestins ({ $aside } de côté)
   *[other] Total des clandestins{ $sails ->
        [false] {""}
       *[true] {" "}à présent
    }
}
corsari-picture_scuttled = Sabordée
corsari-picture_turn = { $phase ->
    [draw] C’est à { $seat } de prendre une carte.
    [act] { $seat } a pris une carte et doit défausser{ $sails ->
        [false] . Personne ne hisse les voiles à son premier tour.
       *[true] {" "}ou hisser les voiles.
    }
    [layout] { $seat } a hissé les voiles et répartit ses cartes.
    [press] { $seat } réussit le grand chelem et désigne deux adversaires à éliminer.
    [load] { $seat } a hissé les voiles. Aux autres d’embarquer des cartes.
   *[over] La manche est finie.
}
corsari-picture_hands = Cartes en main :
    { $hands }
corsari-picture_hands-hands = { $seat } : { $size }

## Questions

corsari-draw = Où prenez-vous une carte ?
    .hint = À la taverne, seule la carte du dessus (à droite) peut être prise. La couleur de la taverne devient alors celle de la carte suivante. Si la dernière est prise, la manche s’arrête aussitôt et elle est nulle : personne ne marque.
    .pile = { $pile_size ->
        [1] Piocher la dernière carte (départ forcé)
       *[other] Piocher (il reste { $pile_size } cartes)
    }
    .discard = Prendre { $card } à la défausse
    .tavern = { $tavern_size ->
        [1] Prendre { $card }, la dernière de la taverne (manche nulle)
       *[other] Prendre { $card } à la taverne ; { $stays ->
            [true] sa couleur ne change pas : { $colour }
           *[other] sa couleur ensuite : { $colour }
        }
    }
    .sure-pile = C’est la dernière carte de la pioche : si vous la prenez, vous devez hisser les voiles aussitôt. { corsari-act.ordinary }
    .sure-tavern = C’est la dernière carte de la taverne : la prendre annule la manche, personne ne marque.
    .undo-pile = Vous hissez ainsi les voiles : ce choix ne peut pas être annulé.
    .undo-tavern = La manche prend fin ainsi : ce choix ne peut pas être annulé.
corsari-act = { $source ->
        [discard] Vous avez pris { $card }
        [tavern] Vous avez pris { $card }
       *[pile] Vous avez pioché { $card }
    }{ $sails ->
        [false] . Quelle carte défaussez-vous ?
       *[true] { $total ->
            [none] .
           *[other] {" "}(points de clandestins si vous hissez les voiles : { $total }).
        } Et maintenant ?
    }
    .hint = Couleur de la taverne, donc des prisonniers : { $colour }. { $sails ->
        [false] À cette table, personne ne hisse les voiles à son premier tour d’une manche ; défaussez une carte{ $total ->
            [none] .
           *[other]  : sans { $scuttled }, le total de vos clandestins est de { $total }.
        }
       *[true] Défaussez une carte pour finir votre tour, ou hissez les voiles pour finir la manche{ $total ->
            [none] .
           *[other]  : avec { $scuttled } de côté, votre total est de { $total }.
        }
    }
    .group-drop = Défausser une carte…
    .next-drop = Quelle carte ?
    .drop = Défausser { $card }
    .sail = Hisser les voiles
    .sure-sail = { $total ->
        [0] { $sweep ->
            [match] { corsari-act.swept }
            [eliminate_two] { corsari-act.swept }
           *[none] { corsari-act.ordinary }
        }
       *[none] { corsari-act.ordinary }
    }
    .swept = Il est acquis quand vous confirmez la répartition proposée ensuite. Les autres ne peuvent pas embarquer de cartes, et personne ne marque dans cette manche.
    .ordinary = La manche prend fin : chacun étale ses cartes. Si personne ne vous dépasse, vous ne prenez aucun point, et chacun des autres prend le total de ses clandestins. Un total aussi bas que le vôtre ou plus bas vous dépasse : vous prenez alors 10 points, plus votre total, plus celui de chaque personne qui vous dépasse. Ses propres clandestins ne coûtent rien à cette personne, et son score baisse de 10 points.
corsari-layout = Les voiles sont hissées. Montrer vos cartes ainsi réparties ?
    .hint = Vos cartes se répartissent en prisonniers, équipage et clandestins ; l’une des 13 est « sabordée » : mise de côté. Couleur des prisonniers : { $colour }. { $sweep ->
        [match] Votre total peut être de 0. Confirmé ainsi, c’est un grand chelem, et vous gagnez aussitôt la partie.
        [eliminate_two] Votre total peut être de 0. Confirmé ainsi, c’est un grand chelem, qui élimine jusqu’à deux adversaires.
       *[none] « Ouverture » : une place où une carte des autres irait dans votre équipage (une de ses couleurs, un numéro qui lui manque).
    }
    .part = Vous changez la répartition de vos cartes.
    .proposal-best = Idéal : { $crew_colours }, total { $total } sans { $scuttled } ({ corsari-layout.worth })
    .proposal-other = Sinon : { $crew_colours }, total { $total } sans { $scuttled } ({ corsari-layout.worth })
    .worth = { $sweep ->
        [match] grand chelem
        [eliminate_two] grand chelem
       *[none] { $openings ->
            [one] { $openings } ouverture
           *[other] { $openings } ouvertures
        }
    }
    .summary = Total des clandestins : { $total } { $lowest ->
            [true] (le plus bas possible)
           *[other] (une autre répartition a un total plus bas)
        }
        Carte sabordée (mise de côté, ne coûte rien) : { $scuttled }
        Votre équipage : { $crew }
        Prisonniers : { $prisoners }
        Clandestins : { $stowaways }
        { $sweep ->
            [match] **Grand chelem :** confirmez, et vous gagnez aussitôt la partie
            [eliminate_two] **Grand chelem :** confirmez, et jusqu’à deux adversaires sont éliminés
           *[none] Ouvertures (places de votre équipage où une autre carte irait) : { $openings } (moins il y en a, mieux c’est)
        }
corsari-scuttle = Quelle carte sabordez-vous ?
    .hint = Mise de côté, elle quitte votre main pour de bon et ne coûte rien.
    .step = carte sabordée
    .group = Saborder une carte…
    .option = { $card }
corsari-crew = Qui recrutez-vous dans votre équipage ? (Deux couleurs au plus, aucun numéro en double)
    .hint = { $declares ->
        [true] La carte sabordée
       *[other] Une carte embarquée ailleurs
    } ne peut pas être choisie ici. Toutes les autres, sauf les prisonniers, sont des clandestins.
    .step = équipage
    .option = { $card }
corsari-load = { $declarer } a hissé les voiles avec un total de { $declared }{ $within_reach ->
        [true]  : avec { $declared } ou moins, vous dépassez { $declarer }.
       *[false] . Votre plus petit total est de { $least } : vous ne pouvez pas dépasser { $declarer }.
    } Répartir vos cartes ainsi ?
    .hint = Équipage annoncé ({ $declarer }) : { $crew }. On peut y embarquer des cartes de ses couleurs, aux numéros qui lui manquent.{ $within_reach ->
        [true] {" "}Si vous dépassez { $declarer }, votre score baisse de 10 points, et votre total lui est compté.
       *[false] {""}
    } Couleur des prisonniers : { $colour }.
    .part = { $declarer } a hissé les voiles avec un total de { $declared }. Vous changez la répartition de vos cartes.
    .proposal-best = Plus petit total de vos clandestins : { $total }{ $overtakes ->
        [true] {" "}(dépassement : 10 points en moins)
       *[false] {""}
    }
    .proposal-heaviest = Dépasser avec un total de { $total }, le plus cher pour l’autre
    .summary = Total des clandestins : { $total }{ $overtakes ->
            [true] {" "}(vous dépassez { $declarer })
           *[other] { $lost ->
                [none] {""}
                [first_bust] . Avec { $points } points en tout, vous atteignez le seuil ({ $limit }) : **la partie finit là**
               *[last_standing] . Avec { $points } points en tout (seuil : { $limit }), **vous êtes hors course**
            }
        }
        Cartes embarquées ({ $declarer }) : { $added_count ->
            [0] { $addable_count ->
                [0] aucune, car aucune de vos cartes ne peut embarquer
               *[other] aucune ; ce qui peut embarquer : { $addable }
            }
           *[other] { $added }
        }
        Votre équipage : { $crew }
        Prisonniers : { $prisoners }
        Clandestins : { $stowaways }
corsari-add = Quelles cartes embarquez-vous dans l’équipage annoncé ? (Aucun numéro en double)
    .hint = Une carte peut embarquer si elle est d’une couleur de cet équipage et d’un numéro qui lui manque.
    .step = cartes embarquées
    .option = { $card }
corsari-press = Quels adversaires éliminez-vous ?
    .hint = Désignez deux adversaires : leur partie s’arrête là.
    .option = { $seat }
    .answer = Éliminer { $answer }
corsari-orders = Que faut-il répondre d’avance en votre nom ?
    .hint = Personne d’autre ne voit votre consigne, et vous pouvez la changer à tout moment.
corsari-loading = Quand quelqu’un d’autre hisse les voiles, comment répartir vos cartes pour vous ?
    .hint = Avec une consigne, la manche ne vous attend pas. Si votre total est aussi bas que celui de cette personne ou plus bas, vous la dépassez : votre score baisse de 10 points, et c’est elle qui prend votre total. Plus il est alors haut, mieux c’est pour vous.
    .step = la réponse
    .ask = Me demander à chaque fois
    .best = Viser le plus petit total de clandestins
    .heaviest = Dépasser cette personne avec le total le plus haut possible ; à défaut, le plus petit total
    .answer = Quand quelqu’un d’autre hisse les voiles : { $answer }

## Pourquoi une réponse n’a pas été prise

corsari-refused-not_in_hand = { $card } n’est pas dans votre main.
corsari-refused-duplicate_card = Vous avez choisi { $card } deux fois.
corsari-refused-scuttle_in_crew = { $card } est sabordée et ne peut donc pas rejoindre l’équipage.
corsari-refused-card_used_twice = { $card } ne peut pas à la fois être embarquée et rejoindre votre équipage : il faut choisir.
corsari-refused-tavern_colour_in_crew = { $card } est de la couleur de la taverne : c’est un prisonnier, qui n’entre jamais dans l’équipage.
corsari-refused-tavern_colour_added = { $card } est de la couleur de la taverne : c’est un prisonnier, impossible de l’embarquer.
corsari-refused-add_colour_not_aboard = Impossible d’embarquer { $card } : l’équipage annoncé n’a pas cette couleur.
corsari-refused-add_number_aboard = Impossible d’embarquer { $card } : l’équipage annoncé a déjà ce numéro.
corsari-refused-add_number_repeated = Impossible d’embarquer { $card } : vous embarquez déjà ce numéro.
corsari-refused-too_many_colours = Un équipage a deux couleurs au plus ; celui-ci en a { $colours_count }.
corsari-refused-number_repeated_in_crew = { $card } ne peut pas monter à bord : votre équipage a déjà ce numéro.
corsari-refused-bad_option = { $setting ->
    [none] Ces options ne vont pas ensemble : avec le grand chelem « élimine jusqu’à deux adversaires », la partie doit finir « quand il ne reste qu’une personne en lice ».
   *[other] Cette valeur ne convient pas à l’option « { $setting } ».
}

## Options d’une partie

corsari-option-limit = Seuil d’élimination
    .hint = À ce nombre de points, on est hors course. De { $lo } à { $hi } ; par défaut, { $default }.
    .value = { $value }
corsari-option-first_dealer = Première donne
    .hint = Selon la règle, la personne qui a navigué le plus récemment. Désignez une place, ou tirez au sort.
    .random = au hasard
    .value = place { $ordinal }
corsari-option-end_mode = Fin de la partie
    .hint = Quand s’arrête-t-on ? Par défaut, quand il ne reste qu’une place en lice.
    .last_standing = quand il ne reste qu’une personne en lice
    .first_bust = quand quelqu’un atteint le seuil
    .fixed_rounds = après un nombre de manches fixe
corsari-option-fixed_rounds = Nombre de manches
    .hint = Seulement si le nombre de manches est fixe. De { $lo } à { $hi } manches comptées ; par défaut, { $default }.
    .value = { $value }
corsari-option-max_rounds = Plafond de manches
    .hint = La partie s’arrête au plus tard après ce nombre de manches. De { $lo } à { $hi } ; par défaut, { $default }.
    .value = { $value }
corsari-option-sweep = Grand chelem
    .hint = Ce que vaut un départ sans aucun clandestin.
    .match = gagne aussitôt la partie
    .round = compte comme une manche ordinaire, sans autre effet
    .eliminate_two = élimine jusqu’à deux adversaires
corsari-option-overtake_penalty = Malus en cas de dépassement
    .hint = Dix points pour la personne dépassée : une seule fois, ou pour chaque dépassement.
    .once = 10, une seule fois
    .each = 10 par dépassement
corsari-option-received = Clandestins des dépassements
    .hint = Comment compter les clandestins reçus lors d’un dépassement.
    .as_laid = la personne dépassée prend le total étalé
    .minimised = la personne dépassée prend le plus petit total possible
corsari-option-score_floor = Points négatifs
    .hint = Les 10 points ôtés pour un dépassement peuvent-ils faire passer sous zéro ?
    .none = permis : le total peut être négatif
    .zero = interdits : ramenés à zéro
corsari-option-scuttle_face = Carte sabordée
    .hint = La table voit-elle la carte sabordée au départ ?
    .down = face cachée
    .up = face visible
corsari-option-last_tavern_card = Dernière carte de la taverne
    .hint = La prendre rend la manche nulle ; ou bien elle ne peut pas être prise.
    .void = peut être prise, et la manche est alors nulle
    .closed = ne peut pas être prise, et aucune manche n’est nulle
corsari-option-no_sail_first_lap = Interdire le départ au premier tour
    .hint = Personne ne peut hisser les voiles à son premier tour d’une manche. Conseillé à deux.
    .true = oui
    .false = non
corsari-option-advice = Afficher mon total
    .hint = Vous montre, à vous seulement, votre total si vous hissiez les voiles maintenant.
    .true = oui
    .false = non

## Les thèmes des règles

corsari-chapter-CO-0 = Le jeu et sa feuille de règles
corsari-chapter-CO-1 = L’histoire
corsari-chapter-CO-2 = Les cartes
corsari-chapter-CO-3 = La mise en place
corsari-chapter-CO-4 = Le but
corsari-chapter-CO-5 = Les tours
corsari-chapter-CO-6 = Le départ
corsari-chapter-CO-7 = Les dernières cartes
corsari-chapter-CO-8 = Le décompte d’une manche
corsari-chapter-CO-9 = La fin de la partie
corsari-chapter-spec-2 = Nombres et options
corsari-chapter-spec-3 = La mise en place en détail
corsari-chapter-spec-4 = Manches et tours en détail
corsari-chapter-spec-5 = Départ et décompte en détail
corsari-chapter-spec-6 = Fins et classement en détail
corsari-chapter-spec-7 = Les secrets
corsari-chapter-spec-8 = La place IA

## Les règles en bref, dans l’ordre de la feuille de règles

corsari-rule-CO-0-1 = Corsari est un jeu de cartes de Leo Colovini. Les numéros des règles suivent l’ordre d’une feuille de règles japonaise de 2017.
    .title = Le jeu et sa feuille de règles
corsari-rule-CO-0-2 = Le jeu se joue à deux, trois ou quatre.
    .title = Nombre de joueurs
corsari-rule-CO-0-3 = Conseillé à partir de 8 ans.
    .title = Âge
corsari-rule-CO-1-1 = Vous armez un navire corsaire au port. Recrutez un équipage, faites des prisonniers pour en tirer rançon et tenez les clandestins à l’écart.
    .title = L’histoire
corsari-rule-CO-2-1 = 110 cartes : dix couleurs, chacune numérotée de 1 à 11.
    .title = Les cartes
corsari-rule-CO-2-2 = Une couleur est une bande de corsaires. Un numéro est un métier à bord.
    .title = Bandes et métiers
corsari-rule-CO-2-3 = 1 capitaine, 2 second, 3 lieutenant, 4 combattant, 5 maître d’équipage, 6 charpentier, 7 gabier, 8 matelot, 9 maître coq, 10 mousse, 11 chirurgien. Simple décor : les métiers n’ont aucun effet.
    .title = Les onze métiers
corsari-rule-CO-3-1 = La personne qui a navigué le plus récemment distribue en premier ; ici, l’hôte désigne une place, ou le hasard décide. À chaque nouvelle manche, la donne passe dans le sens horaire.
    .title = La donne
corsari-rule-CO-3-2 = On mélange toutes les cartes. Chaque place en reçoit 12, une à une, face cachée.
    .title = La distribution
corsari-rule-CO-3-3 = La taverne est une colonne de cartes face visible : 7, 8 ou 9 selon que l’on joue à 2, 3 ou 4. La couleur de la carte du dessus est la couleur de la taverne.
    .title = La taverne
corsari-rule-CO-3-4 = Le reste des cartes, face cachée, forme la pioche.
    .title = La pioche
corsari-rule-CO-3-5 = On retourne la première carte de la pioche : elle commence la défausse.
    .title = La défausse
corsari-rule-CO-4-1 = Recrutez le meilleur équipage possible, puis annoncez le départ.
    .title = Le but
corsari-rule-CO-4-2 = Les mains restent secrètes jusqu’à l’annonce d’un départ.
    .title = Mains secrètes
corsari-rule-CO-4-3 = L’annonce d’un départ met fin aux tours de la manche : tout le monde appareille, et l’on compte les pénalités.
    .title = L’effet d’une annonce
corsari-rule-CO-4-4 = Les clandestins sont votre pénalité. Gardez-en peu, et de petits : surveillez votre main et la couleur de la taverne.
    .title = D’où viennent les pénalités
corsari-rule-CO-5-1 = La place à gauche de celle qui distribue commence. On joue dans le sens horaire.
    .title = Qui commence
corsari-rule-CO-5-2 = À votre tour, prenez une carte : le dessus de la pioche, la dernière carte défaussée ou le dessus de la taverne.
    .title = Prendre une carte
corsari-rule-CO-5-3 = Prendre la carte du dessus de la taverne découvre la suivante. Dès cet instant, sa couleur est celle de la taverne, pour vous aussi.
    .title = La taverne change de couleur
corsari-rule-CO-5-4 = Après avoir pris une carte, vous pouvez annoncer le départ : hissez les voiles ! Vous êtes alors le déclarant, votre tour se termine, et tout le monde appareille.
    .title = Annoncer le départ
corsari-rule-CO-5-5 = Si vous ne hissez pas les voiles, défaussez une carte face visible. Ce peut être celle que vous venez de prendre.
    .title = Défausser
corsari-rule-CO-5-6 = Puis vient le tour de la place suivante, jusqu’à ce que quelqu’un annonce le départ.
    .title = Le tour suivant
corsari-rule-CO-6-1 = Le déclarant, la personne qui a annoncé le départ, saborde une de ses 13 cartes, face cachée, et montre les 12 autres en trois groupes : prisonniers, équipage, clandestins.
    .title = La répartition au départ
corsari-rule-CO-6-2 = Toutes les cartes de la couleur de la taverne sont des prisonniers. Ils rapportent une rançon et ne coûtent rien. Ils ne font jamais partie de l’équipage.
    .title = Prisonniers
corsari-rule-CO-6-3 = Un équipage a deux couleurs au plus, et jamais deux fois le même numéro. Il ne coûte rien. L’équipage idéal va de 1 à 11.
    .title = Équipage
corsari-rule-CO-6-4 = Toutes les autres cartes sont des clandestins. Chacun coûte son numéro ; le déclarant annonce son total.
    .title = Clandestins
corsari-rule-CO-6-5 = L’exemple de la feuille de règles : avec les clandestins vert 1, violet 2 et gris 2, le total est de 5.
    .title = Un total en exemple
corsari-rule-CO-6-6 = Une seconde carte d’un numéro déjà présent dans l’équipage est un clandestin, même si elle est d’une couleur de l’équipage.
    .title = Deux fois le même numéro
corsari-rule-CO-6-7 = Tous les autres appareillent aussi. Avant de former leurs groupes, ils peuvent embarquer autant de cartes qu’ils veulent dans l’équipage annoncé. Tous choisissent en secret et montrent leurs cartes en même temps.
    .title = L’embarquement des autres
corsari-rule-CO-6-8 = Une carte embarquée doit être d’une couleur présente dans l’équipage annoncé, et d’un numéro qui lui manque.
    .title = Ce qui peut embarquer
corsari-rule-CO-6-9 = Avec les 1, 2, 7 et 8 orange et les 3 et 10 violets à bord, le 9 orange peut embarquer ; le 7 violet ne le peut pas, car il y a un 7 à bord.
    .title = Un exemple d’embarquement
corsari-rule-CO-6-10 = Deux adversaires peuvent embarquer le même numéro, par exemple le 9 violet et le 9 orange. Seul compte l’équipage tel qu’il a été annoncé.
    .title = Les embarquements ne se gênent pas
corsari-rule-CO-6-11 = Une même personne ne peut pas embarquer deux cartes du même numéro.
    .title = Jamais deux fois le même numéro
corsari-rule-CO-7-1 = Prendre la dernière carte de la taverne met aussitôt fin à la manche. Elle est nulle : personne ne marque de points, et la donne passe à la place suivante.
    .title = La dernière carte de la taverne
corsari-rule-CO-7-2 = La personne qui prend la dernière carte de la pioche doit annoncer le départ lors du même tour.
    .title = La dernière carte de la pioche
corsari-rule-CO-8-1 = Après un départ, chaque total adverse est comparé au total annoncé. Les adversaires ne se comparent pas entre eux.
    .title = Comparer les totaux
corsari-rule-CO-8-2 = Si votre total est supérieur au total annoncé, vous marquez votre propre total.
    .title = Au-dessus du total annoncé
corsari-rule-CO-8-3 = Si votre total est égal ou inférieur au total annoncé, c’est un dépassement : vos propres clandestins ne vous coûtent rien, votre score baisse de 10 points, et le déclarant (la personne qui a annoncé le départ) prend votre total.
    .title = Le dépassement
corsari-rule-CO-8-4 = Si tous les autres totaux sont supérieurs, le déclarant marque 0 point.
    .title = Le départ réussi
corsari-rule-CO-8-5 = En cas de dépassement, le déclarant marque 10 points, plus son propre total, plus le total de chaque adversaire qui l’a dépassé.
    .title = Le déclarant dépassé
corsari-rule-CO-9-1 = Les pénalités s’ajoutent de manche en manche. Moins on en a, mieux c’est.
    .title = Le cumul des pénalités
corsari-rule-CO-9-2 = Une personne dont les points atteignent le seuil d’élimination (101, sauf option contraire) est hors course. Avec 100, on est encore en lice.
    .title = Le seuil d’élimination
corsari-rule-CO-9-3 = La partie continue, manche après manche, sans les places hors course.
    .title = La suite de la partie
corsari-rule-CO-9-4 = La dernière personne en lice gagne la partie.
    .title = La victoire
corsari-rule-CO-9-5 = Grand chelem : annoncez le départ sans aucun clandestin, et vous gagnez la partie d’un seul coup. Les autres n’embarquent rien.
    .title = Le grand chelem
corsari-rule-CO-9-6 = La feuille de règles parle de deux joueurs éliminés ensemble. Avec l’option « élimine jusqu’à deux adversaires », un grand chelem élimine deux adversaires ; s’il y en a trois, le déclarant choisit.
    .title = Deux éliminations à la fois

## Ce que la feuille de règles laisse ouvert, tel qu’on le joue ici

corsari-rule-spec-2-3 = Chaque main a 12 cartes. À deux, la taverne commence avec 7 cartes et la pioche avec 78 ; à trois, avec 8 et 65 ; à quatre, avec 9 et 52. Seuil d’élimination : 101 points. Un dépassement ôte 10 points au score de la personne qui dépasse, et ajoute un malus de 10 points à celui de la personne dépassée.
    .title = Les nombres
corsari-rule-spec-2-4 = Une table peut changer le seuil d’élimination, la première donne, la fin de la partie, le grand chelem et d’autres détails. Toutes les options sont fixées au début de la partie.
    .title = Les options d’une partie
corsari-rule-spec-3-1 = Les places sont numérotées dans le sens horaire. L’hôte peut attribuer la première donne ; sinon, elle est tirée au sort. Tout le monde commence avec 0 point.
    .title = Le début d’une partie
corsari-rule-spec-3-2 = On sert d’abord la place à gauche de celle qui distribue, laquelle se sert en dernier. La dernière carte posée à la taverne en est le dessus. Toutes les cartes de la taverne restent visibles.
    .title = La distribution, en détail
corsari-rule-spec-3-3 = Quand une place est hors course, la manche suivante se prépare pour moins de monde : taverne plus petite, pioche plus grande.
    .title = Quand il reste moins de places
corsari-rule-spec-4-1 = La donne passe à la place en lice suivante après chaque manche, même nulle.
    .title = De manche en manche
corsari-rule-spec-4-2 = Si votre temps est écoulé : vous piochez (ou prenez à la défausse, si piocher vous obligeait à partir), et vous défaussez la carte prise. Lors d’un départ, la meilleure répartition est prise, et vous embarquez les cartes qui donnent le total le plus bas.
    .title = Temps écoulé
corsari-rule-spec-4-3 = Seules la dernière carte défaussée et la carte du dessus de la taverne peuvent être prises. On ne complète ni ne remélange rien. Une annonce de départ est définitive.
    .title = Les tours, en détail
corsari-rule-spec-5-1 = Quand une manche est comptée, toutes les mains sont montrées. Après une manche nulle ou un grand chelem, les mains qui n’ont pas été étalées restent cachées.
    .title = Ce qu’un départ montre
corsari-rule-spec-5-2 = Toutes les cartes de la couleur de la taverne doivent être des prisonniers. L’équipage peut n’avoir qu’une couleur, ou rester vide. Rien n’oblige à choisir la meilleure répartition.
    .title = Les trois groupes
corsari-rule-spec-5-3 = N’importe laquelle des 13 cartes peut être sabordée, même un prisonnier. Elle reste secrète jusqu’à la fin de la partie. Option : face visible.
    .title = La carte sabordée
corsari-rule-spec-5-4 = La meilleure répartition vous est proposée, il n’y a qu’à confirmer : le plus petit total, puis le moins d’ouvertures pour les cartes des autres. Toute autre répartition permise est possible.
    .title = La meilleure répartition
corsari-rule-spec-5-5 = Votre équipage et ce que vous embarquez sont sur deux navires : un numéro peut être sur les deux. Si l’équipage annoncé n’a qu’une couleur, seule celle-là peut embarquer ; s’il est vide, rien ne le peut.
    .title = L’embarquement, en détail
corsari-rule-spec-5-6 = Quand vous pouvez embarquer des cartes, le choix qui donne le total le plus bas vous est proposé, il n’y a qu’à confirmer. Si vous dépassez le déclarant, vos clandestins lui sont comptés ; on vous propose donc aussi le total le plus haut qui permet encore de le dépasser.
    .title = Dépasser avec le total le plus haut
corsari-rule-spec-5-7 = Le malus de 10 points n’est compté qu’une fois, et les clandestins transmis comptent en entier. Les points peuvent passer sous zéro. Options : 10 points par dépassement ; le plus petit total que chaque adversaire aurait pu étaler ; pas de points négatifs.
    .title = Le décompte, en détail
corsari-rule-spec-5-8 = Un grand chelem vaut la victoire, même lors d’un départ forcé. Options : une manche ordinaire (d’autres peuvent aussi atteindre 0 et dépasser le déclarant) ; ou jusqu’à deux adversaires éliminés (s’il y en a trois, la partie continue avec celui qui reste, et la manche ne compte aucun point).
    .title = Le grand chelem et ses options
corsari-rule-spec-5-9 = Calme plat : quand on n’a pris qu’à la défausse pendant trois tours de table d’affilée, elle se ferme jusqu’à ce que quelqu’un prenne une carte ailleurs. Option : la dernière carte de la taverne ne peut pas être prise, et aucune manche n’est nulle.
    .title = Calme plat et dernières cartes
corsari-rule-spec-6-1 = Plusieurs places peuvent être éliminées à la fois ; il en reste toujours une. Plus une place est éliminée tard, mieux elle est classée ; dans la même manche, la place qui a le moins de points passe devant. À égalité, le rang est partagé.
    .title = Dernier en lice
corsari-rule-spec-6-2 = Option : personne n’est éliminé. La partie se termine après la manche où quelqu’un atteint le seuil ; la place qui a le moins de points gagne.
    .title = Premier au seuil
corsari-rule-spec-6-3 = Option : personne n’est éliminé, et il n’y a pas de seuil. La partie se termine après le nombre convenu de manches comptées ; la place qui a le moins de points gagne.
    .title = Nombre de manches fixe
corsari-rule-spec-6-4 = La personne qui réussit le grand chelem prend la première place. Les autres suivent, du moins au plus de points ; puis viennent les places déjà hors course.
    .title = Le classement après un grand chelem
corsari-rule-spec-6-5 = Après 40 manches, nulles comprises, la partie se termine, et la place qui a le moins de points gagne. Une option change ce plafond.
    .title = Le plafond de manches
corsari-rule-spec-6-6 = Une personne qui abandonne joue les réponses par défaut jusqu’à la fin de la manche, puis est hors course, derrière toutes les places éliminées lors de cette manche, et ne peut pas gagner. Si tout le monde abandonne, il n’y a pas de victoire.
    .title = Abandonner
corsari-rule-spec-7 = Secrets : les mains, les cartes piochées, la pioche elle-même, la carte sabordée, et les cartes embarquées tant que tout le monde n’a pas répondu. Publics : la taverne, chaque défausse, le nombre de cartes, les points de chacun.
    .title = Ce qui est secret
corsari-rule-spec-8-4 = La place IA ne sait que ce que sa place peut voir. Elle prend la carte dont elle espère le plus, appareille avec un total bas (plus bas à mesure que la manche avance) et, si elle peut dépasser le déclarant, préfère le total le plus haut.
    .title = La place IA
