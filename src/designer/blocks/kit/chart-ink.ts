import type { Ground } from '../block.ts';

/** Classes of the marks of a chart on a ground: one hue for the data, lighter where it is only planned. */
export interface ChartInk {
  bar: string;
  barPlanned: string;
  barSecond: string;
  stroke: string;
  strokeSecond: string;
  area: string;
  hill: string;
  hillPlanned: string;
  /** Solid strip in the colour of the hills, with its text; and a label set apart in it. */
  band: string;
  bandMark: string;
  /** A label that marks "now" on the ground itself. */
  mark: string;
  grid: string;
  /** Ring around a dot, in the colour of the ground. */
  halo: string;
}

const ON_SURFACES: ChartInk = {
  bar: 'bg-primary',
  barPlanned: 'bg-primary/30',
  barSecond: 'bg-tertiary',
  stroke: 'stroke-primary',
  strokeSecond: 'stroke-tertiary',
  area: 'fill-primary/15',
  hill: 'fill-primary',
  hillPlanned: 'fill-primary/35',
  band: 'bg-primary text-on-primary',
  bandMark: 'bg-on-primary text-primary',
  mark: 'bg-primary text-on-primary',
  grid: 'border-outline-variant',
  halo: 'border-surface',
};

const INKS: Record<Ground, ChartInk> = {
  surface: ON_SURFACES,
  tonal: { ...ON_SURFACES, halo: 'border-surface-container' },
  field: {
    bar: 'bg-on-primary-container',
    barPlanned: 'bg-on-primary-container/35',
    barSecond: 'bg-on-primary-container/60',
    stroke: 'stroke-on-primary-container',
    strokeSecond: 'stroke-on-primary-container/60',
    area: 'fill-on-primary-container/15',
    hill: 'fill-on-primary-container',
    hillPlanned: 'fill-on-primary-container/35',
    band: 'bg-on-primary-container text-primary-container',
    bandMark: 'bg-primary-container text-on-primary-container',
    mark: 'bg-on-primary-container text-primary-container',
    grid: 'border-on-primary-container/25',
    halo: 'border-primary-container',
  },
  inverse: {
    bar: 'bg-inverse-primary',
    barPlanned: 'bg-inverse-primary/35',
    barSecond: 'bg-inverse-on-surface/60',
    stroke: 'stroke-inverse-primary',
    strokeSecond: 'stroke-inverse-on-surface/60',
    area: 'fill-inverse-primary/15',
    hill: 'fill-inverse-primary',
    hillPlanned: 'fill-inverse-primary/35',
    band: 'bg-inverse-primary text-inverse-surface',
    bandMark: 'bg-inverse-surface text-inverse-primary',
    mark: 'bg-inverse-primary text-inverse-surface',
    grid: 'border-inverse-on-surface/25',
    halo: 'border-inverse-surface',
  },
};

export const chartInkOn = (ground: Ground): ChartInk => INKS[ground];
