import { findAttribute } from '../../../src/markup/element.ts';
import { adds, holds, look, moves, primaryHue, removes, rewrites, theme, type EditCase } from '../edit-case.ts';
import { block, css, text, type Locator } from '../locate.ts';

const classOf = (body: Parameters<Locator>[0]) => findAttribute(css('h1')(body)[0] ?? body, 'className');
const dark = theme({ colorMode: 'DARK' });

/** The common instructions in German, French and Spanish. */
export const LANGUAGE_CASES: readonly EditCase[] = [
  ['german', 'Mach es dunkel', dark],
  ['german', 'Bitte in den Dunkelmodus wechseln', dark],
  ['german', 'Entferne die Fußzeile', removes(css('footer'))],
  ['german', 'Ändere die Akzentfarbe auf Blau', primaryHue(200, 250)],
  ['german', 'Benenne "Preisen" in "Preise" um', rewrites(text('Preisen'), 'Preise')],
  ['german', 'Füge einen FAQ-Bereich hinzu', adds(/FAQ/)],
  ['german', 'Lösche die Bewertungen', removes(block('Bewertungen'))],
  ['german', 'Verschiebe den Kursplan unter die Preisen', moves(block('Kursplan'), { below: block('Preisen') })],
  ['german', 'mehr Abstand bitte', look(({ density }) => density === 'airy')],
  ['running', 'Überschriften in Serifenschrift', theme(({ headlineFont }) => headlineFont !== 'LEXEND')],
  ['french', 'Mets le mode sombre', dark],
  ['french', 'Supprime le formulaire', removes(css('[data-block=field-form]'))],
  ['french', "Change la couleur d'accent en bleu", primaryHue(200, 250)],
  ['french', 'Renomme "Menu du jour" en "Carte du soir"', rewrites(text('Menu du jour'), 'Carte du soir')],
  ['french', 'Ajoute des témoignages', adds(css('blockquote'))],
  ['french', 'rends-le plus compact', look(({ density }) => density === 'compact' || density === 'comfortable')],
  ['french', 'Remplace « Réservations » par « Réserver »', rewrites(text('Réservations'), 'Réserver')],
  ['spanish', 'Ponlo en modo oscuro', dark],
  ['spanish', 'Elimina la barra inferior', removes(css('[data-block=bottom-bar]'))],
  ['spanish', 'Cambia el color principal a verde', primaryHue(90, 160)],
  ['spanish', 'Cambia "Ofertas" por "Promociones"', rewrites(text('Ofertas'), 'Promociones')],
  ['spanish', 'Añade un mapa', adds(css('[data-picture^=map]'))],
  ['spanish', 'Quita la sección Ofertas', removes(block('Ofertas'))],
  ['spanish', 'esquinas más redondas', theme({ roundness: 'ROUND_TWELVE' })],
  [
    'german',
    'Mach die Überschrift größer',
    holds('no larger', ({ before, after }) => classOf(after.body) !== classOf(before.body)),
  ],
  [
    'spanish',
    'haz el título más grande',
    holds('no larger', ({ before, after }) => classOf(after.body) !== classOf(before.body)),
  ],
];
