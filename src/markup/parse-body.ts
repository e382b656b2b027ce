import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, Parser, type DefaultTreeAdapterMap } from 'parse5';
import { AppError } from '../domain/app-error.ts';
import { DEFAULT_LIMITS, type Limits } from '../domain/limits.ts';
import { createElement, isElement } from './element.ts';

export type TreeLimits = Pick<Limits, 'treeDepth' | 'treeNodes'>;

/** Attributes of one tag; the tokenizer looks through all of them for each new one. */
const ATTRIBUTES_PER_TAG = 500;
const CHUNK_CHARACTERS = 16_384;
const DOCTYPE = '<!doctype html>';

/**
 * Parses a fragment, a `<body>` or a whole HTML file into its hast `body`. Work and depth are bounded while parsing,
 * so that neither a formatting-element bomb nor deep nesting costs more than the limits allow.
 * Throws INVALID_ARGUMENT naming the limit.
 */
export function parseBody(markup: string, limits: TreeLimits = DEFAULT_LIMITS): Element {
  return findBody(parseDocument(markup, limits)) ?? createElement('body');
}

/** The whole file as hast, with the same bounds. */
export function parseDocument(given: string, limits: TreeLimits = DEFAULT_LIMITS): Root {
  // Stored documents are in standards mode; without a doctype a table would not end the paragraph before it.
  const markup = DOCTYPE + given.replace(/^\s*<!doctype[^>]*>/i, '');
  const parser = new Parser<DefaultTreeAdapterMap>({ scriptingEnabled: false, treeAdapter: boundedAdapter(limits) });
  for (let start = 0; start < markup.length; start += CHUNK_CHARACTERS) {
    const end = start + CHUNK_CHARACTERS;
    parser.tokenizer.write(markup.slice(start, end), end >= markup.length);
    assertFewAttributes(parser);
  }
  assertShallow(parser.document, limits);
  const tree = fromParse5(parser.document);
  if (tree.type !== 'root') throw new Error('parse5 gave no document');
  return tree;
}

export function findBody(document: Root): Element | undefined {
  const html = document.children.find((child) => isElement(child) && child.tagName === 'html');
  if (!isElement(html)) return undefined;
  const body = html.children.find((child) => isElement(child) && child.tagName === 'body');
  return isElement(body) ? body : undefined;
}

/** Texts are not counted: there are at most as many as gaps between elements. */
function boundedAdapter({ treeNodes }: TreeLimits): typeof defaultTreeAdapter {
  let nodes = 0;
  const count = (): void => {
    nodes++;
    if (nodes > treeNodes) throw overLimit('treeNodes', `more than ${treeNodes} nodes`);
  };
  return {
    ...defaultTreeAdapter,
    createElement(...details) {
      count();
      return defaultTreeAdapter.createElement(...details);
    },
    createCommentNode(data) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
  };
}

function assertFewAttributes(parser: Parser<DefaultTreeAdapterMap>): void {
  const token: unknown = Reflect.get(parser.tokenizer, 'currentToken');
  const attributes = typeof token === 'object' && token !== null && 'attrs' in token ? token.attrs : undefined;
  if (Array.isArray(attributes) && attributes.length > ATTRIBUTES_PER_TAG) {
    throw overLimit('attributes', `a tag with more than ${ATTRIBUTES_PER_TAG} attributes`);
  }
}

function assertShallow(document: DefaultTreeAdapterMap['document'], { treeDepth }: TreeLimits): void {
  let level: DefaultTreeAdapterMap['node'][] = [document];
  // html and body are not the caller's.
  for (let depth = -2; level.length > 0; depth++) {
    if (depth > treeDepth) throw overLimit('treeDepth', `elements nested deeper than ${treeDepth}`);
    level = level.flatMap((node) => {
      const content = node.nodeName === 'template' && 'content' in node ? [node.content] : [];
      return 'childNodes' in node ? [...node.childNodes, ...content] : content;
    });
  }
}

const overLimit = (limit: string, words: string): AppError =>
  new AppError('INVALID_ARGUMENT', `the HTML has ${words} (limit ${limit})`, {
    hint: 'Send a smaller or flatter document.',
  });
