import { describe, expect, it } from 'vitest';
import type { Want } from '../brief.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { APP_KINDS } from './app-shapes.ts';
import { SLOT_KINDS, type SlotOf } from './slots.ts';
import { tellDifferently } from './tell-differently.ts';
import { textsOf, writeSlot } from './write-slot.ts';

const want = (parts: Partial<Want>): Want => ({
  id: 'w1',
  label: 'Commute notes',
  texts: [],
  items: [],
  fields: [],
  ...parts,
});

describe.each(DOMAINS.map((domain) => [domain.id, domain] as const))('content of %s', (_id, domain) => {
  it('is written whole in every kind, without a gap in the words', () => {
    const faults = SLOT_KINDS.flatMap((kind) => {
      const slot = writeSlot(kind, { ...sampleContext(), domain });
      const texts = textsOf(slot);
      const isWhole = slot.kind === kind && texts.length > 0 && !/undefined|NaN|\[object/.test(texts.join('\n'));
      return isWhole ? [] : [`${kind}: ${texts.join(' | ')}`];
    });
    expect(faults).toEqual([]);
  });

  it('has shares of a breakdown that add up to one', () => {
    const { parts } = writeSlot('breakdown', { ...sampleContext(), domain }) as SlotOf<'breakdown'>;
    expect(parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 6);
  });
});

describe('what a prompt gives', () => {
  it.each(
    SLOT_KINDS.filter(
      (kind) =>
        ![
          'hero',
          'focus',
          'form',
          'footer',
          'article',
          'player',
          'product',
          'profile',
          'dossier',
          'paper',
          'closing',
          'thread',
          'mailing',
          'confirmation',
          'component',
          ...APP_KINDS,
        ].includes(kind),
    ),
  )('stands in the title of %s, with its id', (kind) => {
    const slot = writeSlot(kind, sampleContext(), want({}));
    expect(slot.title).toBe('Commute notes');
    expect(slot.wants).toEqual(['w1']);
  });

  it.each(APP_KINDS)('keeps its id in %s, which has a name of its own', (kind) => {
    const slot = writeSlot(kind, sampleContext(), want({}));
    expect(slot.wants).toEqual(['w1']);
    expect(slot.title).not.toBe('');
  });

  it('makes rows of listed things, and no others', () => {
    const slot = writeSlot(
      'records',
      sampleContext(),
      want({
        items: [
          { title: 'Soup', value: '$8' },
          { title: 'Salad', value: '$10' },
        ],
      }),
    ) as SlotOf<'records'>;
    expect(slot.rows.map(({ title, value }) => [title, value])).toEqual([
      ['Soup', '$8'],
      ['Salad', '$10'],
    ]);
  });

  it('makes figures of listed values', () => {
    const slot = writeSlot(
      'metrics',
      sampleContext(),
      want({
        items: [
          { title: 'Steps', value: '10,000' },
          { title: 'Calories', value: '500 kcal' },
        ],
      }),
    ) as SlotOf<'metrics'>;
    expect(slot.items).toEqual([
      { label: 'Steps', value: '10,000' },
      { label: 'Calories', value: '500 kcal' },
    ]);
  });

  it('keeps every part of a form with its fields', () => {
    const parts = [
      want({ id: 'w1', label: 'Shipping', kind: 'form', fields: [{ label: 'Name', kind: 'text' }] }),
      want({ id: 'w2', label: 'Payment', kind: 'form', fields: [{ label: 'CVV', kind: 'text' }] }),
    ];
    const slot = writeSlot('form', sampleContext({ wants: parts, archetype: 'checkout' }), parts[0]) as SlotOf<'form'>;
    expect(slot.groups.map((group) => [group.title, group.fields.map((field) => field.label)])).toEqual([
      ['Shipping', ['Name']],
      ['Payment', ['CVV']],
    ]);
  });

  it('sums an order up: lines, delivery and total agree', () => {
    const { domain } = sampleContext();
    const slot = writeSlot('order', sampleContext()) as SlotOf<'order'>;
    const net = domain.order.lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
    expect(slot.sums.at(-1)?.value).toContain((net + (domain.order.delivery ?? 0)).toFixed(2));
  });

  it('reads a talk from lines with names', () => {
    const slot = writeSlot(
      'thread',
      sampleContext(),
      want({ texts: ['Alice: Hi there!', 'Bob: Hello!'] }),
    ) as SlotOf<'thread'>;
    expect(slot.messages.map(({ from, text }) => [from, text])).toEqual([
      ['Alice', 'Hi there!'],
      ['Bob', 'Hello!'],
    ]);
  });
});

describe('tellDifferently', () => {
  it('is the domain itself at first, and begins elsewhere after', () => {
    const { domain } = sampleContext();
    expect(tellDifferently(domain, 0)).toBe(domain);
    expect(tellDifferently(domain, 1).metrics[0]).toEqual(domain.metrics[1]);
    expect(new Set(tellDifferently(domain, 1).metrics)).toEqual(new Set(domain.metrics));
  });
});
