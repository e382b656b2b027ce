import { openWhole } from '../knowledge/library.ts';
import { byWords, foldName } from '../knowledge/parts/by-words.ts';
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
  const byName = findByName(called);
  const byAll = findByAll(new Set(contentStems(called)), new Set(contentStems(subject)));
  return byAll !== undefined && byAll.matched > (byName?.matched ?? 0) ? byAll : byName;
}

function findByName(called: string): FoundPage | undefined {
  for (const name of listNames(called)) {
    const page = pages().byName.get(name);
    if (page !== undefined) return { page, matched: Math.max(1, contentStems(name).length) };
  }
  return undefined;
}

/** The ends of what a page is called, longest first, then what stands inside it, of several words. */
function* listNames(called: string): Generator<string> {
  const words = foldName(called).split(' ');
  for (const [from] of words.entries()) yield words.slice(from).join(' ');
  for (let count = words.length - 1; count > 1; count -= 1)
    for (let from = words.length - count - 1; from >= 0; from -= 1) yield words.slice(from, from + count).join(' ');
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
