import { COLOR_NAMES } from './vocabulary/color-names.ts';
import { PROTECTED_HYPHENS } from './vocabulary/name-parts.ts';
import { LOOK_MODIFIERS } from './vocabulary/style-words.ts';
import { foldWord } from './word-forms.ts';

const MODIFIERS = new Set(LOOK_MODIFIERS);

const MANNER =
  /^(?:[\w]+-)+(?:accented|tinted|shaped|style|styled|looking|inspired|driven|safe|grade|friendly|lined|colou?red|edged|backed|rounded|framed|first|like|proportioned|focused|based|ready|heavy|weight|aware|lit|free|saturated|rich|led|reference|family)$/;
const HEX = /^#?(?=[\da-f]*\d)[\da-f]{6}$/;
const MEASURE = /^~?\d+(?:\.\d+)?(?:px|vw|vh|rem|em|pt|ms|s|deg)$/;

/** A word stripped of punctuation and folded, as vocabularies hold it. */
export const bareWord = (word: string): string =>
  foldWord(word)
    .replaceAll(/[^\p{L}\p{N}'’×.&-]/gu, '')
    .replace(/\.$/, '');

/** Whether a word only says how a thing looks: "frosted", "teal-to-magenta", "12px". `colorWords` are the prompt's own. */
export const isLookWord = (word: string, colorWords: ReadonlySet<string>): boolean => {
  const bare = bareWord(word);
  const isLook = (part: string): boolean =>
    MODIFIERS.has(part) || COLOR_NAMES.get(part)?.isPlain === true || colorWords.has(part);
  if (isLook(bare)) return true;
  const parts = bare.split('-');
  const isLookCompound = parts.length > 1 && parts.some(isLook) && !PROTECTED_HYPHENS.test(bare);
  return isLookCompound || MANNER.test(bare) || HEX.test(bare) || MEASURE.test(bare);
};
