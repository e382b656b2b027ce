import { ARCHETYPES, type ArchetypeId } from '../archetypes/archetypes.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { ASSEMBLED_ID } from './assemble-domain.ts';
import type { Intent } from './find-intent.ts';
import { findHouse } from './house-for.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { findNamedHouse, neutralFor } from './neutral-for.ts';
import { offerOf, speakOfOffer } from './speak-of-offers.ts';
import { findUnknownHouse, speakOfPlace } from './speak-of-places.ts';

/** What is known of a prompt when it is asked whose page it describes. */
interface Page {
  archetype: ArchetypeId;
  lang: string;
  intent: Intent;
  subject: string;
  /** The prompt's words, quotes included. */
  shown: string;
  /** The prompt's trade is its own and not one that shares a word with it. */
  isSure: boolean;
}

export interface ChosenHouse {
  domain: DomainKnowledge;
  /** It tells of itself, so that nothing else is said in its stead. */
  isNamed: boolean;
  /** Words of what a program does, which name nothing else on its page. */
  deeds: string;
}

/** A house that could be anybody's, since the prompt's words belong to no trade. */
const isUnknown = ({ id }: DomainKnowledge): boolean => id === NEUTRAL_DOMAIN.id;

/** Pages of shops, whatever they sell. */
const SELLING: ReadonlySet<ArchetypeId> = new Set<ArchetypeId>(['product', 'category', 'cart']);

/** Pages that only houses of one trade have: work is shown by studios, menus are those of kitchens. */
export function houseFor(
  domain: DomainKnowledge,
  archetype: ArchetypeId,
  domains: readonly DomainKnowledge[],
): DomainKnowledge {
  const home =
    archetype === 'menu' && !domain.natures.includes('eaten')
      ? 'restaurant'
      : archetype === 'portfolio' && isUnknown(domain)
        ? 'studio'
        : SELLING.has(archetype) && (isUnknown(domain) || domain.id === ASSEMBLED_ID)
          ? 'shop'
          : undefined;
  return domains.find(({ id }) => id === home) ?? domain;
}

/** Whose page it is: a house that is known by its page, one of which nothing is known, a program, or the trade's own. */
export function chooseHouse(domain: DomainKnowledge, page: Page): ChosenHouse {
  const { archetype, lang, intent, shown, isSure } = page;
  if (lang !== 'en' || ARCHETYPES[archetype].isPublic !== true) return { domain, isNamed: false, deeds: '' };
  const offer = offerOf(intent);
  const deeds = offer?.isDone === true ? intent.deeds : '';
  const named = findNamed(page);
  if (named !== undefined) return { domain: named, isNamed: true, deeds };
  if (offer === undefined) {
    const name = archetype === 'landing' && isUnknown(domain) ? findUnknownHouse(page.subject, intent) : undefined;
    return { domain: name === undefined ? domain : speakOfPlace(domain, name), isNamed: false, deeds };
  }
  // A program is of no trade that people come to, whatever they do with it there.
  const isAway = offer.isTool && !isSure && domain.trade !== undefined && domain.trade !== 'tool';
  return { domain: speakOfOffer(isAway ? neutralFor(shown) : domain, offer), isNamed: false, deeds };
}

/** A house that the prompt's opening calls by what it is. */
function findNamed({ archetype, intent }: Page): DomainKnowledge | undefined {
  if (SELLING.has(archetype)) return undefined;
  const opening = `${intent.thing} ${intent.purpose} ${intent.titles.join(' ')}`;
  return findHouse(opening) ?? (archetype === 'landing' ? findNamedHouse(opening) : undefined);
}
