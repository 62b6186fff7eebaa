### À lire à tout moment : le récit, le pourquoi, les règles, la fin. Exports, vérifications, et partie suivante.

## Les boutons du message de la table

bot-button-log = Historique
bot-button-rules = Règles
bot-button-again = Rejouer
bot-button-export = Exporter
bot-button-verify = Vérifier le tirage

## Le récit en pages

bot-log-title = **Historique de la partie : { $game }** · page { $page } sur { $pages }
bot-log-empty = Il ne s’est encore rien passé.
bot-log-silent = Rien à afficher ici.
bot-log-private = Les lignes marquées 🔒 vous disent ce que tout le monde ne voit pas.
bot-log-undone = ↩️ Annulé.
bot-log-seat = 🔁 { $kind ->
    [ai] Une IA remplace désormais { $before }.
    [back] { $now } est de retour et reprend sa place.
   *[person] { $now } remplace désormais { $before }.
}
bot-log-first = Début
bot-log-back = Précédent
bot-log-forth = Suivant
bot-log-last = Fin
bot-log-jump = Aller à…
bot-log-why = Pourquoi ?
bot-log-return = Retour à l’historique
bot-log-open = Ouvrir l’historique
bot-log-rule = Règles liées
bot-no-story = Aucune partie n’a encore été jouée dans ce salon.
bot-look-other-game = Cette commande est pour { $game }. On joue ici à un autre jeu : { $played }. **Mon coup** (ou `/coup`) montre ce que vous pouvez jouer.
bot-why-title = **Pourquoi ?**
bot-why-undone = Cela a été annulé par la suite.

## Les règles par thème

bot-rules-title = ## { $game } : les règles
bot-rules-topic = **{ $title }** · page { $page } sur { $pages }
bot-rules-topics = Thème…
bot-rules-overview = Tous les thèmes
bot-rules-open = **Choisissez un thème :**
bot-rules-find = Chercher…
    .title = Chercher dans les règles
    .asked = Un mot ou un numéro de règle
bot-rules-further = Autres règles
bot-rules-near = La règle { $asked } n’existe pas. Voici ses voisines :
bot-rules-best = { $shown } des { $found } règles trouvées, la plus proche d’abord. Une recherche plus précise trouve les autres.

## La fin d’une partie

bot-ended-by = **Les derniers coups :**
bot-ended-places = **Classement final**

## Rejouer

bot-again-opened = Une nouvelle salle d’attente est ouverte, avec les mêmes personnes, les places décalées d’un cran. { $link }
bot-again-there = La table suivante est déjà ouverte : { $link }
bot-again-not-yours = Seules les personnes de cette table peuvent relancer une partie. Vous pouvez ouvrir la vôtre avec `/partie nouvelle`.

## Exports

bot-export-story = Votre historique : tout ce que vous pouvez savoir de cette partie, et { $keys ->
    [true] les clés pour vérifier le tirage.
   *[false] l’empreinte du tirage.
}{ $open ->
    [true] {" "}Il contient ce que personne d’autre n’a vu : ne le confiez à personne tant que la partie dure.
   *[false] {""}
}
bot-export-stopped = La partie a été interrompue avant la fin. Les secrets de chaque place le restent donc : pas d’enregistrement complet, et les clés des tirages restent scellées.
bot-export-public = L’historique public de cette partie, et { $keys ->
    [true] les clés pour vérifier le tirage.
   *[false] l’empreinte du tirage.
}
bot-export-record = La partie est finie : voici aussi son enregistrement complet, avec les clés des tirages. `quartermaster replay` la rejoue, `quartermaster verify` la vérifie.
bot-export-too-large = Le fichier est devenu trop gros pour Discord. La personne responsable du bot peut l’écrire avec `quartermaster export`.

## Vérifier une partie

bot-verify-open = ✅ L’historique est complet. { $answers ->
        [one] Sa seule réponse a été rejouée
       *[other] Ses { $answers } réponses ont été rejouées
    }, et tout s’est passé comme à la table.
    { $state ->
        [stopped] La partie a été interrompue : les clés des tirages restent scellées.
        [over] Cette partie garde des secrets même après sa fin : les clés des tirages ne sont donc pas toutes publiées. Celles qui le sont se trouvent dans **Exporter**.
       *[open] Les tirages se vérifient à la fin de la partie : leurs clés sont alors révélées.
    }
bot-verify-over = ✅ L’historique est complet. Tout a été rejoué, et tout s’est passé comme à la table. Réponses et autres actions : { $entries }. Tirages au sort (un mélange compte pour un) : { $draws }.
bot-verify-keys = ✅ Les clés des tirages correspondent à l’empreinte du tirage publiée au début de la partie.
bot-verify-compare = -# Empreinte du tirage : `{ $commitment }`. Comparez-la à celle du message qui annonce le début de la partie : si toute la partie avait été remplacée par une autre, seule cette empreinte changerait.
bot-verify-unsealed = La partie a commencé avant la version { $version } et n’a pas de sommes de contrôle. Une modification qui n’empêche pas de la rejouer passerait inaperçue.
bot-verify-unreplayed = ⚠️ La partie a commencé avant la version { $version } et n’a pas de sommes de contrôle, et elle ne peut plus être rejouée. Soit elle a été jouée avec d’anciennes règles, soit elle a été modifiée.
bot-verify-older = ✅ L’historique n’a pas été modifié. Il ne peut plus être rejoué, car la partie a été jouée avec d’anciennes règles, celles de la version { $version }.
bot-verify-altered = ❌ La partie a été modifiée dans la base de données du bot. Cette vérification n’a rien changé. Prévenez la personne responsable du bot : `quartermaster verify --all` indique ce qui a été modifié.
bot-verify-bad = ❌ Rejoué, l’historique donne d’autres résultats qu’à la table. Rien n’a été modifié. Prévenez la personne responsable du bot.

## Commandes

bot-command-game-log = Voir l’historique de la partie de ce salon
    .name = historique
bot-command-game-log-page = Quelle page ; la plus récente si vous n’en donnez pas
    .name = page
bot-command-game-export = L’historique de la partie de ce salon en fichier, et son enregistrement à la fin
    .name = exporter
bot-command-game-verify = Vérifier que la partie de ce salon n’a pas été modifiée
    .name = vérifier

## A message's part of the story

bot-summary-acts = **{ $seat } :** { $acts }
    .separator = {" · "}
bot-summary-undone = ↩️ Annulé par { $seat } : { $acts }
bot-summary-gap = … { $told }
bot-summary-more = { $told } · *{ $count ->
    [one] { $count } ligne de plus
   *[other] { $count } lignes de plus
} dans l’historique*
# The outcomes among what has happened, such as who has sunk what.
bot-summary-short = **En bref :** { $told }
    .separator = {" · "}
bot-result-of = Manche { $round } : { $told }
