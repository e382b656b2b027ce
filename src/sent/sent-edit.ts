import { z } from 'zod';
import { pageOperationShape, type PageOperation } from '../answers/page-operations.ts';
import { readFences, SENT_LANGUAGES } from '../domain/fence.ts';
import { findAttribute, isElement } from '../markup/element.ts';
import { parseBody } from '../markup/parse-body.ts';
import { printBody } from '../markup/print-body.ts';
import { asksForSomething } from './asks.ts';
import { parseJson, tellWhere } from './parse-json.ts';
import { refuseSent } from './refuse-sent.ts';

export interface SentEdit {
  operations: PageOperation[];
  /** What is asked for beside the fences; empty where words only lead in to them or tell of them. */
  words: string;
}

/** Names the page as the address of its HTML does: `…/elements/body`. */
export const WHOLE_PAGE = 'body';

const HINT =
  'Send {"operations": [{"kind": "set-text", "id": "…", "value": "…"}]} in a json fence, or an element with its data-id in an html fence: tailorbird://guide/edits.';

const operationsShape = z.object({
  operations: z
    .array(pageOperationShape.extend({ value: z.string().default(''), target: z.string().default('') }))
    .min(1),
});

/**
 * The changes that an instruction holds in fences, in their order; undefined where it holds none. Throws INVALID_ARGUMENT
 * where a fence is none that can be done.
 */
export function readSentEdit(instruction: string): SentEdit | undefined {
  const { words, fences, open } = readFences(instruction, SENT_LANGUAGES);
  if (open !== undefined) throw refuseSent(`the fence that begins in line ${open.line} never ends`, HINT);
  if (fences.length === 0) return undefined;
  const operations = fences.flatMap(({ language, text }) =>
    language === 'json' ? readOperations(text) : readFragments(text),
  );
  return { operations, words: listWishes(words) };
}

function readOperations(text: string): PageOperation[] {
  const value = parseJson(text);
  if (value === undefined) throw refuseSent(`its json fence is not JSON${tellWhere(text)}`, HINT);
  const read = operationsShape.safeParse(toOperations(value));
  if (read.success) return read.data.operations;
  const wrong = read.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
  throw refuseSent(`its operations do not fit: ${wrong}`, HINT);
}

/** One operation alone, or a list of them, is as good as the object that holds the list. */
const toOperations = (value: unknown): unknown => {
  if (Array.isArray(value)) return { operations: value };
  return typeof value === 'object' && value !== null && 'kind' in value ? { operations: [value] } : value;
};

function readFragments(text: string): PageOperation[] {
  const tree = parseBody(text);
  const roots = /^\s*<body[\s>]/i.test(text) ? [tree] : tree.children.filter(isElement);
  if (roots.length === 0) throw refuseSent('an html fence holds no element', HINT);
  return roots.map((root) => {
    // A whole page takes the place of the page; nothing else is without a name.
    const id = findAttribute(root, 'dataId') ?? (root === tree ? WHOLE_PAGE : undefined);
    if (id === undefined || id === '')
      throw refuseSent(`the <${root.tagName}> of an html fence has no data-id, so nothing says what it replaces`, HINT);
    return { kind: 'replace', id, value: printBody(root), target: '' };
  });
}

/** What is left of the words beside fences once those are gone that lead in to the fences or tell of them. */
const listWishes = (words: string): string =>
  words
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(asksForSomething)
    .join('\n');
