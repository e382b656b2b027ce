import { openSpoken } from '../library.ts';

/** How a kind of work is usually planned: groups of pieces of work, with the weeks from and to, counted from four weeks ago. */
export interface WorkPlan {
  words: RegExp;
  title: string;
  groups: readonly { title: string; bars: readonly (readonly [title: string, from: number, to: number])[] }[];
}

const listPlans = openSpoken<WorkPlan>('work-plans');

/** The plan of the kind of work that a prompt speaks of; a product's where it speaks of none. */
export function findWorkPlan(text: string): WorkPlan {
  const found = listPlans().find(({ words }) => words.test(text));
  if (found === undefined) throw new RangeError('No plan fits');
  return found;
}
