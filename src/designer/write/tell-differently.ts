import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';

/**
 * The same trade said in other words: other promises, points and questions come first, while its things, figures and people
 * stay who and what they are. Edition 0 is the domain itself.
 */
export function sayDifferently(domain: DomainKnowledge, edition: number): DomainKnowledge {
  if (edition === 0) return domain;
  const turn = <T>(list: readonly T[]): T[] => rotate(list, edition);
  const { promises, points } = domain;
  const [first] = promises;
  // A trade has few promises: after its own it leads with one of its points, and no longer says that among them.
  const led = first === undefined || edition % (promises.length + points.length) < promises.length ? undefined : first;
  const point = led === undefined ? undefined : points[(edition - promises.length) % points.length];
  const isSpare = point !== undefined && points.length > LEAST_POINTS;
  return {
    ...domain,
    promises:
      led === undefined || point === undefined || !isSpare
        ? turn(promises)
        : [{ ...led, ...toPromise(point) }, ...promises.slice(1)],
    points: turn(isSpare ? points.filter((one) => one !== point) : points),
    questions: turn(domain.questions),
  };
}

/** Points that a page shows; a trade needs one more of them to lead with it. */
const LEAST_POINTS = 4;

/** A point in the shape of a promise; its last words carry the accent. */
function toPromise({
  title,
  body,
}: DomainKnowledge['points'][number]): Pick<DomainKnowledge['promises'][number], 'title' | 'accent' | 'body'> {
  const words = title.split(' ');
  return { title, accent: words.slice(words.length > 3 ? -2 : -1).join(' '), body };
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
