import { describe, expect, it } from 'vitest';
import type { Place } from '../outline/outline.ts';
import { section } from './outline.fixture.ts';
import { toBands } from './page-bands.ts';

/** Bands in short: "top" for a full one, "left:1 right:2" for columns with the number of their sections. */
const bandsOf = (...places: Place[]): string[] =>
  toBands(places.map((place, index) => section(`${place} ${index}`, [], { place }))).map((band) =>
    band.kind === 'full'
      ? band.section.place
      : [
          ...band.columns.map(({ place, sections }) => `${place}:${sections.length}`),
          ...band.overlays.map(() => 'over'),
        ].join(' '),
  );

describe('toBands', () => {
  it('sets left, main and right ones that follow one another side by side', () => {
    expect(bandsOf('left', 'right')).toEqual(['left:1 right:1']);
    expect(bandsOf('left', 'main', 'right')).toEqual(['left:1 main:1 right:1']);
    expect(bandsOf('right', 'left')).toEqual(['right:1 left:1']);
    expect(bandsOf('main', 'right', 'left')).toEqual(['main', 'right:1 left:1']);
    expect(bandsOf('right', 'left', 'right')).toEqual(['right:1 left:1', 'right:1']);
    expect(bandsOf('left', 'right', 'right')).toEqual(['left:1 right:2']);
    expect(bandsOf('main', 'main', 'right')).toEqual(['main:2 right:1']);
  });

  it('begins anew where the order says that a part stands below', () => {
    expect(bandsOf('left', 'right', 'main')).toEqual(['left:1 right:1', 'main']);
    expect(bandsOf('main', 'left', 'right', 'bottom')).toEqual(['main', 'left:1 right:1', 'bottom']);
    expect(bandsOf('left', 'right', 'left', 'right')).toEqual(['left:1 right:1', 'left:1 right:1']);
  });

  it('hands overlays to the columns that they lie over', () => {
    expect(bandsOf('left', 'main', 'overlay', 'right')).toEqual(['left:1 main:1 right:1 over']);
    expect(bandsOf('main', 'overlay')).toEqual(['main:1 over']);
  });
});
