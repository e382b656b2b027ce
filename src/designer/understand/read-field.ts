import type { Field, FieldKind } from '../write/slots.ts';
import { capitalize, listStems } from './word-forms.ts';

/** Words of labels → kind of field; the first line that fits wins. English and the lexicon's English words. */
const FIELD_WORDS: readonly (readonly [FieldKind, RegExp])[] = [
  [
    'checkbox',
    /\b(?:remember me|keep me signed in|i agree|agree to|accept|terms and conditions|subscribe to|all day)\b/,
  ],
  ['email', /\be ?mail\b(?! (?:notification|list|digest|update))/],
  ['password', /\b(?:password|passcode|passphrase|\bpin\b|cvv|cvc|security code)\b/],
  ['tel', /\b(?:phone|telephone|mobile number|cell|whatsapp|tel)\b/],
  ['url', /\b(?:url|website|link|portfolio link|linkedin|homepage)\b/],
  ['file', /\b(?:profile photo|profile picture|upload|attachment|attach|cv file|resume file|photo upload|file)\b/],
  [
    'textarea',
    /\b(?:message|comment|note|description|bio|about you|detail|feedback|cover letter|instruction|summary|review|tell u|remark|caption|reason|story)\b/,
  ],
  ['slider', /\b(?:slider|volume|intensity|brightness|range)\b/],
  [
    'date',
    /\b(?:date|birthday|dob|deadline|due|check in|check out|arrival|departure day|day|expiry|expiration|expires)\b(?! time)/,
  ],
  ['time', /\b(?:time|hour)\b(?! (?:zone|slot|range))/],
  [
    'number',
    /\b(?:amount|quantity|number of|age|budget|price|guest|party size|people|passenger|weight|height|income|salary|distance|duration|rent|adult|child|zip|postal code|postcode|card number|account number|set|rep|calorie)\b/,
  ],
  ['search', /\b(?:search|find)\b/],
  ['switch', /\b(?:toggle|switch|enable|notification)\b/],
  [
    'select',
    /\b(?:country|state|category|type|role|topic|subject type|size|department|currency|language|gender|service|plan|priority|statu|region|time zone|timezone|industry|project type|reason for|option|method|frequency)\b/,
  ],
];

/** Card and postal numbers are typed, not counted. */
const TYPED_NUMBERS = /\b(?:zip|postal code|postcode|card number|account number|expiry|expiration|expires)\b/;
const HALF_WIDTH =
  /\b(?:first name|last name|surname|city|state|zip|postal code|postcode|expiry|expiration|expires|cvv|cvc|start|end|origin|destination|from|to|check in|check out|departure|return|arrival|adult|child|date|time|min|max|sets|rep|weight|height|age)\b/;

const KNOWN_FIELD =
  /^(?:(?:full|first|last|user|company|business|display|event|project|your|nick|card|account|contact|middle|pet) ?name|name|user ?name|nickname|surname|(?:work |business |personal |contact )?e ?mail(?: address)?|(?:work|home|mobile|business|contact) phone|password|(?:confirm|new|repeat|current) password|phone(?: number)?|telephone|mobile number|message|subject|address(?: line)?|street(?: address)?|city|state|zip(?: code)?|postal code|postcode|country|date(?: of birth)?|time|start (?:date|time)|end (?:date|time)|due date|birthday|gender|age|company|organi[sz]ation|job title|title|description|note|comment|card number|expiry(?: date)?|expiration(?: date)?|cvv|cvc|amount|quantity|category|priority|budget|(?:number of )?guest|party size|number of guest|website|url|bio|location|special request|dietary (?:need|requirement|preference)|remember me(?: checkbox)?|role|department|salary|resume(?: url)?|cover letter|linkedin(?: url)?|origin|destination|from|to|departure(?: date)?|return(?: date)?|passenger|check in(?: date)?|check out(?: date)?|attachment|file upload|reason|topic|rating|feedback|size|color|weight|height|calorie|duration|distance|language|time zone|code|otp|verification code|pin|promo code|coupon code|gift message|delivery instruction|income|interest rate|loan amount|loan term|down payment|username or email|service|theme|appearance|units?|profile (?:photo|picture)|preferred (?:date|time)|breed|species|serving|insurance)$/;

const plain = (label: string): string => listStems(label).join(' ');

/** Whether words are a usual label of a form field, such as "zip code". */
export const isFieldLabel = (label: string): boolean => KNOWN_FIELD.test(plain(label));

/** Kind of field that a label in English words asks for. */
const findFieldKind = (label: string): FieldKind => {
  const words = plain(label);
  const kind = FIELD_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'text';
  return (kind === 'number' || kind === 'date') && TYPED_NUMBERS.test(words) ? 'text' : kind;
};

const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/card number/, '1234 5678 9012 3456'],
  [/expir/, 'MM / YY'],
  [/\b(?:cvv|cvc|security code)\b/, '123'],
];

/** A field from its label; `english` are its words in English when the label is in another language. */
export const createField = (label: string, english: string = label): Field => {
  const words = plain(english);
  const kind = findFieldKind(english);
  const placeholder = PLACEHOLDERS.find(([pattern]) => pattern.test(words))?.[1];
  return {
    label: capitalize(label.replace(/[:*]\s*$/, '').trim()),
    kind,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(HALF_WIDTH.test(words) && kind !== 'textarea' ? { width: 'half' as const } : {}),
  };
};

/** Half fields stand in pairs: one that has no neighbour takes the whole line. */
export const pairFields = (fields: readonly Field[]): Field[] => {
  const paired: Field[] = [];
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index];
    const next = fields[index + 1];
    if (field === undefined) continue;
    if (field.width === 'half' && next?.width === 'half') {
      paired.push(field, next);
      index++;
    } else {
      const { width: _, ...rest } = field;
      paired.push(rest);
    }
  }
  return paired;
};
