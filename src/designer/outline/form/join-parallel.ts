import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { valueAt } from '../values/value-at.ts';
import { splitSentences } from '../phrases/split-sentences.ts';
import type { Piece } from './piece.ts';

/** Words of a field, at most so many: more are a sentence of their own. */
const LONGEST_FIELD = 7;
/** Words of the name that an entry begins with. */
const LONGEST_NAME = 4;
/** Without a colon before them, so many alike in a row are entries. */
const LEAST_ALIKE = 3;

/**
 * A prompt whose entries are told one a sentence ("Heron, resin, £165. Candlewick, brass, £92."), with semicolons between
 * them; every character stays at its place. Entries are fragments of as many parts, with an amount of the same kind or the
 * same leading word at the same place, that an introduction with a colon opens or of which three stand in a row.
 */
export function joinParallel(prompt: string): string {
  let joined = prompt;
  let start = 0;
  for (const line of prompt.split('\n')) {
    for (const at of stopsIn({ text: line, start })) joined = `${joined.slice(0, at)};${joined.slice(at + 1)}`;
    start += line.length + 1;
  }
  return joined;
}

/** Where the stops stand that only part entries. */
function stopsIn(line: Piece): number[] {
  if (!line.text.includes(', ')) return [];
  const sentences = splitSentences(line);
  const stops: number[] = [];
  let run: Piece[] = [];
  const close = (): void => {
    const isListed = run[0]?.text.includes(':') === true ? run.length > 1 : run.length >= LEAST_ALIKE;
    if (isListed) stops.push(...run.slice(0, -1).map(({ text, start }) => start + text.length - 1));
    run = [];
  };
  for (const sentence of sentences) {
    const before = run.at(-1);
    if (before !== undefined && areAlike(before.text, sentence.text)) run.push(sentence);
    else {
      close();
      run = sentence.text.endsWith('.') ? [sentence] : [];
    }
  }
  close();
  return stops;
}

function areAlike(before: string, sentence: string): boolean {
  if (/[:?!“”„«»"]/u.test(sentence) || !sentence.endsWith('.')) return false;
  const [a, b] = [fieldsOf(before.slice(before.lastIndexOf(':') + 1)), fieldsOf(sentence)];
  const isEntry = (fields: readonly string[]): boolean =>
    fields.length > 1 &&
    fields.slice(0, -1).every((field) => wordsOf(field).length <= LONGEST_FIELD) &&
    isName(fields[0] ?? '');
  if (!isEntry(a) || !isEntry(b) || Math.abs(a.length - b.length) > 2) return false;
  return b.some(
    (field, at) => at > 0 && a.some((other, place) => place > 0 && Math.abs(place - at) < 2 && isLike(other, field)),
  );
}

const fieldsOf = (text: string): string[] =>
  text
    .replace(/[.;]\s*$/u, '')
    .trim()
    .split(/,\s+/u);
const wordsOf = (text: string): string[] => text.split(/\s+/u);

/** Names begin with no small word and tell nothing. */
const isName = (field: string): boolean =>
  wordsOf(field).length <= LONGEST_NAME && !SMALL.has((wordsOf(field)[0] ?? '').toLowerCase());

const SMALL: ReadonlySet<string> = new Set(
  Object.values(FUNCTION_WORDS)
    .flatMap((words) => words?.split(' ') ?? [])
    .filter((word) => !/^(?:the|an?|one|der|die|das|ein|eine|le|la|el|un|une|una|il)$/u.test(word)),
);

/** Both are led by the same word ("line N4", "line N11"), or both are amounts of one kind ("£38", "£92"). */
function isLike(a: string, b: string): boolean {
  const [lead, ...more] = wordsOf(a);
  const isLed =
    lead !== undefined && /\p{L}/u.test(lead) && more.length > 0 && wordsOf(b)[0] === lead && wordsOf(b).length > 1;
  return isLed || (shapeOf(a) !== '' && shapeOf(a) === shapeOf(b));
}

/** An amount without its digits: "£38" and "£92" are alike. */
const shapeOf = (field: string): string =>
  valueAt(field, 0) === undefined ? '' : field.replaceAll(/\d+(?:[.,:]\d+)*/gu, '0').toLowerCase();
