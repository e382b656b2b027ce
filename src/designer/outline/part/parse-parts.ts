import { findMentions } from '../lexicon/find-mentions.ts';
import type { Placing } from '../assemble/scope.ts';
import type { Sentence } from '../phrases/token.ts';
import { BETWEEN, DETERMINER, EACH, ENTRIES, HOLDING, LEAD, STANDS, STATED, STATES, THERE } from './joining.ts';
import { isHolder, isRead, isValued, isValuedBy, takesList } from './mention-kinds.ts';
import type { ElementPart, NamedPart, Part } from './part.ts';
import { readFactPart, readFields, readFigure, readListed, readNumbered, readSaid, readTitle } from './read-bare.ts';
import { readAbout, readEachWith, readTable } from './read-listing.ts';
import { nameBefore, readPlaces, withoutState } from './read-names.ts';
import { readName, readValue, readWordsProperty } from './read-own-words.ts';
import { Scan } from './scan.ts';
import { takePlace } from './take-place.ts';

/**
 * Reads a sentence as parts of a page. It is strict: → nothing where any word of the sentence is left over, so that what it
 * gives is all that was said.
 */
export function parseParts(sentence: Sentence, lang: string, isForm = false): Part[] | undefined {
  const scan = new Scan(sentence, lang, isForm);
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
    if (parts.length > 0 && !goesOn(scan, parts.at(-1))) return parts;
    const part = readPart(scan, depth);
    if (part === undefined) {
      scan.at = before;
      return parts;
    }
    parts.push(part);
  }
}

const goesOn = (scan: Scan, last: Part | undefined): boolean =>
  ((isTitle(last) ? scan.eat(/^\s*:\s+|^,?\s+with\s+/u) : undefined) ?? scan.eat(BETWEEN)) !== undefined;

/** Behind a page's title a colon leads to what it shows. */
const isTitle = (part: Part | undefined): boolean =>
  part?.is === 'title' ||
  (part?.is === 'element' &&
    part.name !== undefined &&
    part.mention.makes.kind === 'text' &&
    part.mention.makes.role === 'headline');

/** "Below the | card there is …", "To the right of the | list is …": what a place is told by stands there already. */
const OF_KNOWN =
  /^\s+(?:\p{Ll}+\s+){1,2}?(?=there\s(?:is|are)\s|(?:is|are|comes?|stands?|sits?|follows?)\s(?:an?|the|two|three|four)\s)/u;

function readPart(scan: Scan, depth: number): Part | undefined {
  const before = scan.at;
  const placing: Placing = {};
  for (let place = scan.place(); place !== undefined; place = scan.place()) {
    takePlace(placing, place.place.means);
    scan.eat(OF_KNOWN);
    scan.eat(STANDS);
  }
  scan.eat(/^\s+/u);
  scan.eat(DETERMINER);
  const part =
    readTitle(scan, placing) ??
    readBar(scan, placing, depth) ??
    readFields(scan, placing) ??
    readMeasured(scan, placing) ??
    readElement(scan, placing, depth) ??
    readNamed(scan, placing, depth) ??
    readSaid(scan, placing) ??
    readListed(scan, placing) ??
    readNumbered(scan, placing) ??
    readFactPart(scan, placing) ??
    readFigure(scan, placing);
  if (part === undefined) scan.at = before;
  return part;
}

/** "balance of €1,248.30": a noun for a figure is its label, unless it means any figure. */
function readMeasured(scan: Scan, placing: Placing): Part | undefined {
  const mention = scan.peekNoun()?.mention;
  if (mention?.makes.kind !== 'text' || mention.makes.role !== 'value' || mention.isPlural) return undefined;
  return ANY_FIGURE.test(mention.text) ? undefined : readFigure(scan, placing, true);
}

const ANY_FIGURE =
  /^(?:(?:big |large |key |main )?(?:figure|number|value|price|amount|reading)|.*(?:zahl|ziffer|wert|preis|betrag)|chiffre|valeur|prix|montant|cifra|valor|precio|importe|numero|valore|prezzo|preço|getal|waarde|prijs|bedrag|siffran?|värde|pris|liczba|kwota|cena)$/iu;

/** "at the bottom a bar with …": a bar is the one of its place. */
function readBar(scan: Scan, placing: Placing, depth: number): ElementPart | undefined {
  const before = scan.at;
  const bar = scan.eat(/^(?:\p{Ll}+\s)?(?:bar|leiste|barre|barra|balk|pasek|rad)(?=\s|:)/iu);
  const [, told = placing.place] = (bar === undefined ? undefined : scan.eat(BAR_AT)) ?? [];
  const id = told === 'bottom' || told === 'foot' ? 'foot' : told === 'top' ? 'header' : undefined;
  if (bar === undefined || id === undefined) {
    scan.at = before;
    return undefined;
  }
  const [mention] = findMentions(id === 'foot' ? 'bottom bar' : 'top bar', 'en');
  if (mention === undefined) return undefined;
  const part: ElementPart = { is: 'element', mention, placing, said: [], states: [] };
  while (readProperty(scan, part, depth)) continue;
  if (part.parts !== undefined || part.entries !== undefined) return part;
  scan.at = before;
  return undefined;
}

/** "a bar | at the bottom of the screen". */
const BAR_AT = /^\s(?:at|along|across|on) the (?:very )?(bottom|foot|top)(?: of the (?:screen|page|window))?/iu;

function readElement(scan: Scan, placing: Placing, depth: number): ElementPart | undefined {
  const before = scan.at;
  let name: ReturnType<Scan['quoted']>;
  const named = scan.nounAfterName();
  let noun = named?.noun ?? scan.noun();
  if (named !== undefined) ({ name } = named);
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

/** "a chart under the heading …": no place, but its name. */
const UNDER_HEADING = /^\s+under (?:the|a) (?:heading|title|headline)\s/iu;

/** One more thing that is told of a part; whether there was one. */
function readProperty(scan: Scan, part: ElementPart, depth: number): boolean {
  const { mention } = part;
  if (UNDER_HEADING.test(scan.rest) && readName(scan, part)) return true;
  const place = scan.place();
  if (place !== undefined) {
    takePlace(part.placing, place.place.means);
    return true;
  }
  const aside = part.aside === undefined ? scan.aside() : undefined;
  if (aside !== undefined) {
    part.aside = aside;
    return true;
  }
  if (readAbout(scan, part) || readTable(scan, part)) return true;
  if (readWordsProperty(scan, part) || readName(scan, part)) return true;
  if (mention.makes.kind === 'items' && part.entries === undefined) {
    const each = readEachWith(scan);
    if (each !== undefined) part.each = each;
  }
  if (readList(scan, part, depth)) return true;
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

/** What a noun lists or holds, behind a colon, "with" or "shows". */
function readList(scan: Scan, part: ElementPart, depth: number): boolean {
  if (part.entries !== undefined || part.parts !== undefined || part.subject !== undefined) return false;
  const { mention } = part;
  const before = scan.at;
  const isCounted = (mention.count ?? 0) > 1;
  const isCommaLed =
    isCounted || part.name !== undefined || (part.about !== undefined && /^\s*,\s*[\p{Lu}\d]/u.test(scan.rest));
  const led = scan.eat(HOLDING) ?? (isCommaLed ? scan.eat(/^\s*,\s*/u) : undefined);
  // "The section is headed Schedule and is a timeline of …": what is named holds it.
  const isLed =
    led === undefined &&
    part.name !== undefined &&
    isHolder(mention) &&
    scan.eat(/^\s+and (?:is|has|shows|holds)\s(?=an?\s|the\s|\p{L}+\s)/iu);
  const direct = isLed ? isLed : led === undefined && mention.isPlural && takesList(mention) ? scan.eat(/^\s+/u) : led;
  if (direct === undefined) return false;
  if (takesList(mention)) scan.eat(ENTRIES);
  // "a list with number, title, running time: …": what each row has.
  if (
    mention.entry.owns === 'rows' &&
    /^\s*,?\s*(?:with|mit|avec|con|com|med|met)\s/iu.test(direct[0]) &&
    /^\p{Ll}/u.test(scan.rest)
  ) {
    scan.at = before;
    return false;
  }
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
    const isName = /^[\p{Lu}\d"“„«€$£]/u.test(listed.text);
    const isList = isName || (!/^\s*(?:of|for)\s/u.test(direct[0]) && /[,/;|·>→]|\sand\s/u.test(listed.text));
    if (listed.text !== '' && isList && !scan.holdsNoun(end)) {
      part.entries = withoutState(part, listed);
      scan.at = end;
      return true;
    }
    const parts = depth < DEEPEST && scan.holdsNoun(scan.text.length) ? listParts(scan, depth + 1) : [];
    if (parts.length > 1) {
      part.parts = parts;
      return true;
    }
  } else if (isHolder(mention) && depth < DEEPEST) {
    if (mention.makes.kind === 'frame' && readPlaces(scan, part)) return true;
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
