import { expect, it } from 'vitest';
import { withoutFonts } from './without-fonts.ts';

it('takes the fonts out of sheets, and leaves what a page says about them', () => {
  const face = '@font-face{font-family:"Sora";src:url(data:font/woff2;base64,AAAA)}';
  const words = '<p>@font-face{font-family:"Mine"}</p>';
  expect(withoutFonts(`<style id="fonts">${face}${face}</style><style>.a{color:red}${face}</style>${words}`)).toBe(
    `<style id="fonts"></style><style>.a{color:red}</style>${words}`,
  );
});
