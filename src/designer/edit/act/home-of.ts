import type { Element } from 'hast';
import type { Add, Detail } from '../ask/ask.ts';
import type { Noun } from '../ask/nouns.ts';
import { nounsIn } from '../ask/read-phrase.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import { listOf } from '../page/list-of.ts';
import type { Page } from '../page/page.ts';
import { fold, likenessOf, toWords } from '../page/to-words.ts';
import { listMatching } from '../screen-tree.ts';
import type { Working } from './working.ts';

/** Kinds of which a page seldom has two. */
const PARTS: ReadonlySet<Noun> = new Set(['faq', 'table', 'nav', 'footer', 'header', 'sidebar', 'form']);

/** Where something belongs of which no place is said: where the change looks first, or the list that is called like it. */
export function homeOf({ page, within, last }: Working, { head, details }: Add): Element | undefined {
  if (within !== undefined && within[0] !== undefined) return within[0];
  const [spoken] = last;
  if (spoken !== undefined && head.noun === undefined && head.words.length === 0) return spoken;
  const words = [...head.words, ...head.nounWords];
  // "An FAQ entry": the one part of that kind.
  const [part, ...parts] = nounsIn(head.words)
    .filter((noun) => PARTS.has(noun))
    .flatMap((noun) => listOf(page, noun));
  if (part !== undefined && parts.length === 0) return part;
  const section = page.sections.find(
    (one) =>
      toWords(page.textOf(one.heading)).some((word) =>
        words.some((own) => own.length > 3 && likenessOf(own, word) > 0.9),
      ) && one.heading.tagName !== 'h1',
  );
  if (section !== undefined) return section.heading;
  const labelled = page.names.find(
    (one) =>
      one.source !== 'text' &&
      one.words.some((word) => words.some((own) => own.length > 3 && likenessOf(own, word) > 0.9)) &&
      listMatching(one.element, (inner) => page.groupOf(inner) !== undefined).length > 1,
  );
  if (labelled !== undefined) return labelled.element;
  if (head.noun === 'row') return listOf(page, 'table')[0];
  // "Add a plot: 11, Kofi": what a column is called is what the rows are.
  const column = page.elements.find(
    (one) => isHeadCell(page, one) && head.words.length === 1 && toWords(page.textOf(one)).join(' ') === head.words[0],
  );
  const table = column && page.chainOf(column).find(({ tagName }) => tagName === 'table');
  if (table !== undefined) return table;
  // "Add a card": of the one make of cards that the page has.
  const made = head.noun === 'card' || head.noun === 'item' || head.noun === 'entry' ? listOf(page, head.noun) : [];
  const holders = new Set(made.map((one) => page.groupOf(one)?.parent));
  const [holder] = holders;
  if (holders.size === 1 && holder !== undefined) return holder;
  return alikeTo(page, details);
}

/** "Add Yuki Tanaka, Grower, Nov 2026, Invited": the one list whose things say some of that already. */
function alikeTo(page: Page, details: readonly Detail[]): Element | undefined {
  const told = new Set(details.map(({ value }) => fold(value)));
  if (told.size < 2) return undefined;
  const parents = page.leaves
    .filter(({ text }) => told.has(fold(text)))
    .flatMap(({ element }) => {
      const item = page
        .chainOf(element)
        .find((one) => page.groupOf(one) !== undefined && !['td', 'th', 'option'].includes(one.tagName));
      return item === undefined ? [] : (page.groupOf(item)?.parent ?? []);
    });
  const [only, ...others] = new Set(parents);
  return others.length === 0 ? only : undefined;
}
