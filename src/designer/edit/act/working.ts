import type { Element } from 'hast';
import { nameOf } from '../name-of.ts';
import type { Editing, Outcome } from '../editing.ts';
import { calledBy } from '../ask/called-by.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { createPage, type Page } from '../page/page.ts';
import { liftTo } from '../page/lift-to.ts';
import type { Name } from '../page/list-names.ts';
import { likenessOf, toWords } from '../page/to-words.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import { elementsIn } from '../screen-tree.ts';
import { resolve, type Resolved, type Scope } from '../page/resolve.ts';

/** A page that changes are carried out on, one after the other. */
export interface Working {
  editing: Editing;
  page: Page;
  /** Where the change at hand looks first. */
  within?: readonly Element[];
  /** What the change before was about. */
  last: readonly Element[];
  /** Names as they were before the first change. */
  former?: readonly Name[];
  /** And the one before that, for "both". */
  before?: readonly Element[];
}

export function createWorking(editing: Editing): Working {
  const page = createPage(editing.tree);
  return { editing, page, last: [], former: page.names };
}

/** To be called after each change, so that the next one sees the page as it is. */
export function refresh(working: Working): void {
  working.editing.tree.refresh();
  working.page = createPage(working.editing.tree);
}

export function find(working: Working, phrase: Phrase): Resolved {
  const found = inRow(working, phrase, findNow(working, phrase));
  const { page, former = [] } = working;
  // "The save card thing", "bean temperature": a kind that is a part of a name.
  if (
    found.elements.length === 0 &&
    phrase.noun !== undefined &&
    phrase.words.length > 0 &&
    phrase.quotes.length === 0
  ) {
    const { noun: _, ...rest } = phrase;
    const named = findNow(working, { ...rest, words: [...phrase.words, ...phrase.nounWords], nounWords: [] });
    const said = named.elements.flatMap((one) => toWords(page.textOf(one)));
    const isWhole = [...phrase.words, ...phrase.nounWords].every((word) =>
      said.some((one) => likenessOf(one, word) > 0.84),
    );
    if (isWhole && named.rivals === undefined) return named;
  }
  if (found.elements.length > 0 || phrase.near.length > 0 || phrase.ordinal !== undefined) return found;
  // What was given another name before in the same instruction may be called by the one that it had.
  const words = phrase.quotes[0] === undefined ? phrase.words : toWords(phrase.quotes[0]);
  if (words.length === 0) return found;
  const was = former
    .filter((one) => one.words.join(' ') === words.join(' ') && page.contains(page.tree.body, one.element))
    .toSorted((one, other) => other.weight - one.weight)[0];
  if (was === undefined) return found;
  const lifted = phrase.noun === undefined ? was.element : (liftTo(page, was.element, phrase.noun) ?? was.element);
  return { elements: [lifted], score: 0.9 };
}

/** "The batch of 09:10: out kg is 8.6": what a column is called means its cell in the row that is spoken of. */
function inRow({ page, within = [] }: Working, { noun, near }: Phrase, found: Resolved): Resolved {
  const [head, ...others] = found.elements;
  const [row] = within;
  if (row?.tagName !== 'tr' || head === undefined || others.length > 0 || noun === 'column' || near.length > 0)
    return found;
  const cell = page.chainOf(head).find((one) => isHeadCell(page, one));
  const heads = cell === undefined ? undefined : page.parentOf(cell);
  const table = page.chainOf(row).find(({ tagName }) => tagName === 'table');
  if (cell === undefined || heads === undefined || table === undefined || heads === row || !page.contains(table, heads))
    return found;
  const own = elementsIn(row)[elementsIn(heads).indexOf(cell)];
  return own === undefined ? found : { elements: [own], score: found.score };
}

const findNow = ({ page, within, last, before = [] }: Working, phrase: Phrase): Resolved =>
  resolve(
    {
      page,
      last:
        phrase.isPronoun === true && phrase.isAll === true
          ? [...new Set([...before, ...last])].filter((one) => page.contains(page.tree.body, one))
          : last,
      ...(within && { within }),
    } satisfies Scope,
    phrase,
  );

/** Why nothing could be taken: it is not there, or several answer equally. */
export function untaken(working: Working, phrase: Phrase, { rivals }: Resolved): Outcome {
  const called = calledBy(phrase);
  if (rivals !== undefined) {
    const names = [...new Set(rivals.slice(0, 3).map((one) => describe(working.page, one)))];
    return {
      isTied: true,
      failed: `"${called}" could be ${names.join(' or ')}${names.length < 2 ? `, which stands ${rivals.length} times here` : ''}; say which`,
    };
  }
  return { failed: `nothing here is called "${called}"` };
}

/** A thing by its words and by where it stands. */
export function describe(page: Page, element: Element): string {
  const section = page.sections.findLast(
    (one) =>
      one.heading !== element && one.elements.some((outer) => outer !== element && page.contains(outer, element)),
  );
  const where =
    section === undefined || page.textOf(section.heading) === page.textOf(element)
      ? ''
      : ` in "${page.textOf(section.heading)}"`;
  return `${nameOf(element)}${where}`;
}
