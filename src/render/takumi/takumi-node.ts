import { CONTROL_TAGS, toControlState, toFieldWords } from '../layout/control-children.ts';
import { drawControl, findDrawnControl } from '../layout/form-control.ts';
import { toHex } from '../paint/color.ts';
import { toSvgSource } from '../layout/svg-source.ts';
import { toPixels } from '../paint/computed-style.ts';
import { toStyledElement } from './styled-drawing.ts';
import type { Node } from '@takumi-rs/core';
import { LINE_BREAK } from './box-tree.ts';
import type { InlineItem, LayoutBox } from './box-tree.ts';
import type { ControlState, DrawnControl } from '../layout/form-control.ts';
import type { Pictures } from './pictures.ts';
import type { ShownElement } from './styled-document.ts';

type Style = Readonly<Record<string, string>>;

/** Style rules by class name. As a style sheet, a value the layout engine does not know costs only itself. */
export interface NodeStyles {
  toClass(style: Style): string;
  toCss(): string;
}

export function createNodeStyles(): NodeStyles {
  const classes = new Map<string, string>();
  return {
    toClass(style) {
      const body = Object.entries(style)
        .map(([property, value]) => `${property}:${value}`)
        .join(';');
      const name = classes.get(body) ?? `s${classes.size}`;
      classes.set(body, name);
      return name;
    },
    toCss: () => [...classes].map(([body, name]) => `.${name}{${body}}`).join('\n'),
  };
}

export interface NodeMaking {
  styles: NodeStyles;
  pictures: Pictures;
}

/** The node tree that the layout engine draws and measures; its shape is that of the boxes. */
export function toTakumiNode(box: LayoutBox, making: NodeMaking): Node {
  const { element, content } = box;
  const own: Style = element === undefined ? { display: 'block' } : toStyle(element, box.display);
  const style: Style = { ...own, ...box.extra };
  if (content.kind === 'art' && element !== undefined) return toArt(element, style, making);
  if (content.kind === 'boxes')
    return toContainer(
      style,
      content.boxes.map((inner) => toTakumiNode(inner, making)),
      making,
    );
  return toContainer(
    style,
    content.kind === 'text' ? content.items.map((item) => toInlineNode(item, making)) : [],
    making,
  );
}

const toContainer = (style: Style, children: Node[], making: NodeMaking): Node => ({
  type: 'container',
  className: making.styles.toClass(style),
  children,
});

function toInlineNode(item: InlineItem, making: NodeMaking): Node {
  if (item.kind === 'text') return toTextNode(item.text, making);
  if (item.kind === 'box') return toTakumiNode(item.box, making);
  return toContainer(
    toStyle(item.element, 'inline'),
    item.items.map((inner) => toInlineNode(inner, making)),
    making,
  );
}

/** A forced line break is the only white space that markup cannot lose. */
const toTextNode = (text: string, { styles }: NodeMaking): Node =>
  text === LINE_BREAK
    ? { type: 'text', text, className: styles.toClass({ 'white-space': 'pre' }) }
    : { type: 'text', text };

/** What is not the layout engine's business. */
const NOT_PASSED =
  /^(?:content$|appearance|cursor|pointer-events|user-select|resize|fill|stroke|stop-|flood|marker|text-anchor|accent|color-scheme|animation|transition|scroll|-moz|-webkit|-ms)/;
/** The renderer fetches nothing, but stops at a picture it was not given. */
const OUTWARD = /url\(/i;
const INSETS = /^(?:top|right|bottom|left)$/;
/** A page in a picture does not scroll: what would stick stays where it stands, what is fixed is placed once. */
const POSITIONS: Readonly<Record<string, string>> = { sticky: 'relative', fixed: 'absolute' };

function toStyle({ style: { specified } }: ShownElement, display: string): Style {
  const position = specified.get('position') ?? 'static';
  const passed = [...specified].filter(
    ([property, value]) =>
      !NOT_PASSED.test(property) && !OUTWARD.test(value) && !(position === 'sticky' && INSETS.test(property)),
  );
  return { ...Object.fromEntries(passed), display, position: POSITIONS[position] ?? position };
}

function toArt(element: ShownElement, style: Style, making: NodeMaking): Node {
  if (element.tag === 'svg') return toDrawing(element, style, making);
  if (element.tag === 'img') return toPicture(element, style, making);
  return CONTROL_TAGS.has(element.tag) ? toControl(element, style, making) : toContainer(style, [], making);
}

/** Three times as large, lying around its box: room for a drawing that may reach beyond it. */
const AROUND = {
  position: 'absolute',
  left: '-100%',
  top: '-100%',
  width: '300%',
  height: '300%',
  'max-width': 'none',
};

function toDrawing(element: ShownElement, style: Style, making: NodeMaking): Node {
  const source = toSvgSource(toStyledElement(element));
  const [x = 0, y = 0, width = 0, height = 0] = element.attributes['viewBox']?.split(/[\s,]+/).map(Number) ?? [];
  if (element.style.specified.get('overflow-x') !== 'visible' || !(width > 0 && height > 0)) {
    return { type: 'image', src: source, className: making.styles.toClass(style) };
  }
  const wide = `${x - width} ${y - height} ${width * 3} ${height * 3}`;
  const src = source.replace(/viewBox="[^"]*"/, `viewBox="${wide}"`);
  const room = {
    ...style,
    position: style['position'] === 'absolute' ? 'absolute' : 'relative',
    'aspect-ratio': style['aspect-ratio'] ?? `${width} / ${height}`,
  };
  return toContainer(room, [{ type: 'image', src, className: making.styles.toClass(AROUND) }], making);
}

function toPicture(element: ShownElement, style: Style, making: NodeMaking): Node {
  const src = making.pictures.get(element.attributes['src'] ?? '');
  if (src === undefined) return toContainer(style, [], making);
  return { type: 'image', src, className: making.styles.toClass(style) };
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
    'white-space': tag === 'textarea' ? 'pre-wrap' : 'nowrap',
    ...(words?.color === undefined ? {} : { color: words.color }),
  };
  const text = words === undefined ? [] : [toContainer(label, [{ type: 'text', text: words.text }], making)];
  const art = drawn === undefined ? [] : toDrawnControl(drawn, style, toControlState(control), making);
  const frame = {
    ...style,
    display: style['display'] === 'inline-block' ? 'inline-flex' : 'flex',
    'align-items': tag === 'textarea' ? 'flex-start' : 'center',
  };
  return toContainer(frame, [...text, ...art], making);
}

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
