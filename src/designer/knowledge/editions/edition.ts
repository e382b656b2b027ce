import type { DomainKnowledge } from '../domain-knowledge.ts';

/**
 * A trade seen from the office that runs it: the same clinic for those who work in it, the same sun for those who own many
 * plants. What it does not change is the trade's own.
 */
export interface Edition {
  /** The trades that it is of. */
  domains: readonly string[];
  /** What a prompt says that means it. */
  words: RegExp;
  /** Nouns whose lists come first, as `knowledge/nouns/` has them. */
  nouns: readonly string[];
  change: Partial<DomainKnowledge>;
}
