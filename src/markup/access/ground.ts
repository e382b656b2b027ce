import { COLOR_ROLES, type ColorRole } from '../../domain/token-roles.ts';
import { contrastRatio, AA_TEXT_RATIO } from '../../tokens/contrast-ratio.ts';
import { guaranteedTextOn, isGuaranteedPair } from '../../tokens/pairs.ts';

/** A role of the theme, or an override `#rrggbb` that no theme reaches. */
export type Paint = ColorRole | `#${string}`;

/**
 * What text may stand on: several paints where a gradient or a tint mixes them, all of which the text must hold against.
 * An empty list is a picture, about which nothing is known.
 */
export type Ground = readonly Paint[];

const ROLES: ReadonlySet<string> = new Set(COLOR_ROLES);
const isRole = (name: string): name is ColorRole => ROLES.has(name);
const isOverride = (paint: Paint): paint is `#${string}` => paint.startsWith('#');

/** `primary`, `[#123456]` → a paint; undefined for anything else, such as a variable or a gradient. */
export function parsePaint(value: string): Paint | undefined {
  if (isRole(value)) return value;
  const hex = /^\[(#[0-9a-f]{6})\]$/i.exec(value)?.[1];
  return hex === undefined ? undefined : `#${hex.slice(1).toLowerCase()}`;
}

export const printPaint = (paint: Paint): string => (isOverride(paint) ? `[${paint}]` : paint);

/**
 * Whether a text holds 4.5:1 on a ground in every theme. A role beside an override never does: one of them moves with the
 * theme and the other stays.
 */
export function holdsOn(text: Paint, ground: Ground): boolean {
  return ground.every((paint) => {
    if (isOverride(text) && isOverride(paint)) return contrastRatio(text, paint) >= AA_TEXT_RATIO;
    return !isOverride(text) && !isOverride(paint) && isGuaranteedPair(text, paint);
  });
}

/** Quiet text stays quiet where it can. */
const QUIET = /^(?:outline|outline-variant|on-surface-variant|on-.*-fixed-variant|surface-.*|inverse-primary)$/;
const QUIET_TEXTS: readonly Paint[] = ['on-surface-variant', 'on-primary-fixed-variant', 'primary-fixed-dim'];
const OTHER_TEXTS: readonly Paint[] = ['on-surface', 'inverse-on-surface', 'on-primary-fixed'];
const OVERRIDE_TEXTS: readonly Paint[] = ['#000000', '#ffffff'];

/** The paint nearest in meaning to the wanted one that holds on a ground; undefined when none holds on all its parts. */
export function findTextFor(wanted: Paint, ground: Ground): Paint | undefined {
  if (ground.length === 0) return wanted;
  const candidates: Paint[] = [
    ...(QUIET.test(wanted) ? QUIET_TEXTS : []),
    ...(isHued(wanted) ? (['primary'] as const) : []),
    ...ground.flatMap((paint) => (isOverride(paint) ? [] : [guaranteedTextOn(paint)])),
    ...OTHER_TEXTS,
    ...(ground.every(isOverride) ? OVERRIDE_TEXTS : []),
  ];
  return candidates.find((paint) => holdsOn(paint, ground));
}

/** An override with a hue was meant as an accent. */
const isHued = (paint: Paint): boolean => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(paint.slice(start, start + 2), 16));
  return isOverride(paint) && Math.max(...channels) - Math.min(...channels) > 40;
};
