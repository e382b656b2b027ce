/** Decimals that show every value exactly, at most two. */
const decimalsOf = (values: readonly number[]): number =>
  Math.max(0, ...values.map((value) => (String(round(value)).split('.')[1] ?? '').length));

const round = (value: number): number => Math.round(value * 100) / 100;

const STEPS: readonly { from: number; by: number; suffix: string }[] = [
  { from: 1e6, by: 1e6, suffix: 'M' },
  { from: 1e4, by: 1e3, suffix: 'k' },
];

/**
 * Writes the numbers of one chart: all with the same decimals, and in thousands or millions when the largest has
 * more than four digits.
 */
export function createNumberText(values: readonly number[]): (value: number) => string {
  const largest = Math.max(0, ...values.map(Math.abs));
  const step = STEPS.find(({ from }) => largest >= from) ?? { by: 1, suffix: '' };
  const scaled = values.map(
    (value) => Math.round((value / step.by) * (step.by === 1 ? 100 : 10)) / (step.by === 1 ? 100 : 10),
  );
  const decimals = decimalsOf(scaled);
  return (value) => {
    const text = Math.abs(value / step.by).toLocaleString('en', {
      minimumFractionDigits: value === 0 ? 0 : decimals,
      maximumFractionDigits: decimals,
    });
    return `${value < 0 ? '−' : ''}${text}${value === 0 ? '' : step.suffix}`;
  };
}

const CURRENCY = /^[A-Z]{0,2}\p{Sc}$/u;
const CLOSE_UNIT = /^[%°′″]/u;

/** A number with its unit as it stands in a sentence: "€2.6k", "34%", "5.1 km". */
export function withUnit(text: string, unit: string): string {
  if (unit === '') return text;
  if (isCurrency(unit)) return text.startsWith('−') ? `−${unit}${text.slice(1)}` : `${unit}${text}`;
  return isCloseUnit(unit) ? `${text}${unit}` : `${text} ${unit}`;
}

/** Currency signs stand before their number. */
export const isCurrency = (unit: string): boolean => CURRENCY.test(unit);

/** Percent and degree signs stand close to their number. */
export const isCloseUnit = (unit: string): boolean => CLOSE_UNIT.test(unit);
