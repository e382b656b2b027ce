import type { Step, TargetWords } from '../edit-operation.ts';
import { correctTypos } from './correct-typos.ts';
import { maskQuotes, restoreQuotes } from './mask-quotes.ts';
import { readClause } from './read-clause.ts';
import { CONDITION, toCondition } from './readers/read-add.ts';
import { isForeign } from './foreign-nouns.ts';
import { rephrase } from './rephrase.ts';
import { setAside } from './set-aside.ts';
import { splitClauses } from './split-clauses.ts';
import { isChat, stripPoliteness } from './strip-politeness.ts';
import { translateClause } from './translate-clause.ts';

/**
 * An instruction as the things it asks for, in order. `screenWords` are the words that stand on the screen, lowercase, so
 * that slips in their names are seen.
 */
export function readInstruction(instruction: string, screenWords: ReadonlySet<string>): Step[] {
  const masked = maskQuotes(instruction.normalize('NFC').replaceAll(/[ \t\u00a0]+/g, ' '));
  const { quotes } = masked;
  const text = setAside(rephrase(masked.text.trim()));
  const mend = (clause: string): string => {
    const translated = translateClause(stripScope(stripPoliteness(clause)));
    return isForeign(clause) ? translated : correctTypos(translated, screenWords);
  };
  const isClause = (clause: string): boolean => readClause(mend(clause), quotes) !== undefined;
  const read = (clause: string): Step[] => {
    const said = restoreQuotes(clause, quotes);
    const condition = readCondition(stripPoliteness(clause), quotes, (part) =>
      splitClauses(part, isClause).flatMap(read),
    );
    if (condition !== undefined) return [{ said, operation: condition }];
    const operation = readClause(mend(clause), quotes);
    const isGuess = operation === undefined || (operation.kind === 'change' && !operation.isCertain);
    if (isGuess && isChat(clause)) return [];
    return [operation === undefined ? { said } : { said, operation }];
  };
  const whole = translateClause(stripPoliteness(text));
  if (whole !== stripPoliteness(text) && readClause(whole, quotes) !== undefined) return read(text);
  const steps = splitClauses(text, isClause).flatMap(read);
  const [only] = steps;
  const wish = stripPoliteness(text).replace(/[.!]+$/, '');
  if (steps.length === 1 && only !== undefined && BARE.test(wish) && isGuessed(only, wish)) {
    const added = readClause(`add ${mend(wish)}`, quotes);
    if (added?.kind === 'add') return [{ said: only.said, operation: { ...added, isShown: true } }];
  }
  return nameAgain(steps);
}

const isGuessed = ({ operation }: Step, wish: string): boolean =>
  operation === undefined ||
  (operation.kind === 'change' &&
    !operation.isCertain &&
    /\b(?:that says?|saying|about|with|from|reading)\b/i.test(wish));

/** "A countdown to launch day": what is only named is wished for. */
const BARE =
  /^(?:(?:an?|another|some)\s+.{3,}|(?:faqs?|testimonials|reviews|newsletter|banner|notice|countdown|map|footer|contact form|sign-?up form|gallery|opening hours|(?:partner |client )?logos|video|search(?: bar)?|chart|table|checkbox)\b(?: .*)?|(?!(?:the|my|our|this|that|more|less|no|all)\b)[a-z]+(?: [a-z]+)? (?:checkbox|section|banner))$/i;

const PRONOUN = /^(?:it|this|that|them|these|those|him|her)$/i;

/** "Rename the map to Route and move it up": a pronoun means what the clause before was about, by its new name. */
function nameAgain(steps: readonly Step[]): Step[] {
  let last: TargetWords | undefined;
  return steps.map((step) => {
    const { operation } = step;
    if (operation === undefined || !('target' in operation) || operation.target === undefined) {
      if (operation?.kind === 'add') last = { words: operation.quoted[0] ?? operation.what };
      return step;
    }
    const target = PRONOUN.test(operation.target.words) && last !== undefined ? last : operation.target;
    last = operation.kind === 'change' ? { words: operation.to, quoted: operation.to } : target;
    return { ...step, operation: { ...operation, target } };
  });
}

/** "In the list of recent runs, change …": the names that follow tell where. */
const stripScope = (clause: string): string =>
  clause.replace(/^(?:in|on|within|for|at)\s+(?:the|my|our)\s+[^,]{3,60},\s+(?=\p{L})/iu, '');

/** "Otherwise leave it." */
const NOTHING =
  /^(?:please )?(?:leave|keep|let)(?: (?:it|everything|that|this|all|the (?:page|screen)))*(?: (?:as it is|as is|alone|be|unchanged|like that))?[.!]*$|^(?:do )?nothing[.!]*$|^(?:ignore|skip) (?:it|that|this)[.!]*$/i;

function readCondition(clause: string, quotes: readonly string[], read: (part: string) => Step[]): Step['operation'] {
  const match = CONDITION.exec(clause);
  const [, word = '', negation = '', thing = '', rest = ''] = match ?? [];
  if (match === null) return undefined;
  const [then = '', otherwise = ''] = rest.split(/,?\s*\b(?:otherwise|else|if not)\b,?\s*/i);
  const isThere = (/^unless$/i.test(word) ? 1 : 0) + (/\b(?:no|not)\b/i.test(negation) ? 1 : 0) !== 1;
  const withThing = (part: string): string => part.replace(/\b(?:it|one|them|that)\b/i, `the ${thing}`);
  return {
    kind: 'when',
    target: toCondition(thing, quotes),
    isThere,
    steps: read(withThing(then)),
    otherwise: otherwise.trim() === '' || NOTHING.test(otherwise.trim()) ? [] : read(otherwise),
  };
}
