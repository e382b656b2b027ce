import { isCurrencySign } from './currency-sign.ts';

/** `46.2`, `kg` → "46.2 kg"; `48`, `€` → "€48"; without a unit the number alone. */
export const withUnit = (amount: number, unit: string): string => {
  const text = amount.toLocaleString('en-GB');
  if (isCurrencySign(unit)) return `${unit}${text}`;
  return unit === '' ? text : `${text}${unit === '%' ? '' : '\u00A0'}${unit}`;
};
