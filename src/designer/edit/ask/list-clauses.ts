import { type Clause, scopeIn } from './clause.ts';
import { listLines, splitSentences } from './list-lines.ts';
import { isCommand } from './list-segments.ts';
import { readSentence } from './read-sentence.ts';
import { reshape } from './reshape.ts';
import { type Token, is, isMark } from './token.ts';

/** What a sentence says of the things of a page; undefined where words alone are to be read. */
export type ReadByPage = (sentence: readonly Token[], scope: readonly Token[] | undefined) => Clause[] | undefined;

/** Everything that an instruction asks for, in its order. */
export function listClauses(tokens: readonly Token[], readByPage: ReadByPage = () => undefined): Clause[] {
  const clauses: Clause[] = [];
  let lead: readonly Token[] | undefined;
  for (const { line, isBullet } of listLines(tokens)) {
    const sentences = splitSentences(line);
    let scope: readonly Token[] | undefined = isBullet ? scopeIn(lead) : undefined;
    for (const [index, sentence] of sentences.entries()) {
      const isLast = index === sentences.length - 1;
      if (!isBullet && isLast && isMark(sentence.at(-1), ':')) {
        lead = sentence.slice(0, -1);
        continue;
      }
      const before = clauses.at(-1);
      if (before !== undefined && tellsCells(sentence) && before.tokens.some((token) => is(token, 'add'))) {
        clauses[clauses.length - 1] = {
          ...before,
          tokens: [...before.tokens, ...sentence.slice(sentence.findIndex((token) => isMark(token, ':')))],
        };
        continue;
      }
      const more = tellsMore(sentence);
      if (before !== undefined && more.length > 0 && before.tokens.some((token) => is(token, 'add'))) {
        clauses[clauses.length - 1] = { ...before, tokens: [...before.tokens, ...more] };
        continue;
      }
      const verb = isBullet ? verbIn(lead) : undefined;
      const byPage = verb === undefined ? readByPage(sentence, scope) : undefined;
      if (byPage !== undefined) clauses.push(...byPage);
      for (const shaped of byPage === undefined ? reshape(sentence) : []) {
        const found = readSentence(shaped, scope, verb);
        scope = found.scope ?? scope;
        clauses.push(...found.clauses);
      }
      if (!isBullet) lead = undefined;
    }
  }
  return clauses;
}

/** "Values from top to bottom: …": what the thing says that was asked for just before. */
const tellsCells = (sentence: readonly Token[]): boolean =>
  /^(?:(?:its |the )?values?|(?:its |the )?cells|werte|valeurs|valores|valori|waarden)$/i.test(
    sentence[0]?.text ?? '',
  ) && sentence.findIndex((token) => isMark(token, ':')) > 0;

/** "It is a card with the lines "A" and "B"": what more is told of the thing that was asked for just before. */
const tellsMore = (sentence: readonly Token[]): readonly Token[] => {
  const [first] = sentence;
  if (!/^(?:it|they|this|es|sie|il|elle)$/i.test(first?.text ?? '') || !sentence.some(({ kind }) => kind === 'quote'))
    return [];
  const start = sentence.findIndex((token) => is(token, 'with'));
  return start > 0 ? sentence.slice(start) : [];
};

const verbIn = (lead: readonly Token[] | undefined): Token | undefined => {
  const words = (lead ?? []).filter((token) => !is(token, 'wish', 'and'));
  // "On the board, order the cards …": where, before what.
  const comma = is(words[0], 'in') ? words.findIndex((token) => isMark(token, ',')) : -1;
  const first = words[comma + 1];
  return isCommand(first) && !is(first, 'make') ? first : undefined;
};
