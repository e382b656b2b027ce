/** Screens are laid out twice as fine as CSS pixels, as they are on glass that is held in the hand. */
export const PIXELS_PER_CSS_PIXEL = 2;

/** Taller pages are cut: 2560 by 32000 pixels is what is still drawn within the deadline. */
export const MAX_HEIGHT_PX = 16_000;
