import { openSpoken } from '../library.ts';

/** A house as its kitchen makes it: how it may be called, what it says of itself. */
export interface KitchenKnowledge {
  words: RegExp;
  brands: string[];
  /** Title, the part of it set apart, body. */
  promises: readonly (readonly [title: string, accent: string, body: string])[];
  points: { icon: string; title: string; body: string }[];
}

/** What houses of one kitchen are known for; what they cook is on their menus. */
const listKitchens = openSpoken<KitchenKnowledge>('kitchens');

/** The kitchen that a prompt names; undefined where it names none. */
export const findKitchen = (prompt: string): KitchenKnowledge | undefined =>
  listKitchens().find(({ words }) => words.test(prompt));
