import { findIn, scopeOf, unknown, type Editing, type Outcome } from '../editing.ts';
import { entryAround } from '../find/list-entries.ts';
import { namesOf } from '../name-of.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';
import { hasBadge, putBadge } from './entry-badge.ts';

const SORT = '(?:badges?|tags?|labels?|ribbons?|stickers?|pills?|markers?|flags?)';
const BADGE = new RegExp(
  String.raw`^(?:an?\s+|the\s+)?(?:(?:small|little|red|green|tiny)\s+)*(?:(.+?)\s+${SORT}|${SORT}\s+(?:called|saying|that says|with(?: the (?:text|words?))?|for)?\s*[:"“]?(.+?))$`,
  'i',
);

/** "A sale badge on the second product": a small word on what is named. */
export function addBadge(editing: Editing, { what, quoted, position }: AddOperation): Outcome | undefined {
  if (!new RegExp(String.raw`\b${SORT}\b`, 'i').test(what)) return undefined;
  const placed =
    position === undefined
      ? /^(.+?)\s+(?:on|to|onto|at|for|next to)\s+(.+)$/i.exec(what.replaceAll(/["“”]/g, ''))
      : null;
  const said = placed?.[1] ?? what.replaceAll(/["“”]/g, '');
  const match = BADGE.exec(said);
  const words = quoted[0] ?? match?.[1] ?? match?.[2];
  const of =
    position !== undefined && 'of' in position
      ? position.of
      : placed?.[2] === undefined
        ? undefined
        : { words: placed[2] };
  if (words === undefined || of === undefined || words.length > LONGEST) return undefined;
  const found = findIn(editing, of);
  if (found === undefined) return unknown(of);
  const scope = scopeOf(editing);
  const things = [...new Set(found.elements.map((element) => entryAround(scope, element) ?? element))];
  if (found.kind === 'section' && things.every((thing) => found.elements.includes(thing))) return undefined;
  const label = toTitle(words.trim());
  const others = things.filter((thing) => !hasBadge(thing, label));
  if (others.length === 0) return { already: `${namesOf(things)} has the badge "${label}"` };
  const names = namesOf(others);
  for (const thing of others) putBadge(editing.tree, thing, label, 'badge');
  return { done: `put the badge "${label}" on ${names}` };
}

const LONGEST = 30;
