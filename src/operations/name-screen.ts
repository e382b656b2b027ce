import type { ScreenId } from '../domain/brand.ts';
import type { RunWork } from '../runs/run-handler.ts';
import type { WorkDeps } from './deps.ts';

/** Lets a screen that is being made be listed by the title that its designer has found, before there is anything to see. */
export const createNamer =
  ({ log }: WorkDeps, { runId, signal, commit }: Pick<RunWork, 'runId' | 'signal' | 'commit'>, screenId: ScreenId) =>
  (title: string): void => {
    commit(async ({ screens, instances }) => {
      const { width, height, title: label } = await screens.name(screenId, title);
      await instances.resize(screenId, { width, height, label });
    }).catch((error: unknown) => {
      // The screen gets its title with its page all the same.
      if (!signal.aborted) log.error({ runId, screenId, err: error }, 'a screen could not be named');
    });
  };
