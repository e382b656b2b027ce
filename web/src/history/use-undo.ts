import { useQueryClient } from '@tanstack/react-query';
import { useToasts } from '../ui/toasts.tsx';
import type { Shortcut } from '../ui/shortcuts.tsx';
import { take, type Step } from './history.ts';

interface Undo {
  undo(only?: Step): void;
  redo(): void;
  shortcuts: readonly Shortcut[];
}

/** Undo and redo of a project, with their keys. Each says what it did. */
export function useUndo(project: string): Undo {
  const client = useQueryClient();
  const { tell, fail } = useToasts();
  const go = (direction: 'undo' | 'redo', only?: Step): void => {
    take(project, direction, only)
      .then((step) => {
        const done = direction === 'undo' ? 'Undone' : 'Done again';
        if (step !== undefined) tell(`${done}: ${step.does.toLowerCase()}.`);
        else if (only === undefined)
          tell(direction === 'undo' ? 'There is nothing to undo.' : 'There is nothing to do again.');
        return client.invalidateQueries();
      })
      .catch(fail);
  };
  const undo = (only?: Step): void => go('undo', only);
  const redo = (): void => go('redo');
  return {
    undo,
    redo,
    shortcuts: [
      { keys: 'Ctrl Z', on: 'ctrl+z', does: 'Undo', run: () => undo() },
      { keys: 'Ctrl Shift Z', on: ['ctrl+shift+z', 'ctrl+y'], does: 'Do again', run: redo },
    ],
  };
}
