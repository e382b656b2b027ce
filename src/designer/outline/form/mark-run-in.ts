import type { Passage } from './passage.ts';

/** One to three words with a capital and a stop, then a new sentence. */
const RUN_IN = /^(\p{Lu}[\p{L}’'/&-]*(?: [\p{L}\d’'/&-]+){0,2})\.\s+(?=["“„«`*\p{Lu}\d])/u;
const LEAST = 2;

/**
 * Marks headings that run in at the start of a paragraph, "Findings. A table of …": such a one never stands alone, so
 * at least two neighbours begin alike.
 */
export function markRunIn(passages: readonly Passage[]): void {
  const found = passages.flatMap((passage) => {
    const mayRunIn = passage.form === 'prose' || (passage.form === 'heading' && passage.level === 8);
    const match = mayRunIn ? RUN_IN.exec(passage.said.text) : null;
    return match?.[1] === undefined ? [] : [{ passage, length: match[1].length }];
  });
  if (found.length >= LEAST) for (const { passage, length } of found) passage.runIn = length;
  for (const { parts } of passages) markRunIn(parts);
}
