import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../markup/html.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from '../direct/art-directions.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import type { Slot, SlotKind } from '../write/slots.ts';
import { INHERITS } from '../write/plan-matrix.ts';
import { textsOf, writeSlot } from '../write/write-slot.ts';
import type { Block, BlockContext, BlockVariant } from './block.ts';
import { BLOCKS } from './blocks.ts';
import { pipelineFunnel } from './pipeline-funnel.ts';

/** Families that pages are built of which win somebody over. */
const PITCH_BLOCKS = [
  'bento-grid',
  'closing-card',
  'closing-field',
  'code-sample',
  'faq-two-column',
  'figure-band',
  'footer-colophon',
  'footer-index',
  'hero-index',
  'hero-poster',
  'hero-stage',
  'marquee-line',
  'numbered-manifesto',
  'plan-table',
  'single-plan',
  'story-rows',
];
const TRADES = new Set(['shop', 'software', 'restaurant', 'magazine', 'clinic', 'running']);

interface Case {
  block: Block;
  variant: BlockVariant<SlotKind>;
  slot: Slot;
}

const CASES: Case[] = PITCH_BLOCKS.flatMap((id) => {
  const block = BLOCKS.find((one) => one.id === id) as Block | undefined;
  if (block === undefined) throw new RangeError(`There is no block ${id}`);
  return DOMAINS.filter((domain) => TRADES.has(domain.id)).flatMap((domain) => {
    const slot = writeSlot(block.shows, sampleContext({ domain }));
    return block.variants
      .filter((variant) => variant.suits?.(slot) ?? true)
      .map((variant) => ({ block, variant, slot }));
  });
});

const CONTEXT: BlockContext = {
  device: 'DESKTOP',
  style: ART_DIRECTIONS.ledger.style,
  width: 'full',
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

/** Pictures are told by their drawing, icons by the words beside them. */
const silentIn = (slot: Slot): Set<string> =>
  new Set(
    [...JSON.stringify(slot).matchAll(/"alt":("(?:[^"\\]|\\.)*")/g)].map((match) =>
      String(JSON.parse(match[1] ?? '""')),
    ),
  );

describe('blocks of public pages', () => {
  it('have three ways or more, each of which some trade fills', () => {
    for (const id of PITCH_BLOCKS) {
      const block = BLOCKS.find((one) => one.id === id);
      expect(block?.variants.length, id).toBeGreaterThanOrEqual(3);
      for (const { name } of block?.variants ?? [])
        expect(
          CASES.some((one) => one.block.id === id && one.variant.name === name),
          `${id}.${name}`,
        ).toBe(true);
    }
  });

  it('mark their root, give each id once and show every word of their content', () => {
    expect(
      failing((one) => {
        const text = draw(one).trim();
        const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
        return (
          /^<(?:section|footer) /.test(text) &&
          text.includes(`data-block="${one.block.id}"`) &&
          new Set(ids).size === ids.length
        );
      }),
    ).toEqual([]);
    const missing = CASES.flatMap((one) => {
      // A part of a headline may be set apart inside it.
      const text = draw(one).replaceAll(/<\/?em[^>]*>/g, '');
      const silent = silentIn(one.slot);
      return (
        textsOf(one.slot)
          // A table ticks what a plan has of the one before it.
          .filter((word) => !(one.variant.name === 'matrix' && INHERITS.test(word)))
          .filter((word) => word.trim() !== '' && !silent.has(word) && !text.includes(escapeHtml(word.trim())))
          .map((word) => `${nameOf(one)}: ${word}`)
      );
    });
    expect(missing).toEqual([]);
  });

  it.each(DIRECTION_IDS)('hold in the direction %s on every ground', (id) => {
    const { style } = ART_DIRECTIONS[id];
    for (const ground of ['surface', 'tonal', 'field', 'inverse'] as const)
      expect(
        failing(
          (one) =>
            isSound(draw(one, { style, ground })) && isSound(draw(one, { style, ground, level: 1, bleed: true })),
        ),
      ).toEqual([]);
  });

  it('draw a funnel only of stages that lose on the way', () => {
    const [{ suits } = {}] = pipelineFunnel.variants;
    const parts = [90, 40, 12].map((value, index) => ({
      label: `Stage ${index}`,
      value,
      display: `${value}`,
      share: 0.3,
    }));
    const slot = { kind: 'breakdown' as const, wants: [], title: 'Hiring funnel', parts };
    expect(suits?.(slot)).toBe(true);
    expect(suits?.({ ...slot, title: 'Guests by country' })).toBe(false);
    expect(suits?.({ ...slot, parts: parts.toReversed() })).toBe(false);
  });
});
