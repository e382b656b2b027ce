import type { Want } from '../brief.ts';
import type { BreakdownKnowledge, SeriesKnowledge } from '../knowledge/domain-knowledge.ts';
import { findUsualFigure } from '../knowledge/figures/usual-figures.ts';
import { createRandom } from '../seeded-random.ts';
import { toMoney, toNumber } from './money.ts';
import { picturesFor } from './pictures-for.ts';
import type { Metric, SlotKind, SlotOf, SlotShapes } from './slots.ts';
import { findUsualParts } from './usual-parts.ts';
import { entryFor, findSpoken, noteFor, stemsOf, titleFor, wantIds, type WriteContext } from './write-context.ts';

const METRICS_SHOWN = 4;
const SERIES: ReadonlySet<SlotKind | undefined> = new Set(['series']);
const BREAKDOWN: ReadonlySet<SlotKind | undefined> = new Set(['breakdown']);

/** Figures beside each other: those the prompt lists first, with the trade's values where it gives none. */
export function writeMetrics(context: WriteContext, want?: Want): SlotOf<'metrics'> {
  const asked =
    (want?.items.length ?? 0) > 0
      ? (want?.items ?? [])
      : (want?.fields ?? []).map(({ label, value }) => ({ title: label, ...(value === undefined ? {} : { value }) }));
  const items =
    asked.length > 0
      ? asked.map((item, index): Metric => askedMetric(context, item.title, item.value, index))
      : namedFigure(context, want);
  return { kind: 'metrics', wants: wantIds(want), title: titleFor(want, 'At a glance'), items };
}

/** Words for figures in general: what is meant is what the trade counts. */
const IN_GENERAL =
  /^$|\b(?:kpis?|metrics?|figures?|stats?|statistics|numbers|at a glance|summary|overview|cards?|tiles?|band|row|strip)\b/i;

/** A single figure that is asked for by its name stands first among those of the trade. */
function namedFigure(context: WriteContext, want: Want | undefined): Metric[] {
  const { metrics } = context.domain;
  const count = want?.count ?? METRICS_SHOWN;
  if (want === undefined || IN_GENERAL.test(want.label)) return metrics.slice(0, count);
  const first = askedMetric(context, want.label, undefined, 0);
  return [first, ...metrics.filter(({ value }) => value !== first.value)].slice(0, count);
}

function askedMetric(context: WriteContext, label: string, value: string | undefined, index: number): Metric {
  if (value !== undefined) return { label, value };
  const { metrics, currency } = context.domain;
  const stems = new Set(stemsOf(label));
  const shared = (metric: Metric): number => stemsOf(metric.label).filter((stem) => stems.has(stem)).length;
  // People turn over in an office of people, money everywhere else.
  const isOfPeople =
    /^turnover$/i.test(label) && /\b(?:hr|headcount|employees?|staff|human resources)\b/i.test(context.brief.prompt);
  // The trade's own figure, where one of the two names says the other.
  const own = isOfPeople
    ? undefined
    : metrics.find(
        (metric) => shared(metric) > 0 && shared(metric) >= Math.min(stems.size, stemsOf(metric.label).length),
      );
  if (own !== undefined) return { ...own, label };
  const usual = findUsualFigure(isOfPeople ? 'Employee turnover rate' : label);
  if (usual !== undefined)
    return {
      label,
      value: usual.isMoney === true ? toMoney(Number(usual.value), currency) : usual.value,
      ...(usual.unit === undefined ? {} : { unit: usual.unit }),
      change: { text: usual.change, tone: usual.tone },
    };
  const source = metrics.find((metric) => shared(metric) > 0);
  return source === undefined ? plainCount(label, index) : { ...source, label };
}

/** How many there are of what nothing is known of: another figure's value would not be true of it. */
function plainCount(label: string, index: number): Metric {
  const random = createRandom(`count:${label}`);
  const value = random.integer(12, 96) * (index % 2 === 0 ? 1 : 3);
  return {
    label,
    value: toNumber(value),
    change: { text: `+${Math.max(1, Math.round(value / 12))} this week`, tone: 'neutral' },
    trend: Array.from({ length: 7 }, (_, at) => Math.round(value * (0.82 + 0.03 * at))),
  };
}

/** Values over time with the figure that sums them up. */
export function writeSeries(context: WriteContext, want?: Want): SlotOf<'series'> {
  const { domain } = context;
  const known = entryFor(domain.series, context, want, SERIES);
  return {
    kind: 'series',
    wants: wantIds(want),
    ...writeSeriesOf(known),
    title: titleFor(want, known.title),
    ...picturesFor(context, `${titleFor(want, known.title)} ${known.name} ${known.unit}`),
  };
}

export function writeSeriesOf(known: SeriesKnowledge): SlotShapes['series'] {
  return {
    title: known.title,
    note: known.note,
    name: known.name,
    unit: known.unit,
    points: known.points,
    ...(known.second === undefined ? {} : { second: known.second }),
    shape: known.shape,
    figure: { label: FIGURE_WORDS[known.figure], value: toNumber(figureOf(known)), unit: known.unit },
  };
}

const FIGURE_WORDS: Record<SeriesKnowledge['figure'], string> = { total: 'In all', mean: 'On average', latest: 'Now' };

/** Planned points are not counted: a total of what has happened, a mean of it, or its last value. */
function figureOf(series: SeriesKnowledge): number {
  const values = series.points.filter((point) => point.state !== 'planned').map((point) => point.value);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (series.figure === 'total') return Math.round(total * 10) / 10;
  if (series.figure === 'mean') return Math.round((total / Math.max(1, values.length)) * 10) / 10;
  return values.at(-1) ?? 0;
}

/** Parts of a whole; shares are computed and add up to one. */
export function writeBreakdown(context: WriteContext, want?: Want): SlotOf<'breakdown'> {
  const { domain } = context;
  const known = entryFor(domain.breakdowns, context, want, BREAKDOWN);
  const asked = want?.items ?? [];
  const usual =
    asked.length > 1 || findSpoken(domain.breakdowns, want?.label ?? '') !== undefined
      ? undefined
      : findUsualParts(want?.label ?? '', domain.collections);
  const parts =
    usual !== undefined
      ? usual.parts
      : asked.length > 1
        ? askedParts(
            known,
            asked.map((item) => item.title),
          )
        : known.parts;
  const toDisplay = (value: number): string =>
    usual === undefined
      ? withUnit(value, known.unit)
      : usual.isMoney
        ? toMoney(value, domain.currency)
        : toNumber(value);
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  return {
    kind: 'breakdown',
    wants: wantIds(want),
    title: titleFor(want, known.title),
    ...noteFor(usual === undefined ? known.note : undefined),
    parts: parts.map((part) => ({
      ...part,
      display: toDisplay(part.value),
      share: total === 0 ? 0 : part.value / total,
    })),
    total: {
      label: 'In all',
      value: usual?.isMoney === true ? toMoney(total, domain.currency) : toNumber(total),
      ...(usual === undefined ? { unit: known.unit } : {}),
    },
  };
}

/** The prompt's labels with falling values of the same total. */
function askedParts(known: BreakdownKnowledge, labels: readonly string[]): BreakdownKnowledge['parts'] {
  const total = known.parts.reduce((sum, part) => sum + part.value, 0);
  const weights = labels.map((_, index) => 1 / (index + 1.5));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return labels.map((label, index) => ({
    label,
    value: Math.round(((weights[index] ?? 0) / whole) * total * 10) / 10,
  }));
}

const withUnit = (value: number, unit: string): string =>
  /^[£€$¥]$/.test(unit) ? `${unit}${toNumber(value)}` : `${toNumber(value)} ${unit}`;
