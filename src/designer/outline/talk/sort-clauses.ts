import { findQualities } from '../lexicon/find-qualities.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import type { Span } from '../outline.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { markLevels, TOP } from '../values/top-level.ts';
import { findAsides } from './find-asides.ts';
import { holdsLiteral, holdsPart, isTalk } from './is-talk.ts';

export interface Clause extends Span {
  is: 'content' | 'looks' | 'refusal' | 'talk';
}

const PARTS = /^(?:[;]\s|,\s+|\s[–—/-]\s)/u;

/**
 * A sentence as the clauses between its signs. What follows looks, a refusal or talk and neither shows nor names anything
 * goes on with it: "no sidebar; the room is dark".
 */
export function sortClauses(sentence: string, lang: string): Clause[] {
  const clauses: Clause[] = [];
  let before: Clause['is'] | undefined;
  for (const { start, end } of splitAtSigns(sentence)) {
    const text = sentence.slice(start, end).replace(/[.!?]+\s*$/u, '');
    // A capital begins something of its own, and after looks only another sentence goes on with them.
    const isOwn = start > 0 && /^\p{Lu}/u.test(text);
    const goesOn = !isOwn && (before !== 'looks' || /;\s$/u.test(sentence.slice(0, start)));
    const is =
      isOwn && before === 'content'
        ? 'content'
        : before === 'looks' && isSized(text, lang)
          ? 'looks'
          : sort(text, lang, goesOn ? before : undefined);
    clauses.push({ start, end, is });
    before = is;
  }
  return clauses;
}

function sort(text: string, lang: string, before: Clause['is'] | undefined): Clause['is'] {
  if (isRefusal(text.trim(), lang)) return 'refusal';
  if (isStyleStatement(text)) return 'looks';
  // What a clause says before its reason tells what it is: "the gauge is amber because it has to be filled".
  const [aside] = findAsides(text, lang);
  if (isTalk(aside === undefined ? text : text.slice(0, aside.start), lang)) return 'talk';
  const goesOn = before !== undefined && before !== 'content' && !holdsLiteral(text, lang) && !holdsPart(text, lang);
  return goesOn && !/[:：]\s/u.test(text) && /\s\S+\s/u.test(text) ? 'talk' : 'content';
}

/** "large round controls" among looks: how parts are, none of which is named or counted. */
function isSized(text: string, lang: string): boolean {
  const [quality] = findQualities(text, lang);
  return quality?.start === 0 && text.split(/\s+/u).length < 5 && !holdsLiteral(text, lang) && !/[:：]/u.test(text);
}

function splitAtSigns(sentence: string): Span[] {
  const levels = markLevels(sentence);
  const spans: Span[] = [];
  let from = 0;
  for (let at = 1; at < sentence.length; at++) {
    const sign = levels[at] === TOP ? PARTS.exec(sentence.slice(at, at + 4)) : null;
    if (sign === null) continue;
    spans.push({ start: from, end: at });
    from = at + sign[0].length;
    at = from - 1;
  }
  return [...spans, { start: from, end: sentence.length }];
}
