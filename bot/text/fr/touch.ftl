### La table à toucher, à côté du chat. Le navigateur insère les arguments tels quels.

touch-your-turn = À VOUS
touch-your-turn-answer = RÉPONDEZ
touch-your-turn-react = RÉAGIR ?
touch-games = Choisissez un jeu
touch-another-game = Un autre jeu
touch-name-table = Le plateau
touch-name-hand = Votre main
touch-name-hand-blackbeard = Votre journal de bord
touch-zoom-table = Agrandir le plateau
touch-zoom-hand = Agrandir votre image
touch-zoom-shot = Agrandir l’image
touch-ask = Votre choix
touch-tools = Aide et aperçus
touch-hint = Conseil :
touch-explain = Explication
touch-since = Depuis votre dernier coup
# Of which only some lines are in view.
touch-since-all = Tout afficher ({ $count } lignes)
touch-ok = OK
# Prend l’entrée d’un menu à laquelle les flèches ont mené.
touch-take = Choisir ceci
touch-close = Fermer
touch-story = Derniers événements
touch-older = Événements précédents
touch-newest = Les plus récents
touch-why = Pourquoi ?
touch-result = Résultat
touch-result-earlier = Résultat précédent
touch-result-board = Le plateau à ce moment
touch-several = { $name } : { $count } choix possibles
touch-place = { $name } : { $option }
touch-left = Choisissez la suite
touch-between = {" · "}
touch-arrows = Les flèches du clavier mènent aux autres, Échap permet de revenir, F6 mène à la question.
touch-jump = F6 : aller aux images et en revenir
touch-lit = Choisissez un élément entouré d’orange dans les images.
touch-lit-or = Choisissez un élément entouré d’orange dans les images, ou répondez ici :
touch-lit-small = Répondez ici, ou agrandissez l’image (+) :
# At the lower edge of buttons that scroll: how many follow.
touch-onward = autres choix : { $count }
touch-onward-all = choix : { $count }
# The place of what was chosen, where the order counts.
touch-nth = nº { $n }
touch-back = Retour
touch-fault-offline = La connexion est perdue. Nouvelle tentative…
touch-fault-failed = Une erreur est survenue. Rien n’est perdu.
touch-fault-unknown = Ce bouton ne fonctionne plus.
touch-late = La table vient de changer : votre choix n’a pas été pris en compte.
# What a screen reader says for an emoji that stands alone.
bot-mark = { $mark ->
    [attack] attaque
    [defence] défense
    [cannon] canon
    [torch] torche
    [water] eau
    [skull] tête de mort
    [no_skull] sans tête de mort
    [british] Anglais
   *[french] Français
}
