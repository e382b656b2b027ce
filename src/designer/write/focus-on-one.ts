import { toDayLine } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import type { WriteContext } from './write-context.ts';
import { capitalise } from '../capitalise.ts';

/** Pages about a single thing, rather than about how things stand now. */
const ABOUT_ONE =
  /\b(?:details?|listing|recipe|property|object|item|record|product|room|flat|apartment|house|movie|film|book|species|plant|contact|venue|place|trail|artwork)\b/i;
const NAMED =
  /\b(?:for|of|about|on)\s+(?:an?\s+|the\s+|our\s+)?["“']?([\p{L}][\p{L}\d' &-]{2,40}?)["”']?(?=\s+(?:with|in|at|that|showing|and|including|on|by)\b|[,.:;—]|$)/iu;
const MONEY = /[€£$¥]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:kr|chf|€|euros?|dollars|pounds)\b/i;

/**
 * The opening of a page about one thing: its name, its main figure, what else is known of it. Undefined where the prompt asks
 * for something else, or where the trade's things have no figure.
 */
export function focusOnOne({ brief, domain, now }: WriteContext): Omit<SlotOf<'focus'>, 'wants'> | undefined {
  const [collection] = domain.collections;
  const [row] = collection?.rows ?? [];
  if (brief.archetype !== 'detail' || collection === undefined || row === undefined) return undefined;
  if (!ABOUT_ONE.test(brief.prompt.slice(0, OPENING_CHARACTERS))) return undefined;
  const at = row.cells.findIndex((cell, index) => index > 0 && /\d/.test(cell));
  const value = MONEY.exec(brief.prompt)?.[0] ?? row.value ?? row.cells[at];
  if (value === undefined || value.length > LONGEST_FIGURE) return undefined;
  const named = NAMED.exec(brief.prompt.slice(0, OPENING_CHARACTERS))?.[1];
  const facts = collection.columns
    .map(({ label }, index) => ({ label, value: row.cells[index] ?? '' }))
    .filter((fact, index) => index > 0 && fact.value !== '' && fact.value !== value);
  return {
    kind: 'focus',
    note: toDayLine(now, brief.place?.name),
    title: brief.heading ?? (named === undefined ? row.title : capitalise(named)),
    label: named === undefined ? collection.title : row.title,
    value,
    ...(row.subtitle !== undefined && { caption: row.subtitle }),
    ...(row.share !== undefined && { share: row.share }),
    facts: facts.slice(0, 3),
    picture: row.picture ?? domain.pictures.scene,
    action: domain.form.submit,
  };
}

const OPENING_CHARACTERS = 120;
const LONGEST_FIGURE = 12;
