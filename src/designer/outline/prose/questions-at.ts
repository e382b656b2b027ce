import type { Passage } from '../form/passage.ts';
import { type Piece } from '../form/piece.ts';
import type { Item } from '../outline.ts';
import { splitQuestions } from '../values/questions.ts';

/** Two or more questions, each with its answer behind it. */
export function questionsAt(
  said: Piece,
  sentences: readonly Piece[],
  at: number,
): { items: Item[]; count: number } | undefined {
  let end = at;
  let questions = 0;
  const asks = (piece: Piece | undefined): boolean =>
    piece !== undefined && /[?？]["”]?$/.test(piece.text) && piece.text.split(/\s+/).length <= 12;
  while (asks(sentences[end]) && sentences[end + 1] !== undefined && !asks(sentences[end + 1])) {
    questions++;
    end += 2;
    while (sentences[end] !== undefined && !asks(sentences[end]) && asks(sentences[end + 1])) end++;
  }
  const [first, last] = [sentences[at], sentences[end - 1]];
  if (questions < 2 || first === undefined || last === undefined) return undefined;
  const from = first.start - said.start;
  const asked = splitQuestions(said.text.slice(from, last.start - said.start + last.text.length), first.start);
  return {
    items: asked.map(({ question, answer }) => ({
      title: question,
      fields: [{ words: answer, as: 'note' }],
      nodes: [],
    })),
    count: end - at,
  };
}

/** Questions that stand line by line are read together; offsets stay. */
export function joinQuestions(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    const isAsked = ASKED.test(passage.said.text);
    if (last !== undefined && isAsked && ASKED.test(last.said.text)) {
      const gap = passage.said.start - last.said.start - last.said.text.length;
      last.said = {
        text: `${last.said.text}${'\n'.repeat(Math.max(1, gap))}${passage.said.text}`,
        start: last.said.start,
      };
    } else joined.push({ ...passage });
  }
  return joined;
}

const ASKED = /^[^?？.!]{4,80}[?？]\s+\S/u;
