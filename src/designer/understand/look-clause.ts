import { isLookWord } from './look-word.ts';
import { isFontWord, type ReadContext } from './noun-phrase.ts';
import { parseColor } from './parse-color.ts';
import { QUOTE_MARK } from './prompt-text.ts';
import { COLOR_NAMES } from './vocabulary/color-names.ts';
import { LOOK_PARTS, type LookPart } from './vocabulary/look-parts.ts';
import { TAILWIND_COLORS } from './vocabulary/tailwind-colors.ts';
import { foldWord } from './word-forms.ts';

const JOINING = new Set('a an the in on of for with and as is are at to by set use using all throughout'.split(' '));
const LEAD = /^(?:(?:and|with|in|using|plus|also|on)\s+)+/i;
const FACES = new Set('serif sans sans-serif mono monospace monospaced grotesk grotesque slab slab-serif'.split(' '));
const MODES = new Set(['dark', 'light']);
const LEAST_WORDS = 2;

const listClauseWords = (clause: string): string[] =>
  clause
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[(:]+|[):.!]+$/g, ''))
    .filter((word) => word !== '');

const isWrittenColor = (word: string): boolean => word.startsWith('#') && parseColor(word) !== undefined;

const isColor = (word: string, { colorWords }: ReadContext): boolean => {
  const folded = foldWord(word);
  return (
    isWrittenColor(word) ||
    TAILWIND_COLORS.has(folded) ||
    COLOR_NAMES.get(folded)?.isPlain === true ||
    folded.split('-').some((part) => colorWords.has(part))
  );
};

const isPart = (word: string, part: LookPart): boolean => LOOK_PARTS[part].has(foldWord(word));
const isAnyPart = (word: string): boolean => Object.values(LOOK_PARTS).some((words) => words.has(foldWord(word)));

/** Whether words speak of the colour mode alone: "dark mode", which among switches is a setting. */
export const isModeClause = (clause: string): boolean => /^(?:dark|light)[\s-](?:mode|theme)$/i.test(clause.trim());

/**
 * Whether an entry of a list only says how the screen looks: "accent #0f62fe", "headings in Sora", "rounded corners", "dark
 * mode". Two things are needed, what is styled and how, so that a column may be called "Background".
 */
export const isLookClause = (clause: string, context: ReadContext): boolean => {
  if (context.lang !== 'en' || QUOTE_MARK.test(clause)) return false;
  const words = listClauseWords(clause.trim().replace(LEAD, ''));
  const isFont = (word: string): boolean => isFontWord(word, context) || FACES.has(foldWord(word));
  const isValue = (word: string): boolean =>
    isColor(word, context) || isFont(word) || isLookWord(word, context.colorWords);
  const isKnown = (word: string): boolean => JOINING.has(foldWord(word)) || isAnyPart(word) || isValue(word);
  if (words.length === 0 || !words.every(isKnown)) return false;
  const named = words.filter((word) => isFontWord(word, context) || isWrittenColor(word));
  if (named.length === words.length) return true;
  // "Dark Blue" among "Sea Green" and "Deep Red" is a name.
  if (words.length < LEAST_WORDS || (named.length === 0 && words.every((word) => /^\p{Lu}/u.test(word)))) return false;
  const says = (part: LookPart, isHow: (word: string) => boolean): boolean =>
    words.some((word, at) => isPart(word, part) && words.some((other, index) => index !== at && isHow(other)));
  return (
    says('colour', (word) => isColor(word, context)) ||
    says('type', isFont) ||
    says('mode', (word) => MODES.has(foldWord(word))) ||
    says('corners', isValue) ||
    says('density', isValue)
  );
};

/** "Done with headings in Sora", "headings in Sora and search": an entry parted from the looks beside it. */
export const splitLooks = (chunk: string, context: ReadContext): string[] => {
  if (isLookClause(chunk, context)) return [chunk];
  for (const joint of chunk.matchAll(/\s(?:and|with|in|using)\s/gi)) {
    const before = chunk.slice(0, joint.index);
    // Inside brackets stand parts of the entry.
    if (before.split('(').length !== before.split(')').length) continue;
    const after = chunk.slice(joint.index + joint[0].length);
    const areLooks = [isLookClause(before, context), isLookClause(after, context)];
    if (areLooks[0] !== areLooks[1]) return areLooks[0] === true ? splitLooks(after, context) : [before, after];
  }
  return [chunk];
};

/** "accent: teal" inside a list, without the colon that would open a list of its own. */
export const dropLookColons = (list: string, context: ReadContext): string =>
  list.replaceAll(/([^,;:]+):\s+([^,;:]+)/g, (whole, name: string, value: string) =>
    isLookClause(`${name} ${value}`, context) ? `${name} ${value}` : whole,
  );
