# Analysis and review in the browser.

analyse-board = Plateau d’analyse
analyse-legend = Les marques rondes gagnent, les carrées perdent. Le nombre dit combien de coups il reste dans la manche.
analyse-moves = Tous les coups, les meilleurs d’abord
analyse-stands-won = C’est à { side } de jouer et de gagner la manche.
analyse-stands-lost = C’est à { side } de jouer, et chaque coup perd la manche.
analyse-tree = Variantes
analyse-root = Début
analyse-first = Au début
analyse-back = Un coup en arrière
analyse-forward = Un coup en avant
analyse-last = À la fin de la variante
analyse-promote = Variante principale
analyse-delete = Supprimer à partir d’ici
analyse-reset = Position de départ
analyse-play-from-here = Jouer à partir d’ici
analyse-show = Analyser cette position
analyse-line-up = Placer

editor-title = Composer une position
editor-help = Choisissez une tour, puis une case. Les tours se déplacent aussi à la souris ; Suppr en retire une.
editor-towers = Tours
editor-tower = tour { tower-f } de { side }
editor-eraser = Retirer du plateau
editor-teeth = Dents de dragon
editor-side = À qui de jouer
editor-active = Doit jouer
editor-any = N’importe quelle tour
editor-clear = Vider le plateau

import-title = Ouvrir
import-help = Collez une feuille de partie, une position ou des coups, dans toutes les notations et les sept langues.
import-text = Texte
import-file = Choisir un fichier

export-title = Partager et enregistrer
export-link = Lien vers cette position
export-form = En texte
export-record = Feuille de partie
export-kanji = Feuille de partie en kanjis
export-words = Feuille de partie en mots
export-json = Feuille de partie en JSON
export-moves = Liste de coups
export-position = Position
export-copy = Copier
export-copied = Copié.
export-download = Télécharger
export-diagram = Diagramme

review-board = Plateau du bilan
review-graph = Qui pouvait forcer la victoire : Noir en haut, Blanc en bas
review-table = En tableau
review-column-move = Coup
review-column-winner = Gagnant à partir d’ici
review-points = Tournants
review-would-have-won = Coups qui auraient gagné
review-start-round = Début de la manche
review-none = Pas encore de partie pour un bilan. Jouez-en une ou ouvrez une feuille de partie.
