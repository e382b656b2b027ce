import type { Composition, DesignContext, Designer, EditRequest, Refusal } from '../domain/designer.ts';
import { printBody } from '../markup/print-body.ts';
import { readDocument } from '../markup/read-document.ts';
import { editByOperations, editBySearch, editElement, editPage, type Editing, type RungResult } from './edit-rungs.ts';
import { UnusableAnswer } from './model-error.ts';
import type { Model } from './open-model.ts';
import { noSpending } from './spending.ts';

/**
 * The ladder: what the embedded editor can do to the letter it does, without a call; else the model answers operations by
 * id, else a search and replace in one element, else that element anew, else the page. What is not named stays as it is,
 * and an answer that changes more is not taken.
 */
export async function editScreen(
  model: Model,
  embedded: Designer,
  request: EditRequest,
  context: DesignContext,
): Promise<Composition | Refusal> {
  const known = await embedded.edit({ ...request, isToTheLetter: true }, context);
  if (known.kind === 'composition') return { ...known, generatedBy: known.generatedBy ?? embedded.name };
  const { screen, instruction, device = screen.device } = request;
  const { title, theme, look } = screen;
  const { body: tree, lang, page } = readDocument(screen.html);
  const spending = noSpending();
  const drawn = { theme, look, device };
  const result = await climbDown({ model, tree, instruction, drawn, context, spending }, context);
  if (result.kind !== 'changed') {
    const summary = result.kind === 'refused' ? result.summary : 'The model found no way to make this change.';
    return { kind: 'refusal', summary: summary.slice(0, LONGEST_SUMMARY), suggestions: known.suggestions };
  }
  const own = result.suggestions ?? [];
  return {
    kind: 'composition',
    title,
    lang,
    device,
    theme,
    look,
    ...result.drawn,
    body: printBody(result.tree),
    ...(page && { page }),
    summary: result.summary.slice(0, LONGEST_SUMMARY),
    suggestions: own.length > 1 ? own : known.suggestions,
    spending,
  };
}

const LONGEST_SUMMARY = 600;

async function climbDown(editing: Editing, { progress }: DesignContext): Promise<RungResult> {
  progress('Asking for the change');
  const first = await whereUsable(() => editByOperations(editing));
  if (first.kind !== 'missed') return first;
  progress('Asking for it word by word');
  const second = await whereUsable(() => editBySearch(editing));
  if (second.kind !== 'missed') return second;
  const id = second.id ?? first.id;
  if (id !== undefined) {
    progress('Asking for the part anew');
    const third = await whereUsable(() => editElement(editing, id));
    if (third.kind !== 'missed') return third;
  }
  progress('Asking for the page anew');
  return editPage(editing);
}

/** A model that cannot answer in one form may do better in the next. */
async function whereUsable(rung: () => Promise<RungResult>): Promise<RungResult> {
  try {
    return await rung();
  } catch (error) {
    if (error instanceof UnusableAnswer) return { kind: 'missed' };
    throw error;
  }
}
