import type { Place } from './ask.ts';
import { type Reader, isNamed, phraseOf } from './clause-words.ts';
import { splitAt } from './list-segments.ts';
import { type Token, is, isMark } from './token.ts';

export const PLACES = [
  'below',
  'above',
  'before',
  'after',
  'leftof',
  'rightof',
  'beside',
  'between',
  'top',
  'bottom',
] as const;

/** Where something goes, and the words before that; a place named by a thing before one that only says top or end. */
export function takePlaces(
  tokens: readonly Token[],
  reader: Reader,
  withInto: boolean,
  /** The place stands first: what goes there was said before. */
  isFirst = false,
): { before: readonly Token[]; places: Place[]; after: readonly Token[] } | undefined {
  const starts = tokens.flatMap((token, index) =>
    is(token, ...PLACES) && !(index > 0 && isMark(tokens[index - 1], "'s")) ? [index] : [],
  );
  const [first] = starts;
  const into = withInto
    ? tokens.findIndex(
        (token, index) =>
          (index > 0 || isFirst) &&
          is(token, 'to', 'in') &&
          /^(?:to|into|in|on|onto|inside|at|zu|zum|ins|im|dans|à|a|en|al|nel|nella|naar|para|em|no|na|within|under)$/i.test(
            token.text,
          ) &&
          index < tokens.length - 1,
      )
    : -1;
  if (first === undefined) {
    if (into < 0) return undefined;
    const of = phraseOf(tokens.slice(into + 1), reader);
    return isNamed(of) ? { before: tokens.slice(0, into), places: [{ at: 'in', of }], after: [] } : undefined;
  }
  // "From Drying to Cast, as the first card there": into what, and where in it.
  const [only, ...more] = starts;
  if (only !== undefined && more.length === 0 && into > 0 && into < only && is(tokens[only], 'top', 'bottom')) {
    const of = phraseOf(
      tokens.slice(into + 1, only).filter((token) => !isMark(token, ',')),
      reader,
    );
    if (isNamed(of) && reader.isHere(of))
      return {
        before: tokens.slice(0, into),
        places: [{ at: is(tokens[only], 'top') ? 'top' : 'bottom', of }],
        after: [],
      };
  }
  const places: Place[] = [];
  let after: readonly Token[] = [];
  for (const [index, start] of starts.entries()) {
    const token = tokens[start];
    const at = PLACES.find((sense) => is(token, sense));
    if (token === undefined || at === undefined) continue;
    const end = starts[index + 1] ?? tokens.length;
    let words = tokens.slice(start + 1, end);
    const stop = words.findIndex(
      (one, n) =>
        (isMark(one, ',', ':', '–') && n > 0) ||
        is(one, 'instead') ||
        ((n > 0 || at === 'top' || at === 'bottom') && is(one, 'with') && !is(one, 'of')) ||
        (n > 0 && ((is(one, 'with') && !is(one, 'of')) || (is(one, 'called') && words[0]?.kind === 'quote'))),
    );
    if (stop >= 0) {
      if (index === starts.length - 1) after = words.slice(stop);
      words = words.slice(0, stop);
    }
    if (at === 'between') {
      const [one = [], other = []] = splitAt(words, (each) => is(each, 'and'));
      places.push({ at, of: phraseOf(one, reader), ...(other.length > 0 && { other: phraseOf(other, reader) }) });
    } else if (at === 'top' || at === 'bottom') {
      // "As the last card of the column".
      if (words[0]?.kind === 'word' && words[0].senses.size === 0 && is(words[1], 'of', 'in')) words = words.slice(1);
      const of =
        is(words[0], 'of', 'in', 'to') && !/^(?:with|as|als|comme|como|come)$/i.test(words[0]?.text ?? '')
          ? phraseOf(words.slice(1), reader)
          : undefined;
      places.push({
        at,
        ...(of !== undefined &&
          isNamed(of) &&
          of.noun !== 'page' &&
          !(of.noun === 'list' && of.words.length + of.quotes.length === 0) && { of }),
      });
    } else if (words.length > 0) {
      const of = phraseOf(words, reader);
      places.push(isNamed(of) ? { at, of } : { at });
    }
  }
  const sorted = places.toSorted(
    (one, other) =>
      Number(other.of !== undefined && other.at !== 'top' && other.at !== 'bottom') -
      Number(one.of !== undefined && one.at !== 'top' && one.at !== 'bottom'),
  );
  return { before: tokens.slice(0, first), places: sorted, after };
}
