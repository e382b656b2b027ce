import type { Place } from '../brief.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { exchange, findRate } from './exchange.ts';
import { toAmount, toNumber } from './money.ts';

const signOf = (currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The same knowledge of a trade, told of the place that the prompt names: its town, and its prices in its money. */
export function relocate(domain: DomainKnowledge, { name, currency }: Place): DomainKnowledge {
  const from = domain.currency;
  const rate = from === currency ? undefined : findRate(from, currency);
  const isElsewhere = domain.place !== undefined && domain.place !== name;
  // What the nouns of a prompt bring along is priced in euros, whatever money the trade counts in.
  const inEuros = from === EURO || currency === EURO ? undefined : findRate(EURO, currency);
  if (rate === undefined && inEuros === undefined && !isElsewhere) return domain;
  const asItIs = (text: string): string => text;
  const toOwn = rate === undefined ? asItIs : createTeller({ from, to: currency, rate });
  const fromEuros = inEuros === undefined ? asItIs : createTeller({ from: EURO, to: currency, rate: inEuros });
  const toMoney = (text: string): string => fromEuros(toOwn(text));
  const tell = (text: string): string =>
    toMoney(domain.place === undefined ? text : text.replaceAll(domain.place, name));
  const told = mapKnowledge(domain, { tell, sign: signOf(from), ...(rate !== undefined && { rate }) });
  return rate === undefined ? told : { ...told, currency };
}

const EURO = 'EUR';

interface Exchange {
  from: string;
  to: string;
  rate: number;
}

/** Tells amounts within words in the other money: "kr 4.82 m", "€6.20 a loaf", "240 kr"; a sign alone becomes the other. */
function createTeller({ from, to, rate }: Exchange): (text: string) => string {
  const [sign, other] = [signOf(from), signOf(to)];
  const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
  const escaped = sign.replaceAll('$', String.raw`\$`);
  const amount = new RegExp(`${escaped}\\s?${number}|${number}\\s?${escaped}(?!\\p{L})`, 'gu');
  const space = /\p{L}$/u.test(other) ? ' ' : '';
  return (text) =>
    rate === 1 && space === '' && !/\p{L}$/u.test(sign)
      ? text.replaceAll(sign, other).replaceAll(from, to)
      : text
          .replaceAll(amount, (found: string, before: string | undefined, after: string | undefined, at: number) => {
            const worth = exchange(Number((before ?? after ?? '').replaceAll(',', '')), rate);
            const isShortened = SHORTENED.test(text.slice(at + found.length));
            return `${other}${space}${isShortened ? toNumber(worth) : toAmount(worth)}`;
          })
          .replaceAll(from, to)
          .replace(new RegExp(`^${escaped}$`), other);
}

/** "€4.82 m" are no cents. */
const SHORTENED = /^\s?(?:k|m|bn|million|thousand)(?!\p{L})/iu;

interface Telling {
  tell(text: string): string;
  /** Sign of the money that the knowledge is told in. */
  sign: string;
  /** Absent: the money stays. */
  rate?: number;
}

/** Figures of a price list by their key, wherever they stand. */
const PRICES: ReadonlySet<string> = new Set(['price', 'delivery']);
/** What holds the figures of a chart or a sum. */
const FIGURES: ReadonlySet<string> = new Set(['value', 'values', 'points', 'parts', 'second']);
const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

/** A deep copy whose texts are told anew and whose figures in money are exchanged. */
function mapKnowledge<T>(value: T, telling: Telling, isMoney?: boolean): T;
function mapKnowledge(value: unknown, telling: Telling, isMoney = false): unknown {
  const { tell, sign, rate } = telling;
  const isAmount = isMoney && rate !== undefined;
  if (typeof value === 'number') return isAmount ? exchange(value, rate) : value;
  if (typeof value === 'string')
    return isAmount && NUMBER.test(value) ? toAmount(exchange(Number(value.replaceAll(',', '')), rate)) : tell(value);
  if (Array.isArray(value)) return value.map((one: unknown) => mapKnowledge(one, telling, isMoney));
  if (typeof value !== 'object' || value === null) return value;
  const isSum = isMoney || ('unit' in value && value.unit === sign);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      mapKnowledge(one, telling, PRICES.has(key) || (isSum && FIGURES.has(key))),
    ]),
  );
}
