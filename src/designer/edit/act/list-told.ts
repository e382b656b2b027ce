import { rawOf, takeBrackets } from '../ask/clause-words.ts';
import { isCommand } from '../ask/list-segments.ts';
import { PLACES } from '../ask/take-places.ts';
import { type Token, is, isMark } from '../ask/token.ts';
import { fold, toWords } from '../page/to-words.ts';
import { isTyped, shapeOf } from '../page/value-shape.ts';

/** A new value as a clause gives it, with what it takes the place of and what is said of where. */
export interface Told {
  value: string;
  isQuoted: boolean;
  /** An arrow, "is now" or "to" stands before it. */
  isCued: boolean;
  from?: string;
  /** The word right before it. */
  before: string;
  /** Words that say of what it is. */
  of: readonly string[];
}

/** The ways in which a clause can be parted into a value and what it is of, the most explicit first. */
export function listTold(tokens: readonly Token[], text: string): Told[][] {
  const { main, notes } = takeBrackets(tokens);
  // In brackets stands what was before; else it is said in passing.
  const old = notes.find(([first, second]) => is(first, 'instead', 'from') || is(second, 'instead')) ?? [];
  const plain = [...main, ...old].filter((token) => !isMark(token, ',', '.', '!'));
  const { rest, from } = takeFrom(plain, text);
  const told = (start: number, stop: number, isCued: boolean, before = from, cut = start): Told[] => {
    const isQuoted = rest[start]?.kind === 'quote';
    const end = isQuoted ? start + 1 : stop;
    const said = isQuoted ? (rest[start]?.text ?? '') : rawOf(rest.slice(start, end), text);
    const value = isQuoted
      ? said
      : said.replace(/[.,;!]+$/, '').replace(/\s+(?:now|today|please|pls|jetzt|instead|again)$/i, '');
    // Several things are no value of one.
    const parts = rest.slice(start, end);
    if (!isQuoted && parts.some((one) => is(one, 'and') || (one.kind === 'mark' && !isTyped(shapeOf(value)))))
      return [];
    const left = [...rest.slice(0, cut), ...rest.slice(end)];
    // One word for another, wherever it stands, is no value of something.
    if (
      before !== undefined &&
      !isQuoted &&
      !isTyped(shapeOf(value)) &&
      (left.every((one) => one.kind === 'mark' || isBlank(one)) ||
        [value, ...left.map(({ text: word }) => word)].some((one) => isShared(before, one)))
    )
      return [];
    // "6 day 1" are several things, and no figure with its unit.
    if (!isQuoted && /^\d[\d.,]*\s+\p{L}{3,}\s+\d/u.test(value) && shapeOf(value).kind !== 'date') return [];
    if (value === '' || left.length + (before === undefined ? 0 : 1) === 0) return [];
    return [
      {
        value,
        isQuoted,
        isCued,
        ...(before !== undefined && { from: before }),
        before: fold(rest[start - 1]?.text ?? ''),
        of: left.flatMap((one) => (one.kind === 'mark' || isBlank(one) ? [] : one.words)),
      },
    ];
  };
  const cued: Told[] = [];
  const figures: Told[] = [];
  const last: Told[] = [];
  const cue = rest.findLastIndex(
    (token, at) => at > 0 && at < rest.length - 1 && (isMark(token, '→', ':', '=') || isCueWord(token)),
  );
  if (cue > 0) {
    let start = cue + 1;
    while (
      start < rest.length - 1 &&
      /^(?:in|at|to|now|only|just|the|bei|um|auf|jetzt|an?)$/i.test(rest[start]?.text ?? '')
    )
      start++;
    // What stands right before an arrow and looks like the new value is the old one.
    const isPair = isMark(rest[cue], '→') || is(rest[cue], 'to') || rest[cue - 1]?.kind === 'quote';
    const [was, cut] = isPair ? oldBefore(rest, cue, text) : [undefined, cue];
    for (const end of ends(rest, start, text)) {
      if (was !== undefined) cued.push(...told(start, end, true, from ?? was, cut));
      cued.push(...told(start, end, true, from, cue));
    }
  }
  // A figure anywhere, or the last words.
  for (let start = 0; start < rest.length; start++) {
    const token = rest[start];
    if (token === undefined || (token.kind !== 'quote' && !/^[~+\-−]?[€$£¥]?\d/.test(token.text))) continue;
    let end = start + 1;
    while (end < rest.length && rest[end]?.kind === 'word' && isTyped(shapeOf(rawOf(rest.slice(start, end + 1), text))))
      end++;
    // A unit stays with its figure; what is counted can be what the figure is of.
    for (let to = end; to > start; to--)
      if (to === end || /^\p{L}{3,}$/u.test(rest[to]?.text ?? '')) figures.push(...told(start, to, false));
  }
  for (const start of [rest.length - 3, rest.length - 2, rest.length - 1])
    if (
      start > 0 &&
      rest.slice(start).every((token) => (token.kind === 'word' || token.kind === 'name') && !isCueWord(token))
    )
      last.push(...told(start, rest.length, false));
  return [cued, figures, last];
}

const isCueWord = (token: Token): boolean =>
  is(token, 'becomes', 'goes') || (is(token, 'to') && /^(?:to|zu|auf|à|a|naar)$/i.test(token.text));

/** Where a value can end: before what says where, and at the end. */
function ends(tokens: readonly Token[], start: number, text: string): number[] {
  const stop = tokens.findIndex(
    (token, at) => at > start && (is(token, 'in', 'of', 'reason', 'and', ...PLACES) || isMark(token, ',', ';')),
  );
  const end = stop < 0 ? tokens.length : stop;
  let typed = start + 1;
  while (typed < end && isTyped(shapeOf(rawOf(tokens.slice(start, typed + 1), text)))) typed++;
  const isFigure = isTyped(shapeOf(rawOf(tokens.slice(start, typed), text)));
  return [...new Set([...(isFigure ? [typed] : []), end, tokens.length])];
}

/** Off the clause: "not 17:00", "instead of cellar", "(was 46 kg)", "from "cellar"". */
function takeFrom(tokens: readonly Token[], text: string): { rest: readonly Token[]; from?: string } {
  const at = tokens.findIndex(
    (token, index) =>
      is(token, 'instead') ||
      (index > 0 &&
        is(token, 'from') &&
        (tokens[index + 1]?.kind === 'quote' || /\d/.test(tokens[index + 1]?.text ?? ''))),
  );
  if (at < 0) return { rest: tokens };
  let end = at + 1;
  if (tokens[end]?.kind === 'quote') end++;
  else
    while (
      end < tokens.length &&
      (end === at + 1 ||
        (tokens[end]?.kind !== 'quote' &&
          !isCueWord(tokens[end] as Token) &&
          !isMark(tokens[end], ':', '→', ',') &&
          !isCommand(tokens[end]) &&
          !is(tokens[end], 'in', 'and', 'of', ...PLACES))) &&
      end - at < 5
    )
      end++;
  const from = rawOf(tokens.slice(at + 1, end), text)
    .replace(/^["“„«‘'`]|["”“»’'`]$/g, '')
    .replace(/^(?:the|at|was|is|it)\s+/i, '')
    .replace(/\s+(?:any ?more|any longer)$/i, '')
    .replace(/[.,;)]+$/, '');
  return from === '' ? { rest: tokens } : { rest: [...tokens.slice(0, at), ...tokens.slice(end)], from };
}

/** "Heel slides 3 × 15 → 4 × 12": the old value before the arrow. */
function oldBefore(tokens: readonly Token[], cue: number, text: string): [string | undefined, number] {
  if (tokens[cue - 1]?.kind === 'quote') return cue > 1 ? [tokens[cue - 1]?.text, cue - 1] : [undefined, cue];
  for (let start = Math.max(0, cue - 4); start < cue; start++) {
    const value = rawOf(tokens.slice(start, cue), text);
    if (/^[~≈+\-−]?[€$£¥]?\d/.test(value) && isTyped(shapeOf(value)) && start > 0) return [value, start];
  }
  return [undefined, cue];
}

/** Words that say nothing of where. */
const isBlank = (token: Token): boolean =>
  is(token, 'wish', 'and', 'becomes', 'goes', 'to', 'in', 'of', 'from', 'instead', ...PLACES) ||
  (isCommand(token) && token.kind === 'word') ||
  /^(?:the|an?|is|are|now|just|only|it|its|this|that|there|here|nr|no|pls|please|bottom|top|left|right|middle|corner|unten|oben|links|rechts|at|on|by|for|till?|until|der|die|das|le|la|el|de|het|s|today|actually|should|be|will|line|row|item|entry|card|section|list|table|cell|box|field|text|value|figure|number|amount)$/i.test(
    token.text,
  );

/** "Weir suite not Weir double": another form of the same words. */
const isShared = (one: string, other: string): boolean =>
  toWords(one).length > 1 && toWords(one).some((word) => word.length > 1 && toWords(other).includes(word));
