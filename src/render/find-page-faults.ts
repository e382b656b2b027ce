import { findBrokenWords } from './find-broken-words.ts';
import { findFaults, type LayoutFault } from './find-faults.ts';
import { findOverlaps } from './find-overlaps.ts';
import type { LayoutTree } from './layout-tree.ts';

/**
 * What a person would see is wrong with a page, drawn at several widths, the device's own first. A fault that shows only
 * elsewhere says where. `textOf` tells the words of an element as they are written.
 */
export function findPageFaults(layouts: readonly LayoutTree[], textOf: (id: string) => string): LayoutFault[] {
  const found = new Map<string, { fault: LayoutFault; widths: number[] }>();
  for (const layout of layouts) {
    const faults = [...findFaults(layout), ...findBrokenWords(layout, textOf), ...findOverlaps(layout)];
    for (const fault of faults) {
      const key = `${fault.id} ${fault.what}`;
      const known = found.get(key) ?? { fault, widths: [] };
      known.widths.push(layout.widthPx);
      found.set(key, known);
    }
  }
  const own = layouts[0]?.widthPx;
  return [...found.values()].map(({ fault: { id, what }, widths }) =>
    widths.some((width) => width === own) ? { id, what } : { id, what: `${what}, at ${tellWidths(widths)} px` },
  );
}

const tellWidths = (widths: readonly number[]): string => widths.toSorted((one, other) => one - other).join(' and ');
