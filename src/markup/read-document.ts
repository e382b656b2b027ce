import type { Element, Root } from 'hast';
import { DEVICE_WIDTH_PX } from '../domain/unspecified.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import { DEFAULT_LOOK, type Look } from '../domain/look.ts';
import { toLook } from './document.ts';
import type { PageLook } from '../domain/page-look.ts';
import { listRootAttributes } from './kept/root-attributes.ts';
import { createElement, findAttribute, forEachElement, isElement } from './element.ts';
import { findBody, parseDocument, type TreeLimits } from './parse-body.ts';
import { textContent } from './text-content.ts';

/** A stored document taken apart; `body` is without the font block. */
export interface StoredDocument {
  title: string;
  lang: string;
  device: DrawnDevice;
  look: Look;
  body: Element;
  /** What a client's page brought of its own look; absent where all is tokens. */
  page?: PageLook;
}

/**
 * Reads a document that `finish` printed, or any HTML file: what it does not say is taken from the defaults. The body
 * is not sanitised here. Throws INVALID_ARGUMENT over the limits.
 */
export function readDocument(html: string, limits?: TreeLimits): StoredDocument {
  const document = parseDocument(withoutSheets(html), limits);
  const root = document.children.find((node) => isElement(node));
  const body = findBody(document) ?? createElement('body');
  dropFontBlock(body);
  const page = root && readPage(root, html);
  return {
    ...(page && { page }),
    title: readTitle(document),
    lang: (root && findAttribute(root, 'lang')) ?? 'en',
    device: readDevice(document),
    look: toLook((name) => root && findAttribute(root, name), DEFAULT_LOOK),
    body,
  };
}

/** Most of a stored document, as `printDocument` writes it; the parser need not read through it. */
function withoutSheets(html: string): string {
  const end = Math.max(0, html.indexOf('<body'));
  return html.slice(0, end).replaceAll(HEAD_BLOCK, '') + html.slice(end).replace(FONT_BLOCK, '');
}

const PAGE_BLOCK = /<style id="page">\n([\s\S]*?)\n<\/style>/;

function readPage(root: Element, html: string): PageLook | undefined {
  const state = PAGE_STATES.find((one) => one === findAttribute(root, 'dataPage'));
  if (state === undefined) return undefined;
  const sheet = PAGE_BLOCK.exec(html.slice(0, Math.max(0, html.indexOf('<body'))))?.[1] ?? '';
  return { state, sheet, root: listRootAttributes(root), fonts: readFonts(findAttribute(root, 'dataPageFonts')) };
}

const PAGE_STATES = ['kept', 'themed'] as const;

function readFonts(text: string | undefined): Record<string, string> {
  try {
    return JSON.parse(text ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

const FONT_BLOCK = /<style id="fonts">[^<]*<\/style>/;
const HEAD_BLOCK = /<style id="(?:tokens|styles|page)">.*?<\/style>/gs;

/** The stored document's fonts stand in its body; they are no part of the design. */
export function dropFontBlock(body: Element): void {
  body.children = body.children.filter(
    (node) => !(isElement(node) && node.tagName === 'style' && findAttribute(node, 'id') === 'fonts'),
  );
}

function readTitle(document: Root): string {
  let title: string | undefined;
  forEachElement(document, (element) => {
    if (element.tagName === 'title') title ??= textContent(element).trim();
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  return title ?? '';
}

function readDevice(document: Root): DrawnDevice {
  let device: string | undefined;
  forEachElement(document, (element) => {
    if (element.tagName === 'meta' && findAttribute(element, 'name') === 'device')
      device ??= findAttribute(element, 'content');
  });
  return isDevice(device) ? device : 'AGNOSTIC';
}

const isDevice = (name: string | undefined): name is DrawnDevice =>
  name !== undefined && Object.hasOwn(DEVICE_WIDTH_PX, name);
