import { type Read, isNamed, phraseOf } from '../clause-words.ts';
import { is } from '../token.ts';

/** "Wednesday at 16:00 becomes "Drums" with "Ms Osei, cellar"": a cell with two lines. */
export const readCell: Read = ({ main, reader }) => {
  const joint = main.findIndex((token, at) => at > 0 && is(token, 'becomes'));
  const old = main.findIndex((token, at) => at > joint && is(token, 'instead'));
  const [name, ...rest] = main.slice(joint + 1, old < 0 ? main.length : old);
  const quotes = rest.filter(({ kind }) => kind === 'quote');
  const [second] = quotes;
  if (joint < 1 || name?.kind !== 'quote' || quotes.length !== 1 || second === undefined || !is(rest[0], 'with'))
    return undefined;
  if (rest.indexOf(second) > 4) return undefined;
  const target = phraseOf(main.slice(0, joint), reader);
  if (!isNamed(target) || !reader.isHere(target) || reader.says?.(target) === undefined) return undefined;
  const details = [name, second].map(({ text }) => ({ label: '', value: text, isQuoted: true }));
  return [{ kind: 'refill', target, details }];
};
