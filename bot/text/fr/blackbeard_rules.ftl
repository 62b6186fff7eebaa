### Barbe Noire 2 : des résumés de toutes les règles pour /rules.

## Chapitres

blackbeard-chapter-BN-2 = Ce que tout le monde voit
blackbeard-chapter-BN-4 = La mise en place
blackbeard-chapter-BN-5 = Les pirates et leurs navires
blackbeard-chapter-BN-6 = Le déplacement
blackbeard-chapter-BN-7 = Le tour
blackbeard-chapter-BN-8 = La recherche en mer
blackbeard-chapter-BN-9 = Les marchands et les prises
blackbeard-chapter-BN-10 = Les affaires au port
blackbeard-chapter-BN-11 = L’attaque des ports
blackbeard-chapter-BN-12 = Pirate contre pirate (avec les rivaux)
blackbeard-chapter-BN-13 = Dommages, blessures et chasseurs
blackbeard-chapter-BN-14 = Les navires de guerre (avec les chasseurs)
blackbeard-chapter-BN-15 = Les réparations
blackbeard-chapter-BN = Les lettres de marque
blackbeard-chapter-BN-16 = La notoriété
blackbeard-chapter-BN-17 = La popularité et la mutinerie
blackbeard-chapter-BN-18 = La retraite et la fin de la partie
blackbeard-chapter-BN-19 = Les duels (avec les rivaux)
blackbeard-chapter-BN-20 = Les alliances (avec les rivaux)
blackbeard-chapter-BN-21 = L’astuce
blackbeard-chapter-BN-22 = Les événements aléatoires

## Ce que tout le monde voit

blackbeard-rule-BN-2-5 = Public : navires, cales, dommages, blessures, notoriété, popularité, trésor de cabine, otages, informations, équipement et jetons. Secret : les ordres et les consignes permanentes, le dé de mouvement jusqu’à la révélation des ordres et, sauf accord de la table, le montant des trésors de refuge. L’identité d’un gouverneur face cachée n’est connue que du joueur qui l’a placé, si la table permet de regarder ; celle d’un marchand face cachée, de personne.
    .title = Public et secret

## La mise en place

blackbeard-rule-BN-4-1 = À deux ou trois, seuls l’Atlantique Nord et les Caraïbes sont en jeu ; à quatre ou cinq, les quatre mers. La table peut en convenir autrement. Une mer qui n’est pas en jeu n’existe pas : si un dé ou une carte la désigne, on relance ou on tire de nouveau.
    .title = Les mers en jeu
blackbeard-rule-BN-4-2 = On mélange les pirates, les cartes Action et tous les pions, et chacun reçoit un pirate au hasard. Vous disposez de 3 pirates par partie, ou de 1 à 4 si la table en convient. Les suivants ne viennent que pour commander une prise (BN 9.24) ou remplacer un pirate perdu (BN 17.4).
    .title = Votre premier pirate
blackbeard-rule-BN-4-3 = Chacun tire 5 gouverneurs (4 à cinq joueurs) et place chacun d’eux face cachée dans un port différent, jamais dans un port pirate. Sur les 24 gouverneurs, 8 sont anti-pirates et 16 pro-pirates. Tous choisissent en même temps : si plusieurs veulent le même port, le plus haut d66 (deux dés lus comme un nombre de 11 à 66) l’obtient, et les gouverneurs des autres vont dans les ports libres suivants, par numéro.
    .title = Placer les gouverneurs
blackbeard-rule-BN-4-31 = Avec les chasseurs en jeu : un corsaire du Roi n’entre pas dans un port dont le gouverneur, face visible, est pro-pirate. Si ce gouverneur n’est retourné qu’à son entrée, le corsaire du Roi est rejeté dans une case de mer voisine.
    .title = Ports pro-pirates
blackbeard-rule-BN-4-32 = Un port est anti-pirate pour vous s’il a un gouverneur anti-pirate face visible ou si vous êtes l’ennemi de sa nation. Vous ne pouvez pas y entrer, sauf pour l’attaquer ou le mettre à sac, pour y reprendre votre trésor ou pour prendre votre retraite dans votre propre Refuge. Une lettre de marque de sa nation le rend neutre pour vous (BN E2).
    .title = Ports anti-pirates
blackbeard-rule-BN-4-33 = Un port sans gouverneur est neutre : vente sans majoration, radoub de 1 point, débauche, mise en carène, lettre de marque à 100 × un dé. On ne peut pas y prendre sa retraite.
    .title = Ports neutres
blackbeard-rule-BN-4-34 = Quand vous entrez dans un port dont le gouverneur est face cachée, on le retourne. S’il est pro-pirate, vous restez ; s’il est anti-pirate, vous êtes chassé (BN 13.5), à moins que BN 4.32 ne vous laisse entrer. Si vous attaquez le port, on ne le retourne qu’après. Si vous êtes l’ennemi de la nation, le port vous est fermé quel que soit le gouverneur.
    .title = Gouverneurs face cachée
blackbeard-rule-BN-4-35 = Six gouverneurs pro-pirates vendent des extras à 1 000 doublons pièce, si le port est pro-pirate ou Refuge pour vous. Une case blanche : voilure chez Richardson (et +1 en vitesse, jusqu’à +3), coque chez Carr (et une cale de plus), gouvernail chez Eden, canons chez Beeston (et +1 en combat), équipage chez Markham. Elle encaisse le premier point de dommage de sa section sans autre effet, puis disparaît ; on peut en racheter une. Richier vend un animal domestique, qui prend une blessure à votre place et meurt, et un tatouage : +1 en endurance dans les duels.
    .title = Trafiquants et animaux
blackbeard-rule-BN-4-4 = Au début, 5 marchands par joueur, sur 32 en tout, vont face cachée sur les voies maritimes désignées par des cartes Action ; * désigne une voie tirée au d66. Plusieurs peuvent partager une voie.
    .title = Les marchands sur les voies
blackbeard-rule-BN-4-41 = S’il faut placer un marchand et que la réserve est vide, on lance d’abord un dé : pair, tous les marchands des rangées paires retournent à la réserve ; impair, tous ceux des rangées impaires.
    .title = Plus de marchands

## Les pirates et leurs navires

blackbeard-rule-BN-5-11 = Un pirate a autant de jetons que sa compétence, pour toute sa carrière. Un jeton paie une action supplémentaire après les opérations de tous : un nouveau dé de mouvement, un déplacement et une opération, mais pas de réparation de fortune. Un pirate qui a déclaré une débauche, ou qui vient d’entrer en jeu, ne peut pas en dépenser. Ceux qui en ont dépensé un, ou qu’on a attaqués, interceptés ou poursuivis, peuvent recommencer, jusqu’à ce que plus personne n’en dépense.
    .title = Compétence et jetons
blackbeard-rule-BN-5-12 = La cruauté est la notoriété que rapporte chaque marchand capturé, et le chiffre à comparer au dé de la torture. Chaque jeton de blessure l’augmente de 1, et elle ne baisse jamais.
    .title = Cruauté
blackbeard-rule-BN-5-13 = Le charisme décide des mutineries (BN 17.3). Chaque jeton de blessure le réduit de 1, le scorbut du pirate de 2, comme toutes les caractéristiques sauf la cruauté.
    .title = Charisme
blackbeard-rule-BN-5-14 = Un pirate peut user d’astuce autant de fois dans sa carrière que l’indique sa carte, pour relancer l’un de ses propres jets (BN 21.1). Les blessures réduisent ce nombre.
    .title = Astuce
blackbeard-rule-BN-5-21 = Le combat vaut 6 pour un sloop, 5 pour une goélette, 8 pour un brigantin, 10 pour un trois-mâts. Il perd 2 par point de dommage aux canons, 1 par point de dommage à l’équipage et par blessure incapacitante non guérie, sans descendre sous 0. Avec un combat de 0, on peut encore se battre.
    .title = Combat
blackbeard-rule-BN-5-22 = La vitesse est de +3 pour un sloop ou une goélette, de +1 pour un brigantin, de 0 pour un trois-mâts. Elle perd 3 par point de dommage à la voilure, 1 par point de dommage à la coque ou à l’équipage et par blessure incapacitante non guérie. Sous −5, ou quand la voilure ne peut plus subir de dommage, le navire est immobilisé : il ne navigue plus et, en mer, il dérive d’une case à la fin d’un tour sur deux. Un dé donne la direction (1 au nord, puis dans le sens horaire) ; il reste sur place si la terre ou le bord de la carte l’arrête.
    .title = Vitesse et dérive
blackbeard-rule-BN-5-24 = Avec les chasseurs en jeu : une goélette non ancrée dans une case côtière lance un dé avant l’interception. S’il dépasse la vitesse du chasseur, celui-ci ne peut pas l’intercepter de ce tour.
    .title = Évasion

## Le mouvement

blackbeard-rule-BN-6-1 = Jeter ou lever l’ancre, entrer dans le port de sa case ou en sortir ne coûte aucun déplacement ; un navire immobilisé le peut aussi. On ne s’ancre que dans les cases côtières et les ports. Dans un port, sans ancrage, on ne peut ni acheter, ni vendre, ni réparer, ni guérir.
    .title = Ancre et rade
blackbeard-rule-BN-6-2 = Vous parcourez au plus dé de mouvement + vitesse cases, au moins 1, et pouvez vous arrêter avant ; chaque case coûte 1. La grande voile ajoute 2, le sextant jusqu’à 6 si le déplacement finit dans un port (BN 10.22). Vous seul voyez votre dé jusqu’à la révélation des ordres.
    .title = La distance parcourue
blackbeard-rule-BN-6-3 = Un navire coule quand sa voilure, sa coque, son gouvernail, ses canons et son équipage ne peuvent plus subir de dommage : 13 points en tout pour un sloop, 14 pour une goélette ou un brigantin, 15 pour un trois-mâts, plus les cases blanches. Le capitaine et les otages se noient. Autant de ses marchandises qu’en indique un dé, mais pas l’or, flottent dans la case en caisses à la dérive ; leur propriétaire les choisit. Tout navire qui passe les embarque tant qu’il a de la place.
    .title = Naufrage et caisses à la dérive
blackbeard-rule-BN-6-4 = On passe d’une case à une case voisine, jamais par la terre, ni entre deux cases côtières qui ne se touchent que par la terre, comme La Havane et La Mazana. Un gouvernail endommagé limite vos directions (BN 13.8).
    .title = Où l’on navigue
blackbeard-rule-BN-6-5 = Avec les chasseurs en jeu : un chasseur se déplace sans dé, d’autant de cases que sa vitesse au plus. Les corsaires du Roi ne bougent qu’au tour qui suit une carte Action qui les appelle, ou quand un événement aléatoire en fait agir un ; les navires de guerre bougent à chaque tour. Passer d’une zone à l’autre, ou en sortir, est un déplacement entier ; un chasseur n’entre dans une zone que lors d’un événement aléatoire.
    .title = Mouvement des chasseurs
blackbeard-rule-BN-6-51 = Avec les chasseurs en jeu, en mer seulement : un chasseur peut vous intercepter quand vous êtes dans la même case. Vous lancez un dé + vitesse (à l’ancre, la vitesse compte 0 ; −2 après une débauche ; en carène, le dé seul, sans rien ajouter ni retirer), lui un dé. Si vous faites plus, vous poursuivez votre route ou, s’il est venu à vous, vous l’attaquez ou l’évitez ; sinon votre déplacement et votre opération s’arrêtent et il peut attaquer.
    .title = Interception
blackbeard-rule-BN-6-6 = Entrer dans une zone depuis une case fléchée, passer à la zone suivante ou sortir sur une case fléchée prend tout le déplacement, sans dé ; il faut y commencer le tour. Les zones forment une chaîne, de T1 à T6 : T1 donne sur l’Atlantique Nord et les Caraïbes, T3 sur la Côte Dorée, T6 sur l’océan Indien. Dans une zone, personne ne se rencontre et on ne peut faire que des réparations de fortune. En arrivant sur une case fléchée, vous pouvez attaquer, mais pas faire de recherche.
    .title = Zones de transit
blackbeard-rule-BN-6-7 = Vous pouvez entrer dans un port pirate, dans votre Refuge, dans un port pro-pirate ou neutre, et dans un port dont le gouverneur est face cachée (BN 4.34). BN 4.32 dit quand un port anti-pirate s’ouvre à vous. Un port détruit, ou dont on vous a chassé (BN 13.5), est fermé.
    .title = Entrer dans un port
blackbeard-rule-BN-6-8 = Si quelqu’un a demandé à parlementer dans ses ordres, les navires de joueurs différents dans une même case peuvent marchander à la fin du tour, sauf en zone de transit. Chacun fait jusqu’à 3 offres et en accepte au plus une par partenaire. On échange marqueurs d’or, marchandises, équipement, otages, animaux, argent de la cabine (5 000 au plus par cabine), et un navire contre un autre ; jamais une lettre de marque. Les promesses n’engagent à rien.
    .title = Le marchandage

## Le tour

blackbeard-rule-BN-7-1 = Chacun donne ses ordres en secret, en même temps, et on les révèle ensemble : tous les pirates se déplacent d’abord, puis tous font leur opération. S’il importe de savoir qui passe d’abord (même marchand, mêmes caisses, même port, même lettre), les joueurs concernés lancent un d66 (de 11 à 66), relancé en cas d’égalité ; le plus haut passe le premier. Le poursuivant qui gagne ce jet se déplace après sa proie, jusqu’à sa nouvelle case s’il peut l’atteindre ; celui qui perd fait route vers la case où elle était. Les consignes permanentes règlent ce qui survient en route.
    .title = Tous à la fois
blackbeard-rule-BN-7-2 = Le premier joueur choisit un port de l’Atlantique Nord sans gouverneur ou au gouverneur pro-pirate face visible. Les ports sont numérotés le long des côtes. L’un après l’autre, les autres joueurs choisissent les petits ou les grands numéros : leur Refuge est le premier port libre de cette sorte, en comptant vers le bas ou vers le haut à partir des Refuges déjà pris (66 et 11 se suivent). Un port pirate, détruit ou déjà Refuge d’un autre ne convient jamais ; si l’Atlantique Nord n’en a aucun de valable, toute mer en jeu convient et, s’il n’y en a nulle part, on commence dans le port pirate au plus petit numéro. Vous y êtes ancré avec un sloop, 7 points de popularité, 0 point de notoriété et pas d’argent.
    .title = Choisir un Refuge
blackbeard-rule-BN-7-3 = Les ordres ; les déplacements ; les opérations ; les actions supplémentaires, une par jeton dépensé (BN 5.11) ; les dés de fin de tour ; le marchandage ; une carte Action. Les dés de fin de tour concernent cargaison dangereuse, voies d’eau, réparations de fortune et dérive ; ensuite les blessures guérissent. La carte est tirée pour le pirate le plus notoire, au d66 en cas d’égalité (BN 7.33). Quand la pioche est vide, on remélange la défausse.
    .title = L’ordre du tour
blackbeard-rule-BN-7-32 = À chaque tour, un pirate fait une opération, le plus souvent après un déplacement : recherche, attaque d’un marchand, affaires au port, radoub, guérison, attaque ou mise à sac d’un port, retraite ; la mise en carène et la réparation de fortune, seulement sans déplacement. Si elle est devenue impossible le moment venu, elle est perdue sans pénalité. Le tour où il entre en jeu, un pirate ne fait rien d’autre.
    .title = Les opérations
blackbeard-rule-BN-7-33 = Retirer les marchands pairs ou impairs : tous ceux des cases dont la rangée est paire ou impaire retournent à la réserve, même identifiés. Tirer un ou deux marchands : chacun va face cachée sur la voie d’une autre carte. Les cartes Action sur les chasseurs ou les événements aléatoires restent sans effet si ceux-ci ne sont pas en jeu.
    .title = Les marchands vont et viennent
blackbeard-rule-BN-7-34 = Avec les chasseurs en jeu : cette carte Action donne à chaque navire de guerre un déplacement de plus. S’il n’y en a pas en jeu, un navire de guerre arrive sur une voie maritime au hasard, contre le pirate le plus notoire.
    .title = Carte Action : les navires de guerre
blackbeard-rule-BN-7-35 = Avec les chasseurs en jeu : après cette carte Action, tous les corsaires du Roi agissent au tour suivant, ou aussitôt si la table l’a choisi. Les autres tours, ils ne bougent pas.
    .title = Carte Action : les corsaires du Roi
blackbeard-rule-BN-7-36 = Avec les chasseurs en jeu : après cette carte Action, tous les navires de guerre poursuivent le pirate le plus notoire ; ceux de son propre joueur passent au joueur à sa droite. S’il n’y en a pas en jeu, un navire de guerre vient aussitôt à lui. Si la table l’a choisi, tous retournent d’abord à la réserve, et il en vient un dans tous les cas.
    .title = Carte Action : le plus notoire

## La recherche en mer

blackbeard-rule-BN-8 = Une recherche montre ce qui navigue dans votre case : on tire une carte Action et on lit sa ligne, case côtière ou pleine mer. Elle amène des marchands (BN 8.13), une tempête (BN 8.11), un navire de guerre si les chasseurs sont en jeu, ou rien.
    .title = Ce que fait une recherche
blackbeard-rule-BN-8-1 = Il faut être en mer, ni ancré ni dans une zone, et avoir parcouru dans ce déplacement toutes les cases permises. Une longue-vue, qui s’use ainsi, permet de tirer une deuxième carte et de garder la meilleure.
    .title = Quand chercher
blackbeard-rule-BN-8-11 = Une tempête éclate autour d’un navire du joueur qui l’a tirée, à son choix ; un dé dit jusqu’où. 1 : ce navire seul. 2 à 5 : tout navire à cette distance en cases, même par-dessus la terre, même au port ; autour d’un navire en zone, les navires de cette zone. 6 : tout navire en mer dans la même mer et dans les zones qui y donnent. Les marchands et les navires de guerre pris dedans retournent à la réserve.
    .title = Tempêtes
blackbeard-rule-BN-8-112 = Dans une case côtière, hors d’un port : 1 voilure et 1 coque. En pleine mer, dans une zone, au port ou en carène : 1 voilure. Si une section est pleine, une autre prend le point ; le navire peut couler. Ce n’est pas un combat : aucune popularité perdue, sauf avec l’équipage, et l’astuce n’y peut rien.
    .title = Dommages des tempêtes
blackbeard-rule-BN-8-12 = Avec les chasseurs en jeu : un navire de guerre apparaît dans votre case, vous prend pour cible et tente aussitôt de vous intercepter. Le joueur à votre droite le dirige.
    .title = Navire de guerre trouvé
blackbeard-rule-BN-8-13 = Un ou deux marchands sont placés face cachée dans votre case. Vous pouvez en inspecter un et l’attaquer aussitôt, dans la même opération (BN 9.12).
    .title = Marchands trouvés

## Les marchands et les prises

blackbeard-rule-BN-9-12 = Vous inspectez au hasard l’un des marchands face cachée de votre case, ou vous en prenez un identifié qui n’est pas attaché à un autre pirate. Tous voient sa défense, sa nation et son navire ; il vous reste attaché jusqu’à ce que vous quittiez la case. Si vous renoncez alors à l’attaquer : −1 en notoriété et −1 en popularité.
    .title = Inspecter un marchand
blackbeard-rule-BN-9-21 = Votre combat + 2 dés + 1 dé par marqueur d’armes utilisé, contre sa défense (de 2 à 8) + 2 dés. Plus : capturé. Égal : il reste, et vous pouvez l’attaquer encore dans une autre opération. Moins : il s’échappe vers la réserve, −1 en notoriété, et −1 en popularité aussi s’il ne vous manquait que 1 ou 2.
    .title = Attaquer un marchand
blackbeard-rule-BN-9-211 = Avant les dés, vous pouvez dépenser des marqueurs d’armes de vos cales : chacun ajoute un dé à l’attaque d’un marchand ou d’un port.
    .title = Utiliser des armes
blackbeard-rule-BN-9-212 = Si l’attaque est trop faible, le marchand s’échappe vers la réserve et vous perdez 1 point de notoriété ; s’il ne manquait que 1 ou 2, 1 point de popularité aussi.
    .title = Un marchand qui s’échappe
blackbeard-rule-BN-9-22 = Attaquer un marchand ou un port, avec ou sans succès, fait de vous l’ennemi de sa nation pour toujours. Ses ports sont anti-pirates pour vous, votre lettre de marque de cette nation est annulée, et un Refuge qui s’y trouve n’en est plus un ; son trésor reste à vous, et vous pouvez encore y entrer pour le reprendre ou pour la retraite. Attaquer un marchand de nation non identifiée ne fait aucun ennemi.
    .title = Ennemi d’une nation
blackbeard-rule-BN-9-23 = Chaque nouvelle attaque du même marchand est une autre opération. Les tentatives comptent tant que vous restez dans la case : une capture à la deuxième rapporte 1 point de notoriété en plus, à la troisième ou après 2 de plus.
    .title = Attaquer encore
blackbeard-rule-BN-9-24 = Après une capture, sauf pour une corvette, on lance un dé : sur 6, la coque peut naviguer, sans dommage. Vous pouvez y passer avec tout ce qui tient dedans, et l’ancien navire est sabordé. Ou vous la confiez à un nouveau pirate à vous, s’il vous en reste un et une place en jeu (3 à la fois, sauf accord) : il commence là, en mer, avec son propre Refuge, et agit dès le tour suivant. Pas plus de 4 navires d’un même type en jeu ; les sloops sont illimités.
    .title = Le navire d’une prise
blackbeard-rule-BN-9-27 = La carte tirée pour une prise donne de 0 à 7 000 doublons en or, selon la mer et la défense (2–4, 5–6, 7–8) ; puis viennent les marchandises et les passagers. Une cale contient 4 marqueurs, équipement compris, sauf accord de la table. Vous pouvez en refuser une partie, ou jeter autre chose par-dessus bord pour faire de la place.
    .title = Cargaison et cales
blackbeard-rule-BN-9-271 = Un dé donne le nombre de marchandises d’une prise ; puis un dé pour chacune dit laquelle, selon la mer et la défense. Certaines sont de l’or, qui vaut de 50 à 1 000. Les marqueurs d’or (5, 10, 50, 100, 500, 1 000) ne se divisent ni ne se changent et, à bord, ne paient rien ; un reste inférieur à 5 est perdu. On peut jeter de la cargaison à tout moment.
    .title = Marchandises et marqueurs d’or
blackbeard-rule-BN-9-272 = Un dé à la fin de chaque tour, par cale et par danger. Armes avec alcool, ou or avec drogues : sur 1, le navire subit un dé de dommages, la coque d’abord, le reste selon vos consignes. Êtres vivants qui partagent leur cale, ou qui ne sont pas dans la première cale utilisable : sur 1 ou 2, la cale est dévastée avec tout son contenu, et sur 2 vous perdez aussi 1 équipage. Une cale dévastée resservira quand la coque sera intacte.
    .title = Cargaison dangereuse
blackbeard-rule-BN-9-274 = Un d66 par prise. 11 : des bêtes sauvages, 1 équipage perdu. 12–41 : personne. 42–54 : un otage d’un port (BN 9.2741). 55 et 61–63 : un proche du pirate le plus notoire du joueur à votre gauche ; 56 et 64–66 : à votre droite ; personne, si ce joueur n’a pas de pirate en jeu. Chaque otage rapporte 1 point de notoriété.
    .title = Passagers et otages
blackbeard-rule-BN-9-2741 = Pour un otage, une carte désigne le port d’origine : 42–46 dans l’Atlantique Nord, 51–52 les Caraïbes, 53 la Côte Dorée, 54 l’océan Indien ; si cette mer n’est pas en jeu, l’Atlantique Nord. Sur *, le joueur à votre droite choisit. Un proche vit dans le Refuge de ce pirate (55, 56) ou à bord de son navire (61–66).
    .title = Le port d’origine d’un otage
blackbeard-rule-BN-9-2742 = Seulement au tour de la capture, une fois par otage : +1 en popularité, et un dé. Sous votre cruauté, l’otage parle et meurt ; égal, il parle et vit ; au-dessus, il se tait. Chaque information utile sur un port ajoute un dé à vos attaques de ce port, mais pas à sa mise à sac. Elle est perdue quand un autre pirate attaque ce port avant vous, quand son gouverneur est remplacé ou quand vous quittez le jeu.
    .title = Torture et informations
blackbeard-rule-BN-9-28 = Après une prise, ou au port, vous pouvez laisser l’équipage à la débauche : +1 en popularité, et +1 par marqueur d’alcool à bord ; tout est bu. Vous pouvez y ajouter des drogues, +1 chacune. Le pirate perd alors son prochain tour ; jusqu’à la fin de celui-ci, ses dés comptent 2 de moins dans les combats navals et les interceptions.
    .title = Débauche
blackbeard-rule-BN-9-281 = Avec les rivaux en jeu : si le pirate d’un autre joueur est dans votre case ou une case voisine quand vous déclarez une débauche, vous devez en défier un en duel.
    .title = Duel après une débauche
blackbeard-rule-BN-9-282 = Si la carte d’une prise dit débauche, l’équipage y tient, même si vous refusez la cargaison. Refuser la débauche coûte 1 point de popularité.
    .title = Débauche obligatoire

## Les affaires au port

blackbeard-rule-BN-10-1 = Ancré dans un port, vous pouvez en une seule opération, dans cet ordre : vendre, libérer des otages contre rançon, acheter une lettre de marque, soudoyer, acheter de l’équipement, faire une débauche. Ventes et rançons : +20 % dans votre Refuge, +10 % dans un port pro-pirate, −20 % dans un port pirate, rien dans un port neutre. La majoration est arrondie au doublon le plus proche, un demi vers le bas. Dans un port anti-pirate, on ne peut rien faire.
    .title = Les affaires au port
blackbeard-rule-BN-10-11 = Une vente vide toutes les cales : chaque marqueur est vendu ou perdu, mais l’équipement et les otages restent. On ne vend qu’une fois entre l’entrée au port et la sortie. Le produit de la vente va dans la cabine ; ce qui dépasse 5 000 est perdu mais, dans votre Refuge, rejoint le trésor.
    .title = Tout vendre
blackbeard-rule-BN-10-21 = Après une vente ou une rançon dans un port pirate, la débauche est obligatoire (BN 9.282) ; dans votre Refuge, un port pro-pirate ou neutre, elle est libre. Ensuite, on lance le dé de la taverne (BN 10.211).
    .title = Débauche au port
blackbeard-rule-BN-10-211 = Un dé pour l’équipage à terre. Dans votre Refuge : sur 1 vous perdez 1 équipage, sur 5–6 jusqu’à 2 sont réparés. Dans un port pirate : 1, et 4–6 pour 2. Dans un port pro-pirate : 1–2, et 5–6 pour 2. Dans un port neutre : 1–3, et 5–6 pour 1.
    .title = La taverne
blackbeard-rule-BN-10-22 = Les ports pirates vendent un exemplaire de chaque ; chacun prend une place dans une cale. 500 doublons, un seul usage : grande voile (+2 en vitesse ce tour), sextant (jusqu’à 6 cases de plus pour un déplacement qui finit au port), longue-vue (une deuxième carte de recherche). 2 000 : citerne de pompier (sur 2–6 elle éteint un incendie ; sur 1 elle est perdue, une cale est inondée et le feu continue). Dans un incendie, tout l’alcool et toutes les armes brûlent ; chaque marqueur fait 1 dommage à la voilure, à la coque ou à l’équipage. Pour les combats seulement : rideau de fumée et tonneau de saboteur (500), canon à boulets rouges (2 000).
    .title = Équipement
blackbeard-rule-BN-10-311 = Le dé de la taverne dans un port pro-pirate : sur 1–2 vous perdez 1 équipage, sur 5–6 jusqu’à 2 sont réparés.
    .title = Taverne d’un port ami
blackbeard-rule-BN-10-31 = Dans un port qui vous est favorable, vous pouvez accorder une débauche à l’équipage après vos affaires : +1 en popularité, le dé de la taverne, et vous passez votre prochain tour. Rien ne vous y oblige.
    .title = Débauche dans un port favorable
blackbeard-rule-BN-10-41 = Dans un port neutre pour vous, la débauche est libre, comme dans un port favorable ; seul le dé de la taverne compte autrement.
    .title = Débauche dans un port neutre
blackbeard-rule-BN-10-411 = Le dé de la taverne dans un port neutre : sur 1–3 vous perdez 1 équipage, sur 5–6 jusqu’à 1 est réparé.
    .title = Taverne d’un port neutre
blackbeard-rule-BN-10-741 = Le dé de la taverne dans votre Refuge : sur 1 vous perdez 1 équipage, sur 5–6 jusqu’à 2 sont réparés.
    .title = Taverne du Refuge
blackbeard-rule-BN-10-74 = Dans votre propre Refuge, la débauche est libre, comme dans un port favorable ; seul le dé de la taverne compte autrement.
    .title = Débauche au Refuge
blackbeard-rule-BN-10-32 = Dans un port au gouverneur pro-pirate face visible, ou que votre lettre de marque rend pro-pirate, vous pouvez verser un pot-de-vin : 100 × un dé, de votre cabine (dans un ancien Refuge, aussi du trésor qui s’y trouve), et votre Refuge vient ici. Il faut avoir au moins 100. Si vous ne pouvez ou ne voulez pas payer la somme tirée, vous ne pourrez réessayer qu’après avoir quitté le port et y être revenu. L’ancien trésor reste où il est. Les ports pirates n’acceptent pas de pot-de-vin.
    .title = Soudoyer un gouverneur
blackbeard-rule-BN-10-42 = Dans un port sans gouverneur, le pot-de-vin est de 100 × un dé, et on tire un gouverneur, face visible, qui reste. S’il est pro-pirate, votre Refuge vient ici ; s’il est anti-pirate, l’argent est perdu et vous êtes chassé (BN 13.5). S’il ne reste plus de gouverneur, le port devient anti-pirate pour toujours. Là où votre lettre rend neutre un port anti-pirate, on ne peut soudoyer personne.
    .title = Soudoyer dans un port neutre
blackbeard-rule-BN-10-6 = Vous remettez tous les otages à la fois, pour 100 × un dé chacun ; un seul dé vaut pour tous, et le pourcentage du port s’y ajoute (BN 10.1). Une rançon ne rapporte pas de notoriété.
    .title = Rançon
blackbeard-rule-BN-10-61 = Chaque marqueur de marchandise se vend 100 × le nombre de sortes visibles au port avant la vente, ou 100 s’il n’y en a aucune. Une sorte déjà visible est invendable et perdue. Ce que vous vendez rejoint les marchandises visibles. L’or se vend à sa valeur. Le pourcentage du port s’applique au total (BN 10.1).
    .title = Les prix
blackbeard-rule-BN-10-71 = On paie avec le trésor de cabine ; la cabine contient 5 000 doublons, et ce qui dépasse est perdu. Dans votre Refuge, vous déplacez de l’argent entre la cabine et le trésor quand vous voulez, sans opération, et vous payez avec les deux ; le trésor est illimité. Son total n’est pas montré, mais chacun voit ce qui entre dans la cabine ou en sort. Dans un ancien Refuge, ou sous un gouverneur anti-pirate, on ne peut que retirer de l’argent. Si le port est détruit, le trésor est perdu.
    .title = Cabine et trésor
blackbeard-rule-BN-10-72 = Un gouverneur anti-pirate face visible suspend votre Refuge tant qu’il est là. Si vous devenez l’ennemi de sa nation, ce n’est plus votre Refuge, mais le trésor reste à vous. Si vous prenez d’assaut votre Refuge suspendu, ce gouverneur quitte le jeu, le premier pro-pirate de la réserve le remplace, et le Refuge est de nouveau à vous bien que vous soyez l’ennemi de sa nation. Si un pardon royal met fin à l’hostilité, un Refuge qu’elle avait fermé est lui aussi de nouveau à vous.
    .title = Perdre un Refuge
blackbeard-rule-BN-10-73 = Le pirate qui met un port à sac prend une poignée dans le trésor que chaque autre pirate y garde : on le change en aussi peu de marqueurs d’or que possible, et on en tire au hasard autant qu’en indiquent 2 dés. Ce qui ne tient pas dans ses cales est perdu, comme le reste du trésor.
    .title = Une poignée à l’aveugle
blackbeard-rule-BN-10-8 = Une vente de plus de 5 000 doublons rapporte 5 points de notoriété et 5 points de popularité de plus, outre 1 de chaque par millier entier.
    .title = Les grandes ventes

## L’attaque des ports

blackbeard-rule-BN-11 = Tout port, sauf un port pirate, un port détruit, et un port où vous avez échoué, jusqu’à ce que vous soyez passé dans un autre. Vous entrez, jetez l’ancre et attaquez dans le même tour ; le gouverneur n’y fait rien et n’est retourné qu’après. L’attaque fait de vous l’ennemi de la nation, avec ou sans succès (BN 9.22).
    .title = Ce qu’on peut attaquer
blackbeard-rule-BN-11-1 = Chaque port a une garnison de 4 à 17 et une valeur ; la garnison ne change jamais. Avec les chasseurs en jeu, un port est à l’abri tant qu’un chasseur de sa nation est dans sa case.
    .title = Les garnisons
blackbeard-rule-BN-11-22 = Attaquer un port, avec ou sans succès, fait de vous l’ennemi de sa nation. Toutes les informations que d’autres pirates avaient sur ce port sont perdues.
    .title = Ce qu’entraîne toute attaque de port
blackbeard-rule-BN-11-3 = Combat + 2 dés + 1 par marqueur d’armes utilisé et par information utile, contre garnison + 3 dés. Moins : vous subissez la différence en dommages, êtes chassé et ne pouvez plus l’attaquer avant d’être passé dans un autre port. Égal : le port est à vous, avec un dé de dommages. Plus : il est à vous, sans dommage. Chaque point de dommage coûte 1 point de popularité.
    .title = L’attaque d’un port
blackbeard-rule-BN-11-4 = Le port rapporte 100 × sa valeur en or et autant de notoriété que sa valeur, qui baisse ensuite de 1. À son tour suivant, le vainqueur quitte le port ou le met à sac (BN 11.5). Jusqu’à la fin de ce tour, tout autre pirate peut venir le mettre à sac.
    .title = Après la prise
blackbeard-rule-BN-11-5 = Un deuxième combat comme en BN 11.3, sans dé d’information, au tour qui suit la prise ; le vainqueur ne peut pas se déplacer avant. Succès : notoriété + valeur imprimée + un dé, popularité + valeur imprimée, et des marchandises visibles, s’il en reste une de chaque sorte. Vous pillez les trésors qui s’y trouvent (BN 10.73), et le port est détruit pour toujours avec son gouverneur ; un Refuge y disparaît. Échec : comme en BN 11.3.
    .title = La mise à sac

## Pirate contre pirate

blackbeard-rule-BN-12-1 = Avec les rivaux en jeu : chaque camp fait combat + 2 dés + 1 par marqueur d’armes utilisé ; celui qui a commencé ajoute un dé par information sur l’autre. Le plus faible subit la différence en dommages. Le pirate qui gagne la manche choisit de rompre, de continuer ou d’aborder, ce qui mène à un duel ; à égalité, le plus rapide choisit. Rompre le combat coûte 1 point de notoriété.
    .title = Les manches du combat
blackbeard-rule-BN-12-11 = Avec les rivaux en jeu : dès la fin de la troisième manche, le navire le plus rapide choisit à la place du gagnant, et rompre coûte aussi 1 point de popularité.
    .title = Les longs combats
blackbeard-rule-BN-12-2 = Avec les rivaux en jeu : les otages du perdant meurent ; son navire, sa cargaison et sa cabine sont à la disposition du vainqueur. Un perdant qui survit perd 10 points de notoriété. Si le vainqueur est au moins aussi notoire, il gagne 1 point de popularité ; le perdant en perd 5 et est abandonné sur une île, promis à la planche ou ligoté au mât, jusqu’à ce qu’on le délivre. Sinon il garde une épave ou est déposé à son Refuge.
    .title = Après l’abordage

## Dommages, blessures et chasseurs

blackbeard-rule-BN-13-2 = Avec les chasseurs en jeu : un corsaire du Roi vient par une pétition à la Couronne ou une chasse au pirate, avec un pirate pour cible. Celui qui l’a fait venir le dirige ; personne ne dirige le chasseur de ses propres pirates.
    .title = À qui sont les chasseurs
blackbeard-rule-BN-13-21 = Avec les chasseurs en jeu : dans un port, ou quand une débauche lui fait passer son tour, un pirate peut adresser à la Couronne une pétition contre un pirate d’un autre joueur. Si un d66 ne dépasse pas la notoriété de ce dernier, un corsaire du Roi arrive, que vous dirigez. Une fois par tour, et pas tant que vous en dirigez déjà un ; sous 11 points de notoriété, c’est impossible.
    .title = Pétition à la Couronne
blackbeard-rule-BN-13-22 = Avec les chasseurs en jeu : un nouveau corsaire du Roi est placé dans une zone de transit au choix de celui qui le dirige.
    .title = Placer un corsaire du Roi
blackbeard-rule-BN-13-23 = Avec les chasseurs en jeu : un chasseur retourne à la réserve quand sa cible est morte, retirée ou perdue d’une autre façon, et un corsaire du Roi aussi quand il est coulé. Il y est réparé et peut revenir.
    .title = Départ des chasseurs
blackbeard-rule-BN-13-5 = Vous fuyez dans une case de mer voisine de votre choix, quels que soient gouvernail, vitesse et ancre, et perdez 1 point de popularité ; votre déplacement et votre opération s’arrêtent. Vous ne pouvez plus entrer dans ce port avant d’être passé dans un autre.
    .title = Chassé d’un port
blackbeard-rule-BN-13-6 = Avec les chasseurs en jeu : après une interception réussie, celui qui dirige le chasseur attaque ou laisse aller ; un navire de guerre doit attaquer sa cible. S’il y a plusieurs pirates dans la case, le chasseur essaie d’abord sa cible, puis les autres par notoriété décroissante, et n’en combat qu’un, avec son allié.
    .title = L’attaque d’un chasseur
blackbeard-rule-BN-13-61 = Avec les chasseurs en jeu, à chaque manche : combat + vitesse + un dé du chasseur, contre combat + vitesse + compétence + un dé + 1 par marqueur d’armes utilisé. Si vous faites moins, vous subissez la différence et un corsaire du Roi perd 1 en combat et 1 en vitesse ; si vous faites plus, il perd la différence sur les deux et vous subissez 1. Un navire de guerre ne subit jamais rien.
    .title = Combat contre un chasseur
blackbeard-rule-BN-13-62 = Avec les chasseurs en jeu : après une manche à égalité, puis après chaque manche dès la troisième, le plus rapide peut rompre le combat ; cela coûte 1 point de popularité à un pirate. Un navire de guerre ne rompt jamais. La table peut convenir que, dès la troisième manche, un pirate peut toujours rompre face à lui.
    .title = Rompre avec un chasseur
blackbeard-rule-BN-13-63 = Avec les chasseurs en jeu : avant le combat et entre les manches, vous pouvez vous rendre à un chasseur si vous avez une lettre de marque de sa nation. Vous êtes alors jugé (BN 18.2).
    .title = Se rendre à un chasseur
blackbeard-rule-BN-13-64 = Avec les chasseurs en jeu : quand vous quittez la case d’un chasseur qui a commencé un combat avec vous, vous gagnez 5 points de notoriété. Couler un corsaire du Roi rapporte son combat imprimé en notoriété.
    .title = Échapper à un chasseur, ou le couler
blackbeard-rule-BN-13-8 = Un dé dit où : 1 voilure, 2 coque, 3 gouvernail, 4 canons, 5 équipage, 6 capitaine (une blessure par point) ; ce qui n’y tient pas va dans d’autres sections. Chaque point de dommage coûte : voilure, 3 en vitesse ; coque, 1 en vitesse ; canons, 2 en combat ; équipage, 1 en combat, 1 en vitesse et 1 en popularité, et à 2 points les otages meurent. Gouvernail : à 1, pas de demi-tour ; à 2, tout droit ou une direction de côté ; à 3, tout droit ou une direction dans le sens horaire ; si aucun pas n’est possible, on peut tourner d’une direction dans le sens horaire au lieu d’avancer. Avec une coque endommagée, un dé à la fin de chaque tour : sur 1, vous perdez encore 1 coque et, à 3, vous coulez corps et biens. Un autre dé (deux à 3) inonde la cale de ce numéro jusqu’à ce que la coque soit intacte.
    .title = Dommages au navire
blackbeard-rule-BN-13-9 = Une carte donne la gravité : superficielle, mineure (*) ou incapacitante (**). Un dé donne l’endroit : 1 œil droit, 2 œil gauche, 3 main droite, 4 main gauche, 5 jambe droite, 6 jambe gauche ; une prothèse fait relancer. Un animal ou un perroquet peut prendre la blessure à votre place et meurt (BN 4.35).
    .title = Blessures
blackbeard-rule-BN-13-91 = Une partie du corps qui porte deux jetons rouges ou plus, d’où qu’ils viennent, compte comme une blessure incapacitante.
    .title = Plusieurs blessures au même endroit
blackbeard-rule-BN-13-92 = Chaque jeton de blessure réduit toutes les caractéristiques de 1 (pas sous 0) mais augmente la cruauté et la notoriété de 1. Quand il part, les caractéristiques reviennent ; cruauté et notoriété restent. Une blessure superficielle est un jeton rouge qui part à la fin du tour suivant.
    .title = Jetons ; blessures superficielles
blackbeard-rule-BN-13-93 = Un jeton rouge jusqu’à la guérison ; −1 en popularité.
    .title = Blessures mineures
blackbeard-rule-BN-13-94 = Deux jetons rouges jusqu’à la guérison ; −2 en popularité. Le navire en souffre aussi (BN 13.95) et, après la guérison, il reste une prothèse (BN 13.96).
    .title = Blessures incapacitantes
blackbeard-rule-BN-13-95 = Chaque blessure incapacitante non guérie coûte au navire 1 en combat et 1 en vitesse. Une partie remplacée par une prothèse ne peut plus être blessée.
    .title = Un pirate hors de combat
blackbeard-rule-BN-13-96 = Dans tout port où vous pouvez faire des affaires, une opération guérit, à la fin du tour, tous les jetons rouges et le scorbut. Une partie qui avait deux jetons rouges ou plus reçoit pour toujours un jeton noir : bandeau, crochet ou jambe de bois, avec −1 à toutes les caractéristiques, +1 en cruauté et +1 en notoriété.
    .title = Guérison
blackbeard-rule-BN-13-97 = Un pirate meurt quand les deux parties d’une paire, yeux, mains ou jambes, portent un jeton quelconque ; ou quand il a le scorbut et une blessure incapacitante ou une prothèse.
    .title = Blessures mortelles

## Les navires de guerre

blackbeard-rule-BN-14-1 = Avec les chasseurs en jeu : la nation, le combat et la vitesse d’un navire de guerre sont secrets ; seul celui qui le dirige les connaît. On révèle sa nation quand il prend quelqu’un ou entre dans un port, ses valeurs à la première manche d’un combat ou quand sa vitesse est contestée. Un navire de guerre sans nation n’entre dans aucun port et ne fait pas d’ennemi.
    .title = Secrets des navires de guerre
blackbeard-rule-BN-14-12 = Avec les chasseurs en jeu : un navire de guerre doit attaquer sa cible. Avant la première manche, vous pouvez remettre à son capitaine votre lettre de marque de sa nation : il vous laisse tranquille ce tour, et la lettre retourne à la réserve.
    .title = Lettres et navires de guerre
blackbeard-rule-BN-14-13 = Avec les chasseurs en jeu : un navire de guerre a pour cible le pirate qui l’a trouvé, sinon le pirate le plus notoire. Le joueur à droite de celui de ce pirate le dirige dès lors (mais voir BN 7.36).
    .title = Qui dirige un navire de guerre
blackbeard-rule-BN-14-15 = Avec les chasseurs en jeu, à trois ou plus : un navire de guerre peut parcourir cinq cases, bien que sa vitesse imprimée (de 2 à 5) soit secrète. Tous, sauf celui qui le dirige et le joueur visé, peuvent la contester, une fois par navire de guerre. S’il est allé trop loin, il retourne à la réserve ; sinon, celui qui le dirige peut le tourner contre un pirate de celui qui a contesté.
    .title = Contester la vitesse d’un navire de guerre
blackbeard-rule-BN-14-2 = Avec les chasseurs en jeu : tous les navires de guerre de votre case tentent de vous prendre, chacun pour soi. Ceux qui réussissent combattent comme un seul : leurs combats s’additionnent, la plus grande vitesse compte, et ils lancent un seul dé. Les corsaires du Roi combattent seuls, après eux.
    .title = Escadres
blackbeard-rule-BN-14-3 = Avec les chasseurs en jeu : un chasseur en mer dans la case d’un port fait le blocus des pirates des autres joueurs qui s’y trouvent. Ils perdent 1 point de popularité aussitôt et à chaque événement aléatoire, et ne peuvent ni vendre ni libérer d’otages contre rançon. À la fin du blocus, ils en regagnent 1, sauf s’ils sont chassés.
    .title = Blocus
blackbeard-rule-BN-14-31 = Avec les chasseurs en jeu : un chasseur peut entrer dans un port pirate tant qu’un autre est en mer dans sa case, et il en chasse tous les pirates. On tire alors un gouverneur : s’il est anti-pirate, le port est anglais pour toujours, de valeur 1 et de garnison 4.
    .title = Ports pirates devenus anglais
blackbeard-rule-BN-14-4 = Avec les chasseurs en jeu : on combat un navire de guerre comme un corsaire du Roi (BN 13.61), mais rien ne l’endommage : même si vous gagnez une manche, vous subissez 1 dommage.
    .title = Combat contre un navire de guerre
blackbeard-rule-BN-14-42 = Avec les chasseurs en jeu : un navire de guerre qui capture, tue ou coule sa cible retourne à la réserve et gagne une lettre de marque de sa nation pour celui qui le dirige. Le premier de ses pirates à s’ancrer dans un port sans être l’ennemi de cette nation la prend ; s’il en a déjà une, il peut l’échanger ou refuser.
    .title = Succès d’un navire de guerre

## Les réparations

blackbeard-rule-BN-15-1 = Ancré dans votre Refuge ou un port pirate, une opération répare tous les dommages de voilure, gouvernail, canons et équipage. La coque demande une mise en carène (BN 15.5). Les cases blanches ne se réparent pas, elles s’achètent.
    .title = Radoub
blackbeard-rule-BN-15-2 = 2 points de votre choix : voilure, gouvernail, canons ou équipage.
    .title = Radoub dans un port pro-pirate
blackbeard-rule-BN-15-3 = 1 point de votre choix : voilure, gouvernail, canons ou équipage.
    .title = Radoub dans un port neutre
blackbeard-rule-BN-15-4 = Avec les chasseurs en jeu : un corsaire du Roi qui commence son tour dans un port peut se mettre au radoub au lieu de naviguer : son combat et sa vitesse remontent, et le scorbut cesse.
    .title = Radoub d’un corsaire du Roi
blackbeard-rule-BN-15-5 = Seulement sans déplacement, ancré dans une case côtière ou dans un port où vous pouvez faire des affaires. Chaque opération répare 1 coque dans un port, un demi-point sur une côte ; les demis s’ajoutent. En carène, un navire ne prend pas l’eau et ne peut ni naviguer, ni chercher, ni attaquer ; y mettre fin est une opération. Quand la coque est intacte, les cales inondées et dévastées resservent.
    .title = Mise en carène
blackbeard-rule-BN-15-6 = En mer, dans une zone ou ancré près d’une côte, sans déplacement : voilure, coque ou gouvernail qui a exactement 1 dommage compte comme intact. Il faut un tour avec l’équipage au complet, deux tours de suite avec 1 équipage perdu ; avec 2, c’est impossible. À chaque tour suivant, elle lâche sur 1, et tout nouveau dommage à cette section la défait. Une cale inondée reste inutilisable.
    .title = Réparation de fortune

## Les lettres de marque

blackbeard-rule-BN-15E = Il y a 12 lettres : 3 françaises, 3 portugaises, 3 anglaises, 3 espagnoles. Sans événements aléatoires, une lettre d’une nation au hasard est en vente dès le début, puis une nouvelle à chaque achat. On l’achète dans un port de sa nation, neutre, pro-pirate ou Refuge pour soi, si on n’a jamais été son ennemi. Le prix est de 100 × un dé dans un port neutre, de 50 × un dé ailleurs ; si vous renoncez, vous pourrez réessayer à un autre tour.
    .title = Lettres en vente
blackbeard-rule-BN-E1 = Vous ne pouvez avoir qu’une lettre ; si vous en achetez une autre, l’ancienne retourne à la réserve. Elle est annulée dès que vous devenez l’ennemi de sa nation, et ne s’échange pas. Avec les chasseurs en jeu, elle peut vous sauver de la corde (BN 18.2).
    .title = Avoir une lettre
blackbeard-rule-BN-E2 = Tous les ports de sa nation sont meilleurs d’un cran pour vous : anti-pirate devient neutre, neutre pro-pirate, et pro-pirate aussi bon qu’un Refuge. Mais on n’y garde pas de trésor, et votre Refuge reste où il est.
    .title = Ce que fait une lettre

## La notoriété

blackbeard-rule-BN-16 = La notoriété va de 0 à 100. Le premier pirate qui atteint 100 donne aussitôt la victoire à son joueur. Le pirate le plus notoire tire la carte Action du tour.
    .title = À quoi sert la notoriété
blackbeard-rule-BN-16-1 = Gains : une prise, votre cruauté (BN 16.21) ; un otage, 1 ; chaque millier entier d’une vente, 1, et 5 de plus au-delà de 5000 ; un port pris, sa valeur ; un port mis à sac, sa valeur imprimée + un dé ; chaque jeton de blessure, 1. Pertes : un marchand que vous renoncez à attaquer, ou qui s’échappe, 1. Elle ne descend jamais sous 0.
    .title = Gagner et perdre de la notoriété
blackbeard-rule-BN-16-21 = Une prise rapporte autant de notoriété que votre cruauté, 1 de plus à la deuxième tentative, 2 de plus à la troisième ou après ; le double si vous avez subi des dommages dans cette opération. Chaque millier entier de doublons d’une vente rapporte 1 point de notoriété et 1 point de popularité.
    .title = Prises et ventes
blackbeard-rule-BN-16-22 = Chaque otage que vous prenez rapporte 1 point de notoriété.
    .title = Otages
blackbeard-rule-BN-16-24 = Avec les rivaux en jeu : un pirate conquis perd 10 points de notoriété. Un captif ou un prisonnier délivré par un autre pirate en gagne 5.
    .title = Conquis et délivrés
blackbeard-rule-BN-16-25 = Avec les chasseurs en jeu : échapper à un chasseur qui a commencé un combat avec vous rapporte 5 points de notoriété ; couler un corsaire du Roi rapporte son combat imprimé.
    .title = Notoriété et chasseurs
blackbeard-rule-BN-16-26 = Avec les rivaux en jeu : qui gagne un duel contre un pirate gagne la moitié de la notoriété que le perdant avait, arrondie vers le haut. Le pirate qui se rend en perd 3.
    .title = Notoriété et duels
blackbeard-rule-BN-16-27 = Délivrer un captif ou un prisonnier rapporte 2 dés de notoriété, le double depuis la prison d’un port espagnol ; délivrer un proche ou l’être aimé, 5 ; ramener la fille du gouverneur, 10. Un des vôtres qui n’est pas rentré à temps vous coûte 5, et d’ici là, chaque tour, 1 si un dé montre 1.
    .title = Notoriété et secours
blackbeard-rule-BN-16-23 = Si la table l’a choisi, un port pris rapporte autant de notoriété que sa garnison, et un port mis à sac deux fois plus ; sinon, voir BN 11.4 et BN 11.5.
    .title = Notoriété selon la garnison

## La popularité et la mutinerie

blackbeard-rule-BN-17-1 = Quand votre popularité tombe à 0, l’équipage se mutine (BN 17.3) dès que tous ont agi. Chaque nouvelle chute à 0, ou perte à 0, appelle une autre mutinerie, une au plus par étape. Un événement aléatoire peut aussi en provoquer une.
    .title = Quand l’équipage se mutine
blackbeard-rule-BN-17-2 = De 0 à 15 ; elle commence à 7. +1 : une débauche ; chaque marqueur d’alcool ou de drogues consommé ; une torture ; un retour au Refuge toutes cales pleines ; chaque millier entier d’une vente. +5 : une vente de plus de 5 000. Un port mis à sac : + sa valeur imprimée. −1 : chaque point de dommage au combat ; chaque point de dommage à l’équipage ; un marchand laissé, ou manqué de 1 ou 2 ; une débauche obligatoire refusée ; être chassé ; une blessure mineure. −2 : une blessure incapacitante.
    .title = La popularité
blackbeard-rule-BN-17-3 = Un dé contre votre charisme. Moins : elle est matée. Égal : on vous débarque et vous prenez votre retraite avec le trésor de vos Refuges ; la cabine est perdue. Plus : on vous abandonne sur une île, et vous y mourez.
    .title = La mutinerie
blackbeard-rule-BN-17-31 = Après une mutinerie matée, votre popularité est de 6, quelle qu’elle ait été.
    .title = Mutinerie matée
blackbeard-rule-BN-17-4 = S’il vous reste un pirate, il prend la suite aussitôt après une mutinerie, une retraite, une maladie ou un duel : mêmes navire, place, cales et otages. Si le pirate est mort de ses blessures ou avec son navire, un nouveau pirate est tiré au début du tour suivant et commence avec un sloop, dans son Refuge ou dans toute case de mer sans navire ; il agit dès le tour d’après. Il choisit un Refuge et commence avec 7 points de popularité, 0 point de notoriété et pas d’argent. La cabine et le trésor d’un pirate mort sont perdus.
    .title = Le pirate suivant

## La retraite et la fin de la partie

blackbeard-rule-BN-18-1 = La partie finit quand le dernier pirate d’un joueur est perdu ou retraité, après le nombre de tours convenu, ou à 100 points de notoriété (BN 16). La victoire va à qui possède le pirate retraité le plus riche, à lui seul ; les pirates encore en jeu ne comptent pas. En cas d’égalité : la notoriété de ce pirate, puis l’argent de tous les pirates retraités du joueur, puis victoire partagée. Si personne n’est retraité : le pirate en jeu le plus notoire, puis ce que possèdent les pirates du joueur, puis partage.
    .title = La fin et la victoire
blackbeard-rule-BN-18-2 = Avec les chasseurs en jeu : un pirate capturé sans lettre de marque de la nation du vainqueur est pendu. Avec elle, il perd la lettre et tout ce qu’il a à bord, et un dé décide : 1 pendu, 2 à 5 la prison, 6 libre aussitôt. Un autre pirate peut délivrer un prisonnier avant le prochain événement aléatoire.
    .title = Jugé pour trahison
blackbeard-rule-BN-18-3 = Dans votre Refuge, même si vous êtes l’ennemi de sa nation, dans un port pirate ou pro-pirate, lancez un d66 (de 11 à 66) : s’il ne dépasse pas votre trésor en centaines entières (cabine et tous les Refuges ; 6 600 suffit toujours), vous prenez votre retraite et c’est votre score, montré à la fin. Sinon, vous pourrez réessayer quand votre trésor atteindra la centaine suivante.
    .title = Prendre sa retraite

## Les duels

blackbeard-rule-BN-19-1 = Un duel se livre avec l’attaque en duel, la défense en duel et l’endurance ; un tatouage donne 1 d’endurance, et ce qui est perdu revient après le duel. Les gardes et les bandits combattent par les dés seuls et ne se rendent jamais. Si l’un d’eux vous bat, un dé décide : 1 mort, 2–3 une blessure, 4–6 −1 en popularité.
    .title = Duels et gardes
blackbeard-rule-BN-19-2 = Avec les rivaux en jeu : un duel vient d’un abordage, d’une débauche ou d’une rupture d’alliance. Le pirate qui défie attaque en premier. Refuser compte comme une reddition.
    .title = Les défis
blackbeard-rule-BN-19-3 = Avec les rivaux en jeu : attaque en duel + un dé, contre défense en duel + un dé. Si l’attaquant fait moins, il perd 1 en endurance, sinon c’est le défenseur ; puis les rôles s’inversent. À 0 en endurance, on est à terre, et un dé décide entre la blessure et la mort.
    .title = Les manches d’un duel
blackbeard-rule-BN-19-4 = Avec les rivaux en jeu : pour un pirate à terre, à 0 d’endurance, le vainqueur lance un dé. 1 : mort ; 2 : trois blessures ; 3 : deux blessures ; 4 : une blessure incapacitante ; 5 : une mineure ; 6 : une superficielle.
    .title = À terre en duel
blackbeard-rule-BN-19-5 = Avec les rivaux en jeu : qui gagne un duel contre un pirate gagne la moitié de la notoriété du perdant, arrondie vers le haut, et 3 points de popularité (2, si la table l’a choisi).
    .title = Le vainqueur d’un duel
blackbeard-rule-BN-19-6 = Avec les rivaux en jeu : après chaque manche, chacun peut se rendre, pour −3 en popularité et −3 en notoriété. Le vainqueur gagne la moitié de la notoriété du perdant, arrondie vers le haut, et 3 points de popularité.
    .title = Se rendre en duel

## Les alliances

blackbeard-rule-BN-20-1 = Avec les rivaux en jeu, à trois ou plus : des pirates de joueurs différents, ancrés dans le même port, peuvent s’allier. Ils chassent les marchands et attaquent les ports ensemble, et s’entraident au combat.
    .title = Alliances
blackbeard-rule-BN-20-2 = Avec les rivaux en jeu : deux pirates de joueurs différents deviennent alliés quand ils sont ancrés dans le même port et que chacun nomme l’autre, dans les ordres ou lors de pourparlers. Nul ne peut s’allier avec deux pirates du même joueur.
    .title = Conclure une alliance
blackbeard-rule-BN-20-3 = Avec les rivaux en jeu : si un allié est en mer dans la case, une recherche tire deux cartes, et toutes deux valent ; une tempête ne compte que sur la première.
    .title = Chercher avec un allié
blackbeard-rule-BN-20-4 = Avec les rivaux en jeu : un allié en mer dans la case peut se joindre à l’attaque d’un marchand, ce qui ajoute un dé. Chacun gagne de la notoriété selon sa propre cruauté, et tous deux deviennent ennemis de la nation. Celui qui attaque partage le butin et l’otage.
    .title = Alliés contre un marchand
blackbeard-rule-BN-20-5 = Avec les rivaux en jeu : un allié en mer dans votre case peut vous aider quand on vous attaque : vous lancez un dé de plus et écartez le plus bas. Chacun de vous subit tous les dommages.
    .title = Aider un allié
blackbeard-rule-BN-20-6 = Avec les rivaux en jeu : deux alliés attaquent un port avec leurs deux combats, la compétence de celui qui attaque, et 2 dés. Chacun gagne la notoriété et subit tous les dommages ; celui qui attaque partage le butin.
    .title = Alliés contre un port
blackbeard-rule-BN-20-8 = Avec les rivaux en jeu : chaque membre peut dissoudre une alliance à tout moment. S’ils sont dans la même case, chacun peut alors défier l’autre en duel.
    .title = Rompre une alliance

## L’astuce

blackbeard-rule-BN-21-1 = Avec un point d’astuce, vous relancez l’un de vos propres jets qui vient d’être fait ; dans un affrontement, on relance aussi les dés adverses. Le nouveau résultat vaut. L’astuce ne sert pas pour les tempêtes, les lieux au hasard et le prix d’une lettre, et les cartes ne sont pas des dés. Pour le dé de mouvement, un deuxième dé attend : vous ne le voyez que si vous le prenez.
    .title = Relancer
blackbeard-rule-BN-21-3 = Après avoir usé d’astuce, un pirate doit attendre qu’un pirate d’un autre joueur en use.
    .title = L’astuce à tour de rôle

## Les événements aléatoires

blackbeard-rule-BN-22-1 = Seulement avec les événements aléatoires en jeu : quand la carte Action en appelle un, un d66 (deux dés lus comme un nombre de 11 à 66) dit lequel. Avant cela, les effets qui duraient jusqu’au prochain événement prennent fin ; tout chasseur en mer dans la case d’un pirate l’intercepte sans dés ; les pirates sous blocus perdent 1 point de popularité, et le scorbut s’aggrave.
    .title = Événements aléatoires
