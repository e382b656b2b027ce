import type { Placing } from '../assemble/scope.ts';
import { toLexiconLang } from '../lexicon/languages.ts';
import { toCount } from '../lexicon/to-count.ts';
import type { Sentence } from '../phrases/token.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import {
  ACCOMPANIED,
  BETWEEN,
  DETERMINER,
  EACH_GETS,
  INVERTED,
  LAST_VERB,
  LEAD,
  OF_KNOWN,
  STANDS,
  TAIL,
} from './joining.ts';
import type { NamedPart, Part } from './part.ts';
import { readFields, readListed, readNumbered, readSaid, readTitle } from './read-bare.ts';
import { readFactPart, readFigure, readQuotedFact } from './read-fact.ts';
import { readBar } from './read-bar.ts';
import { readElement } from './read-element.ts';
import { DEEPEST } from './read-list.ts';
import { Scan } from './scan.ts';
import { takePlace } from './take-place.ts';

/**
 * Reads a sentence as parts of a page. It is strict: → nothing where any word of the sentence is left over, so that what it
 * gives is all that was said.
 */
export function parseParts(sentence: Sentence, lang: string, isForm = false): Part[] | undefined {
  const scan = new Scan(sentence, lang, isForm);
  scan.eat(LEAD);
  const each = scan.eat(EACH_GETS);
  if (each !== undefined) {
    const count = each[1] === undefined ? undefined : toCount(each[1].toLowerCase(), toLexiconLang(lang));
    scan.several = count === undefined ? {} : { count };
  }
  scan.isInverted = scan.eat(INVERTED) !== undefined;
  const parts = listParts(scan, 0);
  scan.eat(LAST_VERB);
  scan.eat(TAIL);
  return parts.length > 0 && scan.isAtEnd ? parts : undefined;
}

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
  !TAIL.test(scan.rest) &&
  ((isTitle(last) ? scan.eat(/^\s*:\s+|^,?\s+with\s+/u) : undefined) ??
    scan.eat(ACCOMPANIED) ??
    (scan.eat(LAST_VERB), scan.eat(BETWEEN))) !== undefined;

/** Behind a page's title a colon leads to what it shows. */
const isTitle = (part: Part | undefined): boolean =>
  part?.is === 'title' ||
  (part?.is === 'element' &&
    part.name !== undefined &&
    part.mention.makes.kind === 'text' &&
    part.mention.makes.role === 'headline');

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
    readBar(scan, placing, depth, listParts) ??
    readFields(scan, placing) ??
    readMeasured(scan, placing) ??
    readElement(scan, placing, depth, listParts) ??
    readNamed(scan, placing, depth) ??
    readQuotedFact(scan, placing) ??
    readSaid(scan, placing) ??
    readListed(scan, placing) ??
    readDescribed(scan, placing, depth) ??
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

/** "a hint composer: a select for the room, …": words for a part that the lexicon does not know, and what it holds. */
function readDescribed(scan: Scan, placing: Placing, depth: number): NamedPart | undefined {
  const before = scan.at;
  const said = depth > 0 ? undefined : scan.eat(DESCRIBED)?.[1];
  const isNoun = said !== undefined && scan.holdsAnyNounIn(before, scan.at);
  const parts = said === undefined || isNoun || isStyleStatement(said) ? [] : listParts(scan, depth + 1);
  const isSeen = parts.some((part) => part.is === 'element');
  if (said === undefined || !isSeen) {
    scan.at = before;
    return undefined;
  }
  return { is: 'named', about: said, parts, placing };
}

const DESCRIBED = /^\s*((?:\p{Ll}[\p{L}-]*\s){0,4}\p{L}[\p{L}-]*)\s?[:：]\s+/u;

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
