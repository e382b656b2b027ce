import type { Words } from '../outline.ts';
import { CALLED, PROPERTY, VALUED } from './joining.ts';
import { isHolder, isRanged, isSelect, takesList } from './mention-kinds.ts';
import type { ElementPart } from './part.ts';
import type { Scan } from './scan.ts';

export function readWordsProperty(scan: Scan, part: ElementPart): boolean {
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

export function readName(scan: Scan, part: ElementPart): boolean {
  if (part.name !== undefined) return false;
  const before = scan.at;
  const isCalled = scan.eat(CALLED) !== undefined;
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

export function readValue(scan: Scan, part: ElementPart): boolean {
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
