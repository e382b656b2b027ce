import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

/** "Replace the foster section with a newsletter": another thing in its place, where the screen draws such things. */
export const readReplace: ReadClause = ({ text, quotes }) => {
  const [, target, what] =
    /^(?:replace|substitute)\s+(.+?)\s+(?:with|by|for)\s+((?:an?|some|our)\s+.+)$/i.exec(text) ?? [];
  if (target === undefined || what === undefined || hasQuote(text)) return undefined;
  return { kind: 'replace', target: toTarget(target, quotes), what };
};
