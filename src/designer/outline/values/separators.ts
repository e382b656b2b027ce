import { OPEN_END } from './open-end.ts';
import type { Span } from '../outline.ts';
import { isDigit, isSpace } from './characters.ts';
import { matchAt } from './match-at.ts';
import { TOP, markLevels } from './top-level.ts';
import { unitKind } from './units.ts';

export type SeparatorKind =
  | 'line'
  | 'tab'
  | 'semicolon'
  | 'pipe'
  | 'dot'
  | 'slash'
  | 'arrow'
  | 'dash'
  | 'comma'
  | 'conjunction'
  | 'ampersand';

/** A separator at top level; its range takes the white space round it. */
export interface Separator extends Span {
  kind: SeparatorKind;
}

/** A line's end with whatever bullet or number the next line begins with. */
const LINE = /[ \t\r]*(?:\n[ \t\r]*)+(?:(?:[-*•–—▪◦‣·>+]|\(?\d{1,3}[.)]|\(?[a-z][.)])[ \t]+(?:\[[ xX]\] )?)?/uy;
const CONJUNCTION =
  /\s+(?:and|or|und|oder|sowie|et|ou|ainsi que|y|e|o|ed|en|of|i|oraz|lub|och|eller|og|ve|veya|as well as|plus|및|그리고|和|と|や|或)\s+/uy;
const CJK_CONJUNCTION = /[」』”"'’]?([和と와과及]|および|以及)(?=[「『“"'‘])/uy;
const CANDIDATE = /[\s;；؛|·•,、，،.→⟶➜⇒=\-と和와과及お以]/gu;
const LEADER = /\.{4,}\s*|\.{3}\s+(?=[\d€$£])/uy;
const ARROW = /\s*(?:→|⟶|➜|⇒|->|=>)\s*|\s+[›>»]\s+/uy;

/**
 * All separators outside quotation marks and brackets. Commas in numbers, slashes in "23/31", hyphens in names and dashes
 * between numbers are none.
 *
 * @example findSeparators('a, "b, c" / 1,300').map(({ kind }) => kind) // ['comma', 'slash']
 */
export function findSeparators(text: string, levels: Uint8Array = markLevels(text)): Separator[] {
  const found: Separator[] = [];
  let at = nextCandidate(text, 0);
  while (at < text.length) {
    const one = levels[at] === TOP ? separatorAt(text, at, levels) : undefined;
    if (one === undefined || one.end <= at) {
      // A run of spaces is looked at once, from its beginning.
      at = isSpace(text.charAt(at)) && levels[at] === TOP ? Math.max(at + 1, skipSpace(text, at)) : at + 1;
    } else {
      found.push(one);
      at = one.end;
    }
    at = nextCandidate(text, at);
  }
  return found;
}

/** Most characters begin no separator: jumps to the next that may. */
function nextCandidate(text: string, from: number): number {
  CANDIDATE.lastIndex = from;
  return CANDIDATE.exec(text)?.index ?? text.length;
}

function separatorAt(text: string, at: number, levels: Uint8Array): Separator | undefined {
  const char = text.charAt(at);
  const kind = SIGNS[char];
  if (kind !== undefined) return signAt(text, at, kind);
  if (char === '.') return leaderAt(text, at);
  if (isSpace(char)) return afterSpace(text, at, levels);
  if (
    char === '→' ||
    char === '⟶' ||
    char === '➜' ||
    char === '⇒' ||
    (char === '-' && text.charAt(at + 1) === '>') ||
    (char === '=' && text.charAt(at + 1) === '>')
  ) {
    return whole(text, at, 'arrow', ARROW);
  }
  return 'と和와과及お以'.includes(char) && levels[at - 1] !== TOP
    ? whole(text, at, 'conjunction', CJK_CONJUNCTION)
    : undefined;
}

const SIGNS: Record<string, SeparatorKind> = {
  ';': 'semicolon',
  '；': 'semicolon',
  '؛': 'semicolon',
  '|': 'pipe',
  '·': 'dot',
  '•': 'dot',
  ',': 'comma',
  '、': 'comma',
  '，': 'comma',
  '،': 'comma',
  '\t': 'tab',
  '\n': 'line',
};

/** The dots of a table of contents: "Built ......... 1987". */
function leaderAt(text: string, at: number): Separator | undefined {
  const end = text.charAt(at + 1) === '.' && text.charAt(at - 1) !== '.' ? matchAt(LEADER, text, at) : undefined;
  return end === undefined || end === text.length ? undefined : { start: at, end, kind: 'tab' };
}

function signAt(text: string, at: number, kind: SeparatorKind): Separator | undefined {
  if (kind === 'line') return whole(text, at, 'line', LINE);
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (kind === 'comma' && isDigit(before) && isDigit(after) && !isTightList(text, at)) return undefined;
  if (kind === 'dot' && !isSpace(before) && !isSpace(after) && before !== '' && after !== '') return undefined;
  return { start: at, end: skipSpace(text, at + 1), kind };
}

/** "31 – 2 fewer than planned": a range ascends, so these are two figures. */
function isDescending(text: string, at: number, end: number): boolean {
  const from = /(?<![\d.,:/])\d{1,6}$/u.exec(text.slice(Math.max(0, at - 7), at))?.[0];
  const to = /^\d{1,6}(?=\s\p{Ll}{2})/u.exec(text.slice(end, end + 10))?.[0];
  return from !== undefined && to !== undefined && Number(to) <= Number(from);
}

function afterSpace(text: string, at: number, levels: Uint8Array): Separator | undefined {
  const line = text.charAt(at) === '\n' || text.charAt(at) === '\r' ? matchAt(LINE, text, at) : undefined;
  if (line !== undefined) return { start: at, end: line, kind: 'line' };
  const next = skipSpace(text, at);
  const char = text.charAt(next);
  const isSpacedAfter = isSpace(text.charAt(next + 1)) || next + 1 === text.length;
  if (levels[next] !== TOP && next < text.length) return undefined;
  if (SIGNS[char] !== undefined || char === '\n')
    return char === '\t' || char === '\n' ? undefined : signAfterSpace(text, at, next);
  if (char === '/' && isSpacedAfter && isPer(text, at, next)) return undefined;
  if (char === '/' && isSpacedAfter) return { start: at, end: skipSpace(text, next + 1), kind: 'slash' };
  if ((char === '–' || char === '—' || char === '-' || char === '−') && isSpacedAfter) {
    const end = skipSpace(text, next + 1);
    // "08:00 – 17:00" is one range; "W-1 — 42 m" and "Set 7 — 08:15" are two.
    const isNamed = char === '—' && /\p{L}/u.test(text.slice(0, at));
    if (
      !isNamed &&
      !isDescending(text, at, end) &&
      isDigit(text.charAt(end)) &&
      /(?:^|[\s(€$£])[\d.,:]*\d$/u.test(text.slice(Math.max(0, at - 12), at))
    )
      return undefined;
    return { start: at, end, kind: 'dash' };
  }
  if (char === '.') {
    const leader = leaderAt(text, next);
    return leader === undefined ? undefined : { ...leader, start: at };
  }
  if (char === '&' && isSpacedAfter) return { start: at, end: skipSpace(text, next + 1), kind: 'ampersand' };
  const arrow = whole(text, at, 'arrow', ARROW);
  if (arrow !== undefined || isEnglishOf(text, next) || OPENS_END.test(text.slice(next, next + 16))) return arrow;
  return whole(text, at, 'conjunction', CONJUNCTION);
}

const OPENS_END = new RegExp(`^(?:${OPEN_END})(?!\\p{L})`, 'u');

/** "24 / min", "€96 / m²": one figure by its unit, where no other slash parts the entry. */
function isPer(text: string, at: number, slash: number): boolean {
  const before = text.slice(0, at);
  const from = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf('\n')) + 1;
  const unit = /^ ?(\p{Ll}{1,6}[²³]?)(?=\s*(?:[,;.)\n]|$))/u.exec(text.slice(slash + 1))?.[1];
  return (
    unit !== undefined &&
    unitKind(unit) !== undefined &&
    /\d\s?[\p{L}°€$£%]{0,4}$/u.test(before) &&
    !before.slice(from).includes(' / ')
  );
}

/** "11 of 12", "Frogs of the North": in Dutch the word parts a list, in English it never does. */
const isEnglishOf = (text: string, at: number): boolean =>
  text.startsWith('of ', at) &&
  (/^of (?:\d|the |an? |this |its |all )/u.test(text.slice(at, at + 8)) ||
    /\s(?:and|the|with|for|is|are|by)\s/u.test(text));

function signAfterSpace(text: string, at: number, next: number): Separator | undefined {
  const one = signAt(text, next, SIGNS[text.charAt(next)] ?? 'comma');
  return one === undefined ? undefined : { ...one, start: at };
}

function whole(text: string, at: number, kind: SeparatorKind, pattern: RegExp): Separator | undefined {
  const end = matchAt(pattern, text, at);
  return end === undefined ? undefined : { start: at, end, kind };
}

function skipSpace(text: string, at: number): number {
  let end = at;
  while (isSpace(text.charAt(end)) && text.charAt(end) !== '\n') end += 1;
  return end;
}

/** "1,2,3" and "10,11,12": digits with commas that make no number. */
function isTightList(text: string, at: number): boolean {
  let end = at;
  while (end < at + 32 && (isDigit(text.charAt(end)) || text.charAt(end) === ',')) end += 1;
  let start = at;
  while (start > at - 32 && (isDigit(text.charAt(start - 1)) || text.charAt(start - 1) === ',')) start -= 1;
  if (end - start > 31) return true;
  const groups = text.slice(start, end).replace(/,+$/u, '').split(',');
  return groups.length > 2 && groups.slice(1).some((group) => group.length !== 3);
}
