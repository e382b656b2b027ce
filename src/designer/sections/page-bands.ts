import type { Place, Section } from '../outline/outline.ts';

export interface Column {
  place: 'left' | 'main' | 'right';
  sections: Section[];
}

/** A stripe of the page: one section over its whole width, or columns beside one another. */
export type Band = { kind: 'full'; section: Section } | { kind: 'columns'; columns: Column[]; overlays: Section[] };

const FULL_SURFACES: ReadonlySet<Section['surface']> = new Set(['strip', 'notice', 'band', 'hero']);

/**
 * Groups the sections of a page into bands, in the outline's order. Left, main and right ones that follow one another
 * stand side by side; a second main after both sides begins a new band.
 */
export function toBands(sections: readonly Section[]): Band[] {
  const bands: Band[] = [];
  let run: Section[] = [];
  const close = (): void => {
    bands.push(...toBandsOfRun(run));
    run = [];
  };
  for (const section of sections) {
    if (section.place === 'top' || section.place === 'bottom') {
      close();
      bands.push({ kind: 'full', section });
    } else {
      if (startsAnew(run, section)) close();
      run.push(section);
    }
  }
  close();
  return bands;
}

const has = (run: readonly Section[], place: Place): boolean => run.some((section) => section.place === place);

/** After left and right have both been, main goes below unless it was the column between them. */
function startsAnew(run: readonly Section[], section: Section): boolean {
  const hasBoth = has(run, 'left') && has(run, 'right');
  // What is told from the right to the left is one row as well.
  if (section.place === 'right') return hasBoth && run.at(-1)?.place === 'left';
  if (section.place === 'left') return hasBoth || (has(run, 'main') && has(run, 'left'));
  if (section.place !== 'main') return false;
  const isBelowBoth = has(run, 'left') && has(run, 'right') && !has(run, 'main');
  return isBelowBoth || (run.at(-1)?.place === 'right' && (has(run, 'left') || has(run, 'main')));
}

function toBandsOfRun(run: readonly Section[]): Band[] {
  const overlays = run.filter(({ place }) => place === 'overlay');
  const flow = run.filter(({ place }) => place !== 'overlay');
  const hasSides = flow.some(({ place }) => place === 'left' || place === 'right');
  const hosts = overlays.length > 0;
  if (!hasSides && !hosts) return flow.map((section) => ({ kind: 'full', section }));
  if (flow.length === 0) return overlays.map((section) => ({ kind: 'full', section }));
  const above = leading(flow, hasSides);
  const beside = flow.slice(above.length);
  return [
    ...above.map((section): Band => ({ kind: 'full', section })),
    { kind: 'columns', columns: toColumns(beside), overlays },
  ];
}

/** Main parts that come before the columns: strips and notices, and whatever stands before a left column. */
function leading(flow: readonly Section[], hasSides: boolean): readonly Section[] {
  if (!hasSides) return flow.slice(0, -1);
  const side = flow.findIndex(({ place }) => place !== 'main');
  if (has(flow, 'left')) return flow.slice(0, side);
  const first = flow.findIndex(({ place, surface }) => place !== 'main' || !FULL_SURFACES.has(surface));
  return flow.slice(0, Math.max(0, first));
}

function toColumns(sections: readonly Section[]): Column[] {
  const columns: Column[] = [];
  for (const section of sections) {
    const place = section.place === 'left' || section.place === 'right' ? section.place : 'main';
    const known = columns.find((column) => column.place === place);
    if (known === undefined) columns.push({ place, sections: [section] });
    else known.sections.push(section);
  }
  return columns;
}
