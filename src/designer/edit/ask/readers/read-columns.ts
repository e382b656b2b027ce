import { type Read, isNamed, phraseOf, rawOf } from '../clause-words.ts';
import { splitAt } from '../list-segments.ts';
import { is, isMark } from '../token.ts';

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
};

const COLUMNS =
  /\brows? of (\w+)|\bin (\w+) columns?\b|\b(\w+) columns? (?:wide|across)\b|\b(\w+) (?:per|in a|in one|a|to a) row\b|\b(side by side)\b|\bin (\w+) spalten\b|\ben (\w+) colonnes\b/i;

/** "As two rows of two", "in three columns", "side by side". */
export const readColumns: Read = ({ verb, rest, notes, reader, main }) => {
  if (is(verb, 'remove', 'add', 'swap', 'sort', 'rename')) return undefined;
  const cut = main.findIndex((token, at) => at > 0 && is(token, 'instead'));
  const found = COLUMNS.exec(rawOf(cut < 0 ? main : main.slice(0, cut), reader.text));
  const word = found?.slice(1).find((one) => one !== undefined);
  if (word === undefined) return undefined;
  const count = /^side/i.test(word) ? 2 : (COUNTS[word.toLowerCase()] ?? Number(word));
  if (!Number.isInteger(count) || count < 1 || count > 6) return undefined;
  const lead = rest.filter((token) => !/^(?:lay|laid|lege|out)$/i.test(token.text) || token.kind !== 'word');
  const from = lead.findIndex(
    (token, at) =>
      at > 0 && /^(?:two|three|four|one|\d)$/i.test(token.text) && /^(?:per|in|to|a)$/i.test(lead[at + 1]?.text ?? ''),
  );
  const before = phraseOf(
    lead.slice(0, Math.max(0, from)).filter(({ text }) => COUNTS[text.toLowerCase()] === undefined),
    reader,
  );
  if (from > 0 && isNamed(before) && reader.isHere(before)) return [{ kind: 'columns', target: before, count }];
  const end = rest.findIndex(
    (token, at) =>
      at > 0 &&
      /^(?:as|in|en|side|two|three|four|one|\d)$/i.test(token.text) &&
      rawOf(rest.slice(at), reader.text).length < 60 &&
      at > 1,
  );
  const [first] = notes.flatMap((note) => splitAt(note, (token) => isMark(token, ',')));
  const named = phraseOf(end < 0 ? rest : rest.slice(0, end), reader);
  const target =
    reader.isHere(named) && isNamed(named) ? named : first === undefined ? undefined : phraseOf(first, reader);
  return target === undefined || !reader.isHere(target)
    ? undefined
    : [{ kind: 'columns', target: first === undefined ? target : phraseOf(first, reader), count }];
};
