import type { Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import type { PageDraft } from './page-draft.ts';

const OPENER =
  /^(?:(?:please|and|also|bitte|por favor)\s+)*(?:do not|don['’]t|dont|never|no|not|without|avoid|skip|leave out|nothing|kein[e]?[nrms]?|ohne|sans|pas d[e'’]\s?|sin|senza|geen|bez|utan|sem|nada de|ni)\b\s*:?\s*/i;

/** Takes a statement of what must not be there into the outline's refusals, one for each thing that it names. */
export function readRefusals(draft: PageDraft, piece: Piece): void {
  for (const part of splitEnumeration(piece.text, piece.start)) {
    const opener = OPENER.exec(part.text);
    const words = opener === null ? part : { ...part, text: part.text.slice(opener[0].length) };
    if (words.text === '') continue;
    draft.outline.refusals.push({ words, nouns: findMentions(words.text, draft.outline.lang).map(({ id }) => id) });
  }
}
