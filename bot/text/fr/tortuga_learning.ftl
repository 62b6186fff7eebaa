### Tortuga 1667 : conseils pour la première rencontre avec un type de question.

tortuga-first-brethren = C’est le nom sous lequel vous jouez. Il n’a aucun effet : prenez celui qui vous plaît.
tortuga-first-start_hold = Le capitaine de chaque navire place son premier coffre. On le place d’habitude pour sa propre nation ; parfois pour l’autre, afin de cacher son allégeance.
tortuga-first-action = Votre allégeance secrète dit où les coffres doivent se trouver à la fin. On épie d’abord des cartes Événement, puis on gagne un navire où prendre un rang ; seuls les rangs attaquent ou déplacent des coffres.
tortuga-first-forced_card = Quelqu’un vous oblige à retourner l’une de deux cartes Événement, dont l’effet est pour vous. On choisit d’habitude une carte déjà épiée, celle qui nuit le moins.
tortuga-first-ballot = Chacun donne une carte face cachée et l’on mélange tout : personne ne sait qui a donné quoi. On soutient d’habitude un vote utile à sa nation, et on fait échouer les autres.
tortuga-first-orders = Ces consignes votent pour vous en votre absence. Nommez d’abord ce que vous préférez ; laissez vide un type de vote pour qu’on vous demande.
tortuga-first-attack_source = Votre attaque a réussi, et vous prenez un coffre. On vole d’habitude la nation contre laquelle on joue.
tortuga-first-attack_dest = Le coffre compte pour la nation de la cale où vous le mettez. On choisit d’habitude sa propre nation, mais tout le monde le voit.
tortuga-first-forfeit = Être débarqué une fois de plus vous coûte une carte de vote. On rend d’habitude celle qui aiderait le moins son camp.
tortuga-first-letter = Une lettre de marque fait monter quelqu’un à bord aussitôt. On s’en sert d’habitude pour soi quand on n’est pas à bord ; sinon, on la garde.
tortuga-first-pistol = Un pistolet envoie n’importe qui à Tortuga. On vise d’habitude un capitaine ou un second à qui l’on ne fait pas confiance.
tortuga-first-map = Une carte au trésor est un pouvoir qui dure jusqu’à la fin. On la garde d’habitude pour soi.
tortuga-first-gunpowder = Une chaloupe est perdue pour de bon. On fait d’habitude sauter celle d’un rival, pour que son retour prenne plus longtemps.
tortuga-first-cabin = La file d’un navire est retournée. On choisit d’habitude le navire où cela fait de soi, ou d’un allié, le capitaine.
tortuga-first-pieces = Un coffre change de cale à bord de son navire. On le fait d’habitude passer à sa propre nation.

## Pourquoi l’IA répond ainsi

tortuga-reason-only = Il n’y a pas d’autre choix.
tortuga-reason-peek = Connaître ces cartes vaut mieux que tout ce qui est possible maintenant.
tortuga-reason-peek_armada = L’une des cartes inconnues peut être l’Armada espagnole, qui finit la partie : mieux vaut savoir où elle est.
tortuga-reason-reveal_known = Cette carte vous aide, et vous savez où elle est : { $card }.
tortuga-reason-reveal_armada = L’Armada espagnole finit la partie, et avec les coffres tels qu’ils sont, vous gagneriez.
tortuga-reason-reveal_armada_lost = Tous les autres choix vous coûteraient davantage pour l’instant.
tortuga-reason-reveal_unknown = Rien de mieux n’est possible, et une carte inconnue peut aider.
tortuga-reason-reveal_unknown_ahead = Les coffres sont placés comme vous le voulez : chaque carte qui rapproche la fin vous aide.
tortuga-reason-force = Les deux cartes font mal, et { $seat } semble être de l’autre camp.
tortuga-reason-move = Une place ici vaut mieux que l’actuelle : un meilleur rang, ou le chemin vers un rang. Destination : { $where }.
tortuga-reason-attack = Le trésor à prendre vaut une attaque, vu votre main et l’équipage. Cible : { $target }.
tortuga-reason-maroon_enemy = { $seat } semble être de l’autre camp, et perd sa place à bord.
tortuga-reason-maroon_unknown = Rien de mieux n’est possible, et moins de monde devant vous, c’est un meilleur rang.
tortuga-reason-mutiny_enemy = { $seat } semble être de l’autre camp, et vous avez une tête de mort en main.
tortuga-reason-mutiny_unknown = Un nouveau capitaine peut vous aider plus que { $seat }, et vous avez une tête de mort en main.
tortuga-reason-stow = Déplacer un coffre change les cales comme vous le voulez, sans risque d’échec. De { $source } à { $hold }.
tortuga-reason-brawl = Une bagarre peut tourner le trésor de Tortuga en votre faveur.
tortuga-reason-letter = La lettre vous fait monter à bord, où un rang est à portée. Navire : { $ship }.
tortuga-reason-letter_saved = Votre place actuelle est bonne : la lettre attendra.
tortuga-reason-forced_known = C’est le moindre mal des deux, à votre connaissance : { $card }.
tortuga-reason-forced_unknown = Vous ne connaissez pas cette carte, sans doute moins mauvaise que l’autre.
tortuga-reason-ballot_own = Vous avez lancé ce vote vous-même : votre carte doit le faire réussir.
tortuga-reason-ballot_friend = { $captain } semble être de votre camp, et reçoit votre aide. À aide égale, on donne la carte la moins utile.
tortuga-reason-ballot_enemy = { $captain } ne semble pas être de votre camp : votre carte agit contre. À égalité, on donne la moins utile.
tortuga-reason-ballot_flag = Ce drapeau est celui qui doit gagner la bagarre pour vous.
tortuga-reason-hold_own = Le premier coffre va là où le veut votre allégeance.
tortuga-reason-hold_bluff = Un coffre compte encore peu, et celui-ci cache votre allégeance.
tortuga-reason-rob = C’est là qu’un coffre vous rapporte le plus : { $hold }.
tortuga-reason-keep_chest = Ici, le coffre compte comme le veut votre allégeance : { $hold }.
tortuga-reason-forfeit = Cette carte est la moins utile pour les votes à venir.
tortuga-reason-forfeit_blind = Toutes les cartes se valent.
tortuga-reason-pistol = { $seat } a une bonne place, et ne semble pas être de votre camp.
tortuga-reason-map_kept = Le pouvoir de la carte est mieux entre vos mains.
tortuga-reason-boat_enemy = { $seat } semble être de l’autre camp, et doit nager jusqu’à Tortuga.
tortuga-reason-boat_empty = Une chaloupe vide ne coûte sa place à aucun allié.
tortuga-reason-cabin = C’est là que le nouvel ordre de la file vous convient le mieux : { $ship }.
