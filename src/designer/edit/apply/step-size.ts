/** Heights and widths of the 4-px grid, in units of 4 px. */
const UNITS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160];
const STEPS: Readonly<Record<1 | -1, number>> = { 1: 1.35, [-1]: 0.74 };

/** A size of the grid a good third larger, or a quarter smaller; at least a step. */
export function stepUnits(units: number, step: 1 | -1): number {
  const wanted = units * STEPS[step];
  const others = UNITS.filter((one) => (step === 1 ? one > units : one < units));
  return others.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    others.at(step === 1 ? 0 : -1) ?? units,
  );
}

const NAMED = /^((?:[@\w-]+:)*-?(?:h|min-h|max-h|w|min-w|max-w|size)-)(\d+)$/;
const WRITTEN = /^((?:[@\w-]+:)*-?(?:h|min-h|max-h|w|min-w|max-w|size)-\[)([\d.]+)(rem|px)\]$/;

/** `h-80` → `h-112`, `@2xl:h-[32rem]` → `@2xl:h-[40rem]`; any other class as it is. */
export function stepClass(name: string, step: 1 | -1): string {
  const [, named = '', units = ''] = NAMED.exec(name) ?? [];
  if (named !== '') return `${named}${stepUnits(Number(units), step)}`;
  const [, written = '', size = '', unit = ''] = WRITTEN.exec(name) ?? [];
  if (written === '') return name;
  const each = unit === 'rem' ? 0.25 : 4;
  return `${written}${stepUnits(Number(size) / each, step) * each}${unit}]`;
}
