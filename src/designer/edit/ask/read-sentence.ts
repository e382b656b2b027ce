import { type Clause, scopeIn } from './clause.ts';
import { isAssigning, isCommand, splitAt } from './list-segments.ts';
import { pairInTurn, pairWithin } from './pair-values.ts';
import { ADD, endsInValue, split } from './split-sentence.ts';
import { PLACES } from './take-places.ts';
import { type Token, is, isMark } from './token.ts';

export function readSentence(
  sentence: readonly Token[],
  scope: readonly Token[] | undefined,
  lead: Token | undefined,
): { clauses: Clause[]; scope?: readonly Token[] } {
  const inTurn = pairInTurn(sentence);
  if (inTurn !== undefined) return { clauses: inTurn.map((tokens) => ({ tokens, ...(scope && { scope }) })) };
  const colon = sentence.findIndex((token, at) => isMark(token, ':') && at > 0 && depthAt(sentence, at) === 0);
  if (colon > 0 && colon < sentence.length - 1) {
    const start = commandStart(sentence.slice(0, colon));
    if (start > 0) {
      const isPlace =
        is(sentence[0], 'in') && !sentence.slice(0, start).some((token) => isMark(token, ',') || is(token, 'and'));
      const first = isPlace ? { clauses: [] } : split(sentence.slice(0, start), scope, lead);
      const own = isPlace ? sentence.slice(1, start) : (first.clauses.at(-1)?.scope ?? scope);
      return { clauses: [...first.clauses, ...readSentence(sentence.slice(start), own, lead).clauses] };
    }
    const before = sentence.slice(0, colon);
    if (isAnnouncing(before)) return readSentence(sentence.slice(colon + 1), scope, lead);
    const after = sentence.slice(colon + 1);
    const within = pairWithin(before, after);
    if (within !== undefined)
      return { clauses: within.map((tokens) => ({ tokens, owner: before, scope: before })), scope: before };
    const isRowOf =
      lead !== undefined && is(lead, 'sort') && !before.some((token) => isCommand(token) || isAssigning(token));
    if (isRowOf) return { clauses: [{ tokens: sentence.slice(colon + 1), verb: lead, scope: before }] };
    if (isMore(after)) return { clauses: [{ tokens: after, verb: ADD, scope: before }], scope: before };
    const isNew =
      /^(?:an?|another|new)$/i.test(before[0]?.text ?? '') &&
      !before.some((token) => isCommand(token) || isAssigning(token));
    if (isNew) return { clauses: [{ tokens: sentence, verb: ADD, ...(scope && { scope }) }] };
    const command = before.find((token) => !is(token, 'wish', 'and'));
    const asks =
      after.some((token) => isCommand(token) || isAssigning(token)) ||
      isCommand(after.find((token) => !is(token, 'wish', 'and')));
    if (isCommand(command)) {
      if (is(command, 'add', 'sort', 'remove', 'replace')) return split(sentence, scope, lead);
      if (!asks && after.every(({ kind }) => kind === 'quote' || kind === 'name')) return split(sentence, scope, lead);
      const parts = splitAt(after, (token) => isMark(token, ',') || is(token, 'and'));
      const isListed =
        parts.length > 1 &&
        parts.every(
          (part) => part.at(-1)?.kind === 'quote' || (part.length > 1 && isCommand(part.at(-1))) || endsInValue(part),
        ) &&
        !after.some((token) => isMark(token, '→') || is(token, 'to', 'becomes'));
      if ((!asks || isListed) && is(command, 'set', 'make')) {
        const own = scopeIn(before) ?? scope;
        return {
          clauses: splitAt(after, (token) => isMark(token, ',') || is(token, 'and')).map((tokens) => ({
            tokens,
            ...(command && { verb: command }),
            ...(own && { scope: own }),
          })),
        };
      }
      if (!asks) return split(sentence, scope, lead);
      const own = scopeIn(before) ?? scope;
      const inner = split(after, own, is(command, 'make') ? undefined : command);
      return { clauses: inner.clauses };
    }
    if (asks) {
      const isAside = before.some((token) => is(token, 'becomes', 'goes', 'reason'));
      // "Friday at 14:00 is no longer free: it gets …": what "it" is.
      const becomes = before.findIndex((token, at) => at > 0 && is(token, 'becomes'));
      const isThere = after.some(({ text }) => /^(?:there|here|dort|hier|dorthin|là|ahí|allí|lì|daar)$/i.test(text));
      const isOfIt = isAside && becomes > 0 && (isThere || /^(?:it|they|es|sie|il|elle)$/i.test(after[0]?.text ?? ''));
      const own = isOfIt ? before.slice(0, becomes) : isAside ? scope : before;
      return { clauses: split(after, own, lead).clauses, ...(own && { scope: own }) };
    }
  }
  return split(sentence, scope, lead);
}

/** "Two points of style:" tells how many wishes follow, and of what none is. */
const isAnnouncing = (before: readonly Token[]): boolean =>
  before.length < 8 &&
  before.every(({ kind }) => kind === 'word') &&
  before.some(({ text }) => /^(?:points|changes|edits|corrections|fixes|tweaks|things|wishes|requests)$/i.test(text)) &&
  !before.some((token, at) => is(token, 'in') || (isCommand(token) && !is(before[at - 1], 'of')));

/** "Two more options, …", "another row …": what is spoken of before the colon gets more. */
const isMore = ([first, second, ...rest]: readonly Token[]): boolean =>
  // "Summary: a line "Gift wrap" with €3.50 directly after …": something new, and where it goes.
  (/^(?:an?|ein|eine|einen|une?|un[oa]?|een|uma?)$/i.test(first?.text ?? '') &&
    rest.some(({ kind }) => kind === 'quote') &&
    rest.some((token) => is(token, ...PLACES)) &&
    !rest.some((token) => isCommand(token) || isAssigning(token))) ||
  /^(?:another|additional|weitere|zusätzliche)$/i.test(first?.text ?? '') ||
  (/^(?:one|two|three|four|five|\d|ein|eine|zwei|drei|une?|deux|trois|un[oa]?|dos|tres)$/i.test(first?.text ?? '') &&
    /^(?:more|further|additional|extra|weitere[rsn]?|autres?|más|mas)$/i.test(second?.text ?? ''));

/** Where the last command of words before a colon begins; 0 where they begin with it or have none. */
function commandStart(before: readonly Token[]): number {
  const at = before.findLastIndex(
    (token, index) =>
      index > 1 &&
      isCommand(token) &&
      depthAt(before, index) === 0 &&
      before[index + 1] !== undefined &&
      !is(before[index + 1], 'in', 'of', 'to', 'top', 'bottom', 'below', 'above', 'becomes') &&
      (is(before[index - 1], 'and') || isMark(before[index - 1], ',') || is(before[0], 'in')),
  );
  return isCommand(before[0]) && at >= 0 && !is(before[at - 1], 'and') && !isMark(before[at - 1], ',')
    ? 0
    : Math.max(0, at);
}

const depthAt = (tokens: readonly Token[], at: number): number =>
  tokens.slice(0, at).reduce((depth, token) => depth + (isMark(token, '(') ? 1 : isMark(token, ')') ? -1 : 0), 0);
