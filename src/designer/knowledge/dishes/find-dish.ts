import { openWhole } from '../library.ts';
import type { DishKnowledge } from './dish-knowledge.ts';

const listDishes = openWhole('dishes', (dishes: readonly DishKnowledge[]) => dishes);

export interface FoundDish {
  dish: DishKnowledge;
  /** What it is named after: "lemon" of "lemon tart"; the kind's own where the name says no more. */
  main: string;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '').replace(/ie$/, 'ie');

/** How a dish is made, by the noun that its name ends on or speaks of; undefined for names of no known kind. */
export function findDish(name: string): FoundDish | undefined {
  const [head = name] = name.split(/\s(?:with|and|in|on|from)\s|,/i);
  const words = wordsOf(head).map(singular);
  const found = [head, name].flatMap((text) => matchesIn(wordsOf(text).map(singular)))[0];
  if (found === undefined) return undefined;
  const before = words.slice(0, Math.max(0, words.indexOf(found.word.split(' ')[0] ?? ''))).filter(isMain);
  const animal = words.find((word) => ANIMAL.test(word));
  if (animal !== undefined) return { dish: found.dish, main: animal };
  return { dish: found.dish, main: before.length === 0 || before.length > 2 ? found.dish.main : before.join(' ') };
}

/** What is in a dish wherever its name says so. */
const ANIMAL = /^(?:chicken|beef|lamb|pork|salmon|cod|tuna|shrimp|prawn|trout)$/;

interface Match {
  dish: DishKnowledge;
  word: string;
  at: number;
}

/** Kinds that the words name, the last noun first: a chicken curry is a curry. */
function matchesIn(words: readonly string[]): Match[] {
  const text = words.join(' ');
  return listDishes()
    .flatMap((dish) =>
      dish.words.flatMap((word): Match[] => {
        const at = ` ${text} `.lastIndexOf(` ${word} `);
        return at === -1 ? [] : [{ dish, word, at: at + word.length }];
      }),
    )
    .toSorted((a, b) => b.at - a.at || b.word.length - a.word.length);
}

/** Words that say how, not what: "easy", "creamy", "vegan". */
const HOW =
  /^(?:easy|quick|simple|best|classic|homemade|creamy|spicy|vegan|vegetarian|healthy|crispy|fresh|italian|thai|indian|mexican|greek|french|japanese|korean|chinese|tikka|masala|teriyaki|katsu|moroccan|one|pot|pan|slow|cooked|grilled|roast|roasted|baked|fried|sheet|my|grandma|the|a|an|of|cup|minute|weeknight|summer|winter|autumn|spring|green|red|yellow)$/;
const isMain = (word: string): boolean => !HOW.test(word);

/** One of the known dishes that stands for a kind where no name is given; `at` counts them through. */
export const dishAt = (at: number): DishKnowledge => {
  const dishes = listDishes();
  const dish = dishes[at % dishes.length];
  if (dish === undefined) throw new RangeError('There is no dish');
  return dish;
};
