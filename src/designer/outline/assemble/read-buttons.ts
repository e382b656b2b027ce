import type { Piece } from '../form/piece.ts';
import type { ControlNode } from '../outline.ts';
import { readAside } from './apply-aside.ts';
import { listNamed } from './add-entries.ts';
import { control } from './make-node.ts';

/**
 * Names of buttons that no noun calls so: those of which one at least has a rank in brackets ("Discard, Save record
 * (primary)"), and all names where a bar of tools or actions holds them. Nothing where they are something else.
 */
export function readButtons(piece: Piece, isToolbar: boolean): ControlNode[] | undefined {
  const named = listNamed(piece);
  const asides = named.map(({ aside }) => readAside(aside));
  const isRanked = asides.some(({ rank }) => rank !== undefined);
  if (!isRanked && !isToolbar) return undefined;
  const isAll = named.every(
    ({ words }, index) => isName(words.text, isRanked) && (named[index]?.aside === undefined || isState(asides[index])),
  );
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

/** What may stand on a button: a few words with a capital, no figures with units, no label with its value. */
const isName = (text: string, isRanked: boolean): boolean =>
  /^[\p{Lu}\p{Lo}+]/u.test(text) &&
  text.split(/\s+/).length < 6 &&
  !/[:=]/.test(text) &&
  (isRanked || !/\d\s?(?:%|\p{L})/u.test(text));

const isState = (aside: ReturnType<typeof readAside> | undefined): boolean =>
  aside !== undefined &&
  aside.rest === undefined &&
  (aside.rank ?? aside.state ?? aside.isOn ?? aside.isDisabled ?? aside.color) !== undefined;
