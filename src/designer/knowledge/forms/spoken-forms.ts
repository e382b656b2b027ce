import { z } from 'zod';
import { PICTURE_KINDS } from '../../write/slots.ts';
import {
  action,
  icon,
  person,
  phrases,
  picture,
  point,
  share,
  shownAction,
  status,
  subject,
  text,
  tone,
  words,
} from './vocabulary.ts';

/** Entries that are found by words of a prompt; each is described where its interface is, named behind it. */

const listed = z.strictObject({
  title: text,
  rows: z.array(z.union([z.tuple([text, text]), z.tuple([text, text, text])])),
});

/** `ListingKnowledge` */
export const listingForm = z.strictObject({
  words: phrases,
  titles: z.array(text),
  where: text,
  tag: text.exactOptional(),
  stars: z.number().exactOptional(),
  price: z.strictObject({ amount: z.number(), per: text }).exactOptional(),
  pictures: z.array(picture).min(1),
  facts: z.array(z.tuple([text, text])),
  body: text,
  features: z.array(z.tuple([icon, text])),
  host: z.strictObject({ name: text, role: text }).exactOptional(),
  list: listed.exactOptional(),
  also: listed.exactOptional(),
  action: shownAction,
  secondary: shownAction,
});

/** `JournalKnowledge` */
export const journalForm = z.strictObject({
  words: phrases,
  entries: z.array(
    z.strictObject({ topic: text, minutes: z.number().positive(), title: text, excerpt: text, picture: subject }),
  ),
});

const task = [text, z.string(), icon, z.string()] as const;

/** `RoutineKnowledge` */
export const routineForm = z.strictObject({
  words: phrases,
  title: text,
  unit: text,
  isList: z.literal(true).exactOptional(),
  action: shownAction,
  groups: z.array(
    z.strictObject({
      title: text,
      items: z.array(z.union([z.tuple([...task]), z.tuple([...task, z.literal(true)])])),
    }),
  ),
});

const dish = [text, z.string(), z.number()] as const;

/** `MenuKnowledge` */
export const menuForm = z.strictObject({
  words: text,
  sections: z.array(
    z.strictObject({
      title: text,
      note: text.exactOptional(),
      food: text,
      dishes: z.array(z.union([z.tuple([...dish]), z.tuple([...dish, text])])),
    }),
  ),
});

/** `KitchenKnowledge` */
export const kitchenForm = z.strictObject({
  words: phrases,
  brands: z.array(text),
  promises: z.array(z.tuple([text, text, text])),
  points: z.array(point),
});

/** `DishKnowledge` */
export const dishForm = z.strictObject({
  words,
  title: text,
  main: text,
  picture: text,
  body: text,
  prep: z.number(),
  cook: z.number(),
  serves: z.number(),
  kcal: z.number(),
  ingredients: z.array(z.tuple([z.string(), text])),
  method: z.array(z.union([z.tuple([text]), z.tuple([text, z.number()])])),
});

/** `MediaKnowledge` */
export const mediaForm = z.strictObject({
  words: phrases,
  title: text,
  search: text.exactOptional(),
  chips: z.array(text),
  cover: z.enum(PICTURE_KINDS),
  resume: z.strictObject({ label: text, left: text, share, icon }),
  shelves: z.tuple([text, text]),
  list: text,
  sides: z.array(text),
  icon,
  titles: z.array(z.tuple([text, text, text])),
});

/** `PinKnowledge` */
export const pinForm = z.strictObject({
  words: phrases,
  title: text,
  icon,
  chips: z.array(text),
  action,
  places: z.array(z.strictObject({ title: text, body: text, meta: text, value: text, status: status.exactOptional() })),
});

/** `TownKnowledge` */
export const townForm = z.strictObject({
  name: text,
  isKnown: z.literal(true),
  words: phrases,
  picture,
  stops: z.array(z.tuple([text, text, icon])),
});

/** `WorkPlan` */
export const workPlanForm = z.strictObject({
  words: phrases,
  title: text,
  groups: z.array(z.strictObject({ title: text, bars: z.array(z.tuple([text, z.number(), z.number()])) })),
});

/** `UsualFigure` */
export const figureForm = z.strictObject({
  words: phrases,
  value: text,
  isMoney: z.literal(true).exactOptional(),
  unit: text.exactOptional(),
  change: z.string(),
  tone,
});

/** `SectionKnowledge` */
export const sectionForm = z.strictObject({
  words: phrases,
  text: text.exactOptional(),
  points: z.array(text).exactOptional(),
  lines: z
    .array(
      z.strictObject({
        title: z.string(),
        note: text.exactOptional(),
        who: z.int().exactOptional(),
        inDays: z.int().exactOptional(),
        word: text.exactOptional(),
        done: z.boolean().exactOptional(),
      }),
    )
    .exactOptional(),
  as: z.enum(['steps', 'checks']).exactOptional(),
});

/** `PaperKnowledge` */
export const paperForm = z.strictObject({
  words: phrases,
  eyebrow: text,
  summary: text,
  state: text,
  headings: z.array(text),
  isLife: z.literal(true).exactOptional(),
});

/** A talk and what it is about. */
export const talkForm = z.strictObject({
  words: phrases,
  thread: z.strictObject({
    with: person,
    messages: z.array(z.strictObject({ mine: z.boolean(), time: text, text })),
    placeholder: text,
  }),
});
