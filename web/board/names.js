// @ts-check
// Squares in words, written by kamisado-draw from its catalogues (src/browser.rs says how). Not to be edited by hand.

/**
 * @typedef {import('./looks.js').Color} Color
* @typedef {{colors: Record<Color, string>, empty: string, black: Record<Color, string>, white: Record<Color, string>, teeth: string[], active: string}} Names
 */

/** What follows the name of a square, by language.
 * @type {Record<string, Names>} */
export const NAMES = {
  de: {
    colors: { brown: "braun", green: "grün", red: "rot", yellow: "gelb", pink: "rosa", purple: "lila", blue: "blau", orange: "orange" },
    empty: ", leer",
    black: { brown: ": der braune Turm von Schwarz", green: ": der grüne Turm von Schwarz", red: ": der rote Turm von Schwarz", yellow: ": der gelbe Turm von Schwarz", pink: ": der rosa Turm von Schwarz", purple: ": der lila Turm von Schwarz", blue: ": der blaue Turm von Schwarz", orange: ": der orange Turm von Schwarz" },
    white: { brown: ": der braune Turm von Weiß", green: ": der grüne Turm von Weiß", red: ": der rote Turm von Weiß", yellow: ": der gelbe Turm von Weiß", pink: ": der rosa Turm von Weiß", purple: ": der lila Turm von Weiß", blue: ": der blaue Turm von Weiß", orange: ": der orange Turm von Weiß" },
    teeth: [" mit einem Drachenzahn", " mit zwei Drachenzähnen", " mit drei Drachenzähnen", " mit vier Drachenzähnen"],
    active: ", muss ziehen",
  },
  en: {
    colors: { brown: "brown", green: "green", red: "red", yellow: "yellow", pink: "pink", purple: "purple", blue: "blue", orange: "orange" },
    empty: ", empty",
    black: { brown: ": Black’s brown tower", green: ": Black’s green tower", red: ": Black’s red tower", yellow: ": Black’s yellow tower", pink: ": Black’s pink tower", purple: ": Black’s purple tower", blue: ": Black’s blue tower", orange: ": Black’s orange tower" },
    white: { brown: ": White’s brown tower", green: ": White’s green tower", red: ": White’s red tower", yellow: ": White’s yellow tower", pink: ": White’s pink tower", purple: ": White’s purple tower", blue: ": White’s blue tower", orange: ": White’s orange tower" },
    teeth: [" with one dragon tooth", " with two dragon teeth", " with three dragon teeth", " with four dragon teeth"],
    active: ", must move",
  },
  fr: {
    colors: { brown: "marron", green: "verte", red: "rouge", yellow: "jaune", pink: "rose", purple: "violette", blue: "bleue", orange: "orange" },
    empty: ", vide",
    black: { brown: "\u{a0}: tour marron de Noir", green: "\u{a0}: tour verte de Noir", red: "\u{a0}: tour rouge de Noir", yellow: "\u{a0}: tour jaune de Noir", pink: "\u{a0}: tour rose de Noir", purple: "\u{a0}: tour violette de Noir", blue: "\u{a0}: tour bleue de Noir", orange: "\u{a0}: tour orange de Noir" },
    white: { brown: "\u{a0}: tour marron de Blanc", green: "\u{a0}: tour verte de Blanc", red: "\u{a0}: tour rouge de Blanc", yellow: "\u{a0}: tour jaune de Blanc", pink: "\u{a0}: tour rose de Blanc", purple: "\u{a0}: tour violette de Blanc", blue: "\u{a0}: tour bleue de Blanc", orange: "\u{a0}: tour orange de Blanc" },
    teeth: [", une dent de dragon", ", deux dents de dragon", ", trois dents de dragon", ", quatre dents de dragon"],
    active: ", doit jouer",
  },
  nl: {
    colors: { brown: "bruin", green: "groen", red: "rood", yellow: "geel", pink: "roze", purple: "paars", blue: "blauw", orange: "oranje" },
    empty: ", leeg",
    black: { brown: ": de bruine toren van zwart", green: ": de groene toren van zwart", red: ": de rode toren van zwart", yellow: ": de gele toren van zwart", pink: ": de roze toren van zwart", purple: ": de paarse toren van zwart", blue: ": de blauwe toren van zwart", orange: ": de oranje toren van zwart" },
    white: { brown: ": de bruine toren van wit", green: ": de groene toren van wit", red: ": de rode toren van wit", yellow: ": de gele toren van wit", pink: ": de roze toren van wit", purple: ": de paarse toren van wit", blue: ": de blauwe toren van wit", orange: ": de oranje toren van wit" },
    teeth: [" met één drakentand", " met twee drakentanden", " met drie drakentanden", " met vier drakentanden"],
    active: ", moet worden verplaatst",
  },
  tr: {
    colors: { brown: "kahverengi", green: "yeşil", red: "kırmızı", yellow: "sarı", pink: "pembe", purple: "mor", blue: "mavi", orange: "turuncu" },
    empty: ", boş",
    black: { brown: ": Siyah’ın kahverengi kulesi", green: ": Siyah’ın yeşil kulesi", red: ": Siyah’ın kırmızı kulesi", yellow: ": Siyah’ın sarı kulesi", pink: ": Siyah’ın pembe kulesi", purple: ": Siyah’ın mor kulesi", blue: ": Siyah’ın mavi kulesi", orange: ": Siyah’ın turuncu kulesi" },
    white: { brown: ": Beyaz’ın kahverengi kulesi", green: ": Beyaz’ın yeşil kulesi", red: ": Beyaz’ın kırmızı kulesi", yellow: ": Beyaz’ın sarı kulesi", pink: ": Beyaz’ın pembe kulesi", purple: ": Beyaz’ın mor kulesi", blue: ": Beyaz’ın mavi kulesi", orange: ": Beyaz’ın turuncu kulesi" },
    teeth: [", 1 ejderha dişli", ", 2 ejderha dişli", ", 3 ejderha dişli", ", 4 ejderha dişli"],
    active: ", oynamak zorunda",
  },
  hu: {
    colors: { brown: "barna", green: "zöld", red: "piros", yellow: "sárga", pink: "rózsaszín", purple: "lila", blue: "kék", orange: "narancsszínű" },
    empty: ", üres",
    black: { brown: ": Fekete barna tornya", green: ": Fekete zöld tornya", red: ": Fekete piros tornya", yellow: ": Fekete sárga tornya", pink: ": Fekete rózsaszín tornya", purple: ": Fekete lila tornya", blue: ": Fekete kék tornya", orange: ": Fekete narancsszínű tornya" },
    white: { brown: ": Fehér barna tornya", green: ": Fehér zöld tornya", red: ": Fehér piros tornya", yellow: ": Fehér sárga tornya", pink: ": Fehér rózsaszín tornya", purple: ": Fehér lila tornya", blue: ": Fehér kék tornya", orange: ": Fehér narancsszínű tornya" },
    teeth: [", 1 sárkányfoggal", ", 2 sárkányfoggal", ", 3 sárkányfoggal", ", 4 sárkányfoggal"],
    active: ", lépnie kell",
  },
  ro: {
    colors: { brown: "maro", green: "verde", red: "roșu", yellow: "galben", pink: "roz", purple: "mov", blue: "albastru", orange: "portocaliu" },
    empty: ", liber",
    black: { brown: ": turnul maro al Negrului", green: ": turnul verde al Negrului", red: ": turnul roșu al Negrului", yellow: ": turnul galben al Negrului", pink: ": turnul roz al Negrului", purple: ": turnul mov al Negrului", blue: ": turnul albastru al Negrului", orange: ": turnul portocaliu al Negrului" },
    white: { brown: ": turnul maro al Albului", green: ": turnul verde al Albului", red: ": turnul roșu al Albului", yellow: ": turnul galben al Albului", pink: ": turnul roz al Albului", purple: ": turnul mov al Albului", blue: ": turnul albastru al Albului", orange: ": turnul portocaliu al Albului" },
    teeth: [" cu un dinte de dragon", " cu doi dinți de dragon", " cu trei dinți de dragon", " cu patru dinți de dragon"],
    active: ", trebuie să mute",
  },
};
