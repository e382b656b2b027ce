import type { Element } from 'hast';
import { createElement, findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { Entry } from '../find/list-entries.ts';
import { elementsIn, listMatching, type ScreenTree } from '../screen-tree.ts';

/** Entries one below the other over the whole width, or as cards beside each other. */
export type Stack = 'list' | 'cards';

const COLUMNS =
  /^(?:[@\w-]+:)*(?:grid|grid-cols-.+|grid-flow-.+|auto-cols-.+|columns-.+|flex|flex-.+|divide-.+|snap-.+|overflow-x-.+)$/;
const SPANS = /^(?:[@\w-]+:)*(?:col-span|row-span|col-start|row-start|basis|min-w|w|shrink)-.+$|^shrink$/;

/** The same entries in another arrangement, word for word; false where they stand so or are no boxes of a list. */
export function restack(tree: ScreenTree, entries: readonly Entry[], stack: Stack): boolean {
  const elements = entries.map(({ element }) => element);
  if (elements.some(({ tagName }) => tagName === 'tr')) return false;
  const holders = [...new Set(elements.flatMap((element) => tree.parentOf(element) ?? []))];
  const isGrid = holders.some((holder) => listClasses(holder).some((name) => /(?:^|:)grid-cols-(?!1$)/.test(name)));
  if (isGrid === (stack === 'cards')) return false;
  for (const holder of holders)
    setClasses(holder, [
      ...listClasses(holder).filter((name) => !COLUMNS.test(name) && !name.startsWith('gap-')),
      ...(stack === 'list'
        ? ['flex', 'flex-col', 'gap-4']
        : ['grid', 'grid-cols-1', '@xs:grid-cols-2', '@2xl:grid-cols-3', 'gap-4']),
    ]);
  for (const element of elements) {
    if (stack === 'list') toRow(element);
    else toCard(element);
  }
  tree.refresh();
  return true;
}

const isPicture = (element: Element): boolean =>
  findAttribute(element, 'dataPicture') !== undefined ||
  (readableText(element) === '' && listMatching(element, () => true).length < 4 && elementsIn(element).some(isPicture));

/** A picture at the left, the words beside it. */
function toRow(entry: Element): void {
  const children = elementsIn(entry);
  const picture = children.find(isPicture);
  const others = entry.children.filter((child) => child !== picture);
  setClasses(entry, [
    ...listClasses(entry).filter((name) => !COLUMNS.test(name) && !SPANS.test(name)),
    'flex',
    'items-center',
    'gap-4',
    ...(picture === undefined ? ['flex-wrap', 'justify-between'] : []),
  ]);
  if (picture === undefined) return;
  for (const one of [picture, ...elementsIn(picture).filter(isPicture)])
    setClasses(one, [
      ...listClasses(one).filter((name) => !/^(?:[@\w-]+:)*(?:w|h|aspect|max-w|min-h|max-h|mb|mt)-/.test(name)),
      ...(one === picture ? ['w-24', 'shrink-0'] : ['w-full']),
      'aspect-square',
      'h-auto',
    ]);
  entry.children = [picture, createElement('div', { className: ['min-w-0', 'flex-1'] }, others)];
}

/** A box of its own, what stood beside each other one below the other. */
function toCard(entry: Element): void {
  const classes = listClasses(entry);
  const isBox = classes.some((name) => name.startsWith('bg-') || name.startsWith('rounded'));
  const inner = elementsIn(entry);
  const [only] = inner;
  const row = inner.length === 1 && only !== undefined && listClasses(only).includes('flex') ? only : entry;
  setClasses(entry, [
    ...classes.filter(
      (name) => !/^(?:border-[tb].*|border-outline.*|py-.+|px-.+|first:.+|last:.+)$/.test(name) || isBox,
    ),
    'min-w-0',
    ...(isBox ? [] : ['rounded-lg', 'bg-surface-container-low', 'p-card', 'text-on-surface']),
  ]);
  for (const child of elementsIn(row))
    setClasses(
      child,
      listClasses(child).filter(
        (name) => !/^(?:[@\w-]+:)*(?:text-right|text-end|ml-auto|max-w-.+|w-\d.*|basis-.+)$/.test(name),
      ),
    );
  const own = listClasses(row);
  if (own.includes('flex') && !own.includes('flex-col'))
    setClasses(row, [
      ...own.filter((name) => !/^(?:[@\w-]+:)*(?:flex-row|flex-wrap|items-.+|justify-.+)$/.test(name)),
      'flex-col',
      'items-start',
      ...(own.some((name) => name.startsWith('gap')) ? [] : ['gap-3']),
    ]);
}
