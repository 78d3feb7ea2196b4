# De pagina over wat bewezen is.

truth-title = Wat bewezen is
truth-lead = Feiten over het spel, elk met het commando dat het opnieuw bewijst. De getallen komen uit het boek dat in het programma zit.
truth-start = Vanuit de standaardstart wint de eerste speler, in 17 zetten als beide spelers hun best spelen.
truth-start-moves = Van de { $moves } eerste zetten daar winnen er { $winning }.
truth-start-strategy = Een volledige winnende strategie past op één bladzijde, en de regels alleen zijn genoeg om haar te controleren.
truth-capped = Ook met opening 1-3-5 wint de eerste speler: met { $winning } van de { $moves } eerste zetten.
truth-drawn = Twee van de 36 genummerde opstellingen geven { $starts } starts: de uitdager wint er { $won } en verliest er { $lost }.
truth-fair = Sommige daarvan zijn bijna eerlijk: de uitdager kan winnen, maar alleen met enkele van zo’n honderd eerste zetten. Andere bevoordelen één kant.
truth-fair-play = Speel een eerlijke start
truth-random = Vanuit twee willekeurige opstellingen wint de eerste speler ongeveer 99 van de honderd ronden.
truth-tournament = In de toernooiopstelling wint de uitdager: tegen { $line_up } verliezen alle { $answers } antwoorden.
truth-answers = Op { $answered } van de { $line_ups } opstellingen, één van elk paar spiegelbeelden, is er een antwoord dat wint, op { $unbeatable } geen.
truth-defence = Eén antwoord doet het meeste werk: { $line_up } verslaat er { $count }.
truth-twice = Vanuit de standaardstart kan de eerste speler de ronde winnen, maar geen winst afdwingen waarna die ook de volgende ronde wint, van welke kant er ook wordt opgevuld.
truth-open = Niet bekend: wie een hele partij wint. Wie een ronde verliest, is in de volgende de uitdager, dus een gewonnen ronde wint de partij niet vanzelf.
truth-unsettled = Nog niet besliste opstellingen: { $count }.
truth-book = Raadpleeg het boek
truth-book-lead = In de toernooiopstelling stelt de uitdager de torens op, de verdediger ziet ze en antwoordt. Stel de torens van de uitdager op en zie of er een antwoord is.
truth-answer-wins = Dit antwoord wint voor de verdediger: { $text }.
truth-answer-none = Er is geen antwoord: wat de verdediger ook opstelt, de uitdager wint.
truth-answer-unknown = Deze kent het boek nog niet.
truth-show-unbeatable = Toon er een zonder antwoord
truth-play-challenger = Speel de uitdager
truth-play-defender = Speel de verdediger
