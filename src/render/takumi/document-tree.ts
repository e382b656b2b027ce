import type { DefaultTreeAdapterTypes } from 'parse5';

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

type Source = DefaultTreeAdapterTypes.Element;

/** Parses a whole HTML file; never fails, as HTML parsing never does. */
export async function parseDocument(html: string): Promise<DocumentElement> {
  const { parse } = await import('parse5');
  const root = parse(html, { scriptingEnabled: false }).childNodes.find(isElement);
  if (root === undefined) throw new Error('An HTML parser always makes a root element');
  return toElement(root, undefined);
}

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Source => 'tagName' in node;

function toElement(source: Source, parent: DocumentElement | undefined): DocumentElement {
  const attributes = toAttributes(source);
  const element: DocumentElement = {
    kind: 'element',
    tag: source.tagName,
    attributes,
    classes: new Set(attributes['class']?.split(/\s+/).filter((name) => name !== '')),
    parent,
    children: [],
  };
  for (const child of source.childNodes) {
    if (isElement(child)) element.children.push(toElement(child, element));
    else if ('value' in child) element.children.push({ kind: 'text', text: child.value });
  }
  return element;
}

/** Names by reference would change the regions and exports of every screen that is drawn again. */
const UNREAD = 'aria-labelledby';

function toAttributes({ attrs }: Source): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { prefix, name, value } of attrs) {
    if (name !== UNREAD) attributes[prefix === undefined || prefix === '' ? name : `${prefix}:${name}`] = value;
  }
  return attributes;
}
