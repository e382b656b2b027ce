import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Finding } from './finding.ts';

/** A scalar of the front matter, by its path of keys. */
export interface FrontMatterLeaf {
  path: readonly string[];
  /** References such as `{colors.primary}` are resolved. */
  value: string;
  line: number;
}

export interface FrontMatter {
  leaves: readonly FrontMatterLeaf[];
  findings: readonly Finding[];
}

const MOST_CHARACTERS = 128 * 1024;
/** Bounds the work on files that nest or repeat nodes through anchors. */
const MOST_LEAVES = 2_000;
const MOST_DEPTH = 12;
const MOST_ERRORS_TOLD = 3;

/** Reads YAML front matter leniently: what is malformed, dangling or cyclic becomes a finding, the rest is kept. */
export function readFrontMatter(text: string, firstLine: number): FrontMatter {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  const findings: Finding[] = [];
  if (text.length > MOST_CHARACTERS) {
    findings.push(warn(`The front matter is over ${MOST_CHARACTERS / 1024} KB; the rest was not read.`, firstLine));
  }
  const document = parseYaml(text.slice(0, MOST_CHARACTERS), lineCounter);
  if (document === undefined) return { leaves: [], findings: [warn('The front matter nests too deeply.', firstLine)] };
  const errors = new Map(document.errors.map((error) => [lineAt(error.pos[0]), toFirstLine(error.message)]));
  for (const [line, message] of [...errors].slice(0, MOST_ERRORS_TOLD)) {
    findings.push(warn(`The front matter is not valid YAML: ${message}`, line));
  }
  const leaves = listLeaves(document, lineAt, findings);
  if (leaves.length === 0 && document.errors.length === 0 && text.trim() !== '') {
    findings.push(warn('The front matter has no keys.', firstLine));
  }
  return resolveReferences(leaves, findings);
}

const warn = (message: string, line: number): Finding => ({ severity: 'warning', message, line });

const toFirstLine = (message: string): string => message.split(/ at line |\n/)[0] ?? message;

function parseYaml(text: string, lineCounter: LineCounter): Document | undefined {
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

function listLeaves(document: Document, lineAt: (offset: number) => number, findings: Finding[]): FrontMatterLeaf[] {
  const leaves: FrontMatterLeaf[] = [];
  const visit = (node: unknown, path: readonly string[]): void => {
    if (leaves.length >= MOST_LEAVES || path.length > MOST_DEPTH) return;
    if (isAlias(node)) visit(node.resolve(document), path);
    else if (isMap(node)) visitMap(node, path);
    else if (isSeq(node)) node.items.forEach((item, index) => visit(item, [...path, toItemName(item) ?? `${index}`]));
    else if (isScalar(node)) {
      leaves.push({ path, value: textOf(node.value), line: lineAt(toOffset(node)) });
    }
  };
  const visitMap = (map: YAMLMap, path: readonly string[]): void => {
    const keys = new Set<string>();
    for (const { key, value } of map.items) {
      const name = toKey(key);
      if (keys.has(name)) {
        findings.push(warn(`The key "${name}" stands twice; the first one counts.`, lineAt(toOffset(key))));
      } else visit(value, [...path, name]);
      keys.add(name);
    }
  };
  visit(document.contents, []);
  return leaves;
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

function resolveReferences(leaves: readonly FrontMatterLeaf[], findings: Finding[]): FrontMatter {
  const values = new Map(leaves.map((leaf) => [toReferencePath(leaf.path).join('.'), leaf.value]));
  const groups = new Set(
    leaves.flatMap((leaf) => {
      const path = toReferencePath(leaf.path);
      return path.map((_, depth) => path.slice(0, depth + 1).join('.'));
    }),
  );
  const find = (path: string): string | undefined => values.get(path) ?? values.get(`${path}.$value`);

  const resolve = (leaf: FrontMatterLeaf): string => {
    let { value } = leaf;
    const seen = new Set<string>();
    for (;;) {
      const target = REFERENCE.exec(value)?.[1]?.trim();
      if (target === undefined) return value;
      if (seen.has(target)) {
        findings.push(warn(`The reference {${target}} leads back to itself.`, leaf.line));
        return '';
      }
      seen.add(target);
      const next = find(target);
      if (next === undefined) return value;
      value = next;
    }
  };

  for (const leaf of leaves) {
    if (PROSE_KEYS.has(leaf.path.at(-1) ?? '')) continue;
    for (const [, target = ''] of leaf.value.matchAll(ANY_REFERENCE)) {
      if (!groups.has(target)) findings.push(warn(`Nothing is named by the reference {${target}}.`, leaf.line));
    }
  }
  return { leaves: leaves.map((leaf) => ({ ...leaf, value: resolve(leaf) })), findings };
}

/** A scalar as it is written: numbers and truth values too, nothing for null. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value).replace(/^"|"$/g, '');
