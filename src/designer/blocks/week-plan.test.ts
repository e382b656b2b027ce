import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../markup/html.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from '../direct/art-directions.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { writeWeek } from '../write/write-week.ts';
import type { BlockContext } from './block.ts';
import { weekPlan } from './week-plan.ts';
import type { WeekSlot } from './week-plan/week-parts.ts';

const CONTEXT: BlockContext = {
  device: 'DESKTOP',
  style: ART_DIRECTIONS.ledger.style,
  width: 'full',
  level: 1,
  ground: 'surface',
  bleed: false,
  key: 'b1',
};
const WEEKS: readonly WeekSlot[] = ['school', 'kitchen', 'cafe', 'fitness'].flatMap((id) =>
  ['Week view', 'Meal planner'].map((prompt) =>
    writeWeek(sampleContext({ domain: DOMAINS.find((one) => one.id === id) ?? sampleContext().domain, prompt })),
  ),
);
type Variant = (typeof weekPlan.variants)[number];
const CASES = WEEKS.flatMap((slot) =>
  weekPlan.variants
    .filter((variant: Variant) => variant.suits?.(slot) ?? true)
    .map((variant: Variant) => ({ slot, variant })),
);
const draw = (slot: WeekSlot, variant: Variant, change: Partial<BlockContext> = {}): string =>
  String(variant.render(slot, { ...CONTEXT, ...change }));

describe('weekPlan', () => {
  it('draws every week on every device', () => {
    for (const slot of WEEKS) {
      for (const [device, width] of [
        ['MOBILE', 'narrow'],
        ['TABLET', 'full'],
        ['DESKTOP', 'full'],
      ] as const) {
        const able = weekPlan.variants.filter(
          (variant: Variant) =>
            variant.devices.includes(device) && variant.widths.includes(width) && (variant.suits?.(slot) ?? true),
        );
        expect(able.length, `${slot.title} on ${device}`).toBeGreaterThan(0);
      }
    }
  });

  it('shows everything that stands in the week, or at least the next days where it is folded', () => {
    for (const { slot, variant } of CASES) {
      const text = draw(slot, variant);
      const shown = slot.days.flatMap(({ entries }) => entries).filter(({ title }) => text.includes(escapeHtml(title)));
      const all = slot.days.flatMap(({ entries }) => entries);
      expect(shown.length, `${variant.name} of ${slot.title}`).toBeGreaterThanOrEqual(
        variant.name === 'strip' ? (slot.days.find((day) => day.today)?.entries.length ?? 0) : all.length,
      );
    }
  });

  it('marks today, once', () => {
    for (const { slot, variant } of CASES.filter((one) => one.variant.name !== 'strip'))
      expect(draw(slot, variant).match(/aria-current="date"/g), variant.name).toHaveLength(1);
  });

  it.each(DIRECTION_IDS)('has no empty class and no undefined word in the direction %s', (id) => {
    for (const ground of ['surface', 'tonal', 'field', 'inverse'] as const)
      for (const { slot, variant } of CASES)
        expect(draw(slot, variant, { style: ART_DIRECTIONS[id].style, ground })).not.toMatch(/undefined|NaN|class=""/);
  });
});
