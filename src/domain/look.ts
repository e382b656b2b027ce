/**
 * What a screen's appearance needs beside its theme. It is written on the `<html>` element
 * (`data-density`, `data-scale`, `data-direction`), so that a theme can be applied later without guessing.
 * A density or type contrast that was asked for on this very screen (`data-density-own`, `data-scale-own`) stays when a
 * design system says another.
 */
export interface Look {
  density: Density;
  scale: TypeContrast;
  /** Name of the art direction that composed the screen; free text for screens made elsewhere. */
  direction: string;
  isOwnDensity?: true;
  isOwnScale?: true;
}

export const DENSITIES = ['compact', 'comfortable', 'airy'] as const;
export type Density = (typeof DENSITIES)[number];

/** How far the largest type stands from body text. */
export const TYPE_CONTRASTS = ['quiet', 'clear', 'dramatic'] as const;
export type TypeContrast = (typeof TYPE_CONTRASTS)[number];

export const DEFAULT_LOOK: Look = { density: 'comfortable', scale: 'clear', direction: 'plain' };
