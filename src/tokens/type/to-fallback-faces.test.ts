import { describe, expect, it } from 'vitest';
import { FONT_FAMILY_NAMES } from '../../domain/font.ts';
import { FONT_METRICS } from './font-metrics.ts';
import { toFallbackFaces } from './to-fallback-faces.ts';

describe('toFallbackFaces', () => {
  it('adjusts a system face of the same kind to the room the family takes', () => {
    expect(toFallbackFaces(['INTER', 'MONO', 'INTER']).split('\n')).toEqual([
      '@font-face { font-family: "Inter Fallback"; font-weight: 100 599; src: local("Arial"), local("ArialMT"), local("Liberation Sans"); size-adjust: 107.58%; ascent-override: 90.05%; descent-override: 22.42%; line-gap-override: 0% }',
      '@font-face { font-family: "Inter Fallback"; font-weight: 600 900; src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"); size-adjust: 102.58%; ascent-override: 94.44%; descent-override: 23.51%; line-gap-override: 0% }',
      '@font-face { font-family: "IBM Plex Mono Fallback"; font-weight: 100 900; src: local("Courier New"), local("CourierNewPSMT"), local("Liberation Mono"); size-adjust: 99.98%; ascent-override: 102.52%; descent-override: 27.5%; line-gap-override: 0% }',
    ]);
  });

  it('leaves a face with the metrics of Arial as it is', () => {
    expect(toFallbackFaces(['ARIMO'])).toMatch(/100 599;.*size-adjust: 100%; ascent-override: 90\.53%/);
  });

  it.each(FONT_FAMILY_NAMES)('%s: gives back the height of the family after the adjustment', (family) => {
    for (const rule of toFallbackFaces([family]).split('\n')) {
      const [adjust = 0, ascent = 0, descent = 0] = [...rule.matchAll(/([\d.]+)%/g)].map(
        ([, share]) => Number(share) / 100,
      );
      expect(adjust * ascent).toBeCloseTo(FONT_METRICS[family].ascentEm, 2);
      expect(adjust * descent).toBeCloseTo(FONT_METRICS[family].descentEm, 2);
      expect(adjust).toBeGreaterThan(0.8);
      expect(adjust).toBeLessThan(1.2);
    }
  });
});
