# De pagina over wat bewezen is.

truth-title = Wat bewezen is
truth-lead = Feiten over het spel, elk met de opdracht die het opnieuw bewijst. De getallen komen uit het boek dat in het programma zit.
truth-start = Vanuit de beginstelling wint de eerste speler, in 17 zetten als beide spelers zo goed mogelijk spelen.
truth-start-moves = Van de { $moves } eerste zetten winnen er daar { $winning }.
truth-start-strategy = Een volledige winnende strategie past op één bladzijde, en om die te controleren heb je alleen de regels nodig.
truth-capped = Ook met de 1-3-5-opening wint de eerste speler, met { $winning } van de { $moves } eerste zetten.
truth-drawn = De 36 genummerde opstellingen vormen { $starts } paren: vanuit { $won } daarvan wint de uitdager, vanuit { $lost } verliest hij.
truth-fair = Sommige daarvan zijn bijna eerlijk: de uitdager kan winnen, maar alleen met enkele van zo’n honderd eerste zetten. Andere bevoordelen één kant.
truth-fair-play = Speel een eerlijke start
truth-random = Vanuit twee willekeurige opstellingen wint de eerste speler ongeveer 99 van de honderd ronden.
truth-tournament = In de toernooiopstelling wint de uitdager: { $line_up } verslaat alle { $answers } antwoorden.
truth-answers = Als je spiegelbeelden één keer telt, zijn er { $line_ups } opstellingen: { $answered } hebben een antwoord dat wint, { $unbeatable } hebben er geen.
truth-defence = Eén antwoord is meestal genoeg: { $line_up } of het spiegelbeeld verslaat er { $count }.
truth-both = De beste opstellingen zijn voor beide kanten sterk: op { $both } van de { $answers } antwoorden in het boek is zelf geen antwoord.
truth-twice = Vanuit de beginstelling kan de eerste speler winst in de eerste ronde afdwingen, maar niet in de eerste twee, van welke kant er ook wordt opgevuld.
truth-open = Nog niet bekend is wie een hele partij wint. Wie een ronde verliest, is in de volgende de uitdager; met een gewonnen ronde is de partij dus niet beslist.
truth-unsettled = Opstellingen die nog open zijn: { $count }.
truth-book = Raadpleeg het boek
truth-book-lead = In de toernooiopstelling stelt de uitdager de torens als eerste op; de verdediger ziet ze en antwoordt. Stel de torens van de uitdager op en kijk of er een antwoord is.
truth-answer-wins = Dit antwoord wint voor de verdediger: { $text }.
truth-answer-none = Er is geen antwoord: welke opstelling de verdediger ook kiest, de uitdager wint.
truth-answer-unknown = Deze opstelling kent het boek nog niet.
truth-show-unbeatable = Toon er een zonder antwoord
truth-play-challenger = Speel de uitdager
truth-play-defender = Speel de verdediger
