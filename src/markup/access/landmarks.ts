import type { Element } from 'hast';
import { createElement, findAttribute, forEachElement, isElement, listClasses } from '../element.ts';
import { placeWord } from './place-words.ts';
import type { Note } from '../report.ts';
import { readableText } from '../text-content.ts';

const OUTSIDE_MAIN: ReadonlySet<string> = new Set(['header', 'nav', 'footer', 'aside', 'dialog', 'style']);

/** Exactly one `main`, and a name for each landmark of which there are several. */
export function ensureLandmarks(body: Element, note: Note, lang = 'en'): void {
  ensureMain(body, note);
  labelRepeated(body, note, lang);
}

function ensureMain(body: Element, note: Note): void {
  const mains: Element[] = [];
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    if (element.tagName === 'main' || findAttribute(element, 'role') === 'main') mains.push(element);
    return undefined;
  });
  for (const extra of mains.slice(1)) {
    if (extra.tagName === 'main') extra.tagName = 'div';
    delete extra.properties['role'];
    note('accessibility', 'kept only the first main');
  }
  if (mains.length === 0) {
    wrapInMain(findShell(body));
    note('accessibility', 'marked the main part of the page');
  }
}

/** The element whose children are the parts of the page: body, or the only box in it. */
function findShell(element: Element): Element {
  const boxes = element.children.filter((child) => isElement(child));
  const [only] = boxes;
  const isShell =
    boxes.length === 1 &&
    only?.tagName === 'div' &&
    only.children.some((child) => isElement(child) && OUTSIDE_MAIN.has(child.tagName));
  return only && isShell ? findShell(only) : element;
}

function wrapInMain(shell: Element): void {
  const parts = shell.children.filter((child) => isElement(child));
  const content = parts.filter((part) => !OUTSIDE_MAIN.has(part.tagName));
  const [only] = content;
  if (only && content.length === 1 && only.tagName === 'div') {
    only.tagName = 'main';
    return;
  }
  const first = shell.children.findIndex((child) => isElement(child) && !OUTSIDE_MAIN.has(child.tagName));
  const last = shell.children.findLastIndex((child) => isElement(child) && !OUTSIDE_MAIN.has(child.tagName));
  const from = Math.max(first, 0);
  const to = first < 0 ? shell.children.length : last + 1;
  // The boxes keep their place in the shell's flex or grid.
  const isLaidOut = listClasses(shell).some((name) => /(?:^|:)(?:flex|grid|inline-flex|inline-grid)$/.test(name));
  const main = createElement('main', isLaidOut ? { className: ['contents'] } : {}, shell.children.slice(from, to));
  shell.children = [...shell.children.slice(0, from), main, ...shell.children.slice(to)];
}

const NAMED_TAGS = ['nav', 'aside'] as const;

function labelRepeated(body: Element, note: Note, lang: string): void {
  for (const tag of NAMED_TAGS) {
    const landmarks: { element: Element; place: string }[] = [];
    forEachElement(body, (element, ancestors) => {
      if (element.tagName === tag) landmarks.push({ element, place: toPlace(element, ancestors, lang) });
    });
    if (landmarks.length > 1) makeDistinct(landmarks, note);
  }
}

function makeDistinct(landmarks: readonly { element: Element; place: string }[], note: Note): void {
  const used = new Set<string>();
  for (const { element, place } of landmarks) {
    const given = findAttribute(element, 'ariaLabel') ?? findAttribute(element, 'ariaLabelledBy');
    if (given !== undefined && !used.has(given)) {
      used.add(given);
      continue;
    }
    let name = place;
    for (let number = 2; used.has(name); number++) name = `${place} ${number}`;
    used.add(name);
    delete element.properties['ariaLabelledBy'];
    element.properties['ariaLabel'] = name;
    note('accessibility', `named a ${element.tagName} "${name}"`);
  }
}

/** The landmark's own heading, else where it stands. */
function toPlace(element: Element, ancestors: readonly Element[], lang: string): string {
  const heading = element.children.find((child) => isElement(child) && /^h[1-6]$/.test(child.tagName));
  const words = heading && readableText(heading);
  if (words !== undefined && words !== '') return words;
  if (element.tagName === 'aside') return placeWord('aside', lang);
  const around = ancestors.findLast(({ tagName }) => OUTSIDE_MAIN.has(tagName))?.tagName;
  if (around === 'footer') return placeWord('footer', lang);
  if (around === 'aside') return placeWord('aside', lang);
  if (around === undefined && ancestors.some(({ tagName }) => tagName === 'main')) return placeWord('contents', lang);
  return listClasses(element).includes('bottom-0') ? placeWord('bottom', lang) : placeWord('main', lang);
}
