import { clampRgb, converter, formatRgb, interpolate, parse } from 'culori';
import { splitTopLevel } from '../paint/computed-style.ts';
import { findCall } from './css-substitute.ts';

const toRgb = converter('rgb');
/** culori's names of the colour spaces that CSS mixes in. */
const SPACES: Readonly<Record<string, 'oklab' | 'oklch' | 'lab' | 'lch' | 'hsl' | 'rgb'>> = {
  oklab: 'oklab',
  oklch: 'oklch',
  lab: 'lab',
  lch: 'lch',
  hsl: 'hsl',
  srgb: 'rgb',
};

/** Whether `resolveColors` has anything to do. */
export const hasOpenColor = (value: string): boolean => /currentcolor|color-mix\(/i.test(value);

/** Writes `color-mix()` and `currentcolor` as plain colours wherever they stand in a value. */
export function resolveColors(value: string, currentColor: string): string {
  if (!hasOpenColor(value)) return value;
  const plain = value.replace(/\bcurrentcolor\b/gi, () => currentColor);
  const call = findCall(plain, 'color-mix');
  if (call === undefined) return plain;
  const inner = resolveColors(call.argument, currentColor);
  const mixed = mix(inner) ?? 'transparent';
  return plain.slice(0, call.start) + mixed + resolveColors(plain.slice(call.end), currentColor);
}

/** CSS Color 5, 3: shares that do not come to 100 % are scaled, and less than 100 % is also transparency. */
function mix(argument: string): string | undefined {
  const [method = '', ...parts] = splitTopLevel(argument, ',');
  const space = SPACES[method.split(/\s+/)[1] ?? ''] ?? 'oklab';
  const [first, second] = parts.map(parsePart);
  if (first === undefined || second === undefined) return undefined;
  const firstShare = first.share ?? (second.share === undefined ? 0.5 : 1 - second.share);
  const secondShare = second.share ?? 1 - firstShare;
  const total = firstShare + secondShare;
  if (total <= 0) return undefined;
  const weight = secondShare / total;
  const [firstAlpha, secondAlpha] = [first.color.alpha ?? 1, second.color.alpha ?? 1];
  const alpha = firstAlpha * (1 - weight) + secondAlpha * weight;
  if (alpha === 0) return 'rgba(0, 0, 0, 0)';
  const premultiplied = (secondAlpha * weight) / alpha;
  const opaque = [first.color, second.color].map((color) => ({ ...color, alpha: 1 })) as [
    typeof first.color,
    typeof first.color,
  ];
  const mixed = clampRgb(toRgb(interpolate(opaque, space)(premultiplied)));
  return formatRgb({ ...mixed, alpha: Math.round(alpha * Math.min(1, total) * 1000) / 1000 });
}

function parsePart(
  text: string,
): { color: NonNullable<ReturnType<typeof parse>>; share: number | undefined } | undefined {
  const pieces = splitTopLevel(text, ' ');
  const percentage = pieces.find((piece) => /^[\d.]+%$/.test(piece));
  const color = parse(pieces.filter((piece) => piece !== percentage).join(' '));
  if (color === undefined) return undefined;
  return { color, share: percentage === undefined ? undefined : Number.parseFloat(percentage) / 100 };
}
