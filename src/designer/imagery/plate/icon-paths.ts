import { getIconSet } from '../../../markup/icons/icon-set.ts';
import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';

const SHAPE = /<(path|circle|rect|ellipse)\s([^>]*)>/g;

/** The lines of a bundled icon in its 24 × 24 box as path data; nothing where there is no such icon. */
export function findIconPath(name: string): string | undefined {
  const body = getIconSet().bodies.get(name);
  if (body === undefined) return undefined;
  return [...body.matchAll(SHAPE)].map(([, shape = '', attributes = '']) => toPath(shape, attributes)).join('');
}

function toPath(shape: string, attributes: string): string {
  const text = (name: string): string => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const number = (name: string): number => Number(text(name) || 0);
  // Numbers written without a gap (".99.84") must not run together when they are rounded.
  if (shape === 'path') return text('d').replaceAll(/-?(?:\d*\.\d+|\d+)/g, (digits) => ` ${digits}`);
  if (shape === 'circle') return circlePath(number('cx'), number('cy'), number('r'));
  if (shape === 'ellipse') return ellipsePath(number('cx'), number('cy'), number('rx'), number('ry'));
  return rectPath(number('x'), number('y'), number('width'), number('height'), number('rx') || number('ry'));
}
