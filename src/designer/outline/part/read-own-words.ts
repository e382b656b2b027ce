import type { Words } from '../outline.ts';
import { CALLED, PROPERTY, VALUED } from './joining.ts';
import { valueAt } from '../values/value-at.ts';
import { isHolder, isRanged, isSelect, isValued, takesList } from './mention-kinds.ts';
import type { ElementPart } from './part.ts';
import type { Scan } from './scan.ts';

export function readWordsProperty(scan: Scan, part: ElementPart): boolean {
  const before = scan.at;
  const property = scan.eat(PROPERTY)?.[1]?.toLowerCase();
  const words = property === undefined ? undefined : scan.quoted();
  const { kind } = part.mention.makes;
  if (kind === 'picture' && words !== undefined && part.name === undefined) {
    part.name = words;
    return true;
  }
  if (property === undefined || words === undefined || (kind !== 'control' && kind !== 'chart')) {
    scan.at = before;
    return false;
  }
  if (
    /^(?:placeholder|platzhalter|texte? (?:indicatif|d[’']invite|de ejemplo)|invite|marcador|segnaposto|tijdelijke)/u.test(
      property,
    )
  )
    part.placeholder = words;
  else part.hint = words;
  return true;
}

export function readName(scan: Scan, part: ElementPart): boolean {
  if (part.name !== undefined) return false;
  const before = scan.at;
  // "The heading is “…”", "A final section, “Berths”, …": words in marks need no other word for a name.
  const called =
    scan.eat(CALLED) ??
    (part.mention.makes.kind === 'text' ? scan.eat(IS_SAID) : undefined) ??
    (isHolder(part.mention) ? scan.eat(/^\s*,\s*(?=["“„«][^"”“»]+["”“»]\s*,)/u) : undefined);
  const isCalled = called !== undefined;
  // Of several only a name in marks, behind a word for it, is that of them all.
  if (takesList(part.mention) && part.mention.isPlural) {
    const all = isCalled ? scan.quoted() : undefined;
    if (all !== undefined && /^\s*(?::|,?\s?(?:with|holding|listing|that (?:has|lists|holds))\s)/u.test(scan.rest)) {
      part.name = all;
      return true;
    }
    scan.at = before;
    return false;
  }
  if (!isCalled && !takesList(part.mention) && !isHolder(part.mention)) scan.eat(/^\s*[:：]\s*/u);
  scan.eat(/^\s+/u);
  const name = scan.quoted() ?? (part.mention.makes.kind === 'picture' ? undefined : bareName(scan, part, called?.[0]));
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

const IS_SAID = /^\s+(?:is|are|ist|est|es|è|é|lautet|heißt|dit|dice)\s+(?=["“„«])/iu;

/** Words of a headline or button without marks go on over small words: "headline Up is a direction". */
function bareName(scan: Scan, { mention }: ElementPart, called = ''): ReturnType<Scan['name']> {
  const { makes } = mention;
  // "progress 3 of 5": what it stands at, no name.
  if (isValued(mention) && valueAt(scan.text, scan.at)?.end === scan.endOfStretch()) return undefined;
  const isSaid =
    (makes.kind === 'text' && makes.role !== 'value') || (makes.kind === 'control' && SAID.has(makes.control));
  if (makes.kind === 'text' && makes.role === 'value') return scan.value() ?? scan.name();
  if (!isSaid || mention.isPlural) return scan.name();
  const told = TOLD_OF.exec(scan.rest);
  // "a line says Night shift, 22:00 to 06:00": what is said goes on over commas.
  const stretch = SAYS.test(called) ? scan.endOfList() : scan.endOfStretch();
  const end = Math.min(stretch, told === null ? scan.text.length : scan.at + told.index);
  const words = scan.words(scan.at, end);
  if (!/^[\p{Lu}\d]/u.test(words.text) || words.text.split(/\s+/u).length > MOST_SAID || scan.holdsNoun(end))
    return scan.name();
  scan.at = end;
  return words;
}

const SAID: ReadonlySet<string> = new Set(['button', 'link', 'checkbox', 'toggle']);
const MOST_SAID = 16;
const SAYS = /\s(?:says?|reads?|saying|reading)\s+$/iu;
/** Where a name ends and something is told of it. */
const TOLD_OF = /\s(?:(?:that|which)\s(?:is|are|says?|leads?|goes)|set to|currently|switched|turned)\s/u;

export function readValue(scan: Scan, part: ElementPart): boolean {
  const before = scan.at;
  const isLed = scan.eat(VALUED) !== undefined || (part.name !== undefined && scan.eat(/^\s*[:：]\s*/u) !== undefined);
  const from = scan.at;
  if (!isLed) scan.eat(/^\s*[,:=]?\s*(?:from\s+)?/u);
  const first = scan.value();
  const to = first === undefined ? undefined : scan.eat(/^\s*(?:to|–|-|…|\.\.)\s*/u);
  const second = to === undefined ? undefined : scan.value();
  if (first !== undefined && second !== undefined && isSelect(part.mention)) {
    part.value = scan.words(scan.text.indexOf(first.text, from), scan.at);
    return true;
  }
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
