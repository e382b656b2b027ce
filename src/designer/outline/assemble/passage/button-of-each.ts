import { cut, type Piece } from '../../form/piece.ts';
import type { Words } from '../../outline.ts';
import { isAction } from '../../prose/is-action.ts';
import { literalWords } from './literal-words.ts';

/** "… and Resend per row": what can be done with each, at the end of what tells the list. */
export function buttonOfEach(sentence: Piece): { rest: Piece; label: Words } | undefined {
  const match = OF_EACH.exec(sentence.text);
  const name = match?.[1];
  if (match === null || name === undefined || match.index < 4) return undefined;
  if (!isAction(name) && /\s/.test(name)) return undefined;
  const at = match.index + match[0].indexOf(name);
  return { rest: cut(sentence, 0, match.index), label: literalWords(cut(sentence, at, at + name.length)) };
}

const OF_EACH =
  /,?\s(?:and|with|plus|und|mit|et|avec|y|con|e|com)\s(?:an?\s)?["“„«`]?(\p{Lu}\p{L}+(?:\s\p{Ll}+){0,2}?)["”“»`]?\s(?:(?:per|on each|in each|for each|on every|in every|for every)\s(?:row|item|card|line|entry|one)|pro zeile|je zeile|par ligne|por fila|por linha|per riga)\.?$/iu;
