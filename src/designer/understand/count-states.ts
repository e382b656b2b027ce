import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Tone } from '../write/slots.ts';

/** How many rows are in one state. */
export interface Standing {
  label: string;
  tone: Tone;
  count: number;
}

/** How many of the rows are in which state, in the order in which the states come. */
export function countStates(rows: CollectionKnowledge['rows']): Standing[] {
  const standings = new Map<string, Standing>();
  for (const { status } of rows) {
    if (status === undefined) continue;
    const standing = standings.get(status.label) ?? { ...status, count: 0 };
    standings.set(status.label, { ...standing, count: standing.count + 1 });
  }
  return [...standings.values()];
}

const SPELLED = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** 2 → "two"; above ten in digits. */
export const spell = (count: number): string => SPELLED[count] ?? String(count);
