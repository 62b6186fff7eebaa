### The Kaiser’s Pirates : une ligne sur chaque carte pour les menus, et des résumés de toutes les règles pour /rules.

## Une ligne sur chaque carte Action : ce qu’elle fait, et si c’est une action, une réaction ou un soutien. 100 caractères au plus

kaiser-about-card = { $letters ->
    [amc] Réaction : un croiseur caché affronte le navire attaquant à la place de votre navire marchand
    [blockade_runner] Action : d10 contre d8 pour ravitailler chacun de vos navires allemands en pénurie (attaques −2)
    [boarding_party] Soutien : un navire marchand intact devient votre prise au lieu de couler (PV doublés si gardée)
    [bounding_main] Action, en équipes seulement : le joueur suivant perd son prochain tour
    [break_contact] Réaction, de jour : d10 contre d8 pour échapper à l’attaque d’un navire ou de la Royal Navy
    [breakdown] Action : d8 contre d8 pour endommager un navire de guerre ou un corsaire ennemi intact
    [breakout] Action : d10 contre le d8 du blocus ; plus haut, un navire allemand vous rejoint (deux au double)
    [collier] Action : ravitaillez sans jet tous vos navires en pénurie de ravitaillement (attaques −2)
    [damage_control] Action : réparez sans jet l’un de vos navires
    [deception] Action : à son prochain tour, un adversaire ne peut jouer qu’une carte de sa main, au hasard
    [exchange_information] Action, en équipes seulement : échangez des cartes de vos mains avec votre partenaire
    [fair_seas] Action : l’un de vos navires intacts (marchand ou prise) tente un passage sûr avec son dé, à +1
    [fast_ship] Réaction, de jour : −2 à l’attaque d’un corsaire contre votre navire marchand intact
    [fog_bank] Action : un adversaire perd son prochain tour ; d’ici là, nul (vous compris) n’attaque ses navires
    [good_hunting] Soutien : votre corsaire attaque deux navires marchands, l’un après l’autre
    [heavy_weather] Action : d8 contre d10 par navire endommagé, les vôtres aussi ; si le d8 gagne, il est perdu sans PV
    [intelligence] Action : regardez la main d’un adversaire, ou le haut de la pioche Action, que vous réordonnez
    [interned] Action : d10 d8 contre d10 pour interner un navire ennemi (de guerre, ou identifié)
    [interrogate] Action : d10 contre d8 pour identifier un corsaire déguisé (ou une prise) et l’attaquer aussitôt
    [island_refuge] Action : abritez un navire allemand ; chaque tour, d10 contre d6 répare, ou ravitaille (−2 ôté)
    [lay_mines] Action, sur Berlin, Iltis, Meteor, Möwe ou Wolf : mines contre tous les marchands d’un adversaire
    [minesweeper] Réaction : annule une attaque par mines
    [mistaken_identity] Réaction : d10 contre d8 pour marquer votre marchand coulé, contre un que vous avez coulé
    [monitor] Action : attaquez à +2 un navire ennemi à l’abri d’une Île refuge
    [non_combatant] Réaction : −2 à l’attaque sur votre marchand intact ; s’il doit couler quand même, il est capturé
    [pull_the_plug] Réaction à la Royal Navy : votre navire attaqué (ou votre prise) est perdu ; personne n’en marque les PV
    [qqq] Réaction : identifie le corsaire déguisé qui vous attaque
    [q_ship] Réaction à une torpille : affrontez le sous-marin avec un navire de guerre déguisé
    [razzle_dazzle] Réaction à une torpille : d8 contre d6 pour annuler l’attaque
    [recalled] Réaction : d10 contre d10 pour renvoyer au port le navire qui vient de couler votre marchand
    [recon_aircraft] Action : prenez deux cartes au hasard dans la main d’un adversaire
    [reflag] Action ou réaction : l’un de vos navires identifiés (corsaire ou prise) est de nouveau déguisé
    [rendezvous_missed] Action : d8 contre d8 pour mettre chaque navire allemand d’un adversaire en pénurie (attaques −2)
    [sail_q_ship] Réaction à une torpille contre un voilier marchand : affrontez le sous-marin
    [scuttle] Action : sabordez l’un de vos navires endommagés (allemand ou prise) ; personne n’en marque les PV
    [searchlight] Soutien : +3 à l’attaque de nuit d’un navire ou de la Royal Navy
    [second_chance] Action : jouez un tour de plus après celui-ci
    [shallow_run] Réaction, de jour : évite à coup sûr l’attaque, au risque d’être endommagé ou coulé
    [shipping_lanes] Soutien : votre navire de guerre attaque l’un après l’autre tous les marchands d’un adversaire
    [slim_pickings] Réaction : arrête l’attaque d’un seul navire marchand ; sur plusieurs, n’en laisse qu’un attaqué
    [special_cargo] Soutien : les navires marchands coulés par cette attaque comptent double
    [submarine_u] Action : torpillez un navire marchand ennemi, sans avoir besoin d’un corsaire
    [submarine_uc] Action : torpillez un navire marchand ennemi, ou attaquez par mines tous ceux d’un adversaire
    [surprise_attack] Soutien : +2 à l’attaque ; empêche Rupture de contact, Fuite par les hauts-fonds et Navire rapide
    [transfer_command] Action : d8 contre d10 pour prendre un navire ennemi (de guerre, ou identifié)
    [trap] Réaction : votre navire marchand, armé, riposte contre le navire attaquant
    [wireless_intercept] Action : prenez dans votre main les deux premières cartes de la défausse
   *[other] { $value }
}

## Chapitres

kaiser-chapter-KP-1 = Le matériel
kaiser-chapter-KP-2 = Les manches et le score
kaiser-chapter-KP-3 = Le tour
kaiser-chapter-KP-3-2 = Attaques et réactions
kaiser-chapter-KP-3-3 = Les cartes
kaiser-chapter-KP-4 = Le jeu en équipes
kaiser-chapter-KP-5 = En solitaire contre le Fantôme
kaiser-chapter-KP-6 = Les règles facultatives

## Le matériel

kaiser-rule-KP-1-1 = Quatre paquets : 20 navires allemands, 60 navires marchands, 100 cartes Action et, en solitaire seulement, 20 cartes Solitaire. KP et un numéro, comme KP 3.1, renvoient à une règle de cette liste.
    .title = Les paquets
kaiser-rule-KP-1-1-1 = Un navire allemand est l’un des 6 navires de guerre ou l’un des 14 corsaires ; il a des dés d’attaque, des dés de défense et de 6 à 16 points de victoire (PV). Un navire marchand a des dés de défense, de défi et de réponse, et des PV : 13 valent 3, 19 valent 5, 19 valent 7 et 9 valent 9.
    .title = Les navires
kaiser-rule-KP-1-1-2 = Les cartes Action sont de 47 sortes : 50 cartes Action ordinaires (brunes), 31 cartes Réaction (bleues) et 19 cartes Soutien (vertes) ; la carte Changement de pavillon est bleue et brune. Chacune a deux moitiés : à la verticale ce que fait la carte, à l’horizontale une interception, parfois de nuit. Une interception est l’attaque d’un de vos navires avec ses propres dés, ou de la Royal Navy avec les dés de la carte. Toute carte peut servir d’interception.
    .title = Les cartes Action
kaiser-rule-KP-1-1-3 = Les cartes Solitaire agissent pour le Fantôme quand on joue en solitaire (KP 5.0). Les autres parties ne s’en servent pas.
    .title = Les cartes Solitaire
kaiser-rule-KP-1-1-4 = Un médaillon indique les dés d’un jet : attaque (ou mines, torpille, canon, grenades sous-marines), défense, défi ou réponse. Symboles des cartes : nuit (−1 à l’attaque), mines (Berlin, Iltis, Meteor, Möwe, Wolf), corsaire, ainsi que charbon, voile, petit loup et rapide, qui ne servent qu’aux options de KP 6.0.
    .title = Médaillons et symboles
kaiser-rule-KP-1-2 = Les dés rouges (d4) vont de 1 à 4, les blancs (d6) à 6, les verts (d8) à 8 et les bleus (d10) à 10 ; un 0 sur un dé bleu vaut 10. Quand on lance plusieurs dés, seul le plus haut compte ; on ne les additionne jamais.
    .title = Les dés
kaiser-rule-KP-1-3-1 = Un navire endommagé porte un marqueur rouge : un au plus, sauf avec KP 6.8. Navires de guerre, corsaires, navires marchands et prises peuvent être endommagés.
    .title = Marqueurs de dégâts
kaiser-rule-KP-1-3-2 = Un navire à court de ravitaillement porte un marqueur noir, un au plus. Seuls les navires de guerre et les corsaires peuvent l’être.
    .title = Marqueurs de pénurie

## Les manches et le score

kaiser-rule-KP-2-0 = Vous commandez vos navires allemands et vos navires marchands, et vous êtes la Royal Navy face aux navires allemands de tous les autres. Une manche s’arrête à l’instant où la dernière carte Action est piochée : il ne se passe plus rien dans ce tour. Une partie compte trois manches, sauf si la table en a choisi moins. Personne ne change de place.
    .title = Le déroulement d’une partie
kaiser-rule-KP-2-1 = On mélange la pioche Action, la pioche allemande et la pioche des marchands. Des cartes Action sont mises de côté jusqu’à la manche suivante, sans que personne ne les voie.
    .title = Le mélange
kaiser-rule-KP-2-1-1 = 20 cartes Action sont mises de côté, 80 sont en jeu.
    .title = À quatre
kaiser-rule-KP-2-1-2 = 40 cartes Action sont mises de côté, 60 sont en jeu.
    .title = À trois
kaiser-rule-KP-2-1-3 = 60 cartes Action sont mises de côté, 40 sont en jeu.
    .title = À deux
kaiser-rule-KP-2-1-4 = La table peut convenir d’un autre nombre de cartes Action, au moins sept par personne : avec moins de cartes, la manche est plus courte ; avec plus de cartes, plus longue. Si elles sont toutes en jeu, on peut les compter.
    .title = Une autre taille de paquet
kaiser-rule-KP-2-1-5 = Chacun reçoit 3 navires allemands, 3 navires marchands et 6 cartes Action. Le reste forme trois pioches.
    .title = La donne
kaiser-rule-KP-2-2 = Vos navires sont posés face visible, les navires allemands devant et les navires marchands derrière. Votre main est secrète, même pour votre partenaire.
    .title = Votre flotte et votre main
kaiser-rule-KP-2-3 = À la fin d’une manche, on compte vos points de victoire (PV) ; comparés à ceux des autres, ils donnent des points de manche.
    .title = Le score d’une manche
kaiser-rule-KP-2-3-1 = Vos PV sont ceux de votre pile de victoire et des prises que vous avez encore. Comptent une fois : les navires marchands que vous avez coulés, vos navires marchands arrivés à bon port, les prises, navires de guerre et corsaires ennemis que vous avez coulés. Comptent double : les navires marchands coulés avec Cargaison spéciale, vos prises arrivées à bon port, vos prises encore avec vous. Il ne compte jamais plus de navires allemands que de navires marchands et de prises à votre score ; ceux en trop sont écartés au hasard. Vos propres navires allemands et marchands encore à flot ne comptent pas.
    .title = Points de victoire
kaiser-rule-KP-2-3-2 = Les cartes Action que vous avez coulées comptent une fois, sans limite : Croiseur auxiliaire 7, sous-marin U 7, sous-marin UC 5, Bateau-piège et Voilier-piège 5.
    .title = Les cartes à points
kaiser-rule-KP-2-3-3 = Vous recevez un point de manche pour chaque joueur dont les PV ne dépassent pas les vôtres, vous compris : à quatre, 4, 3, 2, 1. En cas d’égalité, tous reçoivent le nombre le plus élevé. Avec 0 PV, on reçoit 0 point, et cela ne change rien pour les autres.
    .title = Points de manche
kaiser-rule-KP-2-4 = Entre deux manches, on retire tous les marqueurs, ainsi qu’Île refuge, Ruse de guerre et Banc de brume. Tous les navires marchands, et les navires allemands que personne ne garde, vont face visible sous leur pioche. On rassemble de nouveau toutes les cartes Action.
    .title = Entre deux manches
kaiser-rule-KP-2-4-1 = Avant une autre manche, chacun choisit, en secret et en même temps, un navire allemand encore à flot à garder, ou aucun (jusqu’à trois avec KP 6.7). On ne peut pas céder de navire, sauf à son partenaire (KP 4.9).
    .title = Garder un navire
kaiser-rule-KP-2-4-2 = Chacun reçoit trois nouveaux navires marchands.
    .title = Nouveaux navires marchands
kaiser-rule-KP-2-4-3 = Chacun pioche des navires allemands jusqu’à en avoir trois, dans la pioche telle qu’elle est. Un corsaire gardé commence déguisé.
    .title = Nouveaux navires allemands
kaiser-rule-KP-2-4-4 = On mélange toutes les cartes Action ; le nombre habituel est de nouveau mis de côté, et chacun en reçoit six.
    .title = Nouvelles mains
kaiser-rule-KP-2-4-5 = Si vous avez gardé un navire, vous ne recevez que cinq cartes Action (avec KP 6.7, quatre pour deux navires et trois pour trois).
    .title = Une main plus petite
kaiser-rule-KP-2-5 = Le plus grand nombre de points de manche gagne la partie. En cas d’égalité, les PV de toutes les manches réunies départagent. S’ils sont égaux aussi, tous jouent une manche de plus, et ceux qui sont à égalité en comparent les points, puis les PV ; et ainsi de suite. Après trois manches de ce genre, ou autant que la table en a choisi, ils partagent la victoire.
    .title = La victoire

## Le tour

kaiser-rule-KP-3-0 = On joue dans le sens horaire. À votre tour : faites les jets de refuge, engagez des cartes face cachée, jouez-les, défaussez, piochez une carte, complétez les navires marchands et jouez, s’il y a lieu, un tour supplémentaire. Vous êtes l’attaquant ; le propriétaire d’un navire attaqué est le défenseur. Sans navire allemand, vous continuez à jouer, et Percée ou Transfert de commandement peuvent vous en apporter.
    .title = Les tours
kaiser-rule-KP-3-1 = Qui commence la première manche : tous lancent un d10 bleu, ou tous additionnent les PV de leurs navires allemands, selon le choix de la table. Le jet le plus haut ou le total le plus bas commence ; les ex æquo ne comptent pas, et s’il ne reste personne, tous lancent (ou relancent) un d10 bleu. Ensuite, on joue chacun son tour dans le sens horaire. Manches suivantes : commence qui a le moins de points de manche jusque-là (ou dans la dernière manche, selon le choix de la table), les ex æquo étant écartés de la même façon.
    .title = Qui commence
kaiser-rule-KP-3-1-1 = Engagez et jouez autant de cartes que vous voulez, ou aucune. Quel qu’en soit le nombre, piochez exactement une carte Action à la fin de votre tour. Votre main n’a pas de limite.
    .title = Cartes jouées à volonté, une seule piochée
kaiser-rule-KP-3-1-2 = Vous ne pouvez ni attaquer ni couler vos propres navires, sauf par Sabordage et Vannes ouvertes.
    .title = Vos propres navires
kaiser-rule-KP-3-1-3 = Toutes vos attaques d’un tour visent un même adversaire : interceptions, mines et torpilles, Arraisonnement (même manqué) et Monitor. Chacun de vos navires intercepte une fois ou mouille des mines une fois. Chaque navire de guerre, corsaire, prise ou navire marchand ennemi ne peut être intercepté qu’une fois par tour, et une interception annulée compte ; mines et torpilles peuvent frapper un navire marchand en plus.
    .title = Un seul adversaire à attaquer
kaiser-rule-KP-3-1-4 = Panne, Ruse de guerre, Banc de brume, Renseignement sur une main, Internement, Rendez-vous manqué et Transfert de commandement peuvent frapper, dans un même tour, l’adversaire que vous attaquez et un autre ; sans attaque, un seul. Avion de reconnaissance, Gros temps et Mer forte échappent à cette limite.
    .title = Un seul autre adversaire
kaiser-rule-KP-3-1-5 = À la fin de votre tour, toutes vos cartes engagées, jouées ou non, vont à la défausse face visible, dans l’ordre de votre choix, puis, par-dessus, les réactions jouées pendant ce tour. Île refuge reste sur son navire, Ruse de guerre et Banc de brume devant leur victime jusqu’à la fin du tour de celle-ci ; les cartes qui rapportent des PV vont dans une pile de victoire. Une carte qui ne peut pas être jouée est sans effet.
    .title = La défausse
kaiser-rule-KP-3-1-6 = Après la pioche, chaque joueur qui a moins de trois navires marchands en pioche pour revenir à trois, vous d’abord. D’ici là, un navire marchand perdu laisse un vide.
    .title = Le réapprovisionnement
kaiser-rule-KP-3-1-7 = Tout le monde peut regarder à tout moment les deux premières cartes de la défausse, mais pas en solitaire.
    .title = Regarder la défausse
kaiser-rule-KP-3-1-8 = Tout le monde peut consulter à tout moment n’importe quelle pile de victoire, cartes doublées comprises.
    .title = Les piles de victoire
kaiser-rule-KP-3-1-9 = Tout le monde peut demander combien il reste de cartes Action à piocher.
    .title = Les cartes restantes
kaiser-rule-KP-3-1-10 = Les navires passés sous la pioche allemande ou sous celle des marchands sont mélangés en une nouvelle pioche quand les autres cartes y sont épuisées. S’il n’y en a pas, on ne pioche rien. La pioche Action n’est pas remélangée en cours de manche.
    .title = Pioches de navires épuisées

## Les cartes

kaiser-rule-KP-3-3 = Il y en a 47 sortes. Les cartes brunes sont des actions, les vertes des soutiens, les bleues des réactions ; Changement de pavillon est à la fois action et réaction. Les actions et les soutiens s’engagent à la verticale, les réactions se jouent de la main ; toute carte peut aussi être engagée à l’horizontale, comme interception. Un défi ne réussit que si son jet est supérieur à la réponse. Toute carte dirigée contre un adversaire obéit à KP 3.1.3, à KP 3.1.4 et à Banc de brume.
    .title = Les sortes de cartes
kaiser-rule-KP-3-3-1 = Réaction quand un navire de guerre ou un corsaire intercepte votre navire marchand (pas un voilier marchand avec KP 6.11). Un croiseur auxiliaire prend sa place, et les deux camps attaquent en même temps : les dés d’attaque du navire contre le d10 bleu du croiseur, d10 bleu et d8 vert contre la défense du navire ; de nuit, les deux attaques subissent −1. Les modificateurs propres au navire, Attaque surprise et Projecteur ne comptent que pour lui ; Équipe d’abordage est dépensée et Cargaison spéciale n’a pas d’effet ici. Un navire coulé va dans votre pile de victoire ; un croiseur coulé rapporte 7 PV au propriétaire du navire, sinon sa carte est défaussée. Un corsaire qui intercepte est identifié. Votre navire marchand est indemne, n’a pas droit au passage sûr et ne peut plus être intercepté ce tour-ci ; les autres cibles suivent si le navire survit. Moitié Interception : d10 bleu, d4 rouge.
    .title = Croiseur auxiliaire
kaiser-rule-KP-3-3-2 = Action, si l’un de vos navires allemands est à court de ravitaillement. Pour chacun d’eux, à l’abri ou non, lancez un d10 bleu (+2 si vous avez au moins une prise) contre un d8 vert : si le jet est supérieur, son marqueur de pénurie est retiré. Les navires à charbon subissent −1 avec KP 6.1, le Seeadler gagne +1 avec KP 6.2. Moitié Interception : d10 bleu, d4 rouge, de nuit.
    .title = Forceur de blocus
kaiser-rule-KP-3-3-3 = Soutien à l’interception d’un navire de guerre ou d’un corsaire, un par cible intacte. Si le navire marchand devait être coulé, vous le capturez : il devient votre prise, déguisée et intacte, et le navire perd son marqueur de pénurie s’il en a un. Un résultat « endommagé » est sans effet. Un navire marchand non capturé peut tenter un passage sûr. Moitié Interception : d10 bleu, d4 rouge.
    .title = Équipe d’abordage
kaiser-rule-KP-3-3-4 = Action, en équipes seulement : le joueur suivant dans le sens horaire, un adversaire, perd tout son prochain tour, pioche comprise. Un Banc de brume ou une Ruse de guerre devant lui y reste. Dans les autres parties, la carte ne sert qu’à intercepter. Moitié Interception : d10 bleu, d6 blanc.
    .title = Mer forte
kaiser-rule-KP-3-3-5 = Réaction quand votre navire est intercepté par un navire de guerre, un corsaire, la Royal Navy ou Arraisonnement (sauf de nuit, contre Attaque surprise ou à l’abri). Lancez d10 bleu contre un d8 vert, −2 si votre navire est endommagé et −2 s’il est à court de ravitaillement. Jet supérieur : l’interception de ce navire est annulée, et un navire marchand ou une prise intacts peuvent tenter un passage sûr. Sinon, on lance les dés de l’attaque. Les options KP 6.2, 6.3, 6.8 et 6.11 modifient le jet. Moitié Interception : d10 bleu, d4 rouge.
    .title = Rupture de contact
kaiser-rule-KP-3-3-6 = Action contre un navire de guerre ou un corsaire ennemi intact, déguisé ou non, même à l’abri. Lancez d8 vert contre un d8 vert : si le jet est supérieur, il reçoit un marqueur de dégâts. Moitié Interception (HMS Glasgow) : d10 bleu, d8 vert, d6 blanc.
    .title = Panne
kaiser-rule-KP-3-3-7 = Action, s’il reste un navire allemand à piocher. Lancez d10 bleu ; un adversaire lance un d8 vert. Jet supérieur : piochez un navire allemand. Jet au moins double : piochez-en deux. Les corsaires arrivent déguisés ; un navire de guerre ne l’est jamais, et la Royal Navy des adversaires peut l’attaquer aussitôt. Les nouveaux navires peuvent agir dès votre prochain tour. Le nombre de vos navires n’est pas limité. Moitié Interception : d10 bleu, d4 rouge, de nuit.
    .title = Percée
kaiser-rule-KP-3-3-8 = Action : retirez les marqueurs de pénurie de tous vos navires, même à l’abri. Sans jet. Moitié Interception : d10 bleu, d6 blanc, de nuit.
    .title = Charbonnier
kaiser-rule-KP-3-3-9 = Action : retirez le marqueur de dégâts (un seul, avec KP 6.8) de l’un de vos navires de guerre, corsaires, prises ou navires marchands, même à l’abri. Sans jet. Moitié Interception : d10 bleu, d4 rouge, de nuit.
    .title = Réparations
kaiser-rule-KP-3-3-10 = Action : posez-la devant un adversaire qui n’a ni Ruse de guerre ni Banc de brume. À son prochain tour, il n’engage rien : une carte tirée au hasard de sa main lui est montrée, et il ne peut jouer que celle-là, comme action et jamais comme interception (Mouillage de mines : sur un corsaire à symbole de mines qui n’est pas à l’abri). Les soutiens, et les réactions autres que Changement de pavillon, ne peuvent pas être joués ainsi. La carte et Ruse de guerre sont ensuite défaussées, et il pioche comme d’habitude. Ses navires peuvent quand même quitter leur abri. Ses réactions pendant les tours des autres restent libres. Moitié Interception : d10 bleu, d4 rouge, de nuit.
    .title = Ruse de guerre
kaiser-rule-KP-3-3-11 = Action, en équipes seulement : votre partenaire et vous choisissez chacun, en secret et en même temps, autant de cartes de votre main que vous voulez en donner ; puis elles changent de main. Les cartes engagées ne peuvent pas être données. Avant cela, chacun peut envoyer un souhait tout prêt ; il est interdit de nommer ou de montrer des cartes. Dans les autres parties, la carte ne sert qu’à intercepter. Moitié Interception : d10 bleu, d6 blanc.
    .title = Échange de renseignements
kaiser-rule-KP-3-3-12 = Action : l’un de vos navires intacts (marchand ou prise) tente un passage sûr. Lancez ses dés de défi, +1, contre les dés de réponse de sa carte, lancés par un adversaire. Jet supérieur : il va dans votre pile de victoire, une prise comptant double. Moitié Interception : d10 bleu, d8 vert.
    .title = Mer belle
kaiser-rule-KP-3-3-13 = Réaction quand un corsaire (pas un navire de guerre) intercepte votre navire marchand intact (sauf de nuit ou contre Attaque surprise). L’attaque du corsaire subit −2. Celle du Seeadler subit −4 avec KP 6.2 ; un corsaire rapide peut poursuivre (KP 6.6.1) ; pas pour un voilier marchand avec KP 6.11. Moitié Interception : d10 bleu, d6 blanc.
    .title = Navire rapide
kaiser-rule-KP-3-3-14 = Action : posez-la devant un adversaire qui n’a ni Banc de brume ni Ruse de guerre. À son prochain tour, il ne peut ni engager ni jouer de carte, ni quitter un abri, ni piocher ; ses navires à l’abri font quand même leurs jets. Puis elle est défaussée. D’ici là, aucune attaque ni aucune autre carte ne peut viser ses navires, sauf Gros temps ; Avion de reconnaissance et Renseignement atteignent toujours sa main. Moitié Interception : d10 bleu, d4 rouge, de nuit.
    .title = Banc de brume
kaiser-rule-KP-3-3-15 = Soutien à l’interception d’un corsaire : il attaque deux navires marchands du même adversaire, dans l’ordre de votre choix. Chacun a son propre jet, et leur propriétaire peut réagir pour chacun ; avant cela, il peut jouer Maigre butin. Une seule par interception. Moitié Interception : d10 bleu, d4 rouge.
    .title = Bonne chasse
kaiser-rule-KP-3-3-16 = Action, si un navire qui n’est pas à l’abri est endommagé. Pour chaque navire de guerre, corsaire, prise et navire marchand endommagé de tous les joueurs, les vôtres et ceux sous Banc de brume compris, mais pas ceux à l’abri, lancez un d8 vert contre un d10 bleu : si le jet est supérieur, le navire est retiré du jeu et personne n’en marque les PV. Moitié Interception : d10 bleu, d6 blanc, de nuit.
    .title = Gros temps
kaiser-rule-KP-3-3-17 = Action : regardez en secret toute la main d’un adversaire, ou bien les prochaines cartes de la pioche Action (autant qu’il y a de joueurs), que vous remettez dans l’ordre de votre choix. Moitié Interception : d10 bleu, d6 blanc, de nuit.
    .title = Renseignement
kaiser-rule-KP-3-3-18 = Action contre un navire de guerre ennemi, ou contre un corsaire ou une prise ennemis identifiés, même à l’abri. Lancez d10 bleu et d8 vert, +2 si la cible est endommagée et +2 si elle est à court de ravitaillement, contre un d10 bleu. Jet supérieur : elle est retirée du jeu et personne n’en marque les PV. Son propriétaire peut répondre par Changement de pavillon. Moitié Interception : d10 bleu, d4 rouge.
    .title = Internement
kaiser-rule-KP-3-3-19 = Action contre un corsaire ou une prise ennemis déguisés, qui ne sont pas à l’abri et n’ont pas été interceptés ce tour-ci. Elle fixe l’adversaire que vous attaquez ce tour-ci. Lancez d10 bleu contre un d8 vert. Si le jet n’est pas supérieur, il ne se passe rien, et un autre exemplaire peut réessayer. S’il l’est, la cible est identifiée et attaquée aussitôt avec d10 bleu et d6 blanc, de jour et sans soutien. Son propriétaire peut réagir à cette attaque par Rupture de contact, Fuite par les hauts-fonds ou Vannes ouvertes, et jouer ensuite Changement de pavillon ; une prise intacte peut tenter un passage sûr. Moitié Interception : d10 bleu, d6 blanc.
    .title = Arraisonnement
kaiser-rule-KP-3-3-20 = Action : posez-la sur l’un de vos navires de guerre ou corsaires qui n’est pas encore à l’abri ; une carte engagée sur ce navire est perdue. Aussitôt, puis au début de chacun de vos tours, lancez un d10 bleu contre un d6 blanc pour retirer ses dégâts, et de nouveau pour retirer son marqueur de pénurie. À l’abri, seul Monitor peut l’attaquer, et Arraisonnement, Gros temps et Rendez-vous manqué l’épargnent ; Internement, Transfert de commandement et Panne l’atteignent, sauf choix contraire de la table. Il ne peut ni intercepter ni mouiller de mines, pas même au tour où il sort. Il reste à l’abri jusqu’à votre prochain tour ; ensuite, il peut en sortir pendant n’importe lequel de vos tours, déguisé si c’est un corsaire. Les options KP 6.1 et 6.2 modifient le jet de ravitaillement. Moitié Interception : d10 bleu, d6 blanc, de nuit.
    .title = Île refuge
kaiser-rule-KP-3-3-21 = Action engagée à la verticale sur votre corsaire à symbole de mines ; il ne doit pas être à l’abri, et il ne peut pas intercepter ce tour-ci. Ses mines attaquent chaque navire marchand d’un adversaire avec d10 bleu et d4 rouge (KP 3.2.8). Le corsaire reste déguisé ; ses dégâts et sa pénurie n’y changent rien. Moitié Interception : d10 bleu, d4 rouge.
    .title = Mouillage de mines
kaiser-rule-KP-3-3-22 = Réaction à une attaque par mines contre vos navires marchands : toute l’attaque est annulée avant le premier jet. Moitié Interception : d10 bleu, d8 vert.
    .title = Dragueur de mines
kaiser-rule-KP-3-3-23 = Réaction juste après que l’interception, les mines ou la torpille d’un adversaire ont coulé votre navire marchand, si vous n’avez pas réagi pour lui et qu’un navire marchand coulé se trouve dans votre pile de victoire (une prise ennemie que vous avez coulée convient). Désignez ce dernier et lancez un d10 bleu contre un d8 vert : si le jet est supérieur, les deux cartes changent de place. Une place qui compte double continue de compter double. Une carte au plus par attaque par mines. Moitié Interception (HMS Highflyer) : d10 bleu, d8 vert, d4 rouge.
    .title = Erreur d’identification
kaiser-rule-KP-3-3-24 = Action contre un navire ennemi sous Île refuge, une fois par tour et par navire : la Royal Navy attaque avec d10 bleu et d8 vert, +2. On peut y ajouter Attaque surprise. Seule Vannes ouvertes peut y répondre. Moitié Interception : d10 bleu, d6 blanc.
    .title = Monitor
kaiser-rule-KP-3-3-25 = Réaction quand un navire de guerre ou un corsaire intercepte votre navire marchand intact, de jour ou de nuit. L’attaque subit −2 ; un résultat « endommagé » est sans effet, et un navire marchand qui devait être coulé est capturé par l’attaquant. S’il n’est pas capturé, son passage sûr gagne +2. Moitié Interception : d10 bleu, d6 blanc.
    .title = Non-combattant
kaiser-rule-KP-3-3-26 = Réaction quand la Royal Navy, Arraisonnement ou Monitor attaque votre navire de guerre, corsaire ou prise, endommagé ou non : il se saborde. L’attaque est terminée, le navire est retiré du jeu et personne n’en marque les PV. Moitié Interception : d10 bleu, d6 blanc.
    .title = Vannes ouvertes
kaiser-rule-KP-3-3-27 = Réaction quand un corsaire déguisé intercepte votre navire marchand : le corsaire est identifié, et la Royal Navy peut donc l’attaquer. L’interception continue. Moitié Interception : d10 bleu, d8 vert.
    .title = QQQ
kaiser-rule-KP-3-3-28 = Réaction à une attaque à la torpille contre votre navire marchand (pas contre une prise, ni contre un voilier marchand avec KP 6.11), qui n’a alors plus rien à en craindre. Lancez d10 bleu contre un d8 vert. Jet supérieur : duel d’artillerie, les deux tirs en même temps : le d8 vert du sous-marin contre votre d6 blanc, vos d8 vert et d6 blanc contre son d6 blanc. Sinon, le sous-marin lance ses dés de torpille contre votre d6 blanc ; si votre bateau-piège n’est pas coulé, il répond par des grenades sous-marines, d8 vert et d4 rouge, contre un d6 blanc. Les dégâts n’ont pas d’effet. Un sous-marin coulé va dans votre pile de victoire (U 7, UC 5), un bateau-piège coulé (5) dans celle de l’attaquant. Moitié Interception : d10 bleu, d6 blanc.
    .title = Bateau-piège
kaiser-rule-KP-3-3-29 = Réaction à une attaque à la torpille contre votre navire : lancez un d8 vert contre un d6 blanc. Jet supérieur : l’attaque est annulée. Sinon, elle continue. Moitié Interception : d10 bleu, d8 vert.
    .title = Camouflage disruptif
kaiser-rule-KP-3-3-30 = Réaction après qu’un navire de guerre ou un corsaire a coulé votre navire marchand par une interception, si vous n’avez pas réagi pour ce navire marchand et que l’autre navire est encore en jeu : juste après, avant chaque cible suivante, ou quand l’attaquant cesse de jouer des cartes. Lancez d10 bleu contre un d10 bleu. Jet supérieur : le navire est retiré du jeu, personne n’en marque les PV, et les cibles pas encore attaquées sont épargnées. Le navire marchand coulé compte quand même. Pas après une capture, des mines, une torpille ou une Fuite par les hauts-fonds. Moitié Interception : d10 bleu, d8 vert.
    .title = Retour au port
kaiser-rule-KP-3-3-31 = Action : prenez dans votre main deux cartes tirées au hasard de celle d’un adversaire (une, s’il n’en a qu’une). Vous ne pouvez pas les jouer ce tour-ci, sauf Changement de pavillon. Plusieurs exemplaires peuvent viser plusieurs adversaires. Moitié Interception : d10 bleu, d4 rouge.
    .title = Avion de reconnaissance
kaiser-rule-KP-3-3-32 = L’un de vos navires identifiés (corsaire ou prise) est de nouveau déguisé, même à l’abri. Engagez la carte et jouez-la comme action ; ou jouez-la de votre main : après votre propre interception où QQQ, Croiseur auxiliaire ou Piège a identifié votre corsaire ; après l’attaque d’un Arraisonnement contre votre navire ; ou en réponse à une interception de la Royal Navy, à un Internement ou à un Transfert de commandement qui le vise, pour l’annuler (sauf choix contraire de la table). La nuit et Attaque surprise n’y changent rien. Contre une interception de la Royal Navy, c’est votre unique réaction. Moitié Interception : d10 bleu, d6 blanc.
    .title = Changement de pavillon
kaiser-rule-KP-3-3-33 = Action contre un adversaire : pour chacun de ses navires allemands, déguisé ou non, qui n’est ni à l’abri ni à court de ravitaillement, lancez un d8 vert (−2 si cet adversaire a au moins une prise) contre un d8 vert. Jet supérieur : le navire reçoit un marqueur de pénurie. Avec KP 6.1, le jet gagne +2 contre les navires à charbon ; avec KP 6.2, il subit −2 contre le Seeadler. Moitié Interception : d10 bleu, d4 rouge, de nuit.
    .title = Rendez-vous manqué
kaiser-rule-KP-3-3-34 = Réaction à une attaque à la torpille contre votre voilier marchand (l’un des douze ; pas une prise). Comme Bateau-piège, mais son canon lance un d8 vert et un d4 rouge, et il n’a pas de grenades sous-marines : si son défi, d10 bleu contre un d8 vert, n’est pas supérieur, le sous-marin tire sa torpille contre son d6 blanc, et c’est tout. Un voilier-piège coulé rapporte 5 PV à l’attaquant. Moitié Interception : d10 bleu, d8 vert.
    .title = Voilier-piège
kaiser-rule-KP-3-3-35 = Action : l’un de vos navires endommagés (navire de guerre, corsaire ou prise), même à l’abri, est retiré du jeu, et personne n’en marque les PV. Moitié Interception : d10 bleu, d8 vert, de nuit.
    .title = Sabordage
kaiser-rule-KP-3-3-36 = Soutien à une interception de nuit par votre navire ou par la Royal Navy : +3 à chacune de ses attaques, soit +2 avec le −1 de la nuit. Les réactions interdites de nuit le restent. Moitié Interception (HMS Pegasus) : d10 bleu, d8 vert, d4 rouge.
    .title = Projecteur
kaiser-rule-KP-3-3-37 = Action, une fois par tour : après ce tour, vous en jouez un de plus, et toutes les limites d’un tour repartent de zéro. Dans ce tour supplémentaire, Seconde chance et Écoute radio ne peuvent pas être jouées. Il n’a pas lieu si votre pioche met fin à la manche. Moitié Interception : d10 bleu, d4 rouge, de nuit.
    .title = Seconde chance
kaiser-rule-KP-3-3-38 = Réaction quand votre navire est intercepté par un navire de guerre, un corsaire, la Royal Navy ou Arraisonnement (sauf de nuit, contre Attaque surprise ou à l’abri). L’interception est évitée dans tous les cas. Lancez ensuite d10 bleu et d4 rouge, −2 si votre navire est endommagé, contre un d10 bleu. Jet supérieur : il s’en tire sans mal. Sinon, il est endommagé ; s’il l’était déjà, il est coulé et va dans la pile de l’attaquant (jamais doublé, pas de Retour au port). Un navire marchand ou une prise encore intacts peuvent tenter un passage sûr. Voir aussi KP 6.6.2, 6.8 et 6.10. Moitié Interception : d10 bleu, d6 blanc.
    .title = Fuite par les hauts-fonds
kaiser-rule-KP-3-3-39 = Soutien à l’interception d’un navire de guerre : il attaque tous les navires marchands d’un adversaire pas encore interceptés ce tour-ci, au moins deux, dans l’ordre de votre choix. Chacun a son propre jet, et leur propriétaire peut réagir pour chacun ; avant cela, il peut jouer Maigre butin. Une seule par interception. Moitié Interception : d10 bleu, d4 rouge.
    .title = Routes maritimes
kaiser-rule-KP-3-3-40 = Réaction quand un navire de guerre ou un corsaire intercepte vos navires marchands. Contre une seule cible : l’interception est annulée, et le navire marchand compte comme intercepté. Contre plusieurs (Bonne chasse, Routes maritimes) : avant le premier jet, tous sont épargnés sauf un (un autre navire peut encore les intercepter ce tour-ci) ; l’attaquant choisit lequel reste, sauf choix contraire de la table, et vous pouvez encore réagir pour celui-là, mais pas par un autre Maigre butin. Pas contre le Wolf avec KP 6.3. Moitié Interception : d10 bleu, d6 blanc.
    .title = Maigre butin
kaiser-rule-KP-3-3-41 = Soutien à une interception par votre navire de guerre ou corsaire, à des mines ou à une torpille : chaque navire marchand que cette attaque coule compte double. Les captures n’y gagnent rien. Moitié Interception (HMS Sydney) : deux d10 bleus, d6 blanc.
    .title = Cargaison spéciale
kaiser-rule-KP-3-3-42 = Action : attaque à la torpille contre un navire marchand ennemi, avec d10 bleu, d6 blanc et d4 rouge (KP 3.2.8). Aucun passage sûr ne suit. Bateau-piège, Voilier-piège et Camouflage disruptif peuvent y répondre. Face à un bateau-piège : canon d8 vert, défense d6 blanc ; le sous-marin rapporte 7 PV à l’adversaire s’il est coulé. Moitié Interception : d10 bleu, d4 rouge.
    .title = Sous-marins U-27 et U-41
kaiser-rule-KP-3-3-43 = Action, au choix : une attaque à la torpille contre un navire marchand ennemi, avec d10 bleu et d6 blanc, ou une attaque par mines contre tous les navires marchands d’un adversaire, avec d10 bleu et d4 rouge, sans avoir besoin d’un corsaire (KP 3.2.8). Bateau-piège, Voilier-piège et Camouflage disruptif répondent à la torpille, Dragueur de mines aux mines. Face à un bateau-piège : canon d8 vert, défense d6 blanc ; le sous-marin rapporte 5 PV à l’adversaire s’il est coulé. Moitié Interception : d10 bleu, d4 rouge.
    .title = Sous-marins UC-16 et UC-29
kaiser-rule-KP-3-3-44 = Soutien à une interception par votre navire ou par la Royal Navy, ou à Monitor ; pas à Arraisonnement : +2 à chacune de ses attaques (+4 pour le Wolf avec KP 6.3). Rupture de contact, Fuite par les hauts-fonds et Navire rapide ne peuvent pas y être opposés. Une seule par interception. Moitié Interception : d10 bleu, d6 blanc.
    .title = Attaque surprise
kaiser-rule-KP-3-3-45 = Action contre un navire de guerre ennemi, ou contre un corsaire ou une prise ennemis identifiés, même à l’abri. Lancez d8 vert contre un d10 bleu : si le jet est supérieur, la cible passe dans votre flotte telle quelle, avec ses marqueurs et son Île refuge (au moins jusqu’à votre prochain tour). Elle ne peut pas agir ce tour-ci. Son propriétaire peut répondre par Changement de pavillon. Moitié Interception : d10 bleu, d4 rouge, de nuit.
    .title = Transfert de commandement
kaiser-rule-KP-3-3-46 = Réaction quand un navire de guerre ou un corsaire intercepte votre navire marchand. Les deux attaquent en même temps : le navire attaquant contre la défense du navire marchand, comme d’habitude, soutiens compris, et vos d8 vert et d6 blanc contre la défense du navire attaquant ; de nuit, les deux subissent −1, et Attaque surprise et Projecteur n’aident que lui. S’il est coulé, il va dans votre pile de victoire. Un corsaire qui intercepte est identifié. Un navire marchand qui s’en sort intact peut tenter un passage sûr. La carte Piège elle-même ne rapporte jamais de PV. Moitié Interception : d10 bleu, d6 blanc.
    .title = Piège
kaiser-rule-KP-3-3-47 = Action, une fois par tour et pas dans un tour supplémentaire : prenez dans votre main les deux premières cartes de la défausse (une, s’il n’y en a qu’une). Vous ne pouvez pas les jouer ce tour-ci, sauf Changement de pavillon. Moitié Interception : d10 bleu, d6 blanc, de nuit.
    .title = Écoute radio

## Attaques et réactions

kaiser-rule-KP-3-2 = Au début de votre tour, engagez les cartes de votre main que vous voulez : posez-les face cachée. Elles seules peuvent être jouées pendant ce tour, sauf Changement de pavillon, qui peut venir de la main (KP 3.3.32). Elles ne reviennent pas dans votre main. Retournez-les une à une, dans n’importe quel ordre ; rien n’oblige à les jouer toutes.
    .title = Engager des cartes
kaiser-rule-KP-3-2-1 = Vous placez chaque carte, et c’est définitif : à l’horizontale sur votre navire de guerre ou corsaire, qui interceptera des navires marchands ; à l’horizontale devant vos navires, une interception de la Royal Navy ; à la verticale devant eux, une action ou un soutien (une réaction y est un bluff) ; Mouillage de mines, à la verticale sur un corsaire à symbole de mines. Une seule carte par navire, aucune sur un navire à l’abri. Tout le monde voit où sont les cartes. Les soutiens ne se retournent qu’avec une attaque.
    .title = L’emplacement des cartes
kaiser-rule-KP-3-2-2 = Seul le propriétaire du navire attaqué peut réagir, avec une carte bleue de sa main. Une réaction par interception, par attaque à la torpille et par attaque par mines ; s’il y a plusieurs cibles, une par navire marchand, avant qu’il soit coulé ou après. Personne ne peut réagir à une réaction. Après une attaque par mines qui a suivi son cours, une Erreur d’identification est possible.
    .title = Les réactions
kaiser-rule-KP-3-2-3 = Les corsaires commencent déguisés, de même que les prises capturées. La Royal Navy ne peut intercepter que les navires de guerre, les corsaires identifiés et les prises identifiées, et aucun à l’abri. Pour son attaque, on lance les dés de la moitié Interception de la carte ; on peut y ajouter une Attaque surprise et, de nuit, un Projecteur. Un navire qu’elle coule va dans votre pile de victoire et compte une fois. Dans un tour, ses attaques et celles de vos navires visent toutes un même adversaire (KP 3.1.3).
    .title = Interceptions de la Royal Navy
kaiser-rule-KP-3-2-4 = Votre navire de guerre ou corsaire intercepte un navire marchand ennemi avec ses propres dés d’attaque ; de la carte, seul le symbole de nuit compte. Vous pouvez ajouter Attaque surprise, Projecteur (de nuit), Cargaison spéciale, une Équipe d’abordage par cible intacte, et Bonne chasse (corsaire) ou Routes maritimes (navire de guerre). Un navire marchand coulé va dans votre pile de victoire. L’interception à elle seule n’identifie pas un corsaire.
    .title = Interceptions de navires marchands
kaiser-rule-KP-3-2-5 = Un navire marchand capturé devient votre prise, déguisée et intacte, et ravitaille le navire qui l’a pris. Les navires allemands, les mines et les sous-marins ne peuvent pas attaquer les prises (sauf avec KP 6.9). Une prise encore avec vous à la fin d’une manche, ou arrivée à bon port, compte double ; l’adversaire qui la coule la compte une fois.
    .title = Les prises
kaiser-rule-KP-3-2-6 = Un navire marchand ou une prise qui sort d’une interception intact et sans être capturé peut aussitôt tenter de gagner un port : sa carte porte deux sortes de dés ; son propriétaire lance les dés de défi, l’attaquant les dés de réponse. Si le propriétaire fait plus, il va dans la pile de victoire de son propriétaire, une prise comptant double. Cela vaut après un jet d’attaque, une Rupture de contact réussie, toute Fuite par les hauts-fonds ou un Piège ; pas après des mines, une torpille, Croiseur auxiliaire, Maigre butin ou Changement de pavillon. On peut réessayer après une autre interception. Sauf choix contraire de la table, la tentative se fait toujours d’elle-même.
    .title = Le passage sûr
kaiser-rule-KP-3-2-7 = Attaque contre défense : jusqu’à la défense, sans effet ; au-dessus, endommagé ; au moins le double, coulé. Un navire déjà endommagé ne l’est pas davantage. Un défi ne réussit que s’il est supérieur à la réponse. Au dé le plus haut s’appliquent : interception d’un navire de guerre ou d’un corsaire, −2 s’il est endommagé et −2 s’il est à court de ravitaillement ; défense d’un navire endommagé, −2 ; nuit, −1 ; Attaque surprise, +2 ; Projecteur, +3 ; Monitor, +2 ; Navire rapide ou Non-combattant, −2. Les modificateurs s’additionnent ; un résultat n’est jamais inférieur à 1.
    .title = Les affrontements
kaiser-rule-KP-3-2-8 = Retournez la carte, nommez l’adversaire, les soutiens et la cible ; puis le défenseur peut réagir, puis on lance les dés. Les mines attaquent tous les navires marchands de la rangée de l’adversaire (pas les prises), l’un après l’autre, dans l’ordre de votre choix ; une torpille en attaque un seul. Dans les deux cas, Cargaison spéciale est le seul soutien possible, et aucun passage sûr ne suit. Un corsaire endommagé ou à court de ravitaillement mouille des mines sans pénalité.
    .title = Une attaque pas à pas
kaiser-rule-KP-3-2-9 = Exemple : Ann pose Bonne chasse et Attaque surprise à la verticale devant elle, et une troisième carte à l’horizontale sur Möwe. Elle retourne la carte de Möwe, désigne Ben, ajoute les deux soutiens et choisit deux de ses navires marchands. Chaque attaque reçoit +2, et Ben peut réagir à chacune avec une carte. Ann défausse ensuite les trois cartes et en pioche une.
    .title = Exemple de tour

## Le jeu en équipes

kaiser-rule-KP-4-0 = À quatre, on peut former deux équipes de deux. Les partenaires ne voient pas la main l’un de l’autre et ne parlent pas de cartes précises ; ils peuvent dire quelle est leur force en attaque ou en défense. Aucune carte ne passe de l’un à l’autre, sauf par Échange de renseignements.
    .title = Deux équipes
kaiser-rule-KP-4-1 = Les partenaires se font face, si bien que les équipes jouent en alternance.
    .title = Les places
kaiser-rule-KP-4-2 = Rien de nuisible ne peut viser les navires de votre partenaire, et ils ne vous rapportent rien. Gros temps les met quand même à l’épreuve.
    .title = Les navires de votre partenaire
kaiser-rule-KP-4-3 = Vos adversaires sont les joueurs de l’autre équipe.
    .title = Les adversaires
kaiser-rule-KP-4-4 = Les cartes qui aident des navires n’aident que les vôtres, pas ceux de votre partenaire.
    .title = Les cartes qui aident
kaiser-rule-KP-4-5 = Vous ne pouvez pas réagir à une attaque contre votre partenaire.
    .title = Pas de réaction pour un partenaire
kaiser-rule-KP-4-6 = Un navire qui quitte Île refuge passe à votre partenaire (ou peut rester avec vous, si la table l’a choisi).
    .title = Quitter le refuge
kaiser-rule-KP-4-7 = Si Percée vous donne deux navires, l’un d’eux, à votre choix, va à votre partenaire. Un navire seul reste avec vous.
    .title = Percée
kaiser-rule-KP-4-8 = Chacun a sa propre pile de victoire et ses propres points de manche. Une équipe reçoit au plus 7 points par manche, et d’ordinaire au moins 3.
    .title = Les points
kaiser-rule-KP-4-9 = Avant une autre manche, vous pouvez garder un navire (jusqu’à trois avec KP 6.7) et en proposer d’autres à votre partenaire, qui peut prendre des navires proposés à la place des siens, dans la même limite. Votre main diminue pour chaque navire gardé ou reçu.
    .title = Garder des navires
kaiser-rule-KP-4-10 = L’équipe qui réunit le plus de points de manche gagne. En cas d’égalité, les PV des deux partenaires ensemble départagent ; s’ils sont égaux aussi, on joue une manche de plus.
    .title = L’équipe gagnante

## En solitaire contre le Fantôme

kaiser-rule-KP-5-0 = Votre seul adversaire est le Fantôme ; les cartes Solitaire décident de ce qu’il fait. Toutes les règles valent, sauf ce qui est dit ici. Ce que vise le Fantôme se décide selon une règle choisie avant la partie : pour le meilleur score attendu (par défaut), au hasard ou par vous. Il tente toujours le passage sûr et ne poursuit jamais.
    .title = Le Fantôme
kaiser-rule-KP-5-1 = Les cartes Solitaire ont deux usages : pendant votre tour, elles disent comment le Fantôme se défend ; pendant le sien, ce qu’il fait.
    .title = Deux usages
kaiser-rule-KP-5-2 = Douze cartes sont retirées : les deux Renseignement, les deux Écoute radio, Mer forte, Panne, Échange de renseignements, Erreur d’identification, Vannes ouvertes, Voilier-piège, Projecteur et Cargaison spéciale.
    .title = Les cartes retirées
kaiser-rule-KP-5-2-1 = Des 88 autres cartes Action, 48 sont mises de côté sans être vues ; 40 sont en jeu.
    .title = Les cartes en jeu
kaiser-rule-KP-5-2-2 = Le Fantôme et vous recevez chacun trois navires allemands, trois navires marchands et six cartes Action. Personne ne voit la main du Fantôme ; seul votre Avion de reconnaissance y prend des cartes.
    .title = La donne
kaiser-rule-KP-5-2-3 = Selon le choix fait avant la partie, la première manche commence par vous, par le Fantôme ou par qui lance le d10 bleu le plus haut. Ensuite, comme d’habitude (KP 3.1).
    .title = Qui commence
kaiser-rule-KP-5-2-4 = Le score se compte comme à deux. Entre deux manches, le Fantôme garde celui de ses navires allemands qui a les meilleurs dés d’attaque, ou celui que vous choisissez si vous décidez pour lui.
    .title = Score et navires gardés
kaiser-rule-KP-5-2-5 = Pour la manche suivante, on mélange les cartes Action et les cartes Solitaire, on met de côté le nombre habituel de cartes et on distribue les mains comme d’habitude : cinq cartes à qui a gardé un navire.
    .title = La manche suivante
kaiser-rule-KP-5-3-1 = Toutes les cartes défaussées sont face cachée, et personne ne peut les regarder.
    .title = La défausse
kaiser-rule-KP-5-3-2 = Votre Avion de reconnaissance prend deux cartes au hasard dans la main du Fantôme, et le prochain tour de celui-ci se limite à une carte Solitaire (KP 5.4.3.10).
    .title = Votre Avion de reconnaissance
kaiser-rule-KP-5-3-3 = Quand vous attaquez, une carte Solitaire et un d4 rouge tiennent lieu de réaction du Fantôme : 1 ou 3, c’est sa première action défensive ; 2 ou 4, la seconde. Une carte par cible d’une interception, par attaque à la torpille et par attaque par mines. Elle ne compte que si cette réaction est permise. Retour au port attend que le navire marchand soit coulé ; QQQ identifie votre corsaire à la fin ; Maigre butin laisse une cible de votre choix s’il est tiré pour la première cible, et épargne la cible en cours et toutes les suivantes s’il est tiré plus tard. Un Croiseur auxiliaire ou un Bateau-piège ainsi coulé rapporte autant que sa carte.
    .title = Comment le Fantôme se défend
kaiser-rule-KP-5-4 = À son tour, le Fantôme fait ses jets de refuge ; puis on tire des cartes Solitaire et on lance un d4 rouge pour chacune : la ligne de la carte ainsi désignée est exécutée, jusqu’à ce que l’une d’elles mette fin au tour. Enfin, il peut changer de pavillon, il pioche, et les navires marchands sont complétés. Banc de brume lui coûte tout le tour, sauf les jets de refuge et le réapprovisionnement.
    .title = Le tour du Fantôme
kaiser-rule-KP-5-4-1 = Les cartes Solitaire utilisées sont remélangées aux autres après chaque tour du Fantôme, ou seulement quand il n’en reste plus, selon le choix fait avant la partie. Si elles s’épuisent pendant son tour, ce tour prend fin.
    .title = Le paquet Solitaire
kaiser-rule-KP-5-4-2 = À la fin de son tour, le Fantôme pioche une carte Action, qui va droit à la défausse.
    .title = Sa pioche
kaiser-rule-KP-5-4-3 = La ligne 1 met fin au tour. La ligne 2 est une interception par un navire de guerre ou un corsaire. Les lignes 3 et 4 sont d’autres actions, sans soutien ; « FT » met fin au tour après elles. Ce qui n’est pas possible est laissé de côté. Tant que vous êtes sous Banc de brume, seul Gros temps atteint vos navires.
    .title = Les lignes d’une carte Solitaire
kaiser-rule-KP-5-4-3-1 = Ligne 1 : il ne se passe rien, et le tour du Fantôme prend fin.
    .title = Ligne 1
kaiser-rule-KP-5-4-3-2 = La ligne 2 ne peut pas être exécutée si le Fantôme n’a aucun navire de ce type capable d’agir, ou si vous n’avez aucun navire marchand qu’il puisse attaquer : son tour prend alors fin.
    .title = Ligne 2 impossible
kaiser-rule-KP-5-4-3-3 = Ligne 2 : on tire d’abord d’autres cartes Solitaire, et on ajoute leurs actions spéciales (des soutiens, ou ensuite Changement de pavillon), jusqu’à ce que l’une soit vide, revienne une deuxième fois ou ne convienne pas. Puis le navire intercepte, de nuit si la ligne le dit ; vous pouvez réagir comme d’habitude. Le tour continue.
    .title = Ligne 2 et actions spéciales
kaiser-rule-KP-5-4-3-4 = Une action marquée « FT » met fin au tour, qu’elle ait pu être exécutée ou non.
    .title = Actions qui mettent fin au tour
kaiser-rule-KP-5-4-3-5 = Après toute autre action, exécutée ou non, le tour continue avec la carte suivante.
    .title = Autres actions
kaiser-rule-KP-5-4-3-6 = La Ruse de guerre ou le Banc de brume du Fantôme vaut pour votre prochain tour, comme la carte elle-même.
    .title = Ruse de guerre et Banc de brume contre vous
kaiser-rule-KP-5-4-3-7 = Île refuge va au navire allemand du Fantôme qui a le plus d’ennuis (endommagé, à court de ravitaillement, corsaire identifié). Il fait ses jets aussitôt et à chaque tour du Fantôme, et revient, déguisé, au premier de ces tours où il n’a plus de marqueur.
    .title = L’Île refuge du Fantôme
kaiser-rule-KP-5-4-3-8 = L’Avion de reconnaissance du Fantôme défausse, face cachée, deux cartes de votre main tirées au hasard. Puis son tour prend fin.
    .title = L’Avion de reconnaissance du Fantôme
kaiser-rule-KP-5-4-3-9 = Ruse de guerre contre le Fantôme : son prochain tour se réduit à une carte Solitaire et un d4 rouge ; 1 ou 3, c’est la ligne 3 ; 2 ou 4, la ligne 4.
    .title = Ruse de guerre contre le Fantôme
kaiser-rule-KP-5-4-3-10 = Avion de reconnaissance contre le Fantôme : son prochain tour se réduit à une carte Solitaire, lue comme d’habitude. Plusieurs ne s’ajoutent pas ; Ruse de guerre passe d’abord, et les deux sont alors épuisés.
    .title = Avion de reconnaissance contre le Fantôme
kaiser-rule-KP-5-4-3-11 = L’Arraisonnement du Fantôme indique sa cible : PV le plus bas, PV le plus élevé ou au hasard. Si vous n’avez ni corsaire ni prise déguisés qu’il puisse attaquer, il est laissé de côté.
    .title = L’Arraisonnement du Fantôme
kaiser-rule-KP-5-4-3-12 = À la fin de son tour, si le Fantôme a un corsaire ou une prise identifiés, on tire une carte Solitaire : si son action spéciale est Changement de pavillon, l’un d’eux est de nouveau déguisé.
    .title = Le Changement de pavillon du Fantôme
kaiser-rule-KP-5-5-1 = Le livret de règles montre ici un tour du Fantôme : les actions spéciales ne se tirent que pour la ligne 2, jamais pour les lignes 3 et 4.
    .title = Exemple : le tour du Fantôme
kaiser-rule-KP-5-5-2 = Le livret de règles montre ici un de vos tours. Il n’ajoute aucune règle.
    .title = Exemple : votre tour

## Les règles facultatives

kaiser-rule-KP-6-0 = Ces règles ne comptent que si la table les a choisies avant la partie. Les modificateurs de plusieurs options s’additionnent.
    .title = Les options
kaiser-rule-KP-6-1 = Charbon : les six navires de guerre, Berlin, Cap Trafalgar, Cormoran, Kaiser Wilhelm der Grosse, Kronprinz Wilhelm et Prinz Eitel Friedrich brûlent beaucoup de charbon. Contre eux, Rendez-vous manqué gagne +2 ; pour eux, Forceur de blocus et le jet de ravitaillement sous Île refuge subissent −1.
    .title = Soutes à charbon
kaiser-rule-KP-6-2 = Le Seeadler va à la voile : Rendez-vous manqué subit −2 contre lui ; Forceur de blocus et le jet de ravitaillement à l’abri gagnent +1 pour lui ; Rupture de contact subit −2 pour le protéger, mais gagne +2 pour un navire marchand qu’il intercepte ; Navire rapide lui inflige −4 au lieu de −2.
    .title = Corsaire à voiles
kaiser-rule-KP-6-3 = Le Wolf a un hydravion : Attaque surprise donne +4 à sa propre interception ; Maigre butin ne peut pas être joué contre lui ; Rupture de contact gagne +2 pour le protéger.
    .title = Petit loup
kaiser-rule-KP-6-4 = La première manche commence à forces égales : pour chacun, un croiseur, deux corsaires et des navires marchands de 5, 7 et 9. Au hasard, ou choisis dans l’ordre des places, selon le choix de la table.
    .title = Équilibre de tournoi
kaiser-rule-KP-6-4-1 = Chacun reçoit l’un des croiseurs Dresden, Emden, Königsberg et Nürnberg.
    .title = Un croiseur pour chacun
kaiser-rule-KP-6-4-2 = Leipzig, Karlsruhe, Geier, Iltis, Meteor, Seeadler et les croiseurs restants sont mis de côté ; chacun reçoit au hasard deux des dix autres corsaires. Puis ce qui a été mis de côté retourne dans sa pioche.
    .title = Deux corsaires pour chacun
kaiser-rule-KP-6-4-3 = Chacun reçoit un navire marchand de 5, un de 7 et un de 9 ; William P. Frye n’en fait pas partie.
    .title = Trois navires marchands pour chacun
kaiser-rule-KP-6-5 = Pour toute la partie, Emden, Leipzig, Karlsruhe, Nürnberg, Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse et Cormoran sont exclus. Au cours d’une manche, les navires allemands retirés du jeu ne reviennent pas : Percée ne peut donc plus être jouée quand la pioche est épuisée. La table peut aussi exclure les trois cartes Percée (à quatre ; 17 cartes sont mises de côté) et les 19 navires marchands perdus en 1914. Pas en même temps que KP 6.4.
    .title = Après 1914
kaiser-rule-KP-6-6 = Les corsaires rapides sont Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse, Kronprinz Wilhelm et Prinz Eitel Friedrich.
    .title = Corsaires rapides
kaiser-rule-KP-6-6-1 = Si Navire rapide est joué contre un corsaire rapide qui n’est pas à court de ravitaillement, l’attaquant peut poursuivre et ignorer ainsi le −2. Après l’interception, si le corsaire est encore en jeu, il lance un d10 bleu contre un d10 bleu et un d4 rouge pour chaque poursuite : si le jet n’est pas supérieur, il se retrouve à court de ravitaillement.
    .title = Poursuivre un Navire rapide
kaiser-rule-KP-6-6-2 = Fuite par les hauts-fonds subit −2 pour un corsaire rapide, en plus du −2 pour dégâts ; avec KP 6.10 aussi, mais une seule fois.
    .title = Corsaires rapides sur les hauts-fonds
kaiser-rule-KP-6-7 = Vous pouvez garder jusqu’à trois navires allemands pour la manche suivante : votre main est alors de 5 cartes avec un navire, de 4 avec deux, de 3 avec trois.
    .title = Report de navires
kaiser-rule-KP-6-8 = Avec cette option, chaque résultat « endommagé » ajoute un marqueur. Chacun donne −2 aux interceptions du navire, à sa défense, à Rupture de contact et à Fuite par les hauts-fonds, et +2 à Internement. Réparations, ou une réparation à l’abri, en retire un ; à l’abri, on tente une seule réparation par tour.
    .title = Dégâts cumulés
kaiser-rule-KP-6-9 = Une torpille peut viser la prise déguisée d’un adversaire. Son propriétaire peut répondre par Camouflage disruptif, mais ni par Bateau-piège ni par Voilier-piège. Une prise ainsi coulée compte une fois, même avec Cargaison spéciale, et Erreur d’identification ne peut pas être jouée.
    .title = Torpillage des prises
kaiser-rule-KP-6-9-1 = L’attaquant doit d’abord trouver la prise : d10 bleu et d8 vert contre un d10 bleu. Si le jet n’est pas supérieur, la carte du sous-marin est dépensée.
    .title = Trouver la prise
kaiser-rule-KP-6-10 = Quand Fuite par les hauts-fonds est jouée pour un navire marchand contre un navire de guerre ou un corsaire, l’attaquant peut le suivre sur les hauts-fonds. La Royal Navy ne le peut pas.
    .title = Poursuite sur les hauts-fonds
kaiser-rule-KP-6-10-1 = Avant tout jet, l’attaquant dit si son navire poursuit. Puis les deux navires lancent un d10 bleu et un d4 rouge contre un d10 bleu, −2 si le navire est endommagé, −2 pour un corsaire rapide (KP 6.6). Si son jet n’est pas supérieur, un navire est endommagé ; s’il l’était déjà, il est coulé et va dans la pile de l’autre joueur. Les deux jets comptent en même temps. Si les deux navires sont encore en jeu, l’interception se poursuit comme d’habitude (sans Retour au port ni Erreur d’identification) ; un navire marchand qui en sort intact peut tenter un passage sûr.
    .title = Poursuivre sur les hauts-fonds
kaiser-rule-KP-6-11 = Douze navires marchands vont à la voile : Anne de Bretagne, Buenos Ayres, Charles Gounod, Dee, Dupleix, Invercoe, Isabel Browne, John H. Kirby, Maréchal Davout, Staut, Størebrot et William P. Frye. Croiseur auxiliaire, Bateau-piège et Navire rapide ne peuvent pas être joués pour eux, et leur Rupture de contact subit −2. Voilier-piège peut être joué pour eux avec ou sans cette option.
    .title = Voiliers marchands
kaiser-rule-KP-6-12 = Les prises peuvent ravitailler vos navires, et s’y épuiser.
    .title = Ravitaillement sur les prises
kaiser-rule-KP-6-12-1 = À votre tour, chacune de vos prises peut, une fois, retirer le marqueur de pénurie de l’un de vos navires de guerre ou corsaires, même à l’abri.
    .title = Se ravitailler
kaiser-rule-KP-6-12-2 = Ensuite, lancez un d10 bleu contre un d10 bleu et un d8 vert. Jet supérieur : la prise est épuisée ; elle va dans votre pile de victoire et compte une fois.
    .title = Une prise épuisée
kaiser-rule-KP-6-12-3 = Le même jet suit quand une capture ravitaille le navire ; vous pouvez alors renoncer au ravitaillement. Une prise qui vient de ravitailler par sa capture ne peut pas ravitailler de nouveau ce tour-ci.
    .title = Le ravitaillement d’une nouvelle prise
