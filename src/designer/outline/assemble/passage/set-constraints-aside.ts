import type { Passage } from '../../form/passage.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { splitSentences } from '../../phrases/split-sentences.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import { splitEnumeration } from '../../values/enumeration.ts';
import type { PageDraft } from '../page-draft.ts';
import { readRefusals } from '../read-refusals.ts';
import { afterLead, leadOf } from './lead-of.ts';
import { literalWords } from './literal-words.ts';

/** Headings of rules of any kind; under all others ("Avoid", "Out of scope") what is named is what must not be there. */
const NEUTRAL =
  /constraint|restriction|rules?\b|limit|\bdos\b|vorgaben|regeln|contrainte|vincol|restricci|restri[cç]|beperking|ograniczeni|begränsning|kısıt|制約|注意|제약|限制|约束/iu;

/** Keeps what is said under a heading of constraints: refusals, looks, context. */
export function setConstraintsAside(draft: PageDraft, passage: Passage, isRefusing?: boolean): void {
  const { lang } = draft.outline;
  const lead = isRefusing === undefined ? leadOf(passage, lang) : undefined;
  const refuses = isRefusing ?? (lead !== undefined && !NEUTRAL.test(lead.text));
  const said = lead === undefined || passage.form === 'heading' ? passage.said : afterLead(passage.said, lead);
  for (const sentence of splitSentences(said)) {
    if (lead !== undefined && passage.form === 'heading') draft.outline.context.push(literalWords(sentence));
    else if (isRefusal(sentence.text, lang) || (refuses && isNames(sentence.text))) readRefusals(draft, sentence);
    else if (isStyleStatement(sentence.text)) draft.outline.style.statements.push(literalWords(sentence));
    else draft.outline.context.push(literalWords(sentence));
  }
  for (const part of passage.parts) setConstraintsAside(draft, part, refuses);
}

/** "Side menu, map of the terminal, weather": things by their names, no reasons and no sentences. */
const isNames = (text: string): boolean =>
  splitEnumeration(text).every(
    (part) => part.text.split(/\s+/).length <= 7 && !/\b(?:is|are|must|should|because)\b/i.test(part.text),
  );
