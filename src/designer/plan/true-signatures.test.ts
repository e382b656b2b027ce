import { describe, expect, it } from 'vitest';
import { BLOCK_WIDTHS, type Block } from '../blocks/block.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import type { Want } from '../brief.ts';
import { namedNatures } from '../knowledge/nature.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { NEUTRAL_DOMAIN } from '../understand/neutral-domain.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import type { Slot, SlotKind } from '../write/slots.ts';
import { writeSlot } from '../write/write-slot.ts';
import { isSignature } from './choose-signature.ts';
import { listFits } from './list-fits.ts';

const SIGNATURES = (BLOCKS as readonly Block[]).filter(isSignature);

const wantOf = (kind: SlotKind, label: string): Want => ({
  id: 'w1',
  kind,
  label,
  texts: [],
  items: [],
  fields: [],
});

/** Everything of a kind that a trade can show: each of its lists, courses and wholes, and what it shows unasked. */
function slotsOf(kind: SlotKind, domain: DomainKnowledge): Slot[] {
  const entries = {
    records: domain.collections,
    gallery: domain.collections,
    series: domain.series,
    breakdown: domain.breakdowns,
  };
  const named = kind in entries ? entries[kind as keyof typeof entries] : [];
  return [
    writeSlot(kind, sampleContext({ domain })),
    ...named.map(({ title }) => {
      const want = wantOf(kind, title);
      return writeSlot(kind, sampleContext({ domain, wants: [want] }), want);
    }),
  ];
}

const mayShow = (block: Block, slot: Slot): boolean =>
  BLOCK_WIDTHS.some((width) => listFits(slot, width, [block], 'DESKTOP').length > 0);
const tradesOf = (block: Block): string[] =>
  DOMAINS.filter((domain) => slotsOf(block.shows, domain).some((slot) => mayShow(block, slot))).map(({ id }) => id);

/** Trades of figures, contracts and code, whose things are no things to draw data as. */
const OF_THE_DESK = [
  'analytics',
  'assistant',
  'bookkeeping',
  'crypto',
  'developer-api',
  'investing',
  'legal',
  'marketing',
  'payroll',
  'sales',
  'site-reliability',
  'software',
  'support',
];
/** Where each family would be nonsense, beside the desk. */
const NONSENSE: Readonly<Record<string, readonly string[]>> = {
  'ticket-stub': ['kitchen', 'homes', 'restaurant', 'nutrition', 'dating', 'clinic', 'banking', 'furniture', 'weather'],
  'departure-board': ['kitchen', 'restaurant', 'homes', 'clinic', 'wellbeing', 'garden', 'banking', 'nutrition'],
  skyline: [
    'studio',
    'civic',
    'fitness',
    'running',
    'weather',
    'kitchen',
    'restaurant',
    'wellbeing',
    'music',
    'banking',
    'garden',
  ],
  'stacked-jar': ['restaurant', 'fitness', 'news', 'hiring', 'museum', 'flights', 'school', 'shop'],
  gathering: ['weather', 'flights', 'banking', 'smart-home', 'energy', 'charging', 'transit', 'insurance'],
  'season-ring': ['banking', 'hiring', 'logistics', 'factory', 'warehouse', 'insurance', 'gaming'],
  'series-objects': ['weather', 'running', 'homes', 'banking', 'news', 'fitness', 'energy'],
  'series-landscape': ['kitchen', 'restaurant', 'bakery', 'banking', 'books', 'fashion', 'beauty'],
  'focus-landscape': ['kitchen', 'restaurant', 'banking', 'books', 'fashion', 'hiring', 'notes'],
  shelf: ['weather', 'fitness', 'banking', 'news', 'school', 'homes', 'running', 'flights'],
  'specimen-plate': ['weather', 'fitness', 'banking', 'news', 'school', 'homes', 'dating', 'insurance'],
  'receipt-roll': ['weather', 'insurance', 'banking', 'news', 'school', 'homes', 'clinic'],
  'postcard-wall': ['kitchen', 'restaurant', 'bakery', 'banking', 'clinic', 'warehouse', 'factory', 'pharmacy'],
  'floor-plan': ['banking', 'weather', 'running', 'news', 'logistics'],
  'member-pass': ['kitchen', 'weather', 'restaurant', 'homes', 'banking', 'news', 'construction'],
  'front-page': ['weather', 'fitness', 'banking', 'clinic', 'energy', 'running', 'flights'],
  'route-card': ['clinic', 'restaurant', 'banking', 'homes', 'news', 'kitchen', 'museum'],
  'step-route': ['restaurant', 'banking', 'homes', 'news', 'kitchen', 'museum'],
  'day-arc': ['banking', 'insurance', 'hiring', 'logistics', 'factory', 'news'],
  'schedule-curve': ['banking', 'insurance', 'news', 'restaurant', 'homes', 'factory'],
};
/** An instrument, a way up in price and a view are true of any trade that has the share, the prices, the picture. */
const OF_ANY_TRADE = new Set(['dial', 'price-tags', 'masthead']);
const SEVERAL = 5;

describe('signatures', () => {
  it.each(SIGNATURES.map((block) => [block.id, block] as const))(
    '%s: where it is true and nowhere else',
    (id, block) => {
      const trades = tradesOf(block);
      expect(trades.length, trades.join()).toBeGreaterThanOrEqual(SEVERAL);
      const nonsense = OF_ANY_TRADE.has(id) ? [] : [...OF_THE_DESK, ...(NONSENSE[id] ?? [])];
      expect(trades.filter((trade) => nonsense.includes(trade))).toEqual([]);
    },
  );

  it('leave no trade of places, goods, reading or a practice without one', () => {
    const without = DOMAINS.filter(({ trade }) => trade !== 'tool').filter((domain) =>
      SIGNATURES.filter(({ id }) => !OF_ANY_TRADE.has(id)).every((block) =>
        slotsOf(block.shows, domain).every((slot) => !mayShow(block, slot)),
      ),
    );
    expect(without.map(({ id }) => id)).toEqual(['legal']);
  });

  it('draw nobody’s things as what they are not', () => {
    const shown = SIGNATURES.filter(({ id }) => !OF_ANY_TRADE.has(id))
      .filter((block) => mayShow(block, writeSlot(block.shows, sampleContext({ domain: NEUTRAL_DOMAIN }))))
      .map(({ id }) => id);
    // What is called a product is sold, whoever sells it.
    expect(shown).toEqual(['specimen-plate']);
  });

  it('follow the words of what is asked for, whatever the trade', () => {
    const want = wantOf('records', 'Tickets for Saturday');
    const slot = writeSlot('records', sampleContext({ domain: NEUTRAL_DOMAIN, wants: [want] }), want);
    expect(slot.natures).toContain('admission');
    expect(namedNatures('Open support tickets')).not.toContain('admission');
  });
});
