import type { Tokens } from '../../tokens/create-tokens.ts';
import type { ClassName } from '../class-name.ts';
import type { Snapped } from './snap-color.ts';
import { readLength } from './snap-type.ts';

const RENAMED: Readonly<Record<string, string>> = {
  'font-sans': 'font-body',
  'font-serif': 'font-body',
  'font-display': 'font-headline',
  'font-heading': 'font-headline',
  shadow: 'shadow-raised',
  'shadow-2xs': 'shadow-raised',
  'shadow-xs': 'shadow-raised',
  'shadow-sm': 'shadow-raised',
  'shadow-md': 'shadow-raised',
  'shadow-lg': 'shadow-floating',
  'shadow-xl': 'shadow-floating',
  'shadow-2xl': 'shadow-floating',
  'drop-shadow': 'drop-shadow-raised',
  'drop-shadow-sm': 'drop-shadow-raised',
  'drop-shadow-md': 'drop-shadow-raised',
  'drop-shadow-lg': 'drop-shadow-raised',
  'flex-shrink-0': 'shrink-0',
  'flex-grow': 'grow',
  'overflow-ellipsis': 'text-ellipsis',
};
const GRADIENT = /^bg-gradient-to-(t|tr|r|br|b|bl|l|tl)$/;

const CORNER = /^(rounded(?:-(?:[trbl]{1,2}|[se]|[se]{2}))?)-(.+)$/;
const LARGER_RADII: Readonly<Record<string, string>> = { xs: 'sm', '2xl': 'xl', '3xl': 'xl', '4xl': 'xl' };
const RADII = ['sm', 'md', 'lg', 'xl'] as const;

const SPACING = /^(-?(?:p|m|gap|space)(?:-?[xytrblse])?)-(.+)$/;
const STEP_PX = 4;
/** Finer steps are hairline corrections and stay. */
const LEAST_SNAPPED_PX = 5;

/** The token class for a font, corner, shadow or space that is off the scales; undefined when there is nothing to snap. */
export function snapShape({ utility }: ClassName, tokens: Tokens): Snapped | undefined {
  const renamed = RENAMED[utility];
  if (renamed !== undefined) return { utility: renamed, note: `${utility} became ${renamed}` };
  const direction = GRADIENT.exec(utility)?.[1];
  if (direction !== undefined)
    return { utility: `bg-linear-to-${direction}`, note: `${utility} became bg-linear-to-${direction}` };
  if (/^font-\[(?!\d{3}\])/.test(utility)) return { note: `dropped ${utility}: families come from the theme` };
  if (/^(?:drop-)?shadow-\[/.test(utility))
    return { utility: 'shadow-raised', note: 'a shadow of its own became shadow-raised' };
  return snapCorner(utility, tokens) ?? snapSpace(utility);
}

function snapCorner(utility: string, { radii }: Tokens): Snapped | undefined {
  const [, corner, value = ''] = CORNER.exec(utility) ?? [];
  if (corner === undefined) return undefined;
  const length = readLength(/^\[(.+)\]$/.exec(value)?.[1] ?? '');
  const name = LARGER_RADII[value] ?? (length === undefined ? undefined : nearestRadius(length, radii));
  return name === undefined ? undefined : { utility: `${corner}-${name}`, note: `corner ${value} became ${name}` };
}

function nearestRadius(lengthPx: number, radii: Tokens['radii']): string {
  if (lengthPx >= 64) return 'full';
  if (lengthPx === 0) return 'none';
  return RADII.reduce((best, name) =>
    Math.abs(radii[name] - lengthPx) < Math.abs(radii[best] - lengthPx) ? name : best,
  );
}

/** Padding, margins and gaps stand on the 4-px grid. */
function snapSpace(utility: string): Snapped | undefined {
  const [, property, value = ''] = SPACING.exec(utility) ?? [];
  if (property === undefined) return undefined;
  const arbitrary = /^\[(.+)\]$/.exec(value)?.[1];
  const px = arbitrary === undefined ? Number(value) * STEP_PX : readLength(arbitrary);
  if (px === undefined || Number.isNaN(px) || px % STEP_PX === 0 || px < LEAST_SNAPPED_PX) return undefined;
  const snapped = `${property}-${Math.round(px / STEP_PX)}`;
  return { utility: snapped, note: `${utility} moved to the 4-px grid: ${snapped}` };
}
