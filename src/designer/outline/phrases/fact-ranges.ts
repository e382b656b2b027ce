import type { Span } from '../outline.ts';
import { markedFacts } from './marked-facts.ts';
import { afterLead, splitSpans } from './split-spans.ts';
import { readFact } from '../values/fact.ts';

/** A label in words with its figure: "Crates 9,268", "To pay €22,061.40", "Vents 40 %". */
const FACT =
  /^[\s*_]*(?:and\s)?(?!\p{L}*\s?(?:left|right|top|bottom|cent(?:re|er)|column|panel|section|row|step)\b)\p{Lu}[\p{L} ./’'-]{1,40}?\s[$€£¥]?[−+-]?\d[\d.,:]*(?!\s?(?:px|rem|em)\b)(?:\s?[\p{L}%°/²³²]{1,8})?\s*\.?$/u;
/** A compound whose last word is no element: "Notice period: 4 weeks". */
const COMPOUND =
  /^\s*\p{Lu}\p{L}+ (?!below|above|under|over|beside|with|for|of|on|in|at|and|area|list|row|line)\p{Ll}+(?<!ed|ing|ly):\s+[^,;"“:]+$/u;

/**
 * Where a sentence only tells labels with their figures, two or more of them, or one compound label with its value: words
 * that would name elements elsewhere are labels there.
 */
export function factRanges(text: string, levels: Uint8Array, lang?: string): Span[] {
  const marked = markedFacts(text, levels, lang);
  if (marked.length > 0) return marked;
  const copy = sentencesIn(text, levels);
  if (copy.length > 0) return copy;
  const rows = quotedRows(text, levels);
  if (rows.length > 0) return rows;
  // "Braille table → select": what stands before an arrow is named by it.
  const arrow = /^[^→=:]{2,40}(?=\s→\s\p{Ll})/u.exec(text);
  if (arrow !== null) return [{ start: 0, end: arrow[0].length }];
  // Its last word would be the element, if one of them was.
  if (text.length < 90 && COMPOUND.test(text)) return [{ start: 0, end: text.lastIndexOf(' ', text.indexOf(':')) }];
  if (!/\d/.test(text)) return [];
  const all = segments(text, levels).filter(({ start, end }) => end > start);
  const sure = all.map(({ start, end }) => end - start < LONGEST && FACT.test(text.slice(start, end)));
  // Likely ones are looked for only beside a sure one: what binds a label to its value is costly to find.
  const likely = sure.includes(true)
    ? all.map(({ start, end }, at) => sure[at] === true || isLikely(text.slice(start, end)))
    : [];
  const told = runsOf(likely).flatMap(({ start, end }) => {
    const certain = sure.slice(start, end).filter(Boolean).length;
    return certain > 1 || (certain > 0 && end - start > 2) ? all.slice(start, end) : [];
  });
  if (told.length > 0) return told;
  const typed = all.map(({ start, end }) => end - start < LONGEST && TYPED.test(text.slice(start, end)));
  return runsOf(typed).flatMap(({ start, end }) => (end - start > 2 ? all.slice(start, end) : []));
}

/** As people type: "feed eaten 171 t", three of them or more in a row. */
const TYPED =
  /^\s*(?:(?:and|then|und|et|y|e|en)\s)?(?!(?:the|an?|with|from|to|of|in|on|at|for|each|last|next|over|under|about|up)\s)\p{Ll}[\p{L} ’'-]{2,40}?\s[$€£¥]?[−+-]?\d[\d.,]*(?!\s?(?:px|rem|em)\b)\s?(?:[\p{L}%°/²³]{1,6})?\s*\.?$/u;

/** "Nothing is thrown away. / Old lead stays. / Every piece is signed.": lines of copy, whatever nouns they hold. */
function sentencesIn(text: string, levels: Uint8Array): Span[] {
  const parts = splitSpans(
    text,
    levels,
    { start: 0, end: text.length },
    (all, at) => all.slice(at - 1, at + 2) === ' / ',
  );
  const stops = parts.filter(({ start, end }) => /[.!?]\s*$/u.test(text.slice(start, end))).length;
  if (parts.length < 3 || stops * 3 < parts.length * 2) return [];
  return parts.map((part, at) => (at === 0 ? afterLead(text, part, /^.*[:：]\s+(?=\p{Lu})/u) : part));
}

/** `"Rings", 14:15, 48 seats; "Ice", 15:00, 7 seats and the badge "Almost full"`: rows that begin with their names. */
function quotedRows(text: string, levels: Uint8Array): Span[] {
  const parts = splitSpans(text, levels, { start: 0, end: text.length }, (all, at) => all.charAt(at) === ';');
  const rows = parts.map((part, at) => (at === 0 ? afterLead(text, part, /^.*[:：]\s+(?=["“„«])/u) : part));
  const isRow = ({ start, end }: Span): boolean => /^\s*["“„«][^"”“»]+["”“»],\s/u.test(text.slice(start, end));
  return rows.length > 2 && rows.every(isRow) ? rows : [];
}

const LONGEST = 70;
/** What tells of places, of sizes and of drawing is no label. */
const OF_DRAWING =
  /\b(?:left|right|top|bottom|cent(?:re|er)|column|panel|section|row|step|button|px|rem|em)\b|["“„«`]|\S\s[*_]/iu;

/** Beside sure ones, whatever binds a label to a value is a fact too: "Video call Mon–Fri 8–18", "Flight VT 418", "Under 5s free". */
function isLikely(segment: string): boolean {
  if (segment.length >= LONGEST || !/^[\s*_]*\p{Lu}/u.test(segment) || OF_DRAWING.test(segment)) return false;
  const fact = readFact(segment);
  return (
    fact !== undefined &&
    // "Metric tiles (5)": a count in brackets is no value.
    fact.by !== 'brackets' &&
    fact.label.span.start < fact.value.span.start &&
    fact.label.text.split(/\s+/u).length < 6
  );
}

/** Stretches of neighbours that all hold. */
function runsOf(holds: readonly boolean[]): Span[] {
  const runs: Span[] = [];
  for (const [at, is] of holds.entries()) {
    const last = runs.at(-1);
    if (!is) continue;
    if (last?.end === at) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

/** The entries between strong signs; what commas part is one entry where it is one fact ("UV strip, per metre £29"). */
function segments(text: string, levels: Uint8Array): Span[] {
  return splitSpans(text, levels, { start: 0, end: text.length }, isBreak).flatMap((whole) =>
    isPricedWhole(text.slice(whole.start, whole.end))
      ? [whole]
      : splitSpans(text, levels, whole, (all, at) => all.charAt(at) === ',' && !/\d/.test(all.charAt(at + 1))),
  );
}

function isPricedWhole(segment: string): boolean {
  if (!segment.includes(',') || !isLikely(segment)) return false;
  const label = readFact(segment)?.label.text ?? '';
  return label.includes(',') && !/[\d€$£¥]/.test(label);
}

function isBreak(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (';·|•\n'.includes(character)) return true;
  if (character === '—') return /\s/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(at + 1));
  return (character === ':' || character === '/') && /[\s*]/.test(text.charAt(at + 1));
}
