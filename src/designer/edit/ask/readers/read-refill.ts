import { COMMA, type Read, phraseOf, stripHead, valueOf } from '../clause-words.ts';
import { detailsIn } from '../details-in.ts';
import { splitAt } from '../list-segments.ts';
import { is, isMark } from '../token.ts';

/** "Replace the towel with a cap (navy, €12.00)": a thing by another with what it says. */
export const readRefill: Read = ({ verb, rest, main, notes, reader }) => {
  const passive = main.findIndex((token, at) => at > 0 && is(token, 'replace'));
  const words = passive > 0 ? [...main.slice(0, passive), ...main.slice(passive + 1)] : rest;
  const joint =
    passive > 0
      ? passive - 1
      : words.findIndex((token, at) => at > 0 && is(token, 'to', 'with') && !/^(?:in|on|at)$/i.test(token.text));
  if (!(is(verb, 'replace') || passive > 0) || joint < 0) return undefined;
  const left = phraseOf(words.slice(0, passive > 0 ? passive : joint), reader);
  const right = words.slice(passive > 0 ? passive : joint + 1);
  const [name, ...more] = splitAt(right, (token) => isMark(token, ',') || (is(token, 'with') && !is(token, 'of')));
  const details = [
    ...detailsIn(
      more.flatMap((part) => [...part, COMMA]),
      reader,
    ),
    ...notes.flatMap((note) => detailsIn(note, reader)),
  ];
  if (name === undefined || details.length === 0 || !reader.isHere(left)) return undefined;
  const { value } = valueOf(stripHead(name), reader.text);
  return [{ kind: 'refill', target: left, details: [{ label: '', value, isQuoted: true }, ...details] }];
};
