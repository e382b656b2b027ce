import { capitalise } from '../../capitalise.ts';
import type { Element } from 'hast';
import { scopeOf, type Editing, type Outcome } from '../editing.ts';
import { entryAround, entryListOf } from '../find/list-entries.ts';
import { titleOf } from '../find/list-items.ts';
import { listMatching } from '../screen-tree.ts';
import { tell } from './apply-remove.ts';
import { partDetails } from './entry-detail.ts';
import { fillEntry } from './fill-entry.ts';
import { watchSums } from './recompute.ts';

/** "Walk the dog, twice round the park, 17:00" in the place of another entry: each detail stands where its like stood. */
export function retell(editing: Editing, element: Element, to: string): Outcome | undefined {
  const scope = scopeOf(editing);
  const entry = entryAround(scope, element);
  const list = entry === undefined ? undefined : entryListOf(scope, entry);
  const { title, details } = partDetails(
    to.replace(/^(?:an?|one|the one)\s+(?:(?:from|by|for|called|named)\s+|(?=\p{Lu}))/u, ''),
  );
  if (entry === undefined || list === undefined || details.length === 0 || !/\p{L}{2}/u.test(title)) return undefined;
  const name = capitalise(title);
  const before = titleOf(entry);
  const follow = watchSums(editing.tree, entry);
  // Another thing is not done because the first was.
  for (const box of listMatching(entry, (one) => one.tagName === 'input')) delete box.properties['checked'];
  const left = fillEntry(editing, list, entry, { title: name, details }, 'drop-texts');
  return {
    done: `put "${name}" in the place of "${before}"${left.length === 0 ? '' : `, which has no place for "${left.join('" or "')}"`}${tell(follow())}`,
  };
}
