import type { NodeContext } from './node-context.ts';

/** Classes for data drawn on a ground: what is written, ruled, filled. Every text pair is one that tokens guarantee. */
export interface DataInk {
  strong: string;
  soft: string;
  accent: string;
  rule: string;
  /** A heavier rule: above a total, under a column head. */
  edge: string;
  /** Empty part of a bar, ring or switch. */
  track: string;
  trackStroke: string;
  trackFill: string;
  grid: string;
  /** Tint of a part that is pointed out. */
  tint: string;
  /** Small raised surface with its text. */
  chip: string;
  /** Fills, strokes and backgrounds of series, in their order. */
  series: readonly SeriesInk[];
  /** Ring round a dot, in the colour of the ground. */
  haloStroke: string;
}

interface SeriesInk {
  fill: string;
  stroke: string;
  bg: string;
  area: string;
}

const ink = (role: string, share = ''): SeriesInk => ({
  fill: `fill-${role}${share}`,
  stroke: `stroke-${role}${share}`,
  bg: `bg-${role}${share}`,
  area: `fill-${role}/15`,
});

const ON_PAPER: DataInk = {
  strong: 'text-on-surface',
  soft: 'text-on-surface-variant',
  accent: 'text-primary',
  rule: 'border-outline-variant',
  edge: 'border-outline',
  track: 'bg-surface-container-highest',
  trackStroke: 'stroke-surface-container-highest',
  trackFill: 'fill-surface-container-highest',
  grid: 'border-outline-variant/70',
  tint: 'bg-surface-container-high',
  chip: 'bg-surface-container-high text-on-surface',
  series: [
    ink('primary'),
    ink('tertiary'),
    ink('primary', '/40'),
    ink('secondary'),
    ink('tertiary', '/45'),
    ink('outline'),
    ink('secondary', '/40'),
    ink('outline-variant'),
  ],
  haloStroke: 'stroke-surface-container-lowest',
};

const onColor = (role: string, ground: string, accent: string): DataInk => ({
  strong: `text-${role}`,
  soft: `text-${role}`,
  accent: `text-${accent}`,
  rule: `border-${role}/30`,
  edge: `border-${role}`,
  track: `bg-${role}/25`,
  trackStroke: `stroke-${role}/25`,
  trackFill: `fill-${role}/25`,
  grid: `border-${role}/25`,
  tint: `bg-${role}/15`,
  chip: `bg-${role} text-${ground}`,
  series: [ink(accent), ink(role, '/55'), ink(role, '/80'), ink(role, '/35'), ink(role, '/70'), ink(role, '/25')],
  haloStroke: `stroke-${ground}`,
});

const INKS: Record<NodeContext['ground'], DataInk> = {
  surface: ON_PAPER,
  card: ON_PAPER,
  primary: onColor('on-primary', 'primary', 'on-primary'),
  inverse: onColor('inverse-on-surface', 'inverse-surface', 'inverse-primary'),
};

/** The ink of data on a node's ground. */
export const dataInk = ({ ground }: Pick<NodeContext, 'ground'>): DataInk => INKS[ground];

/** The ink of the n-th series; more series than inks begin again. */
export function seriesInk(ground: DataInk, index: number): SeriesInk {
  const found = ground.series[index % ground.series.length] ?? ground.series[0];
  if (found === undefined) throw new Error('A ground needs at least one ink for series');
  return found;
}

/** Fills lie beside one another, so a light and a full tone take turns; lines cross, so they differ in hue. */
const FILL_ORDER = [0, 2, 1, 4, 3, 5, 6, 7];

/** The ink of the n-th filled part: of stacked areas, grouped bars, slices. */
export const fillInk = (ground: DataInk, index: number): SeriesInk =>
  seriesInk(ground, FILL_ORDER[index % FILL_ORDER.length] ?? index);

/** Whether a ground is a strong colour, on which tones do not read. */
export const isOnColor = ({ ground }: Pick<NodeContext, 'ground'>): boolean =>
  ground === 'primary' || ground === 'inverse';
