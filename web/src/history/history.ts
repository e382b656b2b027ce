import { useSyncExternalStore } from 'react';
import { isGone } from './try-each.ts';

/** One thing that somebody did in a project, and how it is taken back and done again. */
export interface Step {
  /** As in "Undo: Move". */
  does: string;
  undo(): Promise<unknown>;
  redo(): Promise<unknown>;
}

interface Standing {
  past: readonly Step[];
  future: readonly Step[];
}

/** What was done in one project by this page; a view that is left and come back to finds it again. */
interface History {
  standing: Standing;
  listeners: Set<() => void>;
  /** Steps are taken one after the other, however fast the keys are pressed. */
  turn: Promise<unknown>;
}

const MOST_STEPS = 100;
const EMPTY: Standing = { past: [], future: [] };
const histories = new Map<string, History>();

function historyOf(project: string): History {
  const known = histories.get(project);
  if (known) return known;
  const history: History = { standing: EMPTY, listeners: new Set(), turn: Promise.resolve() };
  histories.set(project, history);
  return history;
}

function stand(history: History, standing: Standing): void {
  history.standing = standing;
  for (const listener of history.listeners) listener();
}

/** Remembers what was done. What was undone before cannot be done again after it. */
export function record(project: string, step: Step): void {
  const history = historyOf(project);
  stand(history, { past: [...history.standing.past, step].slice(-MOST_STEPS), future: [] });
}

/**
 * Does what will be recorded. A step that is taken meanwhile waits for it, and so takes this one back and not the one before.
 */
export function perform<Answer>(project: string, work: () => Promise<Answer>): Promise<Answer> {
  const history = historyOf(project);
  const doing = work();
  history.turn = Promise.allSettled([history.turn, doing]);
  return doing;
}

type Direction = 'undo' | 'redo';

/**
 * Takes the last step back, or does the last one that was taken back again; `only` takes that one or none. Answers what it
 * was. A step that fails stays where it was, and its error is thrown; one whose things are gone for good goes as well, since
 * it would stand before all others for ever.
 */
export function take(project: string, direction: Direction, only?: Step): Promise<Step | undefined> {
  const history = historyOf(project);
  const taking = history.turn.then(async () => {
    const steps = direction === 'undo' ? history.standing.past : history.standing.future;
    const step = only === undefined ? steps.at(-1) : steps.find((one) => one === only);
    if (step === undefined) return undefined;
    try {
      await step[direction]();
    } catch (error) {
      const without = (some: readonly Step[]) => some.filter((one) => one !== step);
      const { past, future } = history.standing;
      if (isGone(error)) stand(history, { past: without(past), future: without(future) });
      throw error;
    }
    const { past, future } = history.standing;
    stand(
      history,
      direction === 'undo'
        ? { past: past.filter((one) => one !== step), future: [...future, step] }
        : { past: [...past, step], future: future.filter((one) => one !== step) },
    );
    return step;
  });
  history.turn = taking.catch(() => undefined);
  return taking;
}

/** What can be undone and redone now. */
export function useHistory(project: string): { undoes: Step | undefined; redoes: Step | undefined } {
  const history = historyOf(project);
  const { past, future } = useSyncExternalStore(
    (listener) => {
      history.listeners.add(listener);
      return () => history.listeners.delete(listener);
    },
    () => history.standing,
  );
  return { undoes: past.at(-1), redoes: future.at(-1) };
}
