/** Values in force by property, all shorthands taken apart. */
export type Values = ReadonlyMap<string, string>;

/** An arbitrary value of a class: spaces become underscores, double quotes single ones. */
export const bracket = (value: string): string =>
  `[${value
    .replaceAll('"', "'")
    .replaceAll(/\s*,\s*/g, ',')
    .replaceAll(' ', '_')}]`;

const STEP_PX = 4;

/** `12px` → `3`, `auto` → `auto`, anything else in brackets. Steps are those of Tailwind's 4-px scale. */
export function toStep(value: string): string {
  if (value === 'auto' || value === 'inherit') return value === 'auto' ? 'auto' : '[inherit]';
  const px = /^(-?[\d.]+)px$/.exec(value)?.[1] ?? (/^-?0(?:[a-z]+|%)?$/.test(value) ? '0' : undefined);
  if (px === undefined) return value === '100%' ? 'full' : bracket(value);
  const steps = Number(px) / STEP_PX;
  return Number.isInteger(steps * 2) ? String(steps) : `[${px}px]`;
}

/** `-m-4` for `m` and `-16px`. */
export function stepUtility(prefix: string, value: string): string {
  const step = toStep(value);
  return step.startsWith('-') ? `-${prefix}${step}` : `${prefix}-${step}`;
}

/** Classes for four sides, as few as will do; absent sides are left out. */
export function sideUtilities(
  sides: readonly [string | undefined, string | undefined, string | undefined, string | undefined],
  names: { all: string; x: string; y: string; each: readonly [string, string, string, string] },
  print: (prefix: string, value: string) => string,
): string[] {
  const [top, right, bottom, left] = sides;
  if (top !== undefined && top === right && top === bottom && top === left) return [print(names.all, top)];
  const isTall = top !== undefined && top === bottom;
  const isWide = left !== undefined && left === right;
  return [
    ...(isTall ? [print(names.y, top)] : []),
    ...(isWide ? [print(names.x, left)] : []),
    ...sides.flatMap((value, index) => {
      const isDone = index % 2 === 0 ? isTall : isWide;
      return value === undefined || isDone ? [] : [print(names.each[index] ?? names.all, value)];
    }),
  ];
}
