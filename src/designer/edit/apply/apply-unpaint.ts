import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import { unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { findLooking } from '../find/find-looking.ts';
import { namesOf } from '../name-of.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { giveBackColors, isPainted, PAINT } from './kept-colors.ts';

/** Takes a colour that was asked for away again, or else the ground that a part has by itself. */
export function applyUnpaint(editing: Editing, { target }: Extract<EditOperation, { kind: 'unpaint' }>): Outcome {
  const found = findLooking(editing, target);
  if (found === undefined) return unknown(target);
  const painted = found.elements.flatMap((element) => paintedAt(editing, element));
  const names = namesOf(found.elements);
  if (painted.length > 0) {
    for (const part of new Set(painted)) giveBackColors(part);
    return withNote(`gave ${names} the colours of the theme again`, found);
  }
  const grounded = found.elements.flatMap(groundsOf);
  if (grounded.length === 0) return { already: `${names} has no colour of its own` };
  for (const element of grounded)
    setClasses(
      element,
      listClasses(element).filter((name) => !PAINT.test(name)),
    );
  return withNote(`took the background off ${names}`, found);
}

/** The painted part that is meant: it, what it holds, or what holds it alone. */
function paintedAt({ tree }: Editing, element: Element): Element[] {
  const within = [element, ...listMatching(element, () => true)].filter(isPainted);
  if (within.length > 0) return within;
  const parent = tree.parentOf(element);
  return parent !== undefined && isPainted(parent) && elementsIn(parent).length === 1 ? [parent] : [];
}

const GROUND = /^bg-(?!clip|cover|center|no-|none|transparent)/;

/** The part's own ground, or that of the only box in it. */
function groundsOf(element: Element): Element[] {
  if (element.tagName === 'body') return [];
  if (listClasses(element).some((name) => GROUND.test(name))) return [element];
  const [only, ...others] = elementsIn(element);
  return only === undefined || others.length > 0 ? [] : groundsOf(only);
}
