### Le temps : rythmes, échéances, rappels, absences.

## Le rythme d’une table

bot-pace = { $speed ->
    [none] sans échéance
    [live] en direct, { $time } par réponse
    [daily] quotidien, { $time } par réponse
    [slow] lent, { $time } par réponse
   *[own] { $time } par réponse
}{ $reactions ->
    [none] {""}
   *[other] , { $reactions } par réaction
}{ $speed ->
    [none] {""}
   *[other]  ; ensuite { $by ->
        [pilot] l’IA répond
       *[default] la réponse par défaut est donnée
    }{ $then ->
        [nothing] {""}
        [offer] { $after ->
            [one]  ; dès la première réponse manquée, la place est proposée à tous
           *[other]  ; après { $after } réponses manquées de suite, la place est proposée à tous
        }
       *[pilot] { $after ->
            [one]  ; dès la première réponse manquée, l’IA joue la suite
           *[other]  ; après { $after } réponses manquées de suite, l’IA joue la suite
        }
    }
}
bot-lobby-button-pace = Rythme
bot-more-pace = Rythme
bot-more-return = Je reprends ma place
bot-pace-line = **Rythme** : { $pace }
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
bot-time-both = { $time } { $more }
bot-pace-title = **À quel rythme joue cette table ?** Une échéance qui tombe pendant les heures calmes d’une personne est reportée à leur fin. Ses week-ends libres et ses vacances ne comptent pas.
bot-pace-typed = Toute autre durée : `/partie rythme` avec une durée comme 36h, 2 jours ou 1h30.
bot-pace-choose-speed = Le temps pour répondre
bot-pace-choose-reactions = Le temps pour réagir
bot-pace-reactions = Une réaction répond à ce que quelqu’un d’autre vient de faire, comme une attaque contre vous.
bot-pace-reactions-same = Autant que pour toute autre réponse : { $time }
bot-pace-no-reactions = Dans ce jeu, personne ne réagit aux coups des autres : toutes les réponses ont le même délai.
bot-pace-choose-by = Quand le temps est écoulé
bot-pace-default = La réponse par défaut est la plus sûre. Le jeu la donne à la place des personnes qui ne répondent pas.
bot-pace-choose-then = Quand quelqu’un ne répond pas à temps
bot-pace-choose-every = Entre deux rappels, au moins
bot-pace-speed = { $value ->
    [none] Sans échéance
    [live] En direct : quelques minutes
    [daily] Quotidien : un jour
    [slow] Lent : trois jours
   *[own] Une autre durée
}
bot-pace-by = { $value ->
    [pilot] L’IA répond
   *[default] La réponse par défaut est donnée
}
bot-pace-then = { $value ->
    [offer] { $count ->
        [one] Dès la première : la place est proposée à tous
       *[other] Après { $count } de suite : la place est proposée à tous
    }
    [pilot] { $count ->
        [one] Dès la première : l’IA joue la suite
       *[other] Après { $count } de suite : l’IA joue la suite
    }
   *[nothing] Rien de plus : la personne garde sa place
}
bot-pace-every = { $time }
bot-pace-every-fit = { $speed ->
    [none] Le temps habituel : { $time }
   *[other] Le temps qui convient au rythme : { $time }
}
bot-pace-done = Le rythme est réglé.{ $open ->
    [kept] {" "}Les questions ouvertes gardent leur échéance, ou reçoivent le nouveau délai à partir de maintenant s’il est plus long. Un délai plus court vaut dès la prochaine question.
    [gone] {" "}Les questions ouvertes n’ont plus d’échéance.
   *[nothing] {""}
}
bot-pace-changed = ⏱️ { $people ->
    [none] {""}
   *[other] { $people } :{" "}
}{ $person } a changé le rythme : { $pace }.{ $speed ->
    [none] {""}
   *[other] {" "}Les questions ouvertes gardent leur temps, ou en reçoivent davantage.
}
bot-pace-unknown = Je ne comprends pas cette durée. Écrivez par exemple 36 heures, 1 jour et 12 heures, 2 jours ou 90 minutes ; ou bien en direct, quotidien, lent ou sans échéance.
bot-pace-length = C’est trop court ou trop long : une réponse peut prendre d’une minute à quatre semaines.

## Ce que l’on tape : des mots lus et jamais affichés, en listes séparées par des virgules ; accents et majuscules ne comptent pas

bot-typed-paces = { $value ->
    [none] aucun, aucune, jamais, sans, sans limite
    [daily] quotidienne, chaque jour, tous les jours, par jour
    [slow] lente, lentement
   *[other] direct
}
bot-typed-units = { $value ->
    [minutes] m, min, mn, minute, minutes
    [hours] h, heure, heures
    [days] j, jr, jour, jours, journée, journées
   *[weeks] sem, semaine, semaines
}
bot-typed-numbers = un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze
bot-typed-one = une
bot-typed-half = demi, demie
bot-typed-and = et
bot-typed-day = { $value ->
    [today] aujourd’hui, maintenant
   *[tomorrow] demain
}

## Les échéances, et le temps écoulé

bot-deadline-seat = { $seat } { $until }
bot-deadlines = ⏰ Échéance : { $deadlines }
bot-deadline-common = ⏰ Échéance pour toutes les réponses : { $until }
bot-deadline-own = ⏰ Votre échéance pour répondre : { $until }
bot-out = ⌛ { $seat } : temps écoulé, une réponse automatique a été donnée.
bot-played-for = { $told } *(⌛ joué à sa place)*
bot-away = { $why ->
    [vacation] 🏖️ { $seat } : en vacances{ $until ->
        [none] , l’IA joue entre-temps.
       *[other] , de retour après le { $until } ; l’IA joue entre-temps.
    }
   *[absent] 💤 { $seat } ne répond pas : l’IA joue jusqu’à son retour.
}
bot-deserted = 💤 La partie attend : il n’y a plus personne pour jouer. Elle reprendra au premier retour : { $people }.
bot-on-vacation = 🏖️ { $seat } : en vacances, de retour après le { $until }.
bot-away-own = 🤖 L’IA joue pour vous en ce moment.
bot-return = Je reprends ma place
bot-returned = Bon retour ! Vous avez repris votre place.
bot-returned-already = Vous jouez déjà vous-même.
bot-offer-open = 🪑 La place occupée par { $seat } est libre : n’importe qui peut la prendre.

## Ce que chacun reçoit en message privé

# How a table calls upon the reader: for their turn, for an answer in that of another, or if they like.
bot-called = { $call ->
    [answer] C’est à vous de répondre.
    [react] Vous pouvez réagir.
   *[turn] C’est à vous de jouer.
}
bot-remind = { $count ->
    [one] ⏰ { bot-called }{ $kind ->
        [last] {" "}Le temps est presque écoulé.
        [half] {" "}La moitié du temps est passée.
       *[turn] {""}
    }
   *[other] ⏰ { $count } tables vous attendent.
}
bot-remind-line = { $channel } · **{ $game }**{ $until ->
    [none] {""}
   *[other] {" "}· échéance : { $until }
}{ $kind ->
    [last] {" "}· temps presque écoulé
    [half] {" "}· moitié du délai
   *[turn] {""}
}
bot-remind-move = { $move } : { $game }{ $place ->
    [none] {""}
   *[other] {" "}dans #{ $place }
}
bot-told-out = ⌛ Votre temps est écoulé dans { $channel } (**{ $game }**). { $by ->
    [pilot] L’IA a répondu pour vous
   *[default] La réponse par défaut, la plus sûre, a été donnée pour vous
}{ $played ->
    [none] .
   *[other]  :
        { $played }
}
bot-told-away = 💤 Votre temps s’est écoulé{ $times ->
    [one] {""}
   *[other] {" "}{ $times } fois de suite
} dans { $channel } (**{ $game }**) : pour l’instant, l’IA joue pour vous. Votre place n’est à personne d’autre : appuyez sur le bouton, et vous reprenez la main.
bot-told-offered = 💤 Votre temps s’est écoulé{ $times ->
    [one] {""}
   *[other] {" "}{ $times } fois de suite
} dans { $channel } (**{ $game }**) : n’importe qui peut prendre votre place. Jusque-là, elle est à vous : jouez maintenant pour la garder.
bot-told-back = 👋 Vous jouez de nouveau dans { $channel } (**{ $game }**). **{ $hand }** montre où vous en êtes, et **Historique**, à la table, ce qui s’est passé entre-temps.{ $orders ->
    [true] {" "}Vos consignes permanentes ont pris fin quand une autre personne a pris la place. Redonnez-les avec **Consignes**.
   *[false] {""}
}
bot-told-standin = 🪑 { $seat } va s’absenter et aimerait que vous preniez la relève dans { $channel } (**{ $game }**). Tant que vous ne prenez pas la place, rien ne change.
bot-told-over = 👋 La personne que vous remplaciez dans { $channel } (**{ $game }**) est de retour. Merci !

## Ce que chacun choisit pour soi

bot-me = ## Vos réglages
    Fuseau horaire : { $zone }
    Heures calmes : { $quiet ->
        [none] aucune
       *[other] { $quiet }
    }
    Week-ends : { $weekends ->
        [true] calmes
       *[false] comme les autres jours
    }
    Rappels : { $remind ->
        [none] aucun
       *[other] { $remind }, { $by ->
            [channel] dans le salon, là où cela ne trahit aucun secret
            [both] en message privé, et votre tour aussi dans le salon
           *[usual] en message privé
        }
    }
    Conseils de découverte : { $hints ->
        [true] à chaque type de question, la première fois
       *[false] aucun
    }
    Choix qu’on ne peut pas annuler : { $confirms ->
        [true] demander confirmation
       *[false] valider aussitôt
    }
    { $vacation ->
        [none] { "" }
       *[other] Vacances : { $vacation }
    }
bot-me-zone = Il est { $now } chez vous. Un autre fuseau : `/réglages fuseau`.
bot-me-clock = { $hour } h { $minute }
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
bot-me-remind-which = Me rappeler… (aucun choix : jamais)
bot-me-remind = { $value ->
    [turn] quand c’est votre tour
    [half] à la moitié du délai
   *[last] peu avant la fin
}
bot-me-by-which = Où me le rappeler
bot-me-by = { $value ->
    [channel] Dans le salon
    [both] En message privé, votre tour aussi dans le salon
   *[usual] En message privé
}
bot-me-hints-which = Conseils de découverte
bot-me-hints = { $value ->
    [true] Expliquer chaque type de question la première fois
   *[false] Aucun conseil
}
bot-me-confirms-which = Choix qu’on ne peut pas annuler
bot-me-confirms = { $value ->
    [true] Demander confirmation des choix qu’on ne peut pas annuler
   *[false] Valider aussitôt les choix qu’on ne peut pas annuler
}
bot-me-set = C’est fait.
bot-me-night = C’est fait. Les heures calmes finissent maintenant à { $end } h : il doit rester quatre heures par jour.
bot-me-awake = Les heures calmes doivent laisser au moins quatre heures par jour.
bot-zone-set = Votre fuseau horaire est { $zone } ; il est { $now } chez vous.{ $fixed ->
    [true] {" "}Ce décalage reste le même toute l’année : nommez une ville si vous passez à l’heure d’été.
   *[false] {""}
}
bot-zone-name = { $city } ({ $country })
bot-zone-unknown = Je ne connais pas ce fuseau horaire. { $near ->
    [none] Commencez à taper votre pays, ou la plus grande ville des environs, comme Paris ; des suggestions apparaissent.
   *[other] Ce qui s’en approche : { $near }. Commencez à taper une ville ou un pays ; des suggestions apparaissent.
}
bot-zone-city = Pour ce décalage, nommez une ville. Il y est la même heure en ce moment : { $near }.

## Les vacances

bot-vacation = du { $start } au { $until } inclus, { $who ->
    [nobody] vos échéances sont suspendues
    [ai] l’IA joue pour vous
   *[other] { $who } peut vous remplacer
}
bot-vacation-set = Bonnes vacances : { $vacation }. À vos tables, les autres voient jusqu’à quand vous êtes en vacances.
bot-vacation-without = Dans { $channels }, { $person } ne peut pas vous remplacer : vos échéances y sont suspendues.
bot-vacation-back = Dans { $channels }, vous êtes de retour et jouez vous-même.
bot-vacation-kept = Dans { $channel }, { $person ->
    [none] l’IA occupe déjà votre place, jusqu’à votre retour.
   *[other] { $person } occupe déjà votre place, jusqu’à votre retour, sauf à la rendre plus tôt.
}
bot-vacation-none = Aucunes vacances prévues. Pour en prévoir : `/vacances` avec `fin`, le dernier jour d’absence.
bot-vacation-last = Il manque le dernier jour d’absence : `/vacances` avec `fin`. Rien n’a changé.
bot-vacation-instead = Elles remplacent vos vacances en cours : jusqu’à leur début, vous jouez vous-même.
bot-vacation-both = L’IA joue pour vous : { $person } n’aura pas à vous remplacer. Pour préférer quelqu’un, n’indiquez pas `ia`.
bot-vacation-over = Bon retour. Vos vacances sont finies.
bot-vacation-end = Finir mes vacances
bot-vacation-day = Je ne comprends pas ce jour. Écrivez par exemple 2026-08-15, 15 août ou demain ; vous êtes de retour le lendemain du dernier jour.
bot-vacation-two-days = Cela peut désigner deux jours différents. Écrivez le mois en lettres, comme 15 août, ou la date entière, comme 2026-08-15.
bot-vacation-long = Des vacances doivent commencer avant leur fin, ne pas être déjà passées et durer { $days } jours au plus.
bot-vacation-self = Vous ne pouvez pas vous remplacer vous-même. Nommez quelqu’un d’autre, qui ne soit pas un bot.
bot-settings-manage = Seules les personnes qui gèrent le serveur peuvent le changer.

## Vie privée

bot-privacy-settings = Vos choix dans `/réglages moi` : { $settings ->
    [none] aucun
   *[other] { $settings }
}

bot-privacy-met = Types de question auxquels vous avez répondu, pour ne donner aucune astuce deux fois : { $met ->
    [none] aucun
   *[other] { $met }
}
bot-privacy-met-game = { $game } ({ $count })

## Commandes

bot-command-game-pace = Le rythme de cette table : échéances et temps écoulé (hôte ou gestion du serveur)
    .name = rythme
bot-command-game-pace-time = En direct, quotidien, lent, sans échéance, ou une durée comme 36h, 2 jours ou 1h30
    .name = durée
bot-command-game-pace-reactions = Le temps pour réagir au coup de quelqu’un d’autre, comme 4h
    .name = réactions
bot-command-settings-me = Vos heures calmes, vos rappels, les conseils et les confirmations
    .name = moi
bot-command-settings-zone = Votre fuseau horaire, pour les heures calmes et les week-ends
    .name = fuseau
bot-command-settings-zone-zone = Votre pays, ou la plus grande ville des environs
    .name = fuseau
bot-command-vacation = S’absenter : vos échéances sont suspendues, ou quelqu’un joue pour vous
    .name = vacances
bot-command-vacation-until = Le dernier jour d’absence, comme 2026-08-15 ou 15 août
    .name = fin
bot-command-vacation-start = Le premier jour d’absence ; sinon, maintenant
    .name = début
bot-command-vacation-ai = Si l’IA doit jouer pour vous
    .name = ia
bot-command-vacation-person = Qui peut vous remplacer, avec son accord
    .name = personne
