import type { Placing } from '../assemble/scope.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import type { ElementPart, ListParts } from './part.ts';
import { readProperty } from './read-element.ts';
import type { Scan } from './scan.ts';

/** "at the bottom a bar with …", "The top carries …": a bar is the one of its place. */
export function readBar(scan: Scan, placing: Placing, depth: number, listParts: ListParts): ElementPart | undefined {
  const before = scan.at;
  const top = scan.eat(TOP_HAS);
  const bar = top ?? scan.eat(/^(?:\p{Ll}+\s)?(?:bar|leiste|barre|barra|balk|pasek|rad)(?=\s|:)/iu);
  const [, told = top === undefined ? placing.place : 'top'] = (bar === undefined ? undefined : scan.eat(BAR_AT)) ?? [];
  const id = told === 'bottom' || told === 'foot' ? 'foot' : told === 'top' ? 'header' : undefined;
  if (bar === undefined || id === undefined) {
    scan.at = before;
    return undefined;
  }
  const [mention] = findMentions(id === 'foot' ? 'bottom bar' : 'top bar', 'en');
  if (mention === undefined) return undefined;
  const part: ElementPart = { is: 'element', mention, placing, said: [], states: [] };
  while (readProperty(scan, part, depth, listParts)) continue;
  if (part.parts !== undefined || part.entries !== undefined) return part;
  scan.at = before;
  return undefined;
}

/** The upper edge of a page as what holds something. */
const TOP_HAS = /^top(?: (?:edge|line|of the (?:page|screen)))?(?=\s(?:carries|holds|shows|has|bears|contains)\s)/iu;

/** "a bar | at the bottom of the screen". */
const BAR_AT = /^\s(?:at|along|across|on) the (?:very )?(bottom|foot|top)(?: of the (?:screen|page|window))?/iu;
