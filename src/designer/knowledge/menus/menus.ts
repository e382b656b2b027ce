import { openWhole } from '../library.ts';
import type { MenuKnowledge } from './menu-knowledge.ts';

const listNamed = openWhole('menus', (menus: readonly MenuKnowledge[]) =>
  menus.flatMap((menu) =>
    menu.words
      .split(', ')
      .map((word) => ({ menu, word, pattern: new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, 'iu') })),
  ),
);
/** Say what kind of house it is and little of what is cooked there. */
const HOUSES: ReadonlySet<string> = new Set(['bar', 'cafe', 'café', 'grill', 'bistro', 'healthy', 'american', 'asian']);

/** The kitchen whose words a prompt speaks, one that names a dish or a country before one that names a house. */
export function findMenu(prompt: string): MenuKnowledge | undefined {
  const spoken = listNamed().filter(({ pattern }) => pattern.test(prompt));
  return (spoken.find(({ word }) => !HOUSES.has(word)) ?? spoken[0])?.menu;
}
