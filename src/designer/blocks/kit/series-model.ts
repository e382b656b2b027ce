import type { SeriesPoint, SlotShapes } from '../../write/slots.ts';
import { createNumberText, withUnit } from './number-text.ts';

export type Series = SlotShapes['series'];

/** What all drawings of a series share. */
export interface SeriesModel {
  points: readonly SeriesPoint[];
  values: number[];
  seconds: number[] | undefined;
  /** Values as written at their marks, without the unit. */
  texts: string[];
  /** Index of the point that stands for now: the marked one, else the last. */
  now: number;
  /** Points whose values are worth writing where not all fit, most telling first. */
  telling: number[];
  /** A name for the whole chart, unit included. */
  name: string;
}

export function toSeriesModel(series: Series): SeriesModel {
  const { points } = series;
  const values = points.map((point) => point.value);
  const marked = points.findIndex((point) => point.state === 'now');
  const now = marked === -1 ? points.length - 1 : marked;
  const most = values.indexOf(Math.max(...values));
  const least = values.indexOf(Math.min(...values));
  return {
    points,
    values,
    seconds: series.second?.values.slice(0, points.length),
    texts: values.map(createNumberText(values)),
    now,
    telling: [...new Set([now, most, least])],
    name: series.unit === '' ? series.name : withUnit(series.name, `(${series.unit})`),
  };
}

/** A planned value is read out with a tilde, as an estimate is written. */
export const spokenText = (point: SeriesPoint, text: string): string => (point.state === 'planned' ? `~${text}` : text);
