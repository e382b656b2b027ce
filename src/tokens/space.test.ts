import { describe, expect, it } from 'vitest';
import type { DrawnDevice } from '../domain/designer.ts';
import { DENSITIES } from '../domain/look.ts';
import { createSpaces, SPACE_NAMES } from './space.ts';

const DEVICES: readonly DrawnDevice[] = ['MOBILE', 'TABLET', 'DESKTOP', 'AGNOSTIC'];

describe('createSpaces', () => {
  it.each(DEVICES)('stays on the 4-px grid and never shrinks with more air, on %s', (device) => {
    const spaces = DENSITIES.map((density) => createSpaces(density, device));
    for (const name of SPACE_NAMES) {
      for (const width of ['wide', 'narrow'] as const) {
        const values = spaces.map((space) => space[width][name]);
        expect(values.map((px) => px % 4)).toEqual([0, 0, 0]);
        expect(values.toSorted((a, b) => a - b)).toEqual(values);
      }
    }
  });

  it('leaves at least 288 px of content on a viewport of 320', () => {
    for (const density of DENSITIES) expect(createSpaces(density, 'DESKTOP').narrow.page).toBeLessThanOrEqual(24);
  });

  it('does not change a phone screen with the viewport', () => {
    const { wide, narrow } = createSpaces('airy', 'MOBILE');
    expect(wide).toEqual(narrow);
  });
});
