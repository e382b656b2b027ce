import { createRandom } from '../../seeded-random.ts';
import type { ChartNode } from '../../outline/outline.ts';
import { categoriesOf, letters } from '../charts/categories-of.ts';
import { chooseScale, isCurrency, readSaid } from '../charts/chart-scale.ts';
import type { ChartScale } from '../charts/chart-scale.ts';
import { chooseShape, drawCourse, isPlanned } from '../charts/chart-course.ts';
import { listMoments, readSpan, usualSpan } from '../charts/chart-span.ts';
import type { ChartSpan } from '../charts/chart-span.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, isOpen, textOf } from '../filled-words.ts';
import type { NumberRange } from '../measures/measured-numbers.ts';
import { partsOfHundred, roundTo } from '../measures/spread-numbers.ts';
import { writeMoney, writeQuantity } from '../measures/write-number.ts';

/** Values for a chart of which the prompt gives none, or only labels; given values stay as they are. */
export function fillChart(node: ChartNode, context: FillContext): void {
  readMoments(node);
  const words = [textOf(node.title), node.about, context.scope.about, context.scope.heading]
    .filter(Boolean)
    .join(' · ');
  if (node.points.length > 0) {
    namePoints(node, words, context);
    return fillPointValues(node, words, context);
  }
  if (node.values !== undefined) return;
  switch (node.chart) {
    case 'donut':
      return fillParts(node, words, context);
    case 'ring':
    case 'gauge':
      if (isOpen(node.figure)) node.figure = filled(writeOne(node, context));
      return;
    // Moments and strokes have no axis that a span could name.
    case 'timeline':
    case 'waveform':
    case 'scatter':
      return;
    case 'heatmap':
      return fillField(node, words, context);
    default:
      fillCourse(node, words, context);
  }
}

/** Figures without labels are a course up to now: "weekly visitors, 120, 140, 180". */
function namePoints({ points }: ChartNode, words: string, context: FillContext): void {
  if (!points.every(({ label }) => isOpen(label))) return;
  const labels = listMoments(words, points.length, context);
  for (const [index, point] of points.entries()) point.label = filled(labels[index] ?? '');
}

const MOMENT = /^\d{1,4}(?:[:.]\d{2})?$/;
const LEAST_MOMENTS = 3;

/** Bare numbers and times are no names of courses but what stands along the axis: "the hours 0, 6, 12, 18, 24". */
function readMoments(node: ChartNode): void {
  const { series, ticks, values } = node;
  if (series.length < LEAST_MOMENTS || ticks.length > 0 || values !== undefined) return;
  if (!series.every(({ text }) => MOMENT.test(text.trim()))) return;
  node.ticks = series;
  node.series = [];
}

function fillCourse(node: ChartNode, words: string, context: FillContext): void {
  const stated = readSpan(words, context);
  const categories =
    node.chart === 'bar' && node.ticks.length === 0 && stated === undefined
      ? categoriesOf(words, 5, context)
      : undefined;
  const span = stated ?? usualSpan(context);
  const count = toCount(node, categories, span);
  const labels = node.ticks.length > 0 ? node.ticks.map(({ text }) => text) : (categories ?? span.labels);
  if (node.ticks.length === 0 && node.chart !== 'sparkline') node.ticks = thin(labels, context).map(filled);
  const scale = chooseScale(node, context);
  const names = node.series.length === 0 ? [''] : node.series.map(({ text }) => text);
  const values = names.map((name, index) =>
    toSeries(name, index, names.length, count, words, span, scale, node, context),
  );
  // Bars are few and read one by one, so they are points with words; curves are only their course.
  if (node.chart === 'bar' && names.length === 1 && labels.length === count) {
    node.points = labels.map((label, at) => ({
      label: filled(label),
      value: filled(writeScaled(values[0]?.[at] ?? 0, scale, context)),
    }));
    node.ticks = node.ticks.filter(({ origin }) => origin !== 'filled');
  }
  node.values = values;
}

/** As many values as the axis has labels where these are days or categories; curves over hours run finer. */
function toCount(node: ChartNode, categories: readonly string[] | undefined, span: ChartSpan): number {
  if (categories !== undefined) return categories.length;
  if (node.chart === 'bar')
    return node.ticks.length >= 4 ? node.ticks.length : span.count > 14 ? span.labels.length : span.count;
  if (node.ticks.length >= 7) return node.ticks.length;
  if (node.ticks.length >= 2) return (node.ticks.length - 1) * 4 + 1;
  return span.count <= 7 && span.unit === 'day' && !span.isStated ? 7 : span.count;
}

/** Twelve months side by side are too many words for a phone. */
const thin = (labels: readonly string[], { device }: FillContext): readonly string[] =>
  device === 'MOBILE' && labels.length > 7 ? labels.filter((_, index) => index % 2 === 0) : labels;

function toSeries(
  name: string,
  index: number,
  all: number,
  count: number,
  words: string,
  span: ChartSpan,
  scale: ChartScale,
  node: ChartNode,
  context: FillContext,
): number[] {
  // What was planned and what came of it run the same way; series of other things have a course of their own.
  const isPaired = node.series.some((series) => isPlanned(series.text));
  const shape = chooseShape(isPaired ? words : `${words} ${name}`, span);
  const random = isPaired ? createRandom(words) : context.randomOf(`${words} ${name}`);
  const course = drawCourse(shape, count, random, {
    isSmooth: isPlanned(name),
    firstDay: firstDayOf(span, count, context),
  });
  // Layers of a stack sum to the figure; lines beside each other keep apart.
  const share = node.isStacked === true ? 1 / (all + index * 0.8) : isPaired ? 1 : 1 - index * 0.17;
  const step = 10 ** -scale.decimals;
  const values = course.map((height) => (scale.least + height * (scale.most - scale.least)) * share);
  const { last } = scale;
  if (last !== undefined && (index === 0 || isPaired)) {
    const miss = last * (node.isStacked === true ? share : 1) - (values.at(-1) ?? 0);
    // The end is what the figure says; the way there leads to it.
    return values.map((value, at) => roundTo(value + miss * (at / Math.max(1, values.length - 1)) ** 2, step));
  }
  return values.map((value) => roundTo(value, step));
}

/** The weekday that a curve over days starts at, Monday 0. */
const firstDayOf = ({ unit }: ChartSpan, count: number, { now }: FillContext): number =>
  unit === 'day' ? (((now.getUTCDay() + 6 - count + 1) % 7) + 7) % 7 : 0;

/** Cells of a heatmap: as many rows and columns as the words say. */
function fillField(node: ChartNode, words: string, context: FillContext): void {
  const [, across, down] = /(\d{1,2})[^\d.]{1,40}?(?:by|x|×|mal|par|por|per|na|op)\s(\d{1,2})/iu.exec(words) ?? [];
  const span = readSpan(words, context) ?? usualSpan(context);
  const columns = node.ticks.length || Number(across) || span.labels.length;
  const rows = node.series.length || Number(down) || 7;
  const scale = chooseScale(node, context);
  const random = context.randomOf(words);
  const [warmRow, warmColumn] = [random.integer(1, rows), random.integer(1, columns)];
  node.values = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const near = Math.exp(-(((row - warmRow) / rows) ** 2 + ((column - warmColumn) / columns) ** 2) * 6);
      return roundTo(
        scale.least + Math.min(1, near * 0.85 + random.next() * 0.2) * (scale.most - scale.least),
        10 ** -scale.decimals,
      );
    }),
  );
}

/** Parts of a whole by what they are parted by. */
function fillParts(node: ChartNode, words: string, context: FillContext): void {
  const names = node.series.length > 1 ? node.series.map(({ text }) => text) : categoriesOf(words, 4, context);
  const labels = names ?? letters(textOf(node.title) || context.say('entry'), 4, context);
  const parts = partsOfHundred(labels.length, context.randomOf(words));
  node.points = labels.map((label, index) => ({
    label: filled(label),
    value: filled(writeShare(parts[index] ?? 0, context)),
  }));
}

/** Labels with and without values: the open ones get less than the given ones, in the same unit; parts fill up the whole. */
function fillPointValues(node: ChartNode, words: string, context: FillContext): void {
  const open = node.points.filter(({ value }) => isOpen(value));
  if (open.length === 0 || !['bar', 'donut', 'line', 'area', 'sparkline'].includes(node.chart)) return;
  const given = node.points.flatMap(({ value }) => readSaid(textOf(value)) ?? []);
  const random = context.randomOf(words);
  if (node.chart === 'donut' && given.every(({ unit }) => unit === '%')) {
    const rest = 100 - given.reduce((sum, { value }) => sum + value, 0);
    const parts = partsOfHundred(open.length, random);
    let left = rest;
    for (const [index, point] of open.entries()) {
      const part = index === open.length - 1 ? left : Math.max(0, Math.round(((parts[index] ?? 0) / 100) * rest));
      left -= part;
      point.value = filled(writeShare(Math.max(0, part), context));
    }
    return;
  }
  const span = readSpan(words, context) ?? usualSpan(context);
  const usual = chooseScale(node, context);
  const least = given.length === 0 ? usual.least : Math.min(...given.map(({ value }) => value)) * 0.6;
  const most = given.length === 0 ? usual.most : Math.min(...given.map(({ value }) => value));
  const scale = { least, most, decimals: given[0]?.decimals ?? usual.decimals, unit: given[0]?.unit ?? usual.unit };
  const course = drawCourse(chooseShape(words, span), open.length, random);
  for (const [index, point] of open.entries()) {
    const value = least + (course[index] ?? 0.5) * (most - least);
    point.value = filled(writeScaled(roundTo(value, 10 ** -scale.decimals), scale, context));
  }
}

/** Amounts on an axis are whole and written as the page writes money. */
const writeScaled = (value: number, scale: NumberRange, context: FillContext): string =>
  isCurrency(scale.unit) ? writeMoney(value, context, 0) : writeQuantity(value, scale, context);

const writeShare = (part: number, context: FillContext): string =>
  writeQuantity(part, { least: 0, most: 100, decimals: 0, unit: '%' }, context);

function writeOne(node: ChartNode, context: FillContext): string {
  const scale = chooseScale({ ...node, marks: [] }, context);
  const isShare = node.unit === undefined && scale.unit === '';
  const value = isShare ? 64 : roundTo(scale.least + (scale.most - scale.least) * 0.62, 10 ** -scale.decimals);
  return isShare ? writeShare(value, context) : writeScaled(value, scale, context);
}
