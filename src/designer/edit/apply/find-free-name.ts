import { normal } from '../find/match-words.ts';
import { DOMAINS } from '../../knowledge/domains.ts';

/** A first and a last name. */
export const PERSON_NAME = /^\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’' -]+$/u;

/** A person of any trade whose normal name is not `taken`; trade by trade, so that no more of them are read than it takes. */
export function findFreeName(taken: ReadonlySet<string>): string | undefined {
  for (const { people } of DOMAINS) {
    const free = people.find(({ name }) => !taken.has(normal(name)) && PERSON_NAME.test(name));
    if (free !== undefined) return free.name;
  }
  return undefined;
}
