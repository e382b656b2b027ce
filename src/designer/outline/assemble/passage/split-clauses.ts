import { type Piece, cut } from '../../form/piece.ts';
import { EACH_HEAD } from '../../part/read-each-of.ts';
import { factRanges } from '../../phrases/fact-ranges.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import { splitSentences } from '../../phrases/split-sentences.ts';
import { TOP, markLevels } from '../../values/top-level.ts';

/** Clauses of a passage: its sentences, and those after a semicolon that begin anew. */
export function splitClauses(piece: Piece, lang: string): Piece[] {
  return splitSentences(piece).flatMap((sentence) => {
    const levels = markLevels(sentence.text);
    // In a row of labels with their values no clause begins anew, whatever a label names elsewhere.
    const facts = factRanges(sentence.text, levels, lang);
    const clauses: Piece[] = [];
    let from = 0;
    for (let at = 0; at < sentence.text.length; at++) {
      const isEach = sentence.text[at] === ',' && EACH.test(sentence.text.slice(at + 1, at + MOST_EACH));
      if ((sentence.text[at] !== ';' && !isEach) || levels[at] !== TOP) continue;
      if (facts.some(({ start, end }) => start <= at + 2 && at < end)) continue;
      if (!isEach && !beginsAnew(cut(sentence, at + 1), lang)) continue;
      clauses.push(cut(sentence, from, at));
      from = at + 1;
    }
    return [...clauses, cut(sentence, from)];
  });
}

/** `List for "Left", each line = checkbox, item`: what every line of it holds is told by itself. */
const EACH = /^\s+(?:each|every|per)\s+(?:line|row|entry|item|card|tile|one)\s*[=:→]/iu;
const MOST_EACH = 40;

/** `the names "Verse" and "Chorus" are tabs` */
const NAMES_ARE =
  /^(?:(?:and|the|die|les|las|los)\s)*(?:\p{L}+\s){0,3}?["“„«][^"”“»]{1,40}["”“»],?\s[^.;:]*["”“»]\s(?:are|sind|sont|son)\s/iu;

/** A clause that names an element or a place first, or says how something stands. */
function beginsAnew(clause: Piece, lang: string): boolean {
  const end = clause.text.indexOf(';');
  const own = end === -1 ? clause : cut(clause, 0, end);
  if (NAMES_ARE.test(own.text)) return true;
  if (/^["“„«`*'‘][^"”“»`*'’]+["”“»`*'’]\s(?:is|are|has|says)\s/.test(own.text)) return true;
  if (EACH_HEAD.test(own.text.trimStart())) return true;
  const [first, second] = readTokens(own, lang).tokens;
  const isConnected = first?.is === 'words' && /^(?:and|then|also|with|plus)$/i.test(first.piece.text);
  const head = isConnected ? second : first;
  return head?.is === 'noun' ? !head.mention.isWeak : head?.is === 'place';
}
