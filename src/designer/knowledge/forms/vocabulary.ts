import { z } from 'zod';
import { FIELD_KINDS, PICTURE_KINDS } from '../../write/slots.ts';
import { NATURES } from '../nature.ts';
import { toPattern } from '../to-pattern.ts';
import { TRADE_CLASSES } from '../trade-class.ts';

/** The words that every file of knowledge shares: what is told here once is written the same everywhere. */

export const text = z.string().min(1);
/** Lowercase, singular; the stronger before the weaker. */
export const words = z.array(text);
/** Name of a lucide icon. */
export const icon = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an icon is named in lowercase words with hyphens');
export const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is # and six lowercase digits');
/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'a currency is three capitals');
export const tone = z.enum(['neutral', 'accent', 'good', 'warn', 'bad']);
export const share = z.number().min(0).max(1);
export const trade = z.enum(TRADE_CLASSES);
export const natures = z.array(z.enum(NATURES));
export const moods = z.array(
  z.enum([
    'playful',
    'calm',
    'bold',
    'elegant',
    'technical',
    'editorial',
    'minimal',
    'warm',
    'luxurious',
    'natural',
    'friendly',
    'energetic',
    'corporate',
  ]),
);

export const action = z.strictObject({ label: text, icon: icon.exactOptional() });
export const status = z.strictObject({ label: text, tone, icon: icon.exactOptional() });
export const picture = z.strictObject({ kind: z.enum(PICTURE_KINDS), subject: text, alt: text });
export const colors = z.array(z.strictObject({ hex, name: text })).min(1);
export const fact = z.strictObject({ label: text, value: z.string(), unit: text.exactOptional() });
export const change = z.strictObject({ text, tone });
export const person = z.strictObject({
  name: text,
  role: text.exactOptional(),
  note: text.exactOptional(),
  status: status.exactOptional(),
});
export const column = z.strictObject({
  label: text,
  align: z.enum(['start', 'end']).exactOptional(),
  as: z.enum(['badge', 'code', 'person', 'time']).exactOptional(),
});
export const field = z
  .strictObject({
    label: text,
    kind: z.enum(FIELD_KINDS),
    value: z.string().exactOptional(),
    placeholder: text.exactOptional(),
    hint: text.exactOptional(),
    error: text.exactOptional(),
    options: z.array(text).exactOptional(),
    on: z.boolean().exactOptional(),
    required: z.boolean().exactOptional(),
    width: z.enum(['half', 'full']).exactOptional(),
  })
  .refine(
    ({ kind, value, options }) => kind === 'checkboxes' || value === undefined || options?.includes(value) !== false,
    { path: ['value'], error: 'the value is none of the options' },
  );
export const promise = z
  .strictObject({
    words: words.exactOptional(),
    eyebrow: text.exactOptional(),
    title: text,
    accent: text.exactOptional(),
    body: text,
    action,
    secondary: action,
  })
  .refine(({ title, accent = '' }) => title.includes(accent), {
    path: ['accent'],
    error: 'the accent does not stand in the title',
  });
export const point = z.strictObject({ icon, title: text, body: text });
export const step = z.strictObject({ title: text, body: text });
export const plan = z.strictObject({
  name: text,
  price: z.number().min(0),
  per: text.exactOptional(),
  body: text,
  includes: z.array(text),
  best: z.boolean().exactOptional(),
});
export const question = z.strictObject({ question: text, answer: text });

/** Words that find an entry in a prompt, as `toPattern` reads them. */
export const phrases = z
  .array(text)
  .min(1)
  .superRefine((written, context) => {
    try {
      toPattern(written);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'no regular expression' });
    }
  });
/** An action that always has its icon. */
export const shownAction = z.strictObject({ label: text, icon });
/** A picture that needs no words of its own for those who do not see it: they are made where it is shown. */
export const subject = z.strictObject({ kind: z.enum(PICTURE_KINDS), subject: text });
