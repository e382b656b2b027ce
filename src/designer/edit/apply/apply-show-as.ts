import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import type { BlockWidth } from '../../blocks/block.ts';
import type { Slot } from '../../write/slots.ts';
import { SLOT_KINDS } from '../../write/slots.ts';
import type { EditOperation } from '../edit-operation.ts';
import { listsNamed } from '../find/find-entries.ts';
import { toFound } from '../find/found.ts';
import { mainList } from './apply-state.ts';
import { findIn, scopeOf, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { sectionsIn } from '../find/sections-in.ts';
import { listEntries } from '../find/list-entries.ts';
import { isWithin } from '../find/list-named.ts';
import { normal } from '../find/match-words.ts';
import { nameOf } from '../name-of.ts';
import { isHeading, listMatching, partName } from '../screen-tree.ts';
import { drawBlock, freshKey, groundAround } from './draw-block.ts';
import { restack } from './restack.ts';
import { readSlot } from './read-slot.ts';

const has = (root: Element, test: (element: Element) => boolean): boolean =>
  [root, ...listMatching(root, () => true)].some(test);
const isTable = (root: Element): boolean => has(root, (one) => one.tagName === 'table');
const hasCards = (root: Element): boolean => has(root, (one) => partName(one) === 'card');
const hasDrawing = (root: Element): boolean =>
  has(root, (one) =>
    one.children.some(
      (child) =>
        child.type === 'element' &&
        child.tagName === 'svg' &&
        child.properties['dataIcon'] === undefined &&
        child.properties['dataPicture'] === undefined,
    ),
  );
const hasPart = (root: Element, ...parts: string[]): boolean => has(root, (one) => parts.includes(partName(one) ?? ''));
const isCheckable = (root: Element): boolean =>
  has(root, (one) => one.tagName === 'input' && one.properties['type'] === 'checkbox');

/** Words for a form → what a drawing of it must have. */
const FORMS: readonly (readonly [RegExp, (root: Element, id: string, variant: string) => boolean])[] = [
  [/^tables?$/, (root) => isTable(root)],
  [/^(?:cards?|tiles|grid|gallery|carousel)$/, (root) => hasCards(root) && !isTable(root)],
  [/^check ?lists?$/, (root) => isCheckable(root)],
  [
    /^(?:lists?|rows?|compact list)$/,
    (root) => !isTable(root) && !hasCards(root) && hasPart(root, 'row') && !isCheckable(root) && !hasDrawing(root),
  ],
  [
    /^(?:line|lines|area)/,
    (root, _id, variant) => hasDrawing(root) && !hasPart(root, 'ring') && !/column|bar/.test(variant),
  ],
  [
    /^(?:bar|bars|column|columns)/,
    (root, _id, variant) => !hasPart(root, 'ring') && (/bar|column/.test(variant) || !hasDrawing(root)),
  ],
  [/^(?:pie|donut|doughnut|ring)/, (root) => hasPart(root, 'ring')],
  [/^timeline$/, (_root, id) => /timeline/.test(id)],
  [/^steps$/, (_root, id) => /step/.test(id)],
  [/^board$/, (_root, id) => /board/.test(id)],
  [/^accordion$/, (root) => has(root, (one) => one.tagName === 'details')],
];

/** The same content in another block or another variant of its block. */
export function applyShowAs(editing: Editing, { target, form }: Extract<EditOperation, { kind: 'show-as' }>): Outcome {
  const listed = /^(?:main list|it|this|them|these|everything)$/i.test(target.words)
    ? (listsNamed(scopeOf(editing), 'ones')[0]?.section?.element ?? mainList(editing))
    : undefined;
  const found = listed === undefined ? findIn(editing, target) : toFound(listed, 'section');
  if (found === undefined) return unknown(target);
  const [element] = found.elements;
  const section =
    sectionsIn(scopeOf(editing)).findLast(
      (one) =>
        element !== undefined &&
        (isWithin(editing.tree, one.element, element) || one.element === element) &&
        !one.isFurniture,
    ) ?? listsNamed(scopeOf(editing), target.words)[0]?.section;
  if (element === undefined || section === undefined) return { failed: `${target.words} is no section` };
  const name = nameOf(section.element);
  const isForm = FORMS.find(([words]) => words.test(form))?.[1] ?? (form === '' ? () => true : undefined);
  if (isForm === undefined) return { failed: `${form} is no form that ${name} can take` };
  const said = listTexts(section.element);
  const signature = shapeOf(section.element);
  for (const kind of SLOT_KINDS.filter((one) => section.kinds.has(one))) {
    const slot = readSlot(editing, section.element, kind);
    if (slot === undefined) continue;
    for (const one of listDrawings(editing, section.element, slot)) {
      const isOther = shapeOf(one.root) !== signature;
      if (!isOther || !isForm(one.root, one.id, one.variant) || !keepsTitles(slot, one.root)) continue;
      const lost = replaceBy(editing, section.element, one.root, said);
      return withNote(
        `showed ${name} as ${form === '' ? `"${one.id}, ${one.variant}"` : form.endsWith('s') ? form : `a ${form}`}${lost}`,
        found,
      );
    }
  }
  const stack = /^(?:cards?|tiles|grid|gallery)$/.test(form)
    ? 'cards'
    : /^(?:lists?|rows?|compact list)$/.test(form)
      ? 'list'
      : undefined;
  const entries = listEntries({ ...scopeOf(editing), root: section.element }).flatMap((list) => list.entries);
  if (stack !== undefined && entries.length > 1 && restack(editing.tree, entries, stack))
    return withNote(`showed ${name} as ${form.endsWith('s') ? form : `a ${form}`}`, found);
  const isListed = stack === 'list' && entries.length > 1 && entries.every((entry) => entry.element.tagName === 'li');
  return isListed || (isForm(section.element, '', '') && form !== '')
    ? { already: `${name} is shown so` }
    : { failed: `${name} cannot be shown as ${form || 'anything else'}` };
}

interface Drawing {
  root: Element;
  id: string;
  variant: string;
}

/** Every block and variant that can draw a slot here, those of the same width first. */
function listDrawings(editing: Editing, section: Element, slot: Slot): Drawing[] {
  const { tree, device } = editing;
  const onDevice = device === 'AGNOSTIC' ? 'DESKTOP' : device;
  const level = listMatching(section, isHeading)[0]?.tagName === 'h1' ? 1 : 2;
  const at = { level, ground: groundAround(tree, tree.parentOf(section) ?? section), key: freshKey(tree) } as const;
  const widths: readonly BlockWidth[] = onDevice === 'MOBILE' ? ['narrow', 'full', 'wide'] : ['wide', 'full', 'narrow'];
  const drawings: Drawing[] = [];
  for (const block of BLOCKS.filter((one) => one.shows === slot.kind && one.isSignature !== true)) {
    for (const variant of block.variants) {
      const width = widths.find((one) => variant.widths.includes(one));
      if (width === undefined || !variant.devices.includes(onDevice)) continue;
      const suits: ((given: Slot) => boolean) | undefined = variant.suits as ((given: Slot) => boolean) | undefined;
      const shaped = shapeSeries(slot, variant.name);
      if (suits !== undefined && !suits(shaped)) continue;
      const [root] = drawBlock(editing, variant, shaped, { width, ...at });
      if (root !== undefined) drawings.push({ root, id: block.id, variant: variant.name });
    }
  }
  return drawings;
}

/** A series says itself how it likes to be drawn. */
const shapeSeries = (slot: Slot, variant: string): Slot =>
  slot.kind !== 'series'
    ? slot
    : { ...slot, shape: /line|area/.test(variant) ? 'line' : /bar|column/.test(variant) ? 'bars' : slot.shape };

const keepsTitles = (slot: Slot, root: Element): boolean => {
  const text = normal(readableText(root));
  const titles =
    slot.kind === 'records' ? slot.rows.map(({ title, cells }) => [title, ...Object.values(cells ?? {})]) : [];
  return titles.every((names) => names.some((title) => text.includes(normal(title))));
};

const listTexts = (element: Element): string[] =>
  listMatching(element, (one) => one.children.every((child) => child.type === 'text'))
    .map(readableText)
    .filter((text) => text !== '');

const shapeOf = (element: Element): string =>
  listMatching(element, () => true)
    .map((one) => `${one.tagName}.${partName(one) ?? ''}`)
    .slice(0, 40)
    .join(' ');

/** The new drawing in the old one's place, with the old one's id; tells what found no place in it. */
function replaceBy({ tree }: Editing, section: Element, root: Element, said: readonly string[]): string {
  const id = section.properties['dataId'];
  const heading = listMatching(section, isHeading)[0]?.properties['dataId'];
  section.tagName = root.tagName;
  section.properties = { ...root.properties, ...(id === undefined ? {} : { dataId: id }) };
  section.children = root.children;
  const [fresh] = listMatching(section, isHeading);
  if (fresh !== undefined && heading !== undefined) fresh.properties['dataId'] = heading;
  tree.refresh();
  const says = normal(readableText(section));
  const lost = [...new Set(said)].filter((text) => !says.includes(normal(text)));
  return lost.length === 0
    ? ''
    : `, which has no place for ${lost.length === 1 ? `"${lost[0] ?? ''}"` : `${lost.length} small texts such as "${lost[0] ?? ''}"`}`;
}
