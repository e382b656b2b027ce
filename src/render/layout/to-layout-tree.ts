import { isVisible, parseColor, TRANSPARENT } from '../paint/color.ts';
import { toPixels } from '../paint/computed-style.ts';
import { toPaintedStyle } from '../paint/painted-style.ts';
import { createNameFinder } from './accessible-name.ts';
import { toContentBox } from '../paint/content-box.ts';
import { CONTROL_TAGS, toControlChildren } from './control-children.ts';
import { isBoxed } from './styled-element.ts';
import { toSvgSource } from './svg-source.ts';
import { toDecoration, toTextLine, UNDECORATED } from './text-line.ts';
import type { Decoration } from './text-line.ts';
import type { FindName } from './accessible-name.ts';
import type { BoxedElement, StyledElement, StyledText } from './styled-element.ts';
import type { ComputedStyle } from '../paint/computed-style.ts';
import type {
  Box,
  Color,
  Drawing,
  LayoutChild,
  LayoutIdentity,
  LayoutNode,
  LayoutTree,
  PaintedStyle,
  Picture,
} from '../layout-tree.ts';

const WHITE: Color = { hex: '#ffffff', alpha: 1 };

interface Build {
  findName: FindName;
  nextId: number;
}

interface Surroundings {
  style: ComputedStyle;
  decoration: Decoration;
}

/** Builds the layout tree of a page from what an engine measured. */
export function toLayoutTree(
  body: BoxedElement,
  rootBackground: string,
  size: { widthPx: number; heightPx: number },
): LayoutTree {
  const backgrounds = [rootBackground, body.style['background-color']].map((text) => parseColor(text) ?? TRANSPARENT);
  const build: Build = { findName: createNameFinder(body), nextId: 0 };
  return { ...size, background: backgrounds.find(isVisible) ?? WHITE, root: toNode(body, UNDECORATED, build) };
}

function toChild(node: StyledElement | StyledText, around: Surroundings, build: Build): LayoutChild[] {
  if (node.kind === 'text') {
    return node.lines.flatMap((line) => toTextLine(line, around.style, around.decoration) ?? []);
  }
  if (!isBoxed(node)) return toChildren(node, around, build);
  if (isOnlyForScreenReaders(node) || toPixels(node.style.opacity, 1) === 0) return [];
  if (node.tag === 'svg') return [toDrawing(node, build)];
  if (node.tag === 'img') return toPicture(node, build);
  return [toNode(node, around.decoration, build)];
}

/** Text stays where the document has it; elements move behind or before it as the paint order says. */
function toChildren(element: StyledElement, around: Surroundings, build: Build): LayoutChild[] {
  const rank = (child: StyledElement | StyledText): number => {
    if (child.kind === 'text') return element.paintOrder;
    return toPixels(child.style?.['z-index'] ?? '') < 0 ? -1 : Math.max(child.paintOrder, element.paintOrder);
  };
  return element.children
    .map((child) => ({ child, rank: rank(child) }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ child }) => toChild(child, around, build));
}

function toNode(element: BoxedElement, decoration: Decoration, build: Build): LayoutNode {
  const { style } = element;
  const identity = toIdentity(element, build);
  const around = { style, decoration: toDecoration(style, decoration) };
  const controls = CONTROL_TAGS.has(element.tag) ? toControlChildren(element, identity.id) : undefined;
  return {
    kind: 'node',
    ...identity,
    tag: element.tag,
    box: element.box,
    style: controls === undefined ? toVisibleStyle(element) : { ...toVisibleStyle(element), clips: true },
    ...optional('isInline', style.display === 'inline' ? (true as const) : undefined),
    ...optional('flow', toFlow(style)),
    children: controls ?? toChildren(element, around, build),
  };
}

/** `visibility: hidden` takes the paint of an element but not that of its visible descendants. */
function toVisibleStyle({ style, box }: BoxedElement): PaintedStyle {
  const painted = toPaintedStyle(style, box);
  if (style.visibility === 'visible') return painted;
  const { border: _border, outline: _outline, ...rest } = painted;
  return { ...rest, fills: [], shadows: [] };
}

/** A drawing with padding, border or background of its own stands in a node that paints those. */
function toDrawing(element: BoxedElement, build: Build): Drawing | LayoutNode {
  const { style } = element;
  const painted = toVisibleStyle(element);
  const identity = toIdentity(element, build);
  const drawing: Drawing = {
    kind: 'drawing',
    ...identity,
    box: toContentBox(element.box, element.style),
    svg: toSvgSource(element),
    opacity: painted.opacity,
    radii: painted.radii,
    clips: style['overflow-x'] !== 'visible',
    ...optional('transform', painted.transform),
  };
  if (!paintsItself(painted)) return drawing;
  const { transform: _, ...inner } = drawing;
  return {
    kind: 'node',
    ...identity,
    tag: element.tag,
    box: element.box,
    style: { ...painted, clips: style['overflow-x'] !== 'visible' },
    children: [{ ...inner, id: `${identity.id}-drawing`, name: 'drawing', opacity: 1 }],
  };
}

const paintsItself = ({ fills, shadows, border, outline }: PaintedStyle): boolean =>
  fills.length > 0 || shadows.length > 0 || border !== undefined || outline !== undefined;

const FITS: Readonly<Record<string, Picture['fit']>> = { contain: 'contain', cover: 'cover', 'scale-down': 'contain' };

function toPicture(element: BoxedElement, build: Build): Picture[] {
  const href = element.attributes['src'] ?? '';
  if (!href.startsWith('data:image/') || element.style.visibility !== 'visible') return [];
  const { radii, opacity, transform } = toPaintedStyle(element.style, element.box);
  return [
    {
      kind: 'picture',
      ...toIdentity(element, build),
      box: toContentBox(element.box, element.style),
      href,
      fit: FITS[element.style['object-fit']] ?? 'fill',
      opacity,
      radii,
      ...optional('transform', transform),
    },
  ];
}

function toIdentity(element: StyledElement, build: Build): LayoutIdentity {
  const { attributes } = element;
  const label = build.findName(element);
  const id = attributes['data-id'] ?? `n${build.nextId++}`;
  const { 'data-block': block, 'data-part': part } = attributes;
  const name = block ?? part ?? label ?? attributes['data-icon'] ?? element.tag;
  return {
    id,
    name,
    ...optional('block', block),
    ...optional('part', part),
    ...optional('label', label),
    ...optional('grows', toPixels(element.style?.['flex-grow'] ?? '') > 0 ? (true as const) : undefined),
    ...optional('floats', FLOATS[element.style?.position ?? '']),
  };
}

const FLOATS: Readonly<Record<string, 'parent' | 'page'>> = { absolute: 'parent', fixed: 'page' };

function toFlow(style: ComputedStyle): LayoutNode['flow'] {
  if (style.display !== 'flex' && style.display !== 'inline-flex') return undefined;
  const direction = style['flex-direction'].startsWith('column') ? 'column' : 'row';
  return { direction, justify: JUSTIFIED[style['justify-content']] ?? 'start' };
}

const JUSTIFIED: Readonly<Record<string, 'center' | 'end' | 'between'>> = {
  center: 'center',
  end: 'end',
  'flex-end': 'end',
  right: 'end',
  'space-between': 'between',
};

/** The usual ways to hide words from the eye: a box of one pixel, or clipped to nothing. */
function isOnlyForScreenReaders({ box, style }: BoxedElement): boolean {
  const isTiny = (side: Box): boolean => side.width <= 1 && side.height <= 1;
  return (isTiny(box) && style['overflow-x'] !== 'visible') || /inset\((?:50|100)%/.test(style['clip-path']);
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
