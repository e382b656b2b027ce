import { isIdleHead } from './accept-phrase.ts';
import type { Field, FieldKind } from '../write/slots.ts';
import { createDraft, type Draft } from './draft.ts';
import type { FoundKind } from './find-kind.ts';
import { isGenericLabel, namePhrase } from './name-phrase.ts';
import { parseNounPhrase, type NounPhrase, type ReadContext } from './noun-phrase.ts';
import { unmask } from './prompt-text.ts';
import { readControl } from './read-control.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { readAsideItems } from './read-items.ts';
import { splitList } from './split-list.ts';
import { capitalize, listWords } from './word-forms.ts';

const LISTS_FIELDS = new Set('with for including containing of mit avec con com fur para pour per'.split(' '));
/** Plurals that one field asks for; other plurals are things: "states", "dates". */
const PLURAL_FIELDS =
  /(?:notes|comments|guests|requests|passengers|instructions|needs|requirements|preferences|calories|details|address|reps|sets)$/i;
const LONGEST_FIELD_WORDS = 3;

const MOST_RADIOS = 5;

const toOptionKind = (english: string, count: number): FieldKind => {
  if (/\b(?:toggle|switch|checkbox|preference|notification)\b/.test(english)) return 'checkboxes';
  return count > MOST_RADIOS ? 'select' : 'radio';
};

/**
 * A form field from a bare label or a named control: "email", "an oversized E-mail input". `mayHaveOptions` lets
 * names in brackets make a choice of any label.
 */
export const readField = (chunk: string, context: ReadContext, mayHaveOptions = true): Field | undefined => {
  const phrase = parseNounPhrase(chunk, context);
  const control = readControl(phrase, context);
  if (control !== undefined) return control;
  const label = unmask(phrase.words.join(' '), context.quotes);
  const english = phrase.stems.join(' ');
  const isPlural = context.lang === 'en' && /[^s]s$/i.test(label) && !PLURAL_FIELDS.test(label);
  const options = readAsideItems(phrase, context).map((item) => item.title);
  if (
    mayHaveOptions &&
    options.length >= 2 &&
    !options.some(isFieldLabel) &&
    phrase.words.length <= LONGEST_FIELD_WORDS &&
    phrase.tail === ''
  ) {
    return { ...createField(label, english), kind: toOptionKind(english, options.length), options };
  }
  return isFieldLabel(english) && !isPlural && phrase.tail === '' ? createField(label, english) : undefined;
};

/** Fields listed in a form's brackets or qualifier; where two are usual labels, short strangers among them are fields too. */
const readFields = (inside: string, context: ReadContext): Field[] => {
  const parts = splitList(inside, [...context.grammar.ands.split(' '), 'plus']).flatMap((part) =>
    part.split(/\s[+/]\s/),
  );
  const read = parts.map((part) => ({ part, field: readField(part, context) }));
  const areFields = read.filter(({ field }) => field !== undefined).length >= 2;
  return read.flatMap(({ part, field }) => {
    if (field !== undefined) return [field];
    const isName =
      areFields &&
      !isIdleHead(parseNounPhrase(part, context).stems.at(-1) ?? '') &&
      listWords(part).length <= LONGEST_FIELD_WORDS &&
      !/\b(?:button|cta|link|toggle|meter)\b/i.test(part);
    return isName ? [createField(capitalize(unmask(part, context.quotes)))] : [];
  });
};

/** A form with the fields that its phrase lists: "a contact form with name, email and message". */
export const readForm = (phrase: NounPhrase, kind: FoundKind, context: ReadContext): Draft => {
  const { label } = namePhrase({ ...phrase, tail: '', tailLead: '' }, phrase.words, kind, context);
  const inside = [...phrase.asides, LISTS_FIELDS.has(phrase.tailLead) ? phrase.tail : ''].filter((text) => text !== '');
  const fields = readFields(inside.join(', '), context);
  return createDraft(isGenericLabel(label, context) && fields.length > 0 ? 'Form' : label, {
    kind: 'form',
    fields,
    texts: phrase.quotes,
    ...(phrase.count === undefined ? {} : { count: phrase.count }),
  });
};
