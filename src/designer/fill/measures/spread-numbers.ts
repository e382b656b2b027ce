import type { Random } from '../../seeded-random.ts';
import type { NumberRange } from './measured-numbers.ts';

/** So many numbers of the range, no two alike where it has room, neighbours apart as things of one kind are. */
export function spreadNumbers({ least, most, decimals }: NumberRange, count: number, random: Random): number[] {
  const step = 10 ** -decimals;
  const slots = random.shuffle(Array.from({ length: count }, (_, index) => index));
  return slots.map((slot) => {
    const share = (slot + 0.15 + random.next() * 0.7) / count;
    return roundTo(least + share * (most - least), step);
  });
}

/** Rounded to a step without the tail of binary fractions. */
export const roundTo = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6));

/** Whole percentages that sum to 100, the largest first, none so small that it could not be seen. */
export function partsOfHundred(count: number, random: Random): number[] {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1.4) + random.next() * 0.08);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.max(1, Math.round((weight / total) * 100))).sort((a, b) => b - a);
  const rest = 100 - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
}
