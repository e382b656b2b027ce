import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief.ts';
import { createPalette, type RoleColors } from '../../tokens/scheme/create-palette.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { sampleBrief } from '../sample-brief.fixture.ts';
import { ART_DIRECTIONS, DIRECTION_IDS, type DirectionId } from './art-directions.ts';
import { direct, directAs } from './direct.ts';

const toOklch = converter('oklch');
const measure = (hex: string): { l: number; c: number; h: number } => {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
};

const SEEDS = ['a', 'b', 'c'];
const briefOf = (domain: Brief['domain'], change: Partial<Brief> = {}): Brief =>
  sampleBrief({ domain, domainCertainty: 0.8, ...change });
const colorsIn = (id: DirectionId): RoleColors[] =>
  DOMAINS.flatMap((domain) =>
    SEEDS.map((seed) => createPalette(directAs(id, briefOf(domain, { mode: 'LIGHT' }), seed).theme).colors),
  );

/** Reads as white, grey or paper with nothing else beside it. */
const NEUTRAL = 0.014;
/** Brown, ochre and mustard: between the orange of bricks and olive, neither dark nor light. */
const isMud = (hex: string): boolean => {
  const { l, c, h } = measure(hex);
  return c > 0.06 && h >= 48 && h <= 112 && l > 0.4 && l < 0.8;
};
/** A tint that glows: mint, lime, aqua. */
const isNeon = (hex: string): boolean => {
  const { l, c, h } = measure(hex);
  return l > 0.82 && c > 0.12 && h >= 100 && h <= 215;
};
const LIT: ReadonlySet<DirectionId> = new Set(['glass', 'terminal']);
const BROAD = DIRECTION_IDS.filter((id) => id !== 'terminal');
const QUIET = DIRECTION_IDS.filter((id) => !LIT.has(id));

describe('colours that no prompt names', () => {
  it.each(QUIET)('%s stands on a ground that is no tint of its seed', (id) => {
    for (const { surface, 'surface-container-low': low } of colorsIn(id))
      expect(Math.max(measure(surface).c, measure(low).c), surface).toBeLessThan(NEUTRAL);
  });

  it.each(BROAD)('%s has no large area of mud or neon', (id) => {
    const areas = colorsIn(id).map((colors) => colors['primary-container']);
    expect(areas.filter((hex) => isMud(hex) || isNeon(hex))).toEqual([]);
  });

  it('give the trades of one direction many hues', () => {
    for (const id of ['ledger', 'calm', 'field', 'swiss', 'workshop', 'gazette'] as const) {
      const twelfths = colorsIn(id).map(({ primary }) => Math.floor(measure(primary).h / 30));
      const most = Math.max(...twelfths.map((one) => twelfths.filter((other) => other === one).length));
      expect(new Set(twelfths).size, id).toBeGreaterThanOrEqual(5);
      expect(most / twelfths.length, id).toBeLessThan(0.45);
    }
  });

  it('part the directions on one trade', () => {
    const [domain] = DOMAINS;
    if (domain === undefined) throw new Error('No domain');
    const schemes = DIRECTION_IDS.map((id) => {
      const colors = createPalette(directAs(id, briefOf(domain), 'a').theme).colors;
      return [colors.surface, colors['primary-container'], colors.primary].join(' ');
    });
    expect(new Set(schemes).size).toBeGreaterThanOrEqual(12);
  });

  it('are dark unasked only where a trade or a mood knows the night', () => {
    const lit = new Set<string>(DIRECTION_IDS.filter((id) => ART_DIRECTIONS[id].mode === 'DARK'));
    const dark = DOMAINS.filter((domain) =>
      [...Array(12).keys()].some((seed) => {
        const { theme, look } = direct(briefOf(domain), { seed: `${seed}` });
        return theme.colorMode === 'DARK' && !lit.has(look.direction ?? '');
      }),
    );
    expect(dark.every(({ isNocturnal }) => isNocturnal === true)).toBe(true);
    expect(dark.length).toBeGreaterThanOrEqual(3);
  });
});

describe('directions and trades', () => {
  const chosenFor = (id: string): string[] => {
    const domain = DOMAINS.find((one) => one.id === id);
    if (domain === undefined) throw new Error(`No domain ${id}`);
    return (['landing', 'dashboard', 'list', 'form'] as const).flatMap((archetype) =>
      [...Array(12).keys()].map(
        (seed) => direct(briefOf(domain, { archetype, moods: [] }), { seed: `${seed}` }).look.direction ?? '',
      ),
    );
  };

  it.each(['legal', 'investing', 'insurance', 'payroll'])('%s is never dressed up as play', (id) => {
    expect(chosenFor(id).filter((one) => ['poster', 'terminal', 'glass'].includes(one))).toEqual([]);
    expect(chosenFor(id).filter((one) => one === 'field').length).toBeLessThanOrEqual(2);
  });

  it.each(['music', 'gaming', 'language-learning'])('%s never wears a suit', (id) => {
    expect(chosenFor(id).filter((one) => ['ledger', 'clinical', 'atelier'].includes(one))).toEqual([]);
  });

  it('take turns on most trades', () => {
    const single = DOMAINS.filter(({ id }) => new Set(chosenFor(id)).size < 2).map(({ id }) => id);
    expect(single.length, single.join()).toBeLessThanOrEqual(4);
  });
});
