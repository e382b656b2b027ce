import type { Item, ItemField } from '../outline/outline.ts';

const LONGEST_VALUE = 24;

/**
 * Where each says one short thing at most and some of these are values or hold a figure, all are: they stand under one
 * another at the end. One anatomy for a list, also where an entry says nothing.
 */
export const alikeRows = (given: readonly Item[]): readonly Item[] => {
  const items = given.map((item) => plainly(item, given));
  const said = items.flatMap(({ fields }) => fields);
  const isOne =
    items.every(({ fields }) => fields.length <= 1) &&
    said.every((field) => isPlain(field) && field.words.text.length <= LONGEST_VALUE);
  const isFigured = said.some(({ as, words }) => as === 'value' || (as === 'meta' && /\d/.test(words.text)));
  return isOne && isFigured
    ? items.map((item) => ({ ...item, fields: item.fields.map((field): ItemField => ({ ...field, as: 'value' })) }))
    : items;
};

const isPlain = ({ as }: ItemField): boolean => as === 'value' || as === 'note' || as === 'meta';

const TELLS_ITSELF = /^(?:[+−–-]\s?\d|[€$£¥]\s?\d).*|^[+−–-]?\d[\d.,]*\s?(?:%|[€$£¥]|km|kg|min|h|°\s?[CF])$/u;

/** A label of ours that every entry would say again is left to the figure, which tells itself: "+6.6%", "$40". */
const plainly = (item: Item, items: readonly Item[]): Item => ({
  ...item,
  fields: item.fields.map((field, at): ItemField => {
    const isAgain =
      items.length > 2 &&
      field.label?.origin === 'filled' &&
      TELLS_ITSELF.test(field.words.text) &&
      items.every(({ fields }) => fields[at]?.label?.text === field.label?.text);
    if (!isAgain) return field;
    const { label: _, ...rest } = field;
    return rest;
  }),
});
