import type { Style } from '../../direct/direction.ts';

const LABELS: Record<Style['label'], string> = {
  plain: 'font-label text-label-md',
  caps: 'font-label text-label-sm uppercase tracking-widest',
  mono: 'font-mono text-label-md',
};

/** Classes of small labels: eyebrows, captions of figures, column heads. */
export const labelClass = (style: Style): string => LABELS[style.label];

/** Classes of figures in tables and metrics; digits keep their columns. */
export const figureClass = (style: Style): string =>
  style.figures === 'mono' ? 'font-mono tabular-nums' : 'font-headline tabular-nums';

/** Classes of headlines: family, weight, letter case. */
export const headlineClass = (style: Style): string =>
  `font-headline ${style.headline.weight} ${style.headline.caps ? 'uppercase' : ''} text-balance`.replace(/\s+/g, ' ');
