import type { Brief } from '../brief.ts';
import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Random } from '../seeded-random.ts';
import { isPublicPage } from './is-public-page.ts';
import { stemsOf } from './write-context.ts';

/** Things that visitors come for are shown by their pictures; work and its papers have none. */
export const isShown = ({ rows }: CollectionKnowledge): boolean =>
  rows.filter(({ picture }) => picture !== undefined).length * 2 > rows.length;

/**
 * A trade as a page of its site tells it: the promise that speaks of what the page is for comes first, what is made or
 * offered before the work behind it. Screens of an app get the trade as it is but for the promises.
 */
export function forVisitors(domain: DomainKnowledge, brief: Brief, random: Random): DomainKnowledge {
  const promises = leadingPromise(domain, brief, random);
  if (!isPublicPage(brief) || domain.trade === 'tool') return { ...domain, promises };
  const shown = domain.collections.filter(isShown);
  return {
    ...domain,
    promises,
    collections: [...shown, ...domain.collections.filter((one) => !isShown(one))],
  };
}

/** The promise that says most of the page's own words; one by lot where none says any. */
function leadingPromise(
  { promises: given }: DomainKnowledge,
  { subject, purpose = '' }: Brief,
  random: Random,
): DomainKnowledge['promises'] {
  const asked = new Set([...stemsOf(subject), ...stemsOf(purpose)]);
  // A promise that is meant for one kind of page is made on no other.
  const apt = given.filter(
    ({ words }) => words === undefined || words.flatMap(stemsOf).some((stem) => asked.has(stem)),
  );
  const promises = apt.length === 0 ? given : apt;
  const scores = promises.map(
    ({ title, body, eyebrow = '', words = [] }) =>
      stemsOf(`${title} ${body} ${eyebrow}`).filter((stem) => asked.has(stem)).length +
      words.flatMap(stemsOf).filter((stem) => asked.has(stem)).length * NAMED,
  );
  const best = Math.max(0, ...scores);
  const first = best === 0 ? random.pick(promises) : promises[scores.indexOf(best)];
  return first === undefined ? promises : [first, ...promises.filter((one) => one !== first)];
}

/** A word that a promise is meant for counts more than one that it happens to say. */
const NAMED = 3;
