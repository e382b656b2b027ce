import type { Placing } from '../assemble/scope.ts';
import { toCount } from '../lexicon/to-count.ts';
import { EACH } from './joining.ts';
import type { FactPart, ListedPart, SaidPart } from './part.ts';
import type { Scan } from './scan.ts';
import { nameColor } from '../style/name-color.ts';
import { takePlace } from './take-place.ts';

export function readSaid(scan: Scan, placing: Placing): SaidPart | undefined {
  const words = scan.quoted() ?? readTold(scan, placing);
  if (words === undefined) return undefined;
  eatColor(scan);
  const aside = scan.aside();
  const place = scan.place();
  if (place !== undefined) takePlace(placing, place.place.means);
  return { is: 'said', words, placing, ...(aside === undefined ? {} : { aside }) };
}

/** `a delay box that reads "2 min late"`, `thin line at the very bottom says "14 on board"`: words with what they stand in. */
function readTold(scan: Scan, placing: Placing): SaidPart['words'] | undefined {
  const before = scan.at;
  if (
    scan.eat(
      /^\s*(?:\p{Ll}[\p{Ll}-]*\s+){1,3}?(?=(?:that|which|says|reads|saying|reading|shows|with the|at|on|in)\s)/u,
    ) !== undefined
  ) {
    const place = scan.place();
    const told =
      scan.eat(
        /^\s*(?:(?:that|which)\s)?(?:says|reads|saying|reading|shows|with the (?:text|words?|line|note))\s+(?=["“„«])/u,
      ) !== undefined;
    const words = told ? scan.quoted() : undefined;
    if (words !== undefined) {
      if (place !== undefined) takePlace(placing, place.place.means);
      return words;
    }
  }
  scan.at = before;
  return undefined;
}

/** "“2 min late” in amber": the colour is how it is drawn. */
function eatColor(scan: Scan): void {
  const { at } = scan;
  const color = scan.eat(/^\s+in\s(?:(?:dark|light|bright|small|big|large)\s)?(\p{Ll}+)(?=\s*(?:[,.;]|$))/u)?.[1];
  if (color !== undefined && nameColor(color, true) === undefined) scan.at = at;
}

export function readListed(scan: Scan, placing: Placing): ListedPart | undefined {
  const before = scan.at;
  if (scan.noun() !== undefined) {
    scan.at = before;
    return undefined;
  }
  const names = readNames(scan, placing);
  if (names !== undefined) return names;
  const head = scan.eat(/^\s*(\p{L}+|\d{1,2})\s+\p{Ll}+(?:\s\p{Ll}+)?\s*[:：–—]\s*/u);
  const count = head?.[1] === undefined ? undefined : toCount(head[1].toLowerCase());
  const end = scan.endOfList();
  if (count === undefined || count < 2 || scan.holdsNoun(end)) {
    scan.at = before;
    return undefined;
  }
  const entries = scan.piece(scan.at, end);
  scan.at = end;
  scan.eat(EACH);
  return { is: 'listed', count, entries, placing };
}

/** "then Lessons, Camps, Coaches": short names by themselves, three or more, that nothing announces. */
function readNames(scan: Scan, placing: Placing): ListedPart | undefined {
  const before = scan.at;
  scan.eat(/^\s*(?:then\s+)?(?:the (?:entries|items|links|names)\s+)?/u);
  const end = scan.endOfList();
  const entries = scan.piece(scan.at, end);
  const names = entries.text.split(/,\s+(?:and\s+)?|\sand\s/u);
  const isNames =
    names.length > 2 &&
    !scan.holdsNoun(end) &&
    names.every((name) => /^\p{Lu}[\p{L}’'&-]*(?: [\p{L}’'&-]+){0,2}$/u.test(name));
  if (!isNames) {
    scan.at = before;
    return undefined;
  }
  scan.at = end;
  return { is: 'listed', entries, placing };
}

export function readFactPart(scan: Scan, placing: Placing): FactPart | undefined {
  const before = scan.at;
  const label = scan.name();
  const isLabel = label !== undefined && label.text.split(' ').length <= MOST_IN_LABEL && !holdsNoun(scan, before);
  const isMarked = isLabel && scan.eat(/^\s*[:：=]\s*/u) !== undefined;
  const value = isLabel ? (scan.quoted() ?? (isMarked ? scan.name() : undefined)) : undefined;
  if (label === undefined || value === undefined || /[.!?]\s/u.test(value.text)) {
    scan.at = before;
    return undefined;
  }
  const place = scan.place();
  if (place !== undefined) {
    takePlace(placing, place.place.means);
    // "beneath the table", "next to the ring": what it stands by is there already.
    scan.eat(/^\s+(?:the|it|that)(?:\s+\p{Ll}+)?(?=\s*(?:[,.;]|$))/u);
  }
  return { is: 'fact', label, value, placing };
}

const MOST_IN_LABEL = 4;

/** Whether an element's noun stands between an offset and where the scan is. */
function holdsNoun(scan: Scan, from: number): boolean {
  const { at } = scan;
  scan.at = from;
  const holds = scan.holdsAnyNoun(at);
  scan.at = at;
  return holds;
}
