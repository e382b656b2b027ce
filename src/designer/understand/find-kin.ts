import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { hashText } from '../seeded-random.ts';
import { findDomain } from './find-domain.ts';
import { listStems } from './word-forms.ts';
import { CRAFT_WORDS } from './vocabulary/craft-words.ts';

/** "Ideal for fintech and developer tools": who would use it, said of a look rather than of a trade. */
export const USAGE_SENTENCES =
  /(?:^|(?<=[.!?]\s))(?:(?:this|it)(?: \w+)? is )?(?:ideal|suitable|perfect|optimi[sz]ed|best|great|reusable|built) (?:for|as)\b[^.]*\./gi;

/** One word that belongs to one trade is enough where the prompt itself names who it is for. */
const LEAST_OF_USAGE = 0.2;

/** The trade that an otherwise neutral prompt says its look is made for. */
export const findUser = (prompt: string, domains: readonly DomainKnowledge[]): DomainKnowledge | undefined => {
  const usage = (prompt.match(USAGE_SENTENCES) ?? []).join(' ');
  const found = usage === '' ? undefined : findDomain([{ stems: listStems(usage), weight: 1 }], domains);
  return found !== undefined && found.certainty >= LEAST_OF_USAGE ? found.domain : undefined;
};

/**
 * The trade of those who make what a prompt without a trade speaks of: effects, components and interfaces are shown by
 * houses that build software, galleries by those who take pictures. Several houses share a craft, so that two such prompts
 * seldom tell of the same.
 */
export const findCraft = (prompt: string, domains: readonly DomainKnowledge[]): DomainKnowledge | undefined => {
  const ids = CRAFT_WORDS.find(([pattern]) => pattern.test(prompt))?.[1];
  const id = ids?.[hashText(`craft:${prompt}`) % ids.length];
  return domains.find((domain) => domain.id === id);
};
