import { cut, type Piece } from '../form/piece.ts';
import type { Node } from '../outline.ts';
import { readAside } from './apply-aside.ts';
import { listNamed } from './list-named.ts';
import { control, text } from './make-node.ts';

/**
 * Names of buttons that no noun calls so: those of which one at least has a rank in brackets ("Discard, Save record
 * (primary)"), and all names where a bar of tools or actions holds them. Nothing where they are something else.
 */
export function readButtons(piece: Piece, isToolbar: boolean): Node[] | undefined {
  const named = listNamed(piece);
  const asides = named.map(({ aside }) => readAside(aside));
  const isRanked = asides.some(({ rank }) => rank !== undefined);
  if (!isRanked && !isToolbar) return undefined;
  const isAll = named.every(
    ({ words }, index) => isName(words.text, isRanked) && (named[index]?.aside === undefined || isState(asides[index])),
  );
  // "2 selected, Assign, Archive": a bar of tools begins by saying what they are for.
  const [first, ...others] = named;
  if (!isAll && isToolbar && first !== undefined && others.length > 1 && /^\d/.test(first.words.text)) {
    const from = (others[0]?.words.span?.start ?? piece.start) - piece.start;
    const buttons = readButtons(cut(piece, findMark(piece.text, from)), true);
    return buttons === undefined ? undefined : [text('paragraph', first.words), ...buttons];
  }
  if (!isAll) return undefined;
  return named.map(({ words }, index) => {
    const { rank, color, isDisabled } = asides[index] ?? {};
    return control('button', {
      label: words,
      ...(rank === undefined ? {} : { rank }),
      ...(color === undefined ? {} : { color }),
      ...(isDisabled ? { isDisabled: true } : {}),
    });
  });
}

/** Where the mark of a quotation stands whose words begin at an offset. */
const findMark = (words: string, from: number): number =>
  /["“„«`*'‘「]/.test(words.charAt(from - 1)) ? from - 1 : from;

/** What may stand on a button: a few words with a capital, no figures with units, no label with its value. */
const isName = (words: string, isRanked: boolean): boolean =>
  /^[\p{Lu}\p{Lo}+]/u.test(words) &&
  words.split(/\s+/).length < 6 &&
  !/[:=]/.test(words) &&
  (isRanked || !/\d\s?(?:%|\p{L})|\d{3}/u.test(words));

const isState = (aside: ReturnType<typeof readAside> | undefined): boolean =>
  aside !== undefined &&
  aside.rest === undefined &&
  (aside.rank ?? aside.state ?? aside.isOn ?? aside.isDisabled ?? aside.color) !== undefined;
