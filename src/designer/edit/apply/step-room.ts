import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { listMatching } from '../screen-tree.ts';

const ROOM = /^((?:[@\w-]+:)*)((?:p|px|py|pt|pb|gap|gap-x|gap-y|mt|min-h)-)(\d+(?:\.\d+)?)$/;
/** Steps of the 4-px grid that room is taken from, in units of 4 px. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
/** Room that the theme decides, as the steps around it. */
const TOKENS: Readonly<Record<string, Readonly<Record<1 | -1, string>>>> = {
  'p-card': { 1: 'p-8', [-1]: 'p-3' },
  'px-card': { 1: 'px-8', [-1]: 'px-3' },
  'py-card': { 1: 'py-8', [-1]: 'py-3' },
  'py-section': { 1: 'py-24', [-1]: 'py-8' },
  'gap-block': { 1: 'gap-16', [-1]: 'gap-6' },
};
/** A row that can be pressed keeps what a finger needs. */
const LEAST_HEIGHT = 11;

/** Takes room in a part and all in it a step up or down; `property` narrows which room. False where there is none. */
export function stepRoom(root: Element, step: 1 | -1, property: RegExp = /./): boolean {
  let isChanged = false;
  for (const element of [root, ...listMatching(root, () => true)]) {
    if (isControl(element)) continue;
    const classes = listClasses(element);
    const next = classes.map((name) => toStep(name, step, property));
    if (next.every((name, index) => name === classes[index])) continue;
    setClasses(element, next);
    isChanged = true;
  }
  return isChanged;
}

const isControl = (element: Element): boolean =>
  ['button', 'a', 'input', 'select', 'textarea', 'label'].includes(element.tagName);

export function toStep(name: string, step: 1 | -1, wanted: RegExp): string {
  const token = TOKENS[name];
  if (token !== undefined) return wanted.test(name.replace(/[^-]+$/, '')) ? token[step] : name;
  const [, variant = '', property = '', size = ''] = ROOM.exec(name) ?? [];
  const at = STEPS.indexOf(Number(size));
  if (property === '' || at < 1 || !wanted.test(property)) return name;
  if (property === 'min-h-') {
    const height = Math.max(LEAST_HEIGHT, Number(size) + step);
    return Number(size) < LEAST_HEIGHT ? name : `${variant}${property}${height}`;
  }
  const next = STEPS[Math.min(STEPS.length - 1, Math.max(1, at + step))] ?? Number(size);
  return `${variant}${property}${next}`;
}
