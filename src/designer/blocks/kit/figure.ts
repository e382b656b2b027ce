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
 * The giant figure of a screen. Long values start smaller, so that they fit a phone, and grow where the block has room;
 * in a column beside something else they have less of it.
 */
export function giantSize(
  { value, unit = '' }: { value: string; unit?: string | undefined },
  room: 'block' | 'column' = 'block',
): FigureSize {
  const characters = value.length + unit.length / 2;
  const step = GIANT.find(({ upTo }) => characters <= upTo) ?? LONG_GIANT;
  return { value: step[room], unit: step.unit };
}

interface GiantStep {
  block: string;
  column: string;
  unit: string;
}

const GIANT: readonly (GiantStep & { upTo: number })[] = [
  { upTo: 4, block: 'text-display-lg', column: 'text-display-lg', unit: 'text-headline-lg' },
  {
    upTo: 7,
    block: 'text-display-md @xl:text-display-lg',
    column: 'text-display-md @5xl:text-display-lg',
    unit: 'text-headline-md',
  },
  {
    upTo: 10,
    block: 'text-display-sm @2xs:text-display-md @4xl:text-display-lg',
    column: 'text-display-sm @5xl:text-display-md',
    unit: 'text-headline-md',
  },
];
const LONG_GIANT: GiantStep = {
  block: 'text-display-sm @2xl:text-display-md',
  column: 'text-headline-md @5xl:text-display-sm',
  unit: 'text-title-lg',
};
