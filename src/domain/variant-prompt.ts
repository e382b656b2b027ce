import { readFences, SENT_LANGUAGES } from './fence.ts';

const SOURCE = '\n\nIts source: ';

interface VariantPrompt {
  /** What all variants of the call were asked for; pages in it are left out. */
  asked: string;
  /** What this one did, in words; empty while it is being made. */
  did: string;
  /** The prompt of the screen that it varies. */
  source: string;
}

/** The prompt of a variant: what it was asked for, what it did, and last what its source is about. */
export function toVariantPrompt({ asked, did, source }: VariantPrompt): string {
  const [first = ''] = did.split('\n');
  const own = [readFences(asked, SENT_LANGUAGES).words, first].filter((words) => words !== '').join('\n\n');
  return `${own}${SOURCE}${toSubject(source)}`;
}

/** What a screen is about, for those who work on it later: the prompt, of a variant that of its first source. */
export function toSubject(prompt: string): string {
  const at = prompt.lastIndexOf(SOURCE);
  return at < 0 ? prompt : prompt.slice(at + SOURCE.length);
}
