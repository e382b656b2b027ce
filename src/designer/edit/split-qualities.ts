import { parseClause } from './parse-clause.ts';

/**
 * "make it dark and more compact" → two clauses, when each quality alone is understood; any other clause stays whole.
 */
export function splitQualities(clause: string): string[] {
  const match =
    /^((?:make|turn|set|change)\s+(?:it|this|the (?:whole |entire )?(?:screen|page|design)|everything))\s+(.+)$/i.exec(
      clause,
    );
  const [, opening, rest] = match ?? [];
  if (opening === undefined || rest === undefined) return [clause];
  const parts = rest.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).map((part) => `${opening} ${part}`);
  return parts.length > 1 && parts.every((part) => parseClause(part) !== undefined) ? parts : [clause];
}
