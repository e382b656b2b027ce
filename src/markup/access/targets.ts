import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import { parseClassName } from '../class-name.ts';
import { addClasses, createElement, findAttribute, forEachElement, isElement, listClasses } from '../element.ts';
import type { Note } from '../report.ts';
import { readableText } from '../text-content.ts';
import { isControl, isTick } from './control.ts';
import { standsInSentence } from './links.ts';

/** Least size of a target in steps of 4 px: 44 px for fingers (WCAG 2.5.5), 24 px for a pointer (WCAG 2.5.8). */
const LEAST_STEPS: Readonly<Record<DrawnDevice, number>> = { MOBILE: 11, TABLET: 11, DESKTOP: 6, AGNOSTIC: 6 };

const DISPLAY = /^(?:block|inline-block|flex|inline-flex|grid|inline-grid|hidden|contents|table|flow-root)$/;
const BLOCK_DISPLAY = /^(?:block|inline-block|flex|inline-flex|grid|inline-grid)$/;
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'div p section article header footer ul ol dl table figure h1 h2 h3 h4 h5 h6 form blockquote'.split(' '),
);
const OUT_OF_SIGHT: ReadonlySet<string> = new Set(['sr-only', 'hidden', 'opacity-0', 'appearance-none']);

/** Makes every control large enough to be hit. A link within a sentence keeps the size of the sentence. */
export function ensureTargetSize(body: Element, device: DrawnDevice, note: Note): void {
  const least = LEAST_STEPS[device];
  const labelled = listLabelTargets(body);
  forEachElement(body, (element, ancestors) => {
    if (element.tagName === 'svg') return 'skip';
    const parent = ancestors.at(-1) ?? body;
    if (isTick(element)) ensureTick(element, parent, ancestors, labelled, least, note);
    else if (isControl(element) && !isExempt(element, parent)) enlarge(element, least, note);
    return undefined;
  });
}

function isExempt(element: Element, parent: Element): boolean {
  const classes = listClasses(element);
  if (classes.includes('sr-only') || element.tagName === 'option') return true;
  const isBare = !classes.some(
    (name) => DISPLAY.test(name) || /^(?:p|px|py|bg|border|rounded|min-h|h|size)-/.test(name),
  );
  return element.tagName === 'a' && isBare && standsInSentence(element, parent);
}

function enlarge(element: Element, least: number, note: Note): void {
  const classes = listClasses(element);
  const added = [
    ...(reaches(classes, 'h', least) || isTall(classes, least) ? [] : [`min-h-${least}`]),
    ...(reaches(classes, 'w', least) || isWide(element, classes, least) ? [] : [`min-w-${least}`]),
    ...toDisplay(element, classes).filter((name) => !classes.includes(name)),
  ];
  if (added.length === 0) return;
  addClasses(element, ...added);
  note('accessibility', `made targets at least ${least * 4} px`);
}

/** Whether a class that always applies already gives the size. */
function reaches(classes: readonly string[], side: 'h' | 'w', least: number): boolean {
  return classes.some((name) => {
    const { variant, utility } = parseClassName(name);
    const steps = new RegExp(`^(?:size|min-${side}|${side})-(\\d+)$`).exec(utility)?.[1];
    return variant === '' && steps !== undefined && Number(steps) >= least;
  });
}

/** The lowest line of text, and the narrowest letter with its space, in steps of 4 px. */
const LINE_STEPS = 4;
const LETTER_STEPS = 1;

/** Whether padding around one line is enough; it counts only where the box is no inline box. */
const isTall = (classes: readonly string[], least: number): boolean =>
  classes.some((name) => BLOCK_DISPLAY.test(name)) && LINE_STEPS + 2 * padding(classes, 'y') >= least;

function isWide(element: Element, classes: readonly string[], least: number): boolean {
  if (['select', 'textarea'].includes(element.tagName) || classes.includes('w-full') || classes.includes('flex-1'))
    return true;
  const letters = Math.min(readableText(element).length, least);
  return letters > 0 && letters * LETTER_STEPS + 2 * padding(classes, 'x') >= least;
}

/** Steps of padding on one side, from the classes that always apply. */
function padding(classes: readonly string[], axis: 'x' | 'y'): number {
  const found = classes.map((name) => new RegExp(`^(?:p|p${axis})-(\\d+)$`).exec(name)?.[1]);
  return Math.max(0, ...found.map((steps) => Number(steps ?? 0)));
}

/** An inline box ignores a least height; `align-content` centres what is in a block. */
function toDisplay(element: Element, classes: readonly string[]): string[] {
  if (['button', 'input', 'select', 'textarea'].includes(element.tagName)) return [];
  if (classes.some((name) => DISPLAY.test(name))) return toAlignment(element, classes);
  if (element.tagName === 'summary') return ['content-center'];
  return holdsBlocks(element) ? ['block'] : ['inline-block', 'content-center'];
}

const holdsBlocks = (element: Element): boolean =>
  element.children.some((child) => isElement(child) && BLOCK_TAGS.has(child.tagName));

function toAlignment(element: Element, classes: readonly string[]): string[] {
  const isRow = classes.some((name) => name === 'flex' || name === 'inline-flex') && !classes.includes('flex-col');
  if (isRow) {
    const centred = classes.some((name) => name.startsWith('items-')) ? [] : ['items-center'];
    const only = element.children.filter((child) => isElement(child));
    const isIcon = only.length === 1 && only[0]?.tagName === 'svg' && element.children.length === 1;
    return isIcon && !classes.some((name) => name.startsWith('justify-')) ? [...centred, 'justify-center'] : centred;
  }
  const isBlock = classes.some((name) => name === 'block' || name === 'inline-block');
  return isBlock && !holdsBlocks(element) ? ['content-center'] : [];
}

/** Ids of the fields that a label elsewhere points at. */
function listLabelTargets(body: Element): Map<string, Element> {
  const targets = new Map<string, Element>();
  forEachElement(body, (element) => {
    const id = element.tagName === 'label' ? findAttribute(element, 'htmlFor') : undefined;
    if (id !== undefined) targets.set(id, element);
  });
  return targets;
}

/** A tick is hit by its label; one without a label gets an empty one around it. */
function ensureTick(
  tick: Element,
  parent: Element,
  ancestors: readonly Element[],
  labelled: ReadonlyMap<string, Element>,
  least: number,
  note: Note,
): void {
  const label =
    ancestors.findLast(({ tagName }) => tagName === 'label') ?? labelled.get(findAttribute(tick, 'id') ?? '');
  if (label) {
    enlarge(label, least, note);
    return;
  }
  if (listClasses(tick).some((name) => OUT_OF_SIGHT.has(name)) || reaches(listClasses(tick), 'h', least)) return;
  const around = createElement(
    'label',
    { className: ['inline-flex', `size-${least}`, 'items-center', 'justify-center', 'shrink-0'] },
    [tick],
  );
  parent.children = parent.children.map((child) => (child === tick ? around : child));
  note('accessibility', 'put a label around a tick so that it can be hit');
}
