import { makeNode } from '../assemble/make-node.ts';
import type { ControlNode } from '../outline.ts';
import { beforeForm, type AskedPart } from './read-asked-part.ts';

/** "Members and Activity Log tabs": names with an "and" of their own. */
const AND = /\s+and\s+/u;
const CAPITAL = /^\p{Lu}/u;

/**
 * "profile, notifications and billing tabs": a plural noun at the end of bare names is what they all are: of all names
 * before it where it ends the whole list, else of those that are written with a capital as its own are.
 */
export function shareForm(parts: readonly AskedPart[]): AskedPart[] {
  for (const [end, last] of parts.entries()) {
    const start = startOfShare(parts, end, last);
    if (start === undefined || last.form === undefined) continue;
    const before = parts.slice(start, end);
    const names = [...before.map(({ noun }) => noun), ...namesBefore(last)];
    const node = makeNode(last.form)?.node;
    const shared =
      node?.kind === 'control' && ONE.has(node.control)
        ? [{ ...last, noun: '', attributes: names }]
        : names.map((noun, at) => ({ ...last, noun, piece: before[at]?.piece ?? last.piece }));
    return [...parts.slice(0, start), ...shared, ...parts.slice(end + 1)];
  }
  return [...parts];
}

/** The index of the first part that is what `last` is; nothing where it is no noun for several. */
function startOfShare(parts: readonly AskedPart[], at: number, last: AskedPart): number | undefined {
  const { form, noun, attributes } = last;
  if (form === undefined || !form.isPlural || noun === '' || attributes.length > 0) return undefined;
  const own = namesBefore(last);
  if (makeNode(form)?.node.kind !== 'control') return undefined;
  const isEnd = at === parts.length - 1;
  if (!isEnd && !own.every((name) => CAPITAL.test(name))) return undefined;
  let start = at;
  while (start > 0 && isBareName(parts[start - 1], isEnd)) start -= 1;
  if (isEnd && start > 0) return undefined;
  return start < at || own.length > 1 ? start : undefined;
}

/** All that stands before the noun: it may be several names where its own is the last of them. */
function namesBefore(part: AskedPart): string[] {
  const before = beforeForm(part);
  return before === '' ? [part.noun] : before.split(AND);
}

const isBareName = (part: AskedPart | undefined, isAny: boolean): boolean =>
  part !== undefined &&
  part.noun === part.words &&
  part.attributes.length === 0 &&
  !/ (?:of|for|to) /u.test(part.words) &&
  (isAny || CAPITAL.test(part.noun));

/** Controls that offer all names in one. */
const ONE: ReadonlySet<ControlNode['control']> = new Set(['tabs', 'segmented', 'chips', 'radio', 'select']);
