import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitToModel } from './fit-to-model.ts';

const page = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } })
    .png()
    .toBuffer();

const sizeOf = async (png: Uint8Array | undefined) => {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
};

describe('fitToModel', () => {
  it.each([
    ['a phone page', 780, 4200, 844 / 390],
    ['a desktop page', 1280, 2600, 900 / 1280],
    ['a picture of one colour', 2000, 1200, 900 / 1280],
  ])('keeps %s, whole or in views, within what models see as it is', async (_, width, height, foldRatio) => {
    const original = await page(width, height);
    const { png, views } = await fitToModel(original, { foldRatio });
    const pictures = [png];
    for (let view = 1; view <= views; view += 1) pictures.push((await fitToModel(original, { foldRatio, view })).png);
    for (const size of await Promise.all(pictures.map(sizeOf))) {
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(1568);
      expect(size.width * size.height).toBeLessThanOrEqual(1_150_000);
      expect(size.width).toBeLessThanOrEqual(width);
    }
  });

  it('shows all of the page in its views, each as wide as the others', async () => {
    const original = await page(780, 4200);
    const { views } = await fitToModel(original, { foldRatio: 844 / 390 });
    expect(views).toBe(3);
    const sizes = await Promise.all(
      [1, 2, 3].map(async (view) => sizeOf((await fitToModel(original, { foldRatio: 844 / 390, view })).png)),
    );
    expect(new Set(sizes.map(({ width }) => width))).toEqual(new Set([724]));
    expect(sizes.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo((4200 * 724) / 780, -1);
    expect(await fitToModel(original, { foldRatio: 844 / 390, view: 4 })).toEqual({ views: 3 });
  });

  it('never enlarges, and refuses what is no picture', async () => {
    const { png, views } = await fitToModel(await page(200, 100), { foldRatio: 1 });
    expect(await sizeOf(png)).toEqual({ width: 200, height: 100 });
    expect(views).toBe(1);
    await expect(fitToModel(Buffer.from('no'), { foldRatio: 1 })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
