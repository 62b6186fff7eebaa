### Tortuga 1667 : conseils pour la première rencontre avec un type de question.

tortuga-first-brethren = C’est le nom sous lequel vous jouez. Il n’a aucun effet : prenez celui qui vous plaît.
tortuga-first-start_hold = Le capitaine de chaque navire place son premier coffre. On le place d’habitude pour sa propre nation ; parfois pour l’autre, afin de cacher son allégeance.
tortuga-first-action = Votre allégeance secrète dit où les coffres doivent se trouver à la fin. On épie d’abord des cartes Événement, puis on gagne un navire où prendre un rang ; seuls les rangs attaquent ou déplacent des coffres.
tortuga-first-forced_card = Quelqu’un vous oblige à retourner l’une de deux cartes Événement, dont l’effet est pour vous. On choisit d’habitude une carte déjà épiée, celle qui nuit le moins.
tortuga-first-ballot = Chacun donne une carte face cachée et l’on mélange tout : personne ne sait qui a donné quoi. On soutient d’habitude un vote utile à sa nation, et on fait échouer les autres.
tortuga-first-orders = Ces consignes votent à votre place dès qu’un vote est lancé. Indiquez vos cartes par ordre de préférence ; laissez vide un type de vote pour que la question vous soit posée.
tortuga-first-attack_source = Votre attaque a réussi, et vous prenez un coffre. On vole d’habitude la nation contre laquelle on joue.
tortuga-first-attack_dest = Le coffre compte pour la nation de la cale où vous le mettez. On choisit d’habitude sa propre nation, mais tout le monde le voit.
tortuga-first-forfeit = Ce débarquement à Tortuga même vous coûte une carte de vote. On rend d’habitude celle qui aiderait le moins son camp.
tortuga-first-letter = Une lettre de marque fait monter quelqu’un à bord aussitôt. On s’en sert d’habitude pour soi quand on n’est pas à bord ; sinon, on la garde.
tortuga-first-pistol = Un pistolet envoie n’importe qui à Tortuga. On vise d’habitude un capitaine ou un second à qui l’on ne fait pas confiance.
tortuga-first-map = Une carte au trésor est un pouvoir qui dure jusqu’à la fin. On la garde d’habitude pour soi.
tortuga-first-gunpowder = Une chaloupe est perdue pour de bon. On fait d’habitude sauter celle d’un rival, pour que son retour prenne plus longtemps.
tortuga-first-cabin = La file d’un navire est retournée. On choisit d’habitude le navire où cela fait de soi, ou d’un allié, le capitaine.
tortuga-first-pieces = Un coffre change de cale à bord de son navire. On le fait d’habitude passer à sa propre nation.

## Pourquoi l’IA répond ainsi

tortuga-reason-look_at_unknown = { $percent ->
        [0] Connaître ces cartes vaut mieux que tout ce qui est possible maintenant.
       *[other] L’une de ces cartes peut être l’Armada espagnole, qui finit la partie (environ { $percent } chances sur 100) : mieux vaut savoir.
}
tortuga-reason-turn_up_unknown = { $percent ->
        [0] Vous ne connaissez pas cette carte, mais rien de mieux n’est possible.
       *[other] Vous ne connaissez pas cette carte. C’est l’Armada espagnole { $percent } fois sur 100 environ, et rien de mieux n’est possible.
}
tortuga-reason-turn_up_known = Vous connaissez cette carte, et aucun autre choix n’est meilleur : { $card }.
tortuga-reason-end_the_match = Cette carte finit la partie, et aucun autre choix n’est meilleur avec les coffres tels qu’ils sont : { $card }.
tortuga-reason-better_place = Vous y serez en meilleure position, avec un rang ou en chemin vers un rang : { $where }.
tortuga-reason-harms_nobody_else = Cela ne nuit à personne d’autre.
tortuga-reason-against_enemy = { $seat } semble être de l’autre camp.
tortuga-reason-against_friend = { $seat } est peut-être de votre camp, mais tout autre choix vous coûterait davantage.
tortuga-reason-against_unknown = On ne sait pas encore de quel camp est { $seat }, et tout autre choix vous rapporterait moins.
tortuga-reason-attack_chance = L’attaque réussit { $percent } fois sur 100 environ, ce qui vaut la peine d’essayer. Cible : { $target }.
tortuga-reason-mutiny_chance = Une mutinerie contre { $seat } réussit { $percent } fois sur 100 environ, ce qui vaut la peine d’essayer.
tortuga-reason-treasure_gain = Aucun autre déplacement ne sert mieux votre allégeance. Changement de l’avance qui compte pour vous : { SIGNED($gain) } ({ $hold }).
tortuga-reason-treasure_hold = C’est la cale qui vous sert le mieux ici : { $hold }.
tortuga-reason-keep_card = C’est entre vos mains que la carte vaut le plus.
tortuga-reason-brawl_for_flag = Une bagarre peut faire passer les coffres de Tortuga de votre côté. Le camp que vous voulez voir gagner : { $loyalty }.
tortuga-reason-ballot_attack = Cette carte sert votre camp dans cette attaque. À égalité, on donne la moins utile.
tortuga-reason-ballot_mutiny = Cette carte sert votre camp dans cette mutinerie. À égalité, on donne la moins utile.
tortuga-reason-ballot_brawl = Le drapeau de cette carte doit gagner la bagarre pour vous. À égalité, on donne la moins utile.
tortuga-reason-least_useful_card = Cette carte est la moins utile pour les votes à venir.
tortuga-reason-friend_in_front = C’est là que le nouvel ordre de la file vous convient le mieux : { $ship }.
