import type { Want } from '../brief.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import { pictureOf } from './bill.ts';
import { readCompared } from './compared-things.ts';
import { capitalize } from '../understand/word-forms.ts';
import { toMoney, toNumber } from './money.ts';
import { planMatrix } from './plan-matrix.ts';
import type { Picture, SlotOf } from './slots.ts';
import { collectionFor, overlap, titleFor, wantIds, type WriteContext } from './write-context.ts';

type Compare = SlotOf<'compare'>;
type Line = Compare['rows'][number];

const THINGS_SHOWN = 3;
const LINES_SHOWN = 6;

/** Things side by side: the prompt's own by its own criteria, else the trade's by what the trade counts. */
export function writeCompare(context: WriteContext, want?: Want): Compare {
  const { brief } = context;
  const named = readCompared(brief.prompt);
  const items = want?.items.map((item) => item.title) ?? [];
  const things = named.things.length > 1 ? named.things : items.length > 1 ? items : [];
  const criteria = criteriaOf(context, want, named.criteria);
  const plans = brief.wants.find(({ kind, items: own }) => kind === 'plans' && own.length > 0)?.items ?? [];
  const isOfPlans = plans.length > 0 ? plans.length === context.domain.plans.length : things.length === 0;
  if (brief.archetype === 'pricing' && isOfPlans && criteria.length === 0)
    return comparePlans(
      context,
      want,
      plans.map(({ title }) => title),
    );
  const collection = comparableFor(context, want);
  const rows = collection.rows.slice(0, countFor(want, brief.prompt));
  const isForeign = things.length === 0 && criteria.length > 0 && !speaksOf(context, collection);
  const columns =
    things.length > 0 ? things : isForeign ? MODELS.slice(0, countIn(brief.prompt)) : rows.map((row) => row.title);
  const lines =
    things.length === 0 && criteria.length === 0
      ? knownLines(collection, rows)
      : (criteria.length > 0 ? criteria : usualFor(context)).map((label) =>
          askedLine(context, label, columns, want, things.length === 0 && !isForeign ? collection : undefined),
        );
  const found = columns.map((title) => pictureOf(context, title));
  // A map or a room tells two things apart as little as one picture of both.
  const pictures = found.filter(
    (one): one is Picture => one !== undefined && one.kind !== 'map' && one.kind !== 'room',
  );
  const isPage = brief.archetype === 'comparison';
  return {
    kind: 'compare',
    wants: wantIds(want),
    title: titleFor(
      isPage && named.things.length > 1 ? undefined : want,
      brief.heading ??
        (isPage
          ? named.things.length > 1
            ? named.things.join(', ').replace(/, ([^,]*)$/, ' and $1')
            : named.kind === undefined
              ? brief.subject
              : `${capitalize(named.kind)}, side by side`
          : `${collection.title}, side by side`),
    ),
    columns,
    rows: lines,
    // One picture for all of them tells nothing.
    ...(new Set(pictures.map(({ subject }) => subject)).size === columns.length ? { pictures } : {}),
    ...(isPage ? { verdict: verdictOf(columns, lines) } : {}),
    ...(isPage ? { action: { label: brief.wants.find((one) => one.isAction === true)?.label ?? 'Add another' } } : {}),
  };
}

/** Names of things of which only the kind is known: "two robot vacuums". */
const MODELS = ['Halden 2', 'Orbit S5', 'Nimbo Air', 'Tarn Pro'];
const COUNTS: Readonly<Record<string, number>> = { two: 2, '2': 2, four: 4, '4': 4 };
const countIn = (prompt: string): number =>
  COUNTS[/\bcompar\w+\s+(?:the |our |my )?(two|2|four|4)\b/i.exec(prompt)?.[1]?.toLowerCase() ?? ''] ?? THINGS_SHOWN;

/** A trade that nothing is known of has nothing to hold against what the prompt names. */
const speaksOf = ({ brief, domain }: WriteContext, { title, words }: CollectionKnowledge): boolean =>
  domain.trade !== undefined || overlap(brief.subject, [title, ...words]) > 0;

/** The first words of a collection name what it holds. */
const NAMING_WORDS = 2;

const USUAL = ['Price', 'Weight', 'Rating', 'Warranty'];
/** Software weighs nothing. */
const USUAL_OF_TOOLS = [
  'Price a seat and month',
  'Ready in',
  'Free plan',
  'Import from files',
  'Open interface',
  'Answers from a person',
];

const usualFor = ({ domain, brief }: WriteContext): readonly string[] =>
  domain.trade === 'tool' || SOFTWARE.test(brief.prompt) ? USUAL_OF_TOOLS : USUAL;

const SOFTWARE = /\b(?:crm|erp|saas|software|apps?|platforms?|tools?|editors?|hosting|vpns?|clouds?)\b/i;

const countFor = (want: Want | undefined, prompt: string): number =>
  Math.max(2, Math.min(4, want?.count ?? countIn(prompt)));

/** Criteria in the prompt's sentence, else the fields that it lists, else what it asks for by name. */
function criteriaOf({ brief }: WriteContext, want: Want | undefined, named: readonly string[]): readonly string[] {
  if (named.length > 0) return named;
  const fields = want?.fields.map((field) => field.label) ?? [];
  if (fields.length === 0) return [];
  const others = brief.wants.filter((one) => one.kind === undefined && one.isAction !== true && one.items.length === 0);
  return [...fields, ...others.map((one) => one.label)].slice(0, LINES_SHOWN);
}

/** The collection whose columns are mostly numbers; those can be held against each other. */
function comparableFor(context: WriteContext, want: Want | undefined): CollectionKnowledge {
  const spoken = collectionFor(context, want);
  if (context.brief.archetype !== 'comparison') return spoken;
  // "Compare our running shoes": what is named is held against each other, however little of it is a number.
  if (overlap(context.brief.subject, [spoken.title, ...spoken.words.slice(0, NAMING_WORDS)]) > 0) return spoken;
  const numbers = ({ rows, columns }: CollectionKnowledge): number =>
    columns.filter(
      (_, at) => at > 0 && rows.slice(0, THINGS_SHOWN).every((row) => numberIn(row.cells[at]) !== undefined),
    ).length;
  const [most] = context.domain.collections.toSorted((a, b) => numbers(b) - numbers(a));
  return numbers(spoken) >= 2 || most === undefined ? spoken : most;
}

function knownLines(collection: CollectionKnowledge, rows: CollectionKnowledge['rows']): Line[] {
  return collection.columns.slice(1).map((column, index) =>
    withBest(
      column.label,
      rows.map((row) => row.cells[index + 1] ?? '–'),
    ),
  );
}

/** A criterion's values: those of a column of that name, else plausible ones for such a word. */
/** What the prompt says that each costs, apart from the table: "Ridgeline costs €2,490". */
function pricesOf({ wants }: WriteContext['brief'], columns: readonly string[]): string[] | undefined {
  const said = new Map(wants.flatMap(({ items }) => items.map(({ title, value }) => [title.toLowerCase(), value])));
  const prices = columns.map((column) => said.get(column.toLowerCase()));
  return prices.every((price) => price !== undefined && /[$€£¥]|\d/.test(price))
    ? prices.map((price) => price ?? '')
    : undefined;
}

function askedLine(
  { brief, domain }: WriteContext,
  label: string,
  columns: readonly string[],
  want: Want | undefined,
  collection: CollectionKnowledge | undefined,
): Line {
  const at = collection?.columns.findIndex((column) => column.label.toLowerCase() === label.toLowerCase()) ?? -1;
  const given = pricesOf(brief, columns) ?? want?.items.map((item) => item.value);
  if (collection !== undefined && at > 0)
    return withBest(
      label,
      columns.map((_, index) => collection.rows[index]?.cells[at] ?? '–'),
    );
  if (
    /price|cost/i.test(label) &&
    given !== undefined &&
    given.length === columns.length &&
    given.every((value) => value !== undefined)
  )
    return withBest(
      label,
      given.map((value) => value ?? '–'),
    );
  const measure = MEASURES.find(({ words }) => words.test(label));
  const random = createRandom(`compare:${brief.prompt}:${label}`);
  return withBest(
    label,
    columns.map((_, index) =>
      measure === undefined
        ? isOurs(brief.prompt, index) || random.next() < 0.6
          ? 'Yes'
          : 'No'
        : measure.write(random, domain.currency),
    ),
  );
}

/** "Our shop vs theirs": who makes the comparison has what it asks for. */
const isOurs = (prompt: string, index: number): boolean => index === 0 && /\b(?:our|us|we)\b/i.test(prompt);

interface Measure {
  words: RegExp;
  write(random: Random, currency: string): string;
}

const between = (random: Random, least: number, most: number, step: number): number =>
  Math.round(random.integer(Math.round(least / step), Math.round(most / step)) * step * 100) / 100;

/** What such words are counted in, and between which values they lie. */
const MEASURES: readonly Measure[] = [
  { words: /a seat/i, write: (random, currency) => toMoney(between(random, 8, 49, 1), currency) },
  { words: /^ready in/i, write: (random) => `${between(random, 10, 90, 5)} min` },
  { words: /price|cost|rent|fee/i, write: (random, currency) => toMoney(between(random, 240, 1190, 10), currency) },
  { words: /height/i, write: (random) => `${between(random, 60, 70, 1)} to ${between(random, 118, 132, 1)} cm` },
  { words: /^(?:motor|torque|engine)/i, write: (random) => `${random.pick([60, 75, 85, 95])} Nm` },
  {
    words: /^(?:max(?:imum)? )?(?:load|payload|carr(?:y|ies))/i,
    write: (random) => `${between(random, 140, 220, 10)} kg`,
  },
  { words: /weight|mass/i, write: (random) => `${toNumber(between(random, 0.8, 2.4, 0.01))} kg` },
  { words: /range|distance/i, write: (random) => `${between(random, 60, 140, 5)} km` },
  { words: /battery|charge|runtime/i, write: (random) => `${between(random, 9, 22, 1)} h` },
  { words: /storage|capacity|memory|ram|disk/i, write: (random) => `${random.pick([128, 256, 512, 1024])} GB` },
  { words: /camera|resolution/i, write: (random) => `${random.pick([12, 24, 48, 50, 64])} MP` },
  { words: /screen|display/i, write: (random) => `${toNumber(between(random, 5.8, 15.6, 0.1))} in` },
  { words: /speed|performance/i, write: (random) => `${between(random, 60, 98, 1)} of 100` },
  { words: /rating|score|stars?|review/i, write: (random) => `${toNumber(between(random, 3.8, 4.9, 0.1))} of 5` },
  { words: /warranty|guarantee/i, write: (random) => `${between(random, 1, 5, 1)} years` },
  { words: /size|area/i, write: (random) => `${between(random, 42, 96, 2)} m²` },
  { words: /time|duration|delivery|latency|commute/i, write: (random) => `${between(random, 12, 58, 1)} min` },
  { words: /noise|volume/i, write: (random) => `${between(random, 28, 61, 1)} dB` },
  { words: /energy|power|consumption/i, write: (random) => `${between(random, 18, 95, 1)} W` },
  { words: /calor/i, write: (random) => `${between(random, 180, 620, 10)} kcal` },
  { words: /users?|seats?|customers?/i, write: (random) => String(between(random, 5, 50, 5)) },
];

const LESS_IS_BETTER =
  /price|cost|rent|fee|weight|mass|noise|latency|commute|delivery|energy|consumption|calor|takes|due|away|minutes|time|pace|ready/i;

/** Marks the best value where the values are numbers of one kind, or one thing alone has what is asked. */
function withBest(label: string, values: string[]): Line {
  const numbers = values.map(numberIn);
  const isNumeric = numbers.length > 1 && numbers.every((value) => value !== undefined);
  const wins = isNumeric
    ? numbers.map(
        (value) =>
          value ===
          (LESS_IS_BETTER.test(label)
            ? Math.min(...numbers.map((one) => one ?? 0))
            : Math.max(...numbers.map((one) => one ?? 0))),
      )
    : values.map((value) => value === 'Yes');
  const best = wins.indexOf(true);
  return { label, values, ...(best !== -1 && wins.lastIndexOf(true) === best ? { best } : {}) };
}

const NUMBER = /^[^\d–-]{0,3}(\d[\d,]*(?:\.\d+)?)(?!\d*[:/])/;

/** The number that a value begins with; times, dates and names of things are none. */
export function numberIn(text: string | undefined): number | undefined {
  const found = NUMBER.exec(text ?? '')?.[1];
  return found === undefined || /^\d+ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.test(text ?? '')
    ? undefined
    : Number(found.replaceAll(',', ''));
}

/** Who is best in most lines; nobody where two are even. */
function verdictOf(columns: readonly string[], rows: readonly Line[]): NonNullable<Compare['verdict']> {
  const wins = columns.map((_, index) => rows.filter((row) => row.best === index).length);
  const most = Math.max(0, ...wins);
  const winner = wins.indexOf(most);
  const judged = rows.filter((row) => row.best !== undefined).length;
  if (most === 0 || wins.lastIndexOf(most) !== winner)
    return { text: judged === 0 ? 'Even in every line.' : 'Even: each is ahead in as many lines as the other.' };
  const others = wins.flatMap((count, index) =>
    index === winner || count === 0 ? [] : [`${columns[index] ?? ''} ${count}`],
  );
  return { winner, text: `Best in ${most} of ${judged}${others.length === 0 ? '' : `; ${others.join(', ')}`}` };
}

/** What each plan includes, with how much of it. */
function comparePlans({ domain }: WriteContext, want: Want | undefined, names: readonly string[]): Compare {
  return {
    kind: 'compare',
    wants: wantIds(want),
    title: titleFor(want, 'What each plan includes'),
    columns: domain.plans.map((plan, index) => names[index] ?? plan.name),
    rows: planMatrix(domain.plans).map(({ label, values }) => ({
      label,
      values: values.map((value) => (value === true ? 'Yes' : value === false ? '–' : value)),
    })),
  };
}
