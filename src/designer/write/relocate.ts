import type { Place } from '../brief.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';

/** Moneys of about the same worth: a price stays plausible when only its sign changes. */
const EVEN_MONEY: ReadonlySet<string> = new Set(['EUR', 'GBP', 'USD', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);

const signOf = (currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The same knowledge of a trade, told of the place that the prompt names: its town, and its money where prices carry over. */
export function relocate(domain: DomainKnowledge, { name, currency }: Place): DomainKnowledge {
  const isEven = EVEN_MONEY.has(domain.currency) && EVEN_MONEY.has(currency) && domain.currency !== currency;
  const pairs: [from: string, to: string][] = [];
  if (domain.place !== undefined && domain.place !== name) pairs.push([domain.place, name]);
  if (isEven) pairs.push([signOf(domain.currency), signOf(currency)], [domain.currency, currency]);
  if (pairs.length === 0) return domain;
  const tell = (text: string): string => pairs.reduce((told, [from, to]) => told.replaceAll(from, to), text);
  return mapTexts(domain, tell);
}

/** A deep copy whose texts are told anew. */
function mapTexts<T>(value: T, tell: (text: string) => string): T;
function mapTexts(value: unknown, tell: (text: string) => string): unknown {
  if (typeof value === 'string') return tell(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, tell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, tell)]));
}
