import type { Words } from '../outline/outline.ts';

/** Words that neither the prompt has nor anybody made from it. */
export const filled = (text: string): Words => ({ text, origin: 'filled' });

/** A place that reading left for filling: no words, or words without text. */
export const isOpen = (words: Words | undefined): words is undefined => words === undefined || words.text.trim() === '';

/** What the words say; empty where there are none. */
export const textOf = (words: Words | undefined): string => words?.text.trim() ?? '';
