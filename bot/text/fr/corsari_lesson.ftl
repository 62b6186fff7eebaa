### Corsari : la leçon. <jeu>-lesson l’ouvre ; chaque autre message explique une chose.

corsari-lesson = À chaque manche, vous rassemblez des cartes, jusqu’à ce que quelqu’un hisse les voiles. Chaque carte qui n’entre dans aucun groupe coûte alors son numéro en points. Vous jouez trois manches contre une IA, et le plus petit score gagne. C’est une partie d’essai : personne d’autre ne la voit.
    .title = Le but
corsari-lesson-table = La première image est la table : la pioche, la défausse et la taverne, une rangée de cartes dont on ne peut prendre que celle du dessus. La seconde image est votre main de 12 cartes. Chaque carte a une couleur et un numéro de 1 à 11. À votre tour, prenez d’abord une carte à la pioche, à la défausse ou à la taverne.
    .title = La table et votre main
corsari-lesson-turn = Vous avez maintenant 13 cartes. Soit vous en défaussez une, et c’est au tour de l’IA. Soit vous hissez les voiles : la manche finit, et tout le monde compte ses points. Votre main indique le total que vous auriez en appareillant maintenant. N’appareillez qu’avec un petit total.
    .title = Défausser, ou hisser les voiles
corsari-lesson-colour = La carte du dessus de la taverne a été prise, et celle d’en dessous a une nouvelle couleur. Les cartes de la couleur de la taverne sont des prisonniers, qui ne coûtent rien. Vos cartes se répartissent peut-être autrement : regardez de nouveau votre total.
    .title = La couleur de la taverne
corsari-lesson-sailing = Quand quelqu’un hisse les voiles, plus personne ne pioche. La personne qui appareille met une carte de côté, qui ne coûte rien, et répartit ses 12 autres cartes. Ensuite, les autres joueurs répartissent leurs 12 cartes.
    .title = Hisser les voiles
corsari-lesson-layout = Vos cartes se répartissent en trois groupes. Les prisonniers ont la couleur de la taverne. L’équipage a deux couleurs au plus et aucun numéro en double. Prisonniers et équipage ne coûtent rien. Toutes les autres cartes sont des clandestins, et chacune coûte son numéro. La répartition proposée ci-dessous est celle qui coûte le moins.
    .title = Prisonniers, équipage et clandestins
corsari-lesson-load = L’IA a hissé les voiles, et vous répartissez aussi vos 12 cartes. Vous pouvez d’abord en ajouter à l’équipage de l’IA : il faut une couleur que cet équipage possède et un numéro qui lui manque. Les cartes ajoutées ne coûtent rien. Si votre total est égal à celui de l’IA ou plus petit, vous la dépassez.
    .title = Appareiller avec les autres
corsari-lesson-safe = Le déclarant est le joueur qui a hissé les voiles. Personne n’a eu un total aussi petit que le sien. Le déclarant marque 0 point, et les autres marquent leur propre total. Les points sont des pénalités : moins il y en a, mieux c’est.
    .title = Un bon moment pour appareiller
corsari-lesson-overtaken = Avec un total égal à celui du déclarant, ou plus petit, on le dépasse. Un dépassement rapporte −10 points. C’est le déclarant qui paie : 10 points, son propre total et les totaux de tous ceux qui l’ont dépassé. N’appareillez donc pas avec un gros total.
    .title = Le dépassement
corsari-lesson-void = La dernière carte de la taverne a été prise. La manche est nulle : personne ne marque rien, et une nouvelle manche commence.
    .title = Une manche nulle
