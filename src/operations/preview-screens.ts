import type { FileId } from '../domain/brand.ts';
import type { DeviceType } from '../domain/enums.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX, toDrawnDevice } from '../domain/unspecified.ts';
import { drawPreview, type Preview } from '../render/draw-preview.ts';
import type { Deps } from './deps.ts';

/** The screenshot of a screen that the caller was shown already. */
export interface PicturedScreen {
  file: FileId;
  deviceType: DeviceType;
}

/** Draws the small picture that stands in an answer; undefined where there is none to be had. */
export type PreviewScreens = (screens: readonly PicturedScreen[]) => Promise<Preview | undefined>;

/** More on one sheet would be too small to tell anything. */
const MOST_SHOWN = 12;
const MOST_KEPT = 48;

/**
 * Small pictures of finished screens, each drawn once and kept for a while, since clients read a screen again and again. A
 * picture that cannot be had is logged and left out: the answer is worth more than its picture.
 */
export function createPreviews({ store, blobs, log }: Pick<Deps, 'store' | 'blobs' | 'log'>): PreviewScreens {
  const kept = new Map<string, Promise<Preview>>();

  const draw = async (screens: readonly PicturedScreen[]): Promise<Preview> =>
    drawPreview(
      await Promise.all(
        screens.map(async ({ file: id, deviceType }) => {
          const file = await store.files.find(id);
          const device = toDrawnDevice(deviceType) ?? 'AGNOSTIC';
          return {
            picture: await blobs.get(file?.contentHash ?? ''),
            foldRatio: DEVICE_HEIGHT_PX[device] / DEVICE_WIDTH_PX[device],
          };
        }),
      ),
    );

  return async (screens) => {
    const shown = screens.slice(0, MOST_SHOWN);
    if (shown.length === 0) return undefined;
    const key = shown.map(({ file, deviceType }) => `${file} ${deviceType}`).join();
    const preview = kept.get(key) ?? draw(shown);
    // What was asked for last stands last, and the first goes.
    kept.delete(key);
    kept.set(key, preview);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      return await preview;
    } catch (error) {
      kept.delete(key);
      log.error({ err: error }, 'an answer goes without its picture');
      return undefined;
    }
  };
}
