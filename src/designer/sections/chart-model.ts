import type { ChartNode, Words } from '../outline/outline.ts';
import { madeCourse } from './made-course.ts';
import type { NodeContext } from './node-context.ts';
import { readPointCount, readValue } from './read-value.ts';

interface ChartSeries {
  name?: string;
  values: number[];
  /** Meant and not measured: drawn dashed. */
  isPlanned?: boolean;
}

export interface ChartMark {
  text: string;
  /** Its place on the scale; absent where the words give no number. */
  value?: number;
}

/** What a chart along an axis shows, given or made. */
export interface ChartModel {
  series: ChartSeries[];
  /** Labels along the x axis with the index of the value that each stands at. */
  ticks: { text: string; at: number }[];
  /** The values as the prompt writes them, by index. */
  valueTexts: (string | undefined)[];
  marks: ChartMark[];
  unit: string;
  /** Whether any number is known, so that an axis with numbers says something true. */
  hasNumbers: boolean;
}

/** Two readings in one value, as of blood pressure: "128/82". */
const PAIR = /^\d+\s?\/\s?(\d+)/;
const PLANNED = /\b(?:plan|planned|target|forecast|budget|expected|goal|soll|geplant|prévu|previst\w*|planowan\w*)\b/i;

/** The one threshold that everyone knows the number of. */
const FREEZING = /\b(?:freezing|frost|gefrierpunkt|congelación|gel|congelamento)\b/i;
const MILD_DEGREES = 14;

const SMOOTH_COUNT = 25;
const MANY_TICKS = 7;

/** The values of a chart along an axis: the given ones, true to their words, else a course made from what it is about. */
export function toChartModel(node: ChartNode, context: NodeContext): ChartModel {
  const { lang } = context;
  const given = node.points.map(({ value }) => (value === undefined ? undefined : readValue(value.text, lang)));
  const marks = node.marks.map(({ text }) => {
    const read = readValue(text, lang) ?? (FREEZING.test(text) ? { value: 0 } : undefined);
    return { text, ...(read === undefined ? {} : { value: read.value }) };
  });
  const figure = node.figure === undefined ? undefined : readValue(node.figure.text, lang);
  const unit = node.unit ?? given.find((one) => one !== undefined)?.unit ?? figure?.unit ?? '';
  const names: (Words | undefined)[] = node.series.length === 0 ? [undefined] : node.series;
  const hasGiven = given.some((one) => one !== undefined);
  const labels =
    node.points.length > 0 ? node.points.map(({ label }) => label.text) : node.ticks.map(({ text }) => text);
  const count = hasGiven ? given.length : (node.values?.[0]?.length ?? toCount(node, labels.length));
  const near = marks.find(({ value }) => value !== undefined)?.value;
  const known = given.flatMap((one) => (one === undefined ? [] : [one.value]));
  const base = known.length > 0 ? average(known) : figure?.value;
  const hasPlan = names.some((one) => one !== undefined && PLANNED.test(one.text));
  // The figure is what is now, never what was planned.
  const figured = Math.max(
    0,
    names.findIndex((one) => one === undefined || !PLANNED.test(one.text)),
  );
  const made = (name: Words | undefined, index: number): number[] => {
    const filled = node.values?.[index];
    if (filled !== undefined && filled.length === count) return filled;
    const share = 1 - Math.abs(index - figured) * (hasPlan ? 0.04 : 0.22);
    return madeCourse({
      // A plan and what came of it run alike; other series go their own way.
      seed: `${node.about}:${node.title?.text ?? ''}${index === 0 || hasPlan ? '' : `:${name?.text ?? index}`}`,
      count,
      about: `${node.about} ${name?.text ?? ''}`,
      last: index === figured ? figure?.value : undefined,
      level: (base ?? usualLevel(near, unit)) * share,
      below: near === 0 ? undefined : near,
      isShare: unit === '%',
    });
  };
  const series = names.map((name, index): ChartSeries => {
    const own = name === undefined ? {} : { name: name.text };
    const isPlanned = name !== undefined && PLANNED.test(name.text);
    return {
      ...own,
      ...(isPlanned ? { isPlanned } : {}),
      values: hasGiven && index === 0 ? fillGaps(given.map((one) => one?.value)) : made(name, index),
    };
  });
  const pairs = node.points.map(({ value }) => (value === undefined ? undefined : PAIR.exec(value.text)?.[1]));
  if (series.length === 1 && pairs.length > 1 && pairs.every((pair) => pair !== undefined))
    series.push({ values: pairs.map((pair) => readValue(pair ?? '', lang)?.value ?? 0) });
  return {
    series,
    ticks: spreadTicks(labels, count),
    valueTexts: node.points.map(({ value }) => value?.text),
    marks,
    unit: unit === ':' ? '' : unit,
    hasNumbers: (hasGiven || figure !== undefined || near !== undefined || node.unit !== undefined) && unit !== ':',
  };
}

/** Where a course lies of which no number is known: under its threshold, mild for degrees, two thirds up else. */
const usualLevel = (near: number | undefined, unit: string): number =>
  near !== undefined && near !== 0 ? near * 0.75 : unit.startsWith('°') ? (near === 0 ? -3 : MILD_DEGREES) : 62;

function toCount(node: ChartNode, labels: number): number {
  if (node.points.length > 0) return Math.max(2, node.points.length);
  const asked = readPointCount(`${node.title?.text ?? ''} ${node.about}`);
  if (node.chart === 'bar') return labels >= 4 ? labels : (asked ?? (labels === 0 ? 10 : labels * 4));
  if (labels >= MANY_TICKS) return labels;
  if (labels >= 2) return (labels - 1) * Math.ceil((SMOOTH_COUNT - 1) / (labels - 1)) + 1;
  return asked !== undefined && asked >= 5 ? asked : SMOOTH_COUNT;
}

/** Few ticks spread evenly from the first value to the last. */
const spreadTicks = (labels: readonly string[], count: number): ChartModel['ticks'] =>
  labels.map((text, index) => ({
    text,
    at: labels.length <= 1 ? count - 1 : (index * (count - 1)) / (labels.length - 1),
  }));

function fillGaps(values: readonly (number | undefined)[]): number[] {
  const known = values.filter((value) => value !== undefined);
  const mean = average(known);
  return values.map((value, index) => value ?? values[index - 1] ?? mean);
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
