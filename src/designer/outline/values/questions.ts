import type { Span } from '../outline.ts';
import { matchAt } from './match-at.ts';
import { type Piece, toPiece } from './piece.ts';
import { TOP, markLevels } from './top-level.ts';
import { trimRange } from './trim-range.ts';

export interface Asked {
  question: Piece;
  answer: Piece;
  /** Both together. */
  row: Piece;
}

const ASK = /(?:Q|Question|F|Frage|P|Pregunta|D|Domanda|V|Vraag|質問|问)\s?\d{0,2}\s?[:.)：]\s*/uy;
const REPLY = /(?:A|Answer|R|Antwort|Réponse|Respuesta|Risposta|Antwoord|答え?|回答)\s?\d{0,2}\s?[:.)：]\s*/uy;
const GAP = /\s*(?:[—–→]|->|=>|:|-)?\s*/uy;

/**
 * Questions with their answers: `Q: … A: …`, `How long? — Four months.`, `"Who comes?" "Two of us."`.
 *
 * @example splitQuestions('Is it loud? Very. Is it wet? A little.').map(({ answer }) => answer.text) // ['Very.', 'A little.']
 */
export function splitQuestions(text: string, base = 0): Asked[] {
  const questions = questionsIn(text);
  return questions.flatMap((question, index) => {
    const next = questions[index + 1]?.from ?? text.length;
    const start =
      matchAt(REPLY, text, matchAt(GAP, text, question.end) ?? question.end) ??
      matchAt(GAP, text, question.end) ??
      question.end;
    const answer = withoutSeparator(text, trimRange(text, start, next));
    if (answer.end <= answer.start) return [];
    const asked = trimRange(text, matchAt(ASK, text, question.start) ?? question.start, question.end);
    return [
      {
        question: toPiece(text, asked.start, asked.end, base),
        answer: toPiece(text, answer.start, answer.end, base),
        row: toPiece(text, asked.start, answer.end, base),
      },
    ];
  });
}

function withoutSeparator(text: string, range: Span): Span {
  const end = /[;,/|]$/u.test(text.slice(range.start, range.end)) ? range.end - 1 : range.end;
  return trimRange(text, range.start, end);
}

/** Sentences with a question mark at top level, or quotations that end in one. */
function questionsIn(text: string): (Span & { from: number })[] {
  const levels = markLevels(text);
  const found: (Span & { from: number })[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const isTop = levels[at] === TOP;
    if (
      (char === '?' || char === '？') &&
      (isTop || levels[at + 1] === undefined || /["”’'»“*`」』]/u.test(text.charAt(at + 1)))
    ) {
      const end = isTop ? at + 1 : at + markLength(text, at + 1) + 1;
      const { start } = trimRange(text, matchAt(/\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?/uy, text, from) ?? from, end);
      if (end - start > 4 && end - start < 200) found.push({ from, start, end });
      from = end;
    } else if (
      isTop &&
      (char === '\n' || (/[.!;/|]/u.test(char) && /\s/u.test(text.charAt(at + 1))) || char === '。')
    ) {
      if (!/^(?:Q|A)\.?$/u.test(text.slice(from, at).trim())) from = at + 1;
    } else if (!isTop && levels[at + 1] === TOP && /[.!]/u.test(text.charAt(at - 1))) from = at + 1;
  }
  return found;
}

function markLength(text: string, at: number): number {
  let end = at;
  while (/["”’'»“*`」』]/u.test(text.charAt(end)) && end - at < 4) end += 1;
  return end - at;
}
