import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../markup/html.ts';
import type { ArchetypeId } from '../archetypes/archetypes.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from '../direct/art-directions.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import type { Slot, SlotKind } from '../write/slots.ts';
import { textsOf, writeSlot } from '../write/write-slot.ts';
import type { Block, BlockContext, BlockVariant } from './block.ts';
import { BLOCKS } from './blocks.ts';

/** Blocks that a whole page is about, each with the kind of content it shows. */
const PAGE_BLOCKS = [
  'invoice-sheet',
  'cart-lines',
  'parcel-track',
  'slot-picker',
  'done-note',
  'wizard-steps',
  'play-field',
  'quiz-question',
  'podium',
  'versus',
  'rating-summary',
  'review-list',
  'year-story',
  'mail-letter',
  'dossier-head',
  'billing-sheet',
  'gantt-chart',
  'roster-week',
  'service-health',
  'open-positions',
  'rights-grid',
  'log-explorer',
  'people-day',
  'docs-page',
  'recipe-sheet',
  'listing-page',
  'journal-index',
  'fare-list',
  'weather-now',
  'turn-list',
  'stop-board',
  'portrait-wall',
  'day-hours',
  'budget-parts',
  'body-rings',
  'trip-days',
  'talk-list',
  'swipe-deck',
  'set-table',
  'score-list',
  'room-controls',
  'post-stream',
  'money-home',
  'media-shelves',
  'lesson-path',
  'entry-pass',
  'day-checks',
];
/** Weeks side by side need the whole width of a page. */
const FULL_WIDTH = new Set(['gantt-chart', 'roster-week']);
/** Blocks whose content only their own page has: steps of a form, the verdict of a comparison. */
const OF_ARCHETYPE: Readonly<Record<string, ArchetypeId>> = { 'wizard-steps': 'wizard', versus: 'comparison' };
const TRADES = new Set(['shop', 'cinema', 'hotel', 'clinic', 'restaurant', 'analytics']);
const PROMPTS = ['Page', 'Receipt', 'Quote for a kitchen', 'Snake game', 'Card game lobby', 'Chess board'];

interface Case {
  block: Block;
  variant: BlockVariant<SlotKind>;
  slot: Slot;
  name: string;
}

const CASES: Case[] = PAGE_BLOCKS.flatMap((id) => {
  const block = BLOCKS.find((one) => one.id === id) as Block | undefined;
  if (block === undefined) throw new RangeError(`There is no block ${id}`);
  return DOMAINS.filter((domain) => TRADES.has(domain.id)).flatMap((domain, at) => {
    const slot = writeSlot(
      block.shows,
      sampleContext({
        domain,
        prompt: PROMPTS[at % PROMPTS.length] ?? 'Page',
        archetype: OF_ARCHETYPE[id] ?? 'dashboard',
      }),
    );
    return block.variants
      .filter((variant) => variant.suits?.(slot) ?? true)
      .map((variant) => ({ block, variant, slot, name: `${id}.${variant.name} of ${domain.id}` }));
  });
});

const CONTEXT: BlockContext = {
  device: 'MOBILE',
  style: ART_DIRECTIONS.ledger.style,
  width: 'narrow',
  level: 1,
  ground: 'surface',
  bleed: false,
  key: 'b1',
};

const draw = ({ variant, slot }: Case, change: Partial<BlockContext> = {}): string =>
  String(variant.render(slot, { ...CONTEXT, ...change }));
const failing = (holds: (one: Case) => boolean, cases = CASES): string[] =>
  cases.filter((one) => !holds(one)).map(({ name }) => name);

/** Each variant once, of another trade for each number: directions, grounds and widths multiply them. */
const ofEachVariant = (number: number): Case[] =>
  [...Map.groupBy(CASES, ({ variant }) => variant).values()].flatMap((cases) => cases[number % cases.length] ?? []);

describe('blocks that a page is about', () => {
  it('are drawn in three ways or more, in any trade and on every device', () => {
    for (const id of PAGE_BLOCKS)
      for (const device of ['MOBILE', 'TABLET', 'DESKTOP', 'AGNOSTIC'] as const)
        for (const width of FULL_WIDTH.has(id) ? (['full'] as const) : (['full', 'wide', 'narrow'] as const)) {
          const ways = CASES.filter(
            ({ block, variant }) =>
              block.id === id && variant.devices.includes(device) && variant.widths.includes(width),
          );
          expect(
            new Set(ways.map(({ variant }) => variant.name)).size,
            `${id} ${device} ${width}`,
          ).toBeGreaterThanOrEqual(3);
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
      return textsOf(withoutPictures(one.slot))
        .filter((word) => word !== '' && !text.includes(escapeHtml(word)))
        .map((word) => `${one.name}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  it('give each id once, and each button and field a name', () => {
    expect(
      failing((one) => {
        const text = draw(one);
        const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
        return (
          new Set(ids).size === ids.length &&
          ids.every((id) => id?.startsWith('b1-')) &&
          !/<button[^>]*>\s*<\/button>/.test(text)
        );
      }),
    ).toEqual([]);
  });

  it.each(DIRECTION_IDS)('hold in the direction %s on every ground and width', (id) => {
    const { style } = ART_DIRECTIONS[id];
    for (const ground of ['surface', 'tonal', 'field', 'inverse'] as const)
      expect(
        failing(
          (one) => one.variant.widths.every((width) => isSound(draw(one, { style, ground, width, device: 'DESKTOP' }))),
          ofEachVariant(DIRECTION_IDS.indexOf(id)),
        ),
      ).toEqual([]);
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

/** What pictures show is said by their alternative text, which blocks leave out where a title stands beside. */
const withoutPictures = (slot: Slot): Slot =>
  JSON.parse(JSON.stringify(slot, (key, value: unknown) => (PICTURES.has(key) ? undefined : value))) as Slot;
const PICTURES = new Set(['picture', 'pictures', 'map']);

const isSound = (text: string): boolean => !/undefined|NaN|Infinity|\[object|href="#"/.test(text) && isInDialect(text);

/** No raw colour, no size or space off the scales. */
const isInDialect = (text: string): boolean =>
  [...text.matchAll(/class="([^"]*)"/g)]
    .flatMap((match) => (match[1] ?? '').split(/\s+/))
    .every(
      (name) =>
        !/#[0-9a-f]{3}|rgb|hsl|(?:text|bg|border|p|m|gap)-\[\d/i.test(name) &&
        !/(?:bg|text|border|fill|stroke)-(?:white|black|gray|slate|red|green|blue|amber)\b/.test(name),
    );
