import { type Piece } from '../form/piece.ts';
import { proseButtons, tellsPress } from './prose-buttons.ts';
import type { Span } from '../outline.ts';
import { WEEKDAYS } from '../values/calendar-words.ts';
import { isInstruction, leadsToSamples, SAYING } from './casual-words.ts';
import { toldFields } from '../assemble/form-fields/told-fields.ts';
import { holdsQuote } from './list-literals.ts';

/** Forms that are only found in prose: words to be said, entries by time or day, samples, buttons listed at the foot. */
export function isOwn(sentence: Piece, units: readonly Piece[], lang: string): boolean {
  if (holdsQuote(sentence.text)) return false;
  if (units.some((unit) => tellsPress(unit.text) || toldFields(unit, lang) !== undefined)) return true;
  const saying = units.some(({ text }) => SAYING.test(text));
  const moments = units.filter(
    ({ text }) =>
      /^\d{1,2}[:.]\d{2}\s\p{L}/u.test(text) ||
      WEEKDAYS.has((/^\p{L}+(?=\s\p{Lu})/u.exec(text)?.[0] ?? '').toLowerCase()),
  );
  const head = /^([^:：]{2,40})[:：]\s/u.exec(sentence.text)?.[1] ?? '';
  // "floats: The Whale, Tax Dragon": a heading in small letters over names in capitals.
  const names = /^(?:[^,;]+[:：]\s+)(.+?)(?:\s[-–—]\s.*)?$/u.exec(sentence.text)?.[1]?.split(/,\s+/) ?? [];
  const isNames =
    (/^\p{Ll}[\p{L} ]*$/u.test(head) || /\bonly one\b|\bone of (?:these|them)\b/u.test(sentence.text)) &&
    names.length > 1 &&
    names.every((name) => /^\p{Lu}/u.test(name) || isInstruction(name));
  return (
    isNames ||
    saying ||
    /^(?:text|wording)$/i.test(head) ||
    moments.length > 1 ||
    leadsToSamples(head) ||
    /^(?:at the )?(?:bottom|foot|unten|unterhalb|abajo|en bas|em baixo|onderaan)$/iu.test(head.trim())
  );
}

/** Names of buttons and words to be said, which no capital or figure shows. */
export function listTold(unit: Piece): Span[] {
  const buttons = proseButtons(unit, [])?.buttons.flatMap(({ label }) => label?.span ?? []) ?? [];
  const saying = SAYING.exec(unit.text);
  const said =
    saying === null || holdsQuote(unit.text)
      ? []
      : [{ start: unit.start + saying.index + saying[0].length, end: unit.start + unit.text.length }];
  return [...buttons, ...said];
}
