/** A number in a text, with how it is written: "€1,260.50 of" → value 1260.5, 2 decimals. */
export interface Amount {
  value: number;
  before: string;
  after: string;
  decimals: number;
  /** Mark between thousands, where there is one. */
  group: string;
  point: '.' | ',';
}

const NUMBER = /^(.*?)([+−-]?\d{1,3}(?:[,. \u00a0]\d{3})+(?:[.,]\d+)?|[+−-]?\d+(?:[.,]\d+)?)(.*)$/s;

/** Undefined when a text holds no number. */
export function parseAmount(text: string): Amount | undefined {
  const match = NUMBER.exec(text.trim());
  const [, before = '', digits = '', after = ''] = match ?? [];
  if (match === null) return undefined;
  const last = /[.,](\d+)$/.exec(digits);
  const isGroup = last?.[1]?.length === 3 && !/^[+−-]?0[.,]/.test(digits);
  const point = last !== null && !isGroup && digits.at(-(last[1]?.length ?? 0) - 1) === ',' ? ',' : '.';
  const decimals = last === null || isGroup ? 0 : (last[1]?.length ?? 0);
  const group = /\d([,. \u00a0])\d{3}/.exec(digits)?.[1] ?? '';
  const plain =
    decimals > 0
      ? `${digits.slice(0, -decimals - 1).replaceAll(/[,. \u00a0]/g, '')}.${digits.slice(-decimals)}`
      : digits.replaceAll(/[,. \u00a0]/g, '');
  const value = Number(plain.replace('−', '-'));
  return Number.isFinite(value) ? { value, before, after, decimals, group, point } : undefined;
}

/** Another number written the way a text writes its own; decimals only as far as they say something. */
export function printAmount(value: number, like: Amount, decimals = like.decimals): string {
  const [whole = '0', rest] = Math.abs(value).toFixed(decimals).split('.');
  const group =
    like.group === '' && whole.length > 3 && like.value < 1000 ? (like.point === ',' ? '.' : ',') : like.group;
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, group);
  return `${like.before}${value < 0 ? '−' : ''}${grouped}${rest === undefined ? '' : `${like.point}${rest}`}${like.after}`;
}

/** Fewest decimals, at most two, that lose nothing. */
export const decimalsOf = (value: number): number =>
  Number.isInteger(round(value)) ? 0 : Number.isInteger(round(value * 10)) ? 1 : 2;
export const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A number without its currency and the marks between its thousands, to tell equal ones. */
export const withoutCurrency = (text: string): string => text.replaceAll(/[$€£¥%,\s+−-]/g, '');
