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
  /** An element must have one of these for the test to succeed. Absent where any element may. */
  anchors?: readonly Anchor[];
  /** Whether it asks for a class. */
  isClass?: true;
}

/** A class or a tag, in lower case, by which rules are found. */
type Anchor = { className: string } | { tag: string };

const NEVER: Test = { matches: () => false, specificity: 1_000, anchors: [] };

/** Parses a selector list; selectors that only hold in use (`:hover`) or are unknown are kept and never match. */
export const parseSelectors = (text: string): Selector[] => splitTopLevel(text, ',').map(parseSelector);

export const matches = (selector: Selector, element: DocumentElement): boolean =>
  matchesFrom(selector.steps, 0, element);

/** Every match of the selector has one of these: of one class, if it asks for any. Undefined where any may match. */
export function findAnchors({ steps }: Selector): readonly Anchor[] | undefined {
  if (steps.some(({ tests }) => tests.some(({ anchors }) => anchors?.length === 0))) return [];
  const known = steps[0]?.tests.flatMap(({ anchors }) => (anchors === undefined ? [] : [anchors])) ?? [];
  return (
    known.find(([anchor, ...others]) => anchor !== undefined && 'className' in anchor && others.length === 0) ??
    known[0]
  );
}

/** Whether a selector asks for its class and for nothing else. */
export const isOneClass = ({ steps }: Selector): boolean =>
  steps.length === 1 && steps[0]?.tests.length === 1 && steps[0].tests[0]?.isClass === true;

/** Asked so often that what it makes on the way would be most of what a page leaves to the garbage collector. */
function matchesFrom(steps: Step[], index: number, element: DocumentElement): boolean {
  const step = steps[index];
  if (step === undefined) return false;
  for (const test of step.tests) if (!test.matches(element)) return false;
  return step.combinator === undefined || matchesBefore(steps, index + 1, element, step.combinator);
}

/** Whether what stands left of a combinator matches where the combinator leads. */
function matchesBefore(steps: Step[], index: number, element: DocumentElement, combinator: Combinator): boolean {
  const { parent } = element;
  if (combinator === ' ' || combinator === '>') {
    if (parent === undefined) return false;
    return matchesFrom(steps, index, parent) || (combinator === ' ' && matchesBefore(steps, index, parent, ' '));
  }
  const before = siblings(element).slice(0, siblings(element).indexOf(element));
  return (combinator === '~' ? before : before.slice(-1)).some((sibling) => matchesFrom(steps, index, sibling));
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
  return {
    matches: ({ tag }) => tag === wanted || tag.toLowerCase() === wanted,
    specificity: 1,
    anchors: [{ tag: wanted }],
  };
}

const testClass = (className: string): Test => ({
  matches: ({ classes }) => classes.has(className),
  specificity: 1_000,
  anchors: [{ className }],
  isClass: true,
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
  const some = (element: DocumentElement): boolean => {
    for (const selector of selectors) if (matches(selector, element)) return true;
    return false;
  };
  const specificity = name === 'where' ? 0 : Math.max(0, ...selectors.map((selector) => selector.specificity));
  if (name === 'not') return { matches: (element) => !some(element), specificity };
  const anchors = selectors.map(findAnchors);
  return { matches: some, specificity, ...(anchors.every((one) => one !== undefined) && { anchors: anchors.flat() }) };
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
