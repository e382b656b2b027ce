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
  content: { kind: 'boxes'; boxes: LayoutBox[] } | { kind: 'text'; items: InlineItem[] } | { kind: 'art' };
}

export type InlineItem =
  | { kind: 'text'; text: string; source: DocumentText }
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
const ART: ReadonlySet<string> = new Set(['svg', 'img', 'hr', ...CONTROL_TAGS]);

/** The boxes of an element; `outer` is the display of the box that holds it. */
export function toLayoutBox(element: ShownElement, outer: 'block' | 'inline' | 'items'): LayoutBox {
  const own = displayOf(element);
  const display = outer === 'inline' ? (own === 'inline' ? 'inline-block' : own) : (BESIDE[own] ?? own);
  if (ART.has(element.tag)) return { element, display, content: { kind: 'art' } };
  const arranges = /flex|grid/.test(display) || TABLE_PART.test(display);
  const isCell = display === 'table-cell' || display === 'table-caption';
  const content = arranges && !isCell ? toItems(element) : toFlow(element);
  return { element, display, content };
}

const displayOf = ({ style }: ShownElement): string => {
  const display = style.computed.display;
  return style.specified.get('float') === 'left' || style.specified.get('float') === 'right'
    ? (BESIDE[display] ?? display)
    : display;
};

export const isOutOfFlow = ({ style }: ShownElement): boolean =>
  /^(?:absolute|fixed)$/.test(style.specified.get('position') ?? '');

const isBlank = (text: string): boolean => text.trim() === '' && !text.includes('\u00a0');

/** In flex, grid and table boxes each child is an item; loose words become one as well. */
function toItems(element: ShownElement): LayoutBox['content'] {
  const boxes = element.children.flatMap((child): LayoutBox[] => {
    if (child.kind === 'element') return toBoxes(child, 'items');
    return isBlank(child.text) ? [] : [anonymous([toTextItem(child)])];
  });
  return { kind: 'boxes', boxes };
}

/** `display: contents` makes no box: its children stand in its place. */
function toBoxes(element: ShownElement, outer: 'block' | 'items'): LayoutBox[] {
  if (element.style.computed.display !== 'contents') return [toLayoutBox(element, outer)];
  return element.children.flatMap((child) => {
    if (child.kind === 'element') return toBoxes(child, outer);
    return isBlank(child.text) ? [] : [anonymous([toTextItem(child)])];
  });
}

const anonymous = (items: InlineItem[]): LayoutBox => ({ display: 'block', content: { kind: 'text', items } });

const toTextItem = (source: DocumentText): InlineItem => ({ kind: 'text', text: source.text, source });

/** Text alone stays one stretch; beside blocks or positioned boxes each stretch of it gets a box of its own. */
function toFlow(element: ShownElement): LayoutBox['content'] {
  const children = element.children.flatMap(unwrapContents);
  const standsAlone = (child: ShownElement | DocumentText): child is ShownElement =>
    child.kind === 'element' && (isOutOfFlow(child) || !isInline(child));
  if (!children.some(standsAlone)) return { kind: 'text', items: children.map(toInlineItem) };
  const boxes: LayoutBox[] = [];
  let stretch: InlineItem[] = [];
  const endStretch = (): void => {
    if (stretch.some((item) => item.kind !== 'text' || !isBlank(item.text))) boxes.push(anonymous(stretch));
    stretch = [];
  };
  for (const child of children) {
    if (standsAlone(child)) {
      endStretch();
      boxes.push(toLayoutBox(child, 'block'));
    } else stretch.push(toInlineItem(child));
  }
  endStretch();
  return { kind: 'boxes', boxes };
}

const unwrapContents = (child: ShownElement | DocumentText): (ShownElement | DocumentText)[] =>
  child.kind === 'element' && child.style.computed.display === 'contents'
    ? child.children.flatMap(unwrapContents)
    : [child];

/** An inline element that holds a block or a positioned box is laid out as a block of its own. */
function isInline(element: ShownElement): boolean {
  const display = displayOf(element);
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
  if (child.tag === 'br') return { kind: 'text', text: '\n', source: { kind: 'text', text: '\n' } };
  return { kind: 'inline', element: child, items: child.children.map(toInlineItem) };
}
