import type { Box, Drawing, LayoutChild, LayoutNode, LayoutTree, Picture, TextLine } from '../../render/layout-tree.ts';
import { toHex } from '../../render/paint/color.ts';
import type { Item } from './arrangement.ts';
import { arrangeItems } from './native-flow.ts';
import type { NativeNode, NativeScreen, NativeStyle, NativeView } from './native-node.ts';
import { round, toBorderWidths, toPaintStyle, toRadiusStyle } from './native-paint.ts';
import { toPlace } from './native-places.ts';
import {
  breaksWords,
  holdsWords,
  isWords,
  listLines,
  paints,
  toText,
  toTextStyle,
  toUnion,
  toWordsBox,
} from './native-text.ts';

/** What stands in a view, and what becomes of it once the view has said whether it fills its room. */
interface Part extends Item {
  floats?: 'parent' | 'page';
  build(isFilled: boolean): NativeNode;
}

/** The page as views that lay themselves out: lines where the page has lines, words that break anew. */
export function toNativeScreen({ root, background, widthPx, heightPx }: LayoutTree): NativeScreen {
  const pinned: Part[] = [];
  const page = { x: 0, y: 0, width: widthPx, height: heightPx };
  const content = toView({ ...root, box: page }, true, pinned);
  const { minHeight: _, ...contentStyle } = content.style;
  return {
    content: content.children,
    pinned: pinned.map((part) => withStyle(part.build(true), toPlace(part.box, page, NO_BORDER))),
    style: { flex: 1, backgroundColor: toHex(background) },
    contentStyle,
  };
}

const NO_BORDER = { top: 0, right: 0, bottom: 0, left: 0 };

const withStyle = <Node extends NativeNode>(node: Node, more: NativeStyle): Node => ({
  ...node,
  style: { ...node.style, ...more },
});

function toView(node: LayoutNode, isFilled: boolean, pinned: Part[]): NativeView {
  const { style, box, tag, label, block, name } = node;
  const parts = toParts(node.children, node.flow !== undefined, pinned);
  const flowing = inOrder(
    parts.filter(({ floats }) => floats === undefined),
    node.flow,
  );
  const border = toBorderWidths(style);
  const paint = toPaintStyle(style, box);
  const isPressable = PRESSED.has(tag);
  const common = {
    is: 'view' as const,
    name,
    isPressable,
    ...(ROLES[tag] !== undefined && { role: ROLES[tag] }),
    ...(isPressable && label !== undefined && parts.every(({ isText }) => !isText) && { label }),
    ...(block !== undefined && { block }),
  };
  const floating = parts
    .filter(({ floats }) => floats === 'parent')
    .map((part) => ({ part, node: withStyle(part.build(true), toPlace(part.box, box, border, part.isText)) }));
  if (flowing.length === 0)
    return {
      ...common,
      style: { ...paint, ...(isFilled ? {} : { width: round(box.width) }), height: round(box.height) },
      children: floating.map((each) => each.node),
    };
  const isSquare = paints(node) && flowing.length === 1 && box.width <= 96 && Math.abs(box.width - box.height) < 1;
  if (isSquare)
    return {
      ...common,
      style: { ...paint, width: round(box.width), height: round(box.height), ...CENTRED },
      children: [...flowing.map((part) => part.build(false)), ...floating.map((each) => each.node)],
    };
  const arranged = arrangeItems(box, flowing, { flow: node.flow, border, isFilled });
  const built = flowing.map((part, at) =>
    withStyle(part.build(arranged.isFilled[at] ?? false), arranged.items[at] ?? {}),
  );
  const children = arranged.rows?.map((row): NativeNode => toRow(row, built)) ?? built;
  // What lies below the words was painted before them.
  const firstIndex = parts.findIndex(({ floats }) => floats === undefined);
  const isBelow = ({ part }: { part: Part }): boolean => parts.indexOf(part) < firstIndex;
  return {
    ...common,
    style: { ...paint, ...arranged.style },
    children: [
      ...floating.filter(isBelow).map((each) => each.node),
      ...children,
      ...floating.filter((each) => !isBelow(each)).map((each) => each.node),
    ],
  };
}

const CENTRED = { alignItems: 'center', justifyContent: 'center' } as const;
const PRESSED: ReadonlySet<string> = new Set(['button', 'a', 'summary']);
const ROLES: Readonly<Record<string, string>> = { button: 'button', a: 'link', summary: 'button' };
const HEADING = /^h[1-6]$/;

/** Raised parts are painted last, and stand where they stand all the same. */
const inOrder = (parts: Part[], flow: LayoutNode['flow']): Part[] =>
  flow === undefined
    ? parts
    : parts.toSorted((a, b) =>
        Math.abs(a.box.y - b.box.y) < Math.min(a.box.height, b.box.height) / 2 || flow.direction === 'row'
          ? a.box.x - b.box.x || a.box.y - b.box.y
          : a.box.y - b.box.y,
      );

const toRow = (row: { items: number[]; style: NativeStyle }, built: readonly NativeNode[]): NativeView => ({
  is: 'view',
  name: 'row',
  isPressable: false,
  style: row.style,
  children: row.items.flatMap((at) => built[at] ?? []),
});

/** Words that follow one another are one text, save in a flex container, where each element is a thing of its own. */
function toParts(children: readonly LayoutChild[], isFlex: boolean, pinned: Part[]): Part[] {
  const parts: Part[] = [];
  let words: TextLine[] = [];
  const endWords = (): void => {
    const box = words.length === 0 ? undefined : toWordsBox(words);
    const text = box && toText(words, box, 'text');
    if (box !== undefined && text !== undefined)
      parts.push({ box, grows: false, isSoft: true, isText: true, isBare: true, build: () => text });
    words = [];
  };
  for (const child of children) {
    if (isWords(child) && (child.kind === 'text' || !isFlex) && !('floats' in child && child.floats)) {
      words.push(...listLines(child));
      continue;
    }
    endWords();
    const part = toPart(child, pinned);
    if (part?.floats === 'page') pinned.push(part);
    else if (part !== undefined) parts.push(part);
  }
  endWords();
  return parts;
}

function toPart(child: LayoutChild, pinned: Part[]): Part | undefined {
  if (child.kind === 'text') return undefined;
  const { box, floats } = child;
  if (box.width <= 0 || box.height <= 0) {
    // A label may hang on a point.
    const lines = listLines(child);
    if (child.kind !== 'node' || lines.length === 0) return undefined;
    return toPart({ ...child, box: toUnion(lines.map((line) => line.box)) }, pinned);
  }
  const common = { box, grows: child.grows === true, isBroken: breaksWords(child), ...(floats && { floats }) };
  if (child.kind !== 'node') {
    const node = toPicture(child);
    return { ...common, isSoft: false, isText: false, build: () => node };
  }
  if (FIELDS.has(child.tag)) {
    const field = toField(child);
    if (field !== undefined) return { ...common, isSoft: true, isText: false, build: () => field };
  }
  if (holdsWords(child) && !paints(child) && !PRESSED.has(child.tag) && child.style.transform === undefined) {
    const text = toText(listLines(child), box, child.name);
    if (text === undefined) return undefined;
    const node = { ...text, ...(HEADING.test(child.tag) && { role: 'header' }) };
    const { opacity } = child.style;
    return {
      ...common,
      isSoft: true,
      isText: true,
      build: () => (opacity < 1 ? withStyle(node, { opacity: round(opacity) }) : node),
    };
  }
  if (isEmpty(child)) return undefined;
  return {
    ...common,
    isSoft: listLines(child).length > 0,
    isText: false,
    build: (isFilled) => toSized(toView(child, isFilled, pinned), child, isFilled),
  };
}

function toPicture(child: Drawing | Picture): NativeNode {
  const { box, name, label, opacity, radii } = child;
  const size = { width: round(box.width), height: round(box.height) };
  const corners = toRadiusStyle(radii);
  const style = { ...size, ...(opacity < 1 && { opacity: round(opacity) }) };
  const told = label === undefined ? {} : { label, role: 'image' };
  if (child.kind === 'picture')
    return {
      is: 'image',
      name,
      style: { ...style, ...corners, resizeMode: FITS[child.fit] },
      uri: child.href,
      ...told,
    };
  const drawing: NativeNode = { is: 'drawing', name, style, svg: child.svg, ...told };
  if (Object.keys(corners).length === 0) return drawing;
  // Not every platform cuts a drawing to corners of its own.
  const frame = { ...style, ...corners, overflow: 'hidden' };
  return {
    is: 'view',
    name: `${name} frame`,
    isPressable: false,
    style: frame,
    children: [{ ...drawing, style: size }],
  };
}

const FITS = { cover: 'cover', contain: 'contain', fill: 'stretch' } as const;
/** What is narrower and empty is a box to tick. */
const LEAST_FIELD_PX = 64;
const FIELDS: ReadonlySet<string> = new Set(['input', 'textarea']);

/** Nothing that shows: a room that gaps and padding keep. */
const isEmpty = (node: LayoutNode): boolean =>
  !paints(node) &&
  node.children.every((child) =>
    child.kind === 'text' ? child.text.trim() === '' : child.kind === 'node' && isEmpty(child),
  );

/** What holds words that do not reach its edge, in a row, was made as wide as it is. */
function toSized(view: NativeView, { box }: LayoutNode, isFilled: boolean): NativeView {
  if (isFilled || 'width' in view.style) return view;
  const isLoose = !('alignItems' in view.style) && view.children.every((child) => child.is === 'view');
  return isLoose && view.children.length > 1 ? withStyle(view, { width: round(box.width), maxWidth: '100%' }) : view;
}

function toField({ style, box, children, name, label, tag }: LayoutNode): NativeNode | undefined {
  const [line] = children.flatMap(listLines);
  // What is drawn rather than written is ticked or drawn out.
  if (children.some((child) => child.kind !== 'text')) return undefined;
  if (line === undefined && box.width < LEAST_FIELD_PX) return undefined;
  const color = line === undefined ? '#777777' : toHex(line.color);
  const font = line === undefined ? {} : toTextStyle(line);
  const words = line?.text.trim() ?? '';
  const border = toBorderWidths(style);
  return {
    is: 'input',
    name,
    words,
    color,
    isMultiline: tag === 'textarea',
    isSecret: /^•+$/.test(words),
    ...(label !== undefined && { label }),
    style: {
      ...toPaintStyle(style, box),
      ...font,
      color,
      minHeight: round(box.height),
      ...(line !== undefined && { paddingHorizontal: round(Math.max(0, leftOf(line.box, box) - border.left)) }),
      ...(tag === 'textarea' && { textAlignVertical: 'top' }),
      ...(tag === 'textarea' && line !== undefined && { paddingTop: round(line.box.y - box.y) }),
    },
  };
}

const leftOf = (inner: Box, outer: Box): number => Math.min(inner.x - outer.x, outer.width / 4);
