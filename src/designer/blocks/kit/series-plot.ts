import type { Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { columnPlot } from './column-plot.ts';
import { linePlot } from './line-plot.ts';
import type { PlotHeight } from './plot-frame.ts';
import type { Series } from './series-model.ts';

/** A series drawn in the shape it asks for. */
export const seriesPlot = (series: Series, ground: Ground, height?: PlotHeight): Markup =>
  series.shape === 'bars' ? columnPlot(series, ground, height) : linePlot(series, ground, height);
