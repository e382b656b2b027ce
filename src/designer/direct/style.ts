/** What blocks ask about the art direction. The kit (`blocks/kit/`) honours all of it; no block asks which direction it is. */
export interface Style {
  /** How a panel stands off its ground; see `blocks/kit/panel-kinds.ts`. `plain` draws no box at all, only space and rules. */
  panel: PanelKind;
  /** What the page itself is made of, under everything. */
  page: 'plain' | 'white' | 'glow' | 'paper' | 'grid' | 'scanlines';
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
  /** What pictures look like; handed to `imagery/`. */
  imagery: 'scene' | 'geometric' | 'line' | 'poster' | 'wire';
}

export const PANEL_KINDS = [
  'tonal',
  'outlined',
  'raised',
  'inked',
  'plain',
  'glass',
  'boxed',
  'lined',
  'stitched',
  'barred',
  'shadowed',
  'soft',
  'framed',
] as const;
export type PanelKind = (typeof PANEL_KINDS)[number];

/** What a named style changes of a direction's style. */
export type StyleTouch = Partial<Omit<Style, 'headline'>> & { headline?: Partial<Style['headline']> };

/** A style with touches laid over it, the last on top; the style itself where there are none. */
export const touchUp = (style: Style, touches: readonly StyleTouch[]): Style =>
  touches.reduce<Style>(
    (touched, { headline, ...rest }) => ({ ...touched, ...rest, headline: { ...touched.headline, ...headline } }),
    style,
  );
