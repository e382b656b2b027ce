import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, isHeading, listMatching, partName } from '../screen-tree.ts';
import { isFurnitureText } from './is-furniture.ts';
import { isWithin, type Scope } from './list-named.ts';
import { listSections, type Section } from './outline.ts';

/** One of many on a list, in a table or on a board. */
export interface Entry {
  element: Element;
  /** The heading that it stands under within its list: a day, a column, a state; empty where there is none. */
  group: string;
}

/** Entries of one sort in one section, also where headings or columns part them. */
export interface EntryList {
  section: Section | undefined;
  entries: Entry[];
}

const PARTS = new Set(['row', 'card', 'message']);
const HOLDERS = new Set(['nav', 'aside', 'fieldset', 'form', 'details', 'dl', 'thead', 'tfoot', 'footer']);

/** Every list of a screen, in document order. */
export const listEntries = ({ tree, root }: Scope): EntryList[] =>
  tree
    .recall('entries', () => readEntries({ tree, root: tree.body, topic: [] }))
    .filter(({ entries }) => root === tree.body || entries.some(({ element }) => isWithin(tree, root, element)));

function readEntries({ tree }: Scope): EntryList[] {
  const lists = new Map<string, EntryList>();
  const sections = listSections(tree).filter(({ isFurniture }) => !isFurniture);
  const visit = (parent: Element, headings: { text: string }): void => {
    let current = headings;
    for (const child of elementsIn(parent)) {
      if (HOLDERS.has(child.tagName) || child.tagName === 'svg') continue;
      if (isHeading(child) && child.tagName !== 'h1') current = { text: readableText(child) };
      if (isEntry(child) && !isFurnitureText(tree, child)) {
        const at = sections.findLastIndex(({ element }) => isWithin(tree, element, child));
        const outer = sections.findIndex(({ element }) => isWithin(tree, element, child));
        const key = `${outer}:${child.tagName}.${partName(child) ?? ''}`;
        const list = lists.get(key) ?? { section: sections[outer], entries: [] };
        const heading = current.text || (at === outer ? '' : (sections[at]?.heading ?? ''));
        list.entries.push({ element: child, group: heading === list.section?.heading ? '' : heading });
        lists.set(key, list);
        continue;
      }
      const inner = listMatching(child, isHeading)[0];
      visit(child, current);
      // A heading in a box of its own heads what follows it.
      if (inner !== undefined && inner.tagName !== 'h1' && !holdsEntry(child)) current = { text: readableText(inner) };
    }
  };
  visit(tree.body, { text: '' });
  return [...lists.values()].filter(({ entries }) => entries.length > 1);
}

const holdsEntry = (element: Element): boolean => listMatching(element, isEntry).length > 0;

function isEntry(element: Element): boolean {
  if (readableText(element) === '') return false;
  const part = partName(element);
  if (part === 'column') return false;
  if (element.tagName === 'tr') return listMatching(element, (one) => one.tagName === 'td').length > 0;
  if (part !== undefined && PARTS.has(part)) return !['section', 'thead'].includes(element.tagName);
  if (element.tagName === 'article') return true;
  if (element.tagName !== 'li' || part === 'destination') return false;
  // A list of links or of boards' columns is no list of entries.
  const [only, ...others] = elementsIn(element);
  return !(only !== undefined && others.length === 0 && ['a', 'button'].includes(only.tagName) && isShort(only));
}

const isShort = (element: Element): boolean =>
  readableText(element).length < 30 && findAttribute(element, 'dataPicture') === undefined;

/** The list that an entry belongs to. */
export const entryListOf = (scope: Scope, element: Element): EntryList | undefined =>
  listEntries(scope).find(({ entries }) => entries.some((entry) => entry.element === element));

/** The entry that an element is or stands in. */
export function entryAround(scope: Scope, element: Element): Element | undefined {
  const entries = new Set(
    listEntries({ ...scope, root: scope.tree.body }).flatMap((list) => list.entries.map((one) => one.element)),
  );
  for (let at: Element | undefined = element; at !== undefined; at = scope.tree.parentOf(at))
    if (entries.has(at)) return at;
  return undefined;
}
