import { type Read, isNamed, phraseOf, trimFillers } from '../clause-words.ts';
import { splitAt } from '../list-segments.ts';
import { is } from '../token.ts';

export const readSwap: Read = ({ verb, rest, reader }) => {
  if (!is(verb, 'swap') && !is(verb, 'replace')) return undefined;
  if (is(verb, 'replace')) return undefined;
  const parts = splitAt(
    trimFillers(rest),
    (token) =>
      is(token, 'and') || (is(token, 'with') && !is(token, 'of')) || /^(?:mit|avec|con|met|com)$/i.test(token.text),
  );
  const [one, other] = parts;
  if (parts.length !== 2 || one === undefined || other === undefined) return undefined;
  const first = phraseOf(one, reader);
  const second = phraseOf(other, reader);
  if (!isNamed(first) || !isNamed(second) || !reader.isHere(first) || !reader.isHere(second)) return undefined;
  // "The columns Carrier and Weight": the kind is said once for both.
  const noun =
    first.isPlural === true && second.noun === undefined && first.noun !== undefined ? first.noun : undefined;
  const { isPlural: _plural, ...single } = first;
  return [{ kind: 'swap', one: single, other: noun === undefined ? second : { ...second, noun } }];
};
