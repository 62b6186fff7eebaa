### Le lieu d'une table : la déplacer, et ce qui empêche le bot d'y écrire

## Les permissions, comme les nomme le client de Discord

bot-permission = { $name ->
    [view_channel] Voir le salon
    [send_messages] Envoyer des messages
    [send_messages_in_threads] Envoyer des messages dans les fils
    [manage_threads] Gérer les fils
    [read_message_history] Voir les anciens messages
   *[attach_files] Joindre des fichiers
}

## Ce qui empêche le bot d'écrire

bot-place-told = { $why ->
    [server] 🚪 J’ai été retiré du serveur où se joue **{ $game }** : je ne peux plus y montrer la table. Rien n’est perdu : vos cartes et vos questions arrivent toujours ici. Si l’on m’invite de nouveau bientôt, la table reprendra où elle en était.
    [channel] 🚪 Le salon de **{ $game }** a été supprimé. Rien n’est perdu : les cartes et les questions arrivent toujours en message privé. Pour amener la table dans un autre salon du serveur, utilisez-y `/partie déplacer`.
    [files] 🖼️ La table de **{ $game }** dans { $channel } s’affiche sans images, car il me manque cette permission : { $missing }.
   *[permissions] 🔒 Il me manque { $missing_count ->
        [one] une permission
       *[other] des permissions
    } pour la table de **{ $game }** dans { $channel } : { $missing }. Rien n’est perdu : les cartes et les questions arrivent toujours en message privé, et la table reprendra d’elle-même quand je { $missing_count ->
        [one] l’aurai
       *[other] les aurai
    } de nouveau. Pour l’amener dans un autre salon du serveur, utilisez-y `/partie déplacer`.
}
bot-place-line = { $why ->
    [server] 🚪 J’ai été retiré du serveur de cette table. En attendant une nouvelle invitation, vous pouvez continuer ici.
    [channel] 🚪 Le salon de cette table a été supprimé. Vous pouvez continuer ici ; toute personne assise à la table peut l’amener dans un autre salon avec `/partie déplacer`.
    [files] 🖼️ Il me manque une permission dans { $channel }, d’où l’absence d’images : { $missing }.
   *[permissions] 🔒 Il me manque { $missing_count ->
        [one] une permission
       *[other] des permissions
    } dans { $channel } : { $missing }. Vous pouvez continuer ici ; toute personne assise à la table peut l’amener dans un autre salon avec `/partie déplacer`.
}

## Déplacer une table

bot-place-moved = La partie continue dans { $channel } : { $link }
bot-place-gone = salon supprimé
bot-move-choice = { $game } · { $place } · { $people }
bot-move-done = La partie est ici maintenant : { $link }
bot-move-here = Cette partie est déjà dans ce salon.
bot-move-unknown = Je ne connais pas cette partie. Celles que vous pouvez amener ici sont proposées pendant que vous tapez.
bot-move-server = Cette partie appartient à un autre serveur : elle ne peut changer de salon que là-bas.
bot-move-over = Cette partie est finie, elle reste donc où elle est.
bot-move-pressed = Cette partie continue ailleurs, rien n’a donc changé : { $link }
bot-command-game-move = Amener une partie du serveur dans ce salon (hôte ou gestion du serveur)
    .name = déplacer
bot-command-game-move-match = Quelle partie
    .name = partie
