import { describe, expect, it } from 'vitest';
import { markLevels } from '../values/top-level.ts';
import { factRanges } from './fact-ranges.ts';

const labels = (text: string): string[] =>
  factRanges(text, markLevels(text)).map(({ start, end }) => text.slice(start, end).trim());

describe('factRanges', () => {
  it('finds labels with their figures in a list of them', () => {
    expect(labels('Pickers 48; Crates 9,268; To pay €22,061.40')).toEqual([
      'Pickers 48',
      'Crates 9,268',
      'To pay €22,061.40',
    ]);
    expect(labels('Four tiles: Photos 12, Labels printed 1,940, Vents 40 %')).toEqual([
      'Photos 12',
      'Labels printed 1,940',
      'Vents 40 %',
    ]);
  });

  it('leaves measures of the page and single figures alone', () => {
    expect(labels('Left panel 320px, right panel 280px')).toEqual([]);
    expect(labels('Pane 1, folders on the left')).toEqual([]);
  });
});
