import { watchSums } from '../apply/recompute.ts';
import { watchDrawing } from '../apply/watch-drawing.ts';
import type { Outcome } from '../editing.ts';
import { shapeOf } from '../page/value-shape.ts';
import type { Plan } from './plan.ts';
import { type Working, refresh } from './working.ts';

/** Writes values where they were found to belong; what depends on one of them follows. */
export function setPoints(working: Working, plans: readonly Plan[] | undefined): Outcome | undefined {
  if (plans === undefined) return undefined;
  const done = plans.map((plan) => setPoint(working, plan));
  working.last = plans.map(({ element }) => element);
  return { done: done.join(' and ') };
}

function setPoint(working: Working, plan: Plan): string {
  const { page, editing } = working;
  const isFigure = shapeOf(page.textOf(plan.element)).kind !== 'words';
  const follow = isFigure ? watchSums(page.tree, plan.element) : undefined;
  const draw = follow && watchDrawing(editing, plan.element);
  plan.write();
  editing.tree.refresh();
  const followed = follow?.() ?? [];
  const drawn = draw?.();
  refresh(working);
  return `${plan.done}${followed.length > 0 ? ` (${followed.join(' and ')} followed)` : ''}${drawn === 'moved' ? ' with its drawing' : ''}`;
}
