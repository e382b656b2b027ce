import type { Token } from '../phrases/token.ts';

/** `"Price" as a range slider`, `"Undo", the text button`: words between a name and the noun that says what it is. */
const AS =
  /^(?:as|als|en|como|come|jako)$|^,?\s*(?:as|is|being|becomes|stays|als|ist|en|como|come|jako)\s+(?:an?|the(?:\s\p{Ll}+)?|ein|eine|un|une|uma|una|een)$/iu;

/** What a quotation may be said to be. */
const SAID_TO_BE: ReadonlySet<string> = new Set(['control', 'text', 'badge']);

/** The noun that a quotation at `at` is said to be, two tokens behind it. */
export function nounSaidToBe(tokens: readonly Token[], at: number): Extract<Token, { is: 'noun' }> | undefined {
  const [words, noun] = [tokens[at + 1], tokens[at + 2]];
  return words?.is === 'words' &&
    AS.test(words.piece.text) &&
    noun?.is === 'noun' &&
    SAID_TO_BE.has(noun.mention.makes.kind)
    ? noun
    : undefined;
}
