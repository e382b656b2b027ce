import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import type { Finding } from './finding.ts';
import { type Observation, tellObservations } from './observation.ts';
import { observeTokens } from './observe-tokens.ts';

/** A scalar of the front matter, by its path of keys. */
export interface FrontMatterLeaf {
  path: readonly string[];
  /** References such as `{colors.primary}` are resolved. */
  value: string;
  /** As it stands in the file. */
  written: string;
  line: number;
}

export interface FrontMatter {
  leaves: readonly FrontMatterLeaf[];
  /** Where each key stands, by its path joined with dots. */
  keyLines: ReadonlyMap<string, number>;
  /** Whether it could be read to its end as YAML. */
  isSound: boolean;
  findings: readonly Finding[];
}

const MOST_CHARACTERS = 128 * 1024;
/** Bounds the work on files that nest or repeat nodes through anchors. */
const MOST_LEAVES = 2_000;
const MOST_NODES = 20_000;
const MOST_DEPTH = 12;
const MOST_ERRORS_TOLD = 3;

/** Reads YAML front matter leniently: what is malformed, dangling or cyclic becomes a finding, the rest is kept. */
export function readFrontMatter(text: string, firstLine: number): FrontMatter {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  const findings: Finding[] = [];
  const observations: Observation[] = [];
  if (text.length > MOST_CHARACTERS) {
    findings.push(
      warn(`The front matter is over ${MOST_CHARACTERS / 1024} KB; the rest was not read. Shorten it.`, firstLine),
    );
  }
  const document = parseYaml(quoteColors(toReadPart(text), firstLine, observations), lineCounter);
  if (document === undefined) {
    const message = 'The front matter nests too deeply to be read. Keep to groups, tokens and their fields.';
    return {
      leaves: [],
      keyLines: new Map(),
      isSound: false,
      findings: [{ severity: 'error', message, line: firstLine }],
    };
  }
  const errors = new Map(document.errors.map((error) => [lineAt(error.pos[0]), error]));
  for (const [line, error] of [...errors].slice(0, MOST_ERRORS_TOLD)) {
    const message = `The front matter is not valid YAML: ${toFirstLine(error.message)}. ${toAdvice(error.code)}`;
    findings.push({ severity: 'error', message, line });
  }
  const { leaves, keyLines, isWhole } = listLeaves(document, lineAt, observations);
  if (!isWhole) {
    const message = `The front matter holds more than ${MOST_LEAVES} values, or anchors that multiply; the rest was not read. Keep to the tokens.`;
    findings.push(warn(message, firstLine));
  }
  if (leaves.length === 0 && document.errors.length === 0 && text.trim() !== '') {
    findings.push(
      warn('The front matter has no keys. Write tokens such as `colors:` with `primary: "#0f62fe"`.', firstLine),
    );
  }
  const resolved = resolveReferences(leaves, observations);
  return {
    leaves: resolved,
    keyLines,
    isSound: document.errors.length === 0 && isWhole,
    findings: [...findings, ...tellObservations([...observations, ...observeTokens(resolved)])],
  };
}

/** Whole lines only, since half of one would look malformed. */
const toReadPart = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : text.slice(0, text.lastIndexOf('\n', MOST_CHARACTERS) + 1 || MOST_CHARACTERS);

const warn = (message: string, line: number): Finding => ({ severity: 'warning', message, line });

const toFirstLine = (message: string): string => (message.split(/ at line |\n/)[0] ?? message).replace(/\.$/, '');

const ADVICE: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that holds ": " in quotes.',
  MULTILINE_IMPLICIT_KEY: 'Close the quote, and keep a key on one line.',
  MISSING_CHAR: 'Close the quote or bracket.',
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_INDENT: 'Indent the keys of one group alike.',
  BAD_ALIAS: 'Put a value that opens with * or & in quotes.',
};

const toAdvice = (code: ErrorCode): string =>
  ADVICE[code] ?? 'Write one `key: value` per line, indented with spaces, with values that hold : or # in quotes.';

const UNQUOTED_COLOR =
  /^(\s{0,40}(?:- )?["']?([\w-]{1,60})["']?\s{0,8}:\s{1,8})(#(?:[0-9a-f]{6}|[0-9a-f]{8}|[0-9a-f]{3}))\s*(?:#.*)?$/i;

/** `primary: #0f62fe` is a key without a value and a comment to YAML, but nobody means that. */
function quoteColors(text: string, firstLine: number, observations: Observation[]): string {
  return text
    .split('\n')
    .map((row, index) => {
      const [, opening, key = '', color = ''] = UNQUOTED_COLOR.exec(row) ?? [];
      if (opening === undefined) return row;
      observations.push({ kind: 'unquoted-color', subject: key, detail: color, line: firstLine + index });
      return `${opening}"${color}"`;
    })
    .join('\n');
}

/** Brackets that are open at once; the parser takes long to fail on thousands. */
const MOST_OPEN_BRACKETS = 100;

function opensTooMany(text: string): boolean {
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1);
    if (open > MOST_OPEN_BRACKETS) return true;
  }
  return false;
}

function parseYaml(text: string, lineCounter: LineCounter): Document | undefined {
  if (opensTooMany(text)) return undefined;
  try {
    // The parser's own check for repeated keys takes quadratic time.
    return parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      strict: false,
      uniqueKeys: false,
      logLevel: 'silent',
    });
  } catch (error) {
    // The parser recurses, so that absurd nesting overflows the stack; nothing else is thrown for bad YAML.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function listLeaves(
  document: Document,
  lineAt: (offset: number) => number,
  observations: Observation[],
): Pick<FrontMatter, 'leaves' | 'keyLines'> & { isWhole: boolean } {
  const leaves: FrontMatterLeaf[] = [];
  const keyLines = new Map<string, number>();
  // An alias means the anchor read last; the parser's own search for it reads the whole file for each.
  const anchors = new Map<string, unknown>();
  let nodes = 0;
  const visit = (node: unknown, path: readonly string[]): void => {
    nodes += 1;
    if (leaves.length >= MOST_LEAVES || nodes > MOST_NODES || path.length > MOST_DEPTH) return;
    if (isNode(node) && 'anchor' in node && node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isAlias(node)) visit(anchors.get(node.source), path);
    else if (isMap(node)) visitMap(node, path);
    else if (isSeq(node)) node.items.forEach((item, index) => visit(item, [...path, toItemName(item) ?? `${index}`]));
    else if (isScalar(node)) {
      const written = textOf(node.value);
      leaves.push({ path, value: written, written, line: lineAt(toOffset(node)) });
    }
  };
  const visitMap = (map: YAMLMap, path: readonly string[]): void => {
    const keys = new Set<string>();
    for (const { key, value } of map.items) {
      const name = toKey(key);
      const place = [...path, name].join('.');
      const line = lineAt(toOffset(key));
      if (keys.has(name)) observations.push({ kind: 'repeated-key', subject: place, line });
      else {
        keyLines.set(place, line);
        visit(value, [...path, name]);
      }
      keys.add(name);
    }
  };
  visit(document.contents, []);
  return { leaves, keyLines, isWhole: leaves.length < MOST_LEAVES && nodes <= MOST_NODES };
}

const toOffset = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0);

const toKey = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** An item `{ name: Primary, hex: "#0f62fe" }` of a list is known by its name. */
function toItemName(item: unknown): string | undefined {
  if (!isMap(item)) return undefined;
  const name = ['name', 'token', 'role', 'key'].map((key) => item.get(key)).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : undefined;
}

const REFERENCE = /^\{([^{}]{1,120})\}$/;
const ANY_REFERENCE = /\{([a-z]{1,20}(?:\.[\w $-]{1,60}){1,6})\}/gi;
const PROSE_KEYS = new Set(['description', 'name', 'notes', 'usage', 'comment']);

const GROUP = /^(?:colors|typography|rounded|spacing|components)$/;

/** References start at a token group, also where the groups lie deeper, under `tokens:` or below a broken line. */
function toReferencePath(path: readonly string[]): readonly string[] {
  const group = path.findIndex((key) => GROUP.test(key));
  return group > 0 ? path.slice(group) : path;
}

/** Stands for the value of references that lead back to themselves. */
const CYCLE = '\u0000';

function resolveReferences(leaves: readonly FrontMatterLeaf[], observations: Observation[]): FrontMatterLeaf[] {
  const values = new Map(leaves.map((leaf) => [toReferencePath(leaf.path).join('.'), leaf.value]));
  const groups = new Set(
    leaves.flatMap((leaf) => {
      const path = toReferencePath(leaf.path);
      return path.map((_, depth) => path.slice(0, depth + 1).join('.'));
    }),
  );
  const find = (path: string): string | undefined => values.get(path) ?? values.get(`${path}.$value`);

  const known = new Map<string, string>();
  const resolve = (leaf: FrontMatterLeaf): string => {
    const seen = new Set<string>();
    let value = leaf.value;
    for (;;) {
      const target = REFERENCE.exec(value)?.[1]?.trim();
      const next = target === undefined ? undefined : (known.get(target) ?? find(target));
      if (target === undefined || next === undefined) break;
      if (seen.has(target)) {
        value = CYCLE;
        break;
      }
      seen.add(target);
      value = next;
    }
    for (const step of seen) known.set(step, value);
    if (value !== CYCLE) return value;
    observations.push({ kind: 'cyclic-reference', subject: leaf.path.join('.'), line: leaf.line });
    return '';
  };

  for (const leaf of leaves) {
    if (PROSE_KEYS.has(leaf.path.at(-1) ?? '')) continue;
    for (const [, target = ''] of leaf.value.matchAll(ANY_REFERENCE)) {
      if (!groups.has(target)) observations.push({ kind: 'dangling-reference', subject: target, line: leaf.line });
    }
  }
  return leaves.map((leaf) => ({ ...leaf, value: resolve(leaf) }));
}

/** A scalar as it is written: numbers and truth values too, nothing for null. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value).replace(/^"|"$/g, '');
