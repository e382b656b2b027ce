/** Screenshots are twice as fine as CSS pixels, as the screens are that people look at them on. */
export const PIXELS_PER_CSS_PIXEL = 2;

/** Taller pages are cut: 2560 by 32000 pixels is what is still drawn within the deadline. */
export const MAX_HEIGHT_PX = 16_000;
