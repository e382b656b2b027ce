import type { Element, ElementContent, Root, RootContent } from 'hast';

/** An element of a parsed document, with attributes as written and a way up. */
export interface DocumentElement {
  kind: 'element';
  tag: string;
  attributes: Readonly<Record<string, string>>;
  classes: ReadonlySet<string>;
  parent: DocumentElement | undefined;
  children: (DocumentElement | DocumentText)[];
}

export interface DocumentText {
  kind: 'text';
  text: string;
}

/** Parses a whole HTML file; never fails, as HTML parsing never does. */
export async function parseDocument(html: string): Promise<DocumentElement> {
  const { fromHtml } = await import('hast-util-from-html');
  const root: Root = fromHtml(html);
  const element = root.children.find((child): child is Element => child.type === 'element');
  if (element === undefined) throw new Error('An HTML parser always makes a root element');
  return toElement(element, undefined);
}

function toElement(source: Element, parent: DocumentElement | undefined): DocumentElement {
  const attributes = toAttributes(source);
  const element: DocumentElement = {
    kind: 'element',
    tag: source.tagName,
    attributes,
    classes: new Set(attributes['class']?.split(/\s+/).filter((name) => name !== '')),
    parent,
    children: [],
  };
  element.children = source.children.flatMap((child) => toContent(child, element));
  return element;
}

function toContent(source: ElementContent | RootContent, parent: DocumentElement): DocumentElement['children'] {
  if (source.type === 'element') return [toElement(source, parent)];
  return source.type === 'text' ? [{ kind: 'text', text: source.value }] : [];
}

const RENAMED: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', xLinkHref: 'xlink:href' };
/** SVG attributes that are written in camel case, unlike `stroke-width` and its like. */
const CAMEL_CASE =
  /^(?:viewBox|preserveAspectRatio|(?:gradient|pattern|clipPath|mask|filter|marker|primitive)(?:Content)?(?:Units|Transform)|spreadMethod|stdDeviation|startOffset|textLength|lengthAdjust|pathLength|marker(?:Width|Height)|ref[XY]|baseFrequency|numOctaves|tableValues)$/;

function toAttributes({ properties }: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const text = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
    attributes[toAttributeName(name)] = text;
  }
  return attributes;
}

/** The tree's parser names properties as the DOM does: `strokeWidth`, `ariaLabel`, `dataId`, `colSpan`. */
function toAttributeName(name: string): string {
  const renamed = RENAMED[name];
  if (renamed !== undefined) return renamed;
  if (CAMEL_CASE.test(name)) return name;
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isKebab =
    /^(?:data|aria|stroke|fill|stop|flood|font|text|clip|letter|word|dominant|alignment|color|vector|paint|marker|shape|baseline)-/;
  return isKebab.test(kebab)
    ? kebab
        .replace('dash-array', 'dasharray')
        .replace('dash-offset', 'dashoffset')
        .replace('line-cap', 'linecap')
        .replace('line-join', 'linejoin')
        .replace('miter-limit', 'miterlimit')
    : name.toLowerCase();
}
