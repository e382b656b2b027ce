import type { Element, ElementContent } from 'hast';
import { isElement, listClasses } from '../../markup/element.ts';
import { alignContent } from './align-content.ts';
import type { ArtShelf } from './collect-arts.ts';
import { finishComponent } from './finish-component.ts';
import { isVerbatim, listContent } from './list-content.ts';
import { listAttributes, toNodeKey } from './node-key.ts';
import { toItemName, toTextHint } from './prop-hint.ts';
import type {
  AttributeValue,
  Prop,
  PropKind,
  PropValue,
  RepeatedComponent,
  TemplateArt,
  TemplateAttribute,
  TemplateElement,
  TemplateNode,
} from './template.ts';

/** What unifying needs of the page around. */
export interface Workshop {
  shelf: ArtShelf;
  /** Markup that is the same in all items. */
  build(element: Element): TemplateNode;
  /** Names of the columns of the table around. */
  columns: readonly string[];
}

interface Frame {
  workshop: Workshop;
  count: number;
  props: Prop[];
}

/** Nodes at one place of the items, each with the number of its item. */
interface Place<Node = ElementContent> {
  nodes: readonly Node[];
  items: readonly number[];
}

/** One component for these items, or undefined where they have too little in common. Order of items is order of values. */
export function unifyItems(
  items: readonly Element[],
  workshop: Workshop,
  parentHint?: string,
): RepeatedComponent | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  const frame: Frame = { workshop, count: items.length, props: [] };
  const template = unifyElements({ nodes: items, items: items.map((_, index) => index) }, frame, 'label', true);
  if (template === undefined || (template.is !== 'element' && template.is !== 'art')) return undefined;
  if (frame.props.length === 0 || frame.props.length > MOST_PROPS) return undefined;
  return finishComponent({ name: toItemName(first, parentHint), props: frame.props, count: items.length, template });
}

/** With more, nobody reads the call. */
const MOST_PROPS = 16;

function unifyNodes(place: Place, frame: Frame, hint: string): TemplateNode | undefined {
  const { nodes, items } = place;
  if (nodes.every(isElement)) return unifyElements({ nodes, items }, frame, hint, false);
  const texts = nodes.map((node) => (node.type === 'text' ? node.value : undefined));
  if (texts.includes(undefined)) return undefined;
  const [first = ''] = texts;
  if (texts.every((text) => text === first)) return { is: 'text', value: first, isVerbatim: false };
  // Spaces at the ends belong to the line around, not to what is said.
  const ends = new Set(texts.map((text = '') => `${/^\s/.test(text)}${/\s$/.test(text)}`));
  if (ends.size > 1) return undefined;
  return { is: 'value', prop: addProp(frame, hint, { is: 'text' }, items, texts) };
}

function unifyElements(
  { nodes, items }: Place<Element>,
  frame: Frame,
  around: string,
  isRoot: boolean,
): TemplateNode | undefined {
  const [first] = nodes;
  if (first === undefined || nodes.some(({ tagName }) => tagName !== first.tagName)) return undefined;
  if (first.tagName === 'svg') return unifyArts({ nodes, items }, frame);
  if (!isRoot && nodes.every((node) => toNodeKey(node) === toNodeKey(first))) return frame.workshop.build(first);
  if (nodes.some((node) => isVerbatim(node))) return undefined;
  const hint = toTextHint(first, around);
  const attributes = unifyAttributes({ nodes, items }, frame, isRoot ? undefined : hint);
  const children = unifyContent({ nodes, items }, frame, hint);
  return (
    children && ({ is: 'element', tag: first.tagName, isSvg: false, attributes, children } satisfies TemplateElement)
  );
}

function unifyArts({ nodes, items }: Place<Element>, frame: Frame): TemplateArt {
  const arts = nodes.map((node) => frame.workshop.shelf.take(node));
  const [first] = arts;
  const attributes = unifyAttributes({ nodes: nodes.map(toClassesOnly), items }, frame, 'art');
  if (first !== undefined && arts.every((art) => art === first)) return { is: 'art', art: first, attributes };
  const hint = first?.isIcon === true ? 'icon' : 'picture';
  return { is: 'art', art: addProp(frame, hint, { is: 'art' }, items, arts), attributes };
}

const toClassesOnly = (svg: Element): Element => ({
  ...svg,
  properties: svg.properties['className'] === undefined ? {} : { className: svg.properties['className'] },
});

function unifyAttributes(
  { nodes, items }: Place<Element>,
  frame: Frame,
  hint: string | undefined,
): TemplateAttribute[] {
  const rows = nodes.map((node) => new Map(listAttributes(node)));
  const names = new Set(rows.flatMap((row) => [...row.keys()]));
  return [...names].map((name) => {
    if (name === 'className') return unifyClasses({ nodes, items }, frame, hint);
    const values = rows.map((row) => row.get(name));
    const key = JSON.stringify(values[0]);
    if (values.every((value) => JSON.stringify(value) === key)) return { name, value: values[0] };
    const kind: PropKind = { is: 'attribute', tag: nodes[0]?.tagName ?? 'div', name };
    return { name, value: addProp(frame, name, kind, items, values) };
  });
}

function unifyClasses({ nodes, items }: Place<Element>, frame: Frame, hint: string | undefined): TemplateAttribute {
  const rows = nodes.map(listClasses);
  const [first = []] = rows;
  const shared = first.filter((name) => rows.every((row) => row.includes(name)));
  const others = rows.map((row) => row.filter((name) => !shared.includes(name)).join(' '));
  if (others.every((other) => other === '')) return { name: 'className', value: shared };
  const name = hint === undefined ? 'className' : `${hint}Class`;
  return { name: 'className', shared, value: addProp(frame, name, { is: 'classes' }, items, others) };
}

function unifyContent({ nodes, items }: Place<Element>, frame: Frame, hint: string): TemplateNode[] | undefined {
  const rows = nodes.map((node) => listContent(node, false));
  const [first] = nodes;
  const widths = new Set(rows.map((row) => row.length));
  const mark = frame.props.length;
  if (widths.size === 1) {
    const columns = first?.tagName === 'tr' ? frame.workshop.columns : [];
    const children = unifyColumns(rows, items, frame, (at) => columns[at] ?? hint);
    if (children !== undefined) return children;
    frame.props.length = mark;
  }
  return unifyLists(rows, items, frame, hint) ?? unifyAligned(rows, items, frame, hint);
}

function unifyColumns(
  rows: readonly ElementContent[][],
  items: readonly number[],
  frame: Frame,
  toHint: (at: number) => string,
): TemplateNode[] | undefined {
  const children: TemplateNode[] = [];
  for (let at = 0; at < (rows[0]?.length ?? 0); at++) {
    const nodes = rows.flatMap((row) => row[at] ?? []);
    const hint = toHint(at);
    const child = unifyNodes({ nodes, items }, frame, hint);
    if (child === undefined) return undefined;
    children.push(child);
  }
  return children;
}

/** Each item holds a list of its own, long or short, of one kind of thing. */
function unifyLists(
  rows: readonly ElementContent[][],
  items: readonly number[],
  frame: Frame,
  hint: string,
): TemplateNode[] | undefined {
  const all = rows.flat();
  if (!all.every(isElement) || rows.every((row) => row.length < 2)) return undefined;
  if (new Set(all.map(({ tagName }) => tagName)).size !== 1) return undefined;
  const component = unifyItems(all, frame.workshop, hint === 'label' ? undefined : hint);
  if (component === undefined) return undefined;
  let start = 0;
  const spans = rows.map((row) => {
    const span = { start, end: start + row.length };
    start = span.end;
    return span;
  });
  const prop = addProp(frame, component.plural, { is: 'items', component }, items, spans);
  return [{ is: 'repeat', component, items: prop }];
}

/** Some items lack some of what the fullest has. */
function unifyAligned(
  rows: readonly ElementContent[][],
  items: readonly number[],
  frame: Frame,
  hint: string,
): TemplateNode[] | undefined {
  const columns = alignContent(rows);
  if (columns === undefined) return undefined;
  const mark = frame.props.length;
  const children: TemplateNode[] = [];
  for (const column of columns) {
    const present = column.flatMap((node, row) => (node === undefined ? [] : [{ node, item: items[row] ?? 0 }]));
    const before = frame.props.length;
    const place = { nodes: present.map(({ node }) => node), items: present.map(({ item }) => item) };
    const child = unifyNodes(place, frame, hint);
    if (child === undefined) {
      frame.props.length = mark;
      return undefined;
    }
    children.push(
      present.length === rows.length
        ? child
        : { is: 'optional', given: listGiven(place.items, before, frame, hint), child },
    );
  }
  return children;
}

/** What tells that it is there: all that must be there to draw it, or a prop of its own. */
function listGiven(items: readonly number[], before: number, frame: Frame, hint: string): Prop[] {
  const certain = frame.props.slice(before).filter(({ values }) => items.every((item) => values[item] !== undefined));
  const needed = certain.filter(({ kind }) => kind.is === 'art' || kind.is === 'items');
  const word = certain.find(({ kind }) => kind.is === 'text');
  const given = [...(word === undefined ? [] : [word]), ...needed];
  if (given.length > 0) return given;
  return [
    addProp(
      frame,
      `has ${hint}`,
      { is: 'boolean' },
      items,
      items.map(() => true),
    ),
  ];
}

/** What is the same in every item as another prop is that prop. */
function addProp(
  frame: Frame,
  name: string,
  kind: PropKind,
  items: readonly number[],
  given: readonly (PropValue | AttributeValue)[],
): Prop {
  const values: PropValue[] = Array.from({ length: frame.count }, () => undefined);
  for (const [at, item] of items.entries()) values[item] = given[at];
  const known = frame.props.find(
    (prop) => isSameKind(prop.kind, kind) && prop.values.every((value, at) => value === values[at]),
  );
  if (known !== undefined) return known;
  const prop: Prop = { name, kind, values };
  frame.props.push(prop);
  return prop;
}

const isSameKind = (left: PropKind, right: PropKind): boolean =>
  left.is !== 'items' && right.is !== 'items' && JSON.stringify(left) === JSON.stringify(right);
