import { z } from 'zod';
import { AppError } from '../domain/app-error.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { Composition, DesignContext, Designer, VaryRequest } from '../domain/designer.ts';
import { readDocument } from '../markup/read-document.ts';
import { readableText } from '../markup/text-content.ts';
import { askForm, type Answer } from './ask-model.ts';
import { designScreen, type DesignTools } from './design-screen.ts';
import { UnusableAnswer } from './model-error.ts';
import { toOneLine } from '../answers/one-line.ts';
import type { Model } from './open-model.ts';
import { readPrompt } from './read-prompt.ts';
import { addSpending } from './spending.ts';

const directionShape = z.object({ name: z.string(), direction: z.string() });
const directionsShape = z.object({ variants: z.array(directionShape) });
type Direction = z.infer<typeof directionShape>;

interface VaryTools extends DesignTools {
  embedded: Designer;
}

/**
 * Variants that compose anew are thought up and drawn by the model. Those that only retune, and those that may change
 * colours, type, pictures or words alone, are exact operations, which the embedded designer does.
 */
export async function varyScreen(
  model: Model,
  { embedded, ...tools }: VaryTools,
  request: VaryRequest,
  context: DesignContext,
): Promise<Composition[]> {
  const { aspects, range, screen } = request;
  const isComposing = range !== 'REFINE' && (aspects.length === 0 || aspects.includes('LAYOUT'));
  if (!isComposing) return retune(embedded, request, context);
  const source = { ...request, words: readableText(readDocument(screen.html).body).slice(0, LONGEST_WORDS) };
  const { value: directions, spending } = await thinkOfVariants(model, source, context);
  const drawn: Composition[] = [];
  for (const [index, direction] of directions.entries()) {
    const own = tellWhich(context, direction, { index, count: directions.length });
    try {
      const composition = await drawVariant(model, tools, source, direction, own);
      drawn.push(composition);
      own.draft?.(composition);
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

/** Says who made them: no model was asked. */
async function retune(embedded: Designer, request: VaryRequest, context: DesignContext): Promise<Composition[]> {
  const retuned = await embedded.vary(request, context);
  return retuned.map((one) => ({ ...one, generatedBy: one.generatedBy ?? embedded.name }));
}

/** A request with the words of its screen. */
interface Source extends VaryRequest {
  words: string;
}

async function thinkOfVariants(
  model: Model,
  { prompt, screen, words, count, range, aspects }: Source,
  context: DesignContext,
): Promise<Answer<Direction[]>> {
  context.progress('Thinking of variants');
  const instructions = await readPrompt('variants', {
    count: String(count),
    range,
    aspects: aspects.length === 0 ? 'layout, colours, pictures, type and words' : aspects.join(', '),
  });
  const given = [
    `Screen: ${screen.title}`,
    `Asked for by: ${screen.prompt}`,
    `Words:\n${words}`,
    `Wish for the variants: ${prompt}`,
  ];
  const { value, spending } = await askForm(
    model,
    { instructions, prompt: given.join('\n\n'), context },
    directionsShape,
  );
  if (value.variants.length === 0) throw new UnusableAnswer('the model thought of no variant');
  const directions = value.variants.slice(0, count).map(({ name, direction }) => ({
    name: toOneLine(name).slice(0, LONGEST_NAME),
    direction,
  }));
  return { value: directions, spending };
}

async function drawVariant(
  model: Model,
  tools: DesignTools,
  request: Source,
  { name, direction }: Direction,
  context: DesignContext,
): Promise<Composition> {
  const { screen, words, device, now } = request;
  const composition = await designScreen(
    model,
    tools,
    {
      prompt: screen.prompt,
      variant: { name, direction, words },
      device: device ?? screen.device,
      ...rulingLook(request),
      seed: `${screen.prompt}:${name}`,
      now,
    },
    context,
  );
  const summary = `${name}: ${direction}`.slice(0, LONGEST_SUMMARY);
  return {
    ...composition,
    theme: keepAspects(request, composition.theme),
    title: `${screen.title}, ${name}`.slice(0, LONGEST_TITLE),
    summary,
  };
}

/** What binds a variant: its screen's theme where colours stay, the looks of its screen where it is not to be another. */
function rulingLook({ screen, range, aspects }: VaryRequest) {
  const { theme, look } = screen;
  if (aspects.length > 0 && !aspects.includes('COLOR_SCHEME')) return { theme, keep: { theme, look } };
  const isRuled = (theme.designMd ?? '') !== '';
  return range === 'REIMAGINE' && !isRuled ? {} : { keep: { theme, look } };
}

/** Fonts are not among what may change unless they are named, or nothing is. */
function keepAspects({ aspects, screen }: VaryRequest, theme: DesignTheme): DesignTheme {
  if (aspects.length === 0 || aspects.includes('TEXT_FONT')) return theme;
  const { headlineFont, bodyFont, labelFont } = screen.theme;
  const { labelFont: _label, ...rest } = theme;
  return { ...rest, headlineFont, bodyFont, ...(labelFont !== undefined && { labelFont }) };
}

/** The context of one variant: what is said and shown of it says which one it is. */
function tellWhich(
  context: DesignContext,
  { name }: Direction,
  { index, count }: { index: number; count: number },
): DesignContext {
  const { progress, draft, name: _name, ...rest } = context;
  const which = `Variant ${index + 1} of ${count}, "${name}"`;
  return {
    ...rest,
    progress: (message) => progress(`${which}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`),
    ...(draft !== undefined && { draft: (page) => draft(page, index) }),
  };
}

const LONGEST_NAME = 60;
const LONGEST_WORDS = 4_000;
const LONGEST_TITLE = 200;
const LONGEST_SUMMARY = 600;
