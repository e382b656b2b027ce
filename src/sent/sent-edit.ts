import { z } from 'zod';
import { pageOperationShape, type PageOperation } from '../answers/page-operations.ts';
import { readFences } from '../domain/fence.ts';
import { findAttribute, isElement } from '../markup/element.ts';
import { parseBody } from '../markup/parse-body.ts';
import { printBody } from '../markup/print-body.ts';
import { parseJson } from './parse-json.ts';
import { refuseSent } from './refuse-sent.ts';

export interface SentEdit {
  operations: PageOperation[];
  /** What is asked for beside the fences; empty where words only lead in to them. */
  words: string;
}

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
  const { words, fences, openLine } = readFences(instruction, ['html', 'json']);
  if (openLine !== undefined) throw refuseSent(`the fence that begins in line ${openLine} never ends`, HINT);
  if (fences.length === 0) return undefined;
  const operations = fences.flatMap(({ language, text }) =>
    language === 'json' ? readOperations(text) : readFragments(text),
  );
  return { operations, words: withoutLeadIns(words) };
}

function readOperations(text: string): PageOperation[] {
  const value = parseJson(text);
  if (value === undefined) throw refuseSent('its json fence is not JSON', HINT);
  const read = operationsShape.safeParse(Array.isArray(value) ? { operations: value } : value);
  if (read.success) return read.data.operations;
  const wrong = read.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
  throw refuseSent(`its operations do not fit: ${wrong}`, HINT);
}

function readFragments(text: string): PageOperation[] {
  const tree = parseBody(text);
  const roots = /^\s*<body[\s>]/i.test(text) ? [tree] : tree.children.filter(isElement);
  if (roots.length === 0) throw refuseSent('an html fence holds no element', HINT);
  return roots.map((root) => {
    const id = findAttribute(root, 'dataId');
    if (id === undefined || id === '')
      throw refuseSent(`the <${root.tagName}> of an html fence has no data-id, so nothing says what it replaces`, HINT);
    return { kind: 'replace', id, value: printBody(root), target: '' };
  });
}

/** Sentences that only lead in to a fence: "Apply these operations:", "Here is the new card.". */
const LEADS_IN =
  /[:：]$|\b(?:these|those|following|below|above|attached|as follows|operations?|fragments?|fences?|here (?:is|are)|data-ids?|patch(?:es)?)\b/iu;

/** What is left of the words beside fences once those are gone that speak of the fences. */
const withoutLeadIns = (words: string): string =>
  words
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !LEADS_IN.test(sentence) && /\p{L}{2}/u.test(sentence))
    .join('\n');
