import type { OverlayOptions } from 'sharp';
import { AppError } from '../domain/app-error.ts';
import { MAX_INPUT_PIXELS } from './resize-image.ts';

/** The picture of one screen, and the height of its device over the width. */
export interface PreviewPart {
  picture: Uint8Array;
  foldRatio: number;
}

/** A small picture to stand in an answer. */
export interface Preview {
  bytes: Uint8Array;
  mimeType: 'image/png' | 'image/jpeg';
}

const LONGEST_EDGE_PX = 800;
/** 120 kB as Base64. */
const MOST_BYTES = 90_000;
const GAP_PX = 16;
const GROUND = '#d4d4d8';
/** A page that is taller over its width than this would be too narrow to be read: its top is shown, and fades out. */
const TALLEST_RATIO = 2.5;
const FADE_PX = 48;
const QUALITIES = [80, 60, 40, 20];

/**
 * One screen as a small picture, the top of a very long one; several as a sheet of their first views, row by row in their
 * order. At most 800 pixels a side and 120 kB as Base64. Throws INVALID_ARGUMENT for bytes that are no picture.
 */
export async function drawPreview(parts: readonly PreviewPart[]): Promise<Preview> {
  try {
    return await toSmallFile(await drawSheet(parts));
  } catch (error) {
    throw new AppError('INVALID_ARGUMENT', 'the picture cannot be read', { cause: error });
  }
}

interface Shown {
  picture: Uint8Array;
  width: number;
  height: number;
  isCut: boolean;
}

async function drawSheet(parts: readonly PreviewPart[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const isAlone = parts.length === 1;
  const shown = await Promise.all(
    parts.map(async ({ picture, foldRatio }): Promise<Shown> => {
      const { width, height } = await sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS }).metadata();
      const shownHeight = Math.min(height, Math.round(width * (isAlone ? TALLEST_RATIO : foldRatio)));
      return { picture, width, height: shownHeight, isCut: isAlone && shownHeight < height };
    }),
  );
  const { columns, cell } = arrange(shown);
  const overlays = await Promise.all(
    shown.map(async ({ picture, width, height, isCut }, index): Promise<OverlayOptions> => {
      const part = sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS })
        .extract({ left: 0, top: 0, width, height })
        .resize({ ...cell, fit: 'inside', withoutEnlargement: true });
      const { data, info } = await part.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
      const input = isCut
        ? await sharp(data)
            .composite([{ input: toFade(info.width), gravity: 'south' }])
            .png()
            .toBuffer()
        : data;
      return {
        input,
        left: (index % columns) * (cell.width + GAP_PX),
        top: Math.floor(index / columns) * (cell.height + GAP_PX),
      };
    }),
  );
  if (isAlone) return overlays[0]?.input as Buffer;
  const rows = Math.ceil(parts.length / columns);
  return sharp({
    create: {
      width: columns * (cell.width + GAP_PX) - GAP_PX,
      height: rows * (cell.height + GAP_PX) - GAP_PX,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(overlays)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The number of columns that leaves the most width to each. */
function arrange(shown: readonly Shown[]): { columns: number; cell: { width: number; height: number } } {
  const ratio = Math.max(...shown.map(({ width, height }) => height / width));
  const widest = Math.max(...shown.map(({ width }) => width));
  const count = shown.length;
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const width = Math.min(
      (LONGEST_EDGE_PX - GAP_PX * (columns - 1)) / columns,
      (LONGEST_EDGE_PX - GAP_PX * (rows - 1)) / rows / ratio,
    );
    if (width > best.width) best = { columns, width };
  }
  const width = Math.max(1, Math.floor(Math.min(best.width, widest)));
  return { columns: best.columns, cell: { width, height: Math.max(1, Math.floor(width * ratio)) } };
}

const toFade = (width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${FADE_PX}"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );

/** Colours of a screen are few, so that a palette holds them; where pictures are many, fewer bytes are had as a photograph. */
async function toSmallFile(sheet: Buffer): Promise<Preview> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(sheet).png({ palette: true, quality: 90 }).toBuffer();
  if (png.length <= MOST_BYTES) return { bytes: png, mimeType: 'image/png' };
  let jpeg = png;
  for (const quality of QUALITIES) {
    jpeg = await sharp(sheet).flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return { bytes: jpeg, mimeType: 'image/jpeg' };
}
