import { describe, expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const source = { x: 100, y: 0, width: 390, height: 844 };

describe('placeBeside', () => {
  it('puts a row under the source', () => {
    expect(placeBeside(source, 3, [source])).toEqual([
      { x: 100, y: 924 },
      { x: 570, y: 924 },
      { x: 1040, y: 924 },
    ]);
  });

  it('moves the row down past whatever stands there', () => {
    const earlier = placeBeside(source, 2, [source]).map((place) => ({ ...source, ...place, height: 1200 }));
    const later = placeBeside(source, 1, [source, ...earlier]);
    expect(later).toEqual([{ x: 100, y: 924 + 1200 + 80 }]);
  });
});
