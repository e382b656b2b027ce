import type { Placing } from '../assemble/scope.ts';
import { toLexiconLang } from '../lexicon/languages.ts';
import { foldKey } from '../lexicon/list-tokens.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import { isFunctionWord } from '../lexicon/read-phrase-before.ts';
import type { Words } from '../outline.ts';
import { toCount } from '../lexicon/to-count.ts';
import { EACH, TITLED } from './joining.ts';
import type { FactPart, FieldsPart, ListedPart, SaidPart, TitlePart } from './part.ts';
import { readEachWith } from './read-listing.ts';
import type { Scan } from './scan.ts';
import { capital } from '../assemble/list-facts.ts';
import { readFormFields } from '../assemble/form-fields/read-form-fields.ts';
import { nameColor } from '../style/name-color.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { readFact } from '../values/fact.ts';
import { findValues } from '../values/value-at.ts';
import { takePlace } from './take-place.ts';

/** "The page is called Night shift, and …": a name that may hold a comma, up to where the sentence goes on. */
export function readTitle(scan: Scan, placing: Placing): TitlePart | undefined {
  const before = scan.at;
  if (scan.eat(TITLED) === undefined) return undefined;
  const words = scan.quoted() ?? titleTo(scan);
  if (words === undefined || words.text === '') {
    scan.at = before;
    return undefined;
  }
  return { is: 'title', words, placing };
}

function titleTo(scan: Scan): Words | undefined {
  const and = /(?:,?\s(?:and|und|et|y|e|en|och|with|mit|avec|con|com|met)\s(?=\p{Ll})|[;:]|\.?$)/u.exec(scan.rest);
  const from = scan.at;
  scan.at += and?.index ?? scan.rest.length;
  const words = scan.words(from, scan.at);
  return words.text.split(/\s+/u).length <= MOST_IN_TITLE ? words : undefined;
}

const MOST_IN_TITLE = 9;

/** "Washer 1 free, Washer 2 12 min left, Dryer 1 broken": numbered things, each with how it stands. */
export function readNumbered(scan: Scan, placing: Placing): ListedPart | undefined {
  const end = scan.endOfList();
  const entries = scan.piece(scan.at, end);
  const rows = entries.text.split(/[,;]\s+(?:and\s+)?/u);
  const isNumbered =
    rows.length > 2 &&
    rows.every((row) =>
      /^\p{Lu}[\p{L} ]{1,24}? (?:\d{1,3}|\p{Lu})(?::|\s(?:is|has))?\s(?!-?\d+(?:[.,]\d+)?$)\S/u.test(row),
    );
  if (!isNumbered) return undefined;
  scan.at = end;
  return { is: 'listed', entries, placing, count: rows.length, areNumbered: true };
}

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

/** "two people", "recent payments", "four projects, two beside two": what is told one by one behind a colon. */
const HEAD =
  /^\s*(?!(?:each|all|every|both)\s)((?:(\p{L}+|\d{1,2})\s+)?(?:\p{Ll}[\p{L}'’-]*\s+){0,3}?\p{Ll}[\p{L}'’-]*)(?:,\s[^:,;"“]{2,40}){0,2}?\s*(?=[:：–—]\s|,?\s(?:each|all|with|mit|avec|con|com)\s[^:;"“]{2,80}:\s)/u;

export function readListed(scan: Scan, placing: Placing): ListedPart | undefined {
  const before = scan.at;
  const noun = scan.noun();
  // Rows and entries are told one by one like anything that is counted.
  const isRows =
    noun !== undefined && (noun.mention.count ?? 0) > 1 && /^(?:rows|entries|lines|items)$/iu.test(noun.mention.text);
  scan.at = before;
  if (noun !== undefined && !isRows) return undefined;
  const names = readNames(scan, placing);
  if (names !== undefined) return names;
  const head = scan.eat(HEAD);
  const [, words = '', first = ''] = head ?? [];
  const count = toCount(first.toLowerCase(), toLexiconLang(scan.lang));
  const each = readEachWith(scan);
  const isLed = head !== null && head !== undefined && scan.eat(/^\s*[:：–—]\s*/u) !== undefined;
  const end = scan.endOfList();
  const entries = scan.piece(scan.at, end);
  const isTold = (count ?? 0) > 1 || areAlike(entries.text);
  if (
    !isLed ||
    !isTold ||
    scan.holdsNoun(end) ||
    (count === undefined && /^\p{Lu}/u.test(words) && before > 0) ||
    (!isRows && PAGE_WORD.test(words)) ||
    isStyleStatement(words)
  ) {
    scan.at = before;
    return undefined;
  }
  scan.at = end;
  scan.eat(EACH);
  const bare = count === undefined ? words : words.slice(first.length).trim();
  const from = before + scan.text.slice(before).indexOf(bare);
  const isHeading = !isRows && (count === undefined || bare.includes(' '));
  return {
    is: 'listed',
    entries,
    placing,
    ...(count === undefined ? {} : { count }),
    ...(each === undefined ? {} : { each }),
    ...(isHeading ? { heading: scan.words(from, from + bare.length) } : {}),
  };
}

/** Two names or more, each in capitals, each in marks or each with a figure first. */
function areAlike(entries: string): boolean {
  const parts = entries.split(entries.includes(';') ? /;\s+/u : /,\s+(?:and\s+)?|\sand\s/u);
  return (
    parts.length > 1 && [/^["“„«]/u, /^\p{Lu}/u, /^[€$£]?\d/u].some((begins) => parts.every((one) => begins.test(one)))
  );
}

/** Before a colon these words say what the page is. */
const PAGE_WORD = /(?:^|\s)(?:screen|page|view|app|site|form|dashboard|text|copy|note|title|headline)s?(?:\s|$)/iu;

/** "member number, PIN": names that a form asks for. */
export function readFields(scan: Scan, placing: Placing): FieldsPart | undefined {
  if (!scan.isForm) return undefined;
  const other = toLexiconLang(scan.lang) === 'de' ? null : ANOTHER.exec(scan.rest);
  const end = Math.min(scan.endOfNames(), other === null ? scan.text.length : scan.at + other.index);
  const told = scan.piece(scan.at, end);
  if (told.text === '' || /["“„«:]/u.test(told.text)) return undefined;
  const read = readFormFields({ text: `: ${told.text}`, start: told.start - 2 }, scan.lang);
  if (read === undefined || read.length - 2 < told.text.length) return undefined;
  scan.at = end;
  return { is: 'fields', nodes: read.nodes, placing };
}

/** Behind names in small letters marks or a capital begin something else. */
const ANOTHER = /,?\s(?:and\s)?(?:(?:an?|the|une?|una?|um|een|en)\s)?(?=["“„«]|\p{Lu}\p{Ll}+\s)/u;

/** "412 students", "a balance of €1,248.30", "arrives in 8 min": a figure with its label in small letters. */
export function readFigure(scan: Scan, placing: Placing, isLabel = false): FactPart | undefined {
  const before = scan.at;
  const stretch = scan.piece(before, scan.endOfStretch()).text;
  // "Works pension €610 and Private savings €270" are two.
  const two = /\d\S*\s(?:and|und|et|y|e|en|och)\s(?=[\p{L}\d])/u.exec(stretch);
  const end = before + (two === null ? stretch.length : two.index + two[0].trimEnd().lastIndexOf(' '));
  const piece = scan.piece(before, end);
  const [value, ...others] = findValues(piece.text);
  if (value?.start === 0 && value.end === piece.text.length && before > 0) {
    scan.at = end;
    return { is: 'fact', value: scan.words(before, end), placing };
  }
  // "Tax Dragon 2024": a bare number behind a name may be anything.
  const isSure =
    value !== undefined &&
    others.length === 0 &&
    !(value.isBare === true && /^\p{Lu}\p{L}* \p{L}|\d{4}$/u.test(piece.text));
  const fact = isSure ? readFact(piece.text, piece.start) : undefined;
  const label = fact?.label;
  const isWhole =
    fact !== undefined &&
    label !== undefined &&
    label.text.split(/\s+/u).length <= MOST_IN_LABEL &&
    findValues(fact.value.text).length > 0 &&
    label.text.length + fact.value.text.length + MOST_JOINT >= piece.text.trim().length;
  if (!isWhole || (!isLabel && holdsNounIn(scan, before, end)) || isStyleStatement(piece.text)) return undefined;
  scan.at = end;
  return {
    is: 'fact',
    label: capital(fact.label),
    value: fact.value,
    placing,
    ...(fact.note === undefined ? {} : { note: fact.note }),
  };
}

/** Between a label and its value stands no more than "of", "is at". */
const MOST_JOINT = 6;

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
  const label = scan.name() ?? smallLabel(scan);
  const isLabel = label !== undefined && label.text.split(' ').length <= MOST_IN_LABEL && !holdsNoun(scan, before);
  const isMarked =
    isLabel &&
    scan.eat(
      /^\s*[:：=]\s*|^\s(?:is|are|has|have|stands? at|reads|ist|sind|hat|est|sont|a|es|son|tiene|è|sono|ha|é|são|tem)\s(?=["“„«\p{Lu}\d€$£])/u,
    ) !== undefined;
  const isSmall = /^\p{Ll}/u.test(label?.text ?? '');
  const value = isLabel ? (scan.quoted() ?? (isMarked ? valueTo(scan) : isSmall ? scan.name() : undefined)) : undefined;
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
  return { is: 'fact', label: isSmall ? capital(label) : label, value, placing };
}

/** What a label is said to be: a figure, a name, whatever goes on to the next sign. */
function valueTo(scan: Scan): Words | undefined {
  const end = scan.endOfStretch();
  const words = scan.words(scan.at, end);
  if (words.text === '' || words.text.split(/\s+/u).length > MOST_IN_VALUE || scan.holdsNoun(end)) return undefined;
  scan.at = end;
  return words;
}

const MOST_IN_VALUE = 6;

/** "harbour name | Port Gaverne", "driver | Tomasz": words in small letters before a name, none of which only joins. */
function smallLabel(scan: Scan): Words | undefined {
  const before = scan.at;
  const words = scan.eat(/^\s*\p{Ll}[\p{L}’'-]{2,}(?:\s\p{Ll}[\p{L}’'-]*){0,2}(?=\s["“„«\p{Lu}\d])/u)?.[0].trim();
  const lang = toLexiconLang(scan.lang);
  const isLabel =
    words !== undefined &&
    findQualities(words, scan.lang).length === 0 &&
    !words.split(/\s+/u).some((word) => isFunctionWord(foldKey(word), lang) || VERB.test(word));
  if (!isLabel) {
    scan.at = before;
    return undefined;
  }
  return scan.words(scan.at - words.length, scan.at);
}

/** What is done or said is no label. */
const VERB =
  /^(?:called|named|titled|headed|says?|saying|reads?|shows?|add|book|see|meet|bring|from|until|since|starting|like|not|no|only|another|other|one|second|third)$/iu;

const MOST_IN_LABEL = 4;

/** Whether an element's noun stands between an offset and where the scan is. */
const holdsNoun = (scan: Scan, from: number): boolean => holdsNounIn(scan, from, scan.at);

function holdsNounIn(scan: Scan, from: number, end: number): boolean {
  const { at } = scan;
  scan.at = from;
  const holds = scan.holdsAnyNoun(end);
  scan.at = at;
  return holds;
}
