import { readSpecLine } from '../assemble/spec-line/read-spec-line.ts';
import { createPrinting } from '../brief/print-nodes.ts';
import type { Node } from '../outline.ts';

/**
 * A value that tells an element as a line of a specification does: `filters: chips ["All", "Late"], "All" is on`, `kind:
 * area chart, 22:00 to 05:00`. Nothing where it tells none.
 */
export function specOf(key: string, value: string): Node[] | undefined {
  const listed = value.replace(/^(\p{L}[\p{L} ]*?)\s*\[([^[\]]*)\]/u, '$1: $2');
  const nodes =
    readSpecLine({ text: listed, start: 0 }, 'en') ?? readSpecLine({ text: `${key}: ${listed}`, start: 0 }, 'en');
  // A value in brackets or with several properties tells an element; a lone word is only its name.
  return nodes !== undefined && (listed !== value || value.includes(',')) ? nodes : undefined;
}

export const printSpec = (nodes: readonly Node[]): string[] => createPrinting(false, 3).nodes([...nodes]);
