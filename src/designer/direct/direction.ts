import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Look } from '../../domain/look.ts';

/** How one screen is to look: the theme it is coloured by and the treatment its blocks follow. */
export interface Direction {
  theme: DesignTheme;
  look: Look;
  style: Style;
}

/** What blocks ask about the art direction; every block honours all of it. */
export interface Style {
  id: DirectionId;
  /** How a panel stands off its ground. `plain` draws no box at all, only space and rules. */
  panel: 'tonal' | 'outlined' | 'raised' | 'inked' | 'plain';
  /** What the opening of a screen stands on. */
  ground: 'field' | 'surface' | 'picture' | 'inverse';
  /** How rows of a list are parted. */
  rows: 'ruled' | 'spaced' | 'striped';
  /** Headline setting: weight class and letter case. */
  headline: {
    weight: 'font-light' | 'font-normal' | 'font-medium' | 'font-semibold' | 'font-bold' | 'font-black';
    caps: boolean;
    italicAccent: boolean;
  };
  /** Small labels: plain words, capitals, or monospace. */
  label: 'plain' | 'caps' | 'mono';
  /** How buttons are filled. */
  button: 'filled' | 'tonal' | 'inked';
  /** Figures in tables and metrics. */
  figures: 'headline' | 'mono';
  /** What pictures look like; handed to `imagery/`. */
  imagery: 'scene' | 'geometric' | 'line' | 'poster';
}

export const DIRECTION_IDS = ['field', 'ledger', 'gazette', 'signal', 'poster', 'calm', 'atelier', 'market'] as const;
export type DirectionId = (typeof DIRECTION_IDS)[number];
