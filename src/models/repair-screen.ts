import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { Composition } from '../domain/designer.ts';
import { askForm } from './ask-model.ts';
import type { Fault, Inspect } from './inspect.ts';
import { printElement, replaceElement } from './page-elements.ts';
import { readPrompt } from './read-prompt.ts';
import { addTokens, type Spending } from './spending.ts';

const repairsShape = z.object({ replacements: z.array(z.object({ id: z.string(), html: z.string() })) });

interface Repairing {
  prompt: string;
  signal: AbortSignal;
  progress(message: string): void;
  spending: Spending;
}

/** Elements handed back at most; a page with more faults than that is redrawn by asking again, not mended. */
const MOST_FAULTS = 12;

/**
 * Hands what rendering found back to the model once, element by element; a repair that leaves more faults than it
 * mends is not taken. What remains is told in `statusMessage`.
 */
export async function repairScreen(
  model: LanguageModel,
  inspect: Inspect,
  drawn: Composition,
  { prompt, signal, progress, spending }: Repairing,
): Promise<Composition> {
  const before = await inspect(drawn, prompt, signal);
  if (before.faults.length === 0) return drawn;
  progress(`Mending ${before.faults.length === 1 ? 'one part' : `${before.faults.length} parts`}`);
  const faults = before.faults.slice(0, MOST_FAULTS);
  const { value, tokens } = await askForm(
    model,
    {
      instructions: await readPrompt('repair'),
      prompt: faults.map((fault) => tellFault(before.body, fault)).join('\n\n'),
      signal,
    },
    repairsShape,
  );
  addTokens(spending, tokens);
  const asked = new Set(faults.map(({ id }) => id));
  const body = value.replacements
    .filter(({ id }) => asked.has(id))
    .reduce((page, { id, html }) => replaceElement(page, id, html), before.body);
  const after = await inspect({ ...drawn, body }, prompt, signal);
  const isBetter = after.faults.length < before.faults.length;
  const left = isBetter ? after.faults : before.faults;
  return { ...drawn, ...(isBetter && { body }), ...(left.length > 0 && { statusMessage: tellLeft(left) }) };
}

const tellFault = (body: string, { id, what }: Fault): string =>
  `Element ${id}: ${what}\n${printElement(body, id) ?? ''}`;

const tellLeft = (faults: readonly Fault[]): string => {
  const kinds = [...new Set(faults.map(({ what }) => what))].slice(0, 3).join('; ');
  return `Drawn, but not without faults: ${kinds}.`;
};
