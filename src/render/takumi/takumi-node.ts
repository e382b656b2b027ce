import { LINE_BREAK } from './box-tree.ts';
import { toContainer } from './node-making.ts';
import { canLengthenLast } from './settle-lines.ts';
import { toArt } from './takumi-art.ts';
import type { Node } from '@takumi-rs/core';
import type { InlineItem, LayoutBox } from './box-tree.ts';
import type { NodeMaking, Style } from './node-making.ts';
import type { CascadedStyle } from './cascade.ts';
import type { ShownElement } from './styled-document.ts';

const ANONYMOUS: Style = { display: 'block' };

/** The node tree that the layout engine draws and measures; its shape is that of the boxes. */
export function toTakumiNode(box: LayoutBox, making: NodeMaking): Node {
  const { element, content } = box;
  const own = element === undefined ? ANONYMOUS : toStyle(element, box.display);
  const style = box.extra === undefined ? own : { ...own, ...box.extra };
  if (content.kind === 'art' && element !== undefined) return toArt(element, style, making);
  if (content.kind === 'boxes')
    return toContainer(
      style,
      content.boxes.map((inner) => toTakumiNode(inner, making)),
      making,
    );
  return toContainer(style, content.kind === 'text' ? toInlineNodes(element, content.items, making) : [], making);
}

/** Words that are set apart from the direction of the text around them keep the order of their own. */
function toInlineNodes(element: ShownElement | undefined, items: readonly InlineItem[], making: NodeMaking): Node[] {
  const nodes = items.map((item) => toInlineNode(item, making));
  return element?.tag === 'bdi' ? [ISOLATE, ...nodes, END_OF_ISOLATE] : nodes;
}

/** The layout engine knows the characters for it (Unicode, UAX 9), not the elements. */
const ISOLATE: Node = { type: 'text', text: '\u2068' };
const END_OF_ISOLATE: Node = { type: 'text', text: '\u2069' };

function toInlineNode(item: InlineItem, making: NodeMaking): Node {
  if (item.kind === 'text') return toTextNode(item.text, making);
  if (item.kind === 'box') return toTakumiNode(item.box, making);
  return toContainer(toStyle(item.element, 'inline'), toInlineNodes(item.element, item.items, making), making);
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

const passedStyles = new WeakMap<CascadedStyle, Map<string, Style>>();

/** One object for all elements that share a style and a display. */
function toStyle({ style }: ShownElement, display: string): Style {
  const known = passedStyles.get(style) ?? new Map<string, Style>();
  passedStyles.set(style, known);
  const passed = known.get(display) ?? toPassedStyle(style, display);
  known.set(display, passed);
  return passed;
}

function toPassedStyle(style: CascadedStyle, display: string): Style {
  const { specified } = style;
  const position = specified.get('position') ?? 'static';
  const passed: Record<string, string> = {};
  for (const [property, value] of specified) {
    const isLost = isUnset(property, value, specified) || (position === 'sticky' && INSETS.test(property));
    if (!isLost && !NOT_PASSED.test(property) && !OUTWARD.test(value)) passed[property] = value;
  }
  passed['display'] = display;
  if (passed['text-wrap'] === 'pretty' && !canLengthenLast(style)) passed['text-wrap'] = 'wrap';
  const shadow = passed['box-shadow'];
  if (shadow !== undefined) passed['box-shadow'] = withoutUnseen(shadow);
  if (position === 'static') delete passed['position'];
  else passed['position'] = POSITIONS[position] ?? position;
  return passed;
}

/** Shadows are composed of layers, of which most say nothing; each would be blurred and painted all the same. */
const withoutUnseen = (shadow: string): string => shadow.replace(UNSEEN_LAYER, '').replace(/,\s*$/, '') || 'none';

const UNSEEN_LAYER = /(?:inset )?0(?:px)? 0(?:px)? #0000(?:, ?|$)/g;

/** Most of what a reset sheet says is what the layout engine takes for given: no space around, no border. */
function isUnset(property: string, value: string, specified: CascadedStyle['specified']): boolean {
  if (ZEROABLE.test(property)) return ZERO.test(value);
  const side = BORDER_SIDE.exec(property)?.[1];
  return side !== undefined && ZERO.test(specified.get(`border-${side}-width`) ?? '');
}

const ZERO = /^0(?:px)?$/;
const ZEROABLE = /^(?:margin|padding)-(?:top|right|bottom|left)$/;
const BORDER_SIDE = /^border-(top|right|bottom|left)-(?:width|style|color)$/;
