import type { Element } from 'hast';
import { z } from 'zod';
import type { Composition, DesignContext } from '../domain/designer.ts';
import { AppError } from '../domain/app-error.ts';
import type { Spending } from '../domain/spending.ts';
import { findById } from '../markup/find.ts';
import { parseBody } from '../markup/parse-body.ts';
import { printBody } from '../markup/print-body.ts';
import { askForm, type Answer } from './ask-model.ts';
import type { Fault, Inspect, Inspection } from '../answers/inspect.ts';
import { printLeanPage } from '../markup/lean-page.ts';
import type { Model } from './open-model.ts';
import { applyOperations, pageOperationShape, type PageOperation } from '../answers/page-operations.ts';
import { readPrompt } from './read-prompt.ts';
import { addSpending } from './spending.ts';

const repairsShape = z.object({ operations: z.array(pageOperationShape) });

interface Repairing {
  prompt: string;
  context: DesignContext;
  spending: Spending;
}

/** Elements handed back at most; a page with more faults than that is redrawn by asking again, not mended. */
const MOST_FAULTS = 12;
const LONGEST_REQUEST = 4_000;

/**
 * Hands what rendering found back to the model once, element by element; a repair that leaves as many faults as there
 * were is not taken, and a model that fails at it costs the screen nothing. What remains is told in `statusMessage`.
 */
export async function repairScreen(
  model: Model,
  inspect: Inspect,
  drawn: Composition,
  { prompt, context, spending }: Repairing,
): Promise<Composition> {
  const { signal, progress } = context;
  const before = await inspect(drawn, prompt, signal);
  if (before.faults.length === 0) return drawn;
  progress(`Mending ${before.faults.length === 1 ? 'one part' : `${before.faults.length} parts`}`);
  const answer = await askForRepairs(model, before, prompt, context);
  if (answer === undefined) return { ...drawn, statusMessage: tellLeft(before.faults) };
  addSpending(spending, answer.spending);
  const tree = parseBody(before.body);
  const asked = before.faults.flatMap(({ id }) => {
    const element = findById(tree, id);
    return element === undefined || element === tree ? [] : [element];
  });
  applyOperations(
    tree,
    answer.value.operations.filter((operation) => isWithin(operation, asked)),
  );
  const body = printBody(tree);
  const after = await inspect({ ...drawn, body }, prompt, signal);
  const isBetter = after.faults.length < before.faults.length;
  const left = isBetter ? after.faults : before.faults;
  return { ...drawn, ...(isBetter && { body }), ...(left.length > 0 && { statusMessage: tellLeft(left) }) };
}

async function askForRepairs(
  model: Model,
  { body, faults }: Inspection,
  request: string,
  context: DesignContext,
): Promise<Answer<z.infer<typeof repairsShape>> | undefined> {
  const tree = parseBody(body);
  const told = faults.slice(0, MOST_FAULTS).map((fault) => tellFault(tree, fault));
  const prompt = [`Request:\n${request.slice(0, LONGEST_REQUEST)}`, ...told].join('\n\n');
  try {
    return await askForm(model, { instructions: await readPrompt('repair'), prompt, context }, repairsShape);
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Only what was found wrong may change; beside and inside anything there may be more. */
const isWithin = ({ kind, id }: PageOperation, asked: readonly Element[]): boolean =>
  kind === 'append' || kind.startsWith('insert-') || asked.some((element) => findById(element, id) !== undefined);

function tellFault(tree: Element, { id, what }: Fault): string {
  const element = findById(tree, id);
  return `Element ${id}: ${what}\n${element === undefined ? '' : printLeanPage(element)}`;
}

const tellLeft = (faults: readonly Fault[]): string => {
  const kinds = [...new Set(faults.map(({ what }) => what))].slice(0, 3).join('; ');
  return `Drawn, but not without faults: ${kinds}.`;
};
