import { COLOR_ROLES } from '../domain/token-roles.ts';
import type { Tokens } from './create-tokens.ts';

/** The 47 colours under the snake_case names of the API's colour maps, `#rrggbb` each. */
export function toNamedColors(tokens: Pick<Tokens, 'colors'>): Record<string, string> {
  return Object.fromEntries(COLOR_ROLES.map((role) => [role.replaceAll('-', '_'), tokens.colors[role]]));
}
