import type { StepsNode } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';

/** Steps of which the prompt marks none: those before the current one are done, what follows from its own words. */
export function fillSteps({ steps }: StepsNode, _context: FillContext): void {
  const current = steps.findIndex(({ state }) => state === 'current');
  if (current === -1) return;
  for (const [index, step] of steps.entries()) step.state ??= index < current ? 'done' : 'next';
}
