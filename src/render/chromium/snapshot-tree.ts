import { PLACEHOLDER_COLOR } from '../layout/control-children.ts';
import { joinLines } from '../layout/join-lines.ts';
import { STYLE_PROPERTIES } from '../paint/computed-style.ts';
import type { CDPSession } from 'playwright-core';
import type { Box } from '../layout-tree.ts';
import type { TextPiece } from '../layout/join-lines.ts';
import type { StyledElement, StyledLine, StyledText } from '../layout/styled-element.ts';
import type { ComputedStyle } from '../paint/computed-style.ts';
import type { DetailSelectors, PageDetails } from './page-scripts.ts';

type SnapshotAnswer = Awaited<ReturnType<typeof requestSnapshot>>;

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

const DETAIL_TAGS = {
  svg: ['svg'],
  stop: ['stop', 'feFlood', 'feDropShadow'],
  field: ['input', 'textarea'],
} as const;

/** Which elements the details of a page are about; their order in the document joins details and snapshot. */
export const DETAILS: DetailSelectors = {
  svg: DETAIL_TAGS.svg.join(),
  stop: DETAIL_TAGS.stop.join(),
  field: DETAIL_TAGS.field.join(),
  stopProperties: ['stop-color', 'stop-opacity', 'flood-color', 'flood-opacity'],
};

const requestSnapshot = (session: CDPSession) =>
  session.send('DOMSnapshot.captureSnapshot', { computedStyles: [...STYLE_PROPERTIES], includePaintOrder: true });

/** One node of the page as the snapshot tells it. */
interface SnapshotNode {
  type: number;
  name: string;
  value: string;
  attributes: Record<string, string>;
  children: SnapshotNode[];
  /** A generated box (`::before`) has two: itself and its text. */
  rows: LayoutRow[];
}

interface LayoutRow {
  box: Box;
  style: ComputedStyle;
  paintOrder: number;
  lines: TextPiece[];
}

export interface PageSnapshot {
  root: SnapshotNode;
  /** Every `font` shorthand in which text is laid out. */
  fonts: string[];
}

/** Boxes, computed values, lines of text and paint order of the whole page, taken without running anything in it. */
export async function takeSnapshot(session: CDPSession): Promise<PageSnapshot> {
  const answer = await requestSnapshot(session);
  const rows = readRows(answer);
  const fonts = new Set(rows.filter(({ row }) => row.lines.length > 0).map(({ row }) => toFont(row.style)));
  return { root: readNodes(answer, rows), fonts: [...fonts] };
}

const toFont = (style: ComputedStyle): string =>
  `${style['font-style']} ${style['font-weight']} ${style['font-size']} ${style['font-family']}`;

function readRows({ documents, strings }: SnapshotAnswer): { nodeIndex: number; row: LayoutRow }[] {
  const [page] = documents;
  if (page === undefined) return [];
  const { layout, textBoxes } = page;
  const rows = layout.nodeIndex.map((nodeIndex, index) => {
    const values = layout.styles[index] ?? [];
    const style = Object.fromEntries(
      STYLE_PROPERTIES.map((property, at) => [property, strings[values[at] ?? -1] ?? '']),
    ) as unknown as ComputedStyle;
    const row: LayoutRow = {
      box: toBox(layout.bounds[index]),
      style,
      paintOrder: layout.paintOrders?.[index] ?? 0,
      lines: [],
    };
    return { nodeIndex, row };
  });
  for (const [index, layoutIndex] of textBoxes.layoutIndex.entries()) {
    const text = strings[layout.text[layoutIndex] ?? -1] ?? '';
    const start = textBoxes.start[index] ?? 0;
    const line = {
      text: text.slice(start, start + (textBoxes.length[index] ?? 0)),
      box: toBox(textBoxes.bounds[index]),
    };
    rows[layoutIndex]?.row.lines.push(line);
  }
  return rows;
}

function readNodes(
  { documents, strings }: SnapshotAnswer,
  rows: { nodeIndex: number; row: LayoutRow }[],
): SnapshotNode {
  const source = documents[0]?.nodes;
  const text = (index: number | undefined): string => strings[index ?? -1] ?? '';
  const nodes = (source?.nodeName ?? []).map((name, index): SnapshotNode => {
    const pairs = source?.attributes?.[index] ?? [];
    const attributes: Record<string, string> = {};
    for (let at = 0; at + 1 < pairs.length; at += 2) attributes[text(pairs[at]).toLowerCase()] = text(pairs[at + 1]);
    return {
      type: source?.nodeType?.[index] ?? 0,
      name: text(name).toLowerCase(),
      value: text(source?.nodeValue?.[index]),
      attributes,
      children: [],
      rows: [],
    };
  });
  for (const { nodeIndex, row } of rows) nodes[nodeIndex]?.rows.push(row);
  for (const [index, parent] of (source?.parentIndex ?? []).entries()) {
    const node = nodes[index];
    if (node !== undefined) nodes[parent]?.children.push(node);
  }
  const root = nodes.find((node) => node.type === ELEMENT_NODE && node.name === 'html');
  if (root === undefined) throw new Error('The snapshot of the page has no root element');
  return root;
}

const toBox = ([x = 0, y = 0, width = 0, height = 0]: number[] = []): Box => ({ x, y, width, height });

/** Joins a snapshot with what it lacks: exact boxes of drawings, colours of stops, baselines. */
export function toStyledTree(snapshot: PageSnapshot, details: PageDetails, ascents: readonly number[]): StyledElement {
  const ascentOf = new Map(snapshot.fonts.map((font, index) => [font, ascents[index] ?? 0]));
  const queues: Queues = {
    svgBoxes: details.svgBoxes.values(),
    stops: details.stops.values(),
    placeholders: details.placeholders.values(),
  };
  return toElement(snapshot.root, ascentOf, queues);
}

interface Queues {
  svgBoxes: Iterator<Box>;
  stops: Iterator<Record<string, string>>;
  placeholders: Iterator<string>;
}

const isOneOf = (tags: readonly string[], name: string): boolean => tags.some((tag) => tag.toLowerCase() === name);

function toElement(node: SnapshotNode, ascentOf: ReadonlyMap<string, number>, queues: Queues): StyledElement {
  const [row, textRow] = node.rows;
  const svgBox = isOneOf(DETAIL_TAGS.svg, node.name) ? queues.svgBoxes.next().value : undefined;
  const stop = isOneOf(DETAIL_TAGS.stop, node.name) ? queues.stops.next().value : undefined;
  const placeholder = isOneOf(DETAIL_TAGS.field, node.name) ? queues.placeholders.next().value : undefined;
  const generated: StyledText[] =
    textRow === undefined ? [] : [{ kind: 'text', text: '', lines: toLines(textRow, ascentOf) }];
  return {
    kind: 'element',
    tag: node.name,
    attributes: placeholder === undefined ? node.attributes : { ...node.attributes, [PLACEHOLDER_COLOR]: placeholder },
    ...(row === undefined ? {} : { box: snap(svgBox ?? row.box) }),
    ...(row === undefined && stop === undefined ? {} : { style: { ...row?.style, ...stop } }),
    paintOrder: row?.paintOrder ?? 0,
    children: [...generated, ...node.children.flatMap((child) => toContent(child, ascentOf, queues))],
  };
}

function toContent(
  node: SnapshotNode,
  ascentOf: ReadonlyMap<string, number>,
  queues: Queues,
): (StyledElement | StyledText)[] {
  if (node.type === TEXT_NODE) {
    return [{ kind: 'text', text: node.value, lines: node.rows.flatMap((row) => toLines(row, ascentOf)) }];
  }
  return node.type === ELEMENT_NODE ? [toElement(node, ascentOf, queues)] : [];
}

/** Boxes are painted on whole CSS pixels: each edge at the nearest one. */
function snap({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}

/** Ascents and the tops of lines are whole CSS pixels as well; along the line text is placed freely. */
function toLines({ lines, style }: LayoutRow, ascentOf: ReadonlyMap<string, number>): StyledLine[] {
  const ascent = Math.round(ascentOf.get(toFont(style)) ?? 0);
  return joinLines(lines).map(({ text, box }) => ({ text, box, baselineY: Math.round(box.y) + ascent }));
}
