import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectImage } from './inspect-image.ts';
import { parseImageSize, resizeImage } from './resize-image.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } });

describe('parseImageSize', () => {
  it.each([
    ['=w1280', { widthPx: 1280 }],
    ['w1280', { widthPx: 1280 }],
    ['=h600', { heightPx: 600 }],
    ['=w780-h1688', { widthPx: 780, heightPx: 1688 }],
    ['=s512', { widthPx: 512, heightPx: 512 }],
    ['=s0', {}],
    ['=w780-h1688-c', { widthPx: 780, heightPx: 1688 }],
    ['=w99999', { widthPx: 4096 }],
  ])('reads %s', (suffix, size) => {
    expect(parseImageSize(suffix)).toEqual(size);
  });

  it.each(['', '=', '=x', '=w', '=w12x', 'w1280.png', '=w-5', '=w1e9', '=w123456'])(
    'does not take %s for a size',
    (suffix) => {
      expect(parseImageSize(suffix)).toBeUndefined();
    },
  );
});

describe('resizeImage', () => {
  it('fits the picture into the size and keeps its proportions', async () => {
    const png = await blank(800, 400).png().toBuffer();
    const sizes = [{ widthPx: 200 }, { heightPx: 100 }, { widthPx: 200, heightPx: 200 }];
    for (const size of sizes) {
      const resized = await resizeImage(png, size);
      expect(await inspectImage(resized)).toEqual({ mimeType: 'image/png', widthPx: 200, heightPx: 100 });
    }
  });

  it('never enlarges, and hands back the original where there is nothing to do', async () => {
    const png = await blank(80, 40).png().toBuffer();
    expect(await inspectImage(await resizeImage(png, { widthPx: 4096 }))).toMatchObject({ widthPx: 80, heightPx: 40 });
    expect(await resizeImage(png, {})).toBe(png);
  });

  it('refuses what is no picture', async () => {
    await expect(resizeImage(Buffer.from('no'), { widthPx: 10 })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});

describe('inspectImage', () => {
  it('goes by content', async () => {
    expect(await inspectImage(await blank(30, 20).jpeg().toBuffer())).toEqual({
      mimeType: 'image/jpeg',
      widthPx: 30,
      heightPx: 20,
    });
    expect(await inspectImage(await blank(30, 20).webp().toBuffer())).toMatchObject({ mimeType: 'image/webp' });
    expect(await inspectImage(await blank(30, 20).gif().toBuffer())).toMatchObject({ mimeType: 'image/gif' });
  });

  it('tells the size a person sees of a picture that lies on its side', async () => {
    const turned = await blank(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectImage(turned)).toMatchObject({ widthPx: 20, heightPx: 30 });
  });

  it('refuses vector pictures, other files and damaged ones', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from('%PDF-1.7'),
      Buffer.from(''),
      await blank(30, 20).tiff().toBuffer(),
    ]) {
      await expect(inspectImage(bytes)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    }
  });

  it('refuses too many pixels before decoding any', async () => {
    const large = await blank(2_000, 1_000).png().toBuffer();
    await expect(inspectImage(large, 1_999_999)).rejects.toMatchObject({ code: 'RESOURCE_EXHAUSTED' });
    expect(await inspectImage(large, 2_000_000)).toMatchObject({ widthPx: 2_000 });
  });
});
