import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../markup/html.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from '../direct/art-directions.ts';
import type { Slot, SlotKind } from '../write/slots.ts';
import type { Block, BlockContext, BlockVariant } from './block.ts';
import { BLOCKS } from './blocks.ts';
import { ALL_DATA_SAMPLES } from './data-samples.ts';

const DATA_BLOCKS = [
  'check-list',
  'compare-table',
  'console-log',
  'data-table',
  'figure-band',
  'focus-figure',
  'gauge-row',
  'heat-calendar',
  'kanban-board',
  'kpi-wall',
  'list-agenda',
  'month-grid',
  'people-list',
  'record-cards',
  'row-list',
  'schedule-list',
  'series-chart',
  'share-breakdown',
  'stat-row',
  'timeline-track',
];

interface Case {
  block: Block;
  variant: BlockVariant<SlotKind>;
  slot: Slot;
}

const CASES: Case[] = DATA_BLOCKS.flatMap((id) => {
  const block = BLOCKS.find((one) => one.id === id) as Block | undefined;
  if (block === undefined) return [];
  return block.variants.flatMap((variant) =>
    ALL_DATA_SAMPLES.filter((slot) => slot.kind === block.shows && (variant.suits?.(slot) ?? true)).map((slot) => ({
      block,
      variant,
      slot,
    })),
  );
});

const CONTEXT: BlockContext = {
  device: 'MOBILE',
  style: ART_DIRECTIONS.ledger.style,
  width: 'narrow',
  level: 2,
  ground: 'surface',
  bleed: false,
  key: 'b1',
};

const draw = ({ variant, slot }: Case, change: Partial<BlockContext> = {}): string =>
  String(variant.render(slot, { ...CONTEXT, ...change }));
const nameOf = ({ block, variant, slot }: Case): string => `${block.id}.${variant.name} of "${slot.title}"`;
/** Names of the cases that fail, so that one assertion tells them all. */
const failing = (holds: (one: Case) => boolean): string[] => CASES.filter((one) => !holds(one)).map(nameOf);

const BASE = { wants: [], title: 'Nothing yet' };
const EMPTY: Slot[] = [
  { ...BASE, kind: 'metrics', items: [] },
  { ...BASE, kind: 'series', unit: '', name: 'Orders', points: [], shape: 'bars' },
  { ...BASE, kind: 'series', unit: '%', name: 'Orders', points: [{ label: 'Mon', value: 0 }], shape: 'line' },
  { ...BASE, kind: 'breakdown', parts: [] },
  {
    ...BASE,
    kind: 'records',
    rows: [],
    columns: [{ label: 'Name' }, { label: 'Price' }],
    total: { label: 'All', value: '0' },
  },
  { ...BASE, kind: 'schedule', entries: [] },
  { ...BASE, kind: 'month', label: 'May 2027', weekdays: [], weeks: [] },
  { ...BASE, kind: 'timeline', items: [] },
  { ...BASE, kind: 'board', columns: [] },
  { ...BASE, kind: 'compare', columns: [], rows: [] },
  { ...BASE, kind: 'console', lines: [] },
  { ...BASE, kind: 'people', people: [] },
  { ...BASE, kind: 'focus', label: 'Orders', value: '0', facts: [] },
];

describe('data blocks', () => {
  it('have at least three variants each, of which one takes any content', () => {
    for (const id of DATA_BLOCKS) {
      const block = BLOCKS.find((one) => one.id === id);
      expect(block?.variants.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('draw every sample of every kind in some way on each device', () => {
    for (const slot of ALL_DATA_SAMPLES) {
      for (const device of ['MOBILE', 'DESKTOP'] as const) {
        const ways = CASES.filter((one) => one.slot === slot && one.variant.devices.includes(device));
        expect(ways.map(nameOf)).not.toEqual([]);
      }
    }
  });

  it('mark their root and name it by its heading', () => {
    expect(
      failing((one) => {
        const text = draw(one).trim();
        return (
          text.startsWith(`<section data-block="${one.block.id}" aria-labelledby="b1-title"`) &&
          text.includes('id="b1-title"')
        );
      }),
    ).toEqual([]);
  });

  it('keep every word of their content', () => {
    const missing = CASES.flatMap((one) => {
      const text = draw(one);
      return wordsOf(one)
        .filter((word) => !text.includes(escapeHtml(word)))
        .map((word) => `${nameOf(one)}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(DIRECTION_IDS)('hold in the direction %s on every ground and width', (id) => {
    const { style } = ART_DIRECTIONS[id];
    for (const ground of ['surface', 'tonal', 'field', 'inverse'] as const) {
      const broken = failing((one) => {
        const texts = one.variant.widths.map((width) => draw(one, { style, ground, width, device: 'DESKTOP' }));
        const lead = draw(one, { style, ground, level: 1, bleed: true });
        return [...texts, lead].every((text) => isSound(text) && isInDialect(text));
      });
      expect(broken).toEqual([]);
    }
  });

  it('give each id once', () => {
    expect(
      failing((one) => {
        const ids = [...draw(one).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
        return new Set(ids).size === ids.length && ids.every((id) => id?.startsWith('b1-'));
      }),
    ).toEqual([]);
  });

  it.each(EMPTY)('stand $kind with nothing in it', (slot) => {
    for (const block of BLOCKS.filter((one) => one.shows === slot.kind) as Block[]) {
      for (const variant of block.variants) {
        expect(isSound(String(variant.render(slot, CONTEXT)))).toBe(true);
        expect(variant.heightPx(slot, 'full')).toBeGreaterThan(0);
      }
    }
  });

  it('estimate a height', () => {
    expect(
      failing(({ variant, slot }) =>
        variant.widths.every((width) => {
          const height = variant.heightPx(slot, width);
          return height > 80 && height < 4000;
        }),
      ),
    ).toEqual([]);
  });
});

const isSound = (text: string): boolean =>
  !/undefined|NaN|Infinity|\[object|=""|href="#"/.test(text.replaceAll('alt=""', ''));

/** No raw colour, no size or space off the scales. */
const isInDialect = (text: string): boolean =>
  classesOf(text).every(
    (name) =>
      !/#[0-9a-f]{3}|rgb|hsl|(?:text|bg|border|p|m|gap)-\[\d/i.test(name) &&
      !/^(?:.*:)?-?(?:p|px|py|pt|pb|pl|pr|m|mx|my|mt|mb|ml|mr|gap|gap-x|gap-y)-\d+\.5$/.test(name) &&
      !/(?:bg|text|border|fill|stroke)-(?:white|black|gray|slate|red|green|blue|amber)\b/.test(name),
  );

const classesOf = (text: string): string[] =>
  [...text.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/));

/** Keys whose text is not shown as words. */
const SILENT = new Set([
  'kind',
  'wants',
  'icon',
  'picture',
  'tone',
  'shape',
  'state',
  'level',
  'align',
  'unit',
  'trend',
]);
/** What a table shows by its cells instead, a list by its rows, a figure's chart by its points. */
const SILENT_IN: Readonly<Record<string, readonly string[]>> = {
  'data-table': ['value', 'meta'],
  'row-list': ['cells', 'columns'],
  'check-list': ['cells', 'columns'],
  'record-cards': ['cells', 'columns'],
  'list-agenda': ['cells', 'columns'],
  'focus-figure': ['series'],
};

function wordsOf({ block, slot }: Case): string[] {
  const silent = new Set([...SILENT, ...(SILENT_IN[block.id] ?? [])]);
  const collect = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap(collect);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => (silent.has(key) ? [] : collect(inner)));
  };
  return collect(slot);
}
