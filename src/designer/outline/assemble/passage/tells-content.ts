import type { Piece } from '../../form/piece.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { opensTemplate } from '../../lexicon/opens-template.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import type { Token } from '../../phrases/token.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import { labelAfter } from '../label-after.ts';
import { subjectBehind } from '../picture-subject.ts';

/** Whether a sentence of the opening shows something: a quotation, a list, a named element, a place at its head. */
export function tellsContent(sentence: Piece, lang: string): boolean {
  if (isStyleStatement(sentence.text) || isRefusal(sentence.text, lang) || opensTemplate(sentence.text, lang))
    return true;
  const { tokens } = readTokens(sentence, lang);
  const [first, second] = tokens;
  if (first?.is === 'place' || first?.is === 'noun') return true;
  // "A search field over it.", "A big notes box.": an element that is only named.
  if (first?.is === 'words' && ONE.test(first.piece.text) && second?.is === 'noun' && isNamed(second))
    return !/\s(?:can|could|may|should|would|must|kann|soll|peut|puede)\s/iu.test(sentence.text);
  if (tokens.some(({ is }) => is === 'quoted')) return true;
  if (/[:：]\s+[\p{Lu}\d"'“„«`*]/u.test(sentence.text)) return true;
  return tokens.some(
    (token, at) =>
      token.is === 'noun' &&
      !token.mention.isWeak &&
      (labelAfter(tokens, at) !== undefined || isThere(tokens[at - 1]) || isShown(tokens, at)),
  );
}

const ONE =
  /^(?:(?:and|then|also|plus|finally|next)\b\s*)*(?:(?:an?|one|ein|eine|un|une|una|uma|een)(?:\s\p{Ll}+)?)?$/iu;

const isNamed = ({ mention }: Extract<Token, { is: 'noun' }>): boolean =>
  !mention.isWeak && (mention.makes.kind === 'control' || mention.makes.kind === 'picture');

/** "Then a map of the way": a picture, said with what it shows, behind words that only go on. */
const isShown = (tokens: readonly Token[], at: number): boolean => {
  const [token, before] = [tokens[at], tokens[at - 1]];
  return (
    token?.is === 'noun' &&
    token.mention.makes.kind === 'picture' &&
    (before === undefined || (at === 1 && before.is === 'words' && before.piece.text.split(/\s+/).length <= 2)) &&
    subjectBehind(tokens, at) !== undefined
  );
};

/** "There is a …", "with a …": the noun is shown and not only spoken of. */
const isThere = (token: Token | undefined): boolean =>
  token === undefined ||
  token.is === 'sign' ||
  (token.is === 'words' &&
    /\b(?:with|shows?|has|contains?|there is|there are|holds|put|add|place|includes?)\b/i.test(token.piece.text));
