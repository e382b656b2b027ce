import type { Element } from 'hast';
import { z } from 'zod';
import type { DrawnDevice } from '../domain/designer.ts';
import type { Spending } from '../domain/spending.ts';
import { findById } from '../markup/find.ts';
import { listElements, findAttribute } from '../markup/element.ts';
import { parseBody } from '../markup/parse-body.ts';
import { askForm, askText, type AskingContext } from './ask-model.ts';
import { printLeanPage, restoreDrawings } from '../markup/lean-page.ts';
import { changeLook, lookChangeShape, mendLookChange } from '../answers/look-change.ts';
import { tellTokens, type Drawn } from '../guide/tell-tokens.ts';
import { UnusableAnswer } from './model-error.ts';
import { changesOnly, NO_TARGETS, targetsOf } from '../answers/only-targets.ts';
import type { Model } from './open-model.ts';
import { applyOperations, pageOperationShape } from '../answers/page-operations.ts';
import { readPrompt } from './read-prompt.ts';
import { replaceInText } from './replace-in-text.ts';
import { spend } from './spending.ts';
import { listSuggestions, tidySuggestions } from '../answers/suggestions.ts';
import { takeBody, takeElement } from './take-body.ts';

/** One edit of one page; each rung adds what it spent. */
export interface Editing {
  model: Model;
  tree: Element;
  instruction: string;
  /** What the page is drawn with. */
  drawn: Drawn & { device: DrawnDevice };
  context: AskingContext;
  spending: Spending;
}

export type RungResult =
  | { kind: 'changed'; tree: Element; summary: string; suggestions?: string[]; drawn?: Drawn }
  /** The model says that it cannot be done. */
  | { kind: 'refused'; summary: string }
  /** The answer does not fit the page; `id` is the element that it spoke of, if there is one. */
  | { kind: 'missed'; id?: string };

const operationsShape = z.object({
  operations: z.array(pageOperationShape),
  look: lookChangeShape,
  summary: z.string(),
  suggestions: z.array(z.string()),
});

const mendEdit = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? { ...value, look: mendLookChange((value as { look?: unknown }).look), suggestions: listSuggestions(value) }
    : value;

/** Operations on elements by their ids, and another look of the whole screen. */
export async function editByOperations(editing: Editing): Promise<RungResult> {
  const { model, tree, drawn: before, context, spending } = editing;
  const prompt = `Drawn with:\n${tellTokens(before, [before.device])}\n\n${tellRequest(editing, tree)}`;
  const question = { instructions: await readPrompt('edit'), prompt, context };
  const { operations, look, summary, suggestions } = await spend(
    spending,
    askForm(model, question, operationsShape, mendEdit),
  );
  const drawn = changeLook(before, look);
  if (operations.length === 0 && drawn === undefined) return { kind: 'refused', summary };
  const changed = structuredClone(tree);
  const left = applyOperations(changed, operations);
  const isMissed = left.length === operations.length && operations.length > 0;
  if (isMissed || !changesOnly(tree, changed, targetsOf(operations))) {
    return { kind: 'missed', ...firstKnown(tree, operations) };
  }
  return {
    kind: 'changed',
    tree: changed,
    summary: left.length === 0 ? summary : `${summary} ${tellLeft(left.length)}`,
    suggestions: tidySuggestions(suggestions),
    ...(drawn && { drawn }),
  };
}

const searchShape = z.object({
  id: z.string().describe('data-id of the one element that changes'),
  replacements: z.array(z.object({ search: z.string(), replace: z.string() })),
  summary: z.string(),
});

/** Search and replace inside one element: each text to be found stands there once. */
export async function editBySearch(editing: Editing): Promise<RungResult> {
  const { model, tree, context, spending } = editing;
  const question = { instructions: await readPrompt('edit-search'), prompt: tellRequest(editing, tree), context };
  const { id, replacements, summary } = await spend(spending, askForm(model, question, searchShape));
  const element = findById(tree, id);
  if (element === undefined || element === tree) return { kind: 'missed' };
  let html: string | undefined = printLeanPage(element);
  for (const { search, replace } of replacements) {
    html = html === undefined ? undefined : replaceInText(html, search, replace);
  }
  const changed = html === undefined ? undefined : exchange(tree, id, html);
  if (changed === undefined || replacements.length === 0) return { kind: 'missed', id };
  return { kind: 'changed', tree: changed, summary };
}

/** One element anew. */
export async function editElement(editing: Editing, id: string): Promise<RungResult> {
  const { model, tree, context, spending } = editing;
  const element = findById(tree, id);
  if (element === undefined) return { kind: 'missed' };
  const question = { instructions: await readPrompt('edit-element'), prompt: tellRequest(editing, element), context };
  const html = await spend(spending, askText(model, question, takeElement));
  const changed = exchange(tree, id, html);
  return changed === undefined
    ? { kind: 'missed', id }
    : { kind: 'changed', tree: changed, summary: 'The part of the screen that the request speaks of was drawn anew.' };
}

/** The whole page, with a word on which elements have changed; no other may have. Throws UNAVAILABLE when one has. */
export async function editPage(editing: Editing): Promise<RungResult> {
  const { model, tree, context, spending } = editing;
  const question = { instructions: await readPrompt('edit-page'), prompt: tellRequest(editing, tree), context };
  const changed = await spend(
    spending,
    askText(model, question, (answer) => takePage(answer, tree)),
  );
  return { kind: 'changed', tree: changed, summary: 'The page was written anew where the request speaks of it.' };
}

function takePage(answer: string, tree: Element): Element {
  const page = parseBody(takeBody(answer));
  restoreDrawings(page, tree);
  const said = /^\W*changed\W*:(.*)$/im.exec(answer.slice(0, Math.max(0, answer.search(/<body/i))))?.[1] ?? '';
  const known = new Set(listElements(tree).map((element) => findAttribute(element, 'dataId')));
  const named = new Set((said.match(/[\w-]+/g) ?? []).filter((id) => known.has(id)));
  page.properties = { ...tree.properties };
  if (named.size > 0 && changesOnly(tree, page, { ...NO_TARGETS, changed: named })) return page;
  throw new UnusableAnswer('the model changed more of the screen than was asked for');
}

/** The tree with one element exchanged, and nothing else. */
function exchange(tree: Element, id: string, html: string): Element | undefined {
  const changed = structuredClone(tree);
  const operation = { kind: 'replace', id, value: html, target: '' } as const;
  const isDone = applyOperations(changed, [operation]).length === 0;
  return isDone && changesOnly(tree, changed, targetsOf([operation])) ? changed : undefined;
}

const tellRequest = ({ instruction }: Editing, part: Element): string =>
  `Page:\n${printLeanPage(part)}\n\nRequest:\n${instruction}`;

const firstKnown = (tree: Element, named: readonly { id: string }[]): { id?: string } => {
  const known = named.find(({ id }) => {
    const element = findById(tree, id);
    return element !== undefined && element !== tree;
  });
  return known === undefined ? {} : { id: known.id };
};

const tellLeft = (count: number): string =>
  count === 1 ? 'One of its steps could not be carried out.' : `${count} of its steps could not be carried out.`;
