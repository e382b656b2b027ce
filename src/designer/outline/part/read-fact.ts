import type { Placing } from '../assemble/scope.ts';
import { capital } from '../assemble/list-facts.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import { toLexiconLang } from '../lexicon/languages.ts';
import { foldKey } from '../lexicon/list-tokens.ts';
import { isFunctionWord } from '../lexicon/read-phrase-before.ts';
import type { Words } from '../outline.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { readFact } from '../values/fact.ts';
import { findValues } from '../values/value-at.ts';
import type { FactPart } from './part.ts';
import type { Scan } from './scan.ts';
import { takePlace } from './take-place.ts';

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

/** `"Oyster" 42 kg`, `"Wind" NW 45 km/h`: a label in marks with the figure right behind it. */
export function readQuotedFact(scan: Scan, placing: Placing): FactPart | undefined {
  const before = scan.at;
  const label = scan.quoted();
  if (label !== undefined) {
    scan.eat(/^\s*(?:(?:at|with|of|mit|bei|avec|à|con|com|met)\s|[:=]\s)?\s*/iu);
    const from = scan.at;
    scan.eat(/^\p{Lu}{1,3}\s(?=\d)/u);
    if (scan.value() !== undefined && ENDED.test(scan.rest))
      return { is: 'fact', label, value: scan.words(from, scan.at), placing };
  }
  scan.at = before;
  return undefined;
}

/** What may stand behind a figure that is told whole. */
const ENDED = /^\s*(?:[,;.)]|$)|^\s(?:and|und|et|y|e|en|och|zeigt|nennt|enthält|anzeigt|angibt)(?=[\s,.;]|$)/u;

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
