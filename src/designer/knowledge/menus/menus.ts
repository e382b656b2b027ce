import type { MenuKnowledge } from './menu-knowledge.ts';
import { EASTERN_MENUS } from './eastern-menus.ts';
import { SOUTHEAST_MENUS } from './southeast-menus.ts';
import { WESTERN_MENUS } from './western-menus.ts';

const MENUS = [...WESTERN_MENUS, ...SOUTHEAST_MENUS, ...EASTERN_MENUS].flatMap((menu) =>
  menu.words
    .split(', ')
    .map((word) => ({ menu, word, pattern: new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, 'iu') })),
);
/** Say what kind of house it is and little of what is cooked there. */
const HOUSES: ReadonlySet<string> = new Set(['bar', 'cafe', 'café', 'grill', 'bistro', 'healthy', 'american', 'asian']);

/** The kitchen whose words a prompt speaks, one that names a dish or a country before one that names a house. */
export function findMenu(prompt: string): MenuKnowledge | undefined {
  const spoken = MENUS.filter(({ pattern }) => pattern.test(prompt));
  return (spoken.find(({ word }) => !HOUSES.has(word)) ?? spoken[0])?.menu;
}
