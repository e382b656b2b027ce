import type { Markup } from '../../markup/html.ts';
import type { ChartNode } from '../outline/outline.ts';
import { drawBarChart } from './chart-bars.ts';
import { drawHeatmap } from './chart-heat.ts';
import { drawAreaChart, drawLineChart, drawSparkline } from './chart-lines.ts';
import { drawDonut } from './chart-parts.ts';
import { drawGauge, drawRing } from './chart-rings.ts';
import { drawScatter } from './chart-scatter.ts';
import { drawTimeline } from './chart-timeline.ts';
import { drawWaveform } from './chart-wave.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';

const FAMILIES: Readonly<Record<ChartNode['chart'], (node: ChartNode, context: NodeContext) => Markup>> = {
  line: drawLineChart,
  area: drawAreaChart,
  bar: drawBarChart,
  donut: drawDonut,
  ring: drawRing,
  gauge: drawGauge,
  sparkline: drawSparkline,
  heatmap: drawHeatmap,
  timeline: drawTimeline,
  waveform: drawWaveform,
  scatter: drawScatter,
};

/** A chart of any kind: given values true to their words, else a plausible course that is the same each time. */
export const drawChart: NodeDrawer<'chart'> = (node, context) => FAMILIES[node.chart](node, context);
