import { Output, streamText, type FinishReason } from 'ai';
import { z } from 'zod';
import { AppError } from '../domain/app-error.ts';
import type { DesignContext } from '../domain/designer.ts';
import type { Spending } from '../domain/spending.ts';
import { joinAnswers, keepMarkup, keepObject, tellFailure, tellToGoOn } from './go-on.ts';
import { CutOffAnswer, isSchemaRefused, stoppedForGood, UnusableAnswer } from './model-error.ts';
import type { Model } from './open-model.ts';
import { persist } from './persist.ts';
import { readJson, whyNoJson } from '../answers/read-json.ts';
import { addSpending, noSpending } from './spending.ts';
import { startWatch } from './watch.ts';

/** A question to a model. It gets no tools and no secrets; what it answers is data to be checked. */
export interface Question {
  /** What holds for every question of its kind. */
  instructions: string;
  /** What is asked this time. */
  prompt: string;
  context: AskingContext;
}

/** Who waits for the answer, and who pays. */
export type AskingContext = Pick<DesignContext, 'signal' | 'progress' | 'meter'>;

export interface Answer<T> {
  value: T;
  spending: Spending;
}

/** More than the longest screen needs. A `compatible` endpoint is not told: some refuse more than they have room for. */
const MOST_TOKENS = 24_000;
/** An answer that is longer is none. */
const LONGEST_ANSWER = 500_000;

// The library's own remarks would go to stdout, which belongs to the protocol.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/**
 * Asks for an answer of a given form; `mend` brings what is nearly of that form into it. Throws AppError, or the reason
 * of the signal.
 */
export const askForm = <T>(
  model: Model,
  question: Question,
  schema: z.ZodType<T>,
  mend: (value: unknown) => unknown = (value) => value,
): Promise<Answer<T>> =>
  askWhole(model, question, {
    ask: (asked, onText) => askInForm(model, asked, { schema, onText }),
    read: (text) => readForm(text, schema, mend),
    keep: keepObject,
  });

/**
 * Asks for text, hears it as it comes, and takes from it what `take` finds. Throws AppError, or the reason of the signal.
 * After an attempt that broke without anything to keep `onText` hears the next one from its start.
 */
export const askText = <T>(
  model: Model,
  question: Question,
  take: (text: string) => T,
  onText: (soFar: string) => void = () => undefined,
): Promise<Answer<T>> =>
  askWhole(model, question, {
    ask: (asked, hear) => stream(model, asked, { onText: hear }),
    read: take,
    keep: keepMarkup,
    onText,
  });

interface Asking<T> {
  ask(question: Question, onText: (soFar: string) => void): Promise<Answer<string>>;
  /** Throws UnusableAnswer. */
  read(text: string): T;
  /** As much of an answer that was cut off as can be gone on from. */
  keep(text: string): string;
  onText?(soFar: string): void;
}

/**
 * Asks until there is a whole answer. What was cut off is kept and gone on from; what could not be used is asked for
 * again with what was wrong with it.
 */
async function askWhole<T>(
  model: Model,
  question: Question,
  { ask, read, keep, onText = () => undefined }: Asking<T>,
): Promise<Answer<T>> {
  const spending = noSpending();
  let kept = '';
  return persist(model.waits, question.context, async (failed) => {
    if (failed instanceof UnusableAnswer) kept = '';
    const before = kept;
    let heard = before;
    const hear = (soFar: string): void => {
      heard = joinAnswers(before, soFar);
      onText(heard);
    };
    try {
      const answer =
        before === ''
          ? await ask(tellFailure(question, failed), hear)
          : await stream(model, tellToGoOn(question, before), { onText: hear });
      addSpending(spending, answer.spending);
      return { value: read(joinAnswers(before, answer.value)), spending };
    } catch (error) {
      if (error instanceof UnusableAnswer) throw error;
      kept = keep(heard);
      if (!(error instanceof CutOffAnswer)) throw error;
      addSpending(spending, error.spending);
      throw kept.length <= before.length ? stoppedForGood(error) : error;
    }
  });
}

function readForm<T>(text: string, schema: z.ZodType<T>, mend: (value: unknown) => unknown): T {
  const found = readJson(text);
  const { success, data, error } = schema.safeParse(mend(found));
  if (success) return data;
  const detail = found === undefined ? whyNoJson(text) : z.prettifyError(error);
  throw new UnusableAnswer('the model answered something that is not the asked form', detail);
}

/** Local endpoints differ in the forms they take: the schema is said to them in words too, and alone if need be. */
async function askInForm(
  model: Model,
  question: Question,
  { schema, onText }: Required<Listening>,
): Promise<Answer<string>> {
  if (model.provider !== 'compatible') return stream(model, question, { schema, onText });
  const inWords = {
    ...question,
    instructions: `${question.instructions}\n\nAnswer with one JSON object and no other word, of this JSON Schema:\n${JSON.stringify(z.toJSONSchema(schema))}`,
  };
  if (!model.takesSchemas) return stream(model, inWords, { onText });
  try {
    return await stream(model, inWords, { schema, onText });
  } catch (error) {
    if (!isSchemaRefused(error)) throw error;
    const answer = await stream(model, inWords, { onText });
    model.takesSchemas = false;
    return answer;
  }
}

/** Thoughts count: a model that thinks is at work. */
const isWord = (type: string): boolean => type.endsWith('-delta');

interface Listening {
  schema?: z.ZodType;
  onText?: (soFar: string) => void;
}

/** One call. Throws what the library throws, and AppError for an answer that has no end. */
async function stream(
  { language, name, provider, waits, gate }: Model,
  { instructions, prompt, context: { signal, meter } }: Question,
  { schema, onText }: Listening,
): Promise<Answer<string>> {
  const leave = await gate.enter(signal);
  try {
    await meter?.admit();
    const start = performance.now();
    using watch = startWatch(waits);
    const result = streamText({
      model: language,
      instructions,
      prompt,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, watch.signal]),
      // Errors are parts of the stream; without this they would be printed as well.
      onError: () => undefined,
      ...(provider !== 'compatible' && { maxOutputTokens: MOST_TOKENS }),
      ...(schema !== undefined && { output: Output.object({ schema }) }),
    });
    let text = '';
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error;
      if (isWord(part.type)) watch.hear();
      if (part.type !== 'text-delta') continue;
      text += part.text;
      if (text.length > LONGEST_ANSWER) watch.stop(new UnusableAnswer('the answer of the model has no end'));
      onText?.(text);
    }
    signal.throwIfAborted();
    watch.signal.throwIfAborted();
    const [reason, usage] = await Promise.all([result.finishReason, result.usage]);
    const spending: Spending = {
      inputTokens: usage.inputTokens ?? 0,
      outputTokens: usage.outputTokens ?? 0,
      durationMs: Math.round(performance.now() - start),
    };
    await meter?.note({ model: name, ...spending });
    refuseUnfinished(reason, text, spending);
    return { value: text, spending };
  } finally {
    leave();
  }
}

function refuseUnfinished(reason: FinishReason, text: string, spending: Spending): void {
  if (reason === 'content-filter') {
    throw new AppError('FAILED_PRECONDITION', 'the model declined the request', {
      hint: 'Say it in other words, or leave modelId out.',
    });
  }
  if (reason === 'length') throw new CutOffAnswer(spending);
  // A stream that ends without saying why has been cut, unless its text is plainly whole: some endpoints never say.
  if (reason !== 'stop' && !WHOLE.test(text)) throw new Error(`the stream ended with ${reason}`);
}

const WHOLE = /(?:<\/body>|\})\s*(?:```)?\s*$/i;
