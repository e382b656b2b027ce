import type { TextLine } from '../../render/layout-tree.ts';
import { toFill } from './penpot-paint.ts';

/** A line as Penpot keeps text: a tree of paragraphs, where sizes are strings and fonts have ids of Google's. */
export function toTextContent({ text, box, font, color, decoration }: TextLine, scale: number): object {
  const [family = 'Source Sans 3'] = font.families;
  // Penpot has the static weights of a family, its variants named after them.
  const weight = String(Math.min(900, Math.max(100, Math.round(font.weight / 100) * 100)));
  const upright = weight === '400' ? 'regular' : weight;
  const style = {
    fontId: `gfont-${family.toLowerCase().replaceAll(/\s+/g, '-')}`,
    fontFamily: family,
    fontVariantId: font.style === 'italic' ? (weight === '400' ? 'italic' : `${weight}italic`) : upright,
    fontSize: toText(font.sizePx * scale),
    fontWeight: weight,
    fontStyle: font.style,
    // The box is as high as the letters of the font are: they stand in the middle of such a line as here.
    lineHeight: toText(box.height / font.sizePx),
    letterSpacing: toText(font.letterSpacingPx * scale),
    textDecoration: decoration,
    textTransform: 'none',
    fills: [toFill(color)],
  };
  const paragraph = { type: 'paragraph', textAlign: 'left', ...style, children: [{ text: text.trim(), ...style }] };
  return { type: 'root', children: [{ type: 'paragraph-set', children: [paragraph] }] };
}

const toText = (value: number): string => String(Math.round(value * 1000) / 1000);
