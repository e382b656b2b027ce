import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { findAttribute, listElements } from './element.ts';
import { readableText } from './text-content.ts';

/** Elements of a body in document order, found by what a person or an instruction calls them. */

export const listByTag = (body: Element, ...tags: readonly string[]): Element[] =>
  listElements(body).filter(({ tagName }) => tags.includes(tagName));

export const listBlocks = (body: Element): Element[] =>
  listElements(body).filter((element) => findAttribute(element, 'dataBlock') !== undefined);

export const listByBlock = (body: Element, name: string): Element[] =>
  listElements(body).filter((element) => findAttribute(element, 'dataBlock') === name);

export const listByPart = (body: Element, name: string): Element[] =>
  listElements(body).filter((element) => findAttribute(element, 'dataPart') === name);

export const findById = (body: Element, dataId: string): Element | undefined =>
  [body, ...listElements(body)].find((element) => findAttribute(element, 'dataId') === dataId);

/** By ARIA role, the ones that tags have by themselves included. */
export const listByRole = (body: Element, role: string): Element[] =>
  listElements(body).filter((element) => (findAttribute(element, 'role') ?? toImplicitRole(element)) === role);

const IMPLICIT_ROLES: Readonly<Record<string, string>> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  figure: 'figure',
  footer: 'contentinfo',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: 'banner',
  img: 'img',
  li: 'listitem',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  progress: 'progressbar',
  search: 'search',
  section: 'region',
  select: 'combobox',
  table: 'table',
  textarea: 'textbox',
  ul: 'list',
};

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  submit: 'button',
  button: 'button',
  reset: 'button',
};

function toImplicitRole(element: Element): string | undefined {
  if (element.tagName === 'a') return element.properties['href'] === undefined ? undefined : 'link';
  if (element.tagName === 'input') return INPUT_ROLES[findAttribute(element, 'type') ?? 'text'] ?? 'textbox';
  return IMPLICIT_ROLES[element.tagName];
}

/**
 * The innermost elements that say `text`, letter case and spacing aside: those that say exactly this, or, when there are
 * none, those that say it among other words.
 */
export function listByText(body: Element, text: string): Element[] {
  const wanted = normalise(text);
  if (wanted === '') return [];
  const said = listElements(body).map((element) => ({ element, words: normalise(readableText(element)) }));
  const exact = said.filter(({ words }) => words === wanted);
  return keepInnermost(
    (exact.length > 0 ? exact : said.filter(({ words }) => words.includes(wanted))).map(({ element }) => element),
  );
}

const normalise = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const keepInnermost = (elements: readonly Element[]): Element[] => {
  const found = new Set(elements);
  return elements.filter((element) => !listElements(element).some((inner) => found.has(inner)));
};

/** By CSS selector. Throws on one that cannot be parsed: selectors come from our own code, never from a caller. */
export const listBySelector = (body: Element, selector: string): Element[] => selectAll(selector, body);

/** The element that holds `sought` directly; undefined for the body itself and for what is not in it. */
export const findParent = (body: Element, sought: Element): Element | undefined =>
  [body, ...listElements(body)].find((element) => element.children.includes(sought));
