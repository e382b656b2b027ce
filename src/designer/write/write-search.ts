import type { Want } from '../brief.ts';
import { pictureOf } from './bill.ts';
import type { Row, SlotOf } from './slots.ts';
import { writeCatalogue } from './write-catalogue.ts';
import { collectionFor, pageTitleFor, stemsOf, titleFor, wantIds, type WriteContext } from './write-context.ts';

const RESULTS_SHOWN = 8;
const ENOUGH_RESULTS = 6;
/** Words of a title that say it is a search, not what is searched. */
const SEARCH_WORDS =
  /\b(?:the|a|an|search(?:es)?|results?|pages?|screens?|listings?|list|views?|for|of|with|and|find|finder|facets?|faceted|filters?|query|site|full|text|global|app)\b/gi;

/** What was searched for: the words of the page's title that are no words for searching, else the trade's first word. */
function queryOf(context: WriteContext): string {
  const told =
    /\b(?:search(?:es|ing)?|results?)\b[^.,]{0,24}? for (?!an? |the |my |our )([\p{L}\d' -]{3,40}?)(?= with\b| by\b| in\b| and\b|[.,;:—]|$)/iu.exec(
      context.brief.prompt,
    )?.[1];
  // "Property search results, 2 bed flats in Bristol": what was searched for stands behind the page.
  const behind =
    /\bresults?(?: page| screen)?\s*[,:—–-]\s*((?!with\b|filters?\b|sort)[\p{L}\d' -]{4,40}?)(?=[.,;:—]|$)/iu.exec(
      context.brief.prompt,
    )?.[1];
  // Of a page spelled out in components, quotes name the components.
  const quoted =
    context.brief.heading === undefined ? /["“„'']([^"”'']{2,40})["”'']/.exec(context.brief.prompt)?.[1] : undefined;
  const named = context.brief.subject.replace(SEARCH_WORDS, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
  return (
    quoted ??
    told?.toLowerCase() ??
    behind ??
    (named.length > 2 ? named : (context.domain.collections[0]?.words[0] ?? context.domain.label))
  );
}

/** The field at the head of a page to search by. */
export function writeQuery(context: WriteContext, want?: Want): SlotOf<'query'> {
  const { domain, brief } = context;
  const searched = brief.archetype === 'search';
  const things = domain.collections.map(({ title }) => title.toLowerCase());
  return {
    kind: 'query',
    wants: wantIds(want),
    title:
      brief.heading ??
      (searched
        ? `“${queryOf(context)}”`
        : want === undefined || /^search\b/i.test(want.label)
          ? 'What can we help with?'
          : titleFor(want, 'What can we help with?')),
    ...(searched ? { value: queryOf(context) } : {}),
    placeholder: searched ? `Search ${things[0] ?? domain.label}` : 'Ask in a few words',
    popular:
      (want?.items.length ?? 0) > 0
        ? (want?.items ?? []).map(({ title }) => title)
        : searched
          ? popularOf(context).filter((word) => word !== queryOf(context))
          : domain.questions.slice(0, 3).map(({ question }) => question),
    picture: domain.pictures.scene,
    action: { label: 'Search', icon: 'search' },
  };
}

const popularOf = ({ domain }: WriteContext): string[] =>
  [...new Set(domain.collections.flatMap(({ words }) => words.slice(0, 2)))].slice(0, 5);

type Result = SlotOf<'results'>['items'][number];

/** What a search over the trade's things finds, best first; facets count exactly what is listed. */
export function writeResults(context: WriteContext, want?: Want): SlotOf<'results'> {
  const { domain, brief } = context;
  if (brief.archetype === 'category') return writeCatalogue(context, want);
  const query = queryOf(context);
  const asked = want?.items ?? [];
  const main = collectionFor(context, want);
  // A search over many things finds those; what else the trade has comes in where they are few.
  const others = main.rows.length < ENOUGH_RESULTS ? domain.collections.filter((one) => one !== main) : [];
  const listed = [
    ...main.rows.map((row) => toResult(row, main.title, main.icon, main.title)),
    ...others.flatMap((one) => one.rows.slice(0, 2).map((row) => toResult(row, one.title, one.icon, one.title))),
  ];
  const known = rank(listed, query).slice(0, Math.max(3, want?.count ?? RESULTS_SHOWN));
  const items =
    asked.length > 0
      ? asked.map((item, index): Result => {
          const like = listed[index % listed.length];
          return {
            title: item.title,
            path: like?.path ?? [],
            icon: like?.icon ?? 'search',
            picture: like?.picture ?? pictureOf(context, item.title) ?? domain.pictures.scene,
            ...(item.note === undefined ? {} : { body: item.note }),
            ...(item.value === undefined ? {} : { value: item.value }),
          };
        })
      : known;
  return {
    kind: 'results',
    wants: wantIds(want),
    title:
      brief.wants.length === 0
        ? titleFor(want, `${items.length} results`)
        : pageTitleFor(context, want, `${items.length} results`),
    // Of a page spelled out in components nobody said what was typed.
    ...(brief.wants.length === 0 || brief.heading !== undefined ? {} : { note: `${items.length} for “${query}”` }),
    query,
    items,
    facets: asked.length > 0 ? [] : facetsOf(context, items),
    sort: ['Best match', 'Newest', 'A to Z'],
    related: popularOf(context)
      .filter((word) => word !== query)
      .slice(0, 4),
  };
}

const toResult = (row: Omit<Row, 'cells'>, place: string, icon: string, group: string): Result => ({
  title: row.title,
  path: [place, ...(group === place ? [] : [group])],
  icon: row.icon ?? icon,
  ...(row.subtitle === undefined ? {} : { body: row.subtitle }),
  ...(row.meta === undefined ? {} : { meta: row.meta }),
  ...(row.value === undefined ? {} : { value: row.value }),
  ...(row.status === undefined ? {} : { status: row.status }),
  ...(row.picture === undefined ? {} : { picture: row.picture }),
});

/** What speaks more words of the query comes first; the order of the trade stays among equals. */
function rank(items: readonly Result[], query: string): Result[] {
  const stems = stemsOf(query);
  const scoreOf = ({ title, body, path }: Result): number =>
    stemsOf([title, body, ...path].join(' ')).filter((stem) => stems.includes(stem)).length;
  return items
    .map((item, index) => ({ item, index, score: scoreOf(item) }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ item }) => item);
}

const MOST_OPTIONS = 5;

function facetsOf({ brief }: WriteContext, items: readonly Result[]): SlotOf<'results'>['facets'] {
  const named = brief.wants.filter((one) => one.kind === 'filters').flatMap((one) => one.items);
  const groups = [
    { title: 'Found in', of: (item: Result) => item.path[0] },
    { title: 'State', of: (item: Result) => item.status?.label },
  ].map(({ title, of }) => ({ title, options: countBy(items, of) }));
  const own = named.map(({ title }) => ({ title, options: [] }));
  return [...own, ...groups.filter(({ options }) => options.length > 0)];
}

function countBy(
  items: readonly Result[],
  of: (item: Result) => string | undefined,
): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const label = of(item);
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count })).slice(0, MOST_OPTIONS);
}
