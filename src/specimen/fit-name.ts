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
const LETTER_EM = 0.57;
const WIDE_LETTER_EM = 1;
const WIDE_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uffef]/u;

/** Inside of a 320 px phone and of a small tablet. */
const PHONE_PX = 272;
const TABLET_PX = 568;

/** What the name of a poster is set in. The largest type of a quiet scale is enlarged to it, as a printer would. */
const POSTER_PX = 128;
/** The least inside of a wide sheet, as a share of its width at 1280 px. */
const LEAST_SHARE = 0.75;
/** What the lines of a name may take of a masthead. */
const MOST_HEIGHT_PX = 2 * POSTER_PX;
const ENLARGEMENTS = [
  { times: 2.5, classes: 'lg:scale-[2.5]' },
  { times: 2, classes: 'lg:scale-[2]' },
  { times: 1.75, classes: 'lg:scale-[1.75]' },
  { times: 1.5, classes: 'lg:scale-[1.5]' },
  { times: 1.25, classes: 'lg:scale-[1.25]' },
];

interface FittedName {
  small: NameRole;
  large: NameRole;
  /** A class, or nothing. */
  enlargement: string;
}

/** Type roles in which a name fits: its longest word in one line, all of it in few. `large` is for `widthPx`. */
export function fitName(name: string, tokens: Tokens, widthPx: number): FittedName {
  const { boldWidth } = FONT_CLASSES[tokens.families.headline];
  const words = name.split(/\s+/).map((word) => toLengthEm(word, boldWidth));
  const wholeEm = words.reduce((sum, length) => sum + length + LETTER_EM / 2, 0);
  // Scripts without spaces break anywhere, so that their words need not fit.
  const longestEm = WIDE_LETTER.test(name) ? 0 : Math.max(...words);
  const fits = (sizePx: number, insidePx: number, lines: number): boolean =>
    longestEm * sizePx <= insidePx && wholeEm * sizePx <= insidePx * lines * 0.9;
  const { wide, narrow } = tokens.type;
  const large = findRole((role) => fits(wide[role].sizePx, widthPx, Math.floor(MOST_HEIGHT_PX / wide[role].sizePx)));
  const enlargement = ENLARGEMENTS.find(({ times }) => {
    const sizePx = wide[large].sizePx * times;
    return sizePx <= POSTER_PX && fits(sizePx, widthPx * LEAST_SHARE, 1);
  });
  return {
    small: findRole((role) => fits(narrow[role].sizePx, PHONE_PX, 4) && fits(wide[role].sizePx, TABLET_PX, 4)),
    large,
    enlargement: enlargement?.classes ?? '',
  };
}

const findRole = (fits: (role: NameRole) => boolean): NameRole => NAME_ROLES.find(fits) ?? 'headline-sm';

const toLengthEm = (word: string, boldWidth: number): number =>
  [...word].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? WIDE_LETTER_EM : LETTER_EM * boldWidth), 0);
