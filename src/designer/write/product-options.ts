import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import type { SlotOf } from './slots.ts';

type Option = SlotOf<'product'>['options'][number];

const SHADES = ['Ink', 'Sand', 'Sage', 'Clay'] as const;

/** What is chosen about things of a kind when they are bought; the first that the words speak of counts. */
const CHOSEN: readonly (readonly [words: RegExp, options: readonly (readonly [string, readonly string[]])[]])[] = [
  [/\b(?:shoes?|sneakers?|boots?|trainers?|sandals?)\b/i, [['Colour', SHADES], ['Size', ['38', '39', '40', '41', '42']]]],
  [/\b(?:dress(?:es)?|coats?|jackets?|shirts?|sweaters?|hoodies?|knit\w*|trousers|jeans|skirts?|clothing|garments?)\b/i, [['Colour', SHADES], ['Size', ['XS', 'S', 'M', 'L', 'XL']]]],
  [/\b(?:rings?|bracelets?|necklaces?|earrings?|jewell?ery|watch(?:es)?)\b/i, [['Metal', ['Silver', 'Gold', 'Rose gold']]]],
  [/\b(?:mattress(?:es)?|beds?|duvets?|bedding)\b/i, [['Size', ['90 × 200', '140 × 200', '160 × 200', '180 × 200']]]],
  [/\b(?:sofas?|chairs?|armchairs?|tables?|lamps?|desks?|shel(?:f|ves)|furniture)\b/i, [['Finish', ['Oak', 'Walnut', 'Black']]]],
  [/\b(?:coffee|beans?)\b/i, [['Grind', ['Whole bean', 'Filter', 'Espresso']], ['Bag', ['250 g', '500 g', '1 kg']]]],
  [/\b(?:bikes?|bicycles?|skis?|boards?)\b/i, [['Colour', SHADES], ['Frame', ['S', 'M', 'L']]]],
  [/\b(?:headphones?|earbuds?|speakers?|phones?|cameras?|laptops?|keyboards?|tablets?|backpacks?|bags?|bottles?|mugs?|lipsticks?)\b/i, [['Colour', SHADES]]],
  [/\b(?:candles?|creams?|serums?|oils?|soaps?|perfumes?|honey|tea|plants?)\b/i, [['Size', ['Small', 'Medium', 'Large']]]],
]; // prettier-ignore

const LONGEST_OPTION = 18;
const MOST_OPTIONS = 4;
/** Whether there are any, and how worn the only one is, says nothing of what one would like to have. */
const STATES = /\b(?:state|condition|status|stock|price|rent|free|availability|when|plays|weight|for|with|contains)\b/i;

/**
 * What there is to choose between: what is usual for such things, else what tells those of the trade apart. That there are
 * none left is no choice and never among them.
 */
export function optionsFor(prompt: string, { words, columns, rows }: CollectionKnowledge): Option[] {
  const spoken = `${prompt.slice(0, OPENING_CHARACTERS)} ${words.slice(0, 2).join(' ')}`;
  const usual = CHOSEN.find(([pattern]) => pattern.test(spoken))?.[1];
  if (usual !== undefined)
    return usual.map(([label, values]) => ({
      label,
      values: [...values],
      chosen: values[Math.min(1, values.length - 1)] ?? '',
    }));
  if (/\bcolou?rs?\b/i.test(prompt)) return [{ label: 'Colour', values: [...SHADES], chosen: SHADES[0] }];
  const told = [...new Set(rows.map(({ cells }) => cells[1] ?? ''))].filter((value) => value !== '');
  const label = columns[1]?.label;
  const areShort = told.slice(0, MOST_OPTIONS).every((one) => one.length <= LONGEST_OPTION);
  return label === undefined || STATES.test(label) || told.length < 2 || !areShort
    ? []
    : [{ label, values: told.slice(0, MOST_OPTIONS), chosen: told[0] ?? '' }];
}

const OPENING_CHARACTERS = 160;
