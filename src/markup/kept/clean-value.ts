import {
  find,
  generate,
  parse,
  tokenize,
  tokenNames,
  walk,
  type CssNode,
  type Raw,
  type Url,
  type Value,
} from 'css-tree';
import { isKnownFunction } from './css-words.ts';
import { toOwnVariable } from './own-names.ts';
import { toSafeFont, toSafePicture } from './safe-data-url.ts';

/** Says in words what is left out of a page. */
export type Tell = (message: string) => void;

/** Where a layer or a picture may be named `none` and the rest of the declaration still holds. */
const PICTURED = /^(?:--.*|(?:-webkit-)?(?:background|mask|border-image|list-style)(?:-image|-source)?|content)$/;
const LOCAL = /^#[A-Za-z][\w:.-]*$/;

/**
 * The value of a declaration with nothing in it that loads or ends it; undefined when nothing safe is left. Pictures and fonts
 * in `data:` addresses stay, addresses elsewhere go and are told.
 */
export function cleanValue(property: string, given: Value | Raw, tell: Tell): string | undefined {
  const value = given.type === 'Raw' ? parseRaw(given.value) : given;
  if (value === undefined) return isPlain(given) ? withoutComments(generate(given)) : undefined;
  expandFallbacks(value);
  const cleaned = cleanUrls(property, value, tell);
  if (!cleaned || !hasKnownFunctions(property, value)) return undefined;
  renameVariables(value);
  const text = escapeStrings(generate(value));
  return holdsTogether(text) ? text : undefined;
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*.*?\*\//gs, ' ');

/** A value that css-tree keeps as text, such as that of a custom property, as a tree; undefined if it is none. */
function parseRaw(given: string): Value | undefined {
  const text = withoutComments(given);
  const bare = text.replaceAll(/url\([^)]*\)/gi, '');
  if (text.trim() === '' || /[{};@\\]/.test(bare)) return undefined;
  const tree = parsePart(text, 'value');
  return tree?.type === 'Value' && find(tree, ({ type }) => type === 'Block') === null ? tree : undefined;
}

/** What a variable falls back on is text to the parser; it holds functions and addresses like any other value. */
function expandFallbacks(value: Value): void {
  walk(value, {
    visit: 'Raw',
    enter(node: Raw, item, list) {
      const inside = parseRaw(node.value);
      if (inside === undefined || list === null || item === null) return;
      expandFallbacks(inside);
      list.replace(item, inside.children);
    },
  });
}

/** A part of a sheet as a tree; undefined where the parser gives up. */
export function parsePart(
  text: string,
  context: 'value' | 'rule' | 'declarationList' | 'stylesheet',
): CssNode | undefined {
  try {
    return parse(text, { context, onParseError: () => {} });
  } catch {
    return undefined;
  }
}

/** Text that says nothing but words and numbers: `--x: ;`, the fallback of a variable. */
const isPlain = (node: CssNode): boolean => /^[\w\s#%.,+*/-]*$/.test(withoutComments(generate(node)));

function cleanUrls(property: string, value: Value, tell: Tell): boolean {
  let isClean = true;
  walk(value, {
    visit: 'Url',
    enter(node: Url, item, list) {
      if (LOCAL.test(node.value)) return;
      const safe = property === 'src' ? toSafeFont(node.value) : toSafePicture(node.value);
      if (safe !== undefined) {
        node.value = safe;
        return;
      }
      tellAddress(property === 'src' ? 'font' : 'picture', node.value, tell);
      if (!PICTURED.test(property) || list === null || item === null) isClean = false;
      else list.replace(item, list.createItem({ type: 'Identifier', name: 'none' }));
    },
  });
  return isClean;
}

export function tellAddress(kind: string, address: string, tell: Tell): void {
  const shown = address.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 120);
  tell(
    /^data:/i.test(address)
      ? `a ${kind} whose data are not what they say`
      : `the ${kind} ${shown}, which is not loaded`,
  );
}

function hasKnownFunctions(property: string, value: Value): boolean {
  return (
    find(value, (node) => {
      if (node.type === 'Raw') return !isPlain(node);
      if (node.type !== 'Function') return false;
      const name = node.name.toLowerCase();
      if (name === 'attr') return property !== 'content';
      if (name === 'local') return property !== 'src';
      return !isKnownFunction(name);
    }) === null
  );
}

/** Names of tokens mean ours. */
function renameVariables(value: Value): void {
  walk(value, {
    visit: 'Identifier',
    enter(node) {
      if (node.name.startsWith('--')) node.name = toOwnVariable(node.name);
    },
  });
}

/** A string may hold `</style>`, which a browser would read as the end of the sheet. */
export const escapeStrings = (css: string): string =>
  css.replaceAll(/"(?:[^"\\]|\\.)*"/gs, (quoted) => quoted.replaceAll('<', '\\3c '));

const ENDING: ReadonlySet<string> = new Set([
  'bad-string-token',
  'bad-url-token',
  'CDO-token',
  'CDC-token',
  'at-keyword-token',
  'semicolon-token',
  '{-token',
  '}-token',
  'comment-token',
]);
const SAFE_URL = /^url\((?:#[A-Za-z][\w:.-]*|data:(?:image|font)\/[\w+]+;base64,[A-Za-z0-9+/]+={0,2})\)$/;

/** The last guard: what was printed reads as one value, and as one that loads nothing. */
function holdsTogether(text: string): boolean {
  let isSafe = true;
  let depth = 0;
  tokenize(text, (type, start, end) => {
    const name = tokenNames[type] ?? '';
    if (name === '(-token' || name === 'function-token' || name === '[-token') depth++;
    if (name === ')-token' || name === ']-token') depth--;
    if (ENDING.has(name) || depth < 0) isSafe = false;
    if (name === 'url-token' && !SAFE_URL.test(text.slice(start, end))) isSafe = false;
    if (name === 'function-token' && /^url\($/i.test(text.slice(start, end))) isSafe = false;
  });
  return isSafe && depth === 0;
}
