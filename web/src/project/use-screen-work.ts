import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WireRun } from '../../../src/contract/shapes/run.ts';
import { serviceQuery } from '../api/projects.ts';
import { idOf, request } from '../api/request.ts';
import { edit, generate, vary, type Asking, type VariantOptions } from '../api/screens.ts';
import { perform, record, type Step } from '../history/history.ts';
import { watchRoom } from '../history/room-step.ts';
import { duplicateScreens, recordMade, removeScreens } from '../history/trash-step.ts';
import { changeScreens, makeScreens } from '../history/version-step.ts';
import { useToasts } from '../ui/toasts.tsx';
import type { ScreenNode } from './canvas-nodes.ts';
import type { Task } from './prompt-box.tsx';
import { uploadScreens } from './upload-screens.ts';

interface ScreenWork {
  ask(task: Task, asking: Asking, options: VariantOptions): void;
  /** Asks for a suggestion of a run. */
  follow(run: WireRun, suggestion: string): void;
  remove(): void;
  duplicate(): void;
  /** Draws placements in a design system. */
  apply(asset: string, placements: readonly { id: string; sourceScreen: string }[]): void;
  upload(files: Iterable<File>): void;
  rename(from: string, to: string): void;
}

interface Chosen {
  project: string;
  selected: readonly ScreenNode[];
  /** Those of the selection that can be edited. */
  editable: readonly ScreenNode[];
  undo(step: Step): void;
}

const countScreens = (count: number): string => `${count} ${count === 1 ? 'screen' : 'screens'}`;

/** What is done with the screens of a project; each can be undone. */
export function useScreenWork({ project, selected, editable, undo }: Chosen): ScreenWork {
  const { tell, fail } = useToasts();
  const client = useQueryClient();
  const { mutate } = useMutation({ mutationFn: (run: () => Promise<unknown>) => perform(project, run), onError: fail });
  const editableNames = editable.map(({ data }) => data.screen.name);
  const ids = editableNames.map(idOf);
  return {
    ask: (task, asking, options) =>
      mutate(() => {
        if (task === 'generate') return makeScreens(project, 'New screen', () => generate(project, asking));
        if (task === 'vary') return makeScreens(project, 'Variants', () => vary(project, ids, asking, options));
        const change = () => edit(project, ids, asking);
        return changeScreens({ project, does: 'Change', screens: editableNames, change });
      }),

    follow: ({ screens }, prompt) =>
      mutate(() => {
        if (screens.length === 0) return makeScreens(project, 'New screen', () => generate(project, { prompt }));
        const taken = screens.slice(0, 20);
        const change = () => edit(project, taken.map(idOf), { prompt });
        return changeScreens({ project, does: 'Change', screens: taken, change });
      }),

    remove() {
      const names = selected.map(({ data }) => data.screen.name);
      const [first] = selected;
      if (first === undefined) return;
      mutate(async () => {
        const step = await removeScreens(project, (count) => `Delete ${countScreens(count)}`, names);
        const what = names.length === 1 ? `“${first.data.screen.title}” is` : `${countScreens(names.length)} are`;
        tell(`${what} in the trash.`, () => undo(step));
      });
    },

    duplicate() {
      const names = selected.map(({ data }) => data.screen.name);
      mutate(() => duplicateScreens(project, names));
    },

    apply: (asset, placements) =>
      mutate(() =>
        changeScreens({
          project,
          does: 'Apply a design system',
          screens: placements.map(({ sourceScreen }) => sourceScreen),
          change: () =>
            request('POST', `v1/projects/${project}/instances:applyDesignSystem`, {
              assetId: idOf(asset),
              selectedScreenInstances: placements,
            }),
        }),
      ),

    upload(files) {
      // The list is the field's, or the drop's, own, which empty it when they are done.
      const taken = [...files];
      mutate(async () => {
        const { limits } = await client.ensureQueryData(serviceQuery);
        const room = await watchRoom(project);
        const names = await uploadScreens(project, taken, limits.screensPerCall);
        if (names.length === 0) return;
        recordMade(project, 'Add files', names, room);
        tell(`${names.length} ${names.length === 1 ? 'file is' : 'files are'} on the canvas.`);
      });
    },

    rename: (from, to) =>
      mutate(async () => {
        const name = (title: string) => request('PATCH', `v1/projects/${project}`, { title });
        await name(to);
        record(project, { does: 'Rename', undo: () => name(from), redo: () => name(to) });
      }),
  };
}
