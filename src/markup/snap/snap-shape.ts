import type { Element } from 'hast';
import type { ClassName } from '../class-name.ts';
import { listClasses } from '../element.ts';
import type { Snapped } from './snap-color.ts';
import { readLength } from './snap-type.ts';

const RENAMED: Readonly<Record<string, string>> = {
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

const SPACING = /^(-?(?:p|m|gap|space)(?:-?[xytrblse])?)-(.+)$/;
const STEP_PX = 4;
/** Finer steps are hairline corrections and stay. */
const LEAST_SNAPPED_PX = 5;

/** The token class for a font, corner, shadow or space that is off the scales; undefined when there is nothing to snap. */
export function snapShape({ utility }: ClassName, element: Element): Snapped | undefined {
  const renamed = RENAMED[utility];
  if (renamed !== undefined) return { utility: renamed, note: `${utility} became ${renamed}` };
  const direction = GRADIENT.exec(utility)?.[1];
  if (direction !== undefined)
    return { utility: `bg-linear-to-${direction}`, note: `${utility} became bg-linear-to-${direction}` };
  // A hard edge in a role's colour is a style of drawing, not a height.
  if (/^(?:drop-)?shadow-\[(?!-?\d+px_-?\d+px_0_var\(--on-surface\)\]$)/.test(utility))
    return { utility: 'shadow-raised', note: 'a shadow of its own became shadow-raised' };
  return snapCorner(utility, element) ?? snapSpace(utility);
}

function snapCorner(utility: string, element: Element): Snapped | undefined {
  const [, corner, value = ''] = CORNER.exec(utility) ?? [];
  if (corner === undefined) return undefined;
  const length = readLength(/^\[(.+)\]$/.exec(value)?.[1] ?? '');
  if (length !== undefined && length > 0 && corner === 'rounded' && isControlBox(element)) {
    return { utility: 'rounded-control', note: `corner ${value} of a control became control` };
  }
  const name = LARGER_RADII[value] ?? (length === undefined ? undefined : nearestRadius(length));
  if (name === undefined) return undefined;
  return { utility: name === 'DEFAULT' ? corner : `${corner}-${name}`, note: `corner ${value} became ${name}` };
}

const FIELD_TAGS: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea']);

/** A button, a field, or a link that is painted as one. A switch and a round button have a shape of their own. */
function isControlBox(element: Element): boolean {
  const classes = listClasses(element);
  if (classes.some((name) => /^(?:size|w)-(?:\d|\[\d+px)/.test(name))) return false;
  const isPainted = classes.some((name) => /^(?:bg-|border)/.test(name));
  return FIELD_TAGS.has(element.tagName) || (element.tagName === 'a' && isPainted && isLine(element));
}

/** Words and at most an icon: no card. */
const isLine = ({ children }: Element): boolean =>
  children.every(
    (child) => child.type === 'text' || (child.type === 'element' && ['svg', 'span', 'i', 'b'].includes(child.tagName)),
  );

/** Corners are read on the scale of ROUND_EIGHT, so that a name means the same whatever the theme is; upper ends in CSS pixels. */
const RADIUS_ENDS: readonly (readonly [number, string])[] = [
  [0, 'none'],
  [5, 'sm'],
  [9, 'DEFAULT'],
  [13, 'md'],
  [19, 'lg'],
  [63, 'xl'],
];

const nearestRadius = (lengthPx: number): string => RADIUS_ENDS.find(([end]) => lengthPx <= end)?.[1] ?? 'full';

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
