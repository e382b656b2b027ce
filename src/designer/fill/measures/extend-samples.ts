import type { FillContext } from '../fill-context.ts';
import { numberAt } from '../../outline/values/number-at.ts';
import { roundTo, spreadNumbers } from './spread-numbers.ts';
import { writeClock } from './write-date.ts';
import { writeNumber } from './write-number.ts';

/**
 * More values like the given ones: numbered names count on ("Line 4" → "Line 5"), clocks go on, quantities stay between
 * the least and the most with their unit, words that repeat repeat. Undefined where they have nothing in common.
 */
export function extendSamples(samples: readonly string[], count: number, context: FillContext): string[] | undefined {
  const given = samples.filter((sample) => sample.trim() !== '');
  if (given.length === 0) return undefined;
  return (
    countOn(given, count) ??
    clocksOn(given, count, context) ??
    quantitiesLike(given, count, context) ??
    repeated(given, count, context)
  );
}

/** "Silo A", "Silo B" and "Hive 1", "Hive 2": the same words and a number or letter that steps by one. */
export function countOn(samples: readonly string[], count: number): string[] | undefined {
  if (samples.length < 2) return undefined;
  const parts = samples.map((sample) => /^(.*?)(\d+|(?<= )[A-Z])$/u.exec(sample));
  const ends = parts.map((part) => part?.[2] ?? '');
  const head = parts[0]?.[1];
  if (head === undefined || parts.some((part) => part?.[1] !== head) || ends.includes('')) return undefined;
  const isLetter = /^[A-Z]$/.test(ends[0] ?? '');
  const values = ends.map((end) => (isLetter ? end.charCodeAt(0) : Number(end)));
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const isSequence =
    Math.abs(step) === 1 && values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === step);
  const last = values.at(-1);
  if (!isSequence || last === undefined) return undefined;
  const width = ends[0]?.length ?? 1;
  return Array.from({ length: count }, (_, index) => {
    const value = last + step * (index + 1);
    return head + (isLetter ? String.fromCharCode(Math.min(value, 90)) : String(value).padStart(width, '0'));
  });
}

function clocksOn(samples: readonly string[], count: number, context: FillContext): string[] | undefined {
  const minutes = samples.map((sample) => {
    const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(sample.trim()) ?? [];
    return hour === undefined || minute === undefined ? Number.NaN : Number(hour) * 60 + Number(minute);
  });
  const [first] = minutes;
  const last = minutes.at(-1);
  if (first === undefined || last === undefined || minutes.some(Number.isNaN)) return undefined;
  const step = samples.length > 1 ? Math.max(5, Math.round((last - first) / (samples.length - 1) / 5) * 5) : 30;
  return Array.from({ length: count }, (_, index) => writeClock(last + step * (index + 1), context));
}

function quantitiesLike(samples: readonly string[], count: number, context: FillContext): string[] | undefined {
  const read = samples.map((sample) => {
    const start = sample.search(/\d/u);
    const found = start === -1 ? undefined : numberAt(sample, start);
    if (found === undefined) return undefined;
    const decimals = /[.,](\d{1,2})$/u.exec(sample.slice(found.start, found.end))?.[1]?.length ?? 0;
    return { before: sample.slice(0, found.start), after: sample.slice(found.end), value: found.value, decimals };
  });
  const [first] = read;
  if (first === undefined || read.some((one) => one?.before !== first.before || one.after !== first.after))
    return undefined;
  const values = read.flatMap((one) => (one === undefined ? [] : [one.value]));
  const decimals = Math.max(...read.map((one) => one?.decimals ?? 0));
  const sorted = values.toSorted((a, b) => a - b);
  // Near the middle ones: the one that leaks or leads is the prompt's own.
  const least = sorted[Math.floor((sorted.length - 1) / 3)] ?? 0;
  const most = sorted[Math.ceil(((sorted.length - 1) * 2) / 3)] ?? least;
  const room = Math.abs(most) * (most === least ? 0.2 : 0.02);
  const random = context.randomOf(samples.join('|'));
  return spreadNumbers({ least: least - room, most: most + room, decimals, unit: '' }, count, random).map(
    (value) => `${first.before}${writeNumber(roundTo(value, 10 ** -decimals), decimals, context)}${first.after}`,
  );
}

function repeated(samples: readonly string[], count: number, context: FillContext): string[] | undefined {
  const distinct = [...new Set(samples)];
  if (distinct.length === samples.length && samples.length > 1) return undefined;
  const random = context.randomOf(samples.join('|'));
  return Array.from({ length: count }, () => random.pick(samples));
}
