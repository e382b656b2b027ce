import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation, Emphasis } from '../edit-operation.ts';
import { findIn, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { blockName, elementsIn, isHeading, listMatching, partName, unitAround } from '../screen-tree.ts';
import { findLooking } from '../find/find-looking.ts';
import { isButtonLike } from '../find/infer-kinds.ts';
import { resizeThing } from './apply-resize.ts';
import { namesOf } from '../name-of.ts';
import { toFound } from '../find/found.ts';
import { featureInstead } from './feature-instead.ts';
import { isNoPlan, plansNamed, priceOf } from './plan-parts.ts';

/** Steps of the type scale, smallest first. */
const SIZES = [
  'text-label-sm',
  'text-label-md',
  'text-label-lg',
  'text-body-sm',
  'text-body-md',
  'text-body-lg',
  'text-title-sm',
  'text-title-md',
  'text-title-lg',
  'text-headline-sm',
  'text-headline-md',
  'text-headline-lg',
  'text-display-sm',
  'text-display-md',
  'text-display-lg',
];
const SIZE = new RegExp(`^(?:${SIZES.join('|')})$`);

interface Treatment {
  /** Classes of the same property that give way. */
  drops: RegExp;
  adds: readonly string[];
  words: string;
}

const TREATMENTS: Readonly<Record<Exclude<Emphasis, 'bigger' | 'smaller'>, Treatment>> = {
  bold: { drops: /^font-(?:light|normal|medium|semibold|bold|black)$/, adds: ['font-bold'], words: 'bold' },
  light: { drops: /^font-(?:light|normal|medium|semibold|bold|black)$/, adds: ['font-light'], words: 'light' },
  italic: { drops: /^not-italic$/, adds: ['italic'], words: 'italic' },
  uppercase: { drops: /^(?:lowercase|capitalize|normal-case)$/, adds: ['uppercase'], words: 'uppercase' },
  centred: {
    drops: /^(?:text-(?:left|right|start|end)|items-(?:start|end|stretch)|justify-(?:start|end|between))$/,
    adds: ['text-center'],
    words: 'centred',
  },
  left: { drops: /^(?:text-(?:center|right|end))$/, adds: ['text-left'], words: 'set to the left' },
  right: { drops: /^(?:text-(?:center|left|start))$/, adds: ['text-right'], words: 'set to the right' },
  'full-width': {
    drops: /^(?:w-(?!full).+|(?:sm|md|lg|@sm|@md):w-.+)$/,
    adds: ['w-full'],
    words: 'as wide as its place',
  },
  highlighted: {
    drops: /^(?:bg-.+|text-on-.+|border|border-(?!.*(?:spacing)).*)$/,
    adds: ['bg-primary-container', 'text-on-primary-container', 'outline-2', 'outline-primary'],
    words: 'highlighted',
  },
  tinted: { drops: /^bg-.+$/, adds: ['bg-surface-container-high'], words: 'on a ground of its own' },
};

/** One element set apart by classes of the scale; nothing of its content changes. */
export function applyEmphasis(
  editing: Editing,
  { target, emphasis }: Extract<EditOperation, { kind: 'emphasise' }>,
): Outcome {
  const words = target.words.replace(/\s+(?:text|words|content)$/i, '');
  // The words of a part stand in the middle as the part does.
  const whole =
    /^(?:centred|left|right)$/.test(emphasis) && words !== target.words ? findIn(editing, { words }) : undefined;
  // The plan that most take is set apart where it is priced.
  const plan =
    emphasis === 'highlighted' ? plansNamed(editing, words).find((one) => priceOf(one) !== undefined) : undefined;
  const found =
    toFound(plan, 'item') ??
    (whole?.kind === 'section' ? whole : undefined) ??
    findLooking(editing, target) ??
    (words === target.words ? undefined : findIn(editing, { ...target, words }));
  if (found === undefined || isNoPlan(editing, target, found.elements)) return unknown(target);
  const names = namesOf(found.elements);
  if (emphasis === 'bigger' || emphasis === 'smaller') {
    const boxes = found.elements.filter(isThing);
    const grown = boxes.filter((one) => resizeThing(editing.tree, one, emphasis === 'bigger' ? 1 : -1));
    if (grown.length > 0) return withNote(`made ${names} ${emphasis}`, found);
    const resized = found.elements
      .map((element) => figureOf(editing, element))
      .flatMap((element, _, all) => resize(element, emphasis === 'bigger' ? 1 : -1, all.length > MOST_SINGLE ? 1 : 2));
    return resized.length === 0
      ? { already: `${names} is as ${emphasis === 'bigger' ? 'big' : 'small'} as the type scale goes` }
      : withNote(`made ${names} ${emphasis}`, found);
  }
  const [card] = found.elements;
  if (emphasis === 'highlighted' && card !== undefined && found.elements.length === 1 && featureInstead(editing, card))
    return withNote(`set ${names} apart in the place of the one that was`, found);
  const { drops, adds, words: said } = TREATMENTS[emphasis];
  for (const element of found.elements.map((each) =>
    emphasis === 'bold' || emphasis === 'uppercase' || emphasis === 'italic' ? wordsOf(each) : each,
  ))
    setClasses(element, [...listClasses(element).filter((name) => !drops.test(name)), ...adds]);
  if (emphasis === 'full-width') for (const element of found.elements) spanColumns(editing, element);
  if (emphasis === 'centred') for (const element of found.elements) centreContent(element);
  return withNote(`made ${names} ${said}`, found);
}

/** A picture, a button, a bar or a whole part, of which not the words alone are meant. */
const isThing = (element: Element): boolean =>
  ['svg', 'img', 'section', 'aside', 'nav', 'footer', 'header', 'form', 'table', 'article', 'li'].includes(
    element.tagName,
  ) ||
  blockName(element) !== undefined ||
  ['card', 'row'].includes(partName(element) ?? '') ||
  isButtonLike(element);

const SPAN = /^(?:[@\w-]+:)*(?:col-span-|col-start-|col-end-|max-w-)/;

/** A part in a grid stands over all of its columns. */
function spanColumns({ tree }: Editing, element: Element): void {
  const unit = blockName(element) === undefined ? element : unitAround(tree, element);
  const parent = tree.parentOf(unit);
  const isInGrid = parent !== undefined && listClasses(parent).some((name) => /(?:^|:)grid(?:-cols-.+)?$/.test(name));
  // From the width on at which things stand in a row here it takes a row of its own.
  const row = parent === undefined ? undefined : rowVariant(listClasses(parent));
  if (parent !== undefined && row !== undefined && elementsIn(parent).length > 1) {
    if (!listClasses(parent).includes('flex-wrap')) setClasses(parent, [...listClasses(parent), 'flex-wrap']);
    setClasses(unit, [...listClasses(unit).filter((name) => !name.includes('basis-')), `${row}basis-full`]);
  }
  if (isInGrid) setClasses(unit, [...listClasses(unit).filter((name) => !SPAN.test(name)), 'col-span-full']);
}

const rowVariant = (classes: readonly string[]): string | undefined => {
  const turned = classes.map((name) => /^((?:[@\w-]+:)+)flex-row$/.exec(name)?.[1]).find((one) => one !== undefined);
  return turned ?? (classes.includes('flex') && !classes.includes('flex-col') ? '' : undefined);
};

const wordsOf = (element: Element): Element => listMatching(element, isHeading)[0] ?? element;

/** Rows of buttons and narrow paragraphs stand in the middle too. */
function centreContent(element: Element): void {
  for (const inner of listMatching(element, () => true)) {
    const classes = listClasses(inner);
    if (classes.includes('flex') && !classes.includes('flex-col'))
      setClasses(inner, [...classes.filter((name) => !name.startsWith('justify-')), 'justify-center']);
    else if (classes.includes('flex-col'))
      setClasses(inner, [...classes.filter((name) => !name.startsWith('items-')), 'items-center']);
    else if (classes.some((name) => name.startsWith('max-w-'))) setClasses(inner, [...classes, 'mx-auto']);
  }
}

/** "A bigger balance": the figure, not the small word over it. */
function figureOf({ tree }: Editing, element: Element): Element {
  const isLabel = partName(element) === 'label' || element.tagName === 'dt';
  const isFigure = ['metric', 'fact', 'figure'].includes(partName(element) ?? '') || element.tagName === 'dl';
  const holder = isFigure ? element : isLabel ? tree.parentOf(element) : undefined;
  for (let at = holder, up = 0; at !== undefined && up < 2; at = tree.parentOf(at), up += 1) {
    const value = listMatching(at, (one) => partName(one) === 'value')[0];
    if (value !== undefined) return value;
  }
  return element;
}

/** Sizes of running text, the last two of headings in the weight of text. */
const TEXT_SIZES = ['text-body-sm', 'text-body-md', 'text-body-lg', 'text-title-md', 'text-title-lg'];
const INHERITED = 'text-body-lg';

const isRunning = (element: Element): boolean =>
  listClasses(element).every((name) => !SIZE.test(name) || TEXT_SIZES.includes(name));

function resizeText(element: Element, step: 1 | -1, steps: number): Element[] {
  const classes = listClasses(element);
  const size = classes.find((name) => TEXT_SIZES.includes(name)) ?? INHERITED;
  const next = TEXT_SIZES[Math.min(4, Math.max(0, TEXT_SIZES.indexOf(size) + step * steps))] ?? size;
  const isHeadingSize = next.startsWith('text-title');
  setClasses(element, [
    ...classes.filter((name) => name !== size && (name !== 'font-normal' || isHeadingSize)),
    next,
    ...(isHeadingSize && !classes.some((name) => name.startsWith('font-')) ? ['font-normal'] : []),
  ]);
  return next === size ? [] : [element];
}

/** More than so many are running text, of which one step is seen. */
const MOST_SINGLE = 3;

/** Steps up or down the scale; pictures and boxes have no such scale. */
function resize(element: Element, step: 1 | -1, steps: number): Element[] {
  if (element.tagName === 'p' && isRunning(element)) return resizeText(element, step, steps);
  const sized = [element, ...listMatching(element, () => true)].filter((one) =>
    listClasses(one).some((name) => SIZE.test(name)),
  );
  const isMany = ['table', 'tbody', 'ul', 'ol', 'dl'].includes(element.tagName);
  const meant = isMany ? sized : sized.slice(0, 1);
  return meant.filter((one) => {
    const classes = listClasses(one);
    const size = classes.find((name) => SIZE.test(name)) ?? '';
    const at = SIZES.indexOf(size);
    const next = SIZES[Math.min(SIZES.length - 1, Math.max(0, at + step * steps))] ?? size;
    setClasses(
      one,
      classes.map((name) => (name === size ? next : name)),
    );
    return next !== size;
  });
}
