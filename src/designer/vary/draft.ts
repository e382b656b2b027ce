import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Look } from '../../domain/look.ts';
import { measureScreen, type MeasuredScreen } from './screen-distance.ts';

/** A variant that may be taken or not. */
export interface Draft {
  body: Element;
  theme: DesignTheme;
  look: Look;
  device: DrawnDevice;
  /** What it does otherwise, in words, what shows most first. */
  changed: string[];
  measure: MeasuredScreen;
}

export const toDraft = (parts: Omit<Draft, 'measure'>): Draft => ({
  ...parts,
  measure: measureScreen(parts.body, parts),
});
