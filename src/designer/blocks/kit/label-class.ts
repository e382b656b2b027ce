import type { Style } from '../../direct/direction.ts';

const LABELS: Record<Style['label'], string> = {
  plain: 'font-label text-label-md',
  strong: 'font-label text-label-md font-bold',
  caps: 'font-label text-label-sm uppercase tracking-widest',
  mono: 'font-mono text-label-md',
};

/** Classes of small labels: eyebrows, captions of figures, column heads. */
export const labelClass = (style: Style): string => LABELS[style.label];

/** Classes of figures in tables and metrics; digits keep their columns. */
export const figureClass = (style: Style): string =>
  style.figures === 'mono' ? 'font-mono tabular-nums' : 'font-headline tabular-nums';

/** A mark of the direction before a headline or under it; it says nothing, so it is no text. */
const MARKS: Record<Style['headline']['mark'], string> = {
  none: '',
  prompt: "before:mr-3 before:font-normal before:text-primary before:content-['>']",
  bar: "after:mt-3 after:block after:h-1 after:w-12 after:bg-current after:content-['']",
  stitch:
    "after:mt-3 after:block after:w-16 after:border-t-2 after:border-dashed after:border-current after:content-['']",
};

/** Classes of headlines: family, weight, letter case, mark. */
export const headlineClass = ({ headline: { weight, caps, mark } }: Style): string =>
  ['font-headline', weight, caps ? 'uppercase' : '', 'text-balance', MARKS[mark]]
    .filter((name) => name !== '')
    .join(' ');
