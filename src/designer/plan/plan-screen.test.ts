import { describe, expect, it } from 'vitest';
import type { DrawnDevice } from '../../domain/designer.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { ARCHETYPE_IDS } from '../archetypes/archetypes.ts';
import { type Want } from '../brief.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { SLOT_KINDS } from '../write/slots.ts';
import { textsOf } from '../write/write-slot.ts';
import { planScreen, rankPlans, structureOf } from './plan-screen.ts';
import { blocksOf } from './score-plan.ts';

const DEVICES: readonly DrawnDevice[] = ['MOBILE', 'TABLET', 'DESKTOP', 'AGNOSTIC'];
const want = (parts: Partial<Want>): Want => ({
  id: 'w1',
  label: 'Things',
  texts: [],
  items: [],
  fields: [],
  ...parts,
});
const options = (device: DrawnDevice) => ({ blocks: BLOCKS, device, seed: 'test' });

describe.each(ARCHETYPE_IDS)('a plan for %s', (archetype) => {
  it.each(DEVICES)('holds blocks on %s, each in a variant made for it', (device) => {
    const plan = planScreen(sampleContext({ archetype }), options(device));
    const all = blocksOf(plan);
    expect(all.length).toBeGreaterThan(0);
    for (const { variant, width, block, slot } of all) {
      expect(variant.devices, block.id).toContain(device);
      expect(variant.widths, block.id).toContain(width);
      expect(block.shows).toBe(slot.kind);
    }
  });
});

describe('the bar of a page', () => {
  it.each([
    ['Settings for a smart home with the navigation bar at the top', 'top-nav'],
    ['Dashboard of a fishery with a top navigation', 'top-nav'],
    ['List of boats with the menu on the left', 'side-nav'],
  ])('stands where the prompt has it: %s', (prompt, frame) => {
    for (const seed of ['one', 'two', 'three']) {
      const context = sampleContext({ archetype: 'settings', prompt });
      expect(planScreen(context, { ...options('DESKTOP'), seed }).frame).toBe(frame);
    }
  });
});

describe('a signature', () => {
  const signatures = (plan: ReturnType<typeof planScreen>): number[] =>
    [...plan.lead, ...(plan.columns[0] ?? [])].flatMap(({ block }, index) =>
      block.isSignature === true ? [index] : [],
    );

  it('stands near the top where the content suits, and never twice', () => {
    for (const domain of DOMAINS.filter((_, index) => index % 4 === 0))
      for (const archetype of ['dashboard', 'landing', 'detail'] as const)
        for (const device of ['MOBILE', 'DESKTOP'] as const) {
          const plan = planScreen(sampleContext({ domain, archetype }), options(device));
          const all = blocksOf(plan).filter(({ block }) => block.isSignature === true);
          expect(all.length, `${domain.id} ${archetype} ${device}`).toBeLessThanOrEqual(1);
          expect(
            signatures(plan).filter((place) => place > 2),
            `${domain.id} ${archetype}`,
          ).toEqual([]);
        }
  });

  it('is not the same for every prompt', () => {
    const families = new Set(
      DOMAINS.flatMap((domain) =>
        blocksOf(planScreen(sampleContext({ domain }), { ...options('DESKTOP'), seed: domain.id })).flatMap(
          ({ block }) => (block.isSignature === true ? [block.id] : []),
        ),
      ),
    );
    expect(families.size).toBeGreaterThanOrEqual(5);
  });
});

describe('planScreen', () => {
  it('drops nothing that is asked for, whatever its kind', () => {
    const wants = SLOT_KINDS.filter((kind) => kind !== 'footer').map((kind, index) =>
      want({ id: `w${index}`, kind, label: `Asked ${kind}` }),
    );
    for (const device of DEVICES) {
      const shown = blocksOf(planScreen(sampleContext({ wants }), options(device))).flatMap(
        (planned) => planned.slot.wants,
      );
      expect(new Set(shown), device).toEqual(new Set(wants.map(({ id }) => id)));
    }
  });

  it('shows every text, item and action that a prompt spells out', () => {
    const wants = [
      want({ id: 'w1', kind: 'series', label: 'Trend', texts: ['Up 4 % since May'] }),
      want({ id: 'w2', kind: 'schedule', label: 'Agenda', items: [{ title: 'Fitting', value: '09:00' }] }),
      want({ id: 'w3', label: 'Export CSV', isAction: true }),
      want({ id: 'w4', label: 'Invite', isAction: true }),
      want({ id: 'w5', label: 'Archive', isAction: true }),
    ];
    const plan = planScreen(sampleContext({ wants, archetype: 'list' }), options('DESKTOP'));
    const words = [
      ...blocksOf(plan).flatMap((planned) => textsOf(planned.slot)),
      ...plan.titleActions.map((action) => action.label),
    ].join('\n');
    for (const text of ['Up 4 % since May', 'Fitting', '09:00', 'Export CSV', 'Invite', 'Archive'])
      expect(words).toContain(text);
  });

  it('adds nothing to a prompt that spells out what it wants', () => {
    const wants = [want({ kind: 'profile', texts: ['Jane Doe', 'jane@example.org'] })];
    const all = blocksOf(planScreen(sampleContext({ wants, archetype: 'profile' }), options('DESKTOP')));
    expect(all.map((planned) => planned.slot.kind)).toEqual(['profile']);
  });

  it('is the same for the same seed and ranks distinct structures, best first', () => {
    expect(structureOf(planScreen(sampleContext(), options('DESKTOP')))).toBe(
      structureOf(planScreen(sampleContext(), options('DESKTOP'))),
    );
    const ranked = rankPlans(sampleContext(), options('DESKTOP'));
    expect(ranked.length).toBeGreaterThan(5);
    expect(new Set(ranked.map(structureOf)).size).toBe(ranked.length);
    expect(ranked.map((plan) => plan.score)).toEqual(ranked.map((plan) => plan.score).toSorted((a, b) => b - a));
  });
});
