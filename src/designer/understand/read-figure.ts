import { createDraft, type Draft } from './draft.ts';
import { isValue } from './read-item.ts';
import { capitalize, listWords } from './word-forms.ts';

const UNITS = String.raw`°\s?[CF]?|%|km\/h|mph|m\/s|kg|km|mi|ft|kcal|bpm|hPa|mm|cm|min|[kMG]Wh?|€|GB|MB|days?|hours?|minutes?|weeks?|months?|years?|points?|euros?|dollars?|pounds?|litres?|liters?|steps|pages|miles`;
const AMOUNT = String.raw`-?[$€£]?\d[\d.,:]*(?:\s?(?:${UNITS}))?`;
/** "wind 32 km/h", "ovens in use 4 of 6", "balance: €4,218.40". */
const NAMED = new RegExp(
  String.raw`^(\p{L}[\p{L}\s-]{1,30}?)(?:\s(?:is|of|at|costs?|:)|:)?\s(${AMOUNT}|\d+ (?:of|out of|\/) \d+)$`,
  'iu',
);
/** "42 workouts": counted things, when there are more than a screen could show. */
const COUNTED = /^(\d[\d,.]*)\s(\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+)?)$/u;
const LEAST_COUNTED = 13;
const BARE = new RegExp(String.raw`^-?\d[\d.,]*\s?(?:°\s?[CF]|%|km\/h|kg|km|kcal|bpm|€)$`, 'u');
/** Sums of a bill rather than figures of a screen. */
const SUMS = /^(?:(?:sub|grand )?total|deposit|fee|amount due|balance due|shipping|delivery|tax|vat)$/i;
/** Words that number a thing instead of measuring it: "Question 3", "Hall 7". */
const NUMBERED =
  /^(?:(?:the|version|step|question|level|chapter|row|order|hall|room|gate|platform|page|day|week|date|card|phase|tier|level|plan)\s?)+$/i;

export const FIGURES_LABEL = 'Key figures';

/** A figure that the prompt gives, with its name where it has one. */
export const readFigure = (text: string): Draft | undefined => {
  if (BARE.test(text)) return createDraft(text, { kind: 'focus', texts: [text] });
  const counted = COUNTED.exec(text);
  if (counted?.[1] !== undefined && counted[2] !== undefined) {
    if (Number(counted[1].replaceAll(/[,.]/g, '')) < LEAST_COUNTED || /^(?:px|ms|px wide)$/.test(counted[2]))
      return undefined;
    return createFigure(counted[2], counted[1]);
  }
  const [, given, value] = NAMED.exec(text) ?? [];
  const title = given?.replace(/^(?:the|an?|your|show(?: the)?) /i, '').trim();
  if (title === undefined || value === undefined || !(isValue(value) || /^\d+ (?:of|out of|\/) \d+$/.test(value)))
    return undefined;
  if (
    NUMBERED.test(title) ||
    /\b(?:over|last|next|past|within|in|for|every|the|first|of)$/i.test(title) ||
    listWords(title).length > LONGEST_NAME_WORDS
  )
    return undefined;
  if (SUMS.test(title))
    return createDraft(capitalize(title), {
      kind: 'order',
      items: [{ title: capitalize(title), value }],
      texts: [text],
    });
  return createFigure(title, value);
};

const LONGEST_NAME_WORDS = 4;

const createFigure = (title: string, value: string): Draft =>
  createDraft(FIGURES_LABEL, { kind: 'metrics', items: [{ title: capitalize(title), value }] });
