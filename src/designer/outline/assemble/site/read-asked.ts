import { cut, type Piece } from '../../form/piece.ts';
import type { Item } from '../../outline.ts';
import { splitQuestions } from '../../values/questions.ts';
import { markLevels, TOP } from '../../values/top-level.ts';
import { splitAt, wordsOf } from './words-of.ts';

/**
 * Questions, each with its answer where one is given: `Q: … A: …`, `Who hangs it? — Two of us.`, `Can I? / Must I?`. Nothing
 * where the words ask nothing.
 *
 * @example readAsked({ text: 'Is it loud? / Is it wet?', start: 0 })?.length // 2
 */
export function readAsked(piece: Piece): Item[] | undefined {
  const count = (piece.text.match(/[?？]/g) ?? []).length;
  if (count === 0) return undefined;
  const asked = splitQuestions(piece.text, piece.start);
  if (asked.length === count)
    return asked.map(({ question, answer }) => ({
      title: question,
      fields: [{ words: answer, as: 'note' }],
      nodes: [],
    }));
  const levels = markLevels(piece.text);
  const parts = splitAt(piece, /\s*[/|;,·；、]\s*|(?<=[?？])\s+/gu, (at) => levels[at] === TOP);
  const questions = parts.map((part) => ({ part, words: wordsOf(bare(part)) }));
  if (!questions.every(({ words }) => /[?？]$/.test(words.text))) return undefined;
  return questions.map(({ words }) => ({ title: words, fields: [], nodes: [] }));
}

/** Without "Q:" and a last "and" before it. */
function bare(part: Piece): Piece {
  const lead = /^(?:(?:and|und|et|y|e|en)\s+)?(?:Q\s?\d{0,2}[:.]\s*)?/iu.exec(part.text);
  return lead === null ? part : cut(part, lead[0].length);
}
