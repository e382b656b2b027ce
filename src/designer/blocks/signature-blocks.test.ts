import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../markup/html.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from '../direct/art-directions.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import type { Slot, SlotKind, SlotOf } from '../write/slots.ts';
import { textsOf, writeSlot } from '../write/write-slot.ts';
import type { Block, BlockContext, BlockVariant } from './block.ts';
import { BLOCKS } from './blocks.ts';
import { ALL_DATA_SAMPLES } from './data-samples.ts';

const SIGNATURES = (BLOCKS as readonly Block[]).filter((block) => block.isSignature === true);
const KINDS = [...new Set(SIGNATURES.map((block) => block.shows))];

/** What every trade writes, and the samples that all data blocks are drawn with. */
const SLOTS: Slot[] = [
  ...DOMAINS.flatMap((domain) => KINDS.map((kind) => writeSlot(kind, sampleContext({ domain })))),
  ...ALL_DATA_SAMPLES.filter((slot) => KINDS.includes(slot.kind)),
];

interface Case {
  block: Block;
  variant: BlockVariant<SlotKind>;
  slot: Slot;
}

const CASES: Case[] = SIGNATURES.flatMap((block) =>
  block.variants.flatMap((variant) =>
    SLOTS.filter((slot) => slot.kind === block.shows && (variant.suits?.(slot) ?? true)).map((slot) => ({
      block,
      variant,
      slot,
    })),
  ),
);

/** Each variant three times, with other content for each number: directions and grounds multiply them. */
const someOf = (number: number): Case[] =>
  [...Map.groupBy(CASES, ({ variant }) => variant).values()].flatMap((cases) => {
    const step = Math.max(1, Math.floor(cases.length / 3));
    return cases.filter((_, index) => index % step === number % step);
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
const failing = (holds: (one: Case) => boolean): string[] => CASES.filter((one) => !holds(one)).map(nameOf);

const isSound = (text: string): boolean =>
  !/undefined|NaN|Infinity|\[object|=""|href="#"/.test(text.replaceAll('alt=""', ''));

describe('signature blocks', () => {
  it('have three variants or more, each of which some trade fills', () => {
    for (const { id, variants } of SIGNATURES) {
      expect(variants.length, id).toBeGreaterThanOrEqual(3);
      for (const { name } of variants)
        expect(
          CASES.some((one) => one.block.id === id && one.variant.name === name),
          `${id}.${name}`,
        ).toBe(true);
    }
  });

  it('mark their root, give each id once and keep the words of their content', () => {
    expect(
      failing((one) => {
        const text = draw(one).trim();
        const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
        return text.startsWith(`<section data-block="${one.block.id}"`) && new Set(ids).size === ids.length;
      }),
    ).toEqual([]);
    const missing = CASES.flatMap((one) => {
      const text = draw(one);
      const read = text.replaceAll(/<[^>]*>/g, '');
      return wordsOf(one.slot)
        .filter((word) => !text.includes(escapeHtml(word)) && !read.includes(escapeHtml(word)))
        .map((word) => `${nameOf(one)}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(DIRECTION_IDS)('hold in the direction %s on every ground', (id) => {
    const { style } = ART_DIRECTIONS[id];
    const some = someOf(DIRECTION_IDS.indexOf(id));
    for (const ground of ['surface', 'tonal', 'field', 'inverse'] as const) {
      expect(
        some
          .filter(
            (one) =>
              !one.variant.widths.every((width) => isSound(draw(one, { style, ground, width, device: 'DESKTOP' }))) ||
              !isSound(draw(one, { style, ground, level: 1, bleed: true })),
          )
          .map(nameOf),
      ).toEqual([]);
    }
  });

  it('estimate a height', () => {
    expect(
      failing(({ variant, slot }) =>
        variant.widths.every((width) => {
          const height = variant.heightPx(slot, width);
          return height > 150 && height < 2400;
        }),
      ),
    ).toEqual([]);
  });
});

/** Texts that stand for pictures or are told by the drawing. */
const wordsOf = (slot: Slot): string[] => {
  const { pictured, silent } = omitPictures(slot);
  return textsOf(pictured).filter((text) => text !== '' && !silent.has(text));
};

function omitPictures(slot: Slot): { pictured: Slot; silent: Set<string> } {
  const pictures = JSON.stringify(slot).matchAll(/"alt":("(?:[^"\\]|\\.)*")/g);
  const silent = new Set([...pictures].map((match) => String(JSON.parse(match[1] ?? '""'))));
  // Values by column are a table's.
  if (slot.kind === 'records')
    return { pictured: { ...slot, columns: [], rows: slot.rows.map(({ cells: _cells, ...row }) => row) }, silent };
  if (slot.kind !== 'focus') return { pictured: slot.kind === 'series' ? { ...slot, unit: '' } : slot, silent };
  const { series: _series, ...rest } = slot;
  return { pictured: rest, silent };
}

const blockOf = (id: string): Block => {
  const block = SIGNATURES.find((one) => one.id === id);
  if (block === undefined) throw new Error(`No block ${id}`);
  return block;
};
const drawAs = (id: string, name: string, slot: Slot): string => {
  const variant = blockOf(id).variants.find((one) => one.name === name);
  if (variant === undefined) throw new Error(`No variant ${id}.${name}`);
  return String(variant.render(slot, CONTEXT));
};
const numbers = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => Number(match[1]));

const WEEK: SlotOf<'series'> = {
  kind: 'series',
  wants: [],
  title: 'Week',
  unit: 'kg',
  name: 'Roasted',
  points: [
    { label: 'Mon', value: 10 },
    { label: 'Tue', value: 20 },
    { label: 'Wed', value: 5 },
    { label: 'Thu', value: 40, state: 'now' },
  ],
  shape: 'bars',
  things: [{ kind: 'thing', subject: 'mug', alt: 'A mug' }],
};

describe('true drawings', () => {
  it('let hills, peaks, water and houses be as high as their values', () => {
    for (const name of ['hills', 'peaks', 'water', 'town']) {
      const bottoms = numbers(drawAs('series-landscape', name, WEEK), /data-part="value"[^]*?~?([\d.]+)</g);
      expect(bottoms, name).toEqual([10, 20, 5, 40]);
      const heights = [...new Set(numbers(drawAs('series-landscape', name, WEEK), /bottom:([\d.]+)%/g))];
      expect(
        heights.toSorted((a, b) => a - b),
        name,
      ).toEqual([12.5, 25, 50, 100]);
    }
    expect(drawAs('series-landscape', 'peaks', WEEK)).toContain('L37.5 50L');
    expect(drawAs('series-landscape', 'town', WEEK)).toContain('100V50h');
  });

  it('says where a landscape leaves zero out', () => {
    const flat: SlotOf<'series'> = {
      ...WEEK,
      shape: 'line',
      points: WEEK.points.map((point) => ({ ...point, value: 300 + point.value })),
    };
    expect(drawAs('series-landscape', 'water', flat)).toContain('Drawn from 280 kg up');
    expect(drawAs('series-landscape', 'water', { ...flat, shape: 'area' })).not.toContain('Drawn from');
  });

  it('fills, lifts and counts objects by their values', () => {
    expect(numbers(drawAs('series-objects', 'filling', WEEK), /style="height:([\d.]+)%"/g)).toEqual([
      25, 50, 12.5, 100,
    ]);
    expect(numbers(drawAs('series-objects', 'lifted', WEEK), /style="height:([\d.]+)%"/g)).toEqual([25, 50, 12.5, 100]);
    const counted = drawAs('series-objects', 'counted', WEEK);
    expect(counted).toContain('One stands for 10 kg');
    const rows = counted
      .split('data-part="point"')
      .slice(1)
      .map((row) => row.match(/data-picture/g)?.length);
    expect(rows).toEqual([1, 2, 1, 4]);
    expect(counted).toContain('width:12.5%');
  });

  const DATES: SlotOf<'schedule'> = {
    kind: 'schedule',
    wants: [],
    title: 'Dates',
    entries: [
      { day: 'Today', time: '06:00', title: 'One', at: '2026-11-20T06:00' },
      { day: 'Today', time: '12:00', title: 'Two', at: '2026-11-20T12:00', duration: '3 h' },
      { day: 'Today', time: '18:00', title: 'Three', at: '2026-11-20T18:00' },
      { day: 'Sunday', time: '06:00', title: 'Four', at: '2026-11-22T06:00' },
    ],
  };

  it('spaces dates by real time', () => {
    expect(numbers(drawAs('schedule-curve', 'tide', DATES), /flex-grow:(\d+)/g).slice(0, 3)).toEqual([360, 360, 2160]);
    const roads = numbers(drawAs('schedule-curve', 'road', DATES), /min-height:(\d+)px/g);
    expect(roads[0]).toBe(roads[1]);
    expect(roads[2]).toBeGreaterThan(roads[0] ?? 0);
    const beads = { ...DATES, entries: DATES.entries.filter((entry) => entry.title !== 'Two') };
    expect(numbers(drawAs('schedule-curve', 'beads', beads), /left:([\d.]+)%;top/g)).toEqual([0, 25, 100]);
  });

  it('sets the hours of a day where they belong', () => {
    const ring = drawAs('day-arc', 'ring', DATES);
    expect(ring.match(/left:4\.5%;top:50%/)).not.toBeNull();
    expect(ring.match(/left:50%;top:4\.5%/)).not.toBeNull();
    expect(ring.match(/left:95\.5%;top:50%/)).not.toBeNull();
    expect(numbers(drawAs('day-arc', 'daylight', DATES), /left:([\d.]+)%;bottom/g)).toEqual([25, 50, 75]);
    const day = {
      ...DATES,
      entries: DATES.entries.map((entry) => ({ ...entry, at: entry.at?.replace('T06', 'T10') ?? '' })),
    };
    const sun = drawAs('day-arc', 'sun', day);
    expect(sun).toContain('left:14.6%;top:29.3%');
  });

  it('puts the hand of a dial at its share', () => {
    const focus: SlotOf<'focus'> = {
      kind: 'focus',
      wants: [],
      title: 'Far',
      label: 'Done',
      value: '25',
      facts: [],
      share: 0.25,
      picture: { kind: 'landscape', subject: 'hills', alt: 'Hills' },
    };
    expect(drawAs('dial', 'porthole', focus)).toContain('cx="48" cy="0"');
    expect(drawAs('dial', 'horizon', focus)).toContain('cx="16.77" cy="16.77"');
  });

  it('draws things as high as their prices', () => {
    const goods: SlotOf<'gallery'> = {
      kind: 'gallery',
      wants: [],
      title: 'Goods',
      items: [10, 40, 20].map((price) => ({
        title: `Mug ${price}`,
        value: `£${price}.00`,
        picture: { kind: 'product', subject: 'mug', alt: 'A mug' },
      })),
    };
    expect(numbers(drawAs('shelf', 'by-value', goods), /style="height:([\d.]+)%"/g)).toEqual([25, 100, 50]);
  });

  it('tells what is behind, now and ahead on a way', () => {
    const way: SlotOf<'timeline'> = {
      kind: 'timeline',
      wants: [],
      title: 'Way',
      items: [
        { when: '1', title: 'A', state: 'done' },
        { when: '2', title: 'B', state: 'now' },
        { when: '3', title: 'C', state: 'next' },
      ],
      scene: { kind: 'map', subject: 'streets', alt: 'Streets' },
    };
    const drawn = drawAs('route-card', 'over-picture', way);
    expect([...drawn.matchAll(/stroke-dasharray="([^"]+)"/g)].map((match) => match[1])).toEqual(['none', '1 8']);
  });

  const WHOLE: SlotOf<'breakdown'> = {
    kind: 'breakdown',
    wants: [],
    title: 'Whole',
    parts: [0.5, 0.3, 0.2].map((share) => ({
      label: `Part ${share}`,
      value: share * 10,
      display: `${share * 10}`,
      share,
    })),
  };

  it('lets layers and parcels take their share of the whole', () => {
    const layers = [...drawAs('stacked-jar', 'jar', WHOLE).matchAll(/data-part="layer"[^]*?height="([\d.]+)"/g)];
    const heights = layers.map((match) => Number(match[1]));
    expect(heights.map((height) => Math.round((height / 192) * 100))).toEqual([50, 30, 20]);
    expect(numbers(drawAs('stacked-jar', 'strata', WHOLE), /data-part="layer"[^>]*height:([\d.]+)%/g)).toEqual([
      50, 30, 20,
    ]);
    const parcels = [
      ...drawAs('stacked-jar', 'parcels', WHOLE).matchAll(
        /data-part="layer"[^]*?width="([\d.]+)"\s+height="([\d.]+)"/g,
      ),
    ];
    expect(parcels.map(([, width, height]) => Math.round((Number(width) * Number(height)) / 160))).toEqual([
      50, 30, 20,
    ]);
  });

  it('builds houses as high as the values, and mirrors the first of them', () => {
    const figures: SlotOf<'metrics'> = {
      kind: 'metrics',
      wants: [],
      title: 'Figures',
      items: [5, 10].map((most) => ({ label: `To ${most}`, value: `${most}`, trend: [most / 5, most / 2, most] })),
    };
    const heights = numbers(drawAs('skyline', 'street', figures), /<rect[^]*?height="([\d.]+)"/g);
    expect(heights).toEqual([20, 50, 100, 20, 50, 100]);
    expect(numbers(drawAs('skyline', 'reflected', figures), /data-part="before"[^]*?height:([\d.]+)%/g)).toEqual([
      20, 20,
    ]);
  });

  it('raises plans by their prices, free ones not at all', () => {
    const plans: SlotOf<'plans'> = {
      kind: 'plans',
      wants: [],
      title: 'Plans',
      items: ['Free', '£6', '£24'].map((price) => ({
        name: `For ${price}`,
        price,
        includes: ['All'],
        action: { label: 'Go' },
      })),
    };
    expect(numbers(drawAs('price-tags', 'ladder', plans), /style="height:(\d+)px"/g)).toEqual([0, 48, 192]);
    expect(numbers(drawAs('price-tags', 'ladder', plans), /style="width:([\d.]+)%"/g)).toEqual([0, 25, 100]);
  });

  it('draws rings as thick and petals as long as their values', () => {
    const radii = numbers(drawAs('season-ring', 'tree-rings', WEEK), /data-part="ring"\s+r="([\d.]+)"/g).toReversed();
    const thick = radii.map((radius, index) => radius - (radii[index - 1] ?? 4));
    expect(thick.map((one) => Math.round((one / 43) * 75))).toEqual([10, 20, 5, 40]);
    const ends = numbers(drawAs('season-ring', 'petals', WEEK), /data-part="petal"\s+d="M0 0C[^C]* 0 -([\d.]+)C/g);
    expect(ends).toEqual([10, 20, 5, 40]);
  });

  it('refuses what it cannot draw truly', () => {
    const suits = (id: string, name: string, slot: Slot): boolean =>
      blockOf(id)
        .variants.find((one) => one.name === name)
        ?.suits?.(slot) ?? true;
    expect(suits('series-landscape', 'hills', { ...WEEK, points: [{ label: 'Mon', value: -1 }, ...WEEK.points] })).toBe(
      false,
    );
    expect(suits('series-objects', 'filling', { ...WEEK, things: [] })).toBe(false);
    expect(suits('day-arc', 'sun', { ...DATES, entries: DATES.entries.map(({ at: _at, ...entry }) => entry) })).toBe(
      false,
    );
    expect(suits('stacked-jar', 'jar', { ...WHOLE, parts: WHOLE.parts.slice(1) })).toBe(false);
    expect(suits('season-ring', 'tree-rings', { ...WEEK, points: WEEK.points.slice(1) })).toBe(false);
    expect(suits('departure-board', 'flaps', { ...DATES, entries: DATES.entries.slice(0, 2) })).toBe(false);
  });
});
