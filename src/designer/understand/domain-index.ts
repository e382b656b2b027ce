import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { listThingWords } from '../knowledge/domains.ts';
import { listStems } from './word-forms.ts';

interface IndexedPhrase {
  stems: readonly string[];
  domain: number;
  weight: number;
}

/** Everything the domains are known by, arranged for looking up; built once per list of domains. */
export interface DomainIndex {
  byFirstStem: ReadonlyMap<string, readonly IndexedPhrase[]>;
  /** How many domains a phrase points to: the more, the less it says. */
  domainsOf: ReadonlyMap<string, number>;
  /** Deletion neighbours of long single words, for words with one letter wrong. */
  neighbours: ReadonlyMap<string, readonly string[]>;
}

const SHORTEST_FUZZY = 5;
const LONGEST_FUZZY = 24;
/** Strongest word of a domain against its weakest, and against words of what it lists. */
const STRONGEST = 3;
const WEAKEST = 1.2;
const OF_COLLECTION = 0.8;
const OF_LABEL = 1.6;

/** The word itself and every form of it with one letter taken out (the symmetric-delete method of spelling correction). */
export const listDeletions = (word: string): string[] => {
  if (word.length < SHORTEST_FUZZY || word.length > LONGEST_FUZZY) return [];
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
};

const listPhrases = (domain: DomainKnowledge): [text: string, weight: number][] => {
  const { words } = domain;
  return [
    ...words.map((word, rank): [string, number] => [
      word,
      STRONGEST - ((STRONGEST - WEAKEST) * rank) / Math.max(1, words.length - 1),
    ]),
    [domain.label, OF_LABEL],
    ...listThingWords(domain).map((word): [string, number] => [word, OF_COLLECTION]),
  ];
};

const build = (domains: readonly DomainKnowledge[]): DomainIndex => {
  const byFirstStem = new Map<string, IndexedPhrase[]>();
  const owners = new Map<string, Set<number>>();
  const neighbours = new Map<string, string[]>();
  for (const [index, domain] of domains.entries()) {
    const own = new Set<string>();
    for (const [text, weight] of listPhrases(domain)) {
      const stems = listStems(text);
      const key = stems.join(' ');
      const [first] = stems;
      if (first === undefined || own.has(key)) continue;
      own.add(key);
      const bucket = byFirstStem.get(first) ?? [];
      bucket.push({ stems, domain: index, weight });
      byFirstStem.set(first, bucket);
      const known = owners.get(key) ?? new Set<number>();
      owners.set(key, known.add(index));
      if (stems.length > 1 || known.size > 1) continue;
      for (const deletion of listDeletions(first)) {
        const near = neighbours.get(deletion) ?? [];
        if (!near.includes(first)) near.push(first);
        neighbours.set(deletion, near);
      }
    }
  }
  for (const bucket of byFirstStem.values()) bucket.sort((a, b) => b.stems.length - a.stems.length);
  return { byFirstStem, domainsOf: new Map([...owners].map(([key, set]) => [key, set.size])), neighbours };
};

const cache = new WeakMap<readonly DomainKnowledge[], DomainIndex>();

/** The index of a list of domains; the same list is indexed once. */
export const getDomainIndex = (domains: readonly DomainKnowledge[]): DomainIndex => {
  const known = cache.get(domains);
  if (known !== undefined) return known;
  const index = build(domains);
  cache.set(domains, index);
  return index;
};
