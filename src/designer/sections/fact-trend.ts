import { createRandom } from '../seeded-random.ts';
import type { Fact } from '../outline/outline.ts';

const POINTS = 12;

/** A made-up course of recent values, the same for the same fact, that rises or falls as its note says. */
export function trendOf({ label, value, note }: Fact): number[] {
  const random = createRandom(`trend:${label?.text ?? ''}:${value.text}`);
  const slope = /[-−–]\s?\d|↓|▼/.test(note?.text ?? '') ? -1 : 1;
  let level = 50;
  return Array.from({ length: POINTS }, () => {
    level += slope * 2 + (random.next() - 0.5) * 12;
    return level;
  });
}
