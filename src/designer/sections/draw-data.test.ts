import { describe, expect, it } from 'vitest';
import { html } from '../../markup/html.ts';
import { CONTROL_KINDS, type Node } from '../outline/outline.ts';
import { styleOf } from '../direct/direct.ts';
import { drawChart } from './draw-chart.ts';
import { drawControl } from './draw-control.ts';
import { drawGrid } from './draw-grid.ts';
import { drawSchedule } from './draw-schedule.ts';
import { drawTable } from './draw-table.ts';
import type { NodeContext } from './node-context.ts';

const words = (text: string) => ({ text, origin: 'literal' as const });
const CHARTS = [
  'line',
  'area',
  'bar',
  'donut',
  'ring',
  'gauge',
  'sparkline',
  'heatmap',
  'timeline',
  'waveform',
  'scatter',
] as const;

const contextOn = (device: NodeContext['device'], ground: NodeContext['ground'] = 'surface'): NodeContext => ({
  device,
  pageKind: 'app',
  style: styleOf({ density: 'comfortable', scale: 'clear', direction: 'ledger' }, { roundness: 'ROUND_EIGHT' }),
  width: 'full',
  level: 3,
  isInCard: false,
  ground,
  key: 'k',
  lang: 'en',
  draw: () => html``,
});

const count = (text: string, part: string): number => text.split(part).length - 1;
const visible = (markup: string): string => markup.replace(/\s*<[^>]*>\s*/g, '\u0001');

describe('drawChart', () => {
  it.each(CHARTS)('shows every word of a %s once and names the drawing', (chart) => {
    const drawn = String(
      drawChart(
        {
          kind: 'chart',
          chart,
          title: words('Strokes per bell'),
          about: 'rounds rung tonight',
          series: [],
          points: [
            { label: words('Anselma'), value: words('412') },
            { label: words('Old Grumble'), value: words('388') },
            { label: words('Latecomer'), value: words('120') },
          ],
          marks: [],
          ticks: [],
        },
        contextOn('MOBILE'),
      ),
    );
    for (const text of ['Strokes per bell', 'Anselma', 'Old Grumble', 'Latecomer', '412', '388'])
      expect(count(visible(drawn), `\u0001${text}\u0001`), text).toBe(1);
    expect(drawn).toMatch(/aria-label="[^"]*rounds rung tonight/);
    expect(drawn).not.toMatch(/NaN|undefined/);
  });

  it.each(CHARTS)('makes a course for a %s without values', (chart) => {
    const drawn = String(
      drawChart(
        {
          kind: 'chart',
          chart,
          about: 'water level',
          series: [words('North')],
          points: [],
          marks: [words('Alarm')],
          ticks: [words('06:00'), words('now')],
        },
        contextOn('DESKTOP', 'inverse'),
      ),
    );
    for (const text of ['Alarm', '06:00', 'now', 'North']) expect(count(visible(drawn), text), text).toBe(1);
    expect(drawn).not.toMatch(/NaN|undefined/);
  });
});

describe('the law of conservation', () => {
  it.each(CHARTS)('loses no word of a %s that has everything', (chart) => {
    const all = [
      'Head',
      'North',
      'South',
      'Mon',
      '12 kg',
      'Tue',
      '9 kg',
      'Wed',
      '16.5 kg',
      'Limit 14 kg',
      '06:00',
      '18:00',
      'Sum 36 kg',
    ];
    const [title, north, south, a, av, b, bv, c, cv, mark, from, to, figure] = all.map(words);
    if (!title || !north || !south || !a || !av || !b || !bv || !c || !cv || !mark || !from || !to || !figure)
      throw new Error('words');
    const points = [
      { label: a, value: av },
      { label: b, value: bv },
      { label: c, value: cv },
    ];
    for (const device of ['MOBILE', 'DESKTOP'] as const) {
      const drawn = visible(
        String(
          drawChart(
            {
              kind: 'chart',
              chart,
              title,
              about: 'x',
              series: [north, south],
              points,
              marks: [mark],
              ticks: [from, to],
              figure,
            },
            contextOn(device),
          ),
        ),
      );
      for (const text of all) expect(count(drawn, `\u0001${text}\u0001`), text).toBe(1);
    }
  });

  it.each(CONTROL_KINDS)('loses no word of a %s that has everything', (control) => {
    const node: Extract<Node, { kind: 'control' }> = {
      kind: 'control',
      control,
      label: words('Gate'),
      value: words('West'),
      hint: words('Opens at dawn'),
      min: words('low'),
      max: words('high'),
      options: [{ label: words('East'), note: words('two') }, { label: words('West') }],
    };
    const drawn = String(drawControl(node, contextOn('MOBILE')));
    for (const text of ['Gate', 'West', 'Opens at dawn', 'low', 'high', 'East', 'two'])
      expect(drawn, text).toContain(text);
  });
});

describe('drawControl', () => {
  it.each(CONTROL_KINDS)('names a %s', (control) => {
    const drawn = String(
      drawControl(
        {
          kind: 'control',
          control,
          label: words('Gate'),
          options: [{ label: words('East') }, { label: words('West'), isOn: true }],
        },
        contextOn('MOBILE'),
      ),
    );
    expect(drawn).toContain('Gate');
    expect(drawn).not.toMatch(/NaN|undefined/);
  });
});

describe('drawTable', () => {
  it('shows a column once in its head and once per card, and keeps a total under its figures', () => {
    const drawn = String(
      drawTable(
        {
          kind: 'table',
          columns: [{ label: words('Material') }, { label: words('Family') }, { label: words('Grams') }],
          rows: [
            { cells: [words('Bergamot oil'), words('Citrus'), words('3.20')], actions: [] },
            { cells: [words('Total'), words('20.00')], state: 'total', actions: [] },
          ],
          footer: [],
        },
        contextOn('DESKTOP'),
      ),
    );
    expect(drawn).toContain('<thead');
    expect(drawn).toMatch(/colspan="2"[\s\S]*Total/);
    expect(count(visible(drawn), 'Bergamot oil')).toBe(1);
  });
});

describe('drawSchedule and drawGrid', () => {
  it('places entries at their times and lists them where there is no room', () => {
    const entry = {
      column: words('Tue'),
      start: words('13:00'),
      end: words('15:00'),
      title: words('Bell casting'),
      notes: [],
    };
    const node: Extract<Node, { kind: 'schedule' }> = {
      kind: 'schedule',
      shape: 'week',
      columns: [words('Mon'), words('Tue')],
      rows: [],
      entries: [entry],
    };
    expect(String(drawSchedule(node, contextOn('DESKTOP')))).toContain('--from:0.00%;--long:100.00%');
    expect(String(drawSchedule(node, contextOn('MOBILE')))).not.toContain('top-(--from)"');
  });

  it('reads cells that count from one', () => {
    const drawn = String(
      drawGrid(
        {
          kind: 'grid',
          about: 'bays',
          rows: 1,
          columns: 2,
          rowLabels: [],
          columnLabels: [],
          legend: [],
          cells: [
            { row: 1, column: 1, words: words('14') },
            { row: 1, column: 2, words: words('15') },
          ],
        },
        contextOn('DESKTOP'),
      ),
    );
    expect(drawn.indexOf('14')).toBeLessThan(drawn.indexOf('15'));
  });
});
