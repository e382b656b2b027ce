import type { Element } from 'hast';
import { findAttribute, forEachElement, isBlank, listClasses } from '../element.ts';
import { indexIds } from '../element-ids.ts';
import { placeWord } from './place-words.ts';
import type { Note } from '../report.ts';
import { readableText } from '../text-content.ts';
import { holdsFocusable } from './control.ts';
import { findOwnHeading } from './own-heading.ts';

/** Roles of WAI-ARIA 1.2 that an author may give. */
const ROLES: ReadonlySet<string> = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary
   contentinfo definition deletion dialog document emphasis feed figure form generic grid gridcell group heading img insertion
   link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none
   note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox
   separator slider spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer
   toolbar tooltip tree treegrid treeitem`.split(/\s+/),
);

/** Role → the roles one of which must be around it. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  tab: ['tablist'],
  option: ['listbox', 'combobox'],
  menuitem: ['menu', 'menubar', 'group'],
  menuitemradio: ['menu', 'menubar', 'group'],
  menuitemcheckbox: ['menu', 'menubar', 'group'],
  listitem: ['list'],
  row: ['table', 'grid', 'treegrid', 'rowgroup'],
  rowgroup: ['table', 'grid', 'treegrid'],
  cell: ['row'],
  gridcell: ['row'],
  columnheader: ['row'],
  rowheader: ['row'],
  treeitem: ['tree', 'group'],
};

/** Role → the roles one of which must be in it. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  tablist: ['tab'],
  listbox: ['option', 'group'],
  menu: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'group'],
  menubar: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'group'],
  list: ['listitem'],
  table: ['row', 'rowgroup'],
  grid: ['row', 'rowgroup'],
  row: ['cell', 'gridcell', 'columnheader', 'rowheader'],
  tree: ['treeitem', 'group'],
  radiogroup: ['radio'],
};

/** Role → states it must have, with the value of what is not said. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checkbox: { ariaChecked: 'false' },
  switch: { ariaChecked: 'false' },
  radio: { ariaChecked: 'false' },
  slider: { ariaValueNow: '50' },
  meter: { ariaValueNow: '0' },
  heading: { ariaLevel: '2' },
  combobox: { ariaExpanded: 'false' },
  option: { ariaSelected: 'false' },
};

/** Elements that take no name of their own. */
const NAMELESS_TAGS: ReadonlySet<string> = new Set(
  'div span p strong em b i small mark code sub sup time dt dd label legend blockquote caption'.split(' '),
);
const REFERENCES = [
  'ariaLabelledBy',
  'ariaDescribedBy',
  'ariaControls',
  'ariaOwns',
  'ariaActiveDescendant',
  'ariaDetails',
];
const POPUP_TAGS: ReadonlySet<string> = new Set(['input']);

/** Takes away roles, states and references that would announce something untrue, and adds the states that a role needs. */
export function mendAria(body: Element, note: Note): void {
  const ids = indexIds(body);
  forEachElement(body, (element, ancestors) => {
    if (element.tagName === 'svg') return 'skip';
    dropDangling(element, ids, note);
    mendRole(element, ancestors, note);
    mendName(element, note);
    return undefined;
  });
}

function dropDangling(element: Element, ids: ReadonlyMap<string, Element>, note: Note): void {
  for (const name of REFERENCES) {
    const value = findAttribute(element, name);
    if (value === undefined) continue;
    const known = value.split(/\s+/).filter((id) => ids.has(id));
    if (known.join(' ') === value) continue;
    if (known.length === 0) delete element.properties[name];
    else element.properties[name] = known;
    note('accessibility', 'dropped a reference to an id that is not there');
  }
  const target = element.tagName === 'label' ? findAttribute(element, 'htmlFor') : undefined;
  if (target !== undefined && !ids.has(target)) delete element.properties['htmlFor'];
}

function mendRole(element: Element, ancestors: readonly Element[], note: Note): void {
  const role = findAttribute(element, 'role');
  if (role === undefined) return;
  if (!ROLES.has(role) || !fits(element, role, ancestors)) {
    delete element.properties['role'];
    note('accessibility', `dropped the role ${role.slice(0, 30)}, which does not fit`);
    return;
  }
  for (const [name, value] of Object.entries(REQUIRED[role] ?? {})) {
    if (POPUP_TAGS.has(element.tagName)) continue;
    if (findAttribute(element, name) === undefined) element.properties[name] = value;
  }
}

function fits(element: Element, role: string, ancestors: readonly Element[]): boolean {
  const parents = PARENTS[role];
  if (parents && !ancestors.some((ancestor) => parents.includes(findAttribute(ancestor, 'role') ?? ''))) return false;
  const children = CHILDREN[role];
  if (children === undefined) return true;
  let holds = false;
  forEachElement(element, (child) => {
    const own = findAttribute(child, 'role') ?? toImplicitRole(child);
    holds ||= children.includes(own);
  });
  return holds;
}

function toImplicitRole(element: Element): string {
  if (element.tagName === 'li') return 'listitem';
  if (element.tagName === 'tr') return 'row';
  if (element.tagName === 'td') return 'cell';
  if (element.tagName === 'th') return 'columnheader';
  if (element.tagName === 'input') return findAttribute(element, 'type') ?? '';
  return '';
}

/** A name on a box without a role is announced by nobody. */
function mendName(element: Element, note: Note): void {
  const named = findAttribute(element, 'ariaLabel') ?? findAttribute(element, 'ariaLabelledBy');
  if (named === undefined || findAttribute(element, 'role') !== undefined || !NAMELESS_TAGS.has(element.tagName))
    return;
  if (findAttribute(element, 'ariaHidden') === 'true') return;
  const role = isBlank(readableText(element)) && !holdsFocusable(element) ? 'img' : 'group';
  element.properties['role'] = role;
  note('accessibility', `gave a named ${element.tagName} the role ${role}`);
}

const SCROLLS = /^(?:[a-z0-9]+:)*overflow-(?:x-|y-)?(?:auto|scroll)$/;

/** What scrolls and holds nothing that takes the focus must take it itself, or a keyboard cannot scroll it. */
export function reachScrollers(body: Element, note: Note, lang = 'en'): void {
  forEachElement(body, (element, ancestors) => {
    if (element.tagName === 'svg') return 'skip';
    if (!listClasses(element).some((name) => SCROLLS.test(name)) || element.tagName === 'textarea') return undefined;
    if (findAttribute(element, 'tabIndex') === '0' || holdsFocusable(element)) return undefined;
    element.properties['tabIndex'] = 0;
    if (['div', 'pre', 'figure'].includes(element.tagName)) element.properties['role'] ??= 'group';
    if (findAttribute(element, 'ariaLabel') === undefined && findAttribute(element, 'ariaLabelledBy') === undefined) {
      element.properties['ariaLabel'] = findName(element, ancestors) ?? placeWord('scrolls', lang);
    }
    note('accessibility', 'let the keyboard reach a scrolling part');
    return undefined;
  });
}

/** What scrolls is called by its caption, else by the heading that it stands under. */
function findName(element: Element, ancestors: readonly Element[]): string | undefined {
  let caption: Element | undefined;
  forEachElement(element, (child) => {
    if (child.tagName === 'caption' || child.tagName === 'figcaption') caption ??= child;
  });
  const words = [caption, findOwnHeading(element, ancestors)].map((named) => (named ? readableText(named) : ''));
  return words.find((text) => text !== '');
}
