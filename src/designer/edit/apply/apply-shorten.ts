import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation } from '../edit-operation.ts';
import { isWithin } from '../find/list-named.ts';
import { sectionsIn } from '../find/sections-in.ts';
import { findIn, scopeOf, unknown, type Editing, type Outcome } from '../editing.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { setWords } from './set-words.ts';

/** Fewer words than this are short already. */
const SHORT = 5;
/** Where a sentence can end before its end and still be one. */
const BREAK = /\s*(?:;|:|\s[–—]|,\s(?=(?:and|but|so|which|who|where|because|und|aber|weil|et|mais|y|pero)\b))\s*/u;
const SENTENCE = /^.*?[^\d\s.][.!?…](?=\s+\p{Lu})/u;

/** Texts without all but their first sentence; a single sentence without its last clause. Nothing is written anew. */
export function applyShorten(editing: Editing, { target }: Extract<EditOperation, { kind: 'shorten' }>): Outcome {
  const found = target === undefined ? undefined : findIn(editing, target);
  if (target !== undefined && found === undefined) return unknown(target);
  const roots =
    found === undefined
      ? [editing.tree.body]
      : found.elements.map((one) => (isHeadline(target) ? one : textAround(editing, one)));
  const texts = roots
    .flatMap((root) => [root, ...listMatching(root, () => true)])
    .filter((one) => (found === undefined ? isRunning(one) : isText(one)));
  const shortened = texts.filter((one) => {
    const before = readableText(one);
    const after = shorter(before);
    if (after === before) return false;
    setWords(one, after);
    return true;
  });
  const [first] = shortened;
  if (first === undefined)
    return {
      failed: `nothing in ${target?.words ?? 'the texts'} can be cut without new words; say what it should read`,
    };
  return {
    done:
      shortened.length === 1
        ? `shortened a text to "${readableText(first)}"`
        : `shortened ${shortened.length} texts to their first sentence`,
  };
}

/** A headline that was named is meant itself. */
const isHeadline = (target: { words: string } | undefined): boolean =>
  /^(?:main |hero |page )?(?:headline|heading|title)s?$/i.test(target?.words ?? '');

/** A word that heads a text stands for the text. */
const textAround = (editing: Editing, element: Element): Element =>
  readableText(element).split(/\s+/).length > SHORT
    ? element
    : (sectionsIn(scopeOf(editing)).findLast((section) => isWithin(editing.tree, section.element, element))?.element ??
      element);

const isText = (element: Element): boolean =>
  ['p', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'li', 'dd', 'figcaption', 'span', 'div'].includes(element.tagName) &&
  elementsIn(element).length === 0 &&
  readableText(element).split(/\s+/).length > SHORT;

const isRunning = (element: Element): boolean => ['p', 'blockquote', 'dd'].includes(element.tagName) && isText(element);

function shorter(text: string): string {
  const first = SENTENCE.exec(text)?.[0];
  if (first !== undefined && first.split(/\s+/).length >= 3) return first;
  const [head = '', ...rest] = text.split(BREAK);
  if (rest.length === 0 || head.split(/\s+/).length < 3) return text;
  return /[.!?…]$/.test(text) ? `${head}.` : head;
}
