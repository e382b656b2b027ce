import type { DomainKnowledge } from './domain-knowledge.ts';

/** Declares what is known about a domain; the identity function checks the shape where it is written. */
export const defineDomain = (domain: DomainKnowledge): DomainKnowledge => domain;
