import { openWhole } from '../knowledge/library.ts';
import { byWords } from '../knowledge/parts/by-words.ts';
import { contentStems } from './content-stems.ts';
import type { PageKnowledge } from '../knowledge/parts/part-knowledge.ts';

/** A name of a page as the words that tell it from others. */
interface Named {
  stems: readonly string[];
  page: PageKnowledge;
}

interface Arranged {
  byName: ReadonlyMap<string, PageKnowledge>;
  /** Names of several words, by each of them. */
  byStem: ReadonlyMap<string, readonly Named[]>;
}

const pages = openWhole('pages', (entries: readonly PageKnowledge[]): Arranged => {
  const byStem = new Map<string, Named[]>();
  for (const page of entries)
    for (const name of page.words) {
      const stems = [...new Set(contentStems(name))];
      if (stems.length < 2) continue;
      for (const stem of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), { stems, page }]);
    }
  return { byName: byWords(entries), byStem };
});

export interface FoundPage {
  page: PageKnowledge;
  /** How many words of its name are said. */
  matched: number;
}

/**
 * What is known of a page: by the longest end of what it is called ("plant shop checkout" is a checkout), by a name of
 * several words inside it ("login page rowing club"), or by a name of which all words are said of it in any order ("log for
 * lost property"), whichever says most.
 */
export function findPage(called: string, subject = ''): FoundPage | undefined {
  const byEnd = findByEnd(called) ?? findInside(called);
  const byAll = findByAll(new Set(contentStems(called)), new Set(contentStems(subject)));
  return byAll !== undefined && byAll.matched > (byEnd?.matched ?? 0) ? byAll : byEnd;
}

function findByEnd(called: string): FoundPage | undefined {
  const words = called.trim().toLowerCase().replaceAll('’', "'").split(/\s+/u);
  for (const [from] of words.entries()) {
    const name = words.slice(from).join(' ');
    const page = pages().byName.get(name);
    if (page !== undefined) return { page, matched: Math.max(1, contentStems(name).length) };
  }
  return undefined;
}

/** The longest name of several words that stands in what a page is called. */
function findInside(called: string): FoundPage | undefined {
  const words = called.trim().toLowerCase().replaceAll('’', "'").split(/\s+/u);
  for (let count = words.length - 1; count >= 2; count -= 1)
    for (let from = words.length - count; from >= 0; from -= 1) {
      const name = words.slice(from, from + count).join(' ');
      const page = pages().byName.get(name);
      if (page !== undefined) return { page, matched: Math.max(1, contentStems(name).length) };
    }
  return undefined;
}

/**
 * By a name of which all words are said: in what the page is called alone, or with its subject all that it is called ("status
 * of the machines" is a machine status; "price list of a repair shop" no list of repairs).
 */
function findByAll(called: ReadonlySet<string>, subject: ReadonlySet<string>): FoundPage | undefined {
  const { byStem } = pages();
  const said = new Set([...called, ...subject]);
  const isMeant = ({ stems }: Named): boolean =>
    stems.every((stem) => called.has(stem)) ||
    (stems.every((stem) => said.has(stem)) && [...called].every((stem) => SHAPE.has(stem) || stems.includes(stem)));
  let best: Named | undefined;
  for (const stem of said)
    for (const named of byStem.get(stem) ?? [])
      if (named.stems.length > (best?.stems.length ?? 0) && isMeant(named)) best = named;
  return best === undefined ? undefined : { page: best.page, matched: best.stems.length };
}

/** Words for how a page is set, beside which another word says what it is. */
const SHAPE = new Set(
  'form list overview board console panel admin detail details sheet tool tracker system dashboard management'.split(
    ' ',
  ),
);

export const listPages = (): readonly PageKnowledge[] => [...new Set(pages().byName.values())];
