import type { DrawnDevice } from './designer.ts';
import type { CreativeRange, DeviceType } from './enums.ts';
import type { Font, FontFamily } from './font.ts';

/** What each `*_UNSPECIFIED` value means where the specification names no default. */
export const DEFAULT_FONT: FontFamily = 'INTER';
export const DEFAULT_CREATIVE_RANGE = 'EXPLORE' satisfies CreativeRange;

export const toFontFamily = (font: Font | undefined, otherwise: FontFamily = DEFAULT_FONT): FontFamily =>
  font === undefined || font === 'FONT_UNSPECIFIED' ? otherwise : font;

/** Undefined when the caller named no device and the designer is to choose. */
export const toDrawnDevice = (device: DeviceType | undefined): DrawnDevice | undefined =>
  device === undefined || device === 'DEVICE_TYPE_UNSPECIFIED' ? undefined : device;

/** Width of the viewport a device's screens are drawn for, CSS pixels. */
export const DEVICE_WIDTH_PX: Readonly<Record<DrawnDevice, number>> = {
  MOBILE: 390,
  TABLET: 768,
  DESKTOP: 1280,
  AGNOSTIC: 1280,
};

/** The widest page that a phone or a tablet shows, lying, CSS pixels: wider ones are none of an app. */
export const WIDEST_APP_PX = 1100;

/** Least height of a screenshot, CSS pixels: the fold of the device. */
export const DEVICE_HEIGHT_PX: Readonly<Record<DrawnDevice, number>> = {
  MOBILE: 844,
  TABLET: 1024,
  DESKTOP: 900,
  AGNOSTIC: 900,
};
