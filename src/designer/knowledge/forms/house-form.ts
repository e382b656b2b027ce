import { z } from 'zod';
import {
  colors,
  currency,
  icon,
  moods,
  natures,
  phrases,
  picture,
  plan,
  point,
  promise,
  question,
  step,
  text,
  trade,
  words,
} from './vocabulary.ts';

/** A house of which only the site is asked for. See `SmallHouse` for what each key means. */
export const houseForm = z.strictObject({
  id: text,
  words: phrases,
  label: text,
  trade,
  natures: natures.exactOptional(),
  isNocturnal: z.literal(true).exactOptional(),
  brands: z.array(text).min(3),
  icon,
  colors,
  moods,
  scene: picture,
  things: z.array(picture).min(5),
  promises: z.array(promise).min(2),
  points: z.array(point).min(4),
  steps: z.array(step).min(3),
  plans: z.array(plan),
  questions: z.array(question).min(4),
  offer: z.strictObject({
    words,
    title: text,
    icon,
    rows: z
      .array(
        z.strictObject({
          title: text,
          body: text,
          amount: z.number().exactOptional(),
          tag: text.exactOptional(),
          picture: picture.exactOptional(),
        }),
      )
      .min(4),
    action: z.strictObject({ label: text }),
  }),
  dates: z.array(z.tuple([z.int(), text, text, text, text])).exactOptional(),
  people: z.array(z.tuple([text, text, text])).min(3),
  currency,
});
