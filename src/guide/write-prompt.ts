import { createTextReader } from './read-text.ts';

/** What a prompt is put together from. */
export interface PromptParts {
  /** What the user asks for: content. */
  request: string;
  /** Project and device, as far as they are known. */
  where: string;
  /** The guide that it is done by. */
  guide: string;
}

/** A prompt of the service in full, by the name of its text. */
export const writePrompt = (name: string, { request, where, guide }: PromptParts): Promise<string> =>
  createTextReader()(`prompt-${name}`, { request, where, guide });
