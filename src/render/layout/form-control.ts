import { toHex } from '../paint/color.ts';
import type { Box, Color } from '../layout-tree.ts';

/** The controls a browser draws itself, which no style describes. */
export type DrawnControl = 'checkbox' | 'radio' | 'range' | 'progress' | 'arrow';

export interface ControlState {
  checked: boolean;
  /** 0 to 1, of ranges, progress bars and meters. */
  share: number;
  accent: Color;
  text: Color;
}

type Draw = (size: { width: number; height: number }, state: ControlState) => string;

const OUTLINE = 'stroke-opacity="0.6"';

const DRAW: Readonly<Record<DrawnControl, Draw>> = {
  checkbox: ({ width, height }, { checked, accent, text }) => {
    const side = Math.min(width, height);
    const radius = side * 0.18;
    if (!checked) {
      return `<rect x="0.5" y="0.5" width="${side - 1}" height="${side - 1}" rx="${radius}" fill="none" stroke="${toHex(text)}" ${OUTLINE}/>`;
    }
    const tick = `M${side * 0.22} ${side * 0.52}l${side * 0.2} ${side * 0.2}l${side * 0.38} ${side * -0.42}`;
    return (
      `<rect width="${side}" height="${side}" rx="${radius}" fill="${toHex(accent)}"/>` +
      `<path d="${tick}" fill="none" stroke="${contrastOf(accent)}" stroke-width="${side * 0.13}"/>`
    );
  },
  radio: ({ width, height }, { checked, accent, text }) => {
    const radius = Math.min(width, height) / 2;
    const ring = checked ? `stroke="${toHex(accent)}"` : `stroke="${toHex(text)}" ${OUTLINE}`;
    const dot = checked ? `<circle cx="${radius}" cy="${radius}" r="${radius * 0.55}" fill="${toHex(accent)}"/>` : '';
    return `<circle cx="${radius}" cy="${radius}" r="${radius - 0.75}" fill="none" stroke-width="1.5" ${ring}/>${dot}`;
  },
  range: ({ width, height }, { share, accent, text }) => {
    const middle = height / 2;
    const thumb = Math.min(8, middle);
    const at = thumb + share * Math.max(0, width - 2 * thumb);
    return (
      `<rect y="${middle - 2}" width="${width}" height="4" rx="2" fill="${toHex(text)}" fill-opacity="0.2"/>` +
      `<rect y="${middle - 2}" width="${at}" height="4" rx="2" fill="${toHex(accent)}"/>` +
      `<circle cx="${at}" cy="${middle}" r="${thumb}" fill="${toHex(accent)}"/>`
    );
  },
  progress: ({ width, height }, { share, accent, text }) =>
    `<rect width="${width}" height="${height}" rx="${height / 2}" fill="${toHex(text)}" fill-opacity="0.2"/>` +
    `<rect width="${width * share}" height="${height}" rx="${height / 2}" fill="${toHex(accent)}"/>`,
  arrow: ({ width, height }, { text }) =>
    `<path d="M${width * 0.2} ${height * 0.35}l${width * 0.3} ${height * 0.3}l${width * 0.3} ${height * -0.3}" fill="none" stroke="${toHex(text)}" stroke-width="1.5"/>`,
};

/** A whole `<svg>` that stands for a control the browser would draw. */
export function drawControl(
  control: DrawnControl,
  { width, height }: Pick<Box, 'width' | 'height'>,
  state: ControlState,
): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${DRAW[control]({ width, height }, state)}</svg>`;
}

/** Which drawing an element needs, unless the author styled it away with `appearance: none`. */
export function findDrawnControl(tag: string, type: string | undefined, appearance: string): DrawnControl | undefined {
  if (appearance === 'none') return undefined;
  if (tag === 'progress' || tag === 'meter') return 'progress';
  if (tag === 'select') return 'arrow';
  const isOwnKind = tag === 'input' && (type === 'checkbox' || type === 'radio' || type === 'range');
  return isOwnKind ? type : undefined;
}

/** Where a range, progress bar or meter stands between its ends, 0 to 1 (HTML, 4.10.5.1.13: half way by default). */
export function toShare(attributes: Readonly<Record<string, string>>, tag: string): number {
  const number = (name: string, otherwise: number): number => {
    const value = Number.parseFloat(attributes[name] ?? '');
    return Number.isFinite(value) ? value : otherwise;
  };
  const isInput = tag === 'input';
  const [least, most] = [number('min', 0), number('max', isInput ? 100 : 1)];
  if (most <= least) return 0;
  const value = number('value', isInput ? (least + most) / 2 : least);
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}

/** Black or white, whichever stands out against the colour (relative luminance of WCAG 2). */
function contrastOf({ hex }: Color): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000000' : '#ffffff';
}
