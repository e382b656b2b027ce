import { CHOICES } from '../assemble/make-node.ts';
import type { Description } from './description.ts';

/** Kinds of elements that stand by themselves on a page and never as a part of a small thing. */
const LARGE: ReadonlySet<string> = new Set([
  'chart',
  'table',
  'items',
  'section',
  'frame',
  'schedule',
  'grid',
  'steps',
]);
/** Kinds that hold whatever is told of them. */
const CONTAINERS: ReadonlySet<string> = new Set(['section', 'frame']);

const LISTS: ReadonlySet<string> = new Set(['items', 'table']);

const isPressed = ({ head }: Description): boolean => {
  const makes = head?.mention.entry.makes;
  return makes?.kind === 'control' && (makes.control === 'button' || makes.control === 'link');
};

interface Holder {
  owner: Description;
  by: ':' | 'with';
  kids: Description[];
  /** It takes names alone: "steps Packed, Shipped". */
  isNames?: true;
}

/**
 * Puts descriptions that follow one another under what they belong to. A colon or "with" opens a holder; behind commas the
 * innermost holder that takes the next description has it. What stands in one list is alike: names beside names, fields
 * beside fields, parts of a page beside parts of a page.
 */
export function attach(descriptions: readonly Description[]): Description[] {
  const root: Description[] = [];
  const open: Holder[] = [];
  for (const [at, description] of descriptions.entries()) {
    const before = descriptions[at - 1];
    const { tie } = description;
    takeList(description, descriptions[at + 1]);
    if (before !== undefined && (tie === ':' || tie === 'with')) {
      const each = tie === 'with' ? eachOf(open, before) : undefined;
      if (each !== undefined) {
        (each.each ??= []).push(description);
        continue;
      }
      const owner = tie === ':' ? ownerOfColon(open, before) : before;
      if (tie === ':') while (open.length > 0 && open.at(-1)?.owner !== owner && !holds(open.at(-1), owner)) open.pop();
      owner.by = tie;
      settleName(owner, description);
      const holder: Holder = { owner, by: tie, kids: owner.parts };
      open.push(holder);
      holder.kids.push(description);
    } else {
      if (tie === ';' || tie === '-') closeTo(open, tie);
      const inner = open.at(-1);
      if (inner !== undefined) settleName(inner.owner, description);
      while (open.length > 0 && !accepts(open.at(-1), description, descriptions[at + 1])) open.pop();
      (open.at(-1)?.kids ?? root).push(description);
    }
    if (description.by === ':' && description.is === 'thing' && open.at(-1)?.owner !== description)
      open.push({ owner: description, by: ':', kids: description.parts, isNames: true });
    else openNames(open, description);
  }
  return root;
}

/** "Sidebar with Overview, Calendar": among the names of a bar, a list or choices a noun in capitals is a name. */
function settleName(owner: Description, description: Description): void {
  const makes = owner.head?.mention.makes;
  const takes = makes !== undefined && (makes.kind === 'frame' || LISTS.has(makes.kind) || makes.kind === 'control');
  const { tokens, aside, piece, place } = description;
  if (!takes || description.is !== 'element' || tokens.length > 1 || aside !== undefined || place !== undefined) return;
  if (!/^\p{Lu}/u.test(piece.text) || isPressed(description)) return;
  description.is = 'name';
  delete description.head;
}

/** "recent donors Luz, Henrik and Mbali": several of a kind, told by name, are a list. */
function takeList(description: Description, next: Description | undefined): void {
  const { is, label, value, tokens } = description;
  if (is !== 'fact' || description.isCalled !== true || label === undefined || value?.span === undefined) return;
  if (next?.is !== 'name' || (next.tie !== ',' && next.tie !== 'and') || !label.text.endsWith('s')) return;
  description.is = 'thing';
  description.by = ':';
  const { start } = value.span;
  const first: Description = { is: 'name', tie: ':', tokens, piece: { text: value.text, start }, parts: [] };
  description.piece = { text: label.text, start: label.span?.start ?? description.piece.start };
  description.parts.push(first);
}

/** "Cough each with a slider": what every thing of the list has, told behind the last. */
function eachOf(open: readonly Holder[], before: Description): Description | undefined {
  const said = /\s(?:each|every one|jeweils|chacune?|cada uno|ciascuno|elk)$/iu.exec(before.piece.text);
  if (said === null) return undefined;
  before.piece = { text: before.piece.text.slice(0, said.index), start: before.piece.start };
  return open.at(-1)?.owner;
}

const holds = (holder: Holder | undefined, description: Description): boolean =>
  holder !== undefined && holder.kids.includes(description);

/** "list with name, date: …": a colon behind what something has speaks of the thing itself. */
function ownerOfColon(open: readonly Holder[], before: Description): Description {
  const holder = open.at(-1);
  if (holder === undefined || holder.by !== 'with' || before.is !== 'thing') return before;
  return holder.kids.length > 1 ? holder.owner : before;
}

/** A semicolon ends every list that is not itself parted by semicolons. */
function closeTo(open: Holder[], tie: ';' | '-'): void {
  if (tie === ';') {
    while (open.length > 0 && !open.at(-1)?.kids.some((kid) => kid.tie === ';')) open.pop();
    return;
  }
  while (open.at(-1)?.by === 'with') open.pop();
}

/** "steps Packed, Shipped, Delivered": a noun that is several takes the names behind it. */
function openNames(open: Holder[], description: Description): void {
  const { head, parts } = description;
  if (head === undefined || open.at(-1)?.owner === description) return;
  const { makes, isPlural } = head.mention;
  const takes =
    isPlural ||
    makes.kind === 'steps' ||
    head.mention.id === 'row' ||
    makes.kind === 'frame' ||
    (makes.kind === 'control' && CHOICES.has(makes.control));
  if (takes && hasNames(description)) open.push({ owner: description, by: ':', kids: parts, isNames: true });
}

const hasNames = ({ tokens, head }: Description): boolean =>
  tokens.some(
    (token) =>
      token.is === 'words' &&
      token.start >= (head?.end ?? 0) &&
      /^(?:for|of|named|called|labell?ed|für|pour|para|per|voor)\s(?:the\s)?["“]?\p{Lu}/u.test(token.piece.text),
  ) ||
  tokens.some(
    (token) =>
      token.start >= (head?.end ?? 0) &&
      (token.is === 'quoted' || (token.is === 'words' && /^[\p{Lu}\d]/u.test(token.piece.text))),
  ) ||
  tokens.some((token) => token.is === 'words' && head !== undefined && token.start < head.end && token.end > head.end);

function accepts(holder: Holder | undefined, next: Description, behind: Description | undefined): boolean {
  if (holder === undefined) return false;
  if (next.is === 'clause') return false;
  // "Washer 3 with 12 min left, Dryer 7 with …": told alike, they stand beside one another.
  if (
    holder.by === 'with' &&
    behind?.tie === 'with' &&
    (next.is === 'fact' || next.is === 'name') &&
    holder.owner.is === next.is
  )
    return false;
  if (holder.isNames === true) return hasSame(holder.owner, next) && behind?.tie !== ':';
  const kind = holder.owner.head?.mention.makes.kind ?? '';
  const isContainer = CONTAINERS.has(kind);
  if (next.place?.means.place !== undefined && !isContainer) return false;
  // What is told behind it at length is a part of its own.
  const isOpener = behind?.tie === ':' && next.is !== 'fact';
  const last = holder.kids.at(-1);
  const isLarge = next.head !== undefined && LARGE.has(next.head.mention.makes.kind);
  if (holder.by === 'with') {
    if (isOpener) return false;
    if (isLarge) return isContainer && kind !== 'frame' && !isHero(holder.owner);
    if (isHero(holder.owner)) return next.is !== 'thing' || next.aside === undefined;
    if (kind === 'frame') return hasSame(holder.owner, next) || next.is === 'thing';
    if (last === undefined || isContainer) return true;
    if (LISTS.has(kind)) return next.head === undefined || !isPressed(next);
    // A control, a chart, a picture has one thing, or names in a row.
    if (holder.owner.is === 'element' || holder.owner.is === 'fact') return last.is === 'name' && next.is === 'name';
    if (last.is === next.is) return true;
    // Behind one thing that it has, another kind goes on only with "and".
    return isSmall(last) && isSmall(next) && (holder.kids.length > 1 || next.tie === 'and' || next.is === 'thing');
  }
  if (isOpener && !isContainer) return false;
  if (last === undefined) return hasSame(holder.owner, next);
  if (last.is === next.is) return !isLarge || isContainer || last.is === 'element';
  // Names and facts are entries alike; a control among names stands beside their list.
  if (next.is === 'element') return isContainer || last.is === 'element' || last.is === 'thing';
  return last.is !== 'element' || isContainer;
}

/** The first entry stood with the noun itself: "steps Packed, Shipped". */
const hasSame = (owner: Description, next: Description): boolean =>
  (owner.head === undefined && next.is === 'name') ||
  (owner.head !== undefined &&
    (next.is === 'name' ||
      next.is === 'quote' ||
      next.is === 'fact' ||
      ((owner.head.mention.isPlural || owner.head.mention.makes.kind === 'frame') &&
        /^\p{Lu}/u.test(next.piece.text))));

const isSmall = ({ is, head }: Description): boolean =>
  is === 'thing' || (is === 'element' && head !== undefined && !LARGE.has(head.mention.makes.kind));

const isHero = ({ head }: Description): boolean => {
  const makes = head?.mention.makes;
  return makes?.kind === 'section' && makes.surface === 'hero';
};
