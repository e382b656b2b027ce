import type { Element } from 'hast';
import { changesOnly, targetsOf } from '../answers/only-targets.ts';
import { applyOperations, type PageOperation } from '../answers/page-operations.ts';
import type { Composition, DesignContext, Designer, EditRequest, Refusal } from '../domain/designer.ts';
import { findAttribute, listElements } from '../markup/element.ts';
import { findById } from '../markup/find.ts';
import { parseBody } from '../markup/parse-body.ts';
import { restoreDrawings } from '../markup/lean-page.ts';
import { printBody } from '../markup/print-body.ts';
import { readDocument } from '../markup/read-document.ts';
import { SENT_BY, toOtherMode, type PageTools } from './design-page.ts';
import { WHOLE_PAGE, type SentEdit } from './sent-edit.ts';
import { tellFaults, tellFindings } from './tell-findings.ts';

export interface EditTools extends PageTools {
  /** Does what the words beside the fences ask for. */
  next: Designer;
  /** A finished document of a body, to be edited by words. */
  print(composition: Composition): Promise<string>;
}

/** Operations that were sent, all or none of them, and then what the words beside them ask for. */
export async function editByOperations(
  { next, inspect, print }: EditTools,
  { operations: sent, words }: SentEdit,
  request: EditRequest,
  context: DesignContext,
): Promise<Composition | Refusal> {
  const { screen, device = request.screen.device } = request;
  const { body: before, lang, page } = readDocument(screen.html);
  const operations = sent.map((operation) => nameWholePage(operation, before));
  context.progress(`Doing ${operations.length === 1 ? 'one operation' : `${operations.length} operations`}`);
  const { tree, wrong } = carryOut(before, operations);
  if (wrong.length > 0) return refuse(wrong);
  const { title, theme, look } = screen;
  const done: Composition = {
    kind: 'composition',
    title,
    lang,
    device,
    theme,
    look,
    body: printBody(tree),
    ...(page && { page }),
    summary: tellDone(operations),
    suggestions: [toOtherMode(theme), 'Make the headline larger', 'Undo that'],
    generatedBy: SENT_BY,
  };
  const worded = words === '' ? undefined : await editByWords({ next, print }, done, words, request, context);
  const edited = worded?.kind === 'composition' ? worded : done;
  const inspection = await inspect(edited, '', context.signal);
  const findings = tellFindings(inspection);
  const statusMessage = tellFaults(inspection);
  const said = [done.summary, worded === undefined ? '' : `${tellWords(words)} ${worded.summary}`, findings];
  return {
    ...edited,
    summary: said.filter((line) => line !== '').join('\n'),
    ...(statusMessage === undefined ? {} : { statusMessage }),
  };
}

/** Which words were taken as a request, so that the sender sees where an explanation was none. */
const tellWords = (words: string): string => {
  const said = words.replaceAll('\n', ' ');
  return `Then, as asked beside them ("${said.length > LONGEST_WORDS ? `${said.slice(0, LONGEST_WORDS)}…` : said}"):`;
};

const LONGEST_WORDS = 80;

async function editByWords(
  { next, print }: Pick<EditTools, 'next' | 'print'>,
  done: Composition,
  words: string,
  request: EditRequest,
  context: DesignContext,
): Promise<Composition | Refusal> {
  const html = await print(done);
  return next.edit({ ...request, instruction: words, screen: { ...request.screen, html } }, context);
}

/** `body` is the page, as in the address of its HTML, unless an element is called so. */
function nameWholePage(operation: PageOperation, page: Element): PageOperation {
  const id = findAttribute(page, 'dataId');
  const isPage = operation.id === WHOLE_PAGE && findById(page, WHOLE_PAGE) === undefined;
  return isPage && id !== undefined ? { ...operation, id } : operation;
}

/** The page with all operations done, or what is wrong with those that cannot be. */
function carryOut(before: Element, operations: readonly PageOperation[]): { tree: Element; wrong: string[] } {
  let tree = structuredClone(before);
  const wrong: string[] = [];
  for (const [index, operation] of operations.entries()) {
    if (operation.kind === 'replace' && findById(tree, operation.id) === tree) {
      tree = toPage(operation.value, tree);
      continue;
    }
    if (applyOperations(tree, [operation]).length > 0)
      wrong.push(`${index + 1}. ${operation.kind} ${operation.id}: ${whyNot(tree, operation)}`);
  }
  const isWhole = operations.some(({ kind, id }) => kind === 'replace' && findById(before, id) === before);
  if (wrong.length === 0 && !isWhole && !changesOnly(before, tree, targetsOf(operations)))
    wrong.push('they would change more than the elements that they name');
  return { tree, wrong };
}

/** The whole page anew: it keeps its id, and the shapes of drawings that were sent empty. */
function toPage(html: string, before: Element): Element {
  const page = parseBody(html);
  restoreDrawings(page, before);
  page.properties['dataId'] = before.properties['dataId'];
  return page;
}

function whyNot(tree: Element, { kind, id, value, target }: PageOperation): string {
  const element = findById(tree, id);
  if (element === undefined) return `no element has this data-id${tellNear(tree, id)}`;
  if (kind.startsWith('move') && findById(tree, target) === undefined)
    return `no element has the data-id "${target}" of its target${tellNear(tree, target)}`;
  if (kind.startsWith('move')) return 'it cannot go beside itself, into itself, or beside the page';
  if (element === tree) return 'the page itself takes only append and replace';
  if (kind === 'set-text')
    return value.trim() === ''
      ? 'its value is empty; remove takes the element out'
      : 'it holds other elements; replace it';
  if (kind === 'replace') return 'its value has to be one element';
  return 'its value has to be HTML with at least one element';
}

const MOST_NEAR = 3;

/** Ids that begin alike: most often one letter was mistyped, or the page has changed since. */
function tellNear(tree: Element, wanted: string): string {
  const ids = listElements(tree).flatMap((element) => findAttribute(element, 'dataId') ?? []);
  const near = ids.filter((id) => countShared(id, wanted) >= Math.max(3, wanted.length - 2)).slice(0, MOST_NEAR);
  return near.length > 0 ? `; near it: ${near.join(', ')}` : '; read the outline of the screen again';
}

const countShared = (one: string, other: string): number =>
  [...one].filter((letter, index) => letter === other[index]).length;

const refuse = (wrong: readonly string[]): Refusal => ({
  kind: 'refusal',
  summary: [
    'Nothing was changed, since not all of it could be:',
    ...wrong.slice(0, MOST_WRONG).map((line) => `- ${line}`),
  ].join('\n'),
  suggestions: [],
});

const MOST_WRONG = 8;

const tellDone = (operations: readonly PageOperation[]): string => {
  const ids = [...new Set(operations.map(({ id }) => id))];
  const named = ids.slice(0, MOST_WRONG).join(', ');
  return `${operations.length === 1 ? 'The operation was' : `All ${operations.length} operations were`} done, on ${named}${ids.length > MOST_WRONG ? ' and others' : ''}; everything else stays as it was.`;
};
