import type { DocumentNode } from './document-nodes.ts';

/**
 * The ids of elements that stand elsewhere: in another parent, or in another order among those that stayed. As few as
 * explain the new order, by the longest run of siblings that kept theirs.
 */
export function findMoved(
  before: ReadonlyMap<string, DocumentNode>,
  after: ReadonlyMap<string, DocumentNode>,
): Set<string> {
  const moved = new Set<string>();
  const rank = new Map([...before.keys()].map((id, at) => [id, at]));
  const siblings = new Map<string | undefined, string[]>();
  for (const { id, parentId } of after.values()) {
    const old = before.get(id);
    if (old === undefined) continue;
    if (old.parentId !== parentId) {
      // What went into or out of a box that is new itself is told as moved too: the box alone says nothing of it.
      moved.add(id);
      continue;
    }
    siblings.set(parentId, [...(siblings.get(parentId) ?? []), id]);
  }
  for (const ids of siblings.values()) {
    const kept = longestAscending(ids.map((id) => rank.get(id) ?? 0));
    for (const [at, id] of ids.entries()) if (!kept.has(at)) moved.add(id);
  }
  return moved;
}

/** Positions of one longest ascending run of different numbers, not necessarily of neighbours (patience sorting). */
function longestAscending(numbers: readonly number[]): Set<number> {
  const piles: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    const found = piles.findIndex((top) => (numbers[top] ?? 0) > number);
    const pile = found < 0 ? piles.length : found;
    before.push(piles[pile - 1]);
    piles[pile] = at;
  }
  const run = new Set<number>();
  for (let at = piles.at(-1); at !== undefined; at = before[at]) run.add(at);
  return run;
}
