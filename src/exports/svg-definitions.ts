import { toColorAttributes, toElement } from './svg-element.ts';
import { toNumber } from './svg-number.ts';
import type { GradientStop, LinearGradient, RadialGradient } from '../render/layout-tree.ts';

/** What shapes point to by id: gradients, clips and blurs. Equal definitions are written once. */
export interface Definitions {
  /** Each returns a `url(#…)` reference. */
  gradient(gradient: LinearGradient | RadialGradient): string;
  clip(shape: string): string;
  blur(blurPx: number): string;
  /** The `<defs>` element; empty text when nothing was defined. */
  toSource(): string;
}

export function createDefinitions(): Definitions {
  const ids = new Map<string, string>();
  const define = (kind: string, toBody: (id: string) => string): string => {
    const key = toBody('');
    const id = ids.get(key) ?? `${kind}-${ids.size + 1}`;
    ids.set(key, id);
    bodies.set(id, toBody(id));
    return `url(#${id})`;
  };
  const bodies = new Map<string, string>();
  return {
    gradient: (gradient) => define('gradient', (id) => toGradient(gradient, id)),
    clip: (shape) => define('clip', (id) => toElement('clipPath', { id }, shape)),
    blur: (blurPx) => define('blur', (id) => toBlur(blurPx, id)),
    toSource: () => (bodies.size === 0 ? '' : toElement('defs', {}, [...bodies.values()].join(''))),
  };
}

function toGradient(gradient: LinearGradient | RadialGradient, id: string): string {
  const body = gradient.stops.map(toStop).join('');
  if (gradient.kind === 'linear') {
    const { from, to } = gradient;
    const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    return toElement('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...line }, body);
  }
  const { center, radiusX, radiusY } = gradient;
  const place = `translate(${toNumber(center.x)} ${toNumber(center.y)}) scale(${toNumber(radiusX)} ${toNumber(radiusY)})`;
  const circle = { cx: 0, cy: 0, r: 1, gradientTransform: place };
  return toElement('radialGradient', { id, gradientUnits: 'userSpaceOnUse', ...circle }, body);
}

const toStop = ({ offset, color }: GradientStop): string =>
  toElement('stop', { offset: String(Math.round(offset * 1e4) / 1e4), ...toColorAttributes('stop-color', color) });

/** CSS Backgrounds 3, 6.1: the deviation of a shadow's blur is half its radius. */
function toBlur(blurPx: number, id: string): string {
  const room = { x: '-50%', y: '-50%', width: '200%', height: '200%' };
  const isWide = toElement('feGaussianBlur', { stdDeviation: blurPx / 2 });
  return toElement('filter', { id, ...room, 'color-interpolation-filters': 'sRGB' }, isWide);
}
