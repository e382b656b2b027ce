import type { Passage } from './passage.ts';
import { cut } from './piece.ts';

/** Bold words with a colon that begin a sentence: "**Platform:** phone." */
const LEAD = /(?<=^|[.!?;]\s)(?:\*\*|__)[^*_\n:：]{2,30}(?:[:：](?:\*\*|__)|(?:\*\*|__)\s?[:：])\s/gu;

/** A line of several sentences, each led by bold words ("**App:** Tern. **Platform:** phone."), as a passage for each. */
export function splitLeads(passages: readonly Passage[]): Passage[] {
  return passages.flatMap((passage): Passage[] => {
    const parts = splitLeads(passage.parts);
    const starts = passage.form === 'prose' ? [...passage.said.text.matchAll(LEAD)].map(({ index }) => index) : [];
    if (starts.length < 2 || starts[0] !== 0) return [{ ...passage, parts }];
    return starts.map((from, at) => ({
      ...passage,
      said: cut(passage.said, from, starts[at + 1]),
      parts: at === starts.length - 1 ? parts : [],
    }));
  });
}
