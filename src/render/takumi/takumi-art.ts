import { CONTROL_TAGS, toControlState, toFieldWords } from '../layout/control-children.ts';
import { drawControl, findDrawnControl } from '../layout/form-control.ts';
import { toSvgSource } from '../layout/svg-source.ts';
import { toHex } from '../paint/color.ts';
import { toPixels } from '../paint/computed-style.ts';
import { keepStrokes } from './constant-strokes.ts';
import { toContainer } from './node-making.ts';
import { toStyledElement } from './styled-drawing.ts';
import type { ImageNode, Node } from '@takumi-rs/core';
import type { ControlState, DrawnControl } from '../layout/form-control.ts';
import type { Box } from '../layout-tree.ts';
import type { DrawingNode, NodeMaking, Style } from './node-making.ts';
import type { ShownElement } from './styled-document.ts';

/** The nodes of what is drawn rather than laid out: drawings, pictures, controls. */
export function toArt(element: ShownElement, style: Style, making: NodeMaking): Node {
  if (element.tag === 'svg') return toDrawing(element, style, making);
  if (element.tag === 'img') return toPicture(element, style, making);
  return CONTROL_TAGS.has(element.tag) ? toControl(element, style, making) : toContainer(style, [], making);
}

/** A drawing that may reach beyond its box lies around it; how far is known once the box has its size. */
const AROUND = { position: 'absolute', 'max-width': 'none' };
/** How far a drawing may reach beyond the shorter sides of its box, CSS pixels; never further than it is large. */
const REACH_PX = 64;

function toDrawing(element: ShownElement, style: Style, making: NodeMaking): Node {
  const source = toSvgSource(toStyledElement(element));
  const view = readViewBox(element.attributes['viewBox']);
  const { width, height } = view;
  if (element.style.specified.get('overflow-x') !== 'visible' || !(width > 0 && height > 0)) {
    return framed(style, making, (inner) => toDrawingNode(element, source, inner, making));
  }
  const room = {
    ...style,
    position: style['position'] === 'absolute' ? 'absolute' : 'relative',
    'aspect-ratio': style['aspect-ratio'] ?? `${width} / ${height}`,
  };
  return toContainer(room, [toDrawingNode(element, source, AROUND, making, view)], making);
}

function readViewBox(text: string | undefined): Box {
  const [x = 0, y = 0, width = 0, height = 0] = text?.split(/[\s,]+/).map(Number) ?? [];
  return { x, y, width, height };
}

function toDrawingNode(element: ShownElement, src: string, style: Style, making: NodeMaking, openView?: Box): Node {
  const node: ImageNode = { type: 'image', src, className: making.styles.toClass(style) };
  making.drawings.set(element, { node, ...(openView !== undefined && { openView }) });
  return node;
}

/**
 * The renderer stretches a drawing to its box like a picture. One that is told the size of its box has nothing to
 * stretch, and `preserveAspectRatio` decides as it does in a browser.
 */
export function sizeDrawing({ node, openView }: DrawingNode, box: Pick<Box, 'width' | 'height'>): void {
  if (typeof node.src !== 'string') return;
  const reach = openView === undefined ? 0 : Math.min(1, REACH_PX / Math.max(1, Math.min(box.width, box.height)));
  const times = 1 + 2 * reach;
  const size = { width: box.width * times, height: box.height * times };
  const source = keepStrokes(node.src, readViewBox(/viewBox="([^"]*)"/.exec(node.src)?.[1]), box);
  node.src = source.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:width|height)="[^"]*"/g, '');
    const seen = openView === undefined ? kept : kept.replace(/viewBox="[^"]*"/, `viewBox="${widen(openView, reach)}"`);
    return `<svg width="${size.width}" height="${size.height}"${seen}>`;
  });
  if (openView === undefined) return;
  const away = { left: -box.width * reach, top: -box.height * reach };
  node.style = Object.fromEntries(Object.entries({ ...size, ...away }).map(([name, px]) => [name, `${px}px`]));
}

/** A view box that shows this share of itself more on every side. */
const widen = ({ x, y, width, height }: Box, share: number): string =>
  [x - width * share, y - height * share, width * (1 + 2 * share), height * (1 + 2 * share)].join(' ');

function toPicture(element: ShownElement, style: Style, making: NodeMaking): Node {
  const src = making.pictures.get(element.attributes['src'] ?? '');
  if (src === undefined) return toContainer(style, [], making);
  return framed(style, making, (inner) => ({ type: 'image', src, className: making.styles.toClass(inner) }));
}

const DEFINITE = /^[\d.]+(?:px|%)$/;
const BOUND = /^(?!0px)[\d.]+px$/;
const FILLING = { position: 'absolute', top: '0px', left: '0px', width: '100%', height: '100%' };

/**
 * A width that is said holds, also where the height that follows by the ratio is bounded (CSS Sizing 4, 5.1); the layout
 * engine narrows the box instead. So the ratio gives its height to what stands in a frame, and the frame bears the bound.
 */
function framed(style: Style, making: NodeMaking, draw: (style: Style) => Node): Node {
  const { 'aspect-ratio': ratio, 'object-fit': fit, 'object-position': at, ...frame } = style;
  const isBounded = ['max-height', 'min-height'].some((bound) => BOUND.test(style[bound] ?? ''));
  const isFollowing = (style['height'] ?? 'auto') === 'auto' && DEFINITE.test(style['width'] ?? '');
  if (ratio === undefined || ratio === 'auto' || !isBounded || !isFollowing) return draw(style);
  const inner = { ...FILLING, ...(fit !== undefined && { 'object-fit': fit }), ...(at && { 'object-position': at }) };
  const held = toContainer({ display: 'block', width: '100%', 'aspect-ratio': ratio }, [], making);
  const outer = { ...frame, overflow: 'hidden', position: style['position'] ?? 'relative' };
  return toContainer(outer, [held, draw(inner)], making);
}

const ARROW_PX = 16;

/** Controls that a browser draws by itself, as boxes with words and drawings. */
function toControl(element: ShownElement, style: Style, making: NodeMaking): Node {
  const { tag, attributes } = element;
  const control = { ...toStyledElement(element), style: element.style.computed };
  const words = toFieldWords(control);
  const drawn = findDrawnControl(tag, attributes['type'], control.style.appearance);
  const label = {
    display: 'block',
    'flex-grow': '1',
    'min-width': '0',
    overflow: 'hidden',
    'white-space': tag === 'textarea' ? 'pre-wrap' : 'nowrap',
    ...(words?.color === undefined ? {} : { color: words.color }),
  };
  const text = words === undefined ? [] : [toContainer(label, [{ type: 'text', text: words.text }], making)];
  const rows = tag === 'textarea' ? toRows(element, making) : [];
  const art = drawn === undefined ? [] : toDrawnControl(drawn, style, toControlState(control), making);
  const frame = {
    ...style,
    display: style['display'] === 'inline-block' ? 'inline-flex' : 'flex',
    'align-items': tag === 'textarea' ? 'flex-start' : 'center',
  };
  return toContainer(frame, [...rows, ...text, ...art], making);
}

/**
 * HTML, 15.5.16: a field for long text is as high as its rows, of which two are told where none are. How high one is the
 * layout engine knows: as many lines without a word stand in it.
 */
function toRows({ attributes, style: { specified } }: ShownElement, making: NodeMaking): Node[] {
  if (specified.get('field-sizing') === 'content') return [];
  const told = Number.parseInt(attributes['rows'] ?? '', 10);
  const rows = told > 0 ? Math.min(told, MOST_ROWS) : 2;
  const style = { display: 'block', width: '0px', 'white-space': 'pre' };
  return [toContainer(style, [{ type: 'text', text: Array.from({ length: rows }, () => ' ').join('\n') }], making)];
}

/** More are higher than any page. */
const MOST_ROWS = 1000;

/** Bars stretch with their control; what keeps its shape is drawn at the size the control is given. */
function toDrawnControl(drawn: DrawnControl, style: Style, state: ControlState, making: NodeMaking): Node[] {
  const accent = toHex(state.accent);
  const track = toHex({ ...state.text, alpha: state.text.alpha * 0.2 });
  const bar = (grow: number, color: string, height: string): Node =>
    toContainer(
      { display: 'block', flex: `${grow} 1 0px`, height, background: color, 'border-radius': '9999px' },
      [],
      making,
    );
  if (drawn === 'progress') return [bar(state.share, accent, '100%'), bar(1 - state.share, track, '100%')];
  if (drawn === 'range') {
    const thumb = { display: 'block', width: '16px', height: '16px', background: accent, 'border-radius': '8px' };
    return [bar(state.share, accent, '4px'), toContainer(thumb, [], making), bar(1 - state.share, track, '4px')];
  }
  const side = (property: 'width' | 'height'): number =>
    drawn === 'arrow' ? ARROW_PX : toPixels(style[property] ?? '', ARROW_PX);
  const [width, height] = [side('width'), side('height')];
  const className = making.styles.toClass({ width: `${width}px`, height: `${height}px`, 'flex-shrink': '0' });
  return [{ type: 'image', src: drawControl(drawn, { width, height }, state), className }];
}
