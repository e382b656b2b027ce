import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import type { Span } from '../outline.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { findQuoted } from '../values/quoted.ts';
import { markLevels, TOP } from '../values/top-level.ts';
import { holdsLiteral, isTalk } from './is-talk.ts';
import { talkPatterns } from './talk-patterns.ts';

/** Fewer words behind its opener are a name's: "when dry". */
const LEAST_WORDS = 2;

/**
 * The stretches of a sentence that only explain the part told before them: reasons, purposes, rules, what people do with
 * it. Of "a bar that shows the tide" the clause tells the part; a name or an entry of a list keeps its own conditions.
 */
export function findAsides(sentence: string, lang: string, isEntry = false): Span[] {
  const patterns = talkPatterns(lang);
  if (patterns === undefined) return [];
  const levels = markLevels(sentence);
  const asides: Span[] = [...bracketed(sentence, levels, lang)];
  let from = 0;
  for (const match of sentence.matchAll(patterns.opener)) {
    const { index } = match;
    if (index < from || levels[index] !== TOP || levels[index + match[0].length - 1] !== TOP) continue;
    const { relative, condition } = match.groups ?? {};
    const isReason = relative === undefined && condition === undefined;
    const segment = segmentStart(sentence, levels, index);
    // A sentence of its own may give its reason whatever it tells.
    const isFree = isReason && !isEntry && segment === 0;
    if (!isFree && !explains(sentence.slice(segment, index), lang)) continue;
    const end = endOf(sentence, levels, index + match[0].length, lang);
    const body = sentence.slice(index + match[0].length, end);
    if (body.trim().split(/\s+/u).length < LEAST_WORDS || findQuoted(body).length > 0) continue;
    // "Lock keys when carried" is an entry's name; "…, disabled while the tank is full" tells a rule.
    if (!isReason && (holdsLiteral(body, lang) || (isEntry && !match[0].startsWith(',')))) continue;
    if (relative !== undefined && !/^wh?o(?:m|se)?$/iu.test(relative) && patterns.telling.test(body)) continue;
    if (condition !== undefined && /^[:：]/u.test(sentence.slice(end))) continue;
    asides.push({ start: index, end });
    from = end;
  }
  return asides.sort((a, b) => a.start - b.start);
}

/** "(one of them is usually at sea)": an aside in brackets. */
function* bracketed(sentence: string, levels: Uint8Array, lang: string): Generator<Span> {
  const bound = talkPatterns(lang)?.bound;
  for (const { index, 0: whole, 1: inner = '' } of sentence.matchAll(/\s?\(([^()"“„«]{8,})\)/gu)) {
    if (levels[index] !== TOP) continue;
    const isBound = bound?.test(inner) === true && !holdsLiteral(inner, lang);
    if (isBound || isTalk(inner, lang)) yield { start: index, end: index + whole.length };
  }
}

/** Whether words tell what can be explained: a part of a page, words in marks, looks or a refusal; an entry of a list is not. */
export function explains(before: string, lang: string): boolean {
  return (
    findQuoted(before).length > 0 ||
    findMentions(before, lang).some(({ isModifier }) => !isModifier) ||
    isStyleStatement(before) ||
    isRefusal(before.trim(), lang) ||
    isTalk(before, lang)
  );
}

function segmentStart(sentence: string, levels: Uint8Array, at: number): number {
  for (let start = at; start > 0; start--)
    if (levels[start - 1] === TOP && /[;:：/→]/u.test(sentence.charAt(start - 1)) && /\s/u.test(sentence.charAt(start)))
      return start;
  return 0;
}

/** Up to the next sign or word where the sentence goes on with a part. */
function endOf(sentence: string, levels: Uint8Array, from: number, lang: string): number {
  for (let at = from; at < sentence.length; at++) {
    if (levels[at] !== TOP) continue;
    const rest = sentence.slice(at);
    if (/^[;：]|^:\s|^\s[–—/→-]\s/u.test(rest)) return at;
    if (/^[.!?]+\s*$/u.test(rest)) return at;
    const joint = JOINT.exec(rest);
    if (joint !== null && goesOn(rest.slice(joint[0].length), joint[0].startsWith(','), lang)) return at;
  }
  return sentence.length;
}

const JOINT = /^(?:,\s+(?:(?:and|then|plus|und|dann|et|puis|y|luego)\s+)*|\s(?:and|plus|und|et|y)\s+)/iu;

/** Whether what follows a comma or "and" is another part: words in marks, a place, an article with a noun. */
function goesOn(rest: string, hasComma: boolean, lang: string): boolean {
  if (/^(?:(?:an?|the|with|mit|avec|con)\s)?["“„«`]/iu.test(rest)) return true;
  const head = /^[^,;:.]*/u.exec(rest)?.[0] ?? '';
  if (hasComma && findPlaces(head, lang).some(({ start, means }) => start < 2 && means.place !== undefined))
    return true;
  if (
    !/^(?:with\s|mit\s|avec\s|con\s)?(?:an?|one|two|three|four|five|six|\d|each|the|eine?n?|der|die|das|zwei|drei|vier|une?|les?|la|deux|trois|un[ao]?|el|dos|tres)\s/iu.test(
      rest,
    )
  )
    return false;
  const limit = head.split(/\s+/u).slice(0, 6).join(' ').length;
  const isThe = /^(?:the|der|die|das|les?|la|el)\s/iu.test(rest);
  return findMentions(head, lang).some(
    ({ isWeak, isModifier, start }) => !isWeak && !isModifier && start <= limit && (hasComma || !isThe),
  );
}
