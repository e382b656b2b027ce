import type { WantedItem } from '../brief.ts';
import { capitalize } from './word-forms.ts';

/** A price, share, count with a unit, temperature or time: what stands beside a title as its value. */
const VALUE =
  /^(?:[-+±]?\s?[$€£¥₹]\s?\d[\d.,]*(?:\s?[KMB])?(?:\s?\/\s?[\p{L}]+)?|[-+]?\d[\d.,]*\s?(?:€|\$|£|¥|zł|kr|%|°\s?[CF]?|[KMB]\b)?(?:\s?\/\s?[\p{L}\d]+)?(?:\s?[\p{L}]{1,8}(?:\/\p{L}{1,4})?)?|\d{1,2}:\d{2}(?:\s?[ap]m)?|[\d.,]+\s?(?:元|円|원|руб))$/iu;

const PRICE = /^[-+]?\s?(?:[$€£¥₹]|\d[\d.,]*\s?(?:€|EUR|USD|zł))/u;

/** Whether a text is a figure rather than words. */
export const isValue = (text: string): boolean => /\d/.test(text) && VALUE.test(text.trim());

const SEPARATOR = /\s*(?:\s[-–—]\s|:\s|\s\|\s|\s=\s|\s·\s)\s*/u;

const TRAILING_PRICE = /^(.+?)\s+((?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|USD|EUR))(?:\s?\/\s?\p{L}+|\s?per \p{L}+)?)$/u;
const LEADING_FIGURE = /^([$€£¥]?\d[\d.,]*(?:[a-z%]|K|M)?)\s+(\p{L}.+)$/u;

/** "$25 Day", "142 climbs": a figure before its name. */
export const parseFigure = (item: WantedItem): WantedItem => {
  const [, value, title] = item.value === undefined ? (LEADING_FIGURE.exec(item.title) ?? []) : [];
  return value === undefined || title === undefined ? item : { ...item, title: capitalize(title), value };
};

/** "Soup - $8" → title and value; "Alice: Hi there!" → title and note; "Bread" → title. */
export const parseItem = (text: string): WantedItem => {
  const clean = text.trim();
  const bracket = /^(.+?)\s*\(([^()]+)\)$/u.exec(clean);
  if (bracket?.[1] !== undefined && bracket[2] !== undefined) {
    return isValue(bracket[2]) ? { title: bracket[1], value: bracket[2] } : { title: bracket[1], note: bracket[2] };
  }
  const priced = TRAILING_PRICE.exec(clean);
  if (priced?.[1] !== undefined && priced[2] !== undefined && !/[-–—:|=]\s*$/.test(priced[1])) {
    return { title: priced[1], value: priced[2] };
  }
  const [title, ...rest] = clean.split(SEPARATOR);
  if (title === undefined || title === '' || rest.length === 0) return { title: clean };
  const value = rest.find(isValue);
  const note = rest.filter((part) => part !== value).join(' · ');
  return { title, ...(value === undefined ? {} : { value }), ...(note === '' ? {} : { note }) };
};

/** One item from the texts of one card or row: a title, its figure, and the rest as its note. */
export const createItem = (texts: readonly string[]): WantedItem => {
  const [first = '', ...rest] = texts;
  if (rest.length === 0) return parseItem(first);
  const title = isValue(first) ? (rest.find((text) => !isValue(text)) ?? first) : first;
  const others = texts.filter((text) => text !== title);
  const value = others.find((text) => PRICE.test(text)) ?? others.find(isValue);
  const note = others.filter((text) => text !== value).join(' · ');
  return { title, ...(value === undefined ? {} : { value }), ...(note === '' ? {} : { note }) };
};
