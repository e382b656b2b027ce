import type { Placing } from '../assemble/scope.ts';
import { toLexiconLang } from '../lexicon/languages.ts';
import type { Words } from '../outline.ts';
import { toCount } from '../lexicon/to-count.ts';
import { EACH, TITLED } from './joining.ts';
import type { FieldsPart, ListedPart, SaidPart, TitlePart } from './part.ts';
import { readEachWith } from './read-listing.ts';
import type { Scan } from './scan.ts';
import { readFormFields } from '../assemble/form-fields/read-form-fields.ts';
import { nameColor } from '../style/name-color.ts';
import { isStyleStatement } from '../style/style-statement.ts';
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

/** "the date “Thursday, 8 February”": words in marks that tell by themselves what they are. */
const MOMENT =
  /^\s*(?:date|day|time|hour|datum|tag|uhrzeit|zeit|jour|heure|fecha|día|hora|data|giorno|ora|dia|dag|tijd)\s+(?=["“„«])/iu;

export function readSaid(scan: Scan, placing: Placing): SaidPart | undefined {
  const before = scan.at;
  scan.eat(MOMENT);
  const words = scan.quoted() ?? readTold(scan, placing);
  if (words === undefined) {
    scan.at = before;
    return undefined;
  }
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
