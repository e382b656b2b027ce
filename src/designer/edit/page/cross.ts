import type { Element } from 'hast';
import type { Noun } from '../ask/nouns.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { elementsIn } from '../screen-tree.ts';
import { type Candidate, isSame, listCandidates } from './candidates.ts';
import { isHeadCell } from './make-of-part.ts';
import type { Page } from './page.ts';
import type { Resolved, Scope } from './resolve.ts';
import { toWords } from './to-words.ts';

/** "Tuesday 16:00": the head of a column and of a row, in one breath. */
export function juxtaposed(page: Page, phrase: Phrase): Resolved | undefined {
  const words = [...phrase.words, ...phrase.nounWords, ...phrase.quotes.flatMap(toWords)];
  const isOfTable = phrase.noun === 'row' || phrase.noun === 'column' || phrase.noun === 'cell';
  if (words.length < 2 || phrase.near.length > 0 || isOfTable) return undefined;
  for (const table of page.elements) {
    if (table.tagName !== 'table') continue;
    const rows = page.elements.filter((one) => one.tagName === 'tr' && page.contains(table, one));
    const [head] = rows;
    if (head === undefined) continue;
    for (const [at, top] of elementsIn(head).entries()) {
      const column = toWords(page.textOf(top));
      if (at === 0 || column.length === 0 || !column.every((word) => words.includes(word))) continue;
      const rest = words.filter((word) => !column.includes(word));
      // "Plot 9 holder": what the first column is called may stand before what its cell says.
      const lead = toWords(page.textOf(elementsIn(head)[0] ?? head));
      const plain = rest.filter((word) => !lead.includes(word));
      const row = rows.slice(1).find((one) => {
        const first = toWords(page.textOf(elementsIn(one)[0] ?? one));
        return isSame(rest, first) || (plain.length > 0 && isSame(plain, first));
      });
      const cell = row === undefined ? undefined : elementsIn(row)[at];
      if (cell !== undefined) return { elements: [cell], score: 1 };
    }
  }
  return undefined;
}

/** What stands in a cell, and is none. */
const THINGS: ReadonlySet<Noun> = new Set([
  'icon',
  'picture',
  'button',
  'heading',
  'section',
  'nav',
  'entry',
  'link',
  'field',
  'card',
  'logo',
  'avatar',
]);

/** Where a row and a column meet: "the hold of Candling", "storage of Bay", "Monday at 16:00". */
export function cross(scope: Scope, phrase: Phrase): Resolved | undefined {
  const { page } = scope;
  const of = phrase.near.find(({ relation }) => relation === 'of' || relation === 'in' || relation === 'with');
  if (of === undefined || phrase.near.length > 2 || (phrase.noun !== undefined && THINGS.has(phrase.noun)))
    return undefined;
  const head: Phrase = { ...phrase, near: [], ...(phrase.noun === 'cell' ? {} : {}) };
  const ones = listCandidates(scope, {
    ...head,
    words: [...head.words, ...(head.noun === 'cell' || head.noun === 'column' ? [] : head.nounWords)],
  }).concat(listCandidates(scope, { ...head, noun: 'column' }));
  const others = listCandidates(scope, of.phrase);
  let best: { cell: Element; score: number } | undefined;
  for (const table of page.elements) {
    if (table.tagName !== 'table') continue;
    const isIn = ({ element, score }: Candidate): boolean => page.contains(table, element) && score >= 0.6;
    const cells = (candidate: Candidate): { row?: Element; column?: number; score: number } => {
      const cell =
        page.chainOf(candidate.element).find((one) => one.tagName === 'th' || one.tagName === 'td') ??
        candidate.element;
      const row = page.chainOf(candidate.element).find((one) => one.tagName === 'tr');
      if (isHeadCell(page, cell) && row !== undefined)
        return { column: elementsIn(row).indexOf(cell), score: candidate.score };
      return row === undefined ? { score: 0 } : { row, score: candidate.score };
    };
    for (const one of ones.filter(isIn).map(cells))
      for (const other of others.filter(isIn).map(cells)) {
        const row = one.row ?? other.row;
        const column = one.column ?? other.column;
        if (row === undefined || column === undefined || (one.row !== undefined && other.row !== undefined)) continue;
        const cell = elementsIn(row)[column];
        const score = (one.score + other.score) / 2;
        if (cell !== undefined && score > (best?.score ?? 0)) best = { cell, score };
      }
  }
  return best === undefined ? undefined : { elements: [best.cell], score: best.score };
}
