import { AppError } from '../domain/app-error.ts';
import { MAX_INPUT_PIXELS } from './resize-image.ts';

/** Models see no picture larger than this as it is; what is larger they shrink, or refuse. */
const LONGEST_EDGE_PX = 1568;
const MOST_PIXELS = 1_150_000;

interface Size {
  width: number;
  height: number;
}

/** A picture for a model to look at. */
export interface ModelPicture {
  png: Uint8Array;
  /** In how many views, from top to bottom, the page shows itself in full. */
  views: number;
}

/**
 * The picture of a page at a size that models see as it is: the whole page, or with `view`, counted from 1, as much of it as
 * a device shows at once, which is then as sharp as models can see it. `foldRatio` is the device's height over its width.
 * Never larger than the original. `png` is absent where there is no such view. Throws INVALID_ARGUMENT for bytes that are
 * no picture.
 */
export async function fitToModel(
  picture: Uint8Array,
  { view, foldRatio }: { view?: number | undefined; foldRatio: number },
): Promise<Pick<ModelPicture, 'views'> & Partial<ModelPicture>> {
  const { default: sharp } = await import('sharp');
  try {
    const source = sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS });
    const { width, height } = await source.metadata();
    const fold = Math.min(height, Math.round(width * foldRatio));
    const views = Math.max(1, Math.ceil(height / fold));
    if (view !== undefined && view > views) return { views };
    const top = view === undefined ? 0 : (view - 1) * fold;
    const part = { width, height: view === undefined ? height : Math.min(fold, height - top) };
    // All views of a page are equally large, the last, shorter one as well.
    const scale = toScale(view === undefined ? part : { width, height: fold });
    const png = await source
      .extract({ left: 0, top, ...part })
      .resize({ width: Math.max(1, Math.floor(width * scale)) })
      // Colours of a screen are few; true ones would be three times the bytes.
      .png({ palette: true, quality: 90 })
      .toBuffer();
    return { png, views };
  } catch (error) {
    throw new AppError('INVALID_ARGUMENT', 'the picture cannot be read', { cause: error });
  }
}

const toScale = ({ width, height }: Size): number =>
  Math.min(1, LONGEST_EDGE_PX / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
