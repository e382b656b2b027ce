import type { TypeRole } from '../domain/token-roles.ts';
import type { Tokens } from '../tokens/create-tokens.ts';
import { FONT_CLASSES } from '../tokens/type/font-class.ts';

const NAME_ROLES = [
  'display-lg',
  'display-md',
  'display-sm',
  'headline-md',
  'headline-sm',
] as const satisfies TypeRole[];
type NameRole = (typeof NAME_ROLES)[number];

/** Mean advance of a Latin letter of Inter at headline weights, em; a wide capital at the start is in it. */
const LETTER_EM = 0.6;
const WIDE_LETTER_EM = 1;
const WIDE_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uffef]/u;

/** Inside of a 320 px phone, of a small tablet and of a small laptop. */
const PHONE_PX = 272;
const TABLET_PX = 568;

/** Type roles in which a name fits: its longest word in one line, all of it in few. `large` is for `widthPx`. */
export function fitName(name: string, tokens: Tokens, widthPx: number): { small: NameRole; large: NameRole } {
  const { boldWidth } = FONT_CLASSES[tokens.families.headline];
  const words = name.split(/\s+/).map((word) => toLengthEm(word, boldWidth));
  const wholeEm = words.reduce((sum, length) => sum + length + LETTER_EM / 2, 0);
  // Scripts without spaces break anywhere, so that their words need not fit.
  const longestEm = WIDE_LETTER.test(name) ? 0 : Math.max(...words);
  const fits = (sizePx: number, insidePx: number, lines: number): boolean =>
    longestEm * sizePx <= insidePx && wholeEm * sizePx <= insidePx * lines * 0.9;
  const { wide, narrow } = tokens.type;
  return {
    small: findRole((role) => fits(narrow[role].sizePx, PHONE_PX, 4) && fits(wide[role].sizePx, TABLET_PX, 4)),
    large: findRole((role) => fits(wide[role].sizePx, widthPx * 0.8, 3)),
  };
}

const findRole = (fits: (role: NameRole) => boolean): NameRole => NAME_ROLES.find(fits) ?? 'headline-sm';

const toLengthEm = (word: string, boldWidth: number): number =>
  [...word].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? WIDE_LETTER_EM : LETTER_EM * boldWidth), 0);
