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
const MARKS: Record<Exclude<Style['headline']['mark'], 'none'>, string> = {
  prompt: "before:mr-3 before:font-normal before:content-['>']",
  bar: "after:mt-3 after:mb-2 after:block after:h-1 after:w-12 after:bg-current after:content-['']",
  stitch:
    "after:mt-3 after:mb-2 after:block after:w-16 after:border-t-2 after:border-dashed after:border-current after:content-['']",
};

/** Classes of headlines: family, weight, letter case. */
export const headlineClass = ({ headline: { weight, caps } }: Style): string =>
  ['font-headline', weight, ...(caps ? ['uppercase'] : []), 'text-balance'].join(' ');

/** Classes of the headings of the page and of its blocks: a headline with the direction's mark. */
export const headingClass = (style: Style): string =>
  style.headline.mark === 'none' ? headlineClass(style) : `${headlineClass(style)} ${MARKS[style.headline.mark]}`;
