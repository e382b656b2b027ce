import { z } from 'zod';
import { ACTIVITY_MAKERS } from '../activities/make-activity.ts';
import { action, fact, icon, phrases, picture, share, shownAction, text } from './vocabulary.ts';

const row = z.strictObject({
  title: text,
  note: text.exactOptional(),
  value: z.string().exactOptional(),
  icon: icon.exactOptional(),
  face: text.exactOptional(),
  picture: picture.exactOptional(),
  control: z.enum(['switch', 'tick', 'choose']).exactOptional(),
  on: z.boolean().exactOptional(),
  share: share.exactOptional(),
});

const pane = z.strictObject({ label: text, value: text, note: text.exactOptional() });
const end = z.strictObject({ code: text, name: text, time: text });
const title = text.exactOptional();
const on = z.boolean().exactOptional();

/** `ActivityPart`, but for the month, which hangs on the day. */
const part = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('moment'),
    label: text,
    value: text,
    unit: text.exactOptional(),
    words: z.string(),
    share: share.exactOptional(),
    picture: picture.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('act'), ...action.shape, secondary: action.exactOptional() }),
  z.strictObject({
    kind: z.literal('knobs'),
    items: z.array(z.strictObject({ ...shownAction.shape, main: z.boolean().exactOptional() })),
  }),
  z.strictObject({ kind: z.literal('facts'), items: z.array(fact) }),
  z.strictObject({ kind: z.literal('rows'), title, items: z.array(row) }),
  z.strictObject({
    kind: z.literal('course'),
    title: text,
    unit: z.string(),
    points: z.array(z.strictObject({ label: z.string(), value: z.number() })),
    words: text.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('bars'),
    title: text,
    unit: z.string(),
    days: z.array(z.strictObject({ label: text, value: z.number(), now: z.boolean().exactOptional() })),
  }),
  z.strictObject({ kind: z.literal('chips'), label: text, items: z.array(z.strictObject({ label: text, on })) }),
  z.strictObject({
    kind: z.literal('thumbs'),
    title,
    items: z.array(z.strictObject({ label: text, picture, on })),
  }),
  z.strictObject({
    kind: z.literal('sliders'),
    items: z.array(z.strictObject({ label: text, value: text, share })),
  }),
  z.strictObject({ kind: z.literal('panes'), from: pane, to: pane, swap: text }),
  z.strictObject({
    kind: z.literal('picture'),
    picture,
    tag: text.exactOptional(),
    size: z.enum(['tall', 'wide']),
  }),
  z.strictObject({
    kind: z.literal('stages'),
    title,
    items: z.array(
      z.strictObject({
        when: z.string(),
        title: text,
        note: text.exactOptional(),
        state: z.enum(['done', 'now', 'next']),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('ask'),
    share: share.exactOptional(),
    task: text,
    text,
    answers: z.array(z.strictObject({ label: text, chosen: z.boolean().exactOptional() })),
  }),
  z.strictObject({ kind: z.literal('say'), icon, title: text, body: text }),
  z.strictObject({ kind: z.literal('writing'), label: text, text }),
  z.strictObject({ kind: z.literal('way'), from: end, to: end, icon, share, words: text }),
  z.strictObject({ kind: z.literal('keys'), items: z.array(text) }),
  z.strictObject({ kind: z.literal('wave'), levels: z.array(z.number()), label: text }),
  z.strictObject({ kind: z.literal('dots'), at: z.int(), of: z.int() }),
]);

/** `ActivityKnowledge` */
export const activityForm = z
  .strictObject({
    words: phrases,
    title: text.exactOptional(),
    isIntroduction: z.literal(true).exactOptional(),
    note: text.exactOptional(),
    trade: text,
    own: z
      .strictObject({
        names: z.array(text),
        icon,
        places: z.array(z.tuple([text, icon])),
        isFallback: z.literal(true).exactOptional(),
      })
      .exactOptional(),
    shows: text,
    parts: z.array(part).min(1).exactOptional(),
    made: z.enum(Object.keys(ACTIVITY_MAKERS)).exactOptional(),
  })
  .refine(({ parts, made }) => (parts === undefined) !== (made === undefined), {
    path: ['parts'],
    error: 'an entry has its parts or is made, not both',
  })
  .refine(({ title: shown, made }) => shown !== undefined || ACTIVITY_MAKERS[made ?? '']?.title !== undefined, {
    path: ['title'],
    error: 'nothing says what the screen is called',
  });
