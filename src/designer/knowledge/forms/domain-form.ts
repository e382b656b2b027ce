import { z } from 'zod';
import {
  action,
  change,
  colors,
  column,
  currency,
  fact,
  field,
  icon,
  moods,
  natures,
  person,
  phrases,
  picture,
  plan,
  point,
  promise,
  question,
  share,
  status,
  step,
  text,
  tone,
  trade,
  words,
} from './vocabulary.ts';

const focus = z.strictObject({
  label: text,
  value: text,
  unit: text.exactOptional(),
  caption: text,
  share: share.exactOptional(),
  goal: text.exactOptional(),
  facts: z.array(fact),
  action,
  series: z.int().min(0).exactOptional(),
});

const metric = z.strictObject({
  label: text,
  value: text,
  unit: text.exactOptional(),
  change: change.exactOptional(),
  trend: z.array(z.number()).exactOptional(),
  icon: icon.exactOptional(),
});

const series = z
  .strictObject({
    words,
    title: text,
    name: text,
    unit: z.string(),
    points: z.array(
      z.strictObject({
        label: text,
        value: z.number(),
        state: z.enum(['past', 'now', 'planned']).exactOptional(),
      }),
    ),
    second: z.strictObject({ name: text, values: z.array(z.number()) }).exactOptional(),
    shape: z.enum(['bars', 'line', 'area']),
    figure: z.enum(['total', 'mean', 'latest']),
    note: text,
  })
  .refine(({ points, second }) => second === undefined || second.values.length === points.length, {
    path: ['second', 'values'],
    error: 'the second line has another number of values than there are points',
  });

const breakdown = z.strictObject({
  words,
  title: text,
  note: text.exactOptional(),
  unit: z.string(),
  parts: z.array(z.strictObject({ label: text, value: z.number().min(0), tone: tone.exactOptional() })),
});

/** What a row says anyway; a column that takes its cells `from` it writes none. */
const SAID_BY_ROW = ['title', 'subtitle', 'meta', 'value', 'status'] as const;

const row = z.strictObject({
  title: text,
  subtitle: text.exactOptional(),
  meta: text.exactOptional(),
  value: text.exactOptional(),
  /** A state of `tones`, or one in full. */
  status: z.union([text, status]).exactOptional(),
  icon: icon.exactOptional(),
  picture: picture.exactOptional(),
  share: share.exactOptional(),
  done: z.boolean().exactOptional(),
  /** In the order of the columns that take them from nowhere else. */
  cells: z.array(z.string()).exactOptional(),
});

const collection = z
  .strictObject({
    words,
    title: text,
    note: text.exactOptional(),
    icon,
    action,
    filters: z.array(text),
    columns: z.array(column.extend({ from: z.enum(SAID_BY_ROW).exactOptional() })),
    tones: z.record(z.string(), tone).exactOptional(),
    rows: z.array(row),
  })
  .superRefine(({ columns, tones = {}, rows }, context) => {
    const written = columns.filter(({ from }) => from === undefined).length;
    for (const [at, { cells = [], status: state, title }] of rows.entries()) {
      if (cells.length !== written)
        context.addIssue({
          code: 'custom',
          path: ['rows', at, 'cells'],
          message: `"${title}" has ${cells.length} cells for ${written} columns that are not taken from the row`,
        });
      if (typeof state === 'string' && !Object.hasOwn(tones, state))
        context.addIssue({ code: 'custom', path: ['rows', at, 'status'], message: `tones says nothing of "${state}"` });
    }
  });

const settings = z.strictObject({
  title: text,
  rows: z.array(
    z
      .strictObject({
        label: text,
        note: text.exactOptional(),
        icon: icon.exactOptional(),
        kind: z.enum(['switch', 'value', 'link', 'choice']),
        on: z.boolean().exactOptional(),
        value: text.exactOptional(),
        options: z.array(text).exactOptional(),
      })
      .refine(({ value, options }) => value === undefined || options?.includes(value) !== false, {
        path: ['value'],
        error: 'the value is none of the options',
      }),
  ),
});

const said = z.strictObject({
  trade,
  natures,
  place: text.exactOptional(),
  icon,
  isNocturnal: z.literal(true).exactOptional(),
  colors,
  moods,
  pictures: z.strictObject({ scene: picture, things: z.array(picture) }),
  promises: z.array(promise).min(1),
  destinations: z
    .array(z.strictObject({ label: text, icon }))
    .min(4)
    .max(5),
  focuses: z.array(focus).min(1),
  metrics: z.array(metric).min(4),
  series: z.array(series).min(1),
  breakdowns: z.array(breakdown).min(1),
  collections: z.array(collection).min(1),
  schedule: z.array(
    z.strictObject({
      day: z.int(),
      time: text,
      title: text,
      place: text.exactOptional(),
      duration: text.exactOptional(),
      status: status.exactOptional(),
    }),
  ),
  people: z.array(person).min(4),
  thread: z.strictObject({
    with: person,
    messages: z.array(z.strictObject({ mine: z.boolean(), time: text, text })),
    placeholder: text,
  }),
  points: z.array(point).min(4),
  steps: z.array(step),
  plans: z.array(plan),
  questions: z.array(question).min(3),
  settings: z.array(settings),
  form: z.strictObject({
    title: text,
    note: text.exactOptional(),
    groups: z.array(z.strictObject({ title: text.exactOptional(), fields: z.array(field) })),
    submit: action,
  }),
  order: z.strictObject({
    title: text,
    lines: z.array(
      z.strictObject({
        title: text,
        note: text.exactOptional(),
        quantity: z.number().positive(),
        price: z.number(),
        picture: picture.exactOptional(),
      }),
    ),
    delivery: z.number().exactOptional(),
    taxPercent: z.number().min(0),
  }),
  currency,
  notices: z.array(z.strictObject({ tone, icon, title: text, body: text, action: action.exactOptional() })),
  article: z.strictObject({ title: text, byline: text, lead: text, paragraphs: z.array(text), pull: text }),
  actions: z.array(action),
});

/** What tells a domain from every other, and can be taken from none. */
const own = z.strictObject({
  id: text,
  label: text,
  words: words.min(1),
  brands: z.array(text).min(3),
});

/** A domain as it is written, in one file or in a folder of files. See `DomainKnowledge` for what each key means. */
const whole = own.extend(said.shape);
/** A domain of which only what sets it apart from the one that it is `like` is written. */
const likeAnother = own.extend(said.partial().shape).extend({ like: text });

/** A trade from the office that runs it: `Edition`. */
export const editionForm = z.strictObject({
  domains: z.array(text).min(1),
  words: phrases,
  nouns: z.array(text),
  change: own.pick({ label: true }).extend(said.shape).partial(),
});

/** The form that an entry must have. */
export const domainFormOf = (entry: Readonly<Record<string, unknown>>): z.ZodType =>
  Object.hasOwn(entry, 'like') ? likeAnother : whole;

export type CollectionForm = z.infer<typeof collection>;
export type DomainForm = z.infer<typeof own> & Partial<z.infer<typeof said>> & { like?: string };
