import type { Element, Root } from 'hast';
import { findAttribute, forEachElement, isElement, listClasses } from '../element.ts';
import { textContent } from '../text-content.ts';
import { indexRules } from './cascade.ts';
import { LIBRARY_SHEET } from './library-sheet.ts';

/** What a whole HTML file brings beside its body. */
export interface AuthorPage {
  html: Element;
  body: Element;
  /** Text of its sheets, in order. */
  css: string;
  /** Text of inline scripts; read as data only. */
  scripts: readonly string[];
  /** Its classes are Tailwind's, whose compiler it loads. */
  isTailwind: boolean;
  /** Its classes are utilities, be they Tailwind's or the dialect's. */
  hasUtilities: boolean;
  /** It loads Bootstrap. */
  hasLibrary: boolean;
}

const TAILWIND = /tailwindcss|tailwind\.config|@tailwindcss/i;
const LIBRARY = /bootstrap[\w.@/-]*\.css/i;
const UTILITY =
  /^(?:[a-z0-9-]+:)*-?(?:(?:p|m)[xytrbl]?-\d|(?:gap|space-[xy])-\d|(?:w|h|size|max-w|min-h)-|(?:text|bg|border)-[a-z]+|rounded-|items-|justify-|grid-cols-|font-(?:bold|semibold|medium|body|label|headline))/;
/** Fewer elements with a utility class are no dialect. */
const UTILITY_SHARE = 0.3;

/** A page that a client or a model made outside of the dialect; undefined for a fragment and for a stored document. */
export function readAuthorPage(document: Root): AuthorPage | undefined {
  const html = document.children.find(isElement);
  const [head, body] = ['head', 'body'].map((tag) =>
    html?.children.filter(isElement).find(({ tagName }) => tagName === tag),
  );
  if (!html || !body) return undefined;
  const css: string[] = [];
  const scripts: string[] = [];
  const sources: string[] = [];
  let isStored = false;
  forEachElement(document, (element) => {
    const { tagName } = element;
    if (tagName === 'svg') return 'skip';
    const id = findAttribute(element, 'id');
    if (tagName === 'style' && (id === 'tokens' || id === 'fonts')) isStored = true;
    else if (tagName === 'style' && !/print/.test(findAttribute(element, 'media') ?? ''))
      css.push(textContent(element));
    else if (tagName === 'script') {
      scripts.push(textContent(element));
      sources.push(findAttribute(element, 'src') ?? '');
    } else if (tagName === 'link') sources.push(findAttribute(element, 'href') ?? '');
    return undefined;
  });
  const isTailwind =
    sources.some((source) => TAILWIND.test(source)) ||
    scripts.some((script) => TAILWIND.test(script)) ||
    css.some(isTailwindSheet);
  const isWhole = (head?.children.length ?? 0) > 0;
  if (isStored || (css.length === 0 && !isTailwind && !isWhole)) return undefined;
  const page = { html, body, css: css.join('\n'), scripts, isTailwind };
  const hasUtilities = isTailwind || usesUtilities(body, page.css);
  if (css.length === 0 && hasUtilities && !isTailwind) return undefined;
  return { ...page, hasUtilities, hasLibrary: sources.some((source) => LIBRARY.test(source)) };
}

const isTailwindSheet = (css: string): boolean => /@tailwind\b|@import\s+["']tailwindcss|@theme\b/.test(css);

function usesUtilities(body: Element, css: string): boolean {
  const named = new Set([
    ...indexRules([{ css, origin: 'author' }]).namedClasses,
    ...indexRules([{ css: LIBRARY_SHEET, origin: 'library' }]).namedClasses,
  ]);
  let elements = 0;
  let dressed = 0;
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    elements++;
    if (listClasses(element).some((name) => UTILITY.test(name) && !named.has(name))) dressed++;
    return undefined;
  });
  return dressed > elements * UTILITY_SHARE;
}
