import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import { unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { findLooking } from '../find/find-looking.ts';
import { isButtonLike, listCharts } from '../find/infer-kinds.ts';
import { listPictures } from '../find/part-nouns.ts';
import { namesOf } from '../name-of.ts';
import { blockName, elementsIn, listMatching, type ScreenTree } from '../screen-tree.ts';
import { stepRoom } from './step-room.ts';
import { stepClass } from './step-size.ts';

type Resize = Extract<EditOperation, { kind: 'resize' }>;

/** Parts that take more or less of the screen: their pictures, their room, or their column. */
export function applyResize(editing: Editing, { target, axis, step }: Resize): Outcome {
  const found = findLooking(editing, target);
  if (found === undefined || found.elements.length === 0) return unknown(target);
  const names = namesOf(found.elements);
  const resized = found.elements.filter((element) =>
    axis === 'width' ? resizeWidth(editing.tree, element, step) : resizeThing(editing.tree, element, step),
  );
  const word = axis === 'width' ? (step === 1 ? 'wider' : 'narrower') : step === 1 ? 'taller' : 'smaller';
  return resized.length === 0
    ? { failed: `${names} has no ${axis === 'width' ? 'width' : 'height'} of its own; it is as large as what is in it` }
    : withNote(`made ${names} ${word}`, found);
}

const isDrawn = (element: Element): boolean =>
  findAttribute(element, 'dataPicture') !== undefined ||
  findAttribute(element, 'dataIcon') !== undefined ||
  element.tagName === 'img';

/** Anything larger or smaller as a whole; false where it has no size to change. */
export function resizeThing(tree: ScreenTree, element: Element, step: 1 | -1): boolean {
  if (isDrawn(element)) return resizeDrawing(tree, element, step);
  if (isButtonLike(element)) return change(element, CONTROL[step]);
  const pictures = [...listPictures(element, isLarge), ...listCharts(element)];
  const resized = pictures.filter((one) => resizeDrawing(tree, one, step));
  const bar = barOf(element);
  const padded = bar === undefined ? stepRoom(element, step, VERTICAL) : stepBar(bar, step);
  return resized.length > 0 || padded;
}

const isLarge = (shown: string): boolean => !/^(?:avatar|logo)\b/.test(shown);
const VERTICAL = /^(?:p|py|pt|pb)-$/;
const SIZED = /^(?:[@\w-]+:)*(?:h|min-h|size)-(?:\d+|\[[\d.]+(?:rem|px)\])$/;

function resizeDrawing(tree: ScreenTree, drawing: Element, step: 1 | -1): boolean {
  // A drawing that fills its box is as large as the box.
  const holders = [drawing, tree.parentOf(drawing), tree.parentOf(tree.parentOf(drawing) ?? drawing)];
  const sized = holders.find(
    (one) =>
      one !== undefined &&
      listClasses(one).some((name) => SIZED.test(name) || ASPECT.test(name)) &&
      isBoxOf(one, drawing),
  );
  if (sized === undefined) return false;
  return change(sized, (name) => {
    if (ASPECT.test(name)) return stepAspect(name, step);
    return /(?:^|:)(?:h|min-h|w|size)-/.test(name) ? stepClass(name, step) : name;
  });
}

const isBoxOf = (box: Element, drawing: Element): boolean =>
  box === drawing || (elementsIn(box).length === 1 && !['button', 'li', 'main', 'section'].includes(box.tagName));

const ASPECT = /^(?:[@\w-]+:)*aspect-/;
/** Ratios from wide to tall. */
const ASPECTS = [
  'aspect-[21/9]',
  'aspect-video',
  'aspect-[3/2]',
  'aspect-[4/3]',
  'aspect-square',
  'aspect-[4/5]',
  'aspect-[3/4]',
];

function stepAspect(name: string, step: 1 | -1): string {
  const [, variant = '', ratio = ''] = /^((?:[@\w-]+:)*)(aspect-.+)$/.exec(name) ?? [];
  const at = ASPECTS.indexOf(ratio === 'aspect-[16/9]' ? 'aspect-video' : ratio);
  return at === -1 ? name : `${variant}${ASPECTS[at + step] ?? ratio}`;
}

function change(element: Element, to: (name: string) => string): boolean {
  const classes = listClasses(element);
  const next = classes.map(to);
  if (next.every((name, index) => name === classes[index])) return false;
  setClasses(element, next);
  return true;
}

const swap =
  (names: Readonly<Record<string, string>>): ((name: string) => string) =>
  (name) =>
    names[name] ?? name;

/** Sizes of a control; what a finger needs, 44 px, stays. */
const CONTROL = {
  1: swap({
    'min-h-11': 'min-h-12',
    'min-h-12': 'min-h-14',
    'px-4': 'px-6',
    'px-5': 'px-8',
    'px-6': 'px-10',
    'py-2': 'py-3',
    'py-3': 'py-4',
    'text-label-md': 'text-label-lg',
    'text-label-lg': 'text-title-md',
  }),
  [-1]: swap({
    'min-h-14': 'min-h-12',
    'min-h-12': 'min-h-11',
    'px-10': 'px-6',
    'px-8': 'px-5',
    'px-6': 'px-4',
    'px-5': 'px-4',
    'py-4': 'py-3',
    'py-3': 'py-2',
    'text-title-md': 'text-label-lg',
    'text-label-lg': 'text-label-md',
  }),
} as const;

const BARS = new Set(['top-nav', 'app-bar', 'bar', 'bottom-bar', 'rail', 'side-nav']);

/** A bar of the page, be it called by itself or by what it holds. */
const barOf = (element: Element): Element | undefined =>
  BARS.has(blockName(element) ?? '') ||
  (element.tagName === 'header' && findAttribute(element, 'dataPart') === undefined)
    ? element
    : undefined;

const BAR_WORDS = {
  1: swap({
    'text-title-md': 'text-title-lg',
    'text-title-lg': 'text-headline-sm',
    'size-8': 'size-10',
    'size-7': 'size-8',
  }),
  [-1]: swap({
    'text-title-lg': 'text-title-md',
    'text-headline-sm': 'text-title-lg',
    'size-8': 'size-7',
    'size-10': 'size-8',
  }),
} as const;

/** The room above and below, the name and its mark. */
function stepBar(bar: Element, step: 1 | -1): boolean {
  const rows = [bar, ...listMatching(bar, () => true)].filter(
    (one) => !/^(?:nav|ul|li|a|button|details)$/.test(one.tagName),
  );
  const isRoomier = rows.slice(0, 2).map((row) => change(row, (name) => stepBarRoom(name, step)));
  const brand = listMatching(bar, (one) => findAttribute(one, 'dataPart') === 'brand')[0];
  const marks = brand === undefined ? [] : [brand, ...listPictures(brand)];
  const isMarked = marks.map((one) => change(one, BAR_WORDS[step]));
  return [...isRoomier, ...isMarked].includes(true);
}

const BAR_ROOM = /^((?:[@\w-]+:)*(?:py|pt|pb|p)-)(\d+)$/;
const stepBarRoom = (name: string, step: 1 | -1): string => {
  const [, property = '', units = ''] = BAR_ROOM.exec(name) ?? [];
  if (property === '') return name;
  return `${property}${step === 1 ? Math.min(12, Number(units) + (Number(units) >= 4 ? 4 : 2)) : Math.floor(Number(units) / 2)}`;
};

/** A column of its own: its width, or the track of the grid that it stands in. */
function resizeWidth(tree: ScreenTree, element: Element, step: 1 | -1): boolean {
  if (
    change(element, (name) => (/^(?:[@\w-]+:)*(?:w|max-w|basis)-(?:\d|\[)/.test(name) ? stepClass(name, step) : name))
  )
    return true;
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at)) {
    const parent = tree.parentOf(at) ?? (at === tree.body ? undefined : tree.body);
    if (parent === undefined) break;
    const index = elementsIn(parent).indexOf(at);
    if (change(parent, (name) => stepTrack(name, index, step))) return true;
  }
  return resizeSection(element, step);
}

/** A part of the page that is as wide as the page leaves it: a width of its own, or none again. */
function resizeSection(element: Element, step: 1 | -1): boolean {
  if (
    !['section', 'form', 'div', 'article', 'table', 'aside'].includes(element.tagName) ||
    BARS.has(blockName(element) ?? '')
  )
    return false;
  const at =
    listClasses(element)
      .map((name) => WIDTHS.indexOf(name))
      .find((index) => index !== -1) ?? WIDTHS.length;
  const next = WIDTHS[Math.max(0, at + step)];
  if (at + step > WIDTHS.length) return false;
  setClasses(element, [
    ...listClasses(element).filter((name) => !WIDTHS.includes(name) && name !== 'mx-auto' && name !== 'w-full'),
    ...(next === undefined ? [] : ['mx-auto', 'w-full', next]),
  ]);
  return true;
}

/** Widths that a part can be held to, narrow first. */
const WIDTHS = ['max-w-sm', 'max-w-md', 'max-w-lg', 'max-w-xl', 'max-w-2xl', 'max-w-3xl', 'max-w-4xl'];

const TRACKS = /^((?:[@\w-]+:)*grid-cols-\[)(.+)\]$/;

/** One track of `grid-cols-[15rem_minmax(0,1fr)]`, by its place. */
function stepTrack(name: string, index: number, step: 1 | -1): string {
  const [, start = '', list = ''] = TRACKS.exec(name) ?? [];
  if (start === '') return name;
  const tracks = list.split('_');
  const track = tracks[index];
  if (track === undefined) return name;
  const next = track
    .replace(/^([\d.]+)rem$/, (_, rem: string) => `${Number(rem) + step * 3}rem`)
    .replace(/(\d+)fr/, (_, share: string) => `${Math.max(1, Number(share) + step)}fr`);
  return `${start}${tracks.with(index, next).join('_')}]`;
}
