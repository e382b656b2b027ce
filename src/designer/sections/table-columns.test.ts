import { describe, expect, it } from 'vitest';
import type { TableNode } from '../outline/outline.ts';
import { toColumns } from './table-columns.ts';

const words = (text: string) => ({ text, origin: 'literal' as const });
const table = (labels: string[], rows: string[][]): TableNode => ({
  kind: 'table',
  columns: labels.map((label) => ({ label: words(label) })),
  rows: rows.map((cells) => ({ cells: cells.map(words), actions: [] })),
  footer: [],
});

describe('toColumns', () => {
  it('tells figures, dates, shares and states from words by the cells', () => {
    const node = table(
      ['Trolley', 'Load', 'Due', 'Share', 'Status', 'Driver'],
      [
        ['T-301', '180 kg', '12 Mar', '16.0 %', 'Loaded', 'Osei'],
        ['T-304', '95 kg', '9 Mar', '4.0 %', 'Waiting', 'Valdés'],
      ],
    );
    expect(toColumns(node, 'en').map(({ as }) => as)).toEqual(['text', 'number', 'date', 'progress', 'status', 'text']);
  });

  it('has words that differ in every row as words, whatever their head is called', () => {
    const checks = table(
      ['Check', 'Result'],
      [
        ['Shrinkage', '0.7 %'],
        ['Splices', '14, two loose'],
        ['Smell', 'none'],
      ],
    );
    expect(toColumns(checks, 'en')[1]?.as).toBe('text');
    const passed = table(
      ['Check', 'Result'],
      [
        ['Brakes', 'Sound'],
        ['Lamps', 'Sound'],
        ['Horn', 'Weak'],
      ],
    );
    expect(toColumns(passed, 'en')[1]?.as).toBe('status');
  });

  it('reads words of state without a head, and what is compared down one edge', () => {
    const invoices = table(
      [],
      [
        ['INV-2206', '1 May', 'Paid'],
        ['INV-2098', '1 March', 'Refunded'],
      ],
    );
    expect(toColumns(invoices, 'en')[2]?.as).toBe('status');
    const plans = table(
      ['', 'Bay', 'Lift', 'Tower', 'Skyline'],
      [
        ['Sites', '1', '8', '40', 'unlimited'],
        ['Storage', '1 GB', '20 GB', '200 GB', '1 TB'],
      ],
    );
    expect(toColumns(plans, 'en').map(({ isEnd }) => isEnd)).toEqual([false, true, true, true, true]);
  });

  it('draws a column as the prompt states it', () => {
    const node = table(['Key', 'On'], [['maps.offline-tiles', 'off']]);
    node.columns[1] = { label: words('On'), as: 'switch' };
    expect(toColumns(node, 'en')[1]?.as).toBe('switch');
  });

  it('asks less room for running words than for what may not break', () => {
    const [source, code] = toColumns(
      table(['Source', 'In'], [['We should have seen the sign before the bridge.', '00:14:28:00']]),
      'en',
    );
    expect(source?.isWhole).toBe(false);
    expect(code?.isWhole).toBe(true);
    expect(source?.leastPx).toBeLessThan(source?.fullPx ?? 0);
  });

  it('leaves names among figures at their start', () => {
    const arrivals = table(
      ['Day', 'Donor', 'Parcels', 'Weight', 'Shelves'],
      [
        ['20 Nov', 'Ada Brandt', '13', '16 kg', '4'],
        ['17 Nov', 'Rhea Kapoor', '62', '13 kg', '9'],
      ],
    );
    expect(toColumns(arrivals, 'en').map(({ isEnd }) => isEnd)).toEqual([false, false, true, true, true]);
  });
});
