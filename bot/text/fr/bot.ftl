### Ce que dit le bot lui-même. Les messages s’appellent bot-<quoi> ; les mots d’un jeu sont dans <jeu>.ftl.
### Vouvoiement ; apostrophe ’ ; espace insécable (U+00A0) avant « : », espace fine insécable (U+202F) avant « ; », « ! », « ? » et dans les guillemets.

## Listes de noms, d’options et ainsi de suite ; un terme peut avoir son propre séparateur (voir corsari-term-card)

bot-list =
    .separator = {", "}
    .last = {" et "}
    .ordered = {" → "}
    .none = rien
bot-answer-number = { $number }

## Questions de toute sorte

bot-confirm = Confirmer
bot-confirm-answer = Confirmer : { $answer }
bot-confirm-ask = { $answer }
    Vous confirmez ?{ $undo ->
        [free] {""}
        [agreed] {" "}Pour annuler ce choix, il faudra l’accord de tout le monde.
        [alone] {" "}Si ce choix révèle quelque chose de caché, vous ne pourrez pas l’annuler.
        [others] {" "}Pour annuler ce choix, il faudra l’accord de tout le monde. S’il révèle quelque chose, ce sera impossible.
        [until] {" "}{ $until }
        [waiting] {" "}Vous pourrez encore changer d’avis, mais seulement tant que d’autres n’auront pas répondu.
       *[never] {" "}Ce choix ne peut pas être annulé.
    }
bot-confirm-always = Confirmer, et ne plus demander
bot-confirm-always-set = Vos choix sont désormais joués aussitôt. Seuls les ordres en plusieurs étapes restent à confirmer à la fin.
    .typed = -# Vos choix sont désormais joués aussitôt. Seuls les ordres en plusieurs étapes restent à confirmer à la fin. Pour rétablir la confirmation : `/réglages moi`.
bot-confirm-again = Rétablir la confirmation
bot-confirm-again-set = La confirmation de vos choix est rétablie.
bot-back = Retour
bot-menu-up = Menu précédent
bot-menu-counted = { $label } ({ $count } choix)
bot-explained = { $text } ({ $about })
bot-back-hand = Retour à ma main
bot-back-table = Retour à la table
bot-back-step = Étape précédente
bot-back-summary = Retour au récapitulatif
bot-change = Modifier : { $step }
bot-change-which = Modifier…
bot-propose-which = Autres propositions…
bot-propose-replaces = -# Autres propositions (à la place de ce qui précède) :
# Un plan qui fait une partie de ce que fait celui du dessus, par exemple sans les ordres d’un pirate ; un qui fait plus.
bot-propose-part = { $label } (une partie de ce qui est ci-dessus)
bot-propose-more = { $label } (comme ci-dessus, et davantage)
# Un plan qui fait la même chose que celui du dessus, sauf par exemple les consignes permanentes.
bot-propose-details = { $label } (comme ci-dessus, à des détails près)
bot-choose = Faites un choix…
bot-done = { $count ->
    [0] Valider sans rien choisir
   *[other] Valider ({ $count } choix)
}
bot-pick-more = Encore { $count } à choisir
bot-pick-fewer = { $count } de trop
bot-pick-rest = { $picked ->
        [0] Dans l’ordre de la liste
       *[other] Le reste dans l’ordre de la liste
    }
    .told = Le reste dans l’ordre de la liste : { $rest }
bot-pick-clear = Effacer le choix
bot-pick-all = Tout choisir ({ $count })
bot-picked = Choix actuel : { $answer }{ $over ->
    [0] {""}
   *[other] {" "}— { $over } de trop.
}
bot-pick-placeholder = { $exact ->
    [true] { $hi ->
        [1] Faites un choix
       *[other] Choisissez-en { $hi }
    }
   *[false] { $lo ->
        [0] { $hi } choix au plus, ou aucun
       *[other] Choisissez-en de { $lo } à { $hi }
    }
}
bot-page-back = Précédent ({ $page } sur { $pages })
bot-page-forth = Suivant ({ $page } sur { $pages })
bot-number-enter = Saisir un nombre de { $lo } à { $hi }…

## Les options d’une partie en une phrase

bot-options =
    .none = règles standard
    .one = { $label } : { $value }
    .separator = {" · "}

## Ce que le noyau raconte dans tous les jeux

bot-seat_resigned = 🏳️ { $seat } abandonne.
    .why = Désormais, cette place joue les réponses par défaut.
bot-answers_undone = ↩️ { $seat } annule son dernier coup, et tout ce qui a suivi.
    .why = Les coups annulés restent dans l’historique, barrés. Un même tirage redonne le même résultat.

## Pourquoi une réponse n’a pas été prise ; $rule est le titre de la règle qui l’interdit

bot-refused =
    .malformed = Je n’ai pas compris cette réponse. Rien n’a changé.
    .illegal = Les règles ne le permettent pas. Rien n’a changé.
    .stale = Cette question est déjà close. Rien n’a changé.
    .not_yours = Ce n’est pas à vous de répondre. Rien n’a changé.
    .ruled = { $text } (Règle : { $rule })
bot-refused-bad_form = { $expected ->
    [number] Je n’ai pas compris ce nombre. Écrivez-le uniquement en chiffres, par exemple 12.
    [none] Je n’ai pas compris cette réponse. Passez plutôt par les boutons et les menus.
   *[other] Je n’ai pas compris cette réponse. Passez plutôt par les boutons et les menus.
}
bot-refused-draft_changed = Cet écran n’était plus à jour : rien n’a été pris en compte. **Mon coup** affiche le plus récent, qui montre où vous en êtes.
bot-refused-not_offered = Ce choix n’est pas proposé en ce moment.
bot-refused-not_among = Ce choix n’est pas proposé en ce moment. Choix possibles : { $options }
bot-refused-picked_twice = Vous avez choisi deux fois la même chose.
bot-refused-wrong_count = { $count ->
    [0] Vous n’avez rien choisi.
   *[other] Vous en avez choisi { $count }.
} { $exact ->
    [true] Il en faut { $lo }.
   *[false] { $lo ->
        [0] Il en faut { $hi } au plus.
       *[other] Il en faut entre { $lo } et { $hi }.
    }
}
bot-refused-out_of_range = Il faut un nombre compris entre { $lo } et { $hi }.
bot-refused-pinned = Ce choix est déjà fixé et ne peut plus changer.
bot-refused-no_seat = Vous n’avez pas de place à cette table.
bot-refused-other_seat = Cette question s’adresse à quelqu’un d’autre.
bot-refused-out_already = Pour vous, cette partie est déjà terminée.
bot-refused-resigned_already = Vous avez déjà abandonné.
bot-refused-not_asked = Vous n’avez aucune question à laquelle répondre pour l’instant.
bot-refused-answered_already = Vous avez déjà répondu à cette question.
bot-refused-match_over = La partie est terminée.
bot-refused-nothing_to_undo = Il n’y a rien à annuler.
bot-refused-no_takeback = Ce choix était définitif.
bot-refused-undo_draw = Il y a eu un tirage depuis : vous ne pouvez pas revenir en arrière sans l’accord de la table. Pour le demander : **Plus**, puis **Revenir en arrière**.
bot-refused-undo_others_acted = Quelqu’un a joué depuis : vous ne pouvez pas revenir en arrière sans l’accord de la table. Pour le demander : **Plus**, puis **Revenir en arrière**.
bot-refused-undo_told = Un secret a été révélé depuis, ou quelque chose est devenu définitif : impossible d’y revenir.
bot-refused-undo_vote = Un vote ou un plan secret est en cours ou a eu lieu depuis : impossible d’y revenir.
bot-refused-undo_final = Il y a eu un abandon ou un choix définitif depuis : impossible d’y revenir.
bot-refused-undo_consent = Il faut d’abord l’accord des autres.
bot-refused-no_orders = Ce jeu n’a pas de consignes permanentes.
bot-refused-no_order = Vos consignes permanentes ne répondent pas à cette question.
bot-refused-no_such_game = Je ne connais pas ce jeu.
bot-refused-wrong_seats = Il faut entre { $lo } et { $hi } personnes pour ce jeu ; à cette table, il y en a { $seats }.
bot-refused-no_such_option = Cette option n’existe pas. Écrivez nom=valeur ; les options possibles sont proposées pendant la saisie.
bot-refused-bad_option = { $setting ->
    [none] Ces options ne vont pas ensemble.
   *[other] Cette valeur ne convient pas à l’option « { $setting } ».
}

## La salle d’attente

bot-lobby-seats = **Places** ({ $taken } sur { $most })
bot-lobby-empty = *Personne pour l’instant. Appuyez sur Rejoindre pour prendre place.*
bot-lobby-free = libre
bot-lobby-gives-way = *Toutes les places sont prises, mais si quelqu’un rejoint la table, une IA lui cède la sienne.*
bot-lobby-no-ai = Aucune IA n’est à cette table.
bot-lobby-options = **Options** : { $options }
bot-lobby-missing = { $count ->
    [one] *Il manque une personne pour commencer. Une IA fera l’affaire.*
   *[other] *Il manque { $count } personnes pour commencer. Des IA feront l’affaire.*
}
bot-lobby-ready = *Tout est prêt. { $host } peut lancer la partie.*
    .alone = *Tout est prêt pour une partie en solitaire : { $host } peut la lancer. Pour jouer à plusieurs, attendez d’autres joueurs ou ajoutez des IA.*
bot-lobby-button-join = Rejoindre
bot-lobby-button-leave = Quitter
bot-lobby-button-ai = Ajouter une IA
bot-lobby-button-removeai = Retirer une IA
bot-lobby-button-options = Options
bot-lobby-button-start = Lancer
bot-lobby-button-dice = Tirages vérifiables
bot-fair-dice = **Des tirages vérifiables.** À la fin, tout le monde peut vérifier que personne n’a truqué le hasard : tous ses résultats viennent de clés secrètes, fixées avant que quiconque prenne place. Cette empreinte du tirage le prouve :
    `{ $commitment }`
    { $salt ->
        [none] Au lancement s’y mêle un « sel » : les numéros des appuis de bouton qui ont rempli la table et lancé la partie. Personne ne peut donc choisir les résultats.
       *[other] Pour que personne ne puisse choisir les résultats, un « sel » s’y mêle. Ce sont les numéros des appuis de bouton qui ont rempli la table et lancé la partie : `{ $salt }`
    }
    { $keys ->
        [all] La partie est finie : **Exporter** donne les clés, et le bouton ci-dessous contrôle chaque tirage.
        [some] La partie est finie : une partie des cartes reste secrète et **Exporter** ne donne que les clés publiques. Le bouton ci-dessous contrôle l’historique.
       *[later] À la fin, le bot révèle les clés de tout ce qui n’est plus secret : **Exporter** donne les fichiers, et un bouton contrôle les tirages.
    }
bot-lobby-button-cancel = Annuler la table
bot-lobby-opened = La salle d’attente est ouverte : { $game }. Pour jouer vous-même, appuyez-y aussi sur **Rejoindre**.
bot-lobby-next = Les autres peuvent maintenant **Rejoindre** la table ; **Ajouter une IA** complète les places. Appuyez ensuite sur **Lancer**.
bot-tiles = À quoi voulez-vous jouer ? **Jouer contre des IA** lance aussitôt une partie (autre nombre : menu en bas). **Ouvrir une table** vous donne une place et permet à d’autres de vous rejoindre. **Apprendre** explique un jeu pas à pas.
bot-tiles-solo = Jouer contre des IA
bot-tiles-against = {" "}· ou contre { $count } IA
bot-tiles-ais = Jouer contre plus ou moins d’IA…
bot-tiles-number = { $game } : { $count } IA
bot-tiles-open = Ouvrir une table
bot-tiles-learn = Apprendre
bot-tiles-which = Quel jeu voulez-vous apprendre ? Vous jouez une courte partie contre des IA, pas à pas et avec des explications. Personne d’autre ne la voit.
bot-lobby-cancelled = La table a été annulée. Aucune partie n’a été jouée.
bot-lobby-started = **{ $game }** : la partie a commencé. À la table : { $people }.
    Options : { $options }
    -# Tirages vérifiables : ||empreinte `{ $commitment }`{ $salt ->
        [none] { "" }
       *[other] { " " }· sel `{ $salt }`
    }||
    { $link ->
        [none] { "" }
       *[other] -# Aller à la table : { $link }
    }
bot-lobby-already = Vous avez déjà une place à cette table.
bot-lobby-gave-way = { $ai } vous a cédé sa place.
bot-lobby-full = Toutes les places sont prises.
bot-lobby-closed = Cette salle d’attente est déjà fermée.
bot-lobby-too-few = { $least ->
    [one] Il faut d’abord qu’une personne au moins prenne place.
   *[other] Il faut d’abord que { $least } personnes au moins prennent place.
} Vous pouvez ajouter des IA.
bot-host-only = C’est réservé à l’hôte ({ $host }).
bot-joined = Votre place est réservée. Je vous ai écrit en privé : c’est là que vos cartes arriveront.
bot-joined-touch = Votre place est réservée. C’est ici que vos cartes arriveront.
bot-joined-no-dm = Votre place est réservée. Je ne peux pas vous écrire en privé : servez-vous de **{ $hand }** et de **Mon coup** ici, dans le salon. Ces boutons suffisent pour jouer toute la partie, et personne d’autre ne voit ce qu’ils montrent.
bot-left = Vous avez libéré votre place.
bot-ai-name = IA { $number }
bot-ai-for = IA pour { $name }
bot-ai-added = IA ajoutée.
bot-ai-removed = IA retirée.
bot-started = La partie commence.
bot-seat-dm = Votre place est réservée dans { $channel } pour une partie de **{ $game }**. Vos cartes arriveront ici.
    -# Les montrer aux autres est contraire aux règles.

## Qui est assis où, quand aucun nom n’est connu

bot-seat-name = Place { $number }

## Les options de l’hôte

bot-options-title = Options de la partie : { $game }
bot-options-which = { $several ->
    [true] Changer : { $first } … { $last }
   *[false] Quelle option voulez-vous changer ?
}
bot-options-preset = Choisir des réglages tout faits
bot-options-now = Valeur actuelle : { $value }
bot-options-set = C’est noté.
bot-number-title = Saisir un nombre
bot-number-label = Votre nombre
bot-number-placeholder = De { $lo } à { $hi }

## Le message de la table, et celui de chaque personne

bot-my-move = Mon coup
bot-my-hand = Ma main
bot-moved-on = La table continue ici : { $link }
bot-waiting-names = ⏳ { $count ->
    [0] Aucune réponse n’est attendue.
    [one] À { $names } de jouer.
   *[other] On attend { $names }.
}
bot-waiting-answers = ⏳ { $count ->
    [one] { $names } doit répondre.
   *[other] { $names } doivent répondre.
}
bot-waiting-reactions = ⏳ Une réaction est possible : { $names }.
bot-waiting-names-you = ⏳ { $count ->
    [0] À vous de jouer.
   *[other] On vous attend, ainsi { QUE($names) }.
}
bot-waiting-answers-you = ⏳ { $count ->
    [0] À vous de répondre.
   *[other] Vous devez répondre, et { $names } aussi.
}
bot-waiting-reactions-you = ⏳ { $count ->
    [0] À vous de réagir.
   *[other] Vous pouvez réagir, et { $names } aussi.
}
bot-waiting-yours = ⏳ { $count ->
    [one] On attend votre réponse.
   *[other] Encore { $count } réponses, dont la vôtre.
}
bot-waiting-count = ⏳ { $count ->
    [one] On attend encore une réponse.
   *[other] On attend encore { $count } réponses.
}
bot-own-table = Table : { $channel }
bot-own-stopped = La partie de { $channel } a été interrompue, sans vainqueur.
bot-how = Déroulement du jeu
bot-own-nothing = Vous n’avez rien de secret pour l’instant.
bot-nothing-asked = Rien à faire pour l’instant.
bot-own-out = Pour vous, cette partie est terminée. Les autres continuent de jouer.
bot-own-resigned = Vous avez abandonné. Les autres continuent de jouer.
bot-own-resigned-corsari = Vous avez abandonné. Jusqu’à la fin de cette manche, vos tours sont joués automatiquement ; ensuite, vous êtes hors course. Les autres continuent de jouer.
bot-own-elsewhere = Vous pouvez dès maintenant jouer à une autre table : `/partie nouvelle` en ouvre une dans un autre salon ou un fil.
bot-own-answered = { $by ->
    [order] 📜 Vos consignes ont répondu pour vous. On attend encore les autres.
   *[player] ✅ Votre réponse est enregistrée. On attend encore les autres.
}
    { $answer }
bot-not-started = La partie n’a pas encore commencé.
bot-no-seat = Vous n’avez pas de place à cette table, mais vous pouvez suivre la partie.
bot-no-table = Il n’y a pas de table dans ce salon. Pour en ouvrir une : `/partie nouvelle`.
bot-which-table = { $count ->
    [0] Vous n’êtes à aucune table en ce moment. Pour en ouvrir une dans un salon : `/partie nouvelle`.
   *[other] Vous jouez à { $count } tables. Utilisez la commande dans le salon de la table concernée.
}
bot-channel-busy = Il y a déjà une table dans ce salon. Choisissez un autre salon ou un fil, ou mettez fin à celle-ci avec `/partie interrompre`.
bot-guild-only = Une table s’ouvre dans un salon de serveur, pas en message privé.
bot-may-not-write = Je ne peux pas tenir de table ici : il me manque { $missing_count ->
    [one] la permission
   *[other] les permissions
} { $missing }. Les personnes qui gèrent le serveur peuvent me { $missing_count ->
    [one] l’accorder
   *[other] les accorder
} dans les paramètres du salon.
bot-no-such-game = Je ne connais pas de jeu nommé « { $name } ».

## Quand quelque chose ne va pas comme prévu

bot-already-done = C’est déjà pris en compte.
bot-unknown-press = Ce bouton n’est plus valable. Rien n’a changé. Servez-vous du message le plus récent.
bot-nothing-lost = Un problème est survenu de mon côté. Rien n’est perdu : la partie reprend à la dernière réponse. Veuillez réessayer.
bot-trouble = { $kind ->
        [full] Le disque de l’ordinateur qui m’héberge est plein : je ne peux rien enregistrer.
        [locked] Un autre programme utilise ma base de données : je ne peux rien enregistrer pour le moment.
        [gone] Ma base de données a été supprimée ou déplacée pendant que je fonctionnais : je n’affiche et n’enregistre plus rien.
       *[unusable] Je ne peux ni lire ni écrire ma base de données.
    } { $unchanged ->
        [true] Rien n’a été perdu ni modifié.
       *[false] Rien n’a été perdu. Votre demande a peut-être été exécutée en partie : veuillez vérifier avant de la répéter.
    } { $kind ->
        [full] Vous pourrez continuer dès que la personne responsable du bot aura libéré de la place.
        [locked] Veuillez réessayer dans une minute.
       *[gone] Vous pourrez continuer dès que la personne responsable du bot aura réglé le problème.
    }
bot-trouble-owner = { $kind ->
        [full] **Mon disque est plein.** Personne ne peut jouer, et rien n’a été perdu. Veuillez libérer de la place ; je reprendrai ensuite de moi-même.
        [locked] **Un autre programme utilise ma base de données.** Personne ne peut jouer, et rien n’a été perdu. Veuillez fermer ce programme ; je reprendrai ensuite de moi-même.
        [gone] **Ma base de données a été supprimée, déplacée ou remplacée pendant que je fonctionnais.** Personne ne peut jouer, et je n’enregistre plus rien. Veuillez m’arrêter, remettre la base de données en place ou restaurer une sauvegarde, puis me redémarrer.
       *[unusable] **Je ne peux pas utiliser ma base de données.** Personne ne peut jouer, et rien n’a été perdu. Une fois la cause éliminée, je reprendrai de moi-même.
    }
    -# { $why }
bot-notice-stopped = La partie a été interrompue. Personne ne l’emporte.
bot-notice-cancelled = La table a été annulée. Aucune partie n’a été jouée.
bot-notice-frozen = Cette partie est suspendue : rejouée d’après son historique, elle ne se déroule plus comme à la table. Rien n’a été modifié ni effacé ; la personne responsable du bot est prévenue.
bot-notice-owner = Table { $table }, { $channel } : la partie est suspendue. { $why }

## La langue d’un serveur ; chaque langue se nomme elle-même

bot-language = français
bot-language-set = Les tables de ce serveur parlent désormais { $language }. Ce qui ne s’affiche que pour vous reste dans la langue de votre Discord.
bot-language-unknown = Je ne parle pas cette langue. Je parle { $languages }.

## Les images d’un serveur

bot-pictures = { $look ->
        [dark] sombres
        [light] claires
       *[off] aucune
    }
bot-pictures-set = { $look ->
        [dark] Les images sont désormais sombres.
        [light] Les images sont désormais claires.
       *[off] Il n’y a plus d’images, seulement du texte.
    }
bot-pictures-unknown = Je ne connais pas cette apparence. Choix possibles : { $looks }.

## Départs

bot-sure-leave = { $stand_in ->
    [true] Rendre la place ? La personne que vous remplacez la retrouve aussitôt.
   *[false] Quitter la partie ? Une IA jouera à votre place.
}
bot-sure-leave-yes = Oui, quitter
bot-sure-resign = Abandonner ? Vous perdez la partie, et c’est définitif.
bot-sure-resign-yes = Oui, abandonner
bot-sure-stop = Interrompre la partie pour tout le monde ? Personne ne l’emportera.
bot-sure-stop-yes = Oui, interrompre
bot-left-match = { $stand_in ->
    [true] La place est rendue. Merci d’avoir assuré le remplacement.
   *[false] Une IA a pris votre place. Merci d’avoir joué.
}
bot-resign-stand-in = Vous ne faites ici que remplacer quelqu’un : ce n’est pas à vous d’abandonner. **Quitter**, sous **Plus**, rend la place.
bot-resigned = { $untold ->
    [true] Vous avez abandonné. Les autres l’apprendront quand toutes les réponses secrètes seront là : personne ne saura ainsi si vous aviez donné la vôtre.
   *[false] Vous avez abandonné.
}
bot-stopped = La partie est interrompue.

## Pendant une pause

bot-paused = ⏸️ La partie est en pause. Rien n’est perdu, et personne n’a à répondre avant la reprise.
bot-paused-own = ⏸️ La partie est en pause : les réponses seront de nouveau acceptées à la reprise.
bot-notice-paused = La partie est en pause : rien n’a été pris en compte. Ce que vous avez commencé est conservé jusqu’à la reprise.
bot-pause-done = La partie est en pause.
bot-pause-already = La partie est déjà en pause.
bot-resume-done = La partie reprend.
bot-resume-already = La partie n’est pas en pause.

## Qui joue à la place de qui

bot-substitute = 🔁 { $person } remplace désormais { $before }.
bot-seat-dm-substitute = Vous remplacez { $before } dans { $channel }, pour une partie de **{ $game }**. Vous savez désormais tout ce que cette place peut savoir.
    -# Le montrer aux autres est contraire aux règles.
bot-replace-which = Qui faut-il remplacer ?
bot-replace-choose = Choisissez une place…
bot-replace-seat = Place { $number } : { $person }
bot-replace-ask = { $ai ->
    [true] { $person } joue à cette place.
   *[false] Faut-il remplacer { $person } par une IA ? { $person } ne verra plus rien de ce que sait cette place.
}{ $offered ->
    [none] {""}
    [anybody] {" "}N’importe qui peut la prendre.
   *[other] {" "}La place est proposée à { $offered }.
}
    -# Pour proposer la place à quelqu’un : `/partie remplacer` avec une place et une personne.
bot-replace-yes = Oui, laisser jouer une IA
bot-replace-done = Une IA joue maintenant à cette place.
bot-replace-ai = Une IA joue déjà à cette place. Pour la proposer à quelqu’un, indiquez aussi la personne.
bot-replace-no-seat = Je ne connais pas cette place. Les places sont proposées pendant la saisie.
bot-replace-changed = Quelqu’un d’autre occupe désormais cette place. Rien n’a changé.
bot-replace-out = Cette place est hors de la partie : il n’y a plus rien à y jouer.
bot-offer = 🪑 La place occupée par { $seat } est proposée à { $person }.
bot-offer-take = Remplacer { $seat }
bot-offer-made = La place occupée par { $seat } est proposée à { $person } ; le bouton se trouve sous le message de la table.
bot-offer-withdraw = Retirer la proposition
bot-offer-withdrawn = La proposition est retirée.
bot-offer-gone = Cette proposition n’est plus valable.
bot-offer-other = Cette place est proposée à { $person }.
bot-offer-bot = C’est un bot, et il ne fait pas partie de mes IA. Si vous n’indiquez personne, une IA prendra la place.
bot-offer-seated = { $person } est déjà à cette table.
bot-offer-knows = { $person } connaît les secrets d’une autre place de cette partie et ne peut reprendre que celle-là.

## Revenir en arrière

bot-take-back = { $others ->
    [0] Annuler mon coup
    [one] Annuler mon coup (et ceux de l’IA depuis)
   *[other] Annuler mon coup (et ceux des IA depuis)
}
bot-sheet-before = { $title } (tour précédent)
bot-take-back-of = Annuler le dernier coup ({ $seat })
bot-take-back-other = C’est à { $seat }, et à personne d’autre, d’annuler cela.
bot-undo-which = Jusqu’où revenir en arrière ? Ce que vous choisirez sera annulé, ainsi que tout ce qui a suivi.
bot-undo-none = { $why ->
    [undo_told] Rien ne peut être annulé pour l’instant. Un secret a été révélé aux derniers coups, ou quelque chose est devenu définitif.
    [undo_vote] Rien ne peut être annulé pour l’instant : un vote ou un plan secret est en cours, ou vient d’avoir lieu.
   *[undo_final] Rien ne peut être annulé pour l’instant : le dernier choix était définitif, ou quelqu’un a abandonné.
}
bot-undo-choose = Annuler à partir de…
bot-undo-silent = { $seat } a répondu.
bot-undo-preview = Voici ce qui serait annulé :
bot-undo-agree = Accord nécessaire : { $names }. Si quelqu’un joue entre-temps, rien ne sera annulé.
bot-undo-alone = Aucun autre accord n’est nécessaire.
bot-undo-draws = -# ↩️ Annuler ne change pas le hasard : dés et cartes reviendront dans le même ordre.
bot-undo-shown = -# ↩️ Votre dernier choix ne peut plus être annulé : il y a eu depuis un tirage ou une révélation.
bot-undo-shown-kaiser = -# ↩️ Votre dernier choix ne peut plus être annulé : une carte a été piochée ou retournée depuis.
bot-undo-ask = Demander aux autres
bot-undo-do = Annuler ces coups
bot-undo-proposed = La question est posée aux autres.
bot-undo-done = C’est annulé.
bot-undo-changed = La partie a avancé entre-temps. Regardez de nouveau jusqu’où vous voulez revenir.
bot-undo-busy = Une question est déjà posée à la table ; il faut d’abord y répondre.
bot-undo-asked = ↩️ { $person } voudrait annuler ceci :
bot-undo-own = ↩️ Vous avez demandé aux autres d’annuler ceci :
bot-undo-agreed = Accord donné : { $names }.
bot-undo-missing = Accord encore attendu : { $names }. Si quelqu’un joue ou refuse, rien ne sera annulé.
bot-undo-refused = ↩️ { $person } refuse : rien n’est annulé.
bot-undo-withdrawn = ↩️ { $person } retire sa demande : rien n’est annulé.
bot-undo-lapsed = ↩️ La partie a continué : rien n’est annulé.
bot-undo-yes = D’accord
bot-undo-no = Refuser
bot-undo-withdraw = Retirer la demande
bot-undo-agreed-already = Vous avez déjà donné votre accord. Accord encore attendu : { $names }.
bot-undo-asked-yourself = C’est vous qui avez fait cette demande : votre accord n’est pas nécessaire. Accord encore attendu : { $names }.
bot-undo-gone = Cette question est réglée : la partie a avancé.
bot-undo-not-yours = Seules les personnes qui jouent peuvent en décider.

## Plus

bot-more = Plus
bot-more-title = Autres actions :
bot-more-told = -# **{ $label }** : { $what ->
    [log] tout ce qui s’est passé, et pourquoi
    [rules] les règles, par thème ou par mot
    [status] la table à cet instant, les options et le rythme
    [return] l’IA vous rend votre place
    [undo] revenir avant un coup de votre choix ; si d’autres personnes jouent, avec leur accord
    [leave] { $stand_in ->
        [true] la place revient à la personne que vous remplacez
       *[false] { $out ->
            [true] vous ne recevez plus de messages de cette partie
           *[false] une IA joue désormais à votre place
        }
    }
    [resign] vous perdez la partie
    [confirms] pour l’instant, vos choix sont joués aussitôt
    [pause] personne n’a à répondre avant la reprise
    [resume] la partie continue
    [replace] une IA ou une autre personne prend une place
    [pace] le temps pour répondre, et qui répond quand il est écoulé
   *[stop] la partie s’arrête pour tout le monde, sans vainqueur
}
bot-more-told-look = -# **{ $label }** : { $about }
bot-more-status = État
bot-more-undo = Revenir en arrière
bot-more-leave = Quitter
bot-more-resign = Abandonner
bot-more-confirms = { bot-confirm-again }
bot-more-pause = Pause
bot-more-resume = Reprendre
bot-more-replace = Remplacer quelqu’un
bot-more-stop = Interrompre

## Commandes : ce que fait chacune, et son nom ; pour une option, « -<option> » s’y ajoute. Un nom est un seul mot, en minuscules

bot-command-learn = Apprendre un jeu dans une courte partie expliquée
    .name = apprendre
bot-command-learn-game = Le jeu à apprendre
    .name = jeu
bot-command-game = Ouvrir une table, voir où elle en est, la quitter
    .name = partie
bot-command-game-new = Ouvrir une table dans ce salon
    .name = nouvelle
bot-command-game-new-game = Le jeu à jouer
    .name = jeu
bot-command-game-new-options = Options sous la forme nom=valeur, séparées par des espaces
    .name = options
bot-command-game-status = Voir où en est la partie
    .name = état
bot-command-game-leave = Quitter la table ; en cours de partie, une IA joue à votre place
    .name = quitter
bot-command-game-resign = Abandonner la partie
    .name = abandonner
bot-command-game-stop = Interrompre la partie pour tout le monde (hôte ou gestion du serveur)
    .name = interrompre
bot-command-game-pause = Mettre la partie en pause (hôte ou gestion du serveur)
    .name = pause
bot-command-game-resume = Reprendre une partie en pause (hôte ou gestion du serveur)
    .name = reprendre
bot-command-game-replace = Confier une place à l’IA ou à quelqu’un d’autre (hôte ou gestion du serveur)
    .name = remplacer
bot-command-game-replace-seat = La place à confier
    .name = place
bot-command-game-replace-person = Qui la reprend ; une IA si vous n’indiquez personne
    .name = personne
bot-command-game-undo = Demander aux autres d’annuler les derniers coups
    .name = annuler
bot-command-hand = Voir vos cartes et tout ce que les autres ne voient pas
    .name = main
bot-command-move = La question qui vous attend
    .name = coup
bot-command-answer = Répondre par écrit à la question qui vous attend
    .name = répondre
bot-command-answer-answer = Votre réponse ; les réponses possibles sont proposées pendant la saisie
    .name = réponse
bot-command-rules = Chercher une règle
    .name = règles
bot-command-rules-search = Un mot, ou le numéro d’une règle comme CO 6.8
    .name = recherche
bot-command-rules-game = Le jeu concerné
    .name = jeu
bot-command-help = Ce que fait ce bot, et comment commencer
    .name = aide
bot-command-settings = Les réglages du bot sur ce serveur
    .name = réglages
bot-command-settings-language = La langue des tables de ce serveur ; en privé, je parle la vôtre
    .name = langue
bot-command-settings-language-language = La langue voulue
    .name = langue
bot-command-settings-pictures = L’apparence des images sur ce serveur : sombres, claires ou aucune
    .name = images
bot-command-settings-pictures-pictures = L’apparence voulue
    .name = images
bot-rules-none = Aucune règle ne correspond à « { $asked } ».
bot-help = ## Quartermaster
    Je mène le jeu : je distribue, je garde vos secrets, je connais les règles et je n’égare jamais une partie.
    {"**"}Commencer** : `/partie nouvelle` ouvre une table dans un salon. Appuyez sur **Rejoindre**, complétez au besoin avec **Ajouter une IA**, puis appuyez sur **Lancer**. `/apprendre` explique un jeu dans une courte partie rien que pour vous.
    {"**"}Jouer** : vos cartes arrivent en message privé. Dans le salon, **Mon coup** et **Ma main** ne les montrent qu’à vous ; `/coup`, `/main` et `/répondre` font de même. `/mes parties` donne la liste de toutes vos tables ; `/consignes` répond d’avance pour vous.
    {"**"}Prendre son temps** : `/partie rythme` fixe le temps donné à chaque réponse, de quelques minutes à plusieurs semaines, et ce qui se passe une fois ce temps écoulé. `/réglages moi` retient vos heures calmes et vos rappels ; `/vacances` dit qui joue pendant votre absence.
    {"**"}Consulter** : `/règles` cherche une règle par un mot ou par son numéro. `/partie état` montre où en est la partie. `/partie historique` montre tout ce qui s’est passé, avec un *pourquoi* pour chaque ligne. `/partie moment` montre le plateau à tout moment passé.
    {"**"}Corriger** : `/partie annuler` demande aux autres de revenir en arrière ; l’hôte dispose de `/partie pause` et de `/partie remplacer`. Tout cela se trouve aussi dans **Plus**, sous le message de la table.
    {"**"}Arrêter** : `/partie quitter` laisse votre place à une IA, `/partie abandonner` concède la partie, `/partie interrompre` met fin à la partie.

## Vie privée

bot-privacy = ## Ce que je garde à votre sujet
bot-privacy-person = Votre langue, telle que Discord me l’indique : { $locale }. Mes messages privés vous parviennent-ils ? { $dm ->
    [open] Oui
    [refused] Non
   *[unknown] Je ne le sais pas encore
}.
bot-privacy-tables = { $tables ->
    [0] Vous n’avez pris place à aucune de mes tables
    [one] Vous avez pris place à une table, sous votre nom d’alors
   *[other] Vous avez pris place à { $tables } tables, sous votre nom d’alors
}{ $open ->
    [0] {""}
    [one] { " ; une partie est encore en cours" }
   *[other] { " ; " }{ $open } parties sont encore en cours
}. { $hosted ->
    [0] Vous n’en avez ouvert aucune.
    [one] Vous en avez ouvert une.
   *[other] Vous en avez ouvert { $hosted }.
}
bot-privacy-lessons = { $lessons ->
    [0] Aucune leçon n’est conservée
    [one] Une leçon est conservée jusqu’à ce que vous la terminiez
   *[other] { $lessons } leçons sont conservées jusqu’à ce que vous les terminiez
}
bot-privacy-entries = { $entries ->
    [0] Aucune réponse de votre part dans l’historique des parties
    [one] Une réponse de votre part dans l’historique d’une partie
   *[other] { $entries } réponses de votre part dans l’historique des parties
}, et { $messages ->
    [0] aucun numéro de message privé.
    [one] le numéro d’un message privé.
   *[other] les numéros de { $messages } messages privés.
}
bot-privacy-others = Je ne lis aucun message et n’en garde aucun. Si l’on me retire d’un serveur, tout ce que je garde de ce serveur est effacé au bout { $days ->
    [one] d’un jour
   *[other] de { $days } jours
}.
    -# **Effacer mes données** vous retire de toutes les tables et remplace partout votre nom par un nom inventé. Les parties restent complètes pour les autres. Ce qui est déjà écrit dans les salons reste chez Discord.
bot-privacy-forget = Effacer mes données
bot-sure-forget = Effacer vos données ? Un nom inventé remplacera partout le vôtre, et personne ne pourra revenir en arrière. { $open ->
    [0] {""}
    [one] À la table où vous jouez en ce moment, une IA jouera à votre place.
   *[other] Aux { $open } tables où vous jouez en ce moment, des IA joueront à votre place.
}
bot-sure-forget-yes = Oui, tout effacer
bot-forgotten = Vos données sont effacées. Si vous utilisez de nouveau le bot, vous repartez de zéro.
bot-former-player = Anonyme { $number }
bot-command-privacy = Ce que je garde à votre sujet, et comment le faire effacer
    .name = confidentialité
