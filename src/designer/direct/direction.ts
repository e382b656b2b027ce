import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Look } from '../../domain/look.ts';

/** How one screen is to look: the theme it is coloured by and the treatment its blocks follow. */
export interface Direction {
  theme: DesignTheme;
  look: Look;
  style: Style;
  /** Frames and ways to draw blocks that it builds with where the content allows, as `plan/` names them. */
  prefers: readonly string[];
}

/** What blocks ask about the art direction. The kit (`blocks/kit/`) honours all of it; no block asks which direction it is. */
export interface Style {
  /** How a panel stands off its ground; see `blocks/kit/panel-kinds.ts`. `plain` draws no box at all, only space and rules. */
  panel: PanelKind;
  /** What the page itself is made of, under everything. */
  page: 'plain' | 'white' | 'glow' | 'sweep' | 'paper' | 'dots' | 'squares' | 'scanlines';
  /** What the opening of a screen stands on. */
  ground: 'field' | 'surface' | 'picture' | 'inverse';
  /** How rows of a list are parted. */
  rows: 'ruled' | 'spaced' | 'striped';
  /** The stroke of thin rules. */
  line: 'solid' | 'dashed';
  /** Whether corners follow the theme's roundness, have none, or are round at two ends only. */
  corners: 'themed' | 'square' | 'leaf';
  /** Whether words are set in the theme's families or all in monospace. */
  type: 'themed' | 'mono';
  /** Headline setting: weight class, letter case, italic turn, and the mark set before or under it. */
  headline: {
    weight: 'font-light' | 'font-normal' | 'font-medium' | 'font-semibold' | 'font-bold' | 'font-black';
    caps: boolean;
    italicAccent: boolean;
    mark: 'none' | 'prompt' | 'bar' | 'stitch';
  };
  /** Small labels: plain words, bold words, capitals, or monospace. */
  label: 'plain' | 'strong' | 'caps' | 'mono';
  /** How buttons are filled and edged. */
  button: 'filled' | 'tonal' | 'inked' | 'stitched' | 'hard' | 'lifted';
  /** Figures in tables and metrics. */
  figures: 'headline' | 'mono';
  /** What a column of navigation stands on; a tint where it is not said. */
  side?: 'ink';
  /** What pictures look like; handed to `imagery/`. */
  imagery: 'scene' | 'geometric' | 'line' | 'poster' | 'wire';
}

export type PanelKind =
  | 'tonal'
  | 'outlined'
  | 'sheet'
  | 'edged'
  | 'raised'
  | 'inked'
  | 'plain'
  | 'glass'
  | 'boxed'
  | 'lined'
  | 'stitched'
  | 'barred'
  | 'shadowed'
  | 'soft'
  | 'framed';
