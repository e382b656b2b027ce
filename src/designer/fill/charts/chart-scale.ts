import type { ChartNode } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { textOf } from '../filled-words.ts';
import { findMeasure } from '../measures/find-measure.ts';
import { RANGE_OF_UNIT } from '../measures/measured-numbers.ts';
import type { NumberRange } from '../measures/measured-numbers.ts';
import { rangeOf } from '../measures/write-values.ts';
import { unitKind } from '../../outline/values/units.ts';
import { numberAt } from '../../outline/values/number-at.ts';

/** Heights that a chart's curve runs between, and how its values are written. */
export interface ChartScale extends NumberRange {
  /** Where the curve ends, as the figure beside it says. */
  last?: number;
}

/** A unit that is written as money. */
export const isCurrency = (unit: string): boolean => unit !== '' && unitKind(unit) === 'money';

/** A number with what stands behind it: "62.3 MW" → 62.3, MW. */
export interface SaidNumber {
  value: number;
  unit: string;
  decimals: number;
}

/** The first number in words; none in "118/74", which is two. */
export function readSaid(text: string): SaidNumber | undefined {
  const start = text.search(/[−-]?\d/u);
  const found = start === -1 ? undefined : (numberAt(text, start) ?? numberAt(text, start + 1));
  if (found === undefined || /^\s?[:/]\s?\d/u.test(text.slice(found.end))) return undefined;
  const written = text.slice(found.start, found.end);
  const decimals = found.hasFraction ? (/[.,](\d{1,2})$/u.exec(written)?.[1]?.length ?? 0) : 0;
  const scale = /^\s?k\b/iu.test(text.slice(found.end)) ? 1000 : 1;
  const unit = /^\s?([\p{L}°%µ][\p{L}°%²³/]{0,7})/u.exec(text.slice(found.end))?.[1] ?? '';
  return { value: found.value * scale, unit: scale === 1 ? unit : '', decimals };
}

/**
 * The figure that stands with a chart is where its curve ends; a line across it ("Plan limit 50,000") is what the curve
 * stays under; else what is measured has its usual range.
 */
export function chooseScale(node: ChartNode, context: FillContext): ChartScale {
  const figure = readSaid(textOf(node.figure));
  const marks = node.marks.flatMap(({ text }) => readSaid(text) ?? []).map(({ value }) => value);
  const words = `${textOf(node.title)} ${node.about}`;
  const measure = findMeasure(textOf(node.title), context.lang) ?? findMeasure(node.about, context.lang);
  const unit =
    node.unit ??
    (figure?.unit === '%' || (figure !== undefined && RANGE_OF_UNIT[figure.unit] !== undefined)
      ? figure.unit
      : undefined);
  const isMoney = (unit === undefined && measure === 'money') || (unit !== undefined && isCurrency(unit));
  const usual = isMoney
    ? {
        least: 2400 * context.habits.moneyScale,
        most: 9800 * context.habits.moneyScale,
        decimals: 0,
        unit: context.habits.money.join('').trim(),
      }
    : ((unit === undefined ? undefined : RANGE_OF_UNIT[unit]) ?? rangeOf(measure ?? 'count', context));
  const own = unit === undefined ? usual.unit : unit;
  const highest = Math.max(...marks);
  if (figure !== undefined) {
    const room = Math.abs(figure.value) * 0.35 || 5;
    const top =
      marks.length > 0 && highest > figure.value ? Math.min(highest * 0.97, figure.value + room) : figure.value + room;
    const most = own === '%' ? Math.min(100, top) : top;
    const least = figure.value >= 0 ? Math.max(0, figure.value - room * 1.4) : figure.value - room;
    return { least, most: Math.max(most, figure.value), decimals: figure.decimals, unit: own, last: figure.value };
  }
  if (marks.length > 0) {
    const isLowest = /min|least|frost|freez|gefrier|lower|unter/iu.test(
      `${node.marks.map(({ text }) => text).join(' ')} ${words}`,
    );
    const size = Math.abs(highest) || 8;
    return {
      least: highest === 0 ? -3 : size * (isLowest ? 0.9 : 0.35),
      most: highest === 0 ? 9 : size * (isLowest ? 1.6 : 0.94),
      decimals: size < 10 ? 1 : 0,
      unit: own,
    };
  }
  return { ...usual, unit: own };
}
