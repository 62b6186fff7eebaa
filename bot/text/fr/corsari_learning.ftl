### Corsari : conseils pour la première rencontre avec un type de question.

corsari-first-draw = À chaque tour, vous prenez une carte pour un équipage de deux couleurs sans numéro en double. On prend une carte visible si elle réduit nettement les clandestins (total ou nombre) ; sinon, on pioche.
corsari-first-act = On défausse d’habitude un gros numéro (ni équipage ni prisonnier). { $sails ->
    [false] Dès le deuxième tour, on hisse les voiles si le total est bas
   *[true] Si le total est bas, on hisse les voiles
}{ $sweep ->
    [round] .
    [eliminate_two]  ; très bas, on le garde pour viser 0 (grand chelem, deux éliminations).
   *[match]  ; très bas, on le garde pour viser 0 (grand chelem : partie gagnée).
}
corsari-first-layout = Seuls les clandestins coûtent des points. Presque tout le monde prend la meilleure répartition telle quelle.
corsari-first-scuttle = Vous avez 13 cartes, une de trop. On saborde d’habitude la plus forte des cartes qui seraient des clandestins.
corsari-first-crew = { $within_reach ->
    [true] L’équipage ne coûte rien. On y met d’habitude le plus de points possible ; mais parmi les totaux assez bas pour dépasser, c’est le plus haut qui coûte le plus à la personne dépassée.
   *[none] L’équipage ne coûte rien : mettez-y le plus possible de gros numéros. On choisit d’habitude les deux couleurs qui absorbent le plus de points.
}
corsari-first-load = Une personne a hissé les voiles : répartissez vos cartes ; vous pouvez en embarquer chez elle. On vise d’habitude le plus petit total. Si vous la dépassez, votre total s’ajoute à sa pénalité.
corsari-first-add = Les cartes que vous embarquez ne vous coûtent rien. On embarque d’habitude toutes celles qui conviennent. En cas de dépassement, mieux vaut parfois en garder : la personne dépassée les paie.
corsari-first-press = Vous avez hissé les voiles sans un seul clandestin, ce qui élimine deux adversaires. On désigne d’habitude ceux qui ont le moins de points, car ce sont les plus proches de la victoire.
corsari-first-orders = Cette consigne répond à votre place quand quelqu’un d’autre hisse les voiles. On choisit d’habitude, parmi les totaux assez bas pour dépasser, le plus haut : cette personne le paie.

## Pourquoi l’IA répond ainsi

corsari-reason-draw_sweeps = Avec cette carte, vous n’avez aucun clandestin : un total de 0.
corsari-reason-draw_known = Avec cette carte visible, le total de vos clandestins peut descendre à { $total } après la défausse, { $gap ->
        [same] comme en moyenne avec la pioche, mais avec moins de clandestins.
        [hardly] un peu plus bas qu’avec la pioche en moyenne.
        [lower] plus bas qu’avec la pioche (environ { $other } en moyenne).
       *[none] plus bas qu’avec la pioche en moyenne.
    }{ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
    .keeps = { $colour ->
        [none] {""}
       *[other] {" "}C’est la couleur de la taverne qui compte ; elle est alors { $colour } : l’IA défausserait ensuite la carte prise ({ $card }).
    }{ $leaves ->
        [fewer] {" "}L’IA garderait ensuite un total de { $after }, mais moins de clandestins, ce qui vaut mieux pour la suite.
        [denied] {" "}Défausser { $better } laisserait { $lowest }, mais l’IA garderait un total de { $after }, pour ne pas laisser cette carte à { $opponent }.{ $still ->
            [true] {" "}Même ainsi, il reste moins de clandestins qu’avec une autre carte, ce qui vaut mieux pour la suite.
           *[none] {""}
        }
       *[none] {""}
    }
    .void = { $void ->
        [early] {" "}Prendre la dernière carte de la taverne finirait la manche sans que personne ne marque. L’IA ne le fait qu’à partir de votre { $patience ->
            [9] neuvième
            [10] dixième
            [11] onzième
           *[other] { $patience }ᵉ
        } tour, avec un total au-dessus de { $content } : { $opponents ->
            [1] { $opponent }
           *[other] un adversaire
        } peut réussir un grand chelem avant vous, mais dans les parties d’essai, finir la manche plus tôt n’a pas fait gagner plus souvent.
        [low] {" "}Prendre la dernière carte de la taverne finirait la manche sans que personne ne marque. L’IA ne le fait qu’avec un total au-dessus de { $content } ; le vôtre est de { $held }.
        [never] {" "}Prendre la dernière carte de la taverne finirait la manche sans que personne ne marque. À cette table, l’IA ne le fait jamais.
       *[none] {""}
    }
corsari-reason-draw_fewer = { $rival ->
        [pile] Piocher peut mener en moyenne à un total d’environ { $least }
        [discard] Prendre la carte de la défausse peut mener à un total de { $least }
       *[tavern] Prendre la carte de la taverne peut mener à un total de { $least }
    } { $least ->
        [one] point
       *[other] points
    } de clandestins, { $source ->
        [pile] la pioche à environ { $total } en moyenne. Mais la pioche
        [discard] la carte de la défausse à { $total }. Mais la carte de la défausse
       *[tavern] la carte de la taverne à { $total }. Mais la carte de la taverne
    } laisse moins de clandestins, ce qui aide davantage par la suite. (Il s’agit du total le plus bas possible après la défausse.){ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
corsari-reason-draw_level = { $rival ->
        [pile] Piocher peut mener en moyenne à un total d’environ { $least }
        [discard] Prendre la carte de la défausse peut mener à un total de { $least }
       *[tavern] Prendre la carte de la taverne peut mener à un total de { $least }
    }, et { $source ->
        [pile] la pioche aussi en moyenne. Mais la pioche
        [discard] la carte de la défausse aussi. Mais la carte de la défausse
       *[tavern] la carte de la taverne aussi. Mais la carte de la taverne
    } laisse moins de clandestins, ce qui aide par la suite. (Il s’agit du total le plus bas possible après la défausse.){ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
corsari-reason-draw_unknown = Avec la pioche, le total de vos clandestins serait en moyenne d’environ { $total } après la défausse{ $gap ->
    [same] , comme avec la meilleure carte visible : à égalité, l’IA pioche.
    [hardly] , un peu plus bas qu’avec la meilleure carte visible.
    [lower] , plus bas qu’avec la meilleure carte visible ({ $other }).
    [alone] .
   *[none] , plus bas qu’avec les cartes visibles.
}{ corsari-reason-draw_known.void }
corsari-reason-void_round = À { corsari-reason-may_not_sail.turn } de cette manche, un total de { $total } est si haut qu’une manche nulle vaut mieux que de continuer.
corsari-reason-empty_tavern = À { corsari-reason-may_not_sail.turn } de cette manche, un total de { $total } est si haut que le mieux serait une manche nulle, où personne ne marque de points. La manche est nulle dès que quelqu’un prend la dernière carte de la taverne ; prendre celle du dessus en rapproche : il y resterait { $tavern_size ->
    [one] { $tavern_size } carte
   *[other] { $tavern_size } cartes
}. Votre total serait alors de { $after } au plus bas.
corsari-reason-sweep = Vous n’avez aucun clandestin : hisser les voiles maintenant est un grand chelem{ $sweep ->
    [match] , qui gagne aussitôt la partie.
    [eliminate_two] , qui élimine jusqu’à deux adversaires.
   *[none] .
}
corsari-reason-low_risk_of_overtake = À { corsari-reason-may_not_sail.turn } de cette manche, un total de { $total } est assez bas pour hisser les voiles : { $percent ->
        [none] il est peu probable qu’un adversaire fasse aussi bien ou mieux (un dépassement).
       *[other] { $opponents ->
            [1] { $opponent }
           *[other] un adversaire
        } fait aussi bien ou mieux (un dépassement) { $percent } fois sur 100 environ. Les { $safe } autres fois, vous ne prenez aucun point, et { $opponents ->
            [1] { $opponent }
           *[other] chaque adversaire
        } prend son total. { $sweep ->
            [round] Attendre laisserait à { $opponents ->
                [1] { $opponent }
               *[other] chaque adversaire
            } le temps de faire baisser le sien ou de hisser les voiles en premier, et un total de 0 (grand chelem) ne rapporte rien de plus à cette table.
           *[other] Cela vaut mieux que d’attendre.
        }
}{ $most ->
    [none] {""}
   *[other] {" "}(À ce tour, l’IA hisse les voiles { $span ->
        [range] de { $least } à { $most } ; au-dessous, elle attend un grand chelem{ corsari-reason-risk_of_overtake.unless }.
        [exact] avec { $most } ; au-dessous, elle attend un grand chelem{ corsari-reason-risk_of_overtake.unless }.
       *[none] jusqu’à { $most }.
    })
}{ $stake ->
    [sails] {" "}Mais vous avez { $points } points ; si l’on vous dépasse, vous pourriez atteindre { $limit }, et { corsari-reason-may_not_sail.ends }.
   *[none] {""}
}
corsari-reason-risk_of_overtake = { $percent ->
        [none] À { corsari-reason-may_not_sail.turn } de cette manche, un total de { $total } est trop haut pour hisser les voiles : il est probable qu’un adversaire fasse aussi bien ou mieux (un dépassement)
        [100] À { corsari-reason-may_not_sail.turn } de cette manche, un total de { $total } est trop haut pour hisser les voiles : { $opponents ->
            [1] { $opponent }
           *[other] un adversaire
        } fait presque à coup sûr aussi bien ou mieux (un dépassement)
       *[other] Si vous hissiez les voiles avec un total de { $total } à { corsari-reason-may_not_sail.turn } de cette manche, { $opponents ->
            [1] { $opponent }
           *[other] un adversaire
        } ferait aussi bien ou mieux (un dépassement) { $percent } fois sur 100 environ
    }{ $lap ->
        [1] { corsari-reason-risk_of_overtake.price }
        [none] { corsari-reason-risk_of_overtake.price }
       *[other] {""}
    }. { corsari-reason-risk_of_overtake.wins }Mieux vaut attendre : { $hope ->
        [void] la manche peut encore être nulle (dès que quelqu’un prend la dernière carte de la taverne), et alors personne ne marque.
        [true] votre total peut encore baisser, peut-être même jusqu’à 0 (un grand chelem).
       *[none] votre total peut encore baisser.
    } { $late ->
        [true] Si tard dans la manche, l’IA ne hisse les voiles qu’avec 0 (grand chelem){ corsari-reason-risk_of_overtake.unless }. { corsari-reason-risk_of_overtake.tried }
        [lead] Si tard dans la manche, l’IA ne hisse les voiles qu’au-dessous de { $least }, même avec votre avance de { $lead } points. { corsari-reason-risk_of_overtake.tried }
        [false] À ce tour, l’IA ne hisse les voiles qu’avec { $span ->
            [range] { $least } à { $most } (au-dessous, elle attend un grand chelem{ corsari-reason-risk_of_overtake.unless })
            [exact] { $most } (au-dessous, elle attend un grand chelem{ corsari-reason-risk_of_overtake.unless })
           *[none] { $most } ou moins
        }{ $lead ->
            [none] {""}
            [0] {""}
           *[other] , même avec votre avance de { $lead } points
        }.{" "}
       *[none] {""}
    }{ corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ $hope ->
        [void] {""}
       *[other] { corsari-reason-risk_of_overtake.tavern }
    }
    .price = {" "}; vous paieriez alors 10 points, plus votre total et { $opponents ->
        [1] celui de { $opponent }
       *[other] celui de chaque personne qui vous dépasse
    }
    .wins = { $wins ->
        [true] { $percent ->
            [none] {""}
            [100] {""}
           *[other] Les autres fois, vous gagneriez aussitôt la partie.{" "}
        }
       *[none] {""}
    }
    .tried = Dans les parties d’essai, attendre a fait gagner plus souvent.{" "}
    .unless = { $clear ->
        [none] {""}
        [0] {""}
       *[other] , sauf avec au moins { $clear } points d’avance{ $opponents ->
            [1] {""}
           *[other] {" "}sur chaque adversaire
        }
    }
    .tavern = { $tavern_left ->
        [1] {" "}Il ne reste qu’une carte à la taverne ; si quelqu’un la prend, la manche est nulle.
        [2] {" "}Il ne reste que deux cartes à la taverne ; une fois les deux prises, la manche est nulle.
       *[none] {""}
    }
corsari-reason-finish = Si { $opponents ->
        [1] { $opponent }
       *[other] personne
    } ne vous dépasse{ $opponents ->
        [1] {" "}pas
       *[other] {""}
    }, hisser les voiles maintenant vous fait gagner la partie : { $opponents ->
        [1] { $opponent } atteint
       *[other] tous les autres atteignent
    } { $limit } points. Avec un total de { $total } à { corsari-reason-may_not_sail.turn } de cette manche, { $percent ->
        [none] un dépassement est peu probable.
       *[other] on ne vous dépasse que { $percent } fois sur 100 environ.
    }{ $stake ->
        [sails] {" "}Mais vous avez { $points } points ; si l’on vous dépasse, vous pourriez atteindre { $limit } à votre tour, et { corsari-reason-may_not_sail.ends }.
       *[none] {""}
    }
corsari-reason-lead = Vous avez { $lead } points d’avance : le plus à craindre est un grand chelem adverse, et attendre le vôtre laisse { $opponents ->
        [1] à { $opponent }
       *[other] à chaque adversaire
    } le temps de réussir le sien. Si vous hissez les voiles maintenant avec un total de { $total }, on vous dépasse { $percent } fois sur 100 environ, sans que cela puisse vous éliminer. Sinon, vous ne prenez aucun point, et { $opponents ->
        [1] { $opponent }
       *[other] chaque adversaire
    } prend son total.
corsari-reason-wait_for_sweep = Si vous hissiez les voiles maintenant, votre total serait de { $total }, si bas qu’il vaut la peine d’attendre 0, un grand chelem{ corsari-reason-wait_for_sweep.wins }. { corsari-reason-wait_for_sweep.chances }{ $rivals ->
    [none] {""}
   *[other] {" "}Hisser les voiles maintenant { $wins ->
        [true] vous ferait gagner aussitôt la partie
       *[none] ferait seulement prendre des points { $opponents ->
            [1] à { $opponent }
           *[other] aux autres
        }
    }, ou vous en coûterait{ $loss ->
        [none] {""}
       *[other] {" "}{ $loss } ou plus
    } si l’on vous dépasse : { $percent } fois sur 100 environ.
} { corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ corsari-reason-risk_of_overtake.tavern }
    .wins = { $sweep ->
        [match] , qui gagne la partie
        [eliminate_two] , qui élimine jusqu’à deux adversaires
       *[none] {""}
    }
    .chances = { $tavern_left ->
        [1] { corsari-reason-wait_for_sweep.first }
        [2] { corsari-reason-wait_for_sweep.first }
       *[other] { $rivals ->
            [none] { corsari-reason-wait_for_sweep.first }
           *[other] Sur 100 manches de ce genre, vous le réussissez dans { $own } environ, et { $opponents ->
                [1] { $opponent }
               *[other] un adversaire
            } le réussit avant vous dans { $rivals } environ{ $rest ->
                [none] .
                [0] .
               *[other] {"\u202F"}; les autres manches finissent sans grand chelem.
            }
        }
    }
    .first = { $opponents ->
        [none] Un adversaire
        [1] { $opponent }
       *[other] Un adversaire
    } peut réussir le sien avant vous.
corsari-reason-wait_in_danger = Si vous hissiez les voiles maintenant avec { $total }, { $opponents ->
    [1] { $opponent }
   *[other] un adversaire
} vous dépasserait { $percent } fois sur 100 environ{ $loss ->
    [none] {""}
   *[other] , et vous prendriez { $loss } points ou plus
}. { corsari-reason-risk_of_overtake.wins }L’IA attend plutôt 0, un grand chelem{ corsari-reason-wait_for_sweep.wins }. { corsari-reason-wait_for_sweep.chances } Si { $opponents ->
    [1] { $opponent }
   *[other] quelqu’un d’autre
} hisse les voiles, un petit total vous coûte peu. Dans les parties d’essai, attendre a fait gagner plus souvent. { corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ corsari-reason-risk_of_overtake.tavern }
corsari-reason-may_not_sail = On ne peut pas encore hisser les voiles. { corsari-reason-may_not_sail.leaves }
    .turn = votre { $lap ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
        [11] onzième
        [12] douzième
       *[other] { $lap }ᵉ
    } tour
    .ends = { $end ->
        [first_bust] la partie finirait là
       *[last_standing] vous seriez hors course
    }
    .stake = { $stake ->
        [none] {""}
        [sails] Vous avez { $points } points : si vous hissiez les voiles et que l’on vous dépasse, vous atteindriez { $limit }, et { corsari-reason-may_not_sail.ends }.{" "}
        [waits] Mais vous avez { $points } points : si quelqu’un d’autre hisse les voiles et que vous ne le dépassez pas, vous pourriez atteindre { $limit }, et { corsari-reason-may_not_sail.ends }.{" "}
       *[both] Vous avez { $points } points : si vous hissiez les voiles et que l’on vous dépasse, vous atteindriez { $limit }, et { corsari-reason-may_not_sail.ends }. Cela peut aussi arriver si quelqu’un d’autre hisse les voiles et que vous ne le dépassez pas.{" "}
    }
    .leaves = { $leaves ->
        [lowest] Cette défausse laisse le total le plus bas : { $after }.
        [fewer] Cette défausse laisse un total de { $after } (sans { $better }, ce serait { $lowest }), mais moins de clandestins, ce qui vaut mieux pour la suite.
        [denied] Cette défausse laisse un total de { $after }. Défausser { $better } laisserait { $lowest }, mais cette carte servirait sans doute plus à { $opponent }, à en juger par les cartes qu’on l’a vu prendre et défausser.
       *[none] Cette défausse vous laisse les meilleures chances.
    }
corsari-reason-hard_to_overtake = { $sweep ->
    [match] Vous n’avez aucun clandestin : confirmez cette répartition, et le grand chelem gagne aussitôt la partie.
    [eliminate_two] Vous n’avez aucun clandestin : confirmez cette répartition, et le grand chelem élimine jusqu’à deux adversaires.
   *[none] Plus votre total est petit, plus il est difficile de vous dépasser.
}
corsari-reason-lowest_total = Ce choix donne un total de { $total }, le plus bas possible.
corsari-reason-overtake = Votre total de { $total } est { $level ->
    [true] égal au
   *[false] plus bas que le
} total de la personne qui a hissé les voiles : { $declarer ->
    [none] vous la dépassez, et elle
   *[other] vous dépassez { $declarer }, qui
} paie vos clandestins.
corsari-reason-press_leaders = Ces deux-là ont le moins de points.
