import type { FillContext } from '../fill-context.ts';
import { STATE_SETS } from '../language/state-sets.ts';
import type { StateSet } from '../language/state-sets.ts';

/** The states that fit what the label and the words around it speak of. */
export function chooseStates(label: string, { scope }: FillContext): StateSet {
  const said = `${label} ${scope.heading} ${scope.about}`;
  const [fallback] = STATE_SETS.slice(-1);
  const specific = STATE_SETS.slice(0, -1);
  const found =
    specific.find(({ signs }) => signs.test(said)) ??
    specific.find(({ signs, isOfHeading }) => isOfHeading !== true && signs.test(scope.siblings)) ??
    fallback;
  if (found === undefined) throw new RangeError('No states');
  return found;
}
