import { type Read, PRONOUN, isNamed, phraseOf, rawOf, trimFillers } from '../clause-words.ts';
import { is, isMark } from '../token.ts';

/** "Wednesday at 16:00 becomes "Drums" with "Ms Osei, cellar"": a cell with two lines. */
export const readCell: Read = ({ verb, main, rest: given, notes, reader, isOwn }) => {
  // "(Monday 17:00:) put "Flute" with the small line "Ms Aydin, room 1" there": the place was named before.
  const isPut =
    isOwn &&
    is(verb, 'put', 'set', 'make') &&
    given[0]?.kind === 'quote' &&
    is(given[1], 'with') &&
    isHere(given.at(-1)?.text);
  const joint = isPut ? 0 : main.findIndex((token, at) => at > 0 && (is(token, 'becomes') || isMark(token, ':')));
  const old = main.findIndex((token, at) => at > joint && is(token, 'instead'));
  const [name, ...rest] = main.slice(joint + 1, old < 0 ? main.length : old);
  if ((joint < 1 && !isPut) || name?.kind !== 'quote') return undefined;
  const quotes = rest.filter(({ kind }) => kind === 'quote');
  const [quote] = quotes;
  const [note] = notes;
  const isTold = rest.length === 0 && notes.length === 1 && note !== undefined && !is(note[0], 'instead', 'from');
  const second = isTold
    ? rawOf(note, reader.text)
    : is(rest[0], 'with') && quotes.length === 1 && quote !== undefined && rest.indexOf(quote) < 5
      ? quote.text
      : is(rest[0], 'with') && quotes.length === 0
        ? rawOf(trimFillers(rest.slice(1)), reader.text)
        : '';
  if (second === '' || quotes.length > 1) return undefined;
  const before = main.slice(0, joint);
  const aside = before.findIndex((token, at) => at > 0 && isMark(token, ','));
  const target = isPut ? PRONOUN : phraseOf(aside < 0 ? before : before.slice(0, aside), reader);
  if (!isNamed(target) || !reader.isHere(target) || reader.says?.(target) === undefined) return undefined;
  const details = [name.text, second].map((value) => ({ label: '', value, isQuoted: true }));
  return [{ kind: 'refill', target, details }];
};

const isHere = (word: string | undefined): boolean =>
  /^(?:there|here|in|dort|hier|là|ahí|lì|daar|dorthin|it)$/i.test(word ?? '');
