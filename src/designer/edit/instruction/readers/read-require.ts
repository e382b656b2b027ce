import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const NEEDS =
  /^(?:(?:make|set|mark)\s+(.+?)\s+(?:as\s+)?(?:an?\s+)?|(.+?)\s+(?:is|are|should be|must be|needs to be)\s+(?:an?\s+)?)(optional|required|mandatory|compulsory|obligatory|not required|not mandatory)(?:\s+fields?)?$/i;

/** "Make phone optional", "the date is required": whether a field must be filled in. */
export const readRequire: ReadClause = ({ text, quotes }) => {
  const [, made, said, need = ''] = NEEDS.exec(text) ?? [];
  const target = made ?? said;
  if (target === undefined || (hasQuote(text) && quotes.length > 1)) return undefined;
  return { kind: 'require', target: toTarget(target, quotes), isRequired: !/optional|not/i.test(need) };
};
