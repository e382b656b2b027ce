import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { AppError } from '../domain/app-error.ts';
import { addClasses, createElement, createText, findAttribute, forEachElement, isText } from './element.ts';
import { parseBody } from './parse-body.ts';
import { LOCAL_HREF } from './sanitise/allowed.ts';

/** More is read in the file itself. */
const MOST_CHARACTERS = 120_000;
const CONTINUED = '\n\n*This document goes on; open the file for the rest.*\n';

const CLASSES: Readonly<Record<string, string>> = {
  h1: 'font-headline text-display-sm text-balance',
  h2: 'mt-12 border-t border-outline-variant pt-8 font-headline text-headline-md',
  h3: 'mt-8 font-headline text-title-lg',
  h4: 'mt-6 text-title-md',
  h5: 'mt-6 text-title-sm',
  h6: 'mt-6 text-title-sm',
  p: 'mt-4',
  ul: 'mt-4 list-disc space-y-2 pl-6',
  ol: 'mt-4 list-decimal space-y-2 pl-6',
  dl: 'mt-4',
  blockquote: 'mt-4 border-l-4 border-primary pl-4 text-on-surface-variant',
  pre: 'mt-4 overflow-x-auto rounded-md bg-surface-container p-4 font-mono text-body-sm',
  code: 'font-mono',
  table: 'w-full text-left',
  th: 'border-b border-outline py-row pr-6 text-label-lg',
  td: 'border-b border-outline-variant py-row pr-6 align-top',
  hr: 'my-8 border-outline-variant',
  a: 'text-primary underline underline-offset-2',
};

/**
 * A DESIGN.md, or any Markdown file, as a body of the dialect: a readable page with its tables, its code and a swatch beside
 * each hex colour. Front matter is folded away. Long files are cut with a note; HTML in them is shown as text.
 */
export function toDocumentBody(markdown: string): string {
  const text = markdown.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return toPage(text.length > MOST_CHARACTERS ? cut(text, MOST_CHARACTERS) : text);
}

function toPage(text: string): string {
  try {
    const { frontMatter, content } = splitFrontMatter(text);
    const body = parseBody(micromark(content, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }));
    const page = toHtml(createPage(dress(body).children, frontMatter));
    // Swatches are nodes too: what is handed over has to be within the limits itself.
    parseBody(page);
    return page;
  } catch (error) {
    // A body over the limits of the tree is shown in part.
    if (!(error instanceof AppError) || text.length < 100) throw error;
    return toPage(cut(text, Math.floor(text.length / 2)));
  }
}

/** At the end of a line. */
function cut(text: string, length: number): string {
  const end = text.lastIndexOf('\n', length);
  return text.slice(0, end > 0 ? end : length).replace(CONTINUED, '') + CONTINUED;
}

function splitFrontMatter(text: string): { frontMatter: string; content: string } {
  const [all = '', frontMatter = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  return { frontMatter, content: text.slice(all.length) };
}

function createPage(content: ElementContent[], frontMatter: string): Element {
  const folded = frontMatter === '' ? [] : [createFrontMatter(frontMatter)];
  const main = createElement(
    'main',
    { dataBlock: 'document', className: ['mx-auto', 'max-w-3xl', 'px-page', 'py-section'] },
    [...content, ...folded],
  );
  return createElement('body', { className: ['bg-surface', 'font-body', 'text-body-md', 'text-on-surface'] }, [main]);
}

const createFrontMatter = (frontMatter: string): Element =>
  createElement(
    'details',
    { dataPart: 'front-matter', className: ['mt-12', 'rounded-md', 'bg-surface-container', 'px-4'] },
    [
      createElement('summary', { className: ['py-3', 'text-label-lg'] }, [createText('Front matter')]),
      createElement(
        'pre',
        { className: ['overflow-x-auto', 'pb-4', 'font-mono', 'text-body-sm'] },
        withSwatches(frontMatter),
      ),
    ],
  );

/** Token classes by tag, swatches, and nothing that would load or lead away. */
function dress(body: Element): Element {
  forEachElement(body, (element, ancestors) => {
    addClasses(element, ...(CLASSES[element.tagName] ?? '').split(' '));
    if (element.tagName === 'img') toWords(element);
    else if (element.tagName === 'a' && !LOCAL_HREF.test(findAttribute(element, 'href') ?? '')) toPlain(element);
    else if (element.tagName === 'table') scroll(element, ancestors.at(-1));
    element.children = element.children.flatMap((child) => (isText(child) ? withSwatches(child.value) : [child]));
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  return body;
}

/** An image of a document lies elsewhere; its words stay. */
function toWords(image: Element): void {
  const words = findAttribute(image, 'alt') ?? '';
  image.tagName = 'span';
  image.properties = { className: ['text-on-surface-variant'] };
  image.children = [createText(words)];
}

function toPlain(link: Element): void {
  link.tagName = 'span';
  link.properties = {};
}

function scroll(table: Element, parent: Element | undefined): void {
  if (!parent) return;
  const frame = createElement('div', { className: ['mt-4', 'overflow-x-auto'] }, [table]);
  parent.children = parent.children.map((child) => (child === table ? frame : child));
}

const HEX = /(?<![\w&#/])(#(?:[0-9a-f]{6}|[0-9a-f]{3}))(?![\w-])/gi;

/** `#0f62fe` → a small square of that colour before it. A drawing, since drawings keep their own colours. */
function withSwatches(text: string): ElementContent[] {
  return text.split(HEX).flatMap((part, index): ElementContent[] => {
    if (part === '') return [];
    return index % 2 === 1 ? [createSwatch(part), createText(part)] : [createText(part)];
  });
}

const createSwatch = (hex: string): Element =>
  createElement(
    'svg',
    {
      dataPart: 'swatch',
      className: ['inline-block', 'mr-1', 'size-4', 'align-middle'],
      viewBox: '0 0 16 16',
      ariaHidden: 'true',
    },
    [
      createElement('rect', {
        x: '0.5',
        y: '0.5',
        width: '15',
        height: '15',
        rx: '3',
        fill: hex,
        stroke: 'var(--outline)',
      }),
    ],
  );
