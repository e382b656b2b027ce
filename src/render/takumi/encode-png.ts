/**
 * Of zlib's levels the one from which on screens hardly get smaller: half as long as what the renderer's own encoder
 * takes, for files that are half as large again.
 */
const COMPRESSION_LEVEL = 3;

/**
 * Pixels of four bytes each (red, green, blue, alpha), row after row, as a PNG. The pixels are gone afterwards: they
 * are a hundred megabytes at times, too much to wait for the next garbage collection.
 */
export async function encodePng(
  pixels: Buffer<ArrayBuffer>,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // No picture comes twice.
  sharp.cache(false);
  const image = sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false });
  try {
    return await image.png({ compressionLevel: COMPRESSION_LEVEL }).toBuffer();
  } finally {
    pixels.buffer.transfer(0);
  }
}
