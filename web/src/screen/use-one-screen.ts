import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { WireElement } from '../../../src/contract/shapes/screen-report.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { idOf, request } from '../api/request.ts';
import { edit, operate } from '../api/screens.ts';
import { perform, record, type Step } from '../history/history.ts';
import { duplicateScreens, removeScreens } from '../history/trash-step.ts';
import { changeScreens } from '../history/version-step.ts';
import { useToasts } from '../ui/toasts.tsx';

interface OneScreen {
  project: string;
  /** Absent while it is being read; nothing is done then. */
  screen: WireScreen | undefined;
  undo(step: Step): void;
}

interface OneScreenWork {
  remove(): void;
  duplicate(): void;
  rename(title: string): void;
  /** Sets the words of an element. */
  setWords(element: WireElement, words: string): void;
  /** Asks for a suggestion. */
  follow(suggestion: string): void;
}

/** What is done with one screen; each can be undone. */
export function useOneScreen({ project, screen, undo }: OneScreen): OneScreenWork {
  const client = useQueryClient();
  const [, go] = useLocation();
  const { tell, fail } = useToasts();
  const { name = '', title = '' } = screen ?? {};
  const path = `v1/${name}`;
  const { mutate } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => perform(project, run),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: ['screen', idOf(name)] }),
  });
  const change = (does: string, run: () => Promise<unknown>): void => {
    if (screen) mutate(() => changeScreens({ project, does, screens: [name], change: run }));
  };
  return {
    remove: () =>
      mutate(async () => {
        const step = await removeScreens(project, () => 'Delete a screen', [name]);
        go(`/projects/${project}`);
        tell(`“${title}” is in the trash.`, () => undo(step));
      }),

    duplicate: () =>
      mutate(async () => {
        const [copy] = await duplicateScreens(project, [name]);
        if (copy !== undefined) go(`/${copy}`);
      }),

    rename: (to) =>
      mutate(async () => {
        const call = (next: string) => request('PATCH', path, { title: next });
        await call(to);
        record(project, { does: 'Rename', undo: () => call(title), redo: () => call(to) });
      }),

    setWords: ({ id }, value) =>
      change('Other words', () => operate(project, idOf(name), [{ kind: 'set-text', id, value }])),

    follow: (prompt) => change('Change', () => edit(project, [idOf(name)], { prompt })),
  };
}
