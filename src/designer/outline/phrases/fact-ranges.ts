import type { Span } from '../outline.ts';
import { TOP } from '../values/top-level.ts';

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
export function factRanges(text: string, levels: Uint8Array): Span[] {
  // Its last word would be the element, if one of them was.
  if (text.length < 90 && COMPOUND.test(text)) return [{ start: 0, end: text.lastIndexOf(' ', text.indexOf(':')) }];
  if (!/\d/.test(text)) return [];
  const facts = segments(text, levels).filter(
    ({ start, end }) => end - start < 70 && FACT.test(text.slice(start, end)),
  );
  return facts.length > 1 ? facts : [];
}

function segments(text: string, levels: Uint8Array): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !(levels[at] === TOP && isBreak(text, at))) continue;
    spans.push({ start, end: at });
    start = at + 1;
  }
  return spans;
}

function isBreak(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (';·|•\n'.includes(character)) return true;
  if (character === ':' || character === '/') return /[\s*]/.test(text.charAt(at + 1));
  return character === ',' && !/\d/.test(text.charAt(at + 1));
}
