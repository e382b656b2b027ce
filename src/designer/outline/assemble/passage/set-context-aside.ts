import type { Passage } from '../../form/passage.ts';
import type { PageDraft } from '../page-draft.ts';
import { splitSentences } from '../../phrases/split-sentences.ts';
import { saidOfKnown, saidUnderField } from '../said-of-known.ts';
import { literalWords } from './literal-words.ts';

/** Keeps a passage and what stands under it as context. */
export function setContextAside(draft: PageDraft, passage: Passage): void {
  // Notes on a page that was drawn, and states of its fields, still say something of what is there.
  for (const sentence of splitSentences(passage.said)) {
    if (draft.outline.isExact) saidOfKnown(draft.outline, sentence);
    saidUnderField(draft.outline, sentence);
  }
  draft.outline.context.push(literalWords(passage.said));
  for (const part of passage.parts) setContextAside(draft, part);
}
