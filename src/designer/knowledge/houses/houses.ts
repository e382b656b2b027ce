import { toLazyEntry } from '../lazy-entry.ts';
import { type Known, openFamily } from '../library.ts';
import { readEntry } from '../read-entry.ts';
import { toPattern } from '../to-pattern.ts';
import type { SmallHouse } from './small-house.ts';

/** What the index knows of a house. */
export interface KnownHouse extends Known {
  words: readonly string[];
}

/** All that a house says; the compiler sees that none is forgotten. */
const SAID: Readonly<Record<keyof SmallHouse, true>> = {
  id: true,
  words: true,
  label: true,
  trade: true,
  natures: true,
  isNocturnal: true,
  brands: true,
  icon: true,
  colors: true,
  moods: true,
  scene: true,
  things: true,
  promises: true,
  points: true,
  steps: true,
  plans: true,
  questions: true,
  offer: true,
  dates: true,
  people: true,
  currency: true,
};
const NAMES = Object.keys(SAID) as (keyof SmallHouse)[];

/** Houses of which only sites are asked for, by the alphabet; each is read when a prompt has named it. */
export const HOUSES: readonly SmallHouse[] = openFamily('houses', ({ id, words: phrases }: KnownHouse, folder) => {
  const words = toPattern(phrases);
  return toLazyEntry<SmallHouse>(
    { id, words },
    NAMES,
    () => ({ ...(readEntry(folder, id) as object), words }) as SmallHouse,
  );
});
