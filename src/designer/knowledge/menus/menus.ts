import type { MenuKnowledge } from './menu-knowledge.ts';
import { EASTERN_MENUS } from './eastern-menus.ts';
import { WESTERN_MENUS } from './western-menus.ts';

const MENUS: readonly MenuKnowledge[] = [...WESTERN_MENUS, ...EASTERN_MENUS];

/** The kitchen whose words a prompt speaks; undefined where it names none. */
export function findMenu(prompt: string): MenuKnowledge | undefined {
  const text = prompt.toLowerCase();
  return MENUS.find(({ words }) => new RegExp(`\\b(?:${words.split(', ').join('|')})(?:e?s)?\\b`, 'u').test(text));
}
