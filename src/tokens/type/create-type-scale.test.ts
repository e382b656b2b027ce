import { describe, expect, it } from 'vitest';
import type { DrawnDevice } from '../../domain/designer.ts';
import { FONT_FAMILY_NAMES, type FontFamily } from '../../domain/font.ts';
import { DENSITIES, TYPE_CONTRASTS } from '../../domain/look.ts';
import { TYPE_ROLES } from '../../domain/token-roles.ts';
import { createTypeScale, type TypeSteps } from './create-type-scale.ts';
import { FONT_CLASSES } from './font-class.ts';

const DEVICES: readonly DrawnDevice[] = ['MOBILE', 'TABLET', 'DESKTOP', 'AGNOSTIC'];
const allIn = (family: FontFamily) => ({ headline: family, body: family, label: family });

const SCALES: readonly { family: FontFamily; steps: TypeSteps; isNarrow: boolean }[] = FONT_FAMILY_NAMES.flatMap(
  (family) =>
    DEVICES.flatMap((device) =>
      DENSITIES.flatMap((density) =>
        TYPE_CONTRASTS.flatMap((scale) => {
          const { wide, narrow } = createTypeScale(allIn(family), { density, scale }, device);
          return [
            { family, steps: wide, isNarrow: false },
            { family, steps: narrow, isNarrow: true },
          ];
        }),
      ),
    ),
);

describe('createTypeScale', () => {
  it('uses at most eight sizes, for every family, device, density and contrast', () => {
    const counts = SCALES.map(({ steps }) => new Set(TYPE_ROLES.map((role) => steps[role].sizePx)).size);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  });

  it('sets every line on the 4-px grid, no tighter than its type', () => {
    for (const { steps } of SCALES) {
      for (const { sizePx, linePx } of Object.values(steps)) {
        expect(linePx % 4).toBe(0);
        expect(linePx).toBeGreaterThanOrEqual(sizePx);
      }
    }
  });

  it('keeps running text at 14 px or more, labels at 12 px or more, with open lines', () => {
    for (const { steps } of SCALES) {
      expect(steps['body-sm'].sizePx).toBeGreaterThanOrEqual(14);
      expect(steps['label-sm'].sizePx).toBeGreaterThanOrEqual(12);
      for (const role of ['body-lg', 'body-md', 'body-sm'] as const) {
        expect(steps[role].linePx / steps[role].sizePx).toBeGreaterThanOrEqual(1.33);
      }
    }
  });

  it('never grows from one role to the next smaller one of its group', () => {
    const headings = TYPE_ROLES.filter((role) => !role.startsWith('body') && !role.startsWith('label'));
    for (const { steps } of SCALES) {
      const sizes = headings.map((role) => steps[role].sizePx);
      expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
    }
  });

  it('asks only for weights the family has', () => {
    for (const { family, steps } of SCALES) {
      for (const { weight } of Object.values(steps)) expect(FONT_CLASSES[family].weights).toContain(weight);
    }
  });

  it('lets headlines fit a phone', () => {
    const sizes = SCALES.filter(({ isNarrow }) => isNarrow).map(({ steps }) => steps['headline-lg'].sizePx);
    expect(Math.max(...sizes)).toBe(36);
  });

  it.each([
    ['quiet', 2.5, 3],
    ['clear', 4, 5],
    ['dramatic', 7.5, 8.5],
  ] as const)('sets %s display type between %d and %d times body text on a desktop', (scale, least, most) => {
    const { wide } = createTypeScale(allIn('INTER'), { density: 'comfortable', scale }, 'DESKTOP');
    const ratio = wide['display-lg'].sizePx / wide['body-md'].sizePx;
    expect(ratio).toBeGreaterThanOrEqual(least);
    expect(ratio).toBeLessThanOrEqual(most);
  });

  it('tightens a grotesk as it grows and leaves an old-style serif alone', () => {
    const look = { density: 'comfortable', scale: 'dramatic' } as const;
    const grotesk = createTypeScale(allIn('INTER'), look, 'DESKTOP').wide;
    const serif = createTypeScale(allIn('EB_GARAMOND'), look, 'DESKTOP').wide;
    expect(grotesk['display-lg'].trackingEm).toBeLessThan(grotesk['headline-md'].trackingEm);
    expect(grotesk['body-md'].trackingEm).toBe(0);
    expect(serif['display-lg'].trackingEm).toBe(0);
  });

  it('sets text faces with small lowercase letters a step larger', () => {
    const look = { density: 'comfortable', scale: 'clear' } as const;
    expect(createTypeScale(allIn('EB_GARAMOND'), look, 'MOBILE').wide['body-md'].sizePx).toBe(18);
    expect(createTypeScale(allIn('NOTO_SERIF'), look, 'MOBILE').wide['body-md'].sizePx).toBe(16);
  });

  it('keeps the scale of a phone screen at any viewport', () => {
    const { wide, narrow } = createTypeScale(allIn('SORA'), { density: 'airy', scale: 'dramatic' }, 'MOBILE');
    expect(wide).toEqual(narrow);
  });
});
