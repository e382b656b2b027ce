import { describe, expect, it } from 'vitest';
import { freezeViewportHeight } from './viewport-height.ts';

const freeze = (css: string): string =>
  /<style>(.*)<\/style>/s.exec(freezeViewportHeight(`<style>${css}</style>`, 800))?.[1] ?? '';

describe('freezeViewportHeight', () => {
  it('writes lengths of the viewport height as pixels, whatever their kind', () => {
    expect(freeze('a{height:100vh;min-height:50dvh;max-height:12.5svh;top:-10lvh}')).toBe(
      'a{height:800px;min-height:400px;max-height:100px;top:-80px}',
    );
    expect(freeze('a{height:calc(100vh - 4rem)}')).toBe('a{height:calc(800px - 4rem)}');
  });

  it('does so in style attributes', () => {
    expect(freezeViewportHeight('<p class="h-[50vh]" style="height:50vh">50vh</p>', 800)).toBe(
      '<p class="h-[50vh]" style="height:400px">50vh</p>',
    );
  });

  it('leaves class names, widths, embedded data, fonts and words alone', () => {
    const untouched = String.raw`.h-\[50vh\]{width:50vw;background:url(data:x;base64,+4vh/8vh)}`;
    expect(freeze(untouched)).toBe(untouched);
    const fonts = '<style id="fonts">@font-face{src:url("data:font/woff2;base64,+9vh/")}</style>';
    expect(freezeViewportHeight(fonts, 800)).toBe(fonts);
    expect(freezeViewportHeight('<p>as tall as 100vh</p>', 800)).toBe('<p>as tall as 100vh</p>');
  });
});
