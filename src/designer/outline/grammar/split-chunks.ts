import { cut, type Piece } from '../form/piece.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import type { Token } from '../phrases/token.ts';
import { isAction } from '../prose/is-action.ts';
import { splitUnits } from '../prose/split-units.ts';
import type { Chunk, Tie } from './description.ts';
import { tieWords } from './tie-words.ts';

const TIES: ReadonlyMap<string, Tie> = new Map([
  ['', ''],
  [',', ','],
  [';', ';'],
  [':', ':'],
  ['-', '-'],
  ['+', 'and'],
  ['then', 'and'],
  ['.', ';'],
]);

/**
 * The stretches of a sentence between its signs and joining words. Each is tokenised by itself, so that no noun reaches over
 * a comma. Nothing for languages whose joining words are not known.
 */
export function splitChunks(sentence: Piece, lang: string): Chunk[] | undefined {
  const joints = tieWords(lang);
  if (joints === undefined) return undefined;
  const chunks: Chunk[] = [];
  for (const unit of splitUnits(sentence)) {
    const tie = TIES.get(unit.after) ?? ',';
    const offset = unit.start - sentence.start;
    const tokens = readTokens(unit, lang).tokens.map((token) => ({
      ...token,
      start: token.start + offset,
      end: token.end + offset,
    }));
    chunks.push(...splitUnit(tokens, tie, joints));
  }
  return chunks;
}

function splitUnit(tokens: readonly Token[], given: Tie, joints: RegExp): Chunk[] {
  const chunks: Chunk[] = [];
  let open: Chunk = { tie: given, tokens: [] };
  const close = (tie: Tie): void => {
    // A joining word behind a sign is part of it: ", and".
    if (open.tokens.length > 0) chunks.push(open);
    else if (tie === 'and' && open.tie !== '') tie = open.tie;
    open = { tie, tokens: [] };
  };
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'sign') close(',');
    else if (token.is !== 'words') open.tokens.push(token);
    else {
      // "'Which planet is nearest?' answers Venus, Mars": what is listed behind a quotation is a thing of its own.
      if (open.tokens.at(-1)?.is === 'quoted' && /^\p{Ll}+s\s["“]?\p{Lu}/u.test(token.piece.text)) close(',');
      const isList =
        open.tie !== '' && open.tie !== 'with'
          ? true
          : open.tokens.some((other) => other.is === 'noun' && other.mention.isPlural);
      for (const part of splitWords(token, joints, open.tokens.length > 0, tokens[at + 1], isList)) {
        if (part.tie !== undefined) close(part.tie);
        if (part.token !== undefined) open.tokens.push(part.token);
      }
    }
  }
  if (open.tokens.length > 0) chunks.push(open);
  return chunks;
}

/** "Paid with a card", "payé avec": how something was done, not what it holds. */
const PARTICIPLE = /^(?:\p{L}+\s)?(?:\p{Ll}+(?:ed|ée?s?|ado|ato)|paid|made|sent|sold|bought|bezahlt)$/iu;

interface Part {
  tie?: Tie;
  token?: Token;
}

function splitWords(
  { piece, start }: Extract<Token, { is: 'words' }>,
  joints: RegExp,
  hasBefore: boolean,
  next: Token | undefined,
  isList: boolean,
): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let tie: Tie | undefined;
  const push = (to: number): void => {
    const words = cut(piece, from, to);
    const at = start + words.start - piece.start;
    const token: Token = { is: 'words', start: at, end: at + words.text.length, piece: words };
    parts.push({
      ...(tie === undefined ? {} : { tie }),
      ...(/[\p{L}\p{N}]/u.test(words.text) ? { token } : {}),
    });
  };
  for (const match of piece.text.matchAll(joints)) {
    const before = piece.text.slice(from, match.index).trim();
    const behind = piece.text.slice(match.index + match[0].length).trim();
    const isHolding = match[2] !== undefined;
    // "Show likes": what only opens the sentence holds nothing.
    if (isHolding && before === '' && from === 0 && !hasBefore) continue;
    if (isHolding && (isAction(before) || PARTICIPLE.test(before))) continue;
    // "Salt and Needle": between two capitals it may be a name, if it stands in no list.
    const isBetweenNames = /(?:^|\s)\p{Lu}[\p{L}’'-]*$/u.test(before) && /^\p{Lu}/u.test(behind);
    if (!isHolding && isBetweenNames && !isList && !/^\p{Ll}+s\s/u.test(piece.text) && next?.is !== 'noun') continue;
    push(match.index);
    tie = isHolding ? 'with' : 'and';
    from = match.index + match[0].length;
  }
  push(piece.text.length);
  return parts.filter((part) => part.tie !== undefined || part.token !== undefined);
}
