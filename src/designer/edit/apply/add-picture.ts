import { createElement } from '../../../markup/element.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { nameOf } from '../name-of.ts';
import { listMatching } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { capitalise } from './capitalise.ts';

/** "A picture of a truck to the hero". */
export function addPicture(editing: Editing, { what, position }: AddOperation): Outcome | undefined {
  const subject =
    /^(?:an?\s+)?(?:picture|photo|image|illustration|drawing)\s+(?:of|showing|with)\s+(?:an?\s+|the\s+)?(.+)$/i.exec(
      what,
    )?.[1];
  if (subject === undefined || position === undefined || !('of' in position)) return undefined;
  const found = findIn(editing, position.of);
  const [section] = found?.elements ?? [];
  if (section === undefined) return { failed: `nothing here is called "${position.of.words}"` };
  const box = listMatching(section, (element) => element.tagName === 'h1' || element.tagName === 'h2')[0];
  const host = box === undefined ? section : (editing.tree.parentOf(box) ?? section);
  const picture = createElement('img', {
    className: ['aspect-video', 'mt-6', 'w-full', 'rounded-lg', 'object-cover'],
    dataPicture: `landscape: ${subject}`,
    alt: capitalise(subject),
  });
  host.children = [...host.children, picture];
  editing.tree.refresh();
  return { done: `added a picture of "${subject}" to ${nameOf(section)}` };
}
