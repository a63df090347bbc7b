# Guardiões do Mausoléu. La traduction d’une carte vient d’abord, puis son nom portugais. Les noms s’emploient sans article.
# Les points de ces textes vont toujours par huit et par quatre : pas de singulier à prévoir.

## Title

mausoleum-title = Guardiões do Mausoléu
mausoleum-title-gloss = Gardiens du Mausolée
mausoleum-about = Bâtis ton mausolée pièce par pièce : quatre différentes font un ensemble de 8 points. Protège-le des séismes, des invasions et des vols.
mausoleum-credits = Projet scolaire, ETECAMP, Brésil 2024

## Les robots

mausoleum-cast-kallia = Mesure deux fois, bâtit une fois.
mausoleum-cast-doros = Dort en gardant un œil sur les colonnes.
mausoleum-cast-ianthe = Parle aux statues. Elles répondent.
mausoleum-cast-petra = Sent venir les séismes la veille.
mausoleum-cast-lykos = Emprunte des pierres. Ne les rend jamais.
mausoleum-cast-eirene = Garde la porte, n’oublie aucun visage.

## Options

mausoleum-option-hand-limit-turn-end = 5 cartes en main au plus, à la fin du tour
mausoleum-option-hand-limit-always = 5 cartes en main au plus, à tout moment

## Cards

mausoleum-card-base = { mausoleum-gloss-base }
mausoleum-card-colunas = { mausoleum-gloss-colunas } (Colunas)
mausoleum-card-piramide = { mausoleum-gloss-piramide } (Pirâmide)
mausoleum-card-estatuas = { mausoleum-gloss-estatuas } (Estátuas)
mausoleum-card-mausolo = { mausoleum-gloss-mausolo } (Mausolo)
mausoleum-card-artemisia = { mausoleum-gloss-artemisia } (Artemísia II)
mausoleum-card-arquitetos = { mausoleum-gloss-arquitetos } (Arquitetos)
mausoleum-card-escultores = { mausoleum-gloss-escultores } (Escultores)
mausoleum-card-terremoto = { mausoleum-gloss-terremoto } (Terremoto)
mausoleum-card-invasao = { mausoleum-gloss-invasao } (Invasão)
mausoleum-card-descoberta = { mausoleum-gloss-descoberta } (Descoberta Arqueológica)
mausoleum-card-troca = { mausoleum-gloss-troca } (Troca)
mausoleum-card-roubo = { mausoleum-gloss-roubo } (Roubo)
mausoleum-card-protecao = { mausoleum-gloss-protecao } (Proteção)

mausoleum-gloss-base = Base
mausoleum-gloss-colunas = Colonnes
mausoleum-gloss-piramide = Pyramide
mausoleum-gloss-estatuas = Statues
mausoleum-gloss-mausolo = Mausole
mausoleum-gloss-artemisia = Artémise II
mausoleum-gloss-arquitetos = Architectes
mausoleum-gloss-escultores = Sculpteurs
mausoleum-gloss-terremoto = Séisme
mausoleum-gloss-invasao = Invasion
mausoleum-gloss-descoberta = Découverte archéologique
mausoleum-gloss-troca = Échange
mausoleum-gloss-roubo = Vol
mausoleum-gloss-protecao = Protection

# Pour les endroits étroits.
mausoleum-brief-descoberta = Découverte
mausoleum-brief-troca = Échange

mausoleum-effect-base = Les fondations : une des quatre pièces d’un ensemble, qui vaut 8 points.
mausoleum-effect-colunas = Le soutien : une des quatre pièces d’un ensemble, qui vaut 8 points.
mausoleum-effect-piramide = Le sommet : une des quatre pièces d’un ensemble, qui vaut 8 points.
mausoleum-effect-estatuas = L’ornement : une des quatre pièces d’un ensemble, qui vaut 8 points.
mausoleum-effect-mausolo = Reste devant toi et double un de tes ensembles complets au décompte final ; tu ne peux jouer cette carte qu’une fois par partie.
mausoleum-effect-artemisia = Tu pioches aussitôt deux cartes de plus.
mausoleum-effect-arquitetos = Bloque un Séisme (Terremoto) contre toi, depuis la table ou depuis ta main.
mausoleum-effect-escultores = Bloque une Invasion (Invasão) ou un Vol (Roubo) contre toi, depuis la table ou depuis ta main.
mausoleum-effect-terremoto = Une personne de ton choix défausse une pièce de sa zone et décide laquelle.
mausoleum-effect-invasao = Tu prends à quelqu’un n’importe quelle pièce de sa zone et tu l’ajoutes à la tienne.
mausoleum-effect-descoberta = Tu prends en main n’importe quelle carte de la défausse.
mausoleum-effect-troca = Tu donnes à quelqu’un une carte de ton choix et tu en reçois une au hasard de sa main.
mausoleum-effect-roubo = Tu voles à quelqu’un une carte de sa main, au hasard.
mausoleum-effect-protecao = Bloque une attaque contre toi, depuis la table ou depuis ta main : Séisme (Terremoto), Invasion (Invasão), Vol (Roubo) ou Échange (Troca).

## What happened

mausoleum-event-drew =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
mausoleum-event-drew-known =
    { $count ->
        [one] Tu as pioché : { $cards }.
       *[other] Tu as pioché { $count } cartes : { $cards }.
    }
mausoleum-event-built = { $seat } construit { $card }.
mausoleum-event-completed =
    { $count ->
        [one] { $seat } complète son premier ensemble.
       *[other] { $seat } complète un autre ensemble : { $count } maintenant.
    }
mausoleum-event-broken = Un ensemble de { $seat } est cassé.
mausoleum-event-crowned = { $seat } joue Mausole (Mausolo) : un de ses ensembles complets comptera double.
mausoleum-event-shielded = { $seat } pose { $card } comme bouclier.
mausoleum-event-summoned = { $seat } joue Artémise II (Artemísia II).
mausoleum-event-attacked = { $seat } joue { $card } contre { $target }.
mausoleum-event-defended =
    { $source ->
        [table] { $seat } bloque { $against } avec { $card }, déjà sur la table.
       *[hand] { $seat } bloque { $against } avec { $card }, directement depuis sa main.
    }
mausoleum-event-lost = { $seat } perd { $card }.
mausoleum-event-captured = { $seat } prend { $card } à { $target } et l’ajoute à sa zone.
mausoleum-event-robbed = { $seat } vole une carte au hasard à { $target }.
mausoleum-event-robbed-known = { $seat } vole { $card } à { $target }.
mausoleum-event-swapped = { $seat } et { $target } échangent une carte.
mausoleum-event-swapped-known = { $seat } donne { $gave } à { $target } et reçoit { $got } en échange.
mausoleum-event-recovered = { $seat } joue Découverte archéologique (Descoberta Arqueológica) et prend { $card } dans la défausse.
mausoleum-event-passed = { $seat } passe.
mausoleum-event-discarded = { $seat } défausse { $card }.
mausoleum-event-ended =
    { $reason ->
        [passes] La partie est finie : la pioche est vide et tout le monde a passé.
       *[hands] La partie est finie : plus personne n’a de cartes.
    }

## A turn in one line
# Un tour en une ligne, après le nom de qui joue. Bref, au passé.

mausoleum-story-built =
    { $you ->
        [seat] tu as construit { $card }
       *[none] a construit { $card }
    }
mausoleum-story-completed =
    { $count ->
        [one] premier ensemble complet
       *[other] { $count } ensembles complets
    }
mausoleum-story-broken =
    { $you ->
        [target] ton ensemble est brisé
       *[none] un ensemble de { $target } est brisé
    }
mausoleum-story-crowned = { $card } : un ensemble comptera double
mausoleum-story-shielded =
    { $you ->
        [seat] tu as posé { $card }
       *[none] a posé { $card }
    }
mausoleum-story-summoned =
    { $count ->
        [0] { $card }, mais la pioche est vide
        [one] { $card } : une carte de plus
       *[other] { $card } : { $count } cartes de plus
    }
mausoleum-story-attacked =
    { $you ->
        [target] { $card } contre toi
       *[none] { $card } contre { $target }
    }
mausoleum-story-defended =
    { $you ->
        [target] { $against } contre toi, mais tu avais { $card }
       *[none] { $against } contre { $target }, qui avait { $card }
    }
mausoleum-story-lost =
    { $you ->
        [target] { $against } contre toi : tu as perdu { $card }
       *[none] { $against } contre { $target }, qui a perdu { $card }
    }
mausoleum-story-captured =
    { $you ->
        [seat] { $against } : tu as pris { $card } à { $target }
        [target] { $against } : t’a pris { $card }
       *[none] { $against } : a pris { $card } à { $target }
    }
mausoleum-story-robbed =
    { $you ->
        [seat] { $against } : tu as pris une carte à { $target }
       *[none] { $against } : a pris une carte à { $target }
    }
mausoleum-story-robbed-known =
    { $you ->
        [seat] { $against } : tu as pris { $card } à { $target }
        [target] { $against } : t’a pris { $card }
       *[none] { $against } : a pris { $card } à { $target }
    }
mausoleum-story-swapped = { $against } avec { $target }
mausoleum-story-swapped-known =
    { $you ->
        [seat] { $against } avec { $target } : tu as donné { $gave }, reçu { $got }
        [target] { $against } avec toi : tu as donné { $got } et reçu { $gave }
       *[none] { $against } avec { $target } : a donné { $gave }, reçu { $got }
    }
mausoleum-story-recovered =
    { $you ->
        [seat] { $card } : tu as repris { $got }
       *[none] { $card } : a repris { $got }
    }
mausoleum-story-passed =
    { $you ->
        [seat] tu as passé ton tour
       *[none] a passé son tour
    }
mausoleum-coming-pile = La pioche est vide : plus personne ne pioche. Quand tout le monde passe d’affilée, c’est fini.
mausoleum-coming-passes =
    { $count ->
        [one] Plus de pioche : { $count } sur { $seats } a passé. Quand tout le monde l’a fait, c’est fini.
       *[other] Plus de pioche : { $count } sur { $seats } ont passé d’affilée. Quand tout le monde l’a fait, c’est fini.
    }
mausoleum-story-passed-without-cards =
    { $you ->
        [seat] tu n’as plus de cartes et tu passes
       *[none] { $seat } n’a plus de cartes et passe
    }
mausoleum-story-discarded-all =
    { $you ->
        [seat] tu as défaussé { $cards }
       *[none] a défaussé { $cards }
    }

## Questions

mausoleum-ask-play = Joue une carte, ou passe.
mausoleum-ask-target = Contre qui joues-tu { $card } ?
mausoleum-ask-take = Quelle carte prends-tu à { $target } ?
mausoleum-ask-give = Quelle carte donnes-tu à { $target } ?
mausoleum-ask-recover = Quelle carte prends-tu dans la défausse ?
mausoleum-ask-lose = { $seat } joue Séisme (Terremoto) contre toi. Laquelle de tes pièces s’écroule ?
mausoleum-ask-discard =
    { $count ->
        [one] Tu as une carte de trop. Laquelle défausses-tu ?
       *[other] Tu as { $count } cartes de trop. Laquelle défausses-tu en premier ?
    }
mausoleum-ask-discard-first =
    { $count ->
        [one] Tu as une carte de trop. Laquelle défausses-tu avant de jouer ?
       *[other] Tu as { $count } cartes de trop. Laquelle défausses-tu en premier, avant de jouer ?
    }

## Buttons and options (34 characters at most)

mausoleum-do-build = { $card }
mausoleum-do-build-set = { $card } : ensemble complet, +{ $points }
mausoleum-do-crown = Mausole : double un ensemble, +{ $points }
mausoleum-do-crown-later = Mausole : pour un futur ensemble
mausoleum-do-summon =
    { $count ->
        [one] Artémise II : une carte de plus
       *[other] Artémise II : { $count } cartes de plus
    }
mausoleum-do-summon-empty = Artémise II : plus rien à piocher
mausoleum-do-shield-arquitetos = Architectes : contre Séisme
mausoleum-do-shield-escultores = Sculpteurs : contre Invasion, Vol
mausoleum-do-shield-protecao = Protection : contre toute attaque
mausoleum-do-attack = { $card } : choisir la cible
mausoleum-do-attack-terremoto = Séisme contre { $target }
mausoleum-do-attack-invasao = Invasion : { $card } à { $target }
mausoleum-do-attack-invasao-choose = Invasion contre { $target }
mausoleum-do-attack-roubo = Vol : une carte à { $target }
mausoleum-do-attack-troca = Échange { $card } → { $target }
mausoleum-do-attack-troca-choose = Échange avec { $target }
mausoleum-do-dig = Découverte : dans la défausse
mausoleum-do-dig-card = Découverte : prendre { $card }
mausoleum-do-pass = Passer
mausoleum-do-pass-last = Passer : fin de la partie
mausoleum-do-target-terremoto =
    { $guarded ->
        [0]
            { $count ->
                [one] { $target } : 1 pièce, 0 bouclier
               *[other] { $target } : { $count } pièces, 0 bouclier
            }
       *[other]
            { $count ->
                [one] { $target } : 1 pièce, bouclier
               *[other] { $target } : { $count } pièces, bouclier
            }
    }
mausoleum-do-target-invasao = { mausoleum-do-target-terremoto }
mausoleum-do-target-roubo =
    { $guarded ->
        [0]
            { $count ->
                [one] { $target } : 1 carte, 0 bouclier
               *[other] { $target } : { $count } cartes, 0 bouclier
            }
       *[other]
            { $count ->
                [one] { $target } : 1 carte, bouclier
               *[other] { $target } : { $count } cartes, bouclier
            }
    }
mausoleum-do-target-troca = { mausoleum-do-target-roubo }
mausoleum-do-take = { $card }
mausoleum-do-take-set = { $card } : ensemble complet, +{ $points }
mausoleum-do-take-break = { $card } : −{ $points } pts pour ta cible
mausoleum-do-take-break-then = { $card } : cible −{ $points }, +{ $then } ensuite
mausoleum-do-take-both = { $card } : toi +{ $points }, cible −{ $broken }
mausoleum-do-give = { $card }
mausoleum-do-recover = { $card }
mausoleum-do-lose = { $card } : ne casse aucun ensemble
mausoleum-do-lose-set = { $card } : casse un ensemble, −{ $points }
mausoleum-do-discard = Défausser { $card }
mausoleum-do-drop = { $card }

## Why something cannot be done

mausoleum-no-no-target = Personne ne peut être la cible de cette carte pour le moment. Choisis-en une autre, ou passe.
mausoleum-no-empty-discard = La défausse est vide : il n’y a rien à y prendre. Choisis une autre carte, ou passe.
mausoleum-no-second-mausolo = Tu as déjà joué Mausole (Mausolo), qui ne sert qu’une fois par partie. Choisis une autre carte, ou passe.
mausoleum-no-nothing-to-give = Tu n’as pas d’autre carte à donner en échange. Choisis un autre coup, ou passe.
mausoleum-no-not-there = Cette carte n’est pas là. Choisis-en une parmi celles qui sont proposées.
mausoleum-no-no-such-target = Tu ne peux pas choisir cette cible. Choisis-en une parmi celles qui sont proposées.

## The result

mausoleum-category-sets = Ensembles complets
mausoleum-category-several = Plusieurs ensembles
mausoleum-category-mausolo = Mausole
mausoleum-trophy = Trois ensembles complets en une partie
mausoleum-criterion-sets = Ensembles complets
mausoleum-criterion-characters = Personnages différents utilisés
mausoleum-ending-passes = La pioche était vide et tout le monde a passé.
mausoleum-ending-hands = La pioche était vide et plus personne n’avait de cartes en main.
mausoleum-decided-sets = Égalité aux points : { $seat } gagne avec plus d’ensembles complets.
mausoleum-decided-characters = Égalité aux points et aux ensembles : { $seat } gagne pour avoir utilisé plus de personnages différents.

## Rules

mausoleum-rules-sixty-body =
    1. Qui a le plus de points gagne : les quatre pièces valent 8.
    2. Pioche une carte, joues-en une : construis, défends ou attaque.
    3. Pioche vide et tous passent : c’est fini.
    4. Ne construis pas sans bouclier : les attaques cassent tes ensembles.
mausoleum-rules-goal-body =
    Un ensemble complet : **Base**, **Colonnes** (Colunas), **Pyramide** (Pirâmide) et **Statues** (Estátuas), une de chaque.

    On joue à 2, 3 ou 4, avec **5 cartes** chacun au départ ; le reste des 52 forme la pioche. Seules les mains et la pioche sont secrètes.
mausoleum-rules-turn-body =
    { $hand_limit ->
        [always]
            1. **Pioche** une carte, tant qu’il y en a.
            2. **Défausse** jusqu’à n’avoir que **5 cartes**. Tu choisis lesquelles.
            3. **Joue** une carte, ou passe. Si elle te fait dépasser 5, tu défausses encore aussitôt.

            C’est ensuite à la personne suivante, dans le sens horaire.
       *[turn_end]
            1. **Pioche** une carte, tant qu’il y en a.
            2. **Joue** une carte, ou passe.
            3. **Défausse** jusqu’à n’avoir que **5 cartes**. Tu choisis lesquelles.

            Pendant ton tour, tu peux en avoir plus. C’est ensuite à la personne suivante, dans le sens horaire.
    }
mausoleum-rules-construction-title = Construction
mausoleum-rules-construction-body =
    24 pièces, 6 de chaque :
    - **Base**
    - **Colonnes** (Colunas)
    - **Pyramide** (Pirâmide)
    - **Statues** (Estátuas)

    Joue-les dans ta zone, dans n’importe quel ordre. Deux ensembles demandent deux de chaque. Séisme (Terremoto) et Invasion (Invasão) peuvent casser même un ensemble complet.
mausoleum-rules-characters-title = Personnages
mausoleum-rules-characters-body =
    12 cartes, 3 de chaque :
    - **Mausole** (Mausolo) reste devant toi et double un ensemble complet à la fin. Un seul par personne et par partie.
    - **Artémise II** (Artemísia II) : pioche aussitôt deux cartes de plus.
    - **Architectes** (Arquitetos) : un bouclier contre un Séisme (Terremoto).
    - **Sculpteurs** (Escultores) : un bouclier contre une Invasion (Invasão) ou un Vol (Roubo).

    Seul Mausole rapporte des points, mais utiliser des personnages différents départage.
mausoleum-rules-events-title = Événements
mausoleum-rules-events-body =
    8 cartes, qui ne rapportent aucun point :
    - **Séisme** (Terremoto, 2) : ta cible défausse une de ses pièces, à son choix.
    - **Invasion** (Invasão, 3) : prends à quelqu’un n’importe quelle pièce et ajoute-la à ta zone.
    - **Découverte archéologique** (Descoberta Arqueológica, 3) : prends n’importe quelle autre carte de la défausse. Tu ne peux pas la construire ce tour-ci : tu as déjà joué.
mausoleum-rules-actions-title = Actions
mausoleum-rules-actions-body =
    8 cartes :
    - **Échange** (Troca, 3) : donne à quelqu’un une carte de ton choix contre une de sa main, au hasard.
    - **Vol** (Roubo, 3) : prends à quelqu’un une carte de sa main, au hasard.
    - **Protection** (Proteção, 2) : un bouclier contre une attaque, quelle qu’elle soit.

    Événements et actions utilisés vont à la défausse.
mausoleum-rules-defence-title = Défense
mausoleum-rules-defence-body =
    - **Séisme** (Terremoto) : Architectes (Arquitetos) ou Protection (Proteção)
    - **Invasion** (Invasão), **Vol** (Roubo) : Sculpteurs (Escultores) ou Protection
    - **Échange** (Troca) : seulement Protection

    Un bouclier attend face visible et sert une fois. Une défense en main sert aussi. On ne te demande rien : la table passe avant la main, donc Protection sur la table sert avant Sculpteurs en main. Au même endroit, Protection passe en dernier.

    Attaque et défense vont à la défausse.
mausoleum-rules-scoring-body =
    - Chaque ensemble complet : **8 points**
    - Deux ensembles ou plus : **4 points**, une seule fois
    - Mausole (Mausolo) : **8 points** de plus pour un ensemble complet

    Rien d’autre ne rapporte.

    À égalité, on compare les ensembles complets, puis les personnages différents utilisés. Ensuite, on partage la victoire.
mausoleum-rules-end-body =
    Quand la pioche est vide, on continue avec les cartes en main. La partie se termine
    - quand tout le monde passe d’affilée, ou
    - quand toutes les mains sont vides.

    Sans carte, tu passes automatiquement.

mausoleum-ruling-seats = On joue à 2, 3 ou 4.
mausoleum-ruling-first = On tire au sort qui commence.
mausoleum-ruling-hand-limit =
    { $hand_limit ->
        [always] À cette table, la limite de main compte à tout moment : avec six après la pioche, tu défausses d’abord. Le livret dit aussi « à la fin du tour », le choix habituel.
       *[turn_end] La limite de main compte à la fin du tour. Le livret dit aussi « à tout moment » : la table peut choisir cela.
    }
mausoleum-ruling-artemisia = Artémise II (Artemísia II) : deux cartes de plus, trois ce tour-là.
mausoleum-ruling-mausolo = Mausole (Mausolo) double un ensemble, une fois par personne et par partie.
mausoleum-ruling-scoring = Les autres personnages et les événements ne rapportent rien, malgré l’introduction du livret.
mausoleum-ruling-shields = Architectes (Arquitetos), Sculpteurs (Escultores) et Protection (Proteção) sont des boucliers à usage unique.
mausoleum-ruling-reaction = Les défenses agissent seules : la table d’abord, puis celle qui bloque le moins d’attaques.
mausoleum-ruling-answers = Ce qui bloque quoi : voir « Défense ».
mausoleum-ruling-discarded = Les cartes utilisées et annulées vont à la défausse.
mausoleum-ruling-characters = Un personnage compte comme utilisé quand on le joue ; Architectes et Sculpteurs, quand ils bloquent.
mausoleum-ruling-invasao = Invasion (Invasão) peut casser un ensemble complet.
mausoleum-ruling-descoberta = Découverte archéologique (Descoberta Arqueológica) ne se prend pas elle-même, mais peut prendre une autre copie.
mausoleum-ruling-roubo = Vol (Roubo) se fait au hasard.
mausoleum-ruling-troca = Avec Échange (Troca), tu choisis ce que tu donnes ; ce que tu reçois vient au hasard.
mausoleum-ruling-no-target = Sans cible, une carte ne se joue pas.
mausoleum-ruling-quiet = Quand la pioche est vide, prendre une Découverte archéologique avec une autre compte comme passer.
mausoleum-ruling-several = Deux ensembles ou plus donnent 4 points une seule fois.
mausoleum-ruling-end = Les passes comptent une fois la pioche vide ; chaque carte jouée relance le compte.
mausoleum-ruling-private-play = Les autres ne voient ton coup qu’au moment où il a lieu.
mausoleum-ruling-single = S’il n’y a qu’une option, elle est choisie pour toi.
mausoleum-part-drop = { $card }
mausoleum-ask-drop =
    { $card } : la défausser vraiment ?{ $why ->
        [part] { " " }Elle manque à ton prochain ensemble.
        [shield] { " " }Elle te protège.
        [crown] { " " }Avec elle, un ensemble compte double.
       *[other] { "" }
    }
mausoleum-other-drop = Garder { $card }
