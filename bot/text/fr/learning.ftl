### Conseils à qui découvre un type de question, et avis de l’IA. Les jeux : <jeu>_learning.ftl.

bot-first-hint = **Conseil :** { $hint }
bot-advise = Me conseiller
bot-advice = **L’IA choisirait :** { $answer }
    {"**"}Pourquoi :** { $reason }
bot-advice-form = **L’IA choisirait :**
    { $answer }
    {"**"}Pourquoi :** { $reason }
bot-advice-same = **L’IA choisirait la même chose.**
    {"**"}Pourquoi :** { $reason }
bot-advice-take = Suivre ce conseil
bot-advice-off = Les conseils sont désactivés à cette table. L’hôte peut les autoriser dans les options de la prochaine table.
bot-reason-default = Ce choix compte rarement : la réponse par défaut convient.
bot-advising = Conseils de l’IA pour tout le monde : { $value ->
    [true] oui
   *[false] non
}
bot-advising-set = { $value ->
    [on] Autoriser les conseils de l’IA
   *[off] Interdire les conseils de l’IA
}
