import type { StyleName } from '../style-names.ts';
import type { ArtDirection } from './art-direction.ts';
import { ART_DIRECTIONS, type DirectionId } from './art-directions.ts';
import type { NamedStyle } from './named-style.ts';
import { NAMED_STYLES } from './named-styles.ts';

type ThemeWish = Omit<NamedStyle, 'directions' | 'isCostume' | 'touch'>;

/** A direction as the named styles of a brief change it. The strongest style stands first and wins where two say something; what none says stays the direction's. */
export function artOf(id: DirectionId, styles: readonly StyleName[] = []): ArtDirection {
  const wishes = styles.map((name): ThemeWish => {
    const { directions: _directions, isCostume: _costume, touch: _touch, ...wish } = NAMED_STYLES[name];
    return wish;
  });
  // A style that brings colours takes them as they are.
  const isColored = wishes.some(({ variant, palettes, mode }) => (variant ?? palettes ?? mode) !== undefined);
  const { coloring, ...art } = ART_DIRECTIONS[id];
  return Object.assign(
    {},
    art,
    isColored || coloring === undefined ? {} : { coloring },
    ...wishes.reverse(),
  ) as ArtDirection;
}
