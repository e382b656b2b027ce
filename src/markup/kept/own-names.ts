import { COLOR_ROLES } from '../../domain/token-roles.ts';

const ROLES: ReadonlySet<string> = new Set(COLOR_ROLES);
const OURS = /^--(?:type|font|radius|space|shadow|label-case|user)(?:-|$)/;
const PREFIX = '--own-';

/**
 * A custom property of the page under a name that no token has: `--primary` → `--own-primary`. What is no token's name
 * stays, and a renamed one is not renamed again.
 */
export const toOwnVariable = (name: string): string =>
  ROLES.has(name.slice(2).replace(/-(?:fill|ink)$/, '')) || OURS.test(name) ? PREFIX + name.slice(2) : name;

/** A class of the page under a name that no token class has. */
export const toOwnClass = (name: string): string => `own-${name}`;
