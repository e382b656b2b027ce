import { listLines, splitSentences } from './list-lines.ts';
import { isCommand, splitAt } from './list-segments.ts';
import { readSentence } from './read-sentence.ts';
import { type Token, is, isMark } from './token.ts';

/** One thing that is asked for, with what was said before it of where and what. */
export interface Clause {
  tokens: readonly Token[];
  /** "In the table …:", "Alarms:" — where to look first. */
  scope?: readonly Token[];
  /** The verb of the clause before, where this one goes on without its own. */
  verb?: Token;
  /** Says only what is to stay, or why. */
  isAside?: true;
  /** What all of a list is about, where that is a thing here: "Quartz hold: ramp 50, hold 20 min". */
  owner?: readonly Token[];
  /** What the clause before asks for is asked of this as well: "and the footer too". */
  isToo?: true;
}

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

/** Words of a lead that say where: what follows its verb, or all of it. */
export const scopeIn = (lead: readonly Token[] | undefined): readonly Token[] | undefined =>
  lead === undefined
    ? undefined
    : splitAt(lead, (token) => isMark(token, ','))[0]?.filter((token) => !is(token, 'wish') && !isCommand(token));
