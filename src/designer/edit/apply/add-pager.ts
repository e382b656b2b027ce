import type { Element } from 'hast';
import { createElement, createText } from '../../../markup/element.ts';
import { findIn, scopeOf, unknown, type Editing, type Outcome } from '../editing.ts';
import { listsNamed } from '../find/find-entries.ts';
import { entryAround, entryListOf, listEntries } from '../find/list-entries.ts';
import { isWithin } from '../find/list-named.ts';
import { nameOf } from '../name-of.ts';
import { listMatching, partName } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';

const PAGER = /\b(?:paginat\w+|pagers?|page numbers|paging|previous and next (?:buttons|links))\b/i;
const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 font-label text-label-lg font-semibold';
/** More than so many pages would need a gap in their row. */
const PAGES = 3;

/** Pages of a list, the first one shown, under it. */
export function addPager(editing: Editing, { what, position }: AddOperation): Outcome | undefined {
  if (!PAGER.test(what)) return undefined;
  const { tree } = editing;
  const scope = scopeOf(editing);
  const said = position !== undefined && 'of' in position ? position.of : undefined;
  const placed = said === undefined ? undefined : findIn(editing, said)?.elements[0];
  if (said !== undefined && placed === undefined) return unknown(said);
  const entry = placed === undefined ? undefined : entryAround(scope, placed);
  const list =
    entry === undefined
      ? placed === undefined
        ? listsNamed(scope, 'ones')[0]
        : listEntries(scope).find(({ entries }) => entries.some(({ element }) => isWithin(tree, placed, element)))
      : entryListOf(scope, entry);
  const section = list?.section?.element;
  if (section === undefined) return { failed: 'there is no list that could have pages' };
  if (listMatching(section, (one) => partName(one) === 'pages').length > 0)
    return { already: `${nameOf(section)} has pages` };
  section.children = [...section.children, drawPager()];
  tree.refresh();
  return { done: `added pages under ${nameOf(section)}` };
}

const step = (label: string, isHere = false, name?: string): Element =>
  createElement('li', {}, [
    createElement(
      'a',
      {
        href: '#',
        ...(isHere ? { ariaCurrent: 'page' } : {}),
        ...(name === undefined ? {} : { ariaLabel: name }),
        className: [...STEP.split(' '), ...(isHere ? ['bg-primary', 'text-on-primary'] : ['text-on-surface'])],
      },
      [createText(label)],
    ),
  ]);

const drawPager = (): Element =>
  createElement('nav', { ariaLabel: 'Pages', dataPart: 'pages', className: ['mt-6'] }, [
    createElement('ul', { className: ['flex', 'flex-wrap', 'items-center', 'justify-center', 'gap-1'] }, [
      step('Previous'),
      ...Array.from({ length: PAGES }, (_, index) => step(String(index + 1), index === 0, `Page ${index + 1}`)),
      step('Next'),
    ]),
  ]);
