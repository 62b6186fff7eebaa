### Conseils à qui découvre un type de question, et avis de l’IA. Les jeux : <jeu>_learning.ftl.

bot-first-hint = **Conseil :** { $hint }
bot-advise = Avis de l’IA
bot-advice = **L’IA choisirait :** { $answer }
    {"**"}Pourquoi :** { $reason }
bot-advice-form = **L’IA choisirait :**
    { $answer }
    {"**"}Pourquoi :** { $reason }
bot-advice-on = **Avec ce que vous avez choisi, l’IA continuerait ainsi :**
    { $answer }
    {"**"}Pourquoi :** { $reason }
bot-advice-anew = **Sans ce que vous avez choisi, en recommençant, l’IA choisirait :**
    { $answer }
    {"**"}Pourquoi :** { $reason }
bot-advice-begun = -# **L’IA choisirait ceci.** { $reason }
bot-advice-same = **L’IA choisirait la même chose.**
    {"**"}Pourquoi :** { $reason }
bot-advice-take = Suivre cet avis
bot-advice-off = Les avis de l’IA sont désactivés à cette table. L’hôte peut les autoriser dans les options de la prochaine table.
bot-reason-default = L’IA suit ici une habitude simple, sans comparer les possibilités : un autre choix peut être meilleur.
bot-advising = Avis de l’IA quand plusieurs personnes jouent : { $value ->
    [true] oui
   *[false] non
}
bot-advising-set = { $value ->
    [on] Autoriser les avis de l’IA
   *[off] Interdire les avis de l’IA
}

## Les leçons. Les jeux : <jeu>_lesson.ftl

bot-lesson-title = Leçon : { $game }
bot-lesson-pictures = Dans la leçon, on répond par des boutons et des menus. Dans une partie sur cette page, on choisit aussi dans les images : appuyez sur la carte ou le lieu entouré.
bot-lesson-happened = **Ce qui s’est passé :**
bot-lesson-read-on = Continuer
bot-lesson-out = Arrêter ou recommencer
bot-lesson-out-ask = Vous pouvez quitter la leçon de **{ $game }** à tout moment : `/apprendre` la reprend où vous en étiez. « Terminer la leçon » l’efface.
bot-lesson-back = Revenir à la leçon
bot-lesson-anew = Recommencer depuis le début
bot-lesson-end = Terminer la leçon
bot-lesson-ended = La leçon de **{ $game }** est terminée et a été effacée.
bot-lesson-lost = Le bot a été mis à jour depuis le début de cette leçon : elle ne peut pas continuer. Recommencez-la.
bot-lesson-learnt = **Vous avez appris :**
bot-lesson-next = **Et maintenant ?** { $buttons ->
    [true] Jouez tout de suite contre des IA, ou ouvrez une table que d’autres peuvent rejoindre, avec les boutons ci-dessous.
   *[false] Tapez `/partie nouvelle` dans un salon pour jouer tout de suite contre des IA, ou pour ouvrir une table que d’autres peuvent rejoindre.
} **Règles** explique chaque détail.
