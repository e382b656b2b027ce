import { splitTopLevel } from '../paint/computed-style.ts';
import type { DocumentElement } from './document-tree.ts';

/** One complex selector, ready to be tried on elements. */
export interface Selector {
  /** The compounds from right to left, each with the combinator that leads to the next one on its left. */
  steps: Step[];
  pseudoElement: string | undefined;
  specificity: number;
}

interface Step {
  tests: Test[];
  combinator: Combinator | undefined;
}

type Combinator = ' ' | '>' | '+' | '~';

interface Test {
  matches(element: DocumentElement): boolean;
  /** Ids count 1,000,000, classes 1,000, types 1 (Selectors 4, 17). */
  specificity: number;
  /** The class that an element must have for this test to succeed, for indexing. */
  className?: string;
  /** The tag, likewise, in lower case. */
  tag?: string;
}

const NEVER: Test = { matches: () => false, specificity: 1_000 };

/** Parses a selector list; selectors that only hold in use (`:hover`) or are unknown are kept and never match. */
export const parseSelectors = (text: string): Selector[] => splitTopLevel(text, ',').map(parseSelector);

export const matches = (selector: Selector, element: DocumentElement): boolean =>
  matchesFrom(selector.steps, 0, element);

/** The class that every match of the selector has; undefined where it asks for none. */
export const findIndexClass = ({ steps }: Selector): string | undefined =>
  steps[0]?.tests.find((test) => test.className !== undefined)?.className;

/** The tag that every match has, in lower case; undefined where any may match. */
export const findIndexTag = ({ steps }: Selector): string | undefined =>
  steps[0]?.tests.find((test) => test.tag !== undefined)?.tag;

/** Whether a selector asks for its class and for nothing else. */
export const isOneClass = ({ steps }: Selector): boolean =>
  steps.length === 1 && steps[0]?.tests.length === 1 && steps[0].tests[0]?.className !== undefined;

function matchesFrom(steps: Step[], index: number, element: DocumentElement): boolean {
  const step = steps[index];
  if (step === undefined || !step.tests.every((test) => test.matches(element))) return false;
  if (step.combinator === undefined) return true;
  return candidates(element, step.combinator).some((candidate) => matchesFrom(steps, index + 1, candidate));
}

function candidates(element: DocumentElement, combinator: Combinator): DocumentElement[] {
  const { parent } = element;
  if (combinator === '>') return parent === undefined ? [] : [parent];
  if (combinator === ' ') return parent === undefined ? [] : [parent, ...candidates(parent, ' ')];
  const before = siblings(element).slice(0, siblings(element).indexOf(element));
  return combinator === '~' ? before : before.slice(-1);
}

const siblings = (element: DocumentElement): DocumentElement[] =>
  element.parent === undefined ? [element] : childElements(element.parent);

const childElements = (element: DocumentElement): DocumentElement[] =>
  element.children.filter((child) => child.kind === 'element');

const TOKEN =
  /\s*([>+~])\s*|(\s+)|(\*)|((?:[\w-]|[^\0-\x7f]|\\.)+)|#((?:[\w-]|\\.)+)|\.((?:[\w-]|[^\0-\x7f]|\\.)+)|\[([^\]]*)\]|(::?)([\w-]+)/y;

function parseSelector(text: string): Selector {
  const compounds: { tests: Test[]; combinator: Combinator | undefined }[] = [{ tests: [], combinator: undefined }];
  let pseudoElement: string | undefined;
  let at = 0;
  const source = text.trim();
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source);
    if (token === null) return { steps: [{ tests: [NEVER], combinator: undefined }], pseudoElement, specificity: 0 };
    at = TOKEN.lastIndex;
    const [, arrow, space, star, type, id, className, attribute, colons, pseudo] = token;
    const combinator = (arrow ?? (space === undefined ? undefined : ' ')) as Combinator | undefined;
    const tests = compounds.at(-1)?.tests ?? [];
    if (combinator !== undefined) compounds.push({ tests: [], combinator });
    else if (star !== undefined) tests.push({ matches: () => true, specificity: 0 });
    else if (type !== undefined) tests.push(testType(unescape(type)));
    else if (id !== undefined) tests.push(testAttribute(`id="${unescape(id)}"`, 1_000_000));
    else if (className !== undefined) tests.push(testClass(unescape(className)));
    else if (attribute !== undefined) tests.push(testAttribute(attribute, 1_000));
    else {
      const end = source[at] === '(' ? findClosing(source, at) : at;
      const argument = end > at ? source.slice(at + 1, end) : undefined;
      at = end > at ? end + 1 : at;
      if (colons === '::' || pseudo === 'before' || pseudo === 'after') pseudoElement = pseudo;
      else tests.push(testPseudoClass(pseudo ?? '', argument));
    }
  }
  const reversed = compounds.toReversed();
  const steps = reversed.map(({ tests, combinator }): Step => ({ tests, combinator }));
  const all = steps.flatMap(({ tests }) => tests);
  return { steps, pseudoElement, specificity: all.reduce((sum, test) => sum + test.specificity, 0) };
}

function findClosing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

const unescape = (text: string): string => text.replace(/\\(.)/gs, '$1');

function testType(type: string): Test {
  const wanted = type.toLowerCase();
  return { matches: ({ tag }) => tag === wanted || tag.toLowerCase() === wanted, specificity: 1, tag: wanted };
}

const testClass = (className: string): Test => ({
  matches: ({ classes }) => classes.has(className),
  specificity: 1_000,
  className,
});

const OPERATORS: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  '=': (value, wanted) => value === wanted,
  '~=': (value, wanted) => value.split(/\s+/).includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  '^=': (value, wanted) => wanted !== '' && value.startsWith(wanted),
  '$=': (value, wanted) => wanted !== '' && value.endsWith(wanted),
  '*=': (value, wanted) => wanted !== '' && value.includes(wanted),
};

function testAttribute(text: string, specificity: number): Test {
  const parts = /^\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*["']?(.*?)["']?\s*(?:[is]\s*)?)?$/s.exec(text);
  if (parts === null) return NEVER;
  const [, name = '', operator, wanted = ''] = parts;
  const test = operator === undefined ? () => true : (OPERATORS[operator] ?? (() => false));
  return {
    matches: ({ attributes }) => name in attributes && test(attributes[name] ?? '', wanted),
    specificity,
  };
}

type Place = (element: DocumentElement) => { index: number; count: number };

const amongSiblings: Place = (element) => place(element, siblings(element));
const amongType: Place = (element) =>
  place(
    element,
    siblings(element).filter(({ tag }) => tag === element.tag),
  );
const place = (element: DocumentElement, list: DocumentElement[]): ReturnType<Place> => ({
  index: list.indexOf(element),
  count: list.length,
});

const isDisabled = ({ attributes }: DocumentElement): boolean => 'disabled' in attributes;
const hasContent = ({ children }: DocumentElement): boolean =>
  children.some((child) => child.kind === 'element' || child.text !== '');

const PSEUDO_CLASSES: Readonly<Record<string, (element: DocumentElement) => boolean>> = {
  root: ({ parent }) => parent === undefined,
  scope: ({ parent }) => parent === undefined,
  empty: (element) => !hasContent(element),
  checked: ({ attributes }) => 'checked' in attributes || 'selected' in attributes,
  disabled: isDisabled,
  enabled: (element) => !isDisabled(element),
  open: ({ attributes }) => 'open' in attributes,
  required: ({ attributes }) => 'required' in attributes,
  optional: ({ attributes }) => !('required' in attributes),
  'read-only': ({ attributes }) => 'readonly' in attributes,
  'placeholder-shown': ({ attributes }) => 'placeholder' in attributes && (attributes['value'] ?? '') === '',
  link: ({ tag, attributes }) => tag === 'a' && 'href' in attributes,
  'any-link': ({ tag, attributes }) => tag === 'a' && 'href' in attributes,
  'first-child': (element) => amongSiblings(element).index === 0,
  'last-child': (element) => isLast(amongSiblings(element)),
  'only-child': (element) => amongSiblings(element).count === 1,
  'first-of-type': (element) => amongType(element).index === 0,
  'last-of-type': (element) => isLast(amongType(element)),
  'only-of-type': (element) => amongType(element).count === 1,
};
const isLast = ({ index, count }: ReturnType<Place>): boolean => index === count - 1;

const NTH: Readonly<Record<string, { among: Place; fromEnd: boolean }>> = {
  'nth-child': { among: amongSiblings, fromEnd: false },
  'nth-last-child': { among: amongSiblings, fromEnd: true },
  'nth-of-type': { among: amongType, fromEnd: false },
  'nth-last-of-type': { among: amongType, fromEnd: true },
};

function testPseudoClass(name: string, argument: string | undefined): Test {
  const simple = PSEUDO_CLASSES[name];
  if (simple !== undefined) return { matches: simple, specificity: 1_000 };
  if (argument === undefined) return NEVER;
  if (name === 'has') return testHas(argument);
  const nth = NTH[name];
  if (nth !== undefined) return testNth(argument, nth.among, nth.fromEnd);
  if (name !== 'is' && name !== 'where' && name !== 'not' && name !== 'matches') return NEVER;
  const selectors = parseSelectors(argument);
  const some = (element: DocumentElement): boolean => selectors.some((selector) => matches(selector, element));
  return {
    matches: name === 'not' ? (element) => !some(element) : some,
    specificity: name === 'where' ? 0 : Math.max(0, ...selectors.map(({ specificity }) => specificity)),
  };
}

/** `:has(> a)` asks for a child, `:has(+ a)` for the next sibling, `:has(a)` for any descendant. */
function testHas(argument: string): Test {
  const options = splitTopLevel(argument, ',').map((text) => {
    const arrow = /^[>+~]/.exec(text)?.[0];
    const [selector] = parseSelectors(arrow === undefined ? text : text.slice(1));
    return { arrow, selector };
  });
  const reach: Readonly<Record<string, (element: DocumentElement) => DocumentElement[]>> = {
    '>': childElements,
    '+': (element) =>
      siblings(element).slice(siblings(element).indexOf(element) + 1, siblings(element).indexOf(element) + 2),
    '~': (element) => siblings(element).slice(siblings(element).indexOf(element) + 1),
  };
  return {
    matches: (element) =>
      options.some(({ arrow, selector }) =>
        (reach[arrow ?? ''] ?? descendants)(element).some(
          (other) => selector !== undefined && matches(selector, other),
        ),
      ),
    specificity: Math.max(0, ...options.map(({ selector }) => selector?.specificity ?? 0)),
  };
}

const descendants = (element: DocumentElement): DocumentElement[] =>
  childElements(element).flatMap((child) => [child, ...descendants(child)]);

/** An+B (CSS Syntax 3, 6). */
function testNth(argument: string, among: Place, fromEnd: boolean): Test {
  const text = argument.replace(/\s+/g, '').replace('odd', '2n+1').replace('even', '2n');
  const parts = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(text);
  if (parts === null) return NEVER;
  const [, stepText, offsetText] = parts;
  const step = stepText === undefined ? 0 : /\d/.test(stepText) ? Number(stepText) : Number(`${stepText}1`);
  const offset = Number(offsetText ?? 0);
  return {
    matches(element) {
      const { index, count } = among(element);
      const position = fromEnd ? count - index : index + 1;
      return step === 0 ? position === offset : (position - offset) % step === 0 && (position - offset) / step >= 0;
    },
    specificity: 1_000,
  };
}
