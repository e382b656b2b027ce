import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { scopeOf, type Editing } from '../editing.ts';
import { listEntries } from '../find/list-entries.ts';
import { isWithin } from '../find/list-named.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import type { Follow } from './recompute.ts';
import { listTextNodes } from './set-words.ts';

/** "6 of 6" over a list of six: what says how many there are says it of the list as it becomes. */
export function watchTally(editing: Editing, element: Element): Follow {
  const { tree } = editing;
  const listAround = (): { count: number; root: Element | undefined } => {
    const list = listEntries(scopeOf(editing)).find(
      ({ entries, section }) =>
        entries.some((entry) => isWithin(tree, entry.element, element) || isWithin(tree, element, entry.element)) ||
        (section !== undefined && root !== undefined && section.element === root),
    );
    return { count: list?.entries.length ?? 0, root: list?.section?.element };
  };
  let root: Element | undefined;
  const before = listAround();
  root = before.root;
  if (root === undefined || before.count < 2) return () => [];
  const told = new RegExp(String.raw`^${before.count} of ${before.count}\b`);
  const places = listMatching(root, (one) => elementsIn(one).length === 0 && told.test(readableText(one))).filter(
    (one) => one.tagName !== 'li',
  );
  return () => {
    tree.refresh();
    const { count } = listAround();
    if (count === before.count || count === 0) return [];
    for (const place of places)
      for (const { node } of listTextNodes(place)) node.value = node.value.replace(told, `${count} of ${count}`);
    return places.length === 0 ? [] : ['the count'];
  };
}
