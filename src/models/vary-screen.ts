import { z } from 'zod';
import { AppError } from '../domain/app-error.ts';
import type { Composition, DesignContext, VaryRequest } from '../domain/designer.ts';
import { readDocument } from '../markup/read-document.ts';
import { readableText } from '../markup/text-content.ts';
import { askForm } from './ask-model.ts';
import { designScreen } from './design-screen.ts';
import type { EditTools } from './edit-screen.ts';
import type { Model } from './open-model.ts';
import { UnusableAnswer } from './model-error.ts';
import { readPrompt } from './read-prompt.ts';
import { addSpending } from './spending.ts';

const directionsShape = z.object({ variants: z.array(z.object({ name: z.string(), direction: z.string() })) });

/**
 * Variants that compose anew are thought up and drawn by the model. Those that only retune, and those that may change
 * colours, type, pictures or words alone, are exact operations, which the embedded designer does.
 */
export async function varyScreen(
  model: Model,
  { inspect, embedded }: EditTools,
  request: VaryRequest,
  context: DesignContext,
): Promise<Composition[]> {
  const { aspects, range, count, screen, now } = request;
  const isComposing = range !== 'REFINE' && (aspects.length === 0 || aspects.includes('LAYOUT'));
  if (!isComposing) return embedded.vary(request, context);
  context.progress('Thinking of variants');
  const words = readableText(readDocument(screen.html).body).slice(0, LONGEST_WORDS);
  const { value, spending } = await askForm(
    model,
    {
      instructions: await readPrompt('variants', {
        count: String(count),
        range,
        aspects: aspects.length === 0 ? 'layout, colours, pictures, type and words' : aspects.join(', '),
      }),
      prompt: [
        `Screen: ${screen.title}`,
        `Asked for by: ${screen.prompt}`,
        `Words:\n${words}`,
        `Wish for the variants: ${request.prompt}`,
      ].join('\n\n'),
      context,
    },
    directionsShape,
  );
  if (value.variants.length === 0) throw new UnusableAnswer('the model thought of no variant');
  const drawn: Composition[] = [];
  for (const { name, direction } of value.variants.slice(0, count)) {
    context.progress(`Drawing the variant "${name}"`);
    try {
      const composition = await designScreen(
        model,
        inspect,
        {
          prompt: `${screen.prompt}\n\nA variant, called "${name}": ${direction}\nIt holds these words:\n${words}`,
          device: request.device ?? screen.device,
          ...(aspects.length > 0 && !aspects.includes('COLOR_SCHEME') && { theme: screen.theme }),
          keep: { theme: screen.theme, look: screen.look },
          seed: `${screen.prompt}:${name}`,
          now,
        },
        context,
      );
      const summary = `${name}: ${direction}`.slice(0, LONGEST_SUMMARY);
      drawn.push({ ...composition, title: `${screen.title}, ${name}`.slice(0, LONGEST_TITLE), summary });
    } catch (error) {
      context.signal.throwIfAborted();
      // What has been drawn and paid for is kept.
      if (!(error instanceof AppError) || drawn.length === 0) throw error;
      break;
    }
  }
  const [first] = drawn;
  if (first?.spending !== undefined) addSpending(first.spending, spending);
  return drawn;
}

const LONGEST_WORDS = 4_000;
const LONGEST_TITLE = 200;
const LONGEST_SUMMARY = 600;
