import { exchange, findRate } from './exchange.ts';

/** `12.5`, `EUR` → `€12.50`; whole amounts lose their cents. */
export function toMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
}

/** An amount beside its money's sign: `1234.5` → `1,234.50`, `6` → `6`. */
export const toAmount = (amount: number): string =>
  new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** What something costs where it may cost nothing: `0` → `Free`. */
export const toPrice = (amount: number, currency: string): string =>
  amount === 0 ? 'Free' : toMoney(amount, currency);

/** `1234.5` → `1,234.5`; at most one decimal. */
export const toNumber = (value: number): string =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 }).format(value);

/** What is known in euros, or in money of about their worth, told in another: `22`, `PLN` → `88 zł`. */
export const toLocalMoney = (amount: number, currency: string): string =>
  toMoney(exchange(amount, findRate('EUR', currency) ?? 1), currency);
