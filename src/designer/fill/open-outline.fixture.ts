import type {
  ChartNode,
  ControlKind,
  ControlNode,
  FactsNode,
  ItemsNode,
  Node,
  Outline,
  Section,
  TableNode,
  Words,
} from '../outline/outline.ts';
import { createRandom } from '../seeded-random.ts';
import type { FillOptions } from './fill-context.ts';

/** Words of the prompt. */
export const literal = (text: string): Words => ({ text, origin: 'literal' });

export const options = (device: FillOptions['device'] = 'DESKTOP'): FillOptions => ({
  device,
  now: new Date('2026-11-23T10:20:00Z'),
  random: createRandom('fill'),
});

export const outlineOf = (sections: Section[], more: Partial<Outline> = {}): Outline => ({
  lang: 'en',
  kind: 'tool',
  purpose: '',
  style: { colors: [], fonts: [], moods: [], statements: [] },
  frame: {},
  sections,
  refusals: [],
  isWhole: false,
  unread: [],
  context: [],
  ...more,
});

export const sectionOf = (nodes: Node[], more: Partial<Section> = {}): Section => ({
  kind: 'section',
  place: 'main',
  flow: 'stack',
  surface: 'open',
  nodes,
  ...more,
});

export const tableOf = (...columns: string[]): TableNode => ({
  kind: 'table',
  columns: columns.map((label) => ({ label: literal(label) })),
  rows: [],
  footer: [],
});

export const chartOf = (chart: ChartNode['chart'], about: string, more: Partial<ChartNode> = {}): ChartNode => ({
  kind: 'chart',
  chart,
  about,
  series: [],
  points: [],
  marks: [],
  ticks: [],
  ...more,
});

export const itemsOf = (more: Partial<ItemsNode> = {}): ItemsNode => ({
  kind: 'items',
  layout: 'rows',
  items: [],
  ...more,
});

export const factsOf = (layout: FactsNode['layout'], ...labels: string[]): FactsNode => ({
  kind: 'facts',
  layout,
  facts: labels.map((label) => ({ label: literal(label), value: literal('') })),
});

export const controlOf = (control: ControlKind, label?: string, more: Partial<ControlNode> = {}): ControlNode => ({
  kind: 'control',
  control,
  options: [],
  ...(label === undefined ? {} : { label: literal(label) }),
  ...more,
});

/** An outline with every kind of gap that filling knows. */
export const openOutline = (lang = 'en'): Outline =>
  outlineOf(
    [
      sectionOf([tableOf('Name', 'Street', 'Last swept', 'Next due')], { heading: literal('Customers') }),
      sectionOf([tableOf('Order', 'Customer', 'Date', 'Amount', 'Status')], { about: 'six recent orders' }),
      sectionOf([itemsOf(), factsOf('tiles', 'Revenue', 'Orders')], {
        about: 'five machines, each with fill %, cash and last visit',
      }),
      sectionOf([], { about: 'weather for the next five hours' }),
      sectionOf([itemsOf({ items: [1, 2].map((n) => ({ title: literal(`Line ${n}`), fields: [], nodes: [] })) })], {
        about: '4 lines',
      }),
      sectionOf([
        chartOf('line', 'temperature, planned and actual', {
          series: [literal('Planned'), literal('Actual')],
          figure: literal('1,040 °C'),
        }),
        chartOf('bar', 'visits by weekday'),
        chartOf('donut', 'sales by region'),
        chartOf('heatmap', '6 cables by 10 depths'),
        chartOf('gauge', 'battery'),
        { kind: 'schedule', shape: 'lanes', columns: [], rows: [literal('North'), literal('South')], entries: [] },
        {
          kind: 'grid',
          about: 'seats',
          rows: 3,
          columns: 4,
          rowLabels: [],
          columnLabels: [],
          cells: [],
          legend: [{ words: literal('Free') }, { words: literal('Taken') }],
        },
        { kind: 'picture', picture: 'avatar', about: '', labels: [], overlays: [] },
        { kind: 'progress', display: 'bar', label: literal('11 of 18 read') },
        { kind: 'message', words: literal(''), isMine: true, nodes: [] },
        { kind: 'rating', stars: 0 },
        ...(
          [
            'select',
            'date',
            'time',
            'stepper',
            'slider',
            'search',
            'file',
            'tabs',
            'chips',
            'button',
            'icon-button',
          ] as const
        ).map((control) => controlOf(control)),
      ]),
    ],
    {
      lang,
      product: literal('Arden'),
      frame: {
        navigation: {
          kind: 'sidebar',
          entries: ['Home', 'Orders', 'Silos'].map((label) => ({ label: literal(label) })),
          head: [],
          tail: [],
        },
      },
    },
  );

/** An outline whose prompt lists everything. */
export const closedOutline = (): Outline =>
  outlineOf(
    [
      sectionOf(
        [
          {
            ...tableOf('Bell', 'Weight'),
            rows: [
              { cells: [literal('Treble'), literal('212 kg')], actions: [] },
              { cells: [literal('Tenor'), undefined], actions: [] },
            ],
          },
          itemsOf({
            items: [
              { title: literal('Oil the headstock'), fields: [{ words: literal('Friday'), as: 'meta' }], nodes: [] },
            ],
          }),
          { kind: 'facts', layout: 'list', facts: [{ label: literal('Founder'), value: literal('Whitlow') }] },
          chartOf('bar', 'strokes', { points: [{ label: literal('Bourdon'), value: literal('64') }] }),
          controlOf('button', 'Ring'),
          controlOf('input', 'E-mail'),
        ],
        { heading: literal('Eight bells'), about: 'five bells' },
      ),
    ],
    { isWhole: true, title: literal('The tower') },
  );
