import { capitalise } from '../capitalise.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { hashText } from '../seeded-random.ts';
import { toLocalMoney } from './money.ts';
import { optionsFor } from './product-options.ts';
import type { SlotOf } from './slots.ts';
import { overlap, stemsOf, type WriteContext } from './write-context.ts';

/** What can be said of any goods, but for the words that every shop says. */
type UnknownGoods = Omit<SlotOf<'product'>, 'wants' | 'body' | 'action' | 'secondary'>;

/** What such things are made of where nothing is known of them but what they are. */
const MADE_OF: readonly (readonly [words: RegExp, facts: readonly (readonly [label: string, value: string])[]])[] = [
  [/\b(?:cast iron|iron|steel|copper|pans?|pots?|knife|knives|skillets?|kettles?)\b/i, [['Made of', 'Cast and ground by hand'], ['Weight', '2.4 kg'], ['For', 'Gas, induction, oven, fire'], ['Warranty', '30 years']]],
  [/\b(?:wool|linen|cotton|blankets?|scar(?:f|ves)|towels?|rugs?|cushions?|socks|gloves)\b/i, [['Made of', 'Undyed wool and linen'], ['Woven in', 'Porto'], ['Washing', '30 degrees'], ['Repairs', 'Free for life']]],
  [/\b(?:wood|oak|walnut|boards?|chairs?|tables?|stools?|shel(?:f|ves)|toys?)\b/i, [['Made of', 'Ash, oiled'], ['Made in', 'One workshop, four people'], ['Care', 'A cloth and a drop of oil'], ['Warranty', '10 years']]],
  [/\b(?:tents?|backpacks?|bags?|jackets?|bottles?|sleeping bags?|bikes?|skis?)\b/i, [['Made of', 'Recycled nylon'], ['Weight', '1.1 kg'], ['Keeps out', 'Three days of rain'], ['Repairs', 'At cost']]],
  [/\b(?:speakers?|headphones?|lamps?|lights?|keyboards?|cameras?|radios?|machines?|robots?|monitors?)\b/i, [['Power', 'USB-C, 12 hours'], ['Weight', '640 g'], ['Parts', 'Sold singly, screws not glue'], ['Warranty', '5 years']]],
  [/./, [['Made in', 'Small batches'], ['Comes in', 'Paper, no plastic'], ['Delivery', '2 to 3 days'], ['Warranty', '3 years']]],
]; // prettier-ignore

/** What a page is for, where the trade sells other things: told by its name, and by what is usual for such things. */
export function unknownGoods(
  { brief, domain }: WriteContext,
  collection: CollectionKnowledge,
): UnknownGoods | undefined {
  const name =
    brief.purpose === undefined ? brief.subject : capitalise(brief.purpose.replace(/^(?:an?|the|our|my|one)\s/i, ''));
  const isKnown =
    overlap(name, [...collection.words, ...collection.title.split(' '), ...collection.rows.map(({ title }) => title)]) >
    0;
  const spoken = stemsOf(name);
  const isNamed =
    spoken.length > 0 && spoken.length <= MOST_NAME_WORDS && spoken.some((stem) => !SAYS_NO_GOODS.has(stem));
  if (brief.lang !== 'en' || brief.archetype !== 'product' || domain.trade !== 'goods' || isKnown || !isNamed)
    return undefined;
  const facts = MADE_OF.find(([words]) => words.test(name))?.[1] ?? [];
  return {
    kind: 'product',
    title: brief.heading ?? name,
    price: toLocalMoney(PRICES[hashText(name) % PRICES.length] ?? 0, brief.currency ?? domain.currency),
    picture: { kind: 'product', subject: name.toLowerCase(), alt: name },
    options: optionsFor(`${name} ${brief.prompt}`, { ...collection, rows: [], columns: [] }),
    facts: facts.map(([label, value]) => ({ label, value })),
  };
}

const MOST_NAME_WORDS = 5;
const PRICES = [48, 64, 79, 89, 95, 120];
const SAYS_NO_GOODS: ReadonlySet<string> = new Set(
  'product page detail item shop store online screen e commerce site website app view'.split(' '),
);
