import type { Passage } from '../../form/passage.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { splitSentences } from '../../phrases/split-sentences.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import type { PageDraft } from '../page-draft.ts';
import { readRefusals } from '../read-refusals.ts';
import { literalWords } from './literal-words.ts';

/** Keeps what is said under a heading of looks: its statements and refusals. */
export function setStyleAside(draft: PageDraft, passage: Passage): void {
  const { lang } = draft.outline;
  for (const sentence of splitSentences(passage.said)) {
    if (isRefusal(sentence.text, lang) && !isStyleStatement(sentence.text)) readRefusals(draft, sentence);
    else draft.outline.style.statements.push(literalWords(sentence));
  }
  for (const part of passage.parts) setStyleAside(draft, part);
  for (const row of passage.cells ?? []) {
    const [first, last] = [row.find((cell) => cell !== undefined), row.findLast((cell) => cell !== undefined)];
    if (first !== undefined && last !== undefined)
      draft.outline.style.statements.push({
        text: row.map((cell) => cell?.text ?? '').join(' '),
        origin: 'literal',
        span: { start: first.start, end: last.start + last.text.length },
      });
  }
}
