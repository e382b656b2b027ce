import { COLOR_ROLES, type ColorRole } from '../../domain/token-roles.ts';
import { contrastRatio, AA_TEXT_RATIO } from '../../tokens/contrast-ratio.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';
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

/** Whether a text holds 4.5:1 on a ground: in every theme between roles, in this theme where an override takes part. */
export function holdsOn(text: Paint, ground: Ground, tokens: Tokens): boolean {
  return ground.every((paint) =>
    isOverride(text) || isOverride(paint)
      ? contrastRatio(toHexColor(text, tokens), toHexColor(paint, tokens)) >= AA_TEXT_RATIO
      : isGuaranteedPair(text, paint),
  );
}

const toHexColor = (paint: Paint, { colors }: Tokens): string => (isOverride(paint) ? paint : colors[paint]);

/** Quiet text stays quiet where it can. */
const QUIET = /^(?:outline|outline-variant|on-surface-variant|on-.*-fixed-variant|surface-.*|inverse-primary)$/;
const OTHERS: readonly Paint[] = ['on-surface', 'inverse-on-surface', 'on-primary-fixed'];
/** Beside an override no role is certain to hold after the theme changes. */
const OVERRIDES: readonly Paint[] = ['#000000', '#ffffff'];

/** The paint nearest in meaning to the wanted one that holds on a ground; undefined when none holds on all its parts. */
export function findTextFor(wanted: Paint, ground: Ground, tokens: Tokens): Paint | undefined {
  const [first] = ground;
  if (first === undefined) return wanted;
  const candidates: Paint[] = [
    ...(QUIET.test(wanted) ? (['on-surface-variant', 'on-primary-fixed-variant'] as const) : []),
    ...ground.flatMap((paint) => (isOverride(paint) ? [] : [guaranteedTextOn(paint)])),
    ...OTHERS,
    ...(ground.some(isOverride) ? OVERRIDES : []),
  ];
  return candidates.find((paint) => holdsOn(paint, ground, tokens));
}
