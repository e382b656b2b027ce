import { expect, it } from 'vitest';
import type { Node, Section } from '../outline/outline.ts';
import { section, words } from './outline.fixture.ts';
import type { Band } from './page-bands.ts';
import { splitColumns } from './split-columns.ts';

const facts = (count: number): Node => ({
  kind: 'facts',
  layout: 'list',
  facts: Array.from({ length: count }, (_, index) => ({ label: words(`Label ${index}`), value: words(`${index} m`) })),
});
const part = (name: string, count: number): Section => section(name, [facts(count)]);
const columns = (main: Section[], right: Section[]): Band => ({
  kind: 'columns',
  overlays: [],
  columns: [
    { place: 'main', sections: main },
    { place: 'right', sections: right },
  ],
});
const told = (bands: readonly Band[]): string[] =>
  bands.map((band) =>
    band.kind === 'full'
      ? (band.section.heading?.text ?? '')
      : band.columns.map(({ sections }) => sections.map(({ heading }) => heading?.text).join('+')).join(' | '),
  );

it('gives the width below a low column to what goes on in the other one', () => {
  expect(told(splitColumns(columns([part('Frames', 4)], [part('Loan', 5), part('Log', 6), part('Notes', 4)])))).toEqual(
    ['Frames | Loan', 'Log', 'Notes'],
  );
});

it('leaves columns of about one height as they are, and one part that cannot be parted', () => {
  const even = columns([part('Frames', 9)], [part('Loan', 4), part('Log', 5)]);
  expect(splitColumns(even)).toEqual([even]);
  const one = columns([part('Frames', 2)], [part('Loan', 12)]);
  expect(splitColumns(one)).toEqual([one]);
});
