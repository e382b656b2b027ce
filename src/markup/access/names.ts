import type { Element } from 'hast';
import { createElement, findAttribute, forEachElement, isElement } from '../element.ts';
import { indexIds } from '../element-ids.ts';
import type { Note } from '../report.ts';
import { findFreeId } from '../sanitise/unique-ids.ts';
import { accessibleName, readableText } from '../text-content.ts';
import { isControl, isLabelledField } from './control.ts';
import { toSlug } from './links.ts';

/** What an icon that stands alone in a control says. */
const ICON_WORDS: Readonly<Record<string, string>> = {
  bell: 'Notifications',
  x: 'Close',
  menu: 'Menu',
  search: 'Search',
  ellipsis: 'More',
  'ellipsis-vertical': 'More',
  'chevron-left': 'Previous',
  'chevron-right': 'Next',
  'chevron-down': 'Show more',
  'chevron-up': 'Show less',
  'arrow-left': 'Back',
  'arrow-right': 'Continue',
  'arrow-up-right': 'Open',
  plus: 'Add',
  minus: 'Less',
  settings: 'Settings',
  heart: 'Favourite',
  bookmark: 'Save for later',
  'share-2': 'Share',
  share: 'Share',
  send: 'Send',
  trash: 'Delete',
  pencil: 'Edit',
  copy: 'Copy',
  download: 'Download',
  upload: 'Upload',
  play: 'Play',
  pause: 'Pause',
  'skip-forward': 'Next track',
  'skip-back': 'Previous track',
  'user-round': 'Profile',
  'circle-user-round': 'Profile',
  house: 'Home',
  'list-filter': 'Filter',
  'sliders-horizontal': 'Filter',
  'refresh-cw': 'Refresh',
  'shopping-cart': 'Cart',
  'shopping-bag': 'Bag',
  mic: 'Speak',
  paperclip: 'Attach a file',
  eye: 'Show',
  'eye-off': 'Hide',
  check: 'Confirm',
  star: 'Rate',
  'log-out': 'Sign out',
  calendar: 'Calendar',
};

const METERS: ReadonlySet<string> = new Set(['progress', 'meter']);
const METER_ROLES: ReadonlySet<string> = new Set([
  'progressbar',
  'meter',
  'slider',
  'spinbutton',
  'listbox',
  'combobox',
]);

/** Gives every control, field, picture and gauge words to be announced by. */
export function nameControls(body: Element, note: Note): void {
  const ids = indexIds(body);
  const find = (id: string): Element | undefined => ids.get(id);
  const labels = new Map<string, Element>();
  forEachElement(body, (element) => {
    const id = element.tagName === 'label' ? findAttribute(element, 'htmlFor') : undefined;
    if (id !== undefined) labels.set(id, element);
  });
  forEachElement(body, (element, ancestors) => {
    if (isLabelledField(element)) nameField(element, ancestors, { find, labels, ids }, note);
    else if (isGauge(element)) nameGauge(element, ancestors, find, note);
    else if (isControl(element) && element.tagName !== 'input') nameControl(element, find, note);
    else if (element.tagName === 'input') nameInputButton(element, note);
    else if (element.tagName === 'img') nameImage(element, ancestors, note);
    else if (element.tagName === 'svg') nameDrawing(element);
    else if (element.tagName === 'dialog') nameDialog(element, find, note);
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
}

type Find = (id: string) => Element | undefined;

function label(element: Element, words: string, note: Note): void {
  element.properties['ariaLabel'] = words;
  note('accessibility', `named a ${element.tagName} "${words.slice(0, 60)}"`);
}

function nameControl(element: Element, find: Find, note: Note): void {
  if (accessibleName(element, find) !== '') return;
  label(
    element,
    findIconWords(element) ?? findPartWords(element) ?? (element.tagName === 'a' ? 'Open' : 'Button'),
    note,
  );
}

function findIconWords(element: Element): string | undefined {
  let icon: string | undefined;
  forEachElement(element, (child) => {
    icon ??= findAttribute(child, 'dataIcon');
  });
  return icon === undefined ? undefined : (ICON_WORDS[icon] ?? toWords(icon));
}

const findPartWords = (element: Element): string | undefined => {
  const part = findAttribute(element, 'dataPart') ?? findAttribute(element, 'name');
  return part === undefined || part === '' ? undefined : toWords(part);
};

/** `shopping-cart` → `Shopping cart`. */
function toWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.[\]]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Names {
  find: Find;
  labels: ReadonlyMap<string, Element>;
  ids: Map<string, Element>;
}

function nameField(element: Element, ancestors: readonly Element[], names: Names, note: Note): void {
  const id = findAttribute(element, 'id');
  const labelled = [
    id === undefined ? undefined : names.labels.get(id),
    ancestors.findLast(({ tagName }) => tagName === 'label'),
  ];
  if (labelled.some((found) => found && readableText(found) !== '')) return;
  const own =
    findAttribute(element, 'ariaLabelledBy') ?? findAttribute(element, 'ariaLabel') ?? findAttribute(element, 'title');
  if (own !== undefined && accessibleName({ ...element, children: [] }, names.find) !== '') return;
  const parent = ancestors.at(-1);
  const before = parent && findBefore(parent, element);
  if (before?.tagName === 'label' && findAttribute(before, 'htmlFor') === undefined) {
    connect(before, element, names, note);
    return;
  }
  const words =
    findAttribute(element, 'placeholder') ??
    (before && readableText(before)) ??
    findPartWords(element) ??
    findAttribute(element, 'type');
  label(element, words === undefined || words.trim() === '' ? 'Field' : words, note);
}

/** The element in front, when it is short enough to be a caption. */
function findBefore(parent: Element, element: Element): Element | undefined {
  const siblings = parent.children.filter((child) => isElement(child));
  const before = siblings[siblings.indexOf(element) - 1];
  const text = before === undefined ? '' : readableText(before);
  return before !== undefined && text !== '' && text.length <= 60 ? before : undefined;
}

function connect(caption: Element, field: Element, { ids }: Names, note: Note): void {
  const wanted = findAttribute(field, 'id') ?? (toSlug(readableText(caption)) || 'field');
  const name = /^[a-z]/i.test(wanted) ? wanted : `field-${wanted}`;
  const id = findAttribute(field, 'id') ?? (ids.has(name) ? findFreeId(name, (taken) => ids.has(taken)) : name);
  field.properties['id'] = id;
  caption.properties['htmlFor'] = [id];
  ids.set(id, field);
  note('accessibility', 'connected a label to its field');
}

function nameInputButton(element: Element, note: Note): void {
  const type = findAttribute(element, 'type');
  const isNameless = type === 'button' && (findAttribute(element, 'value') ?? '') === '';
  if (isNameless && findAttribute(element, 'ariaLabel') === undefined)
    label(element, findPartWords(element) ?? 'Button', note);
}

const isGauge = (element: Element): boolean =>
  METERS.has(element.tagName) || METER_ROLES.has(findAttribute(element, 'role') ?? '');

function nameGauge(element: Element, ancestors: readonly Element[], find: Find, note: Note): void {
  if (accessibleName({ ...element, children: [] }, find) !== '') return;
  const wrapped = ancestors.findLast(({ tagName }) => tagName === 'label');
  if (wrapped) return;
  label(element, findCaption(element, ancestors) ?? 'Progress', note);
}

/** The nearest words around: the text in front, or the first text of the nearest ancestor that has some. */
function findCaption(element: Element, ancestors: readonly Element[]): string | undefined {
  for (const ancestor of ancestors.toReversed()) {
    const heading = ancestor.children.find(
      (child) => isElement(child) && child !== element && readableText(child) !== '',
    );
    const text = heading && readableText(heading);
    if (text !== undefined && text !== '') return text.slice(0, 60);
  }
  return undefined;
}

/** An image without words is decoration, unless its figure or its `title` says what it shows. */
function nameImage(element: Element, ancestors: readonly Element[], note: Note): void {
  if (findAttribute(element, 'alt') !== undefined) return;
  const figure = ancestors.findLast(({ tagName }) => tagName === 'figure');
  const caption = figure?.children.find((child) => isElement(child) && child.tagName === 'figcaption');
  element.properties['alt'] = findAttribute(element, 'title') ?? (caption ? readableText(caption) : '');
  note('accessibility', 'gave an image its alternative text');
}

/** A drawing is either a picture with a name or decoration. */
function nameDrawing(element: Element): void {
  const title = element.children.find((child) => isElement(child) && child.tagName === 'title');
  const name =
    findAttribute(element, 'ariaLabel') ??
    findAttribute(element, 'ariaLabelledBy') ??
    (isElement(title) ? readableTitle(title) : undefined);
  if (name !== undefined && name.trim() !== '') {
    if (findAttribute(element, 'ariaHidden') !== 'true') element.properties['role'] ??= 'img';
    return;
  }
  delete element.properties['role'];
  element.properties['ariaHidden'] = 'true';
}

const readableTitle = (title: Element): string => readableText(createElement('p', {}, title.children));

function nameDialog(element: Element, find: Find, note: Note): void {
  const own = findAttribute(element, 'ariaLabel') ?? findAttribute(element, 'ariaLabelledBy');
  if (own !== undefined && accessibleName({ ...element, children: [] }, find) !== '') return;
  let heading: Element | undefined;
  forEachElement(element, (child) => {
    if (/^h[1-6]$/.test(child.tagName)) heading ??= child;
  });
  label(element, heading ? readableText(heading) : 'Dialog', note);
}
