import { html, type Markup } from '../../../markup/html.ts';
import type { Style } from '../../direct/direction.ts';
import { figureClass } from './label-class.ts';
import { isCloseUnit, isCurrency } from './number-text.ts';

/** Type of a number and, smaller, of its unit. */
export interface FigureSize {
  value: string;
  unit: string;
}

/** Family and weight of large figures. */
export const figureFace = (style: Style): string =>
  style.figures === 'mono' ? figureClass(style) : `${figureClass(style)} ${style.headline.weight}`;

/** A number and its unit in a smaller size, currency before it, everything else after. */
export function figure(
  { value, unit = '' }: { value: string; unit?: string | undefined },
  size: FigureSize,
  style: Style,
): Markup {
  // The space belongs to the unit's size: a monospaced space at the number's size would tear the two apart.
  const spaced = isCurrency(unit) || isCloseUnit(unit) ? unit : ` ${unit}`;
  const sign =
    unit === '' ? '' : html`<span data-part="unit" class="${size.unit} font-normal tracking-normal">${spaced}</span>`;
  const written = isCurrency(unit) ? html`${sign}${value}` : html`${value}${sign}`;
  return html`<span data-part="value" class="${figureFace(style)} ${size.value} break-words">${written}</span>`;
}

/**
 * The giant figure of a screen. Long values start smaller, so that they fit a phone, and grow where the block has room.
 */
export function giantSize(value: string): FigureSize {
  const step = GIANT.find(({ upTo }) => value.length <= upTo) ?? GIANT_LONG;
  return { value: step.value, unit: step.unit };
}

const GIANT_LONG = { value: 'text-display-sm @2xl:text-display-md', unit: 'text-title-lg' };
const GIANT: readonly ({ upTo: number } & FigureSize)[] = [
  { upTo: 4, value: 'text-display-lg', unit: 'text-headline-lg' },
  { upTo: 7, value: 'text-display-md @xl:text-display-lg', unit: 'text-headline-md @xl:text-headline-lg' },
  { upTo: 10, value: 'text-display-sm @xl:text-display-md @4xl:text-display-lg', unit: 'text-headline-md' },
];
