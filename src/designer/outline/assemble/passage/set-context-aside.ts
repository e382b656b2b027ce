import type { Passage } from '../../form/passage.ts';
import type { PageDraft } from '../page-draft.ts';
import { literalWords } from './literal-words.ts';

/** Keeps a passage and what stands under it as context. */
export function setContextAside(draft: PageDraft, passage: Passage): void {
  draft.outline.context.push(literalWords(passage.said));
  for (const part of passage.parts) setContextAside(draft, part);
}
