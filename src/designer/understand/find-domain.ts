import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { KIND_WORDS } from './vocabulary/kind-words.ts';
import { LOOK_HEADS, LOOK_MODIFIERS, VERBS } from './vocabulary/style-words.ts';
import { listStems } from './word-forms.ts';
import { isSlip } from './correct-spelling.ts';
import { getDomainIndex, listDeletions, type DomainIndex } from './domain-index.ts';

/** A part of the prompt and how much its words count: its subject says more than its last detail. */
export interface DomainEvidence {
  stems: readonly string[];
  weight: number;
}

export interface FoundDomain {
  domain: DomainKnowledge;
  /** 0…1; below 0.3 the words are too few or too common to trust. */
  certainty: number;
}

const PHRASE_BONUS = 0.5;
const TYPO_FACTOR = 0.6;
/** Score at which the certainty is one half before rivals are counted. */
const HALF_CERTAIN = 3;
const RIVAL_FACTOR = 0.3;

/** Words of screens and of software: many domains list them, and they tell none apart. */
const COMMON = new Set(
  'app page screen dashboard list card design product user team order new home site website tool service client customer event project plan task note date schedule tracker form online message photo report review member search view work data time day week month item guest detail status statu saas startup studio digital business company run step activity goal session progress record card account table light single squad strength'.split(
    ' ',
  ),
);
const COMMON_FACTOR = 0.35;

/** Words of looks and content are spelled as meant. */
const KNOWN_WORDS = new Set([
  ...LOOK_HEADS,
  ...LOOK_MODIFIERS,
  ...VERBS,
  ...KIND_WORDS.flatMap(([, , words]) => listStems(words)),
]);

/** Of five letters, one letter away from each other, too many are both words: "stack" and "stake". */
const SHORTEST_MISSPELT = 6;

const findSpelling = (index: DomainIndex, stem: string): string | undefined => {
  if (index.byFirstStem.has(stem) || KNOWN_WORDS.has(stem)) return undefined;
  for (const deletion of listDeletions(stem)) {
    const near = index.neighbours
      .get(deletion)
      ?.find((word) => Math.min(word.length, stem.length) >= SHORTEST_MISSPELT && isSlip(stem, word));
    if (near !== undefined) return near;
  }
  return undefined;
};

/** Best score of every phrase per domain, so that repeating a word does not outweigh a second, different one. */
const scorePhrases = (index: DomainIndex, evidence: readonly DomainEvidence[]): Map<number, Map<string, number>> => {
  const scores = new Map<number, Map<string, number>>();
  for (const { stems, weight } of evidence) {
    for (let at = 0; at < stems.length; at++) {
      const stem = stems[at] ?? '';
      const spelling = findSpelling(index, stem);
      for (const phrase of index.byFirstStem.get(spelling ?? stem) ?? []) {
        const matches = phrase.stems.every((word, offset) => (offset === 0 ? true : stems[at + offset] === word));
        if (!matches) continue;
        const key = phrase.stems.join(' ');
        const rarity = 1 / Math.sqrt(index.domainsOf.get(key) ?? 1);
        const common = phrase.stems.every((word) => COMMON.has(word)) ? COMMON_FACTOR : 1;
        const typo = spelling === undefined ? 1 : TYPO_FACTOR;
        const score = weight * phrase.weight * rarity * common * typo * (1 + (phrase.stems.length - 1) * PHRASE_BONUS);
        const own = scores.get(phrase.domain) ?? new Map<string, number>();
        own.set(key, Math.max(own.get(key) ?? 0, score));
        scores.set(phrase.domain, own);
      }
    }
  }
  return scores;
};

/** The domain whose words a prompt speaks, with how sure that is; undefined when no domain knows a word of it. */
export const findDomain = (
  evidence: readonly DomainEvidence[],
  domains: readonly DomainKnowledge[],
): FoundDomain | undefined => {
  const index = getDomainIndex(domains);
  const ranked = [...scorePhrases(index, evidence)]
    .map(([domain, phrases]) => ({ domain, score: [...phrases.values()].reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score || a.domain - b.domain);
  const [best, rival] = ranked;
  const domain = best === undefined ? undefined : domains[best.domain];
  if (best === undefined || domain === undefined) return undefined;
  const certainty =
    (best.score / (best.score + HALF_CERTAIN)) * (1 - RIVAL_FACTOR * ((rival?.score ?? 0) / best.score) ** 2);
  return { domain, certainty: Math.round(certainty * 100) / 100 };
};
