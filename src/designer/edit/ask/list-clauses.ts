import { type Clause, scopeIn } from './clause.ts';
import { listLines, splitSentences } from './list-lines.ts';
import { isCommand } from './list-segments.ts';
import { readSentence } from './read-sentence.ts';
import { type Token, is, isMark } from './token.ts';

/** Everything that an instruction asks for, in its order. */
export function listClauses(tokens: readonly Token[]): Clause[] {
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
      const verb = isBullet ? verbIn(lead) : undefined;
      const found = readSentence(sentence, scope, verb);
      scope = found.scope ?? scope;
      clauses.push(...found.clauses);
      if (!isBullet) lead = undefined;
    }
  }
  return clauses;
}

const verbIn = (lead: readonly Token[] | undefined): Token | undefined => {
  const first = (lead ?? []).find((token) => !is(token, 'wish', 'and'));
  return isCommand(first) && !is(first, 'make') ? first : undefined;
};
