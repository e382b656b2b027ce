import { findNamedColors } from './colors.ts';
import { findLooks } from './looks.ts';
import { VERBS, type VerbSense } from './phrase-senses.ts';
import { shapeOf } from '../page/value-shape.ts';
import { is, isMark, type Token } from './token.ts';

/** One thing that is asked for, with what was said before it of where and what. */
export interface Clause {
  tokens: readonly Token[];
  /** "In the table …:", "Alarms:" — where to look first. */
  scope?: readonly Token[];
  /** The verb of the clause before, where this one goes on without its own. */
  verb?: Token;
  /** Says only what is to stay, or why. */
  isAside?: true;
}

const COMMANDS = (Object.keys(VERBS) as VerbSense[]).filter(
  (sense) => !['becomes', 'goes', 'keep', 'wish'].includes(sense),
);
export const isCommand = (token: Token | undefined): boolean => is(token, ...COMMANDS);
export const isAssigning = (token: Token | undefined): boolean => is(token, 'becomes', 'goes') || isMark(token, '→');

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
const scopeIn = (lead: readonly Token[] | undefined): readonly Token[] | undefined =>
  lead === undefined
    ? undefined
    : splitAt(lead, (token) => isMark(token, ','))[0]?.filter((token) => !is(token, 'wish') && !isCommand(token));

interface Line {
  line: readonly Token[];
  isBullet: boolean;
}

/** Lines, with what marks an entry of a list taken off; entries numbered in one line each get their own. */
function listLines(tokens: readonly Token[]): Line[] {
  const lines: Line[] = [];
  let line: Token[] = [];
  let isBullet = false;
  const end = (): void => {
    if (line.length > 0) lines.push({ line, isBullet });
    line = [];
    isBullet = false;
  };
  let number = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) continue;
    if (isMark(token, '\n')) {
      end();
      continue;
    }
    if (line.length === 0 && token.kind === 'mark' && /^[-*•–—+·]$/.test(token.text)) {
      isBullet = true;
      continue;
    }
    const counted = Number(/^\d{1,2}$/.exec(token.text)?.[0] ?? Number.NaN);
    const isNumbered =
      token.kind === 'word' &&
      (isMark(next, ')') || isMark(next, '.')) &&
      (line.length === 0
        ? counted >= 1 || /^[a-z]$/.test(token.text)
        : counted === number + 1 && (isMark(next, ')') || line.at(-1)?.kind === 'mark')) &&
      !isMark(tokens[at - 1], '(');
    if (isNumbered && tokens[at + 2] !== undefined && !isMark(tokens[at + 2], '\n')) {
      if (line.length > 0 && isMark(line.at(-1), ',', ';')) line.pop();
      end();
      isBullet = true;
      number = counted;
      at++;
      continue;
    }
    line.push(token);
  }
  end();
  // "…, do three things:" before entries in the same line leads them.
  return lines.map((one, index) =>
    one.isBullet || lines[index + 1]?.isBullet !== true || isMark(one.line.at(-1), ':') ? one : one,
  );
}

/** Sentences of a line; a point behind an initial or within brackets ends none. */
function splitSentences(line: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  let depth = 0;
  for (const [at, token] of line.entries()) {
    if (isMark(token, '(')) depth++;
    if (isMark(token, ')')) depth = Math.max(0, depth - 1);
    const next = line[at + 1];
    const isQuotedEnd =
      token.kind === 'quote' && /[.!?]$/.test(token.text) && next?.kind === 'word' && /^\p{Lu}/u.test(next.text);
    const before = line[at - 1];
    const isShort = (before !== undefined && before.kind !== 'quote' && /(?:^|\s)\p{Lu}$/u.test(before.text)) || before?.kind === 'word' && (/^(?:no|nr|e\.?g|i\.?e|dr|mr|mrs|ms|st|ca|approx|vs|etc|z\.?b|bzw|max|min|inkl|incl)$/i.test(before.text) || false || (/^\d+$/.test(before.text) && next?.kind === 'word' && /^\p{L}/u.test(next.text) && at < 4));
    const ends =
      isQuotedEnd ||
      isMark(token, ';') ||
      (isMark(token, '.', '!', '?') && !isShort) ||
      (isMark(token, '.', '!', '?') && next === undefined);
    if (ends && depth === 0) {
      if (isQuotedEnd) sentence.push(token);
      if (sentence.length > 0) sentences.push(sentence);
      sentence = [];
    } else sentence.push(token);
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}

function readSentence(
  sentence: readonly Token[],
  scope: readonly Token[] | undefined,
  lead: Token | undefined,
): { clauses: Clause[]; scope?: readonly Token[] } {
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
    const after = sentence.slice(colon + 1);
    const isRowOf = lead !== undefined && is(lead, 'sort') && !before.some((token) => isCommand(token) || isAssigning(token));
    if (isRowOf) return { clauses: [{ tokens: sentence.slice(colon + 1), verb: lead, scope: before }] };
    const isNew = /^(?:an?|another|new)$/i.test(before[0]?.text ?? '') && !before.some((token) => isCommand(token) || isAssigning(token));
    if (isNew) return { clauses: [{ tokens: sentence, verb: ADD, ...(scope && { scope }) }] };
    const command = before.find((token) => !is(token, 'wish', 'and'));
    const asks =
      after.some((token) => isCommand(token) || isAssigning(token)) ||
      isCommand(after.find((token) => !is(token, 'wish', 'and')));
    if (isCommand(command)) {
      if (is(command, 'add', 'sort', 'remove', 'replace')) return split(sentence, scope, lead);
      if (!asks && after.every(({ kind }) => kind === 'quote' || kind === 'name')) return split(sentence, scope, lead);
      const parts = splitAt(after, (token) => isMark(token, ',') || is(token, 'and'));
      const isListed = parts.length > 1 && parts.every((part) => part.at(-1)?.kind === 'quote' || (part.length > 1 && isCommand(part.at(-1))) || endsInValue(part)) && !after.some((token) => isMark(token, '→') || is(token, 'to', 'becomes'));
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
      const own = isAside ? scope : before;
      return { clauses: split(after, own, lead).clauses, ...(own && { scope: own }) };
    }
  }
  return split(sentence, scope, lead);
}

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

/** Parts of a sentence that each ask for something, with what inherits the verb before it. */
function split(
  sentence: readonly Token[],
  given: readonly Token[] | undefined,
  inherited: Token | undefined,
): { clauses: Clause[] } {
  const clauses: { tokens: Token[]; verb?: Token; isAside?: true; scope?: readonly Token[] }[] = [];
  const plain = outsideBrackets(sentence);
  if (
    plain.some((token) => is(token, 'keep')) &&
    !plain.some(
      (token, at) =>
        isCommand(token) && (at === 0 || isMark(plain[at - 1], ',') || is(plain[at - 1], 'and', 'wish', 'in')),
    ) &&
    !plain.some((token) => is(token, 'goes') || isMark(token, '→')) &&
    !plain.some((token, at) => is(token, 'becomes') && plain[at + 1]?.kind === 'quote')
  )
    return { clauses: [{ tokens: sentence, isAside: true, ...(given && { scope: given }) }] };
  let lead = inherited;
  let scope = given;
  let verb = lead;
  let isReason = false;
  let subject: readonly Token[] = [];
  const segments = listSegments(sentence);
  for (const [index, { segment, joint }] of segments.entries()) {
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
        !is(content[at + 1], 'in', 'of', 'to', 'top', 'bottom', 'below', 'above', 'becomes', 'with') &&
        !is(content[at - 1], 'in', 'of', 'to'),
    );
    if (is(content[0], 'in') && command > 1) {
      scope = content.slice(1, command);
      content = content.slice(command);
    }
    const [first] = content;
    const next = segments[index + 1]?.segment.find((token) => !is(token, 'wish', 'and'));
    if (first === undefined) continue;
    const isPlace = is(first, 'in') && !content.some((token) => isCommand(token) || isAssigning(token));
    const isTopic =
      index === 0 &&
      content.length <= 4 &&
      !content.some((token) => isCommand(token) || isAssigning(token) || is(token, 'to', 'instead')) &&
      isCommand(next);
    if ((isPlace || isTopic) && segments.length > index + 1 && clauses.length === 0) {
      scope = isPlace ? content.slice(1) : content;
      continue;
    }
    const last = clauses.at(-1);
    const isLate = content.length > 1 && isCommand(content.at(-1)) && !isCommand(first);
    const hasOwn = (isCommand(first) && content.length > 1) || isLate;
    const assigns = content.findIndex((token, at) => isAssigning(token) && at > 0) > 0;
    const isNew = /^(?:an?|another|one more|neue[rsn]?|ein neue[rsn]?|une? nouve\w+|new)$/i.test(first.text) && content.some(({ kind }) => kind === 'quote') && content.some((token) => is(token, 'between', 'after', 'before', 'below', 'above', 'bottom', 'top', 'in')) && !assigns;
    const keeps = outsideBrackets(content).some((token) => is(token, 'keep')) && !isCommand(first);
    const isName = last !== undefined && content.length === 2 && content[0]?.kind === 'quote' && is(content[1], 'rename', 'becomes') && last.tokens.some((token) => is(token, 'becomes'));
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
    if (is(first, 'reason')) isReason = true;
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
    } else if (!hasOwn && last !== undefined && last.isAside !== true && last.tokens.at(-1)?.kind === 'quote' && !assigns && hasStyle(content) && !hasStyle(last.tokens)) {
      // "… becomes "See my box", wider than now and in forest green".
      add([itBefore(content), ...content], undefined);
    } else if (hasOwn || (assigns && !isReason)) {
      isReason = false;
      verb = isLate ? content.at(-1) : hasOwn ? first : content.find(isAssigning);
      add(content, hasOwn ? undefined : lead);
      subject = content.slice(0, content.findIndex(isAssigning));
      if (hasOwn) lead = undefined;
    } else if (isReason) continue;
    else if (
      last !== undefined &&
      last.isAside !== true &&
      content.length > 1 &&
      hasLook(content) &&
      hasMore(content) &&
      hasLook(last.tokens)
    )
      add(content, verb);
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

/** More than words of a look. */
function hasMore(tokens: readonly Token[]): boolean {
  const words = tokens.flatMap(({ kind, words: own }) => (kind === 'word' ? own : ['\u0000']));
  const looks = findLooks(words);
  return words.some((word, at) => !looks.some(({ start, end }) => at >= start && at < end) && !/^(?:an?|bit|more|little|also|much|very|fully|completely|and|too|as|well)$/.test(word));
}

const hasLook = (tokens: readonly Token[]): boolean =>
  findLooks(tokens.flatMap(({ kind, words }) => (kind === 'word' ? words : []))).length > 0;

const hasStyle = (tokens: readonly Token[]): boolean => hasLook(tokens) || findNamedColors(tokens).length > 0;
const ADD: Token = { kind: 'word', text: 'add', words: ['add'], senses: new Set(['add']), start: 0, end: 0 };

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
function endsInValue(content: readonly Token[]): boolean {
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

interface Segment {
  segment: Token[];
  joint: Token[];
}

/** What stands between commas, "and" and dashes; brackets are whole. */
function listSegments(sentence: readonly Token[]): Segment[] {
  const segments: Segment[] = [{ segment: [], joint: [] }];
  let depth = 0;
  for (const [at, token] of sentence.entries()) {
    if (isMark(token, '(')) depth++;
    if (isMark(token, ')')) depth = Math.max(0, depth - 1);
    const isReason = depth === 0 && is(token, 'reason') && at > 0;
    const isJoint =
      depth === 0 && (isMark(token, ',', ';') || is(token, 'and') || (isMark(token, '–', '—', '-') && at > 0));
    const current = segments.at(-1);
    if (isReason && current !== undefined) {
      if (current.segment.length === 0) current.segment.push(token);
      else segments.push({ segment: [token], joint: [] });
    } else if (isJoint && current !== undefined) {
      if (current.segment.length === 0) current.joint.push(token);
      else segments.push({ segment: [], joint: [token] });
    } else current?.segment.push(token);
  }
  return segments.filter(({ segment }) => segment.length > 0);
}

export function splitAt(tokens: readonly Token[], isCut: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isMark(token, '(')) depth++;
    if (isMark(token, ')')) depth--;
    if (depth === 0 && isCut(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
