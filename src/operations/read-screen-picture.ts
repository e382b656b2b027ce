import type { ScreenPictureInput } from '../contract/screen-reading-requests.ts';
import { AppError } from '../domain/app-error.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX, toDrawnDevice } from '../domain/unspecified.ts';
import { fitToModel } from '../render/fit-to-model.ts';
import { getScreenOf, notFound } from './access.ts';
import type { Operation } from './deps.ts';

/**
 * The picture of a screen as it stands at a size that a model sees as it is: the whole page, or one view of it. PNG. Throws
 * NOT_FOUND, UNAVAILABLE, and FAILED_PRECONDITION for a screen that has no picture yet.
 */
export const readScreenPicture: Operation<ScreenPictureInput, Uint8Array> = async (
  { store, blobs },
  { projectId, screenId, view },
  { caller },
) => {
  const { screenshot, deviceType } = await getScreenOf(store, caller.userId, projectId, screenId);
  if (screenshot === undefined) {
    throw new AppError('FAILED_PRECONDITION', 'this screen has no picture yet', {
      hint: `Call get_screen until its status is COMPLETE. Asked for: ${screenId}`,
    });
  }
  const device = toDrawnDevice(deviceType) ?? 'AGNOSTIC';
  const foldRatio = DEVICE_HEIGHT_PX[device] / DEVICE_WIDTH_PX[device];
  const { png, views } = await fitToModel(await blobs.get(screenshot.contentHash), { view, foldRatio });
  if (png !== undefined) return png;
  throw notFound('view', `The picture has the views 1 to ${views}.`, `${screenId}, ${view}`);
};
