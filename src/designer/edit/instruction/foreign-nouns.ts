/** Source of a pattern for the numbers of lists in German, French and Spanish. */
export const FOREIGN_NUMBER =
  '\\d{1,2}|ein\\w*|eine|zwei|drei|vier|f(?:ü|ue)nf|sechs|sieben|acht|un|une|deux|trois|quatre|cinq|six|sept|huit|uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho';
const NUMBERS: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  ein: 1,
  eine: 1,
  einen: 1,
};

/** Nouns for parts of a screen, and days of charts. */
const NOUNS: Readonly<Record<string, string>> = {
  preis: 'price',
  prix: 'price',
  precio: 'price',
  schaltfläche: 'button',
  knopf: 'button',
  bouton: 'button',
  botón: 'button',
  boton: 'button',
  feld: 'field',
  champ: 'field',
  campo: 'field',
  lien: 'link',
  enlace: 'link',
  bild: 'picture',
  foto: 'picture',
  imagen: 'picture',
  überschrift: 'headline',
  titel: 'headline',
  titre: 'headline',
  título: 'headline',
  tabelle: 'table',
  tableau: 'table',
  tabla: 'table',
  diagramm: 'chart',
  graphique: 'chart',
  gráfico: 'chart',
  gráfica: 'chart',
  'mapa de calor': 'heat map',
  'carte de chaleur': 'heat map',
  fußzeile: 'footer',
  fusszeile: 'footer',
  'pied de page': 'footer',
  'pie de página': 'footer',
  montag: 'Mon',
  dienstag: 'Tue',
  mittwoch: 'Wed',
  donnerstag: 'Thu',
  freitag: 'Fri',
  samstag: 'Sat',
  sonntag: 'Sun',
  lundi: 'Mon',
  mardi: 'Tue',
  mercredi: 'Wed',
  jeudi: 'Thu',
  vendredi: 'Fri',
  samedi: 'Sat',
  dimanche: 'Sun',
  lunes: 'Mon',
  martes: 'Tue',
  miércoles: 'Wed',
  jueves: 'Thu',
  viernes: 'Fri',
  sábado: 'Sat',
  domingo: 'Sun',
};

/** "Show only zwei": in figures. */
export const toDigits = (text: string): string =>
  text.replace(/^show only (\p{L}+)/u, (said, word: string) => {
    const number = NUMBERS[word.toLowerCase()];
    return number === undefined ? said : `show only ${number}`;
  });

/** "Add a bouton", "remove the mapa de calor": the nouns of the commanding part, never what is to be written. */
export const toEnglishNouns = (text: string): string =>
  Object.entries(NOUNS).reduce(
    (said, [noun, english]) =>
      said.replace(
        new RegExp(
          `(?<=^(?:add a|remove the|move the|change|show only \\d+|rename)(?: the)? (?:(?!to ).)*?)(?<![\\p{L}])${noun}(?![\\p{L}])`,
          'iu',
        ),
        english,
      ),
    text,
  );

/** Whether a clause has words that are not English, so that its spelling is not ours to mend. */
export const isForeign = (clause: string): boolean =>
  /[äöüßñçœ¿¡]|(?<!\p{L})(?:der|die|das|und|nicht|nur|mit|für|auf|bitte|statt|les?|des|une|dans|avec|sur|pour|el|los|las|del|con|por|para|gráfico|más|sólo|solo|muestra|quita|pon)(?!\p{L})/iu.test(
    clause,
  );
