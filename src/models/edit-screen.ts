import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { Composition, DesignContext, Designer, EditRequest, Refusal } from '../domain/designer.ts';
import { printBody } from '../markup/print-body.ts';
import { readDocument } from '../markup/read-document.ts';
import { askForm } from './ask-model.ts';
import type { Inspect } from './inspect.ts';
import { applyOperations, pageOperationShape } from './page-operations.ts';
import { printLeanPage } from './lean-page.ts';
import { readPrompt } from './read-prompt.ts';

const editShape = z.object({ operations: z.array(pageOperationShape), summary: z.string() });

export interface EditTools {
  inspect: Inspect;
  embedded: Designer;
}

/**
 * The ladder: what the embedded editor understands it does, exactly and without a call; else the model answers operations
 * on elements by their ids. What is not named stays as it is.
 */
export async function editScreen(
  model: LanguageModel,
  { embedded }: EditTools,
  request: EditRequest,
  context: DesignContext,
): Promise<Composition | Refusal> {
  const known = await embedded.edit(request, context);
  if (known.kind === 'composition') return known;
  const { signal, progress } = context;
  const { screen, instruction, device } = request;
  const { body: tree, lang } = readDocument(screen.html);
  progress('Asking for the change');
  const { value, tokens } = await askForm(
    model,
    {
      instructions: await readPrompt('edit'),
      prompt: `Page:\n${printLeanPage(tree)}\n\nRequest:\n${instruction}`,
      signal,
    },
    editShape,
  );
  const left = applyOperations(tree, value.operations);
  if (value.operations.length === left.length) {
    return { kind: 'refusal', summary: value.summary, suggestions: known.suggestions };
  }
  const { title, theme, look } = screen;
  return {
    kind: 'composition',
    title,
    lang,
    device: device ?? screen.device,
    theme,
    look,
    body: printBody(tree),
    summary: left.length === 0 ? value.summary : `${value.summary} ${tellLeft(left.length)}`,
    suggestions: known.suggestions,
    spending: tokens,
  };
}

const tellLeft = (count: number): string =>
  count === 1 ? 'One of its steps could not be carried out.' : `${count} of its steps could not be carried out.`;
