/** The properties that decide what an element paints and how its content flows; the one list both engines answer. */
export const STYLE_PROPERTIES = [
  'display',
  'position',
  'flex-direction',
  'flex-grow',
  'justify-content',
  'visibility',
  'opacity',
  'z-index',
  'overflow-x',
  'clip-path',
  'color',
  'background-color',
  'background-image',
  'background-clip',
  'background-size',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-style',
  'border-right-style',
  'border-bottom-style',
  'border-left-style',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
  'outline-width',
  'outline-style',
  'outline-color',
  'outline-offset',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'box-shadow',
  'transform',
  'rotate',
  'scale',
  'translate',
  'transform-origin',
  'object-fit',
  'appearance',
  'accent-color',
  'text-align',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'word-spacing',
  'font-feature-settings',
  'font-variant-numeric',
  'text-decoration-line',
  'text-decoration-thickness',
  'text-underline-offset',
  'text-anchor',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-miterlimit',
  'stop-color',
  'stop-opacity',
  'flood-color',
  'flood-opacity',
  'vector-effect',
  'paint-order',
  'mix-blend-mode',
] as const;
export type StyleProperty = (typeof STYLE_PROPERTIES)[number];

/** Computed values as CSS text: lengths in px, colours absolute, no `var()`, no `calc()`. */
export type ComputedStyle = Readonly<Record<StyleProperty, string>>;

/** `12.5px` → 12.5; anything that is no number → `otherwise`. */
export function toPixels(value: string, otherwise = 0): number {
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? number : otherwise;
}

/** Splits at a separator outside brackets and quotes; pieces are trimmed, empty ones dropped. */
export function splitTopLevel(text: string, separator: ',' | ' ' | '/'): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (char === separator && depth === 0) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  pieces.push(text.slice(start));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
