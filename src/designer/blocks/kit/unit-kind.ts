import { isCurrency } from './number-text.ts';

/** What a unit measures: stuff fills a jar, land is parted into fields, a way goes up hills; `count` is of things or people. */
export type UnitKind = 'money' | 'share' | 'time' | 'rate' | 'energy' | 'stuff' | 'land' | 'way' | 'state' | 'count';

const KINDS: readonly (readonly [UnitKind, RegExp])[] = [
  ['money', /^(?:[€£$¥₹]k|k[€£$]|[A-Z]{3}|zł|kr|Kč|R|ct)$/],
  ['rate', /\/|\bper\b/],
  ['share', /^%|^of \d/],
  ['time', /^(?:h|hours?|min|minutes?|s|ms|days?|weeks?|months?|nights?|times)$/],
  ['energy', /^(?:kcal|kJ|k?Wh|MWh|k?W)$/],
  ['stuff', /^(?:k?g|mg|t|m?l|cl|hl|litres?|tonnes?|portions|cups|spoons)$/],
  ['land', /^(?:ha|m²|km²|acres?|plots|places|desks|rooms|bays|beds|floors)$/],
  ['way', /^(?:k?m|[cm]m|mi|miles?|steps|metres?)$/],
  ['state', /^(?:°.*|mmHg|dB|points?|grade|hPa)$/],
];

export const unitKindOf = (unit: string): UnitKind =>
  isCurrency(unit) ? 'money' : (KINDS.find(([, pattern]) => pattern.test(unit))?.[0] ?? 'count');
