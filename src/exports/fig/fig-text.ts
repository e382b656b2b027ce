import type { TextLine } from '../../render/layout-tree.ts';
import { toSolid, type Fields } from './fig-paint.ts';

/** What a weight is called, as families of Google have it. */
const WEIGHTS: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
};

/** A line as a node of live text, as wide as its words are. */
export function toTextFields({ text, box, font, color, decoration }: TextLine): Fields {
  const family = font.families[0] ?? 'Inter';
  const weight = Math.min(900, Math.max(100, Math.round(font.weight / 100) * 100));
  const name = WEIGHTS[weight] ?? 'Regular';
  // "Semi Bold" is how the panel shows it; an italic says only that where its weight is the usual one.
  const shown = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const style = font.style === 'italic' ? (weight === 400 ? 'Italic' : `${shown} Italic`) : shown;
  return {
    textData: { characters: text.trim(), lines: [PLAIN_LINE] },
    fontName: { family, style, postscript: `${family}-${style}`.replaceAll(' ', '') },
    fontSize: font.sizePx,
    lineHeight: { value: box.height, units: 'PIXELS' },
    letterSpacing: { value: font.letterSpacingPx, units: 'PIXELS' },
    textAlignHorizontal: 'LEFT',
    textAlignVertical: 'TOP',
    textAutoResize: 'WIDTH_AND_HEIGHT',
    textDecoration: { none: 'NONE', underline: 'UNDERLINE', 'line-through': 'STRIKETHROUGH' }[decoration],
    ...(font.variantNumeric.includes('tabular') && { fontVariantNumericSpacing: 'TABULAR' }),
    fillPaints: [toSolid(color)],
    strokeWeight: 0,
    strokeAlign: 'OUTSIDE',
  };
}

const PLAIN_LINE = {
  lineType: 'PLAIN',
  styleId: 0,
  indentationLevel: 0,
  sourceDirectionality: 'AUTO',
  listStartOffset: 0,
  isFirstLineOfList: false,
};
