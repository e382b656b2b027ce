import type { Element, ElementContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { AppError } from '../../domain/app-error.ts';
import { createElement, findAttribute, forEachElement, isElement, listClasses, setClasses } from '../element.ts';
import { parseBody, type TreeLimits } from '../parse-body.ts';
import type { Note } from '../report.ts';
import { CSS_ATTRIBUTES, DIALECT, SVG_TAGS, type Allowed } from './allowed.ts';
import { isSafeClass, isSafeCssValue, parseStyle, printStyle } from './safe-css.ts';

/** Parsing and printing must agree within this many rounds; every known mutation vector settles in two. */
const ROUNDS = 8;

/**
 * Takes a hostile body and gives back one that neither runs nor loads anything, also after a browser has parsed its
 * printed form again (mutation XSS). What is dropped is noted. Throws INVALID_ARGUMENT if it does not settle.
 */
export function sanitise(body: Element, note: Note, limits: TreeLimits, rules = DIALECT_RULES): Element {
  let safe = clean(body, note, rules);
  let printed = toHtml(safe);
  for (let round = 0; round < ROUNDS; round++) {
    safe = clean(parseBody(printed, limits), note, rules);
    const again = toHtml(safe);
    if (again === printed) return safe;
    printed = again;
  }
  throw new AppError('INVALID_ARGUMENT', 'the HTML changes its meaning each time it is read', {
    hint: 'Send well-formed HTML without nested tables, forms or foreign content.',
  });
}

/** What stays of a tree, and how the classes and styles of an element are cleaned. */
export interface SanitiseRules {
  allowed: Allowed;
  isSafeClass(name: string): boolean;
  /** The text of a `style` attribute with what is safe in it; empty where nothing is. */
  cleanStyle(style: string): string;
}

const DIALECT_RULES: SanitiseRules = {
  allowed: DIALECT,
  isSafeClass,
  cleanStyle: (style) => printStyle(parseStyle(style, () => {})),
};

/** One pass of the allow-list over any element, `svg` included. */
export function clean(root: Element, note: Note, rules = DIALECT_RULES): Element {
  const before = census(root);
  const pruned = { ...root, children: prune(root.children, root.tagName === 'svg', rules.allowed) };
  const allowed = sanitize(pruned, rules.allowed.schema);
  const safe = isElement(allowed) ? allowed : createElement(root.tagName);
  const cleanOne = (element: Element): void => cleanAttributes(element, rules);
  cleanOne(safe);
  forEachElement(safe, cleanOne);
  dropNestedUses(safe);
  reportDropped(before, census(safe), note);
  return safe;
}

const SVG = new Set(SVG_TAGS);
/** The parser reads HTML again inside these, which is where mutations hide. */
const TEXT_ONLY = new Set(['title', 'desc']);

/** Keeps HTML out of SVG and SVG out of HTML, and only text in a title. */
function prune(children: readonly ElementContent[], inSvg: boolean, allowed: Allowed): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element') return [];
    const { tagName } = child;
    if (inSvg && TEXT_ONLY.has(tagName))
      return [{ ...child, children: child.children.filter((part) => part.type === 'text') }];
    if (allowed.stripped.has(tagName)) return [];
    const content = prune(child.children, inSvg || tagName === 'svg', allowed);
    const isAllowed = inSvg ? SVG.has(tagName) : allowed.htmlTags.has(tagName);
    return isAllowed ? [{ ...child, children: content }] : content;
  });
}

function cleanAttributes(element: Element, { isSafeClass: isSafe, cleanStyle }: SanitiseRules): void {
  setClasses(element, listClasses(element).filter(isSafe));
  const style = findAttribute(element, 'style');
  const kept = style === undefined ? '' : cleanStyle(style);
  if (kept === '') delete element.properties['style'];
  else element.properties['style'] = kept;
  const { properties } = element;
  for (const [name, value] of Object.entries(properties)) {
    if (!isCleanAttribute(name, value === true ? '' : String(value))) delete properties[name];
  }
}

function isCleanAttribute(name: string, value: string): boolean {
  if (CSS_ATTRIBUTES.has(name)) return isSafeCssValue(value, { localUrl: true });
  if (name === 'id') return /^[A-Za-z_][\w:.-]{0,120}$/.test(value);
  if (name === 'tabIndex') return value === '0' || value === '-1';
  if (name === 'role') return /^[a-z]+( [a-z]+)*$/.test(value);
  if (name.startsWith('data')) return !/^\s*(https?:)?\/\//i.test(value) && !/javascript:/i.test(value);
  return true;
}

/** A `use` that draws other uses grows without bound ("a billion laughs"). */
function dropNestedUses(root: Element): void {
  const withUses = new Set<string>();
  const uses: { element: Element; parent: Element }[] = [];
  forEachElement(root, (element, ancestors) => {
    if (element.tagName !== 'use') return;
    const parent = ancestors.at(-1) ?? root;
    uses.push({ element, parent });
    for (const holder of [element, ...ancestors]) {
      const id = findAttribute(holder, 'id');
      if (id !== undefined) withUses.add(`#${id}`);
    }
  });
  for (const { element, parent } of uses) {
    const target = findAttribute(element, 'href');
    if (target === undefined || withUses.has(target))
      parent.children = parent.children.filter((child) => child !== element);
  }
}

type Census = Map<string, number>;

function census(root: Element): Census {
  const counts: Census = new Map();
  const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  const visit = (element: Element): void => {
    count(`<${element.tagName}>`);
    for (const [name, value] of Object.entries(element.properties)) {
      if (name === 'className' && Array.isArray(value)) for (const part of new Set(value)) count(`class ${part}`);
      else if (name === 'style' && typeof value === 'string') countStyle(value, count);
      else count(`attribute ${name} of ${element.tagName}`);
    }
  };
  visit(root);
  forEachElement(root, visit);
  return counts;
}

function countStyle(style: string, count: (key: string) => void): void {
  for (const { name } of parseStyle(style, (dropped) => count(`style ${dropped}`))) count(`style ${name}`);
}

const printable = (key: string): string => key.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 80);

function reportDropped(before: Census, after: Census, note: Note): void {
  for (const [key, count] of before) {
    const dropped = count - (after.get(key) ?? 0);
    for (let index = 0; index < dropped; index++) note('sanitise', `dropped ${printable(key)}`);
  }
}
