import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { namesOf } from '../name-of.ts';
import { listMatching } from '../screen-tree.ts';

const ROOM = /^((?:[@\w-]+:)*(?:p|px|py|pt|pb|gap|gap-x|gap-y|mt|min-h)-)(\d+(?:\.\d+)?)$/;
/** Steps of the 4-px grid that room is taken from, in units of 4 px. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
/** A row that can be pressed keeps what a finger needs. */
const LEAST_HEIGHT = 11;

/** Room in one part: its paddings and gaps go a step down or up, and nothing else of the screen. */
export function applyPad(editing: Editing, { target, step }: Extract<EditOperation, { kind: 'pad' }>): Outcome {
  const found = findIn(editing, target);
  if (found === undefined) return unknown(target);
  let count = 0;
  for (const root of found.elements.flatMap((one) => rootsOf(one, target.words)))
    for (const element of [root, ...listMatching(root, () => true)]) {
      if (isControl(element)) continue;
      const classes = listClasses(element);
      const next = classes.map((name) => toStep(name, step));
      if (next.every((name, index) => name === classes[index])) continue;
      setClasses(element, next);
      count += 1;
    }
  const names = namesOf(found.elements);
  return count === 0
    ? { already: `${names} is as ${step === -1 ? 'compact' : 'roomy'} as it goes` }
    : withNote(`made ${names} ${step === -1 ? 'more compact' : 'roomier'}`, found);
}

/** Of a section called a table only the table. */
const rootsOf = (element: Element, words: string): Element[] => {
  const tables = /\btable$/i.test(words) ? listMatching(element, (one) => one.tagName === 'table') : [];
  return tables.length > 0 ? tables : [element];
};

const isControl = (element: Element): boolean =>
  ['button', 'a', 'input', 'select', 'textarea', 'label'].includes(element.tagName);

function toStep(name: string, step: 1 | -1): string {
  const [, property = '', size = ''] = ROOM.exec(name) ?? [];
  const at = STEPS.indexOf(Number(size));
  if (property === '' || at < 1) return name;
  if (property.endsWith('min-h-')) {
    const height = Math.max(LEAST_HEIGHT, Number(size) + step);
    return Number(size) < LEAST_HEIGHT ? name : `${property}${height}`;
  }
  const next = STEPS[Math.min(STEPS.length - 1, Math.max(1, at + step))] ?? Number(size);
  return `${property}${next}`;
}
