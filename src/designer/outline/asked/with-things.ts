import { findMentions } from '../lexicon/find-mentions.ts';
import type { AskedPart } from './read-asked-part.ts';
import { SHAPES } from './read-asked-part.ts';

/** What things are kept in: "recipe manager", "photo archive". */
const HOLDER =
  /\s(?:manager|archive|library|catalog(?:ue)?|browser|directory|database|collection|organi[sz]er|finder|explorer|viewer|index|overview|list|search)$/iu;
/** Words for the things of the page that do not say which. */
const ANY_THINGS = /^(?:results?|items|entries|hits|matches|rows)$/iu;

/**
 * The parts of a page that is of things, some of which stand at a side: beside a filter panel of a recipe manager stand
 * recipes, and results of holiday homes are homes.
 */
export function withThings(parts: readonly AskedPart[], page: string): readonly AskedPart[] {
  const things = thingsOf(page);
  if (things === undefined || !parts.some(isAside)) return parts;
  if (parts.some(isAnyThings))
    return parts.map((part) => (isAnyThings(part) ? { ...part, noun: things, words: things } : part));
  if (!parts.every(isAside)) return parts;
  const [form] = findMentions('cards', 'en');
  const piece = { text: page, start: parts[0]?.piece.start ?? 0 };
  const main = { piece, noun: things, words: things, attributes: [], ...(form === undefined ? {} : { form }) };
  // What stands at the left is read first.
  const [left, right] = [parts.filter(({ place }) => place === 'left'), parts.filter(({ place }) => place === 'right')];
  return [...left, main, ...right];
}

const isAside = ({ place }: AskedPart): boolean => place === 'left' || place === 'right';

const isAnyThings = ({ noun, form }: AskedPart): boolean =>
  ANY_THINGS.test(noun) || (noun === '' && form !== undefined && SHAPES.test(form.text));

function thingsOf(page: string): string | undefined {
  const bare = page.replace(HOLDER, '').toLowerCase();
  if (bare !== page.toLowerCase()) return PLURAL.test(bare) ? bare : toPlural(bare);
  return PLURAL.test(page) ? bare : undefined;
}

const PLURAL = /[^su]s$/iu;
const toPlural = (noun: string): string =>
  /[^aeiou]y$/u.test(noun) ? noun.replace(/y$/u, 'ies') : /(?:s|x|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
