import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { listStems } from './word-forms.ts';

/**
 * A trade with what the prompt's own words speak of at the front: "air quality dashboard" opens with the air, and of the
 * furniture "product page for a sofa" takes the sofa. `stems` are those of what is asked for; words of the trade as a whole
 * move nothing.
 */
export function leadBySubject(domain: DomainKnowledge, stems: readonly string[]): DomainKnowledge {
  const own = new Set([domain.id, ...domain.words.slice(0, WORDS_OF_THE_WHOLE)].flatMap(listStems));
  const telling = new Set(stems.filter((stem) => !own.has(stem) && stem.length > 2));
  if (telling.size === 0) return domain;
  const score = (...texts: readonly string[]): number => {
    const spoken = new Set(texts.flatMap(listStems));
    return [...telling].filter((stem) => spoken.has(stem)).length;
  };
  const series = bestFirst(domain.series, ({ words, title, name }) => score(title, name, ...words.slice(0, 3)));
  const moved = domain.focuses.map((focus) => withSeries(focus, domain, series));
  return {
    ...domain,
    series,
    focuses: bestFirst(moved, ({ label, series: told }) =>
      score(label, told === undefined ? '' : (series[told]?.title ?? '')),
    ),
    breakdowns: bestFirst(domain.breakdowns, ({ title, words }) => score(title, ...words)),
    collections: bestFirst(domain.collections, ({ title, words }) => score(title, ...words.slice(0, 3))).map(
      (collection) => rowsFirst(collection, score),
    ),
  };
}

/** The first words of a domain name it; the later ones tell of what is in it. */
const WORDS_OF_THE_WHOLE = 2;

/** Stable but for the best, which comes first; as it was where nothing is spoken of. */
function bestFirst<T>(list: readonly T[], scoreOf: (one: T) => number): T[] {
  const scores = list.map(scoreOf);
  const best = Math.max(0, ...scores);
  const at = scores.indexOf(best);
  const chosen = list[at];
  return best === 0 || at <= 0 || chosen === undefined ? [...list] : [chosen, ...list.filter((one) => one !== chosen)];
}

type Focus = DomainKnowledge['focuses'][number];

/** The same focus, pointing where its series is now. */
function withSeries(focus: Focus, { series }: DomainKnowledge, moved: DomainKnowledge['series']): Focus {
  const told = focus.series === undefined ? undefined : series[focus.series];
  return told === undefined ? focus : { ...focus, series: moved.indexOf(told) };
}

function rowsFirst(collection: CollectionKnowledge, score: (...texts: string[]) => number): CollectionKnowledge {
  return { ...collection, rows: bestFirst(collection.rows, ({ title }) => score(title)) };
}
