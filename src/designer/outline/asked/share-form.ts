import { makeNode } from '../assemble/make-node.ts';
import type { ControlNode } from '../outline.ts';
import type { AskedPart } from './read-asked-part.ts';

/** "Members and Activity Log tabs": names with an "and" of their own. */
const AND = /\s+and\s+/u;
const CAPITAL = /^\p{Lu}/u;

/**
 * "profile, notifications and billing tabs": a plural noun at the end of bare names is what they all are: of all names
 * before it where it ends the whole list, else of those that are written with a capital as its own are.
 */
export function shareForm(parts: readonly AskedPart[]): AskedPart[] {
  const end = parts.findIndex((part, at) => startOfShare(parts, at, part) !== undefined);
  const last = parts[end];
  const start = last === undefined ? undefined : startOfShare(parts, end, last);
  if (last?.form === undefined || start === undefined) return [...parts];
  const sharing = parts.slice(start, end + 1);
  const names = sharing.flatMap(({ noun }, at) => (at === sharing.length - 1 ? namesBefore(last) : [noun]));
  const shared = isOneControl(makeNode(last.form)?.node)
    ? [{ ...last, noun: '', attributes: names }]
    : names.map((noun, at) => ({ ...last, noun, piece: sharing[at]?.piece ?? last.piece }));
  return [...parts.slice(0, start), ...shared, ...parts.slice(end + 1)];
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
const namesBefore = ({ noun, words, form }: AskedPart): string[] =>
  words.endsWith(form?.text ?? '')
    ? words
        .slice(0, -(form?.text.length ?? 0))
        .trim()
        .split(AND)
    : [noun];

const isBareName = (part: AskedPart | undefined, isAny: boolean): boolean =>
  part !== undefined &&
  part.noun === part.words &&
  part.attributes.length === 0 &&
  !/ (?:of|for|to) /u.test(part.words) &&
  (isAny || CAPITAL.test(part.noun));

const isOneControl = (node: { kind: string } | undefined): boolean =>
  node?.kind === 'control' && ONE.has((node as ControlNode).control);
const ONE: ReadonlySet<ControlNode['control']> = new Set(['tabs', 'segmented', 'chips', 'radio', 'select']);
