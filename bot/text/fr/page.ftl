### La page web du Discord d’essai. Le navigateur y place les arguments tels quels : rien ne peut dépendre d’eux.

## Le cadre

page-brand = Quartermaster
page-guild = La Taverne
page-channel-tavern = pont
page-channel-harbour = port
page-rooms = Salons et fils
page-room-asked-turn = { $name } : c’est à vous d’y jouer
page-room-asked-answer = { $name } : c’est à vous d’y répondre
page-room-asked-react = { $name } : vous pouvez y réagir
page-thread-new = Nouveau fil : on peut y jouer à un autre jeu
# The name of a thread, as people would type it.
page-thread = autre table { $n }
page-mark-turn = À VOUS
page-mark-answer = RÉPONDEZ
page-mark-react = RÉAGIR ?
page-mark-in-turn = À VOUS dans { $name }
page-mark-in-answer = À VOUS DE RÉPONDRE dans { $name }
page-mark-in-react = VOUS POUVEZ RÉAGIR dans { $name }
page-called-turn = C’est à vous de jouer.
page-called-answer = C’est à vous de répondre.
page-called-react = Vous pouvez réagir.
page-called-in-turn = C’est à vous de jouer dans { $name }.
page-called-in-answer = C’est à vous de répondre dans { $name }.
page-called-in-react = Vous pouvez réagir dans { $name }.
page-lost = Connexion perdue. Reconnexion en cours…
page-back = Connexion rétablie.
page-skip-table = Aller à la table
page-skip = Aller à la zone de saisie
page-you = Vous êtes { $name }
page-close = Fermer
page-cancel = Annuler
page-send = Envoyer
page-ok = OK
page-yes = Oui
page-no = Non

## Qui vous êtes

page-people = Changer de personne ou de langue
page-people-title = Qui voulez-vous être ?
page-people-hint = Dans chaque onglet, vous pouvez incarner une personne différente. Pour occuper deux places, ouvrez une seconde personne dans un nouvel onglet.
page-people-door = Choisissez d’abord une personne. Aucune carte n’est montrée avant.
page-people-played = dans un autre onglet
page-people-now = Vous, dans cet onglet
page-people-become = Choisir { $name }
page-people-tab = Nouvel onglet
page-people-tab-of = { $name } dans un nouvel onglet
page-newcomer-title = Une nouvelle personne
page-newcomer-name = Nom
page-newcomer-go = Ajouter
page-language = Langue
page-language-en-US = English
page-language-fr = Français
page-language-ja = 日本語
page-table-too = Aussi à la table : { $language }
page-table-set = La table est maintenant dans votre langue.

## Les deux volets

page-panes = Conversations
page-pane-channel = { $name }
page-pane-touch = Table
page-pane-dm = En privé
page-about-channel = Tout le monde peut lire ce salon
page-about-dm = Visible par vous seulement
page-log-channel = Messages : { $name }
page-log-dm = Messages privés avec { $name }
page-empty-channel = Aucun message pour l’instant. Tapez / pour voir ce que le bot sait faire.
page-empty-dm = Vos cartes et vos questions apparaîtront ici.
page-write-channel = Écrire dans #{ $name } (ou /commande)
page-write-dm = Écrire à { $name }
page-unread = Non lus : { $count }
page-newer = Messages plus récents
page-heard = { $name } ({ $place }) : { $text }

## Messages

page-app = App
page-dismiss = Masquer
page-dismiss-all = Tout masquer ({ $count })
page-thinking = { $name } réfléchit…
page-picture = Une image sans description
# What a screen reader calls one of several buttons with the same words.
page-under = { $label } : { $title }
page-spoiler = Texte caché ; appuyez pour l’afficher
page-choose = Faites un choix…
page-choose-some = Choisissez-en de { $lo } à { $hi }.
page-none = Aucun

## Commandes

page-commands = Commandes
page-command-cancel = Revenir à la saisie
page-command-go = Envoyer
page-optional = { $label } (facultatif)
page-missing = À remplir : { $names }.
page-takes-nothing = { $name } ne prend rien d’autre : « { $typed } » est ignoré.
page-no-such-command = Cette commande n’existe pas ici.
page-nearest-command = Cette commande n’existe pas ici. Vouliez-vous dire { $name } ?

## Quand quelque chose ne va pas comme prévu

page-fault-not_possible = Ce n’est pas possible en ce moment. Rien n’a changé.
page-fault-not_answered = La réponse n’est pas arrivée à temps. Rien n’est perdu ; veuillez réessayer.
page-fault-malformed = Impossible de l’envoyer tel quel. Rien n’a changé.
page-fault-failed = Un problème est survenu ici. Rien n’est perdu ; veuillez réessayer.
page-fault-offline = Pas de connexion en ce moment. Veuillez réessayer dans un instant.
page-fault-name = Un nom compte de 1 à 32 caractères, tous visibles. Veuillez en essayer un autre.
