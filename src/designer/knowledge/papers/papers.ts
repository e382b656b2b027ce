import { openSpoken } from '../library.ts';
import type { PaperKnowledge } from './paper-knowledge.ts';

/** Written pages by the words that ask for them; the last is any other. */
const listPapers = openSpoken<PaperKnowledge>('papers');

export const findPaper = (prompt: string): PaperKnowledge =>
  listPapers().find(({ words }) => words.test(prompt)) ?? (listPapers().at(-1) as PaperKnowledge);

/** A page about somebody's working life. */
export const isLife = (prompt: string): boolean =>
  listPapers().some((paper) => paper.isLife === true && paper.words.test(prompt));
