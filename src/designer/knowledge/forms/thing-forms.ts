import { z } from 'zod';
import { action, column, fact, icon, status, subject, text, tone, words } from './vocabulary.ts';

const kind = z.enum(['person', 'event', 'thing']);
const states = z
  .array(z.tuple([text, tone]))
  .min(2)
  .max(4);

const noun = z.strictObject({
  words,
  class: kind,
  icon,
  titles: z.array(text),
  side: z.strictObject({ label: text, values: z.array(text).min(6) }),
  states,
  figure: z.strictObject({ label: text, unit: z.string(), values: z.array(z.number()) }).exactOptional(),
  picture: subject.exactOptional(),
});

/** A noun that is told by its list, as it looks in every office. */
const ledger = z
  .strictObject({
    words,
    class: kind,
    icon,
    columns: z.array(column).min(2),
    states: z.array(z.tuple([text, tone])).min(2),
    lines: z.array(z.array(z.string())),
    filters: z.array(text),
    action,
  })
  .superRefine(({ columns, states: told, lines }, context) => {
    for (const [at, line] of lines.entries()) {
      if (line.length !== columns.length + 1)
        context.addIssue({
          code: 'custom',
          path: ['lines', at],
          message: `"${line[0]}" needs a title, the line under it, and a cell for each of ${columns.length - 1} columns`,
        });
      if (!told.some(([state]) => state === line.at(-1)))
        context.addIssue({ code: 'custom', path: ['lines', at], message: `states says nothing of "${line.at(-1)}"` });
    }
  });

/** What is known of a kind of thing by itself: `NounKnowledge`, or a list in full. */
export const nounForm = z.union([noun, ledger]);

/** What is measured: `MeasureKnowledge`. */
export const measureForm = z.strictObject({
  words,
  icon,
  unit: z.string(),
  points: z.array(z.tuple([text, z.number()])).min(6),
  note: text,
  better: z.enum(['more', 'less', 'steady']),
});

const said = z.strictObject({ by: text, text });

/** All that is on file of one person or thing: `Dossier`. */
export const dossierForm = z.strictObject({
  words: words.min(1),
  name: text,
  isPerson: z.boolean(),
  icon,
  line: text,
  status,
  tags: z.array(text),
  actions: z.tuple([action, action, action]),
  tabs: z.array(text),
  figures: z.array(fact).min(3),
  facts: z.array(fact).min(6),
  activity: z.array(z.strictObject({ day: z.int().max(0), time: text, icon, title: text, body: text })),
  notes: z.array(said),
  talk: z.array(said.extend({ mine: z.boolean(), time: text })).exactOptional(),
  list: z.strictObject({
    title: text,
    words,
    icon,
    rows: z.array(z.tuple([text, z.string(), z.string(), text, tone])),
  }),
});

const line = z.string();

/** What a part of a name looks like: `PartKnowledge`. */
export const partForm = z.strictObject({ words, brief: z.array(line).min(1) });

/** What a screen of a kind has: `PageKnowledge`. */
export const pageForm = z.strictObject({
  words,
  kind: z.enum(['app', 'tool', 'site']),
  ofTrade: z.literal(true).optional(),
  always: z.array(line),
  usual: z.array(line),
});
