import { type Clause, scopeIn } from './clause.ts';
import { listLines, splitSentences } from './list-lines.ts';
import { isCommand } from './list-segments.ts';
import { readSentence } from './read-sentence.ts';
import { reshape } from './reshape.ts';
import { type Token, is, isMark } from './token.ts';

/** Everything that an instruction asks for, in its order. */
export function listClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let lead: readonly Token[] | undefined;
  for (const { line, isBullet } of listLines(tokens)) {
    const sentences = splitSentences(line).flatMap((one) => reshape(one));
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
      const verb = isBullet ? verbIn(lead) : undefined;
      const found = readSentence(sentence, scope, verb);
      scope = found.scope ?? scope;
      clauses.push(...found.clauses);
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

const verbIn = (lead: readonly Token[] | undefined): Token | undefined => {
  const first = (lead ?? []).find((token) => !is(token, 'wish', 'and'));
  return isCommand(first) && !is(first, 'make') ? first : undefined;
};
