import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';

/**
 * The same trade said in other words: other promises, points and questions come first, while its things, figures and people
 * stay who and what they are. Edition 0 is the domain itself.
 */
export function sayDifferently(domain: DomainKnowledge, edition: number): DomainKnowledge {
  if (edition === 0) return domain;
  const turn = <T>(list: readonly T[]): T[] => rotate(list, edition);
  return {
    ...domain,
    promises: turn(domain.promises),
    points: turn(domain.points),
    questions: turn(domain.questions),
  };
}

/**
 * The same trade told from another start: other promises, figures, rows and points come first. Edition 0 is the domain
 * itself. Figures that belong together (a focus and its series) stay together.
 */
export function tellDifferently(domain: DomainKnowledge, edition: number): DomainKnowledge {
  if (edition === 0) return domain;
  const turn = <T>(list: readonly T[]): T[] => rotate(list, edition);
  return {
    ...domain,
    promises: turn(domain.promises),
    focuses: turn(domain.focuses),
    metrics: turn(domain.metrics),
    breakdowns: turn(domain.breakdowns),
    collections: domain.collections.map((collection) => ({ ...collection, rows: turn(collection.rows) })),
    people: turn(domain.people),
    points: turn(domain.points),
    questions: turn(domain.questions),
    notices: turn(domain.notices),
    actions: turn(domain.actions),
  };
}

function rotate<T>(list: readonly T[], by: number): T[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
