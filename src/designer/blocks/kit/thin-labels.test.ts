import { describe, expect, it } from 'vitest';
import { thinAxisLabels, thinValueLabels } from './thin-labels.ts';

const ROOM = { narrowPx: 230, widePx: 530 };

describe('thinAxisLabels', () => {
  it('shows all labels where all have room', () => {
    expect(thinAxisLabels(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], 4, ROOM)).toEqual(Array(7).fill(''));
  });

  it('keeps the anchor and drops its neighbours where room is short', () => {
    const shown = thinAxisLabels(
      ['2 Oct', '9 Oct', '16 Oct', '23 Oct', '30 Oct', '6 Nov', '13 Nov', '20 Nov'],
      7,
      ROOM,
    );
    expect(shown[7]).toBe('');
    expect(shown[6]).toBe('sr-only @xl:not-sr-only');
    expect(shown.every((classes) => classes !== 'sr-only')).toBe(true);
  });
});

describe('thinValueLabels', () => {
  it('keeps the first-named values and hides what would touch them', () => {
    const shown = thinValueLabels(Array<string>(24).fill('1,240'), [23, 22, 10], ROOM);
    expect([shown[23], shown[22], shown[10], shown[0]]).toEqual(['', 'sr-only', '', 'sr-only']);
  });
});
