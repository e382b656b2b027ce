import { likenessOf, toWords } from '../page/to-words.ts';
import type { LookName } from './ask.ts';

/** Words of a look in seven languages; the first that stands in a clause and is longest counts. */
const LOOKS: Readonly<Record<LookName, string>> = {
  bigger:
    'bigger, larger, big, large, huge, increase the size, grösser, größer, plus grand, plus grande, plus gros, más grande, mas grande, più grande, groter, maior, more prominent, enlarge',
  smaller:
    'smaller, small, tiny, kleiner, plus petit, plus petite, más pequeño, más pequeña, più piccolo, più piccola, menor, shrink, decrease the size, less prominent',
  serif:
    'serif, serif font, serif face, with serifs, serifenschrift, mit serifen, serifen schrift, avec empattement, police serif, con serifa, con grazie, met schreef, com serifa',
  sans: 'sans serif, sans-serif, without serifs, serifenlos, ohne serifen, sans empattement, sin serifa, schreefloos, sem serifa',
  mono: 'monospace, monospaced, mono font, typewriter font, typewriter, schreibmaschinenschrift, dicktengleich',
  bold: 'bold, bolder, fett, fetter, gras, en gras, negrita, en negrita, grassetto, vet, vetgedrukt, negrito, semibold, heavier',
  light: 'thinner letters, lighter weight, regular weight, not bold, light weight',
  italic: 'italic, italics, kursiv, italique, cursiva, corsivo, cursief, itálico',
  uppercase:
    'uppercase, upper case, all caps, capital letters, in caps, in capitals, capitals by style, grossbuchstaben, majuscules, mayúsculas, maiuscolo, hoofdletters',
  underlined: 'underlined, underline, unterstrichen, souligné, subrayado, sottolineato, onderstreept',
  struck:
    'strikethrough, strike through, struck through, crossed out, cross out, strike out, line through, durchgestrichen, barré, tachado, barrato, doorgestreept',
  centred:
    'centred, centered, center, centre, in the middle, in the center, in the centre, middle, mittig, zentriert, zentriere, centré, centrer, centre-le, centrado, centrar, centra, centrato, al centro, gecentreerd, centreer, in het midden, no centro, centralizado',
  left: 'left aligned, left-aligned, align left, aligned left, linksbündig, aligné à gauche, alineado a la izquierda, to the left, on the left, links uitgelijnd, flush left',
  right:
    'right aligned, right-aligned, align right, aligned right, rechtsbündig, aligné à droite, alineado a la derecha, to the right, on the right, rechts uitgelijnd, flush right',
  rounder:
    'rounder, more rounded, rounded, rounded corners, round corners, runder, abgerundet, plus arrondi, plus arrondis, arrondi, más redondo, redondeado, più arrotondato, arrotondati, ronder, afgerond, arredondado, softer corners',
  round:
    'fully round, fully rounded, completely rounded, ganz rund, entièrement arrondi, complètement rond, pills, pill shaped, pill-shaped, pill, circular, round, completely round, pillenform, rond, redondo',
  square:
    'less round corners, less rounded corners, less round, less rounded, less rounding, weniger rund, moins arrondi, square corners, sharp corners, square, eckig, no rounding, no rounded corners, carré, angles droits, esquinas rectas, sharper corners, angular',
  wider: 'wider, broader, breiter, plus large, más ancho, più largo, breder, mais largo',
  narrower: 'narrower, slimmer, schmaler, plus étroit, más estrecho, più stretto, smaller in width',
  'full-width':
    'full width, full-width, fullwidth, whole width, entire width, as wide as the card allows, as wide as possible, as wide as the card, as wide as the page, as wide as the screen, as wide as it goes, as wide as the, volle breite, pleine largeur, todo el ancho, tutta la larghezza, volledige breedte, across the whole width, 100% width, stretch',
  taller: 'taller, higher in height, höher, plus haut, más alto, più alto, hoger, mais alto',
  shorter: 'shorter in height, less tall, lower in height, niedriger, moins haut, lager, flatter in height',
  airier:
    "more space, more room, more vertical room, more vertical space, more height, more air, airier, more padding, more spacing, more breathing room, more whitespace, more white space, spacing bigger, mehr abstand, mehr platz, mehr luft, plus d'espace, plus espacé, más espacio, più spazio, meer ruimte, mais espaço, bit more space, a bit more space, roomier, breathe, more gap, more margin, more generous, generous row spacing, more generous row spacing, more row spacing, wider row spacing, larger gaps",
  tighter:
    "less space, less room, tighter, denser, closer together, less padding, less spacing, more compact, compact, weniger abstand, enger, dichter, moins d'espace, plus serré, menos espacio, meno spazio, minder ruimte, menos espaço, less gap, less air",
  primary: 'primary button, primary style, as primary, look primary',
  filled: 'filled, solid, ausgefüllt, rempli, relleno, pieno, gevuld',
  outlined: 'outlined, outline, ghost, only a border, hollow',
  bare: 'text only, plain link, plain text button, without background',
  'sticky-top':
    'sticky, sticky at the top, stick to the top, sticky top, fixed at the top, pinned to the top, stay at the top, stay on top, stay up there, always visible, visible while scrolling, stay visible, when i scroll, while scrolling, when scrolling, when you scroll, when we scroll, beim scrollen, au défilement, al desplazar, bij het scrollen',
  'sticky-bottom':
    'sticky at the bottom, stick to the bottom, fixed at the bottom, pinned to the bottom, stay at the bottom, at the bottom fixed, at the bottom sticky, sticky bottom, fixed to the bottom, pin to the bottom',
  bordered: 'a border, bordered, with border, with a border, an outline around',
  borderless: 'no border, without border, without a border, borderless, remove the border',
  raised: 'a shadow, shadow, raised, elevated, drop shadow, schatten, ombre, sombra, ombra, schaduw',
  flat: 'no shadow, flat, without shadow, flach',
  'dark-ground': 'dark background, dark ground, dunkler hintergrund, fond sombre, fondo oscuro',
  'light-ground': 'light background, light ground, heller hintergrund, fond clair, fondo claro',
};

const index = Object.entries(LOOKS)
  .flatMap(([look, list]) => list.split(',').map((phrase) => ({ look: look as LookName, words: toWords(phrase) })))
  .filter(({ words }) => words.length > 0)
  .toSorted((one, other) => other.words.length - one.words.length);

/** A slip of the finger is seen in words of some length. */
const isWord = (word: string, given: string): boolean =>
  word === given ||
  (given !== 'border' &&
    word.length > 5 &&
    given.length > 5 &&
    /(?:er|ed)$/.test(word) &&
    likenessOf(word, given) > 0.84 &&
    /r$|d$/.test(given));

export interface FoundLook {
  look: LookName;
  /** Place of its words among those given. */
  start: number;
  end: number;
}

/** Looks that words ask for, each word read once, longer phrases first. */
export function findLooks(words: readonly string[]): FoundLook[] {
  const taken = new Set<number>();
  const found: FoundLook[] = [];
  for (const { look, words: phrase } of index)
    for (let at = 0; at + phrase.length <= words.length; at++) {
      // "Its huge", "too big": how it is, and not how it shall be.
      if (/^(?:its|it's|too|so|way|zu|trop|demasiado|troppo|te)$/.test(words[at - 1] ?? '')) continue;
      if (!phrase.every((word, next) => isWord(word, words[at + next] ?? '') && !taken.has(at + next))) continue;
      for (let next = 0; next < phrase.length; next++) taken.add(at + next);
      found.push({ look, start: at, end: at + phrase.length });
    }
  return found.toSorted((one, other) => one.start - other.start);
}
