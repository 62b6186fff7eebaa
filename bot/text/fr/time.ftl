### Le temps : rythmes, échéances, rappels, absences.

## Le rythme d’une table

bot-pace = { $speed ->
    [none] Sans échéance
    [live] En direct : { $time } par réponse
    [daily] Quotidien : { $time } par réponse
    [slow] Lent : { $time } par réponse
   *[own] { $time } par réponse
}{ $speed ->
    [none] {""}
   *[other]  ; ensuite { $by ->
        [pilot] l’IA répond
       *[default] le coup par défaut est joué
    }
}
bot-lobby-button-pace = Rythme
bot-more-pace = Rythme
bot-more-return = Je rejoue
bot-pace-line = **Rythme** : { $pace }
bot-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
bot-time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
bot-time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
bot-pace-title = **À quel rythme joue cette table ?** Une échéance qui tomberait pendant les heures calmes de quelqu’un est remise à plus tard.
bot-pace-typed = Toute autre durée : `/partie rythme` avec une durée comme 36h ou 2j.
bot-pace-choose-speed = Le temps pour répondre
bot-pace-choose-by = Quand le temps est écoulé
bot-pace-choose-then = Quand quelqu’un ne répond plus
bot-pace-choose-every = Au moins ce délai entre deux rappels
bot-pace-speed = { $value ->
    [none] Sans échéance
    [live] En direct : quelques minutes
    [daily] Quotidien : un jour
    [slow] Lent : trois jours
   *[own] Une autre durée
}
bot-pace-by = { $value ->
    [pilot] L’IA répond
   *[default] Le coup par défaut est joué
}
bot-pace-then = { $value ->
    [offer] { $count ->
        [one] Dès la première fois : la place est proposée à qui la veut
       *[other] Après { $count } fois de suite : la place est proposée à qui la veut
    }
    [pilot] { $count ->
        [one] Dès la première fois : l’IA joue la suite
       *[other] Après { $count } fois de suite : l’IA joue la suite
    }
   *[nothing] La place lui reste, quoi qu’il arrive
}
bot-pace-every = { $time } d’écart
bot-pace-every-fit = Selon le rythme
bot-pace-done = Le rythme est choisi. Le temps des questions ouvertes commence maintenant.
bot-pace-unknown = Je ne comprends pas cette durée. Écrivez par exemple 36h, 2j ou 90 (minutes), quatre semaines au plus ; ou bien live, daily, slow, none.

## Les échéances, et le temps écoulé

bot-deadline-seat = { $seat } { $until }
bot-deadlines = ⏰ Fin du temps : { $deadlines }
bot-deadline-common = ⏰ Fin du temps pour toutes les réponses : { $until }.
bot-deadline-own = ⏰ Fin de votre temps pour répondre : { $until }.
bot-out = ⌛ { $seat } : temps écoulé, la réponse a été donnée d’office.
bot-away = { $why ->
    [vacation] 🏖️ { $seat } : en vacances, l’IA joue entre-temps.
   *[absent] 💤 { $seat } : de retour plus tard, l’IA joue d’ici là.
}
bot-away-own = 🤖 L’IA joue pour vous en ce moment.
bot-return = Je rejoue
bot-returned = Bon retour : c’est de nouveau à vous de jouer cette place.
bot-returned-already = Vous jouez déjà vous-même.
bot-offer-open = 🪑 La place de { $seat } est libre pour qui veut la prendre.

## Ce que chacun reçoit en message privé

bot-remind = { $count ->
    [one] ⏰ C’est à vous de jouer.
   *[other] ⏰ { $count } tables vous attendent.
}
bot-remind-line = { $channel } · **{ $game }**{ $until ->
    [none] {""}
   *[other] {" "}· fin du temps { $until }
}
bot-told-out = ⌛ Votre temps est écoulé dans { $channel } (**{ $game }**) : { $by ->
    [pilot] l’IA a répondu pour vous
   *[default] le coup par défaut a été joué pour vous
}{ $played ->
    [none] .
   *[other] {" "}({ $played }).
}
bot-told-away = 💤 Votre temps s’est écoulé plusieurs fois dans { $channel } (**{ $game }**) : pour l’instant, l’IA joue à votre place. Elle n’est à personne d’autre : un seul bouton, et vous rejouez.
bot-told-offered = 💤 Votre temps s’est écoulé plusieurs fois dans { $channel } (**{ $game }**) : votre place est proposée. Tant que personne ne la prend, elle est à vous : jouez, et tout va bien.
bot-told-back = 👋 Vous jouez de nouveau dans { $channel } (**{ $game }**). **Ma main** montre où vous en êtes ; `/partie historique` raconte ce qui a été joué entre-temps.
bot-told-standin = 🪑 { $seat } va s’absenter et aimerait que vous preniez la relève dans { $channel } (**{ $game }**). Le bouton est sous le message de la table ; tant que vous n’appuyez pas, rien ne change.
bot-told-over = 👋 La personne que vous remplaciez dans { $channel } (**{ $game }**) est de retour. Merci !

## Ce que chacun choisit pour soi

bot-me = ## Votre temps
    Fuseau horaire : { $zone }
    Heures calmes : { $quiet ->
        [none] aucune
       *[other] { $quiet }
    }
    Week-ends : { $weekends ->
        [true] calmes
       *[false] comme les autres jours
    }
    Rappels : { $remind }, { $by ->
        [channel] dans le salon, là où cela ne trahit aucun secret
       *[dm] en message privé
    }
    { $vacation ->
        [none] { "" }
       *[other] Vacances : { $vacation }
    }
bot-me-zone = Il est { $now } chez vous. Un autre fuseau : `/réglages fuseau`.
bot-me-quiet = de { $start } h à { $end } h
bot-me-quiet-from = Calme à partir de…
bot-me-quiet-to = …jusqu’à
bot-me-hour = { $hour } h
bot-me-quiet-none = Pas d’heures calmes
bot-me-weekends = { $value ->
    [true] Les week-ends sont calmes
   *[false] Les week-ends sont comme les autres jours
}
bot-me-weekends-which = Week-ends
bot-me-remind-which = Me rappeler… (aucun choix : jamais)
bot-me-remind = { $value ->
    [turn] quand c’est à moi
    [half] à mi-temps
   *[last] peu avant la fin
}
bot-me-by-which = Où me le rappeler
bot-me-by = { $value ->
    [channel] Dans le salon
   *[dm] En message privé
}
bot-me-set = C’est fait.
bot-me-awake = Les heures calmes doivent laisser au moins quatre heures par jour.
bot-zone-set = Votre fuseau horaire est { $zone } ; il est { $now } chez vous.
bot-zone-unknown = Je ne connais pas ce fuseau horaire. Commencez à taper une ville, comme Paris ; les choix vous sont proposés.

## Les vacances

bot-vacation = du { $start } au { $until }, { $who ->
    [nobody] vos échéances attendent
    [ai] l’IA joue pour vous
   *[other] { $who } prend la relève, si le cœur lui en dit
}
bot-vacation-set = Bonnes vacances : { $vacation }.
bot-vacation-none = Aucunes vacances prévues. `/vacances` avec un jour de retour en prévoit.
bot-vacation-over = Bon retour. Vos vacances sont finies.
bot-vacation-end = Me revoilà
bot-vacation-day = Je ne comprends pas ce jour. Écrivez-le ainsi : 2026-08-15 ; vous êtes de retour le lendemain du dernier jour.
bot-vacation-long = Des vacances commencent avant de finir, ne sont pas déjà passées et durent { $days } jours au plus.
bot-vacation-self = Vous ne pouvez pas vous remplacer vous-même. Nommez quelqu’un d’autre, qui ne soit pas un bot.
bot-settings-manage = Ce choix revient à qui peut gérer le serveur.

## Vie privée

bot-privacy-settings = Vos choix de temps : { $settings ->
    [none] aucun
   *[other] { $settings }
}

## Commandes

bot-command-game-pace = Le rythme de cette table : échéances et temps écoulé (hôte ou gestion du serveur)
    .name = rythme
bot-command-game-pace-time = live, daily, slow, none, ou une durée comme 36h ou 2j
    .name = durée
bot-command-settings-me = Quand vous avez le temps, et comment recevoir les rappels
    .name = moi
bot-command-settings-zone = Votre fuseau horaire, pour les heures calmes et les week-ends
    .name = fuseau
bot-command-settings-zone-zone = Une ville près de chez vous
    .name = fuseau
bot-command-vacation = S’absenter un temps : vos échéances attendent, ou quelqu’un joue pour vous
    .name = vacances
bot-command-vacation-until = Le dernier jour d’absence, comme 2026-08-15
    .name = fin
bot-command-vacation-start = Le premier jour d’absence ; sinon, maintenant
    .name = début
bot-command-vacation-ai = Si l’IA doit jouer pour vous
    .name = ia
bot-command-vacation-person = Qui peut vous remplacer, avec son accord
    .name = personne
