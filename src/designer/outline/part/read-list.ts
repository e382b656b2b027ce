import { isRelated } from '../assemble/related-item.ts';
import { COUNTED, ENTRIES, HOLDING, ROW_FOR_EACH } from './joining.ts';
import { isHolder, isValuedBy, takesList } from './mention-kinds.ts';
import type { ElementPart, ListParts, Part } from './part.ts';
import { readPlaces, withoutState } from './read-names.ts';
import type { Scan } from './scan.ts';

/** Parts may hold parts so deep. */
export const DEEPEST = 3;

/** What a noun lists or holds, behind a colon, "with" or "shows". */
export function readList(scan: Scan, part: ElementPart, depth: number, listParts: ListParts): boolean {
  if (part.entries !== undefined || part.parts !== undefined || part.subject !== undefined) return false;
  const { mention } = part;
  const before = scan.at;
  const isCounted = (mention.count ?? 0) > 1;
  const isCommaLed =
    isCounted || part.name !== undefined || (part.about !== undefined && /^\s*,\s*[\p{Lu}\d]/u.test(scan.rest));
  const led =
    (mention.makes.kind === 'picture' ? scan.eat(IS_OF) : undefined) ??
    scan.eat(HOLDING) ??
    (scan.isInverted && part.name !== undefined && isHolder(mention) ? scan.eat(/^\s+/u) : undefined) ??
    (isCommaLed ? scan.eat(/^\s*,\s*/u) : undefined);
  // "The section is headed Schedule and is a timeline of …": what is named holds it.
  const isLed =
    led === undefined &&
    part.name !== undefined &&
    isHolder(mention) &&
    scan.eat(/^\s+and (?:is|has|shows|holds)\s(?=an?\s|the\s|\p{L}+\s)/iu);
  const direct = isLed ? isLed : led === undefined && mention.isPlural && takesList(mention) ? scan.eat(/^\s+/u) : led;
  if (direct === undefined) return false;
  if (takesList(mention)) scan.eat(ENTRIES);
  const ahead = COUNTED.exec(scan.rest)?.[0].length ?? 0;
  // "three notes, namely …" are told one by one; "three sliders: …" are sliders.
  const counted =
    (takesList(mention) || isHolder(mention)) && ahead > 0 && !scan.holdsSeen(scan.at + ahead)
      ? scan.eat(COUNTED)
      : undefined;
  const each = isHolder(mention) || mention.makes.kind === 'items' ? scan.eat(ROW_FOR_EACH)?.[1] : undefined;
  if (each !== undefined) {
    const from = scan.text.lastIndexOf(each, scan.at);
    part.each = scan.piece(from, from + each.length);
    part.entries = scan.piece(scan.at, scan.text.trimEnd().replace(/\.$/u, '').length);
    scan.at = scan.text.length;
    return true;
  }
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
    if (IS_OF.test(direct[0]) && readSubject(scan, part)) return true;
  } else if (takesList(mention) && !isValuedBy(direct[0], mention)) {
    const end = scan.endOfList();
    const listed = scan.piece(scan.at, end);
    const isName = /^[\p{Lu}\d"“„«€$£]/u.test(listed.text);
    const isList =
      isName || (!/^\s*(?:of|for)\s/u.test(direct[0]) && /[,/;|·>→]|\s(?:and|und|et|y|e|en|och)\s/u.test(listed.text));
    if (listed.text !== '' && isList && !scan.holdsNoun(end)) {
      part.entries = withoutState(part, listed);
      scan.at = end;
      return true;
    }
    const parts = depth < DEEPEST && scan.holdsNoun(scan.text.length) ? listParts(scan, depth + 1) : [];
    // "a line chart with a select for the period": what is set with it.
    const isSet = mention.makes.kind === 'chart' && parts.every(isControl);
    if (parts.length > 1 || (parts.length === 1 && isSet)) {
      part.parts = parts;
      return true;
    }
  } else if (isHolder(mention) && depth < DEEPEST && readHeld(scan, part, depth, listParts, counted !== undefined))
    return true;
  scan.at = before;
  return false;
}

/** What a part of the page holds: parts, names, facts. */
function readHeld(scan: Scan, part: ElementPart, depth: number, listParts: ListParts, isCounted: boolean): boolean {
  const { mention } = part;
  if (mention.makes.kind === 'frame' && readPlaces(scan, part)) return true;
  if (mention.makes.kind === 'section' && (isCounted || isRelated(scan.rest))) {
    const end = scan.endOfList();
    if (!scan.holdsNoun(end)) {
      part.entries = scan.piece(scan.at, end);
      scan.at = end;
      return true;
    }
  }
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
  return false;
}

/** What a picture is of, up to the next part or, where it has more said of it, to the next sign. */
function readSubject(scan: Scan, part: ElementPart): boolean {
  const subject = [scan.endOfList(), scan.endOfStretch()]
    .map((end) => ({ end, words: scan.words(scan.at, end) }))
    .find(
      ({ end, words }, at) =>
        words.text !== '' &&
        !/["“”«»:;]/u.test(words.text) &&
        (at === 0 || /^,\s(?:with|mit|avec|con|com|met)\s/u.test(scan.text.slice(end))),
    );
  if (subject === undefined) return false;
  scan.at = subject.end;
  part.subject = subject.words;
  return true;
}

/** What a picture is of. */
const IS_OF =
  /^\s+(?:(?:of|showing|shows|that shows|from|von|vom|der|des|mit|du|des|de la|de|del|de los|de las|do|da|della|dello|di|van|av)\s+|(?:de l|d|dell)['’])/iu;

const isControl = (part: Part): boolean => part.is === 'element' && part.mention.makes.kind === 'control';
