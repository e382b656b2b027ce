import type { Passage } from '../form/passage.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import { opensTemplate } from '../lexicon/opens-template.ts';
import { isMarkedFact } from '../phrases/marked-facts.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { splitCells } from '../values/cells.ts';
import { hasLeaders, readFact } from '../values/fact.ts';
import { groupOfFacts } from './group-of-facts.ts';
import { valueAt } from '../values/value-at.ts';
import { findQuoted } from '../values/quoted.ts';

/**
 * Index behind the lines from `at` on that are things of one kind though no noun announced a list: they stand below one
 * another, and each has several parts ("P-11, Aatu Lehto, 6.2 t salt"). `at` where there are none.
 */
export function endOfRows(passages: readonly Passage[], at: number, lang: string): number {
  let end = at;
  while (isTagged(passages[end])) end++;
  if (end > at) return end;
  while (isQuotedRow(passages[end])) end++;
  if (end - at > 1) return end;
  end = at;
  while (isThing(passages[end], lang)) end++;
  if (end - at < 2) return at;
  const lines = passages.slice(at, end);
  if (lines.every(({ said }) => beginsWithMoment(said.text))) return end;
  const counts = lines.map(({ said }) => splitCells(said.text).length);
  // "Curlew, 2 seats": a name and what is said of it, entry by entry.
  const isTold = lines.every(({ form, said }) => form === 'item' && /^\p{Lu}[^,]*,\s[\p{Ll}\d]/u.test(said.text));
  if (isTold && counts.every((count) => count === 2)) return end;
  return Math.max(...counts) > 2 && Math.max(...counts) - Math.min(...counts) < 3 ? end : at;
}

/** `20:30 to 22:00 "Halo, deep"`, "12 May — Teeth trimmed": a moment with what is then. */
export function beginsWithMoment(text: string): boolean {
  const kind = valueAt(text, 0)?.kind;
  return kind === 'clock' || kind === 'time-range' || kind === 'date';
}

/** "[Fixed] Crash on fonts with many glyphs": an entry that bears what it is in brackets; "[x] Done" is a mark to tick. */
const isTagged = (passage: Passage | undefined): boolean =>
  passage?.form === 'item' &&
  passage.parts.length === 0 &&
  /^\[\p{Lu}\p{L}[\p{L} -]{1,18}\]\s+\S/u.test(passage.said.text);

/** `"Samira", "three doors down", call icon`: a quoted name, what is quoted or measured of it, and perhaps a sign. */
export function isQuotedRow(passage: Passage | undefined): boolean {
  if (passage === undefined || passage.parts.length > 0 || (passage.form !== 'item' && passage.form !== 'row'))
    return false;
  const { text } = passage.said;
  const [first, second] = findQuoted(text);
  if (first?.start !== 0 || second === undefined || !/^\s*[,–—·|]\s*$/u.test(text.slice(first.end, second.start)))
    return false;
  const rest = withoutQuotes(text);
  return /^[\s,–—·|]*(?:an? )?(?:[\p{L}-]+ ){0,2}(?:icon|avatar|photo|picture)?[\s.]*$/u.test(rest);
}

function isThing(passage: Passage | undefined, lang: string): boolean {
  if (passage === undefined || passage.parts.length > 0 || (passage.form !== 'item' && passage.form !== 'row'))
    return false;
  const { text } = passage.said;
  if (groupOfFacts(passage.said) !== undefined) return true;
  if (
    text.length > 200 ||
    isRefusal(text, lang) ||
    opensTemplate(text, lang) ||
    /[.!?]\s+\p{Lu}/u.test(withoutQuotes(text))
  )
    return false;
  const { tokens } = readTokens(passage.said, lang);
  if (
    tokens[0]?.is === 'place' ||
    tokens.some((token) => token.is === 'noun' && !token.mention.isWeak && /^\p{Ll}/u.test(token.mention.text))
  )
    return false;
  return splitCells(text).length > 1 && /^(?:["“„«`*\d€$£]|\p{Lu})/u.test(text) && tokens[0]?.is !== 'noun';
}

/** "Subtotal €24.80", "**Total €30.80**": lines of a bill, each a label with its amount and nothing between. */
const SUM =
  /^[*_]*\p{L}[\p{L} .'’()%\d-]{1,40}?[*_]*\s*[:：]?\s+[*_]*[−-]?(?:[$€£¥]\s?\d[\d.,]*|(?:CHF|USD|EUR|GBP)\s\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥]|CHF|kr|zł))[*_]*\.?$/u;
const TOTAL =
  /(?<!\p{L})(?:total|sum|summe|gesamt\p{L}*|to pay|due|somme|totale|totaal|razem|suma|summa|toplam)(?!\p{L})/iu;

/** Index behind the lines of a bill from `at` on, one of which is a total. `at` where there are none. */
export function endOfSums(passages: readonly Passage[], at: number): number {
  let end = at;
  while (isSum(passages[end])) end++;
  return end - at > 1 && passages.slice(at, end).some(({ said }) => TOTAL.test(said.text)) ? end : at;
}

const isSum = (passage: Passage | undefined): boolean =>
  passage !== undefined && passage.parts.length === 0 && passage.form !== 'heading' && SUM.test(passage.said.text);

/** Index behind the lines from `at` on that are each a label with its value: "Crop: Ranunculus". `at` where there are none. */
export function endOfFacts(passages: readonly Passage[], at: number, lang: string): number {
  let end = at;
  let sure = 0;
  for (; ; end++) {
    const isSure = isFactLine(passages[end], lang);
    if (isSure) sure++;
    else if (!isLikeFact(passages[end], lang)) break;
  }
  return end - at > 1 && sure > 1 && sure * 2 >= end - at ? end : at;
}

/** Among such lines, one is a fact too whose words name a place or an element elsewhere: "Limb: Right transtibial". */
function isLikeFact(passage: Passage | undefined, lang: string): boolean {
  if (passage === undefined || passage.parts.length > 0 || (passage.form !== 'item' && passage.form !== 'row'))
    return false;
  return !isRefusal(passage.said.text, lang) && isMarkedFact(passage.said.text, lang);
}

function isFactLine(passage: Passage | undefined, lang: string): boolean {
  if (
    passage === undefined ||
    passage.parts.length > 0 ||
    passage.form === 'heading' ||
    passage.form === 'table' ||
    passage.form === 'code'
  )
    return false;
  const { text } = passage.said;
  if (text.length > 110 || isRefusal(text, lang) || /[.!?]\s+\p{Lu}/u.test(text)) return false;
  const fact = readFact(text);
  if (fact === undefined || fact.by !== 'mark' || fact.label.text.split(/\s+/).length > 5) return false;
  if (hasLeaders(text)) return true;
  // "Text: …" and "CTA 1: …" give words to an element.
  const [named] = findMentions(fact.label.text, lang);
  const { kind } = named?.makes ?? {};
  const isWords = kind === 'control' || (named?.makes.kind === 'text' && GIVEN.has(named.makes.role));
  if (named !== undefined && isWords && named.start === 0 && /^\s?\d?$/.test(fact.label.text.slice(named.end)))
    return false;
  // What holds a list or names elements says what is there; a fact only tells.
  const { tokens } = readTokens(passage.said, lang);
  if (tokens.some((token) => token.is === 'place' || (token.is === 'noun' && !token.mention.isWeak))) return false;
  return (
    !/[;|·]/.test(fact.value.text) && fact.value.text.split(',').length < 3 && findQuoted(fact.value.text).length < 2
  );
}

const GIVEN: ReadonlySet<string> = new Set(['headline', 'heading', 'paragraph', 'overline', 'quote']);

const withoutQuotes = (text: string): string =>
  findQuoted(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
