import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { findEdition } from '../knowledge/editions/editions.ts';
import { toCollection } from './assemble-collection.ts';
import { toNoun } from './assembled-noun.ts';

/**
 * The trade as those see it who run it, where the prompt means them: its lists come before the trade's own, of which those
 * with the same words are left out. Unchanged for every other prompt.
 */
export function chooseEdition(domain: DomainKnowledge, prompt: string): DomainKnowledge {
  const edition = findEdition(domain.id, prompt);
  if (edition === undefined) return domain;
  const own = [...(edition.change.collections ?? []), ...edition.nouns.map((noun) => toCollection(toNoun(noun)))];
  const named = new Set(own.flatMap(({ words }) => words));
  const others = domain.collections.filter(({ words }) => !words.slice(0, 2).some((word) => named.has(word)));
  return { ...domain, ...edition.change, collections: [...own, ...others] };
}
