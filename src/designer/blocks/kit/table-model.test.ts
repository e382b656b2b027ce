import { describe, expect, it } from 'vitest';
import { toTableModel } from './table-model.ts';

describe('toTableModel', () => {
  it('takes the first column for the titles and finds the place of the total by its unit', () => {
    const model = toTableModel({
      title: 'Runs',
      columns: [{ label: 'Run' }, { label: 'Distance', align: 'end' }, { label: 'Time', align: 'end' }],
      rows: [{ title: 'Lake', cells: { Run: 'Lake', Distance: '6.2 km', Time: '35:20' } }],
      total: { label: 'Sum', value: '6.2', unit: 'km' },
    });
    expect(model.rows[0]?.cells).toEqual(['Lake', '6.2 km', '35:20']);
    expect(model.totalColumn).toBe(1);
  });

  it('adds a column for titles that no column names', () => {
    const model = toTableModel({
      title: 'Homes',
      columns: [{ label: 'Rent' }],
      rows: [{ title: 'Rosenweg 3', cells: { Rent: '€1,020' } }],
    });
    expect(model.columns.map((column) => column.label)).toEqual(['Homes', 'Rent']);
    expect(model.rows[0]?.cells).toEqual(['Rosenweg 3', '€1,020']);
  });
});
