import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Blobs } from '../../src/blobs/blobs.ts';
import { AppError } from '../../src/domain/app-error.ts';
import type { ProjectId, ScreenId, UserId } from '../../src/domain/brand.ts';
import type { RunHandler } from '../../src/runs/run-handler.ts';
import type { RunRequest } from '../../src/runs/runner.ts';
import type { NewFile } from '../../src/store/store.ts';

interface DrawInput {
  /** Says what the files hold, so that each run's are its own. */
  title: string;
  fails: boolean;
}
interface DrawPlan {
  screenId: ScreenId;
}
export interface DrawOutput {
  screenId: ScreenId;
  version: number;
  contentHash: string;
}

/** Does what a generation does to store and blobs: three files, then the screen that names them. */
export const createDrawHandler = (blobs: Blobs): RunHandler<DrawInput, DrawPlan, DrawOutput> => ({
  async execute({ input, plan, progress }) {
    progress(`Drawing ${input.title}`);
    const files = await Promise.all(
      ['text/html', 'image/png', 'image/svg+xml'].map((mimeType) => putFile(blobs, mimeType, input.title)),
    );
    await delay(Math.random() * 5);
    if (input.fails) throw new AppError('UNAVAILABLE', 'meant to fail');
    const [htmlCode, screenshot, externalToolExport] = files as [NewFile, NewFile, NewFile];
    return async (transaction) => {
      const screen = await transaction.screens.complete(plan.screenId, {
        title: input.title,
        files: { htmlCode, screenshot, externalToolExport },
      });
      return { screenId: screen.id, version: screen.version, contentHash: htmlCode.contentHash };
    };
  },
  async onUnfinished({ plan }, error, transaction) {
    await transaction.screens.fail(plan.screenId, error.message);
  },
});

async function putFile(blobs: Blobs, mimeType: string, title: string): Promise<NewFile> {
  const bytes = Buffer.from(`${mimeType} ${title} `.repeat(2_000));
  const contentHash = await blobs.put(bytes);
  if (contentHash !== hash('sha256', bytes)) throw new Error('the key of a blob is its hash');
  return { mimeType, byteLength: bytes.length, contentHash };
}

interface DrawRequest extends DrawInput {
  userId: UserId;
  projectId: ProjectId;
}

/** A run that makes a new screen. */
export const toDrawRun = ({ userId, projectId, title, fails }: DrawRequest): RunRequest<DrawInput, DrawPlan> => ({
  kind: 'draw',
  userId,
  projectId,
  input: { title, fails },
  prepare: async ({ screens }) => {
    const screen = await screens.insert({ projectId, title, prompt: title, deviceType: 'MOBILE' });
    return { screenId: screen.id };
  },
});

/** A run that changes a screen in place. */
export const toEditRun = (request: DrawRequest & { screenId: ScreenId }): RunRequest<DrawInput, DrawPlan> => ({
  ...toDrawRun(request),
  prepare: async ({ screens }) => {
    await screens.begin(request.screenId);
    return { screenId: request.screenId };
  },
});
