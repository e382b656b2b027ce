import type { CollectionKnowledge, FocusKnowledge, SeriesKnowledge } from '../knowledge/domain-knowledge.ts';
import type { MeasureKnowledge } from '../knowledge/nouns/noun-knowledge.ts';
import type { Metric, Tone } from '../write/slots.ts';
import { iconOf, nameOf, type Noun } from './assembled-noun.ts';
import { countStates, spell } from './count-states.ts';
import { isCurrencySign } from './currency-sign.ts';
import { withUnit } from './with-unit.ts';
import { capitalize } from './word-forms.ts';

const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'] as const;

/** Counts of six months that differ from noun to noun but not from run to run. */
const monthValues = (noun: string): number[] => {
  const seed = [...noun].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);
  return MONTHS.map((_, month) => 18 + (seed % 23) + month * (2 + (seed % 4)) + ((seed >> month) % 5));
};

const pointsOf = (noun: Noun): MeasureKnowledge['points'] =>
  noun.measure?.points ?? monthValues(noun.singular).map((value, month) => [MONTHS[month] ?? '', value] as const);

/** How a noun went over time: a measure with its own story, anything else by months. */
export const toSeries = (noun: Noun): SeriesKnowledge => {
  const points = pointsOf(noun);
  return {
    words: [...noun.singular.split(' '), 'trend', 'month', 'over time', 'history', 'chart'],
    title: noun.measure === undefined ? `${nameOf(noun)} by month` : nameOf(noun),
    name: nameOf(noun),
    unit: noun.measure?.unit ?? '',
    points: points.map(([label, value], index) => ({
      label,
      value,
      ...(index === points.length - 1 ? { state: 'now' as const } : {}),
    })),
    shape: noun.class === 'measure' ? 'line' : 'bars',
    figure: noun.class === 'measure' ? 'latest' : 'total',
    note: noun.measure?.note ?? 'The last two months were the fullest so far.',
  };
};

const toneOf = (gain: number, better: MeasureKnowledge['better']): Tone =>
  better === 'steady' || gain === 0 ? 'neutral' : gain > 0 === (better === 'more') ? 'good' : 'warn';

/** A noun as one figure: how many are listed, or what was measured last. */
export const toMetric = (noun: Noun, collections: readonly CollectionKnowledge[]): Metric => {
  const label = nameOf(noun);
  const collection = collections.find((one) => one.title === label);
  if (collection !== undefined) {
    const [, second] = countStates(collection.rows);
    const text = second === undefined ? 'all looked at' : `${spell(second.count)} ${second.label.toLowerCase()}`;
    const change = { text, tone: second?.tone ?? 'neutral' };
    return { label, value: String(collection.rows.length), change, icon: collection.icon };
  }
  const points = pointsOf(noun);
  const unit = noun.measure?.unit ?? '';
  const [latestLabel, latest] = points.at(-1) ?? ['', 0];
  const [beforeLabel, before] = points.at(-2) ?? [latestLabel, latest];
  const gain = Math.round((latest - before) * 10) / 10;
  const change = {
    text:
      gain === 0
        ? `as in ${beforeLabel}`
        : `${gain < 0 ? '−' : '+'}${withUnit(Math.abs(gain), unit)} on ${beforeLabel}`,
    tone: toneOf(gain, noun.measure?.better ?? 'more'),
  };
  const isSign = isCurrencySign(unit);
  return {
    label,
    value: isSign ? withUnit(latest, unit) : latest.toLocaleString('en-GB'),
    ...(unit !== '' && !isSign && { unit }),
    change,
    trend: points.map(([, value]) => value),
    icon: iconOf(noun),
  };
};

/** The figure of a screen that is about something measured. */
export const focusOnMeasure = (noun: Noun, measure: MeasureKnowledge): FocusKnowledge => {
  const values = measure.points.map(([, value]) => value);
  const highest = Math.max(...values);
  const lowest = Math.min(...values);
  const at = (value: number): string => measure.points.find((point) => point[1] === value)?.[0] ?? '';
  const { value, unit } = toMetric(noun, []);
  return {
    label: `${capitalize(noun.singular)} now`,
    value,
    ...(unit !== undefined && { unit }),
    caption: measure.note,
    facts: [
      { label: `Highest, ${at(highest)}`, value: withUnit(highest, measure.unit) },
      { label: `Lowest, ${at(lowest)}`, value: withUnit(lowest, measure.unit) },
    ],
    action: { label: `Open the ${noun.singular}`, icon: 'arrow-right' },
    series: 0,
  };
};
