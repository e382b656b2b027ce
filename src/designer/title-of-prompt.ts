import { DOMAINS } from './knowledge/domains.ts';
import { understand } from './understand/understand.ts';

const LONGEST_TITLE = 60;

/** What a screen that was never drawn is called: the thing that its prompt asks for. */
export function titleOfPrompt(prompt: string): string {
  const { heading, subject } = understand(prompt, DOMAINS);
  return (heading ?? subject).trim().slice(0, LONGEST_TITLE) || 'Screen';
}
