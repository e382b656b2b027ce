import type { FillContext } from '../fill-context.ts';
import type { NumberRange } from './measured-numbers.ts';

const FORMATS = new Map<string, Intl.NumberFormat>();

/** A plain number as the language writes it. */
export function writeNumber(value: number, decimals: number, { locale }: FillContext): string {
  const key = `${locale} ${decimals}`;
  // Making a formatter takes a hundred times as long as using it.
  const format =
    FORMATS.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  FORMATS.set(key, format);
  return format.format(value);
}

/** A number with its unit as the prompt writes such units. */
export function writeQuantity(value: number, { decimals, unit, isTight }: NumberRange, context: FillContext): string {
  const number = writeNumber(value, decimals, context);
  if (unit === '') return number;
  if (unit === '%') return `${number}${context.habits.percentGap}%`;
  return `${number}${isTight === true ? '' : ' '}${unit}`;
}

/** An amount of money as the prompt writes its own, else as the language does. */
export function writeMoney(amount: number, context: FillContext, decimals = context.habits.moneyDecimals): string {
  const { money } = context.habits;
  return `${money[0]}${writeNumber(amount, decimals, context)}${money[1]}`;
}
