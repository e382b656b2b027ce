import { isVisible, mixOklab, parseColor, TRANSPARENT } from '../paint/color.ts';
import { splitTopLevel, toPixels } from '../paint/computed-style.ts';
import { toGradients } from '../paint/gradient.ts';
import type { ComputedStyle } from '../paint/computed-style.ts';
import type { Color, TextFont, TextLine } from '../layout-tree.ts';
import type { StyledLine } from './styled-element.ts';

const UNIT_BOX = { x: 0, y: 0, width: 1, height: 1 };

/** One laid-out line in the style of the element that holds it. Undefined where nothing shows. */
export function toTextLine(line: StyledLine, style: ComputedStyle, decoration: Decoration): TextLine | undefined {
  const color = toTextColor(style);
  if (line.text.trim() === '' || !isVisible(color) || style.visibility !== 'visible') return undefined;
  const align = ALIGNED[style['text-align']];
  return { kind: 'text', ...line, font: toTextFont(style), color, ...decoration, ...(align && { align }) };
}

const ALIGNED: Readonly<Record<string, 'center' | 'end'>> = {
  center: 'center',
  '-webkit-center': 'center',
  right: 'end',
  end: 'end',
};

function toTextFont(style: ComputedStyle): TextFont {
  return {
    families: splitTopLevel(style['font-family'], ',').map((family) => family.replace(/^["']|["']$/g, '')),
    sizePx: toPixels(style['font-size'], 16),
    weight: toPixels(style['font-weight'], 400),
    style: style['font-style'] === 'normal' ? 'normal' : 'italic',
    letterSpacingPx: toPixels(style['letter-spacing']),
    wordSpacingPx: toPixels(style['word-spacing']),
    variantNumeric: style['font-variant-numeric'] || 'normal',
    featureSettings: style['font-feature-settings'] || 'normal',
  };
}

/** A line under or through text, as the element draws it that asks for it. */
export type Decoration = Pick<TextLine, 'decoration' | 'underlineOffsetPx' | 'decorationThicknessPx'>;

export const UNDECORATED: Decoration = { decoration: 'none' };

/** Decorations reach into descendants without being inherited (CSS Text Decoration 3, 2.1). */
export function toDecoration(style: ComputedStyle, ofAncestors: Decoration): Decoration {
  const line = style['text-decoration-line'];
  const decoration = line.includes('line-through') ? 'line-through' : line.includes('underline') ? 'underline' : 'none';
  if (decoration === 'none') return ofAncestors;
  const offset = Number.parseFloat(style['text-underline-offset']);
  const thickness = Number.parseFloat(style['text-decoration-thickness']);
  return {
    decoration,
    ...(Number.isFinite(offset) ? { underlineOffsetPx: offset } : {}),
    ...(Number.isFinite(thickness) ? { decorationThicknessPx: thickness } : {}),
  };
}

/** Text cut out of a gradient is told as the mean of its ends: text in design tools has one colour. */
function toTextColor(style: ComputedStyle): Color {
  const color = parseColor(style.color) ?? TRANSPARENT;
  if (style['background-clip'] !== 'text' || isVisible(color)) return color;
  const [gradient] = toGradients(style['background-image'], UNIT_BOX);
  if (gradient === undefined || gradient.kind === 'solid') return parseColor(style['background-color']) ?? color;
  const [first, last] = [gradient.stops.at(0), gradient.stops.at(-1)];
  return first === undefined || last === undefined ? color : mixOklab(first.color, last.color, 0.5);
}
