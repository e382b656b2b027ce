import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Want } from '../brief.ts';
import type { Preview, SlotOf } from './slots.ts';
import { collectionFor, titleFor, wantIds, type WriteContext } from './write-context.ts';
import { isShown } from './for-visitors.ts';
import { isPublicPage } from './is-public-page.ts';
import { toNumber } from './money.ts';

const ENTRIES = 4;
const NAMED = 3;

/** What there is to see, as a table of contents: the trade's kinds of things, each with a few by name. */
export const writeContents = ({
  domain,
  brief,
}: Pick<WriteContext, 'domain' | 'brief'>): { title: string; note: string }[] =>
  openCollections(domain, brief)
    .slice(0, ENTRIES)
    .map((collection) => ({
      title: collection.title,
      note: collection.rows
        .slice(0, NAMED)
        .map((row) => row.title)
        .join(', '),
    }));

/** Of a house that people come to, what is made or offered there; of a tool, all that it holds. */
const openCollections = (
  { collections, trade }: WriteContext['domain'],
  brief: WriteContext['brief'],
): CollectionKnowledge[] => {
  const shown = collections.filter(isShown);
  return trade === 'tool' || !isPublicPage(brief) || shown.length === 0 ? collections : shown;
};

const PREVIEW_ROWS = 4;
const PREVIEW_TABS = 3;

/** The product as it looks on an ordinary day: its main list, and the first course of values with its latest. */
export function writePreview({ domain }: Pick<WriteContext, 'domain'>): Preview | undefined {
  const [collection] = domain.collections;
  const [series] = domain.series;
  if (collection === undefined || series === undefined || series.points.length < 3) return undefined;
  const now = series.points.find((point) => point.state === 'now') ?? series.points.at(-1);
  return {
    title: collection.title,
    tabs: collection.filters.slice(0, PREVIEW_TABS),
    rows: collection.rows.slice(0, PREVIEW_ROWS).map(({ cells: _cells, ...row }) => ({
      ...row,
      icon: row.icon ?? collection.icon,
    })),
    figure: { label: series.title, value: toNumber(now?.value ?? 0), unit: series.unit },
    points: series.points,
  };
}

/** Names that the prompt lists; else those that deal with the trade, else what it works with. */
export function writeTerms(context: WriteContext, want?: Want): SlotOf<'terms'> {
  const asked = want?.items.map((item) => item.title) ?? [];
  const { domain } = context;
  const collections = openCollections(domain, context.brief);
  const fromEach = collections.length === 1 ? MOST_TERMS : 2;
  const known = collections.flatMap((collection) =>
    collection.rows.slice(0, fromEach).map((row) => ({ label: row.title, icon: row.icon ?? collection.icon })),
  );
  const short = known.filter(({ label }) => label.length <= LONGEST_TERM);
  const items =
    asked.length > 0
      ? asked.map((label, index) => ({ label, icon: short[index % Math.max(1, short.length)]?.icon ?? domain.icon }))
      : (short.length >= LEAST_TERMS ? short : known).slice(0, MOST_TERMS);
  return { kind: 'terms', wants: wantIds(want), title: titleFor(want, 'Among other things'), items };
}

const LONGEST_TERM = 24;
const LEAST_TERMS = 4;
const MOST_TERMS = 7;

/** A first program: make a client, ask for the trade's main things, go through them. */
export function writeCode(context: WriteContext, want?: Want): SlotOf<'code'> {
  const { brand } = context;
  const name = toIdentifier(brand);
  const given = want?.texts ?? [];
  const { one, many, state } = nouns(collectionFor(context, want), context.domain);
  return {
    kind: 'code',
    wants: wantIds(want),
    title: titleFor(want, 'From nothing to a first answer'),
    note: `The package, a key, and the first ${one} comes back.`,
    install: `npm install ${name.toLowerCase()}`,
    file: `${many}.js`,
    lines:
      given.length > 0
        ? given.map((text) => ({ text }))
        : [
            { text: `import { connect } from '${name.toLowerCase()}'` },
            { text: '' },
            { text: `const ${name} = connect({ key: 'sk_7f31…' })` },
            { text: '' },
            { text: `// every ${one} that is ${state.toLowerCase()}`, mark: 'note' },
            { text: `const ${many} = await ${name}.${many}.list({` },
            { text: `  state: '${state.toLowerCase()}',`, mark: 'key' },
            { text: '  limit: 20,', mark: 'key' },
            { text: '})' },
            { text: '' },
            { text: `for (const ${one} of ${many}) console.log(${one}.title)` },
          ],
  };
}

function nouns(
  { words, rows }: CollectionKnowledge,
  { label }: DomainKnowledge,
): { one: string; many: string; state: string } {
  const one = toIdentifier(words[0] ?? label);
  return {
    one,
    many: one.endsWith('s') ? `${one}es` : `${one.replace(/y$/, 'ie')}s`,
    state: rows[0]?.status?.label ?? 'New',
  };
}

/** "Kestrel & Daughters" → `kestrelDaughters`. */
function toIdentifier(text: string): string {
  const [first = 'client', ...rest] = text.normalize('NFD').match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  return [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())].join(
    '',
  );
}
