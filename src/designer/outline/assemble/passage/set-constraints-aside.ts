import type { Passage } from '../../form/passage.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { splitSentences } from '../../phrases/split-sentences.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import type { PageDraft } from '../page-draft.ts';
import { readRefusals } from '../read-refusals.ts';
import { literalWords } from './literal-words.ts';

/** Keeps what is said under a heading of constraints: refusals, looks, context. */
export function setConstraintsAside(draft: PageDraft, passage: Passage): void {
  const { lang } = draft.outline;
  for (const sentence of splitSentences(passage.said)) {
    if (isRefusal(sentence.text, lang)) readRefusals(draft, sentence);
    else if (isStyleStatement(sentence.text)) draft.outline.style.statements.push(literalWords(sentence));
    else draft.outline.context.push(literalWords(sentence));
  }
  for (const part of passage.parts) setConstraintsAside(draft, part);
}
