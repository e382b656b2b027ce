import { PLACEHOLDER_COLOR } from '../layout/control-children.ts';
import { createCascade } from './cascade.ts';
import { readStyleSheet } from './css-rules.ts';
import { USER_AGENT_STYLE } from './user-agent-style.ts';
import type { Cascade, CascadedStyle } from './cascade.ts';
import type { Containers } from './containers.ts';
import type { MediaSize } from './css-media.ts';
import type { StyleSheet } from './css-rules.ts';
import type { DocumentElement, DocumentText } from './document-tree.ts';

/** An element that shows, with its style. */
export interface ShownElement {
  kind: 'element';
  /** Absent for generated boxes. */
  source?: DocumentElement;
  tag: string;
  attributes: Readonly<Record<string, string>>;
  style: CascadedStyle;
  children: (ShownElement | DocumentText)[];
}

/** The rules of the engine and of the page itself, as they hold at one size. */
interface PageSheets {
  userAgent: StyleSheet;
  author: StyleSheet;
}

export const readPageSheets = (css: string, size: MediaSize): PageSheets => ({
  userAgent: readUserAgentSheet(size),
  author: readStyleSheet(css, size),
});

/** Pages have a handful of sizes. */
const userAgentSheets = new Map<string, StyleSheet>();

function readUserAgentSheet(size: MediaSize): StyleSheet {
  const key = `${size.widthPx}x${size.heightPx}`;
  const sheet = userAgentSheets.get(key) ?? readStyleSheet(USER_AGENT_STYLE, size);
  userAgentSheets.set(key, sheet);
  return sheet;
}

/**
 * Runs the cascade over a document; what `display: none` hides is gone, generated boxes are there. The root
 * element that comes back holds the body alone and is as tall as the device at least. Undefined when there is
 * nothing to show.
 */
export function toStyledDocument(
  root: DocumentElement,
  { userAgent, author }: PageSheets,
  size: MediaSize,
  containers: Containers,
): ShownElement | undefined {
  const cascade = createCascade(userAgent, author, size, containers);
  const html = toShown(root, undefined, cascade, false);
  const body = html?.children.find((child) => child.kind === 'element' && child.tag === 'body');
  if (html === undefined || body?.kind !== 'element') return undefined;
  const specified = new Map([...html.style.specified, ...toCanvas(html, body, size)]);
  return { ...html, style: { ...html.style, specified }, children: [withFixedLast(withoutBackground(body))] };
}

/** CSS Backgrounds 3, 2.11.2: the root's background, else the body's, covers the whole page. */
function toCanvas(html: ShownElement, body: ShownElement, { heightPx }: MediaSize): [string, string][] {
  const painter = [html, body].find(hasBackground);
  const background = [...(painter?.style.specified ?? [])].filter(([property]) => property.startsWith('background-'));
  return [
    ['min-height', `${heightPx}px`],
    ['width', '100%'],
    ['position', 'relative'],
    ['background-color', '#ffffff'],
    ...background,
  ];
}

const hasBackground = ({ style: { computed } }: ShownElement): boolean =>
  computed['background-color'] !== 'transparent' || computed['background-image'] !== 'none';

/** What the canvas shows the body must not show again: it would cover what lies below it (`z-index: -1`). */
function withoutBackground(body: ShownElement): ShownElement {
  const specified = [...body.style.specified].filter(([property]) => !property.startsWith('background-'));
  return { ...body, style: { ...body.style, specified: new Map(specified) } };
}

/** Fixed boxes hang on the page, not on what holds them, and lie over what is not fixed. */
function withFixedLast(body: ShownElement): ShownElement {
  const fixed: ShownElement[] = [];
  const takeFixed = (element: ShownElement): ShownElement => ({
    ...element,
    children: element.children.flatMap((child): ShownElement['children'] => {
      if (child.kind === 'text') return [child];
      const rest = takeFixed(child);
      if (child.style.specified.get('position') !== 'fixed') return [rest];
      fixed.push(rest);
      return [];
    }),
  });
  const rest = takeFixed(body);
  return { ...rest, children: [...rest.children, ...fixed] };
}

const GENERATED = ['before', 'after'] as const;
const FIELDS: ReadonlySet<string> = new Set(['input', 'textarea']);

function toShown(
  element: DocumentElement,
  parent: CascadedStyle | undefined,
  cascade: Cascade,
  isInDrawing: boolean,
): ShownElement | undefined {
  const style = cascade.toStyle(element, parent);
  if (style.computed.display === 'none' && !isInDrawing) return undefined;
  const isDrawing = isInDrawing || element.tag === 'svg';
  const own = element.children.flatMap((child): (ShownElement | DocumentText)[] => {
    if (child.kind === 'text') return [child];
    const shown = toShown(child, style, cascade, isDrawing);
    return shown === undefined ? [] : [shown];
  });
  const [before, after] = GENERATED.map((name) => (isDrawing ? [] : toGenerated(element, name, style, cascade)));
  const children = [...(before ?? []), ...own, ...(after ?? [])];
  const attributes = toShownAttributes(element, style, cascade);
  return { kind: 'element', source: element, tag: element.tag, attributes, style, children };
}

function toShownAttributes(
  element: DocumentElement,
  style: CascadedStyle,
  cascade: Cascade,
): ShownElement['attributes'] {
  if (!FIELDS.has(element.tag)) return element.attributes;
  const placeholder = cascade.toStyle(element, style, 'placeholder');
  return { ...element.attributes, [PLACEHOLDER_COLOR]: placeholder.computed.color };
}

/** A generated box exists only where `content` says something; its words are text like any other. */
function toGenerated(
  element: DocumentElement,
  name: (typeof GENERATED)[number],
  parent: CascadedStyle,
  cascade: Cascade,
): ShownElement[] {
  if (!cascade.hasContent(element, name)) return [];
  const style = cascade.toStyle(element, parent, name);
  const content = style.specified.get('content');
  if (content === undefined || content === 'none' || content === 'normal' || style.computed.display === 'none')
    return [];
  const text = /^(["'])(.*)\1$/s.exec(content)?.[2] ?? '';
  const words = text.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  const children: DocumentText[] = words === '' ? [] : [{ kind: 'text', text: words }];
  return [{ kind: 'element', tag: `::${name}`, attributes: {}, style, children }];
}
