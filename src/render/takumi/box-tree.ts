import { CONTROL_TAGS } from '../layout/control-children.ts';
import type { DocumentText } from './document-tree.ts';
import type { ShownElement } from './styled-document.ts';

/**
 * A box as CSS 2.1 (9.2) makes it from an element, or anonymous around a stretch of text. It holds either
 * boxes that stand below or beside one another, or one stretch of text, never both: so what the layout
 * engine measures can be told apart without names.
 */
export interface LayoutBox {
  /** Absent for anonymous boxes. */
  element?: ShownElement;
  display: string;
  /** Set over the element's own style. */
  extra?: Readonly<Record<string, string>>;
  content: { kind: 'boxes'; boxes: LayoutBox[] } | { kind: 'text'; items: InlineItem[] } | { kind: 'art' };
}

/** The boxes that stand in a stretch of text, in the order of the document. */
export const listInlineBoxes = (items: readonly InlineItem[]): LayoutBox[] =>
  items.flatMap((item) => {
    if (item.kind === 'box') return [item.box];
    return item.kind === 'inline' ? listInlineBoxes(item.items) : [];
  });

/**
 * A line that holds nothing but one box (a link dressed as a button) is as tall as that box. The layout engine
 * sets such a box on the baseline of the empty line and makes the line taller, so the box is laid out as a block.
 */
function toLoneBox(items: InlineItem[], { style }: ShownElement): LayoutBox['content'] | undefined {
  const [item, ...others] = items.filter((candidate) => candidate.kind !== 'text' || !isBlank(candidate.text));
  if (item?.kind !== 'box' || others.length > 0) return undefined;
  const { box } = item;
  if (box.element === undefined || box.content.kind === 'art') return undefined;
  const own = box.element.style.specified.get('width') ?? 'auto';
  const width = own === 'auto' ? 'fit-content' : own;
  const extra = { ...box.extra, width, ...ALIGNED[style.computed['text-align']] };
  return { kind: 'boxes', boxes: [{ ...box, display: toBlockDisplay(box.display), extra }] };
}

/** Where `text-align` puts a box in its line, said as margins of a block. */
const ALIGNED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  center: { 'margin-left': 'auto', 'margin-right': 'auto' },
  right: { 'margin-left': 'auto' },
  end: { 'margin-left': 'auto' },
};

/** What `<br>` is in a stretch of text. */
export const LINE_BREAK = '\n';

export type InlineItem =
  | { kind: 'text'; text: string }
  | { kind: 'inline'; element: ShownElement; items: InlineItem[] }
  | { kind: 'box'; box: LayoutBox };

const TABLE_PART = /^table(?:-|$)/;
const BESIDE: Readonly<Record<string, string>> = {
  inline: 'block',
  'inline-block': 'block',
  'inline-flex': 'flex',
  'inline-grid': 'grid',
  'inline-table': 'table',
  'flow-root': 'block',
  '-webkit-box': 'block',
};
export const toBlockDisplay = (display: string): string => BESIDE[display] ?? display;

const ART: ReadonlySet<string> = new Set(['svg', 'img', 'hr', ...CONTROL_TAGS]);

/** The boxes of an element; `outer` is the display of the box that holds it. */
export function toLayoutBox(element: ShownElement, outer: 'block' | 'inline' | 'items'): LayoutBox {
  const own = displayOf(element);
  const display = outer === 'inline' ? (own === 'inline' ? 'inline-block' : own) : (BESIDE[own] ?? own);
  if (ART.has(element.tag)) return { element, display, content: { kind: 'art' } };
  const arranges = /flex|grid/.test(display) || TABLE_PART.test(display);
  const isCell = display === 'table-cell' || display === 'table-caption';
  if (arranges && !isCell) return { element, display, content: toItems(element) };
  return element.tag === 'button' ? toButton(element, display) : { element, display, content: toFlow(element) };
}

/** Browsers centre the content of a button in whatever height it has (HTML, 15.5.2). */
function toButton(element: ShownElement, display: string): LayoutBox {
  const inside: LayoutBox = { display: 'block', content: toFlow(element) };
  return {
    element,
    display: display === 'block' ? 'flex' : 'inline-flex',
    extra: { 'flex-direction': 'column', 'justify-content': 'center' },
    content: { kind: 'boxes', boxes: [inside] },
  };
}

const displayOf = ({ style }: ShownElement): string => {
  const display = style.computed.display;
  return style.specified.get('float') === 'left' || style.specified.get('float') === 'right'
    ? (BESIDE[display] ?? display)
    : display;
};

const isOutOfFlow = ({ style }: ShownElement): boolean =>
  /^(?:absolute|fixed)$/.test(style.specified.get('position') ?? '');

const isBlank = (text: string): boolean => text.trim() === '' && !text.includes('\u00a0');

/** In flex, grid and table boxes each child is an item; loose words become one as well. */
function toItems(element: ShownElement): LayoutBox['content'] {
  const boxes = element.children.flatMap((child): LayoutBox[] => {
    if (child.kind === 'element') return toBoxes(child, 'items');
    return isBlank(child.text) ? [] : [anonymous([toTextItem(child)])];
  });
  return { kind: 'boxes', boxes: isColumn(element) ? boxes.map(withOwnHeight) : boxes };
}

const isColumn = ({ style }: ShownElement): boolean =>
  style.computed.display.endsWith('flex') && style.specified.get('flex-direction')?.startsWith('column') === true;

/**
 * What is drawn and may grow in a column starts from its own height, below which it never falls (CSS Flexbox, 4.5). The
 * layout engine, which knows that of boxes with words, starts it from nothing.
 */
function withOwnHeight(box: LayoutBox): LayoutBox {
  const given = ['flex', 'flex-basis'].map((property) => box.element?.style.specified.get(property) ?? '');
  if (box.content.kind !== 'art' || !given.some((value) => FROM_NOTHING.test(value))) return box;
  return { ...box, extra: { ...box.extra, 'flex-basis': 'auto' } };
}

/** `1`, `1 1` and `1 1 0%` alike. */
const FROM_NOTHING = /^[\d.]+(?:\s+[\d.]+)?$|(?:^|\s)0(?:%|px)$/;

/** `display: contents` makes no box: its children stand in its place. */
function toBoxes(element: ShownElement, outer: 'block' | 'items'): LayoutBox[] {
  if (element.style.computed.display !== 'contents') return [toLayoutBox(element, outer)];
  return element.children.flatMap((child) => {
    if (child.kind === 'element') return toBoxes(child, outer);
    return isBlank(child.text) ? [] : [anonymous([toTextItem(child)])];
  });
}

const anonymous = (items: InlineItem[]): LayoutBox => ({ display: 'block', content: { kind: 'text', items } });

const toTextItem = ({ text }: DocumentText): InlineItem => ({ kind: 'text', text: text === LINE_BREAK ? ' ' : text });

/** Text alone stays one stretch; beside blocks each stretch of it gets a box of its own, and what is positioned follows. */
function toFlow(element: ShownElement): LayoutBox['content'] {
  const children = element.children.flatMap(unwrapContents);
  const standsAlone = (child: ShownElement | DocumentText): child is ShownElement =>
    child.kind === 'element' && (isOutOfFlow(child) || !isInline(child));
  if (!children.some(standsAlone)) {
    const items = children.map(toInlineItem);
    return toLoneBox(items, element) ?? { kind: 'text', items };
  }
  const boxes: LayoutBox[] = [];
  let stretch: InlineItem[] = [];
  let positioned: LayoutBox[] = [];
  const endStretch = (): void => {
    if (stretch.some((item) => item.kind !== 'text' || !isBlank(item.text))) boxes.push(anonymous(stretch));
    boxes.push(...positioned);
    [stretch, positioned] = [[], []];
  };
  for (const child of children) {
    if (!standsAlone(child)) stretch.push(toInlineItem(child));
    else if (isOutOfFlow(child)) positioned.push(toLayoutBox(child, 'block'));
    else {
      endStretch();
      boxes.push(toLayoutBox(child, 'block'));
    }
  }
  endStretch();
  return { kind: 'boxes', boxes };
}

const unwrapContents = (child: ShownElement | DocumentText): (ShownElement | DocumentText)[] =>
  child.kind === 'element' && child.style.computed.display === 'contents'
    ? child.children.flatMap(unwrapContents)
    : [child];

/**
 * An inline element that holds a block is laid out as a block of its own; so is one whose width is a share of its
 * line, which the layout engine takes for none.
 */
function isInline(element: ShownElement): boolean {
  const display = displayOf(element);
  const isAtomic = display.startsWith('inline-') || ART.has(element.tag);
  if (isAtomic && element.style.specified.get('width')?.includes('%') === true) return false;
  if (display.startsWith('inline-')) return true;
  if (display !== 'inline') return false;
  return (
    ART.has(element.tag) ||
    element.children.every((child) => child.kind === 'text' || isOutOfFlow(child) || isInline(child))
  );
}

function toInlineItem(child: ShownElement | DocumentText): InlineItem {
  if (child.kind === 'text') return toTextItem(child);
  const holdsPositioned = child.children.some((inner) => inner.kind === 'element' && isOutOfFlow(inner));
  const isBox = displayOf(child) !== 'inline' || ART.has(child.tag) || holdsPositioned;
  if (isBox) return { kind: 'box', box: toLayoutBox(child, 'inline') };
  if (child.tag === 'br') return { kind: 'text', text: LINE_BREAK };
  return { kind: 'inline', element: child, items: child.children.map(toInlineItem) };
}
