import { shapeOf } from '../page/value-shape.ts';
import { findNamedColors } from './colors.ts';
import type { Clause } from './clause.ts';
import { isAssigning, isCommand, isSince, listSegments } from './list-segments.ts';
import { findLooks } from './looks.ts';
import { WEAK } from './said-state.ts';
import { GONE } from './side-words.ts';
import { PLACES } from './take-places.ts';
import { type Token, is, isMark } from './token.ts';

/** Parts of a sentence that each ask for something, with what inherits the verb before it. */
export function split(
  sentence: readonly Token[],
  given: readonly Token[] | undefined,
  inherited: Token | undefined,
): { clauses: Clause[] } {
  const clauses: { tokens: Token[]; verb?: Token; isAside?: true; isToo?: true; scope?: readonly Token[] }[] = [];
  const plain = outsideBrackets(sentence);
  if (
    plain.some((token) => is(token, 'keep')) &&
    !plain.some(
      (token, at) =>
        isCommand(token) && (at === 0 || isMark(plain[at - 1], ',') || is(plain[at - 1], 'and', 'wish', 'in')),
    ) &&
    !plain.some((token) => is(token, 'goes') || isMark(token, '→')) &&
    !plain.some((token, at) => is(token, 'becomes') && plain[at + 1]?.kind === 'quote') &&
    !startsWithValues(plain)
  )
    return { clauses: [{ tokens: sentence, isAside: true, ...(given && { scope: given }) }] };
  let lead = inherited;
  let scope = given;
  let verb = lead;
  let isReason = false;
  let isDone = false;
  let subject: readonly Token[] = [];
  const segments = listSegments(sentence);
  for (const [index, { segment, joint, isToo }] of segments.entries()) {
    let content: Token[] = segment.filter(
      (token, at) => !(is(token, 'wish', 'and') && segment.slice(0, at).every((one) => is(one, 'wish', 'and'))),
    );
    if (
      is(content[0], 'reason') &&
      content
        .slice(1)
        .some(
          (token, at) => at > 0 && is(token, 'becomes') && content.slice(at + 1).some(({ kind }) => kind === 'quote'),
        )
    )
      content = content.slice(1);
    // "In the sidebar put …", "orders list, sort …": where, before what.
    const command = content.findIndex(
      (token, at) =>
        at > 1 &&
        isCommand(token) &&
        content[at + 1] !== undefined &&
        !is(content[at + 1], 'in', 'of', 'to', 'top', 'bottom', 'below', 'above', 'becomes', 'with', 'instead') &&
        !is(content[at - 1], 'in', 'of', 'to') &&
        !/^(?:the|an?|this|that|its|der|die|das|dem|le|la|les|el|il|het)$/i.test(content[at - 1]?.text ?? ''),
    );
    if (is(content[0], ...PLACES) && command > 1 && is(content[command], 'add', 'put', 'move'))
      content = [...content.slice(command), ...content.slice(0, command)];
    else if (is(content[0], 'in') && command > 1) {
      scope = content.slice(1, command);
      content = content.slice(command);
    }
    // "In "Orders to ship" Harbour Bakery becomes …": where, before what becomes something else.
    const told = is(content[0], 'in') ? content.findIndex((token, at) => at > 2 && isAssigning(token)) : -1;
    if (told > 0 && (content[1]?.kind === 'quote' || content[1]?.kind === 'name')) {
      scope = content.slice(1, 2);
      content = content.slice(2);
    }
    const [first] = content;
    const next = segments[index + 1]?.segment.find((token) => !is(token, 'wish', 'and'));
    if (first === undefined) continue;
    const isPlace = is(first, 'in') && !content.some((token) => isCommand(token) || isAssigning(token));
    const isTopic =
      index === 0 &&
      content.length <= 4 &&
      !content.some(isGiven) &&
      !hasStyle(content) &&
      !content.some((token) => /^(?:mode|theme|dark|light)$/i.test(token.text)) &&
      !content.some((token) => isCommand(token) || isAssigning(token) || is(token, 'to', 'instead')) &&
      isCommand(next);
    if ((isPlace || isTopic) && segments.length > index + 1 && clauses.length === 0) {
      scope = isPlace ? content.slice(1) : content;
      continue;
    }
    // "…, teacher and room stay": the first of what stays.
    const following = segments[index + 1];
    const isKept =
      clauses.length > 0 &&
      content.length < 4 &&
      following !== undefined &&
      following.joint.some((token) => is(token, 'and')) &&
      following.segment.length < 5 &&
      is(following.segment.at(-1), 'keep') &&
      !content.some((token) => isCommand(token) || isAssigning(token) || isGiven(token));
    if (isKept) continue;
    const last = clauses.at(-1);
    const tail = content.findIndex((token) => isMark(token, ':'));
    const end = tail > 1 ? content[tail - 1] : content.at(-1);
    const isLate =
      content.length > 1 &&
      !isCommand(first) &&
      ((isCommand(end) && !NOT_LAST.test(end?.text ?? '')) ||
        (GONE.test(end?.text ?? '') && segments.length > 1) ||
        isSwitched(content, sentence));
    const hasOwn = (isCommand(first) && content.length > 1) || isLate;
    const assigns = content.findIndex((token, at) => isAssigning(token) && at > 0) > 0;
    const isNew =
      /^(?:an?|another|one more|neue[rsn]?|ein neue[rsn]?|une? nouve\w+|new)$/i.test(first.text) &&
      content.some(({ kind }) => kind === 'quote') &&
      content.some((token) => is(token, 'between', 'after', 'before', 'below', 'above', 'bottom', 'top', 'in')) &&
      !assigns;
    const keeps = outsideBrackets(content).some((token) => is(token, 'keep')) && !isCommand(first);
    const isName =
      last !== undefined &&
      content.length === 2 &&
      content[0]?.kind === 'quote' &&
      is(content[1], 'rename', 'becomes') &&
      last.tokens.some((token) => is(token, 'becomes'));
    if (isName && last !== undefined) {
      last.tokens.push(...joint, ...content);
      continue;
    }
    const add = (tokens: readonly Token[], own: Token | undefined, isAside = false): void => {
      clauses.push({
        tokens: [...tokens],
        ...(own && { verb: own }),
        ...(isAside && { isAside: true as const }),
        ...(scope && { scope }),
      });
    };
    if (
      isToo === true &&
      last !== undefined &&
      last.isAside !== true &&
      !isCommand(first) &&
      !assigns &&
      !isLate &&
      !hasStyle(content) &&
      !content.some(isGiven)
    )
      clauses.push({ tokens: content.filter((token) => !SAME.test(token.text)), isToo: true, ...(scope && { scope }) });
    else if (is(first, 'reason') && !isSince(first, content[1], content[2])) isReason = true;
    else if (is(first, 'goes') && subject.length > 0) add([...subject, ...content], undefined);
    else if (is(first, 'becomes') && last !== undefined) add([itBefore(content), ...content], undefined);
    else if ((keeps && !content.some((token) => is(token, 'goes'))) || is(first, 'keep')) {
      isReason = false;
      add(content, undefined, true);
      subject = content.slice(
        0,
        content.findIndex((token) => is(token, 'keep')),
      );
    } else if (isNew && !isReason) {
      verb = ADD;
      add(content, ADD);
    } else if (
      !hasOwn &&
      last !== undefined &&
      last.isAside !== true &&
      last.tokens.at(-1)?.kind === 'quote' &&
      !assigns &&
      hasStyle(content) &&
      !hasStyle(last.tokens) &&
      !isTold(last.tokens, segments[index + 1]?.segment)
    ) {
      // "… becomes "See my box", wider than now and in forest green".
      add([itBefore(content), ...content], undefined);
    } else if (hasOwn || (assigns && !isReason)) {
      isReason = false;
      isDone = isLate;
      verb = isLate ? end : hasOwn ? first : content.find(isAssigning);
      add(content, hasOwn ? undefined : lead);
      subject = content.slice(0, content.findIndex(isAssigning));
      if (hasOwn) lead = undefined;
    } else if (
      last !== undefined &&
      /^\d+$/.test(first.text) &&
      /^(?:only|nur|solo|seulement|alleen)$/i.test(content.at(-1)?.text ?? '')
    )
      add(content, undefined);
    else if (!isReason && isDone && last !== undefined && content.findIndex((token) => is(token, ...PLACES)) > 0)
      add(content, undefined);
    else if (
      isReason ||
      ((isComplaint(content) || (isDone && !hasStyle(content) && !content.some((token) => is(token, ...PLACES)))) &&
        last !== undefined &&
        !content.some(isGiven))
    )
      continue;
    else if (
      last !== undefined &&
      last.isAside !== true &&
      content.length > 1 &&
      hasLook(content) &&
      hasMore(content) &&
      hasLook(last.tokens)
    )
      add(content, verb);
    else if (
      last !== undefined &&
      hasStyle(content) &&
      hasMore(content) &&
      (isDone || is(verb, 'select', 'deselect', 'on', 'off', 'open', 'close', 'swap', 'sort', 'disable'))
    )
      add(content, undefined);
    else if (last !== undefined && hasStyle(content) && isStatement(last.tokens)) add(content, undefined);
    else if (last !== undefined && last.isAside !== true && goesOn(content, last.tokens, verb)) add(content, verb);
    else if (last === undefined || last.isAside === true)
      add(
        content,
        verb ??
          (clauses.length === 0 && content.some((token) => is(token, 'to'))
            ? sentence.find((token, at) => isCommand(token) && at === sentence.length - 1)
            : undefined),
      );
    else last.tokens.push(...joint, ...content);
  }
  return { clauses };
}

/** "Add "Swim cap", white, quantity 1": of something new a colour is one of several things that it says. */
const isTold = (before: readonly Token[], next: readonly Token[] | undefined): boolean =>
  before.some((token) => is(token, 'add', 'duplicate')) &&
  next !== undefined &&
  !hasStyle(next) &&
  !isCommand(next[0]) &&
  !next.some((token) => isAssigning(token) || is(token, 'keep', 'reason'));

/** English words that are verbs at the beginning of a wish, and names at its end: "straight leg raise". */
const NOT_LAST =
  /^(?:raise|lower|order|list|mark|place|type|check|copy|cut|edit|update|display|show|style|use|drop|fix|call|move|push|slide|press|switch|open|close|set)$/i;

/** "The same for the footer as well". */
const SAME = /^(?:same|for|with|dasselbe|gleiche|für|pareil|même|pour|igual|lo mismo|para)$/i;

/** "The list is too cramped": says how something is. */
const isStatement = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => at > 0 && is(token, 'becomes') && WEAK.test(token.text)) &&
  !tokens.some(isGiven) &&
  !hasStyle(tokens) &&
  !tokens.some(isCommand);

const isGiven = (token: Token): boolean => token.kind === 'quote' || /\d/.test(token.text);

/** "Gas 50, air 55, the rest stays": values before what is to stay. */
function startsWithValues(plain: readonly Token[]): boolean {
  const [first, ...others] = listSegments(plain);
  return (
    others.length > 0 &&
    first !== undefined &&
    first.segment.some(isGiven) &&
    !first.segment.some((token) => is(token, 'keep'))
  );
}

/** "Sound on, light off", "der Ton an, das Licht aus": each part ends in what it shall be. */
const isSwitched = (content: readonly Token[], sentence: readonly Token[]): boolean =>
  SWITCHED.test(content.at(-1)?.text ?? '') && !sentence.some((token) => isCommand(token) || isAssigning(token));
const SWITCHED = /^(?:on|off|an|aus|aan|uit)$/i;

/** "It's too long", "nobody reads it": why, and not what. */
export const isComplaint = (content: readonly Token[]): boolean => {
  const [first, second] = content;
  if (GONE.test(content.at(-1)?.text ?? '')) return false;
  return (
    /^(?:it|it['’]?s|they|they['’]?re|that['’]?s|this|we|we['’]?re|i|i['’]?m|he|she|you|nobody|noone|everyone|people|users?|niemand|den|die|das|wir|personne|nadie)$/i.test(
      first?.text ?? '',
    ) ||
    /^(?:can['’]?t|cannot|don['’]?t|doesn['’]?t|won['’]?t|can ?not|hates?|loves?|needs?)$/i.test(second?.text ?? '')
  );
};

/** More than words of a look. */
function hasMore(tokens: readonly Token[]): boolean {
  const words = tokens.flatMap(({ kind, words: own }) => (kind === 'word' ? own : ['\u0000']));
  const looks = findLooks(words);
  return words.some(
    (word, at) =>
      !looks.some(({ start, end }) => at >= start && at < end) &&
      !/^(?:an?|bit|more|little|also|much|very|fully|completely|and|too|as|well)$/.test(word),
  );
}

const hasLook = (tokens: readonly Token[]): boolean =>
  findLooks(tokens.flatMap(({ kind, words }) => (kind === 'word' ? words : []))).length > 0;

export const hasStyle = (tokens: readonly Token[]): boolean => hasLook(tokens) || findNamedColors(tokens).length > 0;

export const ADD: Token = { kind: 'word', text: 'add', words: ['add'], senses: new Set(['add']), start: 0, end: 0 };

/** What a clause without its own subject is about. */
const itBefore = ([first]: readonly Token[]): Token => ({ ...IT, start: first?.start ?? 0, end: first?.start ?? 0 });

const IT: Token = { kind: 'word', text: 'it', words: ['it'], senses: new Set(), start: 0, end: 0 };

function outsideBrackets(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter((token) => {
    if (isMark(token, '(')) depth++;
    const isOutside = depth === 0;
    if (isMark(token, ')')) depth = Math.max(0, depth - 1);
    return isOutside;
  });
}

/** Whether words without a verb are one more change of the same sort and not one more word of the last. */
function goesOn(content: readonly Token[], before: readonly Token[], verb: Token | undefined): boolean {
  const relates = (tokens: readonly Token[]): boolean =>
    tokens.findIndex(
      (token, at) => at > 0 && (is(token, 'to', 'instead') || isMark(token, '→') || is(token, 'becomes')),
    ) > 0;
  if (
    relates(content) &&
    !is(content[0], 'to', 'in', 'with', 'of', 'from', 'instead') &&
    (relates(before) || is(verb, 'rename', 'set', 'replace', 'move'))
  )
    return true;
  if (!is(verb, 'becomes', 'set', 'rename') && !isMark(verb, '→')) return false;
  const last = content.at(-1);
  return (
    content.length >= 2 &&
    content[0]?.kind !== 'mark' &&
    !is(content[0], 'to', 'in', 'with', 'of', 'from', 'instead', 'below', 'above', 'after', 'before') &&
    (last?.kind === 'quote' || endsInValue(content)) &&
    before.some((token) => is(token, 'becomes') || isMark(token, '→') || is(token, 'to'))
  );
}

/** "postcode 1012 AB": a name and a value behind it. */
export function endsInValue(content: readonly Token[]): boolean {
  const at = content.findIndex((token, index) => index > 0 && /\d/.test(token.text));
  return (
    at > 0 &&
    shapeOf(
      content
        .slice(at)
        .map(({ text }) => text)
        .join(' '),
    ).kind !== 'words'
  );
}
