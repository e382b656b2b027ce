import { makeNode } from '../assemble/make-node.ts';
import type { Placing } from '../assemble/scope.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import type { Mention } from '../lexicon/mention.ts';
import type { PlaceMeaning } from '../lexicon/place-entry.ts';
import type { Words } from '../outline.ts';
import type { Sentence } from '../phrases/token.ts';
import {
  BETWEEN,
  CALLED,
  DETERMINER,
  EACH,
  HOLDING,
  LEAD,
  PROPERTY,
  STANDS,
  STATED,
  STATES,
  THERE,
  VALUED,
} from './joining.ts';
import { toCount } from '../lexicon/to-count.ts';
import type { ElementPart, FactPart, ListedPart, NamedPart, Part, SaidPart } from './part.ts';
import { Scan } from './scan.ts';

/**
 * Reads a sentence as parts of a page. It is strict: → nothing where any word of the sentence is left over, so that what it
 * gives is all that was said.
 */
export function parseParts(sentence: Sentence, lang: string): Part[] | undefined {
  const scan = new Scan(sentence, lang);
  scan.eat(LEAD);
  const parts = listParts(scan, 0);
  return parts.length > 0 && scan.isAtEnd ? parts : undefined;
}

/** Parts may hold parts so deep. */
const DEEPEST = 3;

function listParts(scan: Scan, depth: number): Part[] {
  const parts: Part[] = [];
  for (;;) {
    const before = scan.at;
    if (parts.length > 0 && scan.eat(BETWEEN) === undefined) return parts;
    const part = readPart(scan, depth);
    if (part === undefined) {
      scan.at = before;
      return parts;
    }
    parts.push(part);
  }
}

function readPart(scan: Scan, depth: number): Part | undefined {
  const before = scan.at;
  const placing: Placing = {};
  for (let place = scan.place(); place !== undefined; place = scan.place()) {
    take(placing, place.place.means);
    scan.eat(STANDS);
  }
  scan.eat(/^\s+/u);
  scan.eat(DETERMINER);
  const part =
    readElement(scan, placing, depth) ??
    readNamed(scan, placing, depth) ??
    readSaid(scan, placing) ??
    readListed(scan, placing) ??
    readFactPart(scan, placing);
  if (part === undefined) scan.at = before;
  return part;
}

function take(placing: Placing, means: PlaceMeaning): void {
  if (means.place !== undefined) placing.place = means.place;
  const side = means.side ?? (means.place === 'left' || means.place === 'right' ? means.place : undefined);
  if (side !== undefined) placing.slot = side === 'left' ? 'start' : side === 'right' ? 'end' : 'middle';
  if (means.share !== undefined) placing.share = means.share;
  if (means.flow !== undefined) placing.flow = means.flow;
  if (typeof means.columns === 'number') placing.columns = means.columns;
  if (means.relation !== undefined) placing.relation = means.relation;
  if (means.isSticky) placing.isSticky = true;
  if (means.isFloating) placing.isFloating = true;
}

/** `"Finish": select, Honed`, `Chip size: slider`, `the "Save" button`: a name before its noun, with what joins the two. */
function nameBefore(scan: Scan): ReturnType<Scan['quoted']> {
  const quoted = scan.quoted();
  if (quoted !== undefined) {
    // A comma joins the two only at the beginning; later it parts what is listed.
    const isFirst = scan.text.slice(0, scan.at).trim().length <= quoted.text.length + 2;
    scan.eat(
      isFirst
        ? /^\s*(?:[:=–—]\s*|,\s+(?:as\s+)?|as\s+|is\s+)?(?:an?\s+|the\s+)?/iu
        : /^\s*(?:[:=]\s*|as\s+)?(?:an?\s+|the\s+)?/iu,
    );
    return quoted;
  }
  const match = /^\s*(\p{Lu}[^:,;.()"“”]{1,40}?)\s*(?:[:=–—]\s+)(?:an?\s+|the\s+)?/u.exec(scan.rest);
  if (match?.[1] === undefined) return undefined;
  const from = scan.at + match[0].indexOf(match[1]);
  scan.at += match[0].length;
  return scan.words(from, from + match[1].length);
}

function readElement(scan: Scan, placing: Placing, depth: number): ElementPart | undefined {
  const before = scan.at;
  let name: ReturnType<Scan['quoted']>;
  let noun = scan.noun();
  if (noun === undefined) {
    name = nameBefore(scan);
    noun = name === undefined ? undefined : scan.noun();
  }
  if (noun === undefined || !isRead(noun.mention)) {
    scan.at = before;
    return undefined;
  }
  const part: ElementPart = { is: 'element', mention: noun.mention, placing, said: [], states: [] };
  if (name !== undefined) part.name = name;
  while (readProperty(scan, part, depth)) continue;
  return part;
}

/** Kinds of nouns that are read here; tables, plans and messages have forms of their own. */
const READ: ReadonlySet<string> = new Set([
  'control',
  'text',
  'facts',
  'items',
  'badge',
  'steps',
  'chart',
  'picture',
  'progress',
  'section',
  'frame',
]);

/** "Ring card", "photo cards", bars of tools, columns and rows of something: what they hold has a form of its own. */
function isRead({ makes, entry, qualifier, text, isPlural }: Mention): boolean {
  if (!READ.has(makes.kind) || entry.variant === 'toolbar' || entry.owns === 'columns' || entry.owns === 'rows')
    return false;
  if (makes.kind === 'frame' && /tool|command|action/iu.test(text)) return false;
  if (makes.kind === 'picture' && isPlural) return false;
  if (makes.kind === 'control' && makes.control === 'button' && isPlural && qualifier !== undefined) return false;
  if (isPlural && /^(?:columns|rows)$/iu.test(text)) return false;
  const before = [qualifier, ...text.split(' ').slice(0, -1)].filter((word) => word !== undefined).join(' ');
  if (makes.kind !== 'section' && makes.kind !== 'items' && qualifier === undefined) return true;
  return before === '' || findMentions(before).every((other) => !SEEN.has(other.makes.kind));
}

const SEEN: ReadonlySet<string> = new Set(['chart', 'picture', 'progress', 'control', 'table']);

/** One more thing that is told of a part; whether there was one. */
function readProperty(scan: Scan, part: ElementPart, depth: number): boolean {
  const { mention } = part;
  const place = scan.place();
  if (place !== undefined) {
    take(part.placing, place.place.means);
    return true;
  }
  const aside = part.aside === undefined ? scan.aside() : undefined;
  if (aside !== undefined) {
    part.aside = aside;
    return true;
  }
  if (readWordsProperty(scan, part) || readName(scan, part) || readList(scan, part, depth)) return true;
  if (isValued(mention) && part.value === undefined && readValue(scan, part)) return true;
  const state = scan.eat(STATED);
  if (state !== undefined) {
    part.said.push(state[1] ?? '');
    return true;
  }
  const states = part.entries === undefined ? undefined : scan.eat(STATES);
  const names = states?.[1] ?? states?.[2] ?? states?.[3];
  if (states !== undefined && names !== undefined) {
    const from = scan.at - states[0].length + states[0].indexOf(names);
    part.states.push({ names: scan.piece(from, from + names.length), state: states[4] ?? '' });
    return true;
  }
  return scan.eat(THERE) !== undefined || (part.entries !== undefined && scan.eat(EACH) !== undefined);
}

function readWordsProperty(scan: Scan, part: ElementPart): boolean {
  const before = scan.at;
  const property = scan.eat(PROPERTY)?.[1]?.toLowerCase();
  const words = property === undefined ? undefined : scan.quoted();
  if (words === undefined || part.mention.makes.kind !== 'control') {
    scan.at = before;
    return false;
  }
  if (property === 'placeholder') part.placeholder = words;
  else part.hint = words;
  return true;
}

function readName(scan: Scan, part: ElementPart): boolean {
  if (part.name !== undefined || (takesList(part.mention) && part.mention.isPlural)) return false;
  const before = scan.at;
  const isCalled = scan.eat(CALLED) !== undefined;
  if (!isCalled && !takesList(part.mention) && !isHolder(part.mention)) scan.eat(/^\s*[:：]\s*/u);
  scan.eat(/^\s+/u);
  const name = scan.quoted() ?? (part.mention.makes.kind === 'picture' ? undefined : scan.name());
  // `a switch "Day", "Week"`: what goes on with more of them is the first of a list.
  const goesOn = takesList(part.mention) && /^\s*,\s*["“„«`]/u.test(scan.rest);
  const isCount = part.mention.makes.kind === 'section' && /^\d+$/u.test(name?.text ?? '');
  if (name === undefined || goesOn || isCount) {
    scan.at = before;
    return false;
  }
  part.name = name;
  return true;
}

function readValue(scan: Scan, part: ElementPart): boolean {
  const before = scan.at;
  const isLed = scan.eat(VALUED) !== undefined || (part.name !== undefined && scan.eat(/^\s*[:：]\s*/u) !== undefined);
  const from = scan.at;
  if (!isLed) scan.eat(/^\s*[,:=]?\s*(?:from\s+)?/u);
  const first = scan.value();
  const to = first === undefined ? undefined : scan.eat(/^\s*(?:to|–|-|…|\.\.)\s*/u);
  const second = to === undefined ? undefined : scan.value();
  if (first !== undefined && second !== undefined) {
    part.range = [first, second];
    return true;
  }
  const ends = first === undefined || !isRanged(part.mention) ? undefined : splitRange(scan, first);
  if (ends !== undefined && part.range === undefined) {
    part.range = ends;
    return true;
  }
  if (first !== undefined && to === undefined && /^\s*(?:[,.;)]|$|and\s|with\s|in\s|on\s)/u.test(scan.rest)) {
    part.value = first;
    return true;
  }
  scan.at = from;
  if (!isLed && isSelect(part.mention)) scan.eat(/^\s*,\s*/u);
  const words = scan.quoted() ?? (isLed || isSelect(part.mention) ? scan.name() : undefined);
  if (words === undefined) {
    scan.at = before;
    return false;
  }
  part.value = words;
  return true;
}

/** "2 to 20 mm" of a slider: its ends, which elsewhere are one value. */
function splitRange(scan: Scan, { text, span }: Words): [Words, Words] | undefined {
  const match = /^(\S*\d\S*(?: \p{L}+)?)\s?(?:to|bis|–|-|…|\.\.)\s?(\S*\d.*)$/u.exec(text);
  const [, first, second] = match ?? [];
  if (first === undefined || second === undefined || span === undefined) return undefined;
  const from = scan.at - text.length;
  return [scan.words(from, from + first.length), scan.words(scan.at - second.length, scan.at)];
}

const isRanged = ({ makes }: Mention): boolean =>
  makes.kind === 'control' && (makes.control === 'slider' || makes.control === 'stepper');

/** What a noun lists or holds, behind a colon, "with" or "shows". */
function readList(scan: Scan, part: ElementPart, depth: number): boolean {
  if (part.entries !== undefined || part.parts !== undefined || part.subject !== undefined) return false;
  const { mention } = part;
  const before = scan.at;
  const isCounted = (mention.count ?? 0) > 1;
  const led = scan.eat(HOLDING) ?? (isCounted || part.name !== undefined ? scan.eat(/^\s*,\s*/u) : undefined);
  const direct = led === undefined && mention.isPlural && takesList(mention) ? scan.eat(/^\s+/u) : led;
  if (direct === undefined) return false;
  if (mention.makes.kind === 'picture' && !mention.isPlural) {
    const end = scan.endOfList();
    const subject = scan.words(scan.at, end);
    if (subject.text !== '' && !/["“”:;]/u.test(subject.text) && /^\s*(?:of|showing|shows)\b/iu.test(direct[0])) {
      scan.at = end;
      part.subject = subject;
      return true;
    }
  } else if (takesList(mention) && !isValuedBy(direct[0], mention)) {
    const end = scan.endOfList();
    const listed = scan.piece(scan.at, end);
    const isList = /[,/;|·>→]|\sand\s/u.test(listed.text) || /^[\p{Lu}\d"“„€$£]/u.test(listed.text);
    if (listed.text !== '' && isList && !scan.holdsNoun(end)) {
      part.entries = listed;
      scan.at = end;
      return true;
    }
    const parts = depth < DEEPEST && scan.holdsNoun(scan.text.length) ? listParts(scan, depth + 1) : [];
    if (parts.length > 1) {
      part.parts = parts;
      return true;
    }
  } else if (isHolder(mention) && depth < DEEPEST) {
    const parts = listParts(scan, depth + 1);
    const [only] = parts;
    // Names alone are what it lists, unless it is a bar of places to go to.
    if (parts.length === 1 && only?.is === 'listed' && only.count === undefined && mention.makes.kind === 'section') {
      part.entries = only.entries;
      return true;
    }
    if (parts.length > 0) {
      part.parts = parts;
      return true;
    }
    const end = scan.endOfList();
    const listed = scan.piece(scan.at, end);
    if (
      listed.text !== '' &&
      !scan.holdsNoun(end) &&
      /^[\p{Lu}\d€$£]/u.test(listed.text) &&
      /[,/;|·]|\d/u.test(listed.text)
    ) {
      part.entries = listed;
      scan.at = end;
      return true;
    }
  }
  scan.at = before;
  return false;
}

function readNamed(scan: Scan, placing: Placing, depth: number): NamedPart | undefined {
  const before = scan.at;
  const name = scan.quoted();
  const led = name === undefined || depth >= DEEPEST ? undefined : scan.eat(/^\s*(?:with|holds|has|contains|:)\s+/iu);
  const parts = led === undefined ? [] : listParts(scan, depth + 1);
  if (name === undefined || parts.length === 0) {
    scan.at = before;
    return undefined;
  }
  return { is: 'named', name, parts, placing };
}

function readSaid(scan: Scan, placing: Placing): SaidPart | undefined {
  const words = scan.quoted();
  if (words === undefined) return undefined;
  const aside = scan.aside();
  const place = scan.place();
  if (place !== undefined) take(placing, place.place.means);
  return { is: 'said', words, placing, ...(aside === undefined ? {} : { aside }) };
}

function readListed(scan: Scan, placing: Placing): ListedPart | undefined {
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

function readFactPart(scan: Scan, placing: Placing): FactPart | undefined {
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
    take(placing, place.place.means);
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

const takesList = (mention: Mention): boolean =>
  mention.makes.kind === 'frame'
    ? mention.makes.part === 'sidebar' || mention.makes.part === 'top-nav' || mention.makes.part === 'bottom-nav'
    : makeNode(mention)?.takes !== undefined;

const isHolder = ({ makes }: Mention): boolean =>
  makes.kind === 'section' || (makes.kind === 'frame' && (makes.part === 'header' || makes.part === 'foot'));

const isSelect = ({ makes }: Mention): boolean => makes.kind === 'control' && makes.control === 'select';

/** "shows “English”" behind a choice says what is chosen, not what there is to choose from. */
const isValuedBy = (led: string, mention: Mention): boolean =>
  isSelect(mention) && !mention.isPlural && /shows?|showing|^\s*,/iu.test(led);

const isValued = ({ makes }: Mention): boolean =>
  makes.kind === 'progress' || makes.kind === 'chart' || (makes.kind === 'control' && !VALUELESS.has(makes.control));

const VALUELESS: ReadonlySet<string> = new Set([
  'button',
  'link',
  'icon-button',
  'checkbox',
  'toggle',
  'tabs',
  'chips',
  'pager',
  'segmented',
  'radio',
]);
