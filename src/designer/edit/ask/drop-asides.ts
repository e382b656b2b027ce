import { type Token, is, isMark } from './token.ts';

/**
 * Without what only says that something new is made like what is there: ", with an icon like the other entries",
 * ", closed like the two before it".
 */
export function dropAsides(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  let piece: Token[] = [];
  let isFirst = true;
  const end = (): void => {
    const own = piece.filter((token) => !isMark(token, ',', ':'));
    const isAside =
      !isFirst &&
      own.every(({ kind, text }) => kind !== 'quote' && !/\d/.test(text)) &&
      own.some(({ text }) => /^(?:like|same|wie|comme|como|come|zoals|matching|dieselben?|gleiche[nr]?)$/i.test(text));
    if (!isAside) kept.push(...piece);
    piece = [];
    isFirst = false;
  };
  for (const token of tokens) {
    if (isMark(token, ',', ':') || (is(token, 'and') && piece.length > 0)) end();
    piece.push(token);
  }
  end();
  return kept;
}
