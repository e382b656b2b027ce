import { createRandom } from '../seeded-random.ts';

interface CourseWish {
  /** Same words, same course. */
  seed: string;
  count: number;
  /** What it shows, whose words may tell its direction. */
  about: string;
  /** Where it ends. */
  last?: number | undefined;
  /** The value that it moves round where no end is given. */
  level?: number | undefined;
  /** A threshold that it comes near to but keeps to its own side of. */
  below?: number | undefined;
  /** It is a percentage. */
  isShare?: boolean;
}

const FALLING =
  /\b(?:fall|falling|drop|declin|decreas|loss of weight|countdown|remaining|burn ?down|discharg|cool|sink)/i;
const RISING = /\b(?:ris|grow|increas|accumul|cumul|loss|climb|progress|gain|charg|total)/i;

/**
 * A plausible course where the prompt gives no values: calm, without noise that means nothing, the same for the same
 * words, and ending at the figure that stands with it.
 */
export function madeCourse({ seed, count, about, last, level: wished, below, isShare = false }: CourseWish): number[] {
  const random = createRandom(`course:${seed}`);
  const level = last ?? wished ?? 62;
  const size = Math.abs(level) || 10;
  const swing = size * (isShare ? 0.16 : 0.22);
  const drift = FALLING.test(about) ? -1 : RISING.test(about) ? 1 : random.next() < 0.5 ? 0.35 : -0.35;
  const waves = Array.from({ length: 3 }, (_, index) => ({
    height: swing * (0.62 / (index + 1)) * (0.6 + random.next() * 0.8),
    turns: (index + 0.7 + random.next() * 0.8) * (index === 2 ? 2 : 1),
    at: random.next() * Math.PI * 2,
  }));
  const raw = Array.from({ length: count }, (_, index) => {
    const x = count === 1 ? 1 : index / (count - 1);
    const wave = waves.reduce((sum, { height, turns, at }) => sum + height * Math.sin(at + x * turns * Math.PI * 2), 0);
    return level + drift * swing * 1.4 * (x - 1) + wave + (random.next() - 0.5) * swing * 0.16;
  });
  const end = raw.at(-1) ?? level;
  const shifted = raw.map(
    (value, index) =>
      value + (level - end) * (last === undefined ? 0 : 1) * (count === 1 ? 1 : 0.4 + (0.6 * index) / (count - 1)),
  );
  const top = below === undefined || level >= below ? Infinity : below * 0.97;
  const peak = Math.max(...shifted);
  // What would cross the threshold is pressed together under it, so that no top is cut flat.
  const press = peak > top ? (top - level) / (peak - level) : 1;
  const floor = level < 0 ? -Infinity : size * 0.06;
  return shifted.map((value, index) => {
    if (last !== undefined && index === count - 1) return last;
    const free = value > level ? level + (value - level) * press : value;
    return Math.round((isShare ? Math.min(100, Math.max(0, free)) : Math.max(floor, free)) * 1000) / 1000;
  });
}

/** Shares that add up to one, falling, for parts without values. */
export function madeShares(seed: string, count: number): number[] {
  const random = createRandom(`shares:${seed}`);
  const parts = Array.from({ length: count }, (_, index) => (1 / (index + 1.2)) * (0.8 + random.next() * 0.4));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}
