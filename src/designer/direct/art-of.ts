import type { StyleName } from '../style-names.ts';
import type { ArtDirection } from './art-direction.ts';
import { ART_DIRECTIONS, type DirectionId } from './art-directions.ts';
import type { NamedStyle, StylePalette } from './named-style.ts';
import { NAMED_STYLES } from './named-styles.ts';

/** A direction as the named styles of a brief change it, ready to make a theme of. */
export interface Art extends ArtDirection {
  /** Colours of a named style; they come before `seeds` and the trade's own. */
  palettes?: readonly StylePalette[];
}

type ThemeWish = Omit<NamedStyle, 'directions' | 'isCostume' | 'touch'>;

/** The strongest style stands first and wins where two say something; what none says stays the direction's. */
export function artOf(id: DirectionId, styles: readonly StyleName[] = []): Art {
  const wishes = styles.map((name): ThemeWish => {
    const { directions: _directions, isCostume: _costume, touch: _touch, ...wish } = NAMED_STYLES[name];
    return wish;
  });
  return Object.assign({}, ART_DIRECTIONS[id], ...wishes.reverse()) as Art;
}
