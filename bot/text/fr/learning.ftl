### Conseils à qui découvre un type de question, et avis de l’IA. Les jeux : <jeu>_learning.ftl.

bot-first-hint = **Conseil :** { $hint }
bot-advise = Me conseiller
bot-advice = **L’IA choisirait :** { $answer }
    {"**"}Pourquoi :** { $reason }
bot-advice-form = **L’IA choisirait :**
    { $answer }
    {"**"}Pourquoi :** { $reason }
bot-advice-same = **L’IA choisirait exactement cela.**
    {"**"}Pourquoi :** { $reason }
bot-advice-take = Suivre l’IA
bot-advice-off = Personne ne reçoit de conseils à cette table, car plusieurs personnes s’y affrontent. L’hôte peut les autoriser dans les options de la prochaine table.
bot-reason-default = Elle garderait la réponse par défaut, car ce choix compte rarement.
bot-advising = Conseils de l’IA pour tout le monde : { $value ->
    [true] oui
   *[false] non
}
bot-advising-set = { $value ->
    [on] Autoriser les conseils de l’IA
   *[off] Interdire les conseils de l’IA
}
