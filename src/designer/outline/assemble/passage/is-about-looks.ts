import type { Piece } from '../../form/piece.ts';
import type { Token } from '../../phrases/token.ts';
import { readStyle } from '../../style/read-style.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import { subjectBehind } from '../picture-subject.ts';
import { literalWords } from './literal-words.ts';

/** Looks only: no noun is named with its words, no list follows a colon. */
export function isAboutLooks(sentence: Piece, tokens: readonly Token[]): boolean {
  const isLook = isStyleStatement(sentence.text) || isStyleStatement(firstClause(sentence.text));
  // "Left, 200px, folders: New, Answered" gives a width and tells what is there.
  const isSize =
    /\b\d+\s?px\b/.test(sentence.text) &&
    !/:\s+\p{Lu}[^:]*,\s+\p{Lu}/u.test(sentence.text) &&
    !tokens.some(
      (token) =>
        token.is === 'quoted' ||
        (token.is === 'noun' && !token.mention.isWeak && token.mention.makes.kind !== 'section'),
    );
  // "Numbers right-aligned in the table.": how words stand, of which none is quoted.
  const isAligned =
    /^[^"“„«:]*\b(?:right|left|cent(?:re|er))-aligned\b[^"“„«:]*$/iu.test(sentence.text) &&
    sentence.text.split(/\s+/u).length < 9;
  if (isAligned) return true;
  if (!isLook && !isSize) return false;
  const tells = tokens.some((token, at) => {
    const next = tokens[at + 1];
    return (
      token.is === 'noun' &&
      !token.mention.isWeak &&
      (next?.is === 'quoted' || (next?.is === 'sign' && next.sign === ':'))
    );
  });
  // "Large photo of the brass wheels": a material in what is shown is no colour.
  const [first] = tokens;
  if (first?.is === 'noun' && first.mention.makes.kind === 'picture' && subjectBehind(tokens, 0) !== undefined)
    return false;
  if (!tells) return true;
  const { fonts, colors } = readStyle([literalWords(sentence)]);
  return fonts.length + colors.length > 0 && !tokens.some(({ is }) => is === 'quoted');
}

/** "Dark UI, navy background, because it is read from far": what a reason follows. */
const firstClause = (words: string): string =>
  words.split(/,?\s(?:because|so that|since|cause|as|weil|damit|car|porque)\s/i)[0] ?? words;
