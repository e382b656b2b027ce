import type { Want } from '../brief.ts';
import { dishAt, findDish, type FoundDish } from '../knowledge/dishes/find-dish.ts';
import { hashText } from '../seeded-random.ts';
import { namedThing } from './named-thing.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Dish = SlotOf<'dish'>;

/** A dish by the prompt's name for it; how its kind is made, with what it is named after put in. */
export function writeDish(context: WriteContext, want?: Want): Dish {
  const { brief, domain } = context;
  const named = namedThing(brief) ?? findNamed(brief.subject);
  const known = named === undefined ? undefined : findDish(named);
  const { dish, main } = known ?? anyDish(brief.prompt);
  const isVegan = /\bvegan\b|\bplant[- ]based\b/i.test(brief.prompt);
  const say = (text: string): string => {
    const said = text.replaceAll('{mains}', plural(main)).replaceAll('{main}', main);
    return isVegan ? VEGAN.reduce((words, [animal, plant]) => words.replaceAll(animal, plant), said) : said;
  };
  const [first, second] = brief.wants.filter((one) => one.isAction === true);
  const [, cook] = domain.people;
  const given = (want?.items ?? []).filter(({ value }) => value !== undefined && /\d/.test(value));
  return {
    kind: 'dish',
    wants: wantIds(want),
    title: named ?? dish.title,
    picture: {
      kind: 'food',
      subject: dish.picture,
      alt: named ?? dish.title,
    },
    body: dish.body,
    facts: [
      { label: 'Prep', value: String(dish.prep), unit: 'min' },
      ...(dish.cook === 0 ? [] : [{ label: 'Cook', value: String(dish.cook), unit: 'min' }]),
      { label: 'A portion', value: String(dish.kcal), unit: 'kcal' },
    ],
    rating: { stars: 4.7, count: `${60 + (hashText(brief.prompt) % 240)} reviews` },
    ...(cook === undefined ? {} : { by: { name: cook.name } }),
    serves: dish.serves > 12 ? `Makes ${dish.serves}` : `Serves ${dish.serves}`,
    ingredients:
      given.length >= LEAST_GIVEN
        ? given.map(({ title, value = '' }) => ({ amount: value, name: title }))
        : dish.ingredients.map(([amount, name]) => ({ amount, name: say(name) })),
    method: dish.method.map(([text, minutes]) => ({
      text: say(text),
      ...(minutes === undefined
        ? {}
        : { time: minutes >= 60 && minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min` }),
    })),
    action: { label: first?.label ?? 'Start cooking', icon: 'cooking-pot' },
    secondary: { label: second?.label ?? 'Add to list', icon: 'shopping-basket' },
  };
}

/** What stands in for what comes from animals. */
const VEGAN: readonly (readonly [animal: RegExp, plant: string])[] = [
  [/\bbutter\b/g, 'plant butter'],
  [/\b(?:buttermilk|milk)\b/g, 'oat drink'],
  [/\b(?:double )?cream\b/g, 'oat cream'],
  [/\bParmesan\b/g, 'yeast flakes'],
  [/\b(?:mozzarella|cheese|feta)\b/g, 'plant cheese'],
  [/\byoghurt\b/g, 'soy yoghurt'],
  [/\beggs?\b/g, 'ground flax'],
  [/\b(?:chicken|beef|lamb|pork|salmon)\b/g, 'tofu'],
  [/\bhoney\b/g, 'maple syrup'],
];

/** Rows of ingredients that the prompt spells out with their amounts. */
const LEAST_GIVEN = 3;

const findNamed = (subject: string): string | undefined => {
  const words = subject
    .replace(/\b(?:recipe|detail|page|screen|app|card|view)s?\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words !== '' && findDish(words) !== undefined ? words : undefined;
};

const anyDish = (prompt: string): FoundDish => {
  const dish = dishAt(hashText(prompt));
  return { dish, main: dish.main };
};

const MASS =
  /^(?:.*(?:chocolate|chicken|beef|lamb|pork|rosemary|spinach|kale|salmon|fish|tuna|cod|tofu|cheese|feta|garlic|ginger|vanilla|coffee|matcha|cinnamon|butter|buttermilk|rice|corn|broccoli|cauliflower|butternut|squash|pumpkin|honey|caramel|coconut|seafood|paneer|halloumi|basil|pesto))$/;

/** "lemon" → "lemons", "berry" → "berries", "tomato" → "tomatoes"; what is weighed stays as it is. */
function plural(name: string): string {
  if (MASS.test(name) || name.endsWith('s')) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:tomato|potato|mango|ch|sh|x)$/.test(name) ? `${name}es` : `${name}s`;
}
