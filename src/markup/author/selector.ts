import { splitTop } from './parse-sheet.ts';

/** What one compound asks of an element, such as `a.b:first-child`. */
export interface Compound {
  tag: string | undefined;
  id: string | undefined;
  classes: readonly string[];
  tests: readonly SelectorTest[];
  /** How it stands to the compound before it; absent for the first. */
  combinator: Combinator | undefined;
}

export type Combinator = ' ' | '>' | '+' | '~';

export type SelectorTest =
  | { kind: 'attribute'; name: string; operator: string; value: string }
  | { kind: 'nth'; step: number; offset: number; fromEnd: boolean; ofType: boolean }
  | { kind: 'only'; ofType: boolean }
  | { kind: 'empty' | 'root' | 'checked' | 'disabled' }
  | { kind: 'is' | 'not'; selectors: readonly Selector[] };

export interface Selector {
  /** Left to right. */
  compounds: readonly Compound[];
  /** Ids, classes and tags as one number, compared as CSS does. */
  specificity: number;
  /** State and generated box that the rule is for, as variants of a class: `hover:before:`. */
  variant: string;
}

const MOST_COMPOUNDS = 12;
const ID = 1_000_000;
const CLASS = 1000;

/** States that a class can have as a variant. A state on an ancestor has none. */
const STATES: ReadonlySet<string> = new Set(
  'hover focus focus-visible focus-within active visited target open invalid required'.split(' '),
);
const BOXES: Readonly<Record<string, string>> = {
  before: 'before:',
  after: 'after:',
  placeholder: 'placeholder:',
  '-webkit-input-placeholder': 'placeholder:',
  marker: 'marker:',
  selection: 'selection:',
};
const FIXED_TESTS: Readonly<Record<string, SelectorTest>> = {
  'first-child': { kind: 'nth', step: 0, offset: 1, fromEnd: false, ofType: false },
  'last-child': { kind: 'nth', step: 0, offset: 1, fromEnd: true, ofType: false },
  'first-of-type': { kind: 'nth', step: 0, offset: 1, fromEnd: false, ofType: true },
  'last-of-type': { kind: 'nth', step: 0, offset: 1, fromEnd: true, ofType: true },
  'only-child': { kind: 'only', ofType: false },
  'only-of-type': { kind: 'only', ofType: true },
  empty: { kind: 'empty' },
  root: { kind: 'root' },
  host: { kind: 'root' },
  checked: { kind: 'checked' },
  disabled: { kind: 'disabled' },
};
const NTH_NAMES = /^nth-(last-)?(child|of-type)$/;

/** A selector list; selectors that ask for what a stored document cannot have are left out. */
export const parseSelectors = (text: string): Selector[] =>
  splitTop(text, ',').flatMap((part) => {
    const selector = parseSelector(part);
    return selector === undefined ? [] : [selector];
  });

interface Draft {
  tag: string | undefined;
  id: string | undefined;
  classes: string[];
  tests: SelectorTest[];
  combinator: Combinator | undefined;
  states: string[];
}

const startCompound = (combinator?: Combinator): Draft => ({
  tag: undefined,
  id: undefined,
  classes: [],
  tests: [],
  combinator,
  states: [],
});

const TOKEN =
  /\s*([>+~])\s*|(\s+)|(\*|[a-zA-Z_][\w-]*)|#((?:[\w-]|\\.)+)|\.((?:[\w-]|[^\x20-\x7e]|\\.)+)|\[([^\]]*)\]|(::?)([\w-]+)|(&)/y;

function parseSelector(text: string): Selector | undefined {
  const drafts = [startCompound()];
  let specificity = 0;
  let box = '';
  TOKEN.lastIndex = 0;
  const source = text.trim();
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    const draft = drafts.at(-1);
    if (match === null || draft === undefined || drafts.length > MOST_COMPOUNDS || box !== '') return undefined;
    const [, combinator, space, tag, id, className, attribute, colons, pseudo = ''] = match;
    if (combinator !== undefined || space !== undefined) drafts.push(startCompound(toCombinator(combinator)));
    else if (tag !== undefined) {
      if (tag !== '*') {
        draft.tag = tag.toLowerCase();
        specificity++;
      }
    } else if (id !== undefined) {
      draft.id = unescape(id);
      specificity += ID;
    } else if (className !== undefined) {
      draft.classes.push(unescape(className));
      specificity += CLASS;
    } else if (attribute !== undefined) {
      const test = parseAttribute(attribute);
      if (test === undefined) return undefined;
      draft.tests.push(test);
      specificity += CLASS;
    } else if (colons !== undefined) {
      const called = readCall(source);
      const name = pseudo.toLowerCase();
      if (BOXES[name] !== undefined && (colons === '::' || name === 'before' || name === 'after')) {
        box = BOXES[name];
        specificity++;
        continue;
      }
      if (colons === '::') return undefined;
      const weight = addPseudo(draft, name, called);
      if (weight === undefined) return undefined;
      specificity += weight;
    } else return undefined;
  }
  if (drafts.slice(0, -1).some(({ states }) => states.length > 0)) return undefined;
  const states = [...new Set(drafts.at(-1)?.states)].map((state) => `${state}:`).join('');
  return { compounds: drafts.map(({ states: _states, ...compound }) => compound), specificity, variant: states + box };
}

const toCombinator = (sign: string | undefined): Combinator =>
  sign === '>' || sign === '+' || sign === '~' ? sign : ' ';

/** What stands in the brackets after a pseudo-class; the reading goes on behind them. */
function readCall(source: string): string | undefined {
  const start = TOKEN.lastIndex;
  if (source[start] !== '(') return undefined;
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    if (source[index] === '(') depth++;
    else if (source[index] === ')' && --depth === 0) {
      TOKEN.lastIndex = index + 1;
      return source.slice(start + 1, index);
    }
  }
  TOKEN.lastIndex = source.length;
  return source.slice(start + 1);
}

/** Adds what a pseudo-class asks and gives its specificity; undefined for one that never holds here. */
function addPseudo(draft: Draft, name: string, called: string | undefined): number | undefined {
  const place = TOKEN.lastIndex;
  const weight = called === undefined ? addPlain(draft, name) : addCall(draft, name, called);
  // Selectors within brackets are read by the same sticky pattern.
  TOKEN.lastIndex = place;
  return weight;
}

function addPlain(draft: Draft, name: string): number | undefined {
  const fixed = FIXED_TESTS[name];
  if (fixed !== undefined) {
    draft.tests.push(fixed);
    return CLASS;
  }
  if (name === 'link' || name === 'any-link' || name === 'enabled' || name === 'defined') return CLASS;
  if (!STATES.has(name)) return undefined;
  draft.states.push(name);
  return CLASS;
}

function addCall(draft: Draft, name: string, called: string): number | undefined {
  const [, last, type] = NTH_NAMES.exec(name) ?? [];
  if (type !== undefined) {
    const nth = parseNth(called);
    if (nth === undefined) return undefined;
    draft.tests.push({ kind: 'nth', ...nth, fromEnd: last !== undefined, ofType: type === 'of-type' });
    return CLASS;
  }
  const kind = name === 'where' || name === 'matches' || name === '-webkit-any' ? 'is' : name;
  if (kind !== 'is' && kind !== 'not') return undefined;
  const selectors = parseSelectors(called);
  const plain = selectors.filter(({ variant }) => variant === '');
  // `:not(:hover)` is the plain state.
  if (kind === 'not' && plain.length < selectors.length) return 0;
  if (kind !== 'not' && plain.length === 0) return undefined;
  draft.tests.push({ kind, selectors: plain });
  return name === 'where' ? 0 : Math.max(0, ...plain.map(({ specificity }) => specificity));
}

function parseNth(text: string): { step: number; offset: number } | undefined {
  const words = text.trim().toLowerCase();
  if (words === 'odd') return { step: 2, offset: 1 };
  if (words === 'even') return { step: 2, offset: 0 };
  const [, step, sign, offset] = /^([+-]?\d*)n(?:\s*([+-])\s*(\d+))?$/.exec(words) ?? [];
  if (step !== undefined) {
    const steps = step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step);
    return { step: steps, offset: offset === undefined ? 0 : Number(`${sign ?? ''}${offset}`) };
  }
  return /^[+-]?\d+$/.test(words) ? { step: 0, offset: Number(words) } : undefined;
}

function parseAttribute(text: string): SelectorTest | undefined {
  const [, name, operator = '', quoted, single, bare] =
    /^\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*i?)?\s*$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { kind: 'attribute', name: name.toLowerCase(), operator, value: quoted ?? single ?? bare ?? '' };
}

const unescape = (name: string): string => name.replaceAll(/\\(.)/g, '$1');
