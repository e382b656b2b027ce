import { printPx, toPx, type LengthContext } from './length.ts';

/** Values that stay relative to the size of the text. */
export const RELATIVE_KEPT: ReadonlySet<string> = new Set(['line-height', 'letter-spacing', 'content', 'font-family']);
const KEYWORD_PX: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};

/** A font size in CSS pixels; `fontPx` of the context is the parent's. */
export function toFontPx(value: string, context: LengthContext): number | undefined {
  if (value === 'smaller') return context.fontPx / 1.2;
  if (value === 'larger') return context.fontPx * 1.2;
  return KEYWORD_PX[value] ?? toPx(value, context);
}

/** The same as a CSS value, empty where it cannot be told. */
export function toFontSize(value: string, context: LengthContext): string {
  const px = toFontPx(value, context);
  return px === undefined || px < 1 ? '' : printPx(px);
}

/** A value with its `rem` and `em` in CSS pixels. */
export const toPixels = (value: string, context: LengthContext): string =>
  value.replaceAll(/(?<![\w#.-])(-?(?:\d+\.?\d*|\.\d+))(rem|em)\b/g, (_, number: string, unit: string) =>
    printPx(Number(number) * (unit === 'rem' ? context.rootPx : context.fontPx)),
  );
