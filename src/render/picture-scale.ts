import { DEVICE_WIDTH_PX } from '../domain/unspecified.ts';
import type { DrawnDevice } from '../domain/designer.ts';

/** Pixels of a screenshot per CSS pixel. */
export type PictureScale = 1 | 2;

/** From this width on a screen is looked at on a desk: 1280 pixels fill a window, twice as many only cost. */
const DESKTOP_PX = 1024;
const HANDHELD_SCALE: PictureScale = 2;
/** See decision 0005. */
export const DEFAULT_DESKTOP_SCALE: PictureScale = 1;

/** What is held in the hand is drawn as fine as its glass; what stands on a desk as fine as the operator wants it. */
export const toPictureScale = (device: DrawnDevice, desktopScale: PictureScale): PictureScale =>
  DEVICE_WIDTH_PX[device] < DESKTOP_PX ? HANDHELD_SCALE : desktopScale;
