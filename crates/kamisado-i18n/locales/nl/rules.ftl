### The rules in short, as the help of every screen tells them.

rules-title = Regels
rules-move = Een toren gaat recht of schuin vooruit, zo ver als de weg vrij is. Hij springt nooit en gaat nooit achteruit of opzij. De eerste zet van een ronde mag met elke toren.
rules-pass = Is die toren geblokkeerd, dan moet de speler een beurt overslaan, en de kleur van het veld waarop de toren staat bepaalt welke toren de tegenstander moet verplaatsen.
rules-deadlock = Zou er alleen nog worden overgeslagen, dan is dat een volledige blokkade, en wie het laatst een zet deed verliest de ronde.
rules-teeth = De toren die een ronde wint, verdient een drakentand. Zijn tanden leveren 1, 2, 4 en 8 punten op. Een standaardpartij gaat tot 3 punten, een lange tot 7, een marathon tot 15.
rules-sumo = Een toren met één tand is een sumo: hij gaat hoogstens 5 velden ver en duwt één toren. Een dubbele sumo gaat 3 velden ver en duwt er twee, een drievoudige sumo 1 veld en duwt er drie.
rules-push = Duwen gaat één veld recht vooruit, tegen torens met minder tanden, en achter hen moet een veld vrij zijn. Wie duwt, zet nog eens, met de toren in de kleur van het veld waarop de verste geduwde toren komt.
rules-fill = Wie een ronde wint, kiest of beide spelers van links of van rechts opvullen. De verliezer begint de volgende ronde.
