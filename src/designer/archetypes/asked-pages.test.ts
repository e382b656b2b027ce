import { describe, expect, it } from 'vitest';
import type { DrawnDevice } from '../../domain/designer.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { planScreen, rankPlans, structureOf } from '../plan/plan-screen.ts';
import { blocksOf } from '../plan/score-plan.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import { parseMoney } from '../write/parse-money.ts';
import type { SlotOf } from '../write/slots.ts';
import { writeSlot } from '../write/write-slot.ts';
import { type ArchetypeId } from './archetypes.ts';

/** Prompts in several wordings, by the page they ask for and the block that it is about. */
const ASKED: readonly (readonly [ArchetypeId, string, readonly string[]])[] = [
  [
    'invoice',
    'invoice-sheet',
    [
      'Invoice for a freelance illustrator with line items, taxes and payment terms',
      'Print-ready invoice — Agency invoice with addresses, line items, totals, and payment terms.',
      'Digital receipt for a coffee order',
      'A quotation for a kitchen renovation',
    ],
  ],
  [
    'cart',
    'cart-lines',
    [
      'Shopping cart for a ceramics shop',
      'Cart page with quantity steppers, promo code and order total',
      'Design the basket screen of a grocery app',
      'shopping bag of a fashion label',
    ],
  ],
  [
    'order-status',
    'parcel-track',
    [
      'Food delivery tracker with a live map and ETA',
      'Order tracking page for a bookshop',
      'Package tracking screen',
      'Delivery status screen showing where the courier is',
    ],
  ],
  [
    'booking',
    'slot-picker',
    [
      'Booking page for a hair salon',
      'Appointment booking for a clinic',
      'Cinema seat selection screen',
      'Hotel room booking screen with price summary',
    ],
  ],
  [
    'wizard',
    'wizard-steps',
    [
      'Multi-step form for insurance with progress',
      'Onboarding wizard with 4 steps: Profile, Team, Billing, Done',
      'Setup wizard for a smart home',
      'Step by step form of a bank',
    ],
  ],
  [
    'game',
    'play-field',
    [
      'Make a Tic Tac Toe game in html',
      'Make a space invaders game',
      'chess board',
      'memory card game',
      '2048 clone',
      'snake game',
      'card game lobby',
      'crossword',
    ],
  ],
  [
    'quiz',
    'quiz-question',
    [
      'Trivia quiz about films',
      'Flashcards for Spanish vocabulary',
      'Quiz question screen with score and timer',
      'Flashcard app',
    ],
  ],
  [
    'leaderboard',
    'podium',
    [
      'Leaderboard for a running club',
      'Ranking screen with podium for a reading challenge',
      'Leaderboard for a chess club showing rank, player, rating, wins and losses.',
      'Ranking of a sales team',
    ],
  ],
  [
    'comparison',
    'versus',
    [
      'Compare Rover, Pixel and Galaxy by price, weight and battery',
      'Side by side comparison of two hotels',
      'Ferrum vs Oxal: price, speed, offline',
      'Comparison page for three homes: rent, size, commute',
    ],
  ],
  [
    'reviews',
    'review-list',
    [
      'Reviews page for a hotel',
      'Customer reviews with rating summary, star histogram and write a review',
      'Product reviews screen of a ceramics shop',
      'Ratings and reviews',
    ],
  ],
  [
    'statistics',
    'year-story',
    [
      'Year in review for a running app',
      'My reading stats of the year',
      'Statistics page of a language learner',
      'Annual recap of a music app',
    ],
  ],
  [
    'email',
    'mail-letter',
    [
      'Newsletter email for a bakery',
      'Order confirmation email of a ceramics shop',
      'Welcome email for a SaaS with onboarding steps and CTA',
      'Weekly digest newsletter',
    ],
  ],
];

const CASES = ASKED.flatMap(([id, block, prompts]) => prompts.map((prompt) => [prompt, id, block] as const));
const options = (device: DrawnDevice) => ({ blocks: BLOCKS, device, seed: 'asked' });
const sumOf = (texts: readonly string[]): number =>
  Math.round(texts.reduce((sum, text) => sum + (parseMoney(text)?.amount ?? 0), 0) * 100) / 100;

describe('a prompt', () => {
  it.each(CASES)('%s asks for the page %s and gets %s', (prompt, id, block) => {
    const brief = understand(prompt, DOMAINS);
    expect(brief.archetype).toBe(id);
    for (const device of ['MOBILE', 'DESKTOP'] as const) {
      const plan = planScreen({ ...sampleContext(), brief, domain: brief.domain }, options(device));
      expect(blocksOf(plan).map((planned) => planned.block.id)).toContain(block);
    }
  });
});

describe.each(ASKED)('the page %s', (archetype, block) => {
  it.each(['MOBILE', 'DESKTOP'] as const)(
    'is composed in four ways or more on %s, always with its own block',
    (device) => {
      const plans = rankPlans(sampleContext({ archetype }), options(device));
      expect(new Set(plans.map(structureOf)).size).toBeGreaterThanOrEqual(4);
      for (const plan of plans) expect(blocksOf(plan).map((planned) => planned.block.id)).toContain(block);
    },
  );
});

describe.each(DOMAINS.map((domain) => [domain.id, domain] as const))('numbers of %s', (_id, domain) => {
  const context = sampleContext({ domain });

  it.each(['invoice', 'cart'] as const)('of an %s add up: lines and sums make the total', (kind) => {
    const { lines, sums } = writeSlot(kind, context) as SlotOf<'invoice'> | SlotOf<'cart'>;
    const total = sums.at(-1);
    expect(total?.strong).toBe(true);
    expect(sumOf(lines.map((line) => line.amount))).toBeCloseTo(sumOf([sums[0]?.value ?? '']), 2);
    expect(sumOf(sums.slice(0, -1).map((sum) => sum.value))).toBeCloseTo(sumOf([total?.value ?? '']), 2);
  });

  it('of a booking add up: places times price make the total', () => {
    const { options: what, sums } = writeSlot('booking', context) as SlotOf<'booking'>;
    const price = what.items.find((item) => item.chosen)?.price ?? '';
    const places = Number(/^(\d+) ×/.exec(sums.length > 1 ? (sums[0]?.label ?? '') : '1 ×')?.[1]);
    expect(sumOf(sums.slice(-1).map((sum) => sum.value))).toBeCloseTo(sumOf([price]) * places, 2);
  });

  it('of a way on which an order is stand in order: what is done, what is now, what comes', () => {
    const { stages } = writeSlot('tracking', context) as SlotOf<'tracking'>;
    const states = stages.map((stage) => stage.state).join(' ');
    expect(states).toMatch(/^(?:done )*now(?: next)*$/);
  });
});

describe('lines that a prompt prices', () => {
  it('are the lines of the invoice, with the sum that they come to', () => {
    const want = {
      id: 'w1',
      label: 'Invoice',
      texts: [],
      fields: [],
      items: [
        { title: 'Logo', value: '$800' },
        { title: 'Hosting', value: '$50.50' },
      ],
    };
    const slot = writeSlot('invoice', sampleContext(), want) as SlotOf<'invoice'>;
    expect(slot.lines.map(({ title, amount }) => [title, amount])).toEqual([
      ['Logo', '$800'],
      ['Hosting', '$50.50'],
    ]);
    expect(slot.sums.at(-1)?.value).toBe('$850.50');
  });
});
