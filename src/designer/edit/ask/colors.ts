import { readColorName } from '../instruction/color-name.ts';
import type { Token } from './token.ts';

export interface FoundColor {
  hex: string;
  name: string;
  /** Places of its tokens. */
  start: number;
  end: number;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const FOREIGN: Readonly<Record<string, string>> = {
  rot: 'red',
  rouge: 'red',
  rojo: 'red',
  roja: 'red',
  rosso: 'red',
  rossa: 'red',
  rood: 'red',
  rode: 'red',
  vermelho: 'red',
  vermelha: 'red',
  blau: 'blue',
  bleu: 'blue',
  bleue: 'blue',
  azul: 'blue',
  blu: 'blue',
  blauw: 'blue',
  blauwe: 'blue',
  grun: 'green',
  vert: 'green',
  verte: 'green',
  verde: 'green',
  groen: 'green',
  groene: 'green',
  gelb: 'yellow',
  jaune: 'yellow',
  amarillo: 'yellow',
  amarilla: 'yellow',
  giallo: 'yellow',
  gialla: 'yellow',
  geel: 'yellow',
  amarelo: 'yellow',
  schwarz: 'black',
  noir: 'black',
  noire: 'black',
  negro: 'black',
  negra: 'black',
  nero: 'black',
  nera: 'black',
  zwart: 'black',
  preto: 'black',
  weiss: 'white',
  blanc: 'white',
  blanche: 'white',
  blanco: 'white',
  bianco: 'white',
  wit: 'white',
  branco: 'white',
  grau: 'grey',
  gris: 'grey',
  grigio: 'grey',
  grijs: 'grey',
  cinza: 'grey',
  lila: 'purple',
  violett: 'purple',
  morado: 'purple',
  viola: 'purple',
  paars: 'purple',
  roxo: 'purple',
  naranja: 'orange',
  oranje: 'orange',
  arancione: 'orange',
  laranja: 'orange',
  rosa: 'pink',
  roze: 'pink',
  braun: 'brown',
  turkis: 'turquoise',
  dunkelblau: 'dark blue',
  hellblau: 'light blue',
  dunkelrot: 'dark red',
  dunkelgrun: 'dark green',
  hellgrun: 'light green',
  marron: 'brown',
  bruin: 'brown',
};

/** Colours that a clause names, a hex before the name that stands with it. */
export function findNamedColors(tokens: readonly Token[]): FoundColor[] {
  const found: FoundColor[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'mark' && token.kind !== 'quote')) continue;
    if (HEX.test(token.text)) {
      const last = found.at(-1);
      if (last !== undefined && at - last.end <= 2)
        Object.assign(last, { hex: full(token.text), name: last.name, end: at + 1 });
      else found.push({ hex: full(token.text), name: token.text, start: at, end: at + 1 });
      continue;
    }
    if (token.kind !== 'word') continue;
    const next = tokens[at + 1];
    const one = english(token);
    const two = next?.kind === 'word' ? `${one} ${english(next)}` : '';
    const double = two === '' ? undefined : readColorName(two);
    if (double?.hex !== undefined && double.rest === '') {
      found.push({ hex: double.hex, name: two, start: at, end: at + 2 });
      at++;
      continue;
    }
    const single = readColorName(one);
    if (single.hex !== undefined && !NO_COLORS.has(one))
      found.push({ hex: single.hex, name: one, start: at, end: at + 1 });
  }
  return found;
}

/** Colour names that are everyday words of pages. */
const NO_COLORS = new Set([
  'sand',
  'stone',
  'paper',
  'ink',
  'sky',
  'mint',
  'rose',
  'olive',
  'plum',
  'salt',
  'fog',
  'snow',
  'ash',
  'smoke',
  'bone',
  'clay',
  'moss',
  'sage',
  'sea',
  'ocean',
  'forest',
  'wine',
  'honey',
  'peach',
  'apricot',
  'lemon',
  'lime',
  'coffee',
  'chocolate',
  'cream',
  'coral',
  'salmon',
  'gold',
  'silver',
  'copper',
  'bronze',
  'steel',
  'primary',
  'secondary',
  'accent',
]);

const english = (token: Token): string => token.words.map((word) => FOREIGN[word] ?? inflected(word) ?? word).join(' ');

/** "Hellblauen", "dunkelgrünes": an ending, and how light it is, in one word. */
function inflected(word: string): string | undefined {
  const [, shade = '', stem = ''] = /^(hell|dunkel)?(.{3,}?)(?:en|er|es|em|e)?$/.exec(word) ?? [];
  const color = GERMAN.has(stem) ? FOREIGN[stem] : undefined;
  return color === undefined ? undefined : `${shade === '' ? '' : shade === 'hell' ? 'light ' : 'dark '}${color}`;
}

const GERMAN = new Set([
  'rot',
  'blau',
  'grun',
  'gelb',
  'schwarz',
  'weiss',
  'grau',
  'lila',
  'violett',
  'braun',
  'turkis',
  'rosa',
]);
const full = (hex: string): string =>
  (hex.length === 4 ? `#${hex.slice(1).replaceAll(/./g, (digit) => digit + digit)}` : hex).toLowerCase();
