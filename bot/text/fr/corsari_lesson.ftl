### Corsari : la leçon. <jeu>-lesson l’ouvre ; chaque autre message explique une chose.

corsari-lesson = À chaque manche, vous rassemblez des cartes, jusqu’à ce que quelqu’un hisse les voiles. Chaque carte sans place à bord (un clandestin) coûte alors son numéro en points. Mais la personne qui a hissé les voiles ne paie rien si tous les autres totaux sont plus hauts. Les points sont des pénalités : vous jouez trois manches contre une IA, et la personne qui a le moins de points gagne. C’est une partie d’essai : personne d’autre ne la voit.
    .title = Le but
corsari-lesson-table = Sur la table se trouvent la pioche, la défausse et la taverne, une rangée de cartes dont on ne peut prendre que celle du dessus (à droite). Votre main compte 12 cartes. Chaque carte a une couleur et un numéro de 1 à 11. À la fin, vous répartissez votre main en trois groupes :
    - Prisonniers : les cartes de la couleur du dessus de la taverne. Ils ne coûtent rien.
    - Équipage : deux couleurs au plus, et chaque numéro une seule fois. Il ne coûte rien.
    - Clandestins : toutes les autres cartes. Seuls leurs numéros, additionnés, sont votre pénalité.
    À votre tour, prenez d’abord une carte : le dessus de la pioche, la dernière carte défaussée ou le dessus de la taverne.
    .title = La table et votre main
corsari-lesson-turn = Vous avez maintenant 13 cartes. Soit vous en défaussez une, et c’est au tour de l’IA. Soit vous hissez les voiles : la manche finit, et on compare les totaux. Votre total est celui de vos clandestins (les cartes qui ne sont ni prisonniers ni équipage) ; votre main indique ce qu’il serait. S’il est plus bas que celui de l’IA, vous ne prenez aucun point, et l’IA prend son propre total. Sinon, vous prenez plus que votre total. Ne hissez donc les voiles qu’avec un petit total.
    .title = Défausser, ou hisser les voiles
corsari-lesson-colour = La carte du dessus de la taverne a été prise, et celle d’en dessous est d’une autre couleur. Les cartes de la couleur de la taverne sont des prisonniers, qui ne coûtent rien. Vous avez peut-être d’autres prisonniers qu’avant : regardez de nouveau votre total.
    .title = La couleur de la taverne
corsari-lesson-sailing = Quand quelqu’un hisse les voiles, plus personne ne pioche. La personne qui a hissé les voiles, le déclarant, saborde une carte (il la met de côté, face cachée ; elle ne coûte rien) et répartit ses 12 autres cartes en prisonniers, équipage et clandestins. Ensuite, les autres joueurs répartissent leurs 12 cartes.
    .title = Hisser les voiles
corsari-lesson-layout = Vous répartissez vos cartes en trois groupes. Les prisonniers ont la couleur de la taverne. L’équipage a deux couleurs au plus et aucun numéro en double. Prisonniers et équipage ne coûtent rien. Toutes les autres cartes sont des clandestins, et chacune coûte son numéro. La répartition ci-dessous est celle qui coûte le moins ; vous pouvez la confirmer.
    .title = Prisonniers, équipage et clandestins
corsari-lesson-load = L’IA a hissé les voiles, et vous répartissez aussi vos 12 cartes. Vous pouvez d’abord en embarquer (ajouter) dans l’équipage de l’IA : il faut une couleur que cet équipage possède et un numéro qui lui manque. Les cartes embarquées ne coûtent rien. Si votre total est égal à celui de l’IA ou plus petit, vous la dépassez.
    .title = Quand quelqu’un d’autre a hissé les voiles
corsari-lesson-safe = Personne n’a eu un total aussi petit que celui du déclarant, la personne qui a hissé les voiles. Le déclarant ne prend aucun point, et chaque adversaire prend son propre total. Les points sont des pénalités : moins il y en a, mieux c’est.
    .title = Un départ réussi
corsari-lesson-overtaken = Avec un total égal à celui du déclarant, ou plus petit, on le dépasse : les clandestins de qui dépasse ne coûtent rien, et son score baisse de 10 points, ce qui est un gain. C’est le déclarant qui paie : 10 points, plus son propre total, plus le total de chaque personne qui l’a dépassé. Ne hissez donc pas les voiles avec un gros total.
    .title = Le dépassement
corsari-lesson-void = La dernière carte de la taverne a été prise. La manche est nulle : personne ne marque rien, et une nouvelle manche commence.
    .title = Une manche nulle
corsari-lesson-match = Cette leçon a pris fin après trois manches. Une partie normale continue de manche en manche : on est hors course dès que ses points atteignent 101, et la dernière personne en lice gagne. Mais hisser les voiles sans aucun clandestin, avec un total de 0, est un grand chelem : on gagne aussitôt, à n’importe quelle manche et quels que soient les points. Avec un petit total, il peut donc valoir la peine d’attendre, mais quelqu’un d’autre peut réussir son grand chelem avant vous. C’est pourquoi, dans une partie normale, l’IA conseille moins vite que dans cette leçon de hisser les voiles.
    .title = En partie normale : hors course à 101 points ; avec un grand chelem (départ avec un total de 0), victoire immédiate
