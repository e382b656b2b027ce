import { numberAt } from '../../outline/values/number-at.ts';

/** What part of a whole words name: "64 %" → 0.64, "11 of 18" and "11/18" → 0.61. Undefined where they name none. */
export function shareOf(text: string): number | undefined {
  const numbers = [...text.matchAll(/(?<![\d.,])\d/gu)].flatMap(({ index }) => numberAt(text, index) ?? []);
  const [first, second] = numbers;
  if (first === undefined) return undefined;
  if (/^\s?%/u.test(text.slice(first.end))) return clamp(first.value / 100);
  if (second === undefined || second.value <= 0 || first.value > second.value) return undefined;
  const between = text.slice(first.end, second.start);
  return /^\s*\S*\s*(?:\/|of|von|sur|de|di|van|z|av|\/|out of|の|中)\s*$/iu.test(between)
    ? clamp(first.value / second.value)
    : undefined;
}

const clamp = (share: number): number => Math.min(1, Math.max(0, Number(share.toFixed(3))));
