import type { BlockContext } from '../block.ts';

/** Room around a journal that opens a page and runs to its edges. */
export const pageBox = ({ bleed }: BlockContext): string =>
  bleed ? 'mx-auto w-full max-w-7xl px-page pt-8 pb-8 @3xl:pt-14' : '';
