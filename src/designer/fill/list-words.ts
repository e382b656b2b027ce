import type { Words } from '../outline/outline.ts';

const isWords = (value: object): value is Words => 'text' in value && 'origin' in value;

/** All words of a part of an outline in the order of its fields: for reading how the prompt writes things, and for tests. */
export function listWords(part: unknown): Words[] {
  if (typeof part !== 'object' || part === null) return [];
  if (isWords(part)) return [part];
  return Object.values(part).flatMap((value) => listWords(value));
}
