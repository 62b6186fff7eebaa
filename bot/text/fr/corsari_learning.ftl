### Corsari : conseils pour la première rencontre avec un type de question.

corsari-first-draw = À chaque tour, vous prenez une carte pour former un équipage de deux couleurs sans numéro en double. On ne prend une carte visible que si elle fait baisser le total ; sinon, mieux vaut piocher.
corsari-first-act = Vous avez 13 cartes, une de trop. On défausse le plus souvent un gros numéro qui n’entre dans aucun groupe. Dès que le total est bas, on hisse les voiles, avant les autres.
corsari-first-layout = Vos cartes se répartissent entre équipage, prisonniers et clandestins ; seuls les clandestins coûtent des points. Presque tout le monde prend la meilleure répartition telle quelle.
corsari-first-scuttle = L’une de vos 13 cartes est mise de côté et ne coûte rien. On saborde d’habitude la plus forte des cartes qui seraient des clandestins.
corsari-first-crew = L’équipage ne coûte rien : mettez-y le plus possible de gros numéros. On choisit d’habitude les deux couleurs qui absorbent le plus de points.
corsari-first-load = Quand quelqu’un appareille, tout le monde répartit ses cartes, et vous pouvez en ajouter à son équipage. On prend d’habitude le meilleur embarquement. Si vous pouvez dépasser son total, l’embarquement le plus lourd lui coûte plus cher.
corsari-first-add = Les cartes ajoutées à l’équipage annoncé ne vous coûtent rien. On y ajoute d’habitude toutes celles qui conviennent.
corsari-first-press = Vous avez appareillé sans un seul clandestin, ce qui élimine deux adversaires. On désigne d’habitude ceux qui ont le moins de points, car ce sont les plus proches de la victoire.
corsari-first-orders = Cette consigne répond à votre place quand quelqu’un d’autre appareille : la manche n’a pas à vous attendre. Le total le plus bas est un choix sûr.

## Pourquoi l’IA répond ainsi

corsari-reason-draw_sweeps = Avec cette carte, il ne reste aucun clandestin : total 0.
corsari-reason-draw_known = Cette carte visible mène à un total de { $total }, moins que la pioche en moyenne.
corsari-reason-draw_unknown = La pioche mène en moyenne à un total d’environ { $total }, moins que les cartes visibles.
corsari-reason-void_round = Avec un total de { $total } au tour de table { $lap }, une manche nulle vaut mieux que de continuer.
corsari-reason-empty_tavern = Avec un total de { $total } au tour de table { $lap }, mieux vaut finir la manche : après celle-ci, il reste { $tavern_size } cartes à la taverne, et la dernière l’annule.
corsari-reason-sweep = Sans un seul clandestin, ce départ est un grand chelem.
corsari-reason-low_risk_of_overtake = { $percent ->
        [none] Un total de { $total } au tour de table { $lap } est assez bas : un dépassement est peu probable.
       *[other] Un total de { $total } au tour de table { $lap } est assez bas : il est dépassé { $percent } fois sur 100 environ.
}
corsari-reason-risk_of_overtake = { $percent ->
        [none] Un total de { $total } au tour de table { $lap } est trop haut pour appareiller : un dépassement est probable. Cette défausse coûte le moins.
       *[other] Un total de { $total } au tour de table { $lap } est trop haut pour appareiller : il est dépassé { $percent } fois sur 100 environ. Cette défausse coûte le moins.
}
corsari-reason-wait_for_sweep = Un total de { $total } est si bas qu’il vaut mieux attendre 0, et un grand chelem.
corsari-reason-may_not_sail = On ne peut pas encore appareiller, et cette défausse coûte le moins.
corsari-reason-lowest_total = Aucune autre répartition ne donne un total plus bas que { $total }.
corsari-reason-overtake = Un total de { $total } dépasse encore { $declared }, et ces clandestins sont comptés au déclarant.
corsari-reason-press_leaders = Ces deux-là ont les totaux les plus bas.
