import { nameColor } from '../style/name-color.ts';
import { CALLED, DETERMINER } from './joining.ts';
import type { ElementPart } from './part.ts';
import type { Scan } from './scan.ts';

/** "the number 3 inside a mountain-shaped illustration, labelled “Considerable”": a figure, what it stands in, its label. */
export function readFigureInside(scan: Scan, part: ElementPart): boolean {
  if (part.inside !== undefined) return part.label === undefined && readLabel(scan, part);
  const { makes } = part.mention;
  if (makes.kind !== 'text' || makes.role !== 'value' || part.name === undefined) return false;
  const before = scan.at;
  const isIn = scan.eat(/^\s+(?:inside|within|on|in|auf|dans|sur|en|sobre|dentro de)\s+/iu) !== undefined;
  scan.eat(DETERMINER);
  const noun = isIn ? scan.noun() : undefined;
  if (noun === undefined || noun.mention.isPlural || noun.mention.makes.kind !== 'picture') {
    scan.at = before;
    return false;
  }
  part.inside = { is: 'element', mention: noun.mention, placing: {}, said: [], states: [] };
  return true;
}

function readLabel(scan: Scan, part: ElementPart): boolean {
  const before = scan.at;
  const label = scan.eat(CALLED) === undefined ? undefined : scan.quoted();
  if (label === undefined) {
    scan.at = before;
    return false;
  }
  part.label = label;
  return true;
}

/** "…, in orange": how what was told is drawn. */
export function eatPaint(scan: Scan): boolean {
  const before = scan.at;
  const color = scan.eat(
    /^\s*,?\s+in\s(?:(?:dark|light|bright|deep|pale|dunklem|hellem)\s)?(\p{L}+)(?=\s*(?:[,.;]|$))/u,
  )?.[1];
  if (color !== undefined && nameColor(color.toLowerCase(), true) !== undefined) return true;
  scan.at = before;
  return false;
}

/** "a quote “…” by Noor": who says it. */
export function readSpeaker(scan: Scan, part: ElementPart): boolean {
  const { makes } = part.mention;
  if (makes.kind !== 'text' || makes.role !== 'quote' || part.name === undefined || part.by !== undefined) return false;
  const name = scan.eat(SPEAKER)?.[1];
  if (name === undefined) return false;
  part.by = scan.words(scan.at - name.length, scan.at);
  return true;
}

const SPEAKER =
  /^\s+(?:by|from|von|de|par|por|di|da|van|av)\s+(\p{Lu}[^,;.:"“”]{1,40}?)(?=\s*(?:[,;.]|$)|\s(?:and|und|et|y|e|en)\s)/u;
