import type { Element } from 'hast';
import { addClasses, findAttribute, forEachElement, isBlank, isElement, listClasses } from '../element.ts';
import { indexIds } from '../element-ids.ts';
import type { Note } from '../report.ts';
import { accessibleName, readableText } from '../text-content.ts';

/**
 * Gives every link a place to go: the part of this page that its words name, else a path made of them, `/diary`. Links within
 * a sentence are underlined, since colour alone does not mark them.
 */
export function resolveLinks(body: Element, note: Note): void {
  const ids = indexIds(body);
  const places = listPlaces(body);
  forEachElement(body, (element, ancestors) => {
    if (element.tagName === 'svg') return 'skip';
    if (element.tagName !== 'a') return undefined;
    const href = findAttribute(element, 'href');
    const isDangling = href === undefined || href === '#' || (href.startsWith('#') && !ids.has(href.slice(1)));
    if (isDangling && findAttribute(element, 'role') !== 'button') {
      const name = accessibleName(element, (id) => ids.get(id));
      element.properties['href'] = findPlace(name, places) ?? `/${toSlug(name) || 'home'}`;
      note('accessibility', 'gave a link without a target one');
    }
    const parent = ancestors.at(-1);
    if (parent && standsInSentence(element, parent) && !isMarked(element)) {
      addClasses(element, 'underline');
      note('accessibility', 'underlined a link in a sentence');
    }
    return undefined;
  });
}

interface Place {
  id: string;
  words: string;
}

/** Elements with an id, by their id and by their heading. */
function listPlaces(body: Element): Place[] {
  const places: Place[] = [];
  forEachElement(body, (element) => {
    const id = findAttribute(element, 'id');
    if (element.tagName === 'svg') return 'skip';
    if (id === undefined) return undefined;
    places.push({ id, words: toSlug(id) });
    const heading = findHeading(element);
    if (heading) places.push({ id, words: toSlug(readableText(heading)) });
    return undefined;
  });
  return places;
}

function findHeading(root: Element): Element | undefined {
  if (/^h[1-6]$/.test(root.tagName)) return root;
  let heading: Element | undefined;
  forEachElement(root, (element) => {
    if (/^h[1-6]$/.test(element.tagName)) heading ??= element;
  });
  return heading;
}

function findPlace(name: string, places: readonly Place[]): string | undefined {
  const slug = toSlug(name);
  if (slug === '') return undefined;
  const place =
    places.find(({ words }) => words === slug) ??
    places.find(({ words }) => words.length > 3 && slug.length > 3 && (words.includes(slug) || slug.includes(words)));
  return place && `#${place.id}`;
}

/** `Our courses & prices` → `our-courses-prices`. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);

/** Whether running text stands beside the element in its line. */
export function standsInSentence(element: Element, parent: Element): boolean {
  if (listClasses(parent).some((name) => /^(?:inline-)?(?:flex|grid)$/.test(name))) return false;
  return parent.children.some(
    (child) => child !== element && child.type === 'text' && !isBlank(child.value) && /\p{L}{2,}/u.test(child.value),
  );
}

/** Underlined, or a box of its own. */
const isMarked = (element: Element): boolean =>
  listClasses(element).some((name) =>
    /^(?:underline|border(?:-b)?(?:-\d)?|bg-|inline-flex|inline-block|flex|block|no-underline)/.test(name),
  ) || element.children.some((child) => isElement(child) && child.tagName === 'u');
