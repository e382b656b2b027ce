import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import { unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { findLooking } from '../find/find-looking.ts';
import { namesOf } from '../name-of.ts';
import { elementsIn, listMatching, type ScreenTree } from '../screen-tree.ts';
import { stepRoom, toStep } from './step-room.ts';

type Pad = Extract<EditOperation, { kind: 'pad' }>;

/** Room in one part: its paddings and gaps go a step down or up, and nothing else of the screen. */
export function applyPad(editing: Editing, { target, step, isBetween }: Pad): Outcome {
  if (isBetween === true && SECTIONS.test(target.words)) return padSections(editing, step);
  const found = findLooking(editing, target);
  if (found === undefined) return unknown(target);
  const names = namesOf(found.elements);
  const changed =
    isBetween === true
      ? boxesOf(editing.tree, found.elements).filter((box) => stepGap(box, step))
      : found.elements.flatMap((one) => rootsOf(one, target.words)).filter((root) => stepRoom(root, step));
  if (changed.length === 0) return { already: `${names} is as ${step === -1 ? 'compact' : 'roomy'} as it goes` };
  return withNote(
    isBetween === true
      ? `put ${step === -1 ? 'less' : 'more'} space between ${names}`
      : `made ${names} ${step === -1 ? 'more compact' : 'roomier'}`,
    found,
  );
}

const SECTIONS = /^(?:all )?(?:of )?(?:the )?(?:sections|blocks|parts|areas|panels|elements|everything)$/i;
const PAGE_ROOM: Readonly<Record<string, Readonly<Record<1 | -1, string>>>> = {
  'py-section': { 1: 'py-28', [-1]: 'py-8' },
  'gap-block': { 1: 'gap-16', [-1]: 'gap-4' },
  'gap-section': { 1: 'gap-24', [-1]: 'gap-8' },
};

/** Room between the parts of the page alone, which the theme decides otherwise. */
function padSections({ tree }: Editing, step: 1 | -1): Outcome {
  const spaced = listMatching(tree.body, (one) => listClasses(one).some((name) => PAGE_ROOM[name] !== undefined));
  for (const element of spaced)
    setClasses(
      element,
      listClasses(element).map((name) => PAGE_ROOM[name]?.[step] ?? name),
    );
  const again =
    spaced.length > 0
      ? []
      : listMatching(tree.body, (one) => one.tagName === 'main').filter((one) => stepGap(one, step));
  return spaced.length + again.length === 0
    ? { already: 'the space between the sections is as it can be' }
    : { done: `put ${step === -1 ? 'less' : 'more'} space between the sections` };
}

/** Of a section called a table only the table. */
const rootsOf = (element: Element, words: string): Element[] => {
  const tables = /\btable$/i.test(words) ? listMatching(element, (one) => one.tagName === 'table') : [];
  return tables.length > 0 ? tables : [element];
};

/** The boxes in which several of the elements stand, or for one alone the list in it. */
function boxesOf(tree: ScreenTree, elements: readonly Element[]): Element[] {
  const found = new Set<Element>();
  for (const element of elements)
    for (let at = tree.parentOf(element), inner = element; at !== undefined; inner = at, at = tree.parentOf(at)) {
      const isShared = elements.some(
        (other) =>
          other !== element && elementsIn(at ?? tree.body).some((child) => child !== inner && holds(child, other)),
      );
      if (!isShared) continue;
      found.add(at);
      break;
    }
  const [only] = elements;
  if (found.size > 0 || only === undefined) return [...found];
  const lists = listMatching(
    only,
    (one) => elementsIn(one).length > 2 && listClasses(one).some((name) => GAP.test(name)),
  );
  return lists.slice(0, 1);
}

const holds = (outer: Element, inner: Element): boolean =>
  outer === inner || listMatching(outer, (one) => one === inner).length > 0;

const GAP = /^(?:[@\w-]+:)*(?:gap|gap-x|gap-y|space-y|space-x)-/;

/** Two steps of the gap, which one is hardly seen; a list without one gets or keeps none. */
function stepGap(box: Element, step: 1 | -1): boolean {
  const classes = listClasses(box);
  const stepped = classes.map((name) => (GAP.test(name) ? toStep(toStep(name, step, GAPS), step, GAPS) : name));
  const isGapped = classes.some((name) => GAP.test(name));
  const next =
    isGapped || step === -1
      ? stepped
      : [...classes, 'flex', 'flex-col', 'gap-4'].filter((name, index, all) => all.indexOf(name) === index);
  const isChanged = next.length !== classes.length || next.some((name, index) => name !== classes[index]);
  if (isChanged) setClasses(box, next);
  return (
    isChanged ||
    (step === -1 &&
      elementsIn(box)
        .map((child) => stepRoom(child, step, VERTICAL))
        .includes(true))
  );
}

const GAPS = /^gap/;
const VERTICAL = /^(?:py|pt|pb)-$/;
