import { generateText, Output, streamText, type FinishReason, type LanguageModel } from 'ai';
import type { z } from 'zod';
import { AppError } from '../domain/app-error.ts';
import { toModelError } from './model-error.ts';

/** A question to a model. It gets no tools and no secrets; what it answers is data to be checked. */
export interface Question {
  /** What holds for every question of its kind. */
  instructions: string;
  /** What is asked this time. */
  prompt: string;
  signal: AbortSignal;
}

/** Tokens as the provider counted them. */
export interface TokenCount {
  inputTokens: number;
  outputTokens: number;
}

export interface Answer<T> {
  value: T;
  tokens: TokenCount;
}

/** Waits of one call, milliseconds: until the first word, between two words, in all. */
const WAITS = { firstChunkMs: 90_000, chunkMs: 60_000, totalMs: 600_000 };
/** Failures before the first word are tried again after 2 and 4 s, or as long as the provider asks. */
const RETRIES = 2;
/** More than the longest screen needs. */
const MOST_TOKENS = 24_000;

// The library's own remarks would go to stdout, which belongs to the protocol.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Asks for an answer of a given form. Throws AppError, or the reason of the signal. */
export async function askForm<T>(
  model: LanguageModel,
  { instructions, prompt, signal }: Question,
  schema: z.ZodType<T>,
): Promise<Answer<T>> {
  try {
    const { output, usage } = await generateText({
      model,
      instructions,
      prompt,
      output: Output.object({ schema }),
      maxRetries: RETRIES,
      abortSignal: signal,
      timeout: { totalMs: WAITS.totalMs },
    });
    return { value: output, tokens: toTokens(usage) };
  } catch (error) {
    throw toModelError(error, signal);
  }
}

/** Asks for text and hears it as it comes. Throws AppError, or the reason of the signal. */
export async function askText(
  model: LanguageModel,
  { instructions, prompt, signal }: Question,
  onText: (soFar: string) => void = () => undefined,
): Promise<Answer<string>> {
  const faults: unknown[] = [];
  let text = '';
  try {
    const result = streamText({
      model,
      instructions,
      prompt,
      maxOutputTokens: MOST_TOKENS,
      maxRetries: RETRIES,
      abortSignal: signal,
      timeout: WAITS,
      onError: ({ error }) => void faults.push(error),
    });
    for await (const piece of result.textStream) {
      text += piece;
      onText(text);
    }
    const [fault] = faults;
    if (fault !== undefined) throw fault;
    refuseUnfinished(await result.finishReason);
    return { value: text, tokens: toTokens(await result.usage) };
  } catch (error) {
    throw toModelError(faults[0] ?? error, signal);
  }
}

const toTokens = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): TokenCount => ({
  inputTokens: usage.inputTokens ?? 0,
  outputTokens: usage.outputTokens ?? 0,
});

function refuseUnfinished(reason: FinishReason): void {
  if (reason === 'content-filter') {
    throw new AppError('FAILED_PRECONDITION', 'the model declined the request', {
      hint: 'Say it in other words, or leave modelId out.',
    });
  }
  if (reason === 'length') {
    throw new AppError('UNAVAILABLE', 'the model stopped before the screen was finished', {
      hint: 'Ask for fewer things on one screen, or try again.',
    });
  }
}
