import { findQuotedTexts } from '../understand/quoted-texts.ts';

/** Words that begin something new to do; "and" before anything else joins parts of one thing. */
const VERB =
  'make|change|set|use|switch|turn|add|include|insert|remove|delete|drop|hide|move|put|place|rename|call|replace|swap|duplicate|copy|increase|decrease|reduce|enlarge|shrink|give|get rid|take out|tighten|loosen|round|convert|apply|show';

const BOUNDARY = new RegExp(
  `(?:[.;\\n]+\\s+|\\s*,?\\s+(?:and then|then|and also|also|and|but|plus)\\s+(?=(?:please\\s+)?(?:${VERB})\\b)|,\\s+(?=(?:${VERB})\\b)|[.;\\n]+$)`,
  'gi',
);

/** One clause for each thing to do; what stands in quotes is never split. */
export function splitClauses(instruction: string): string[] {
  const quotes = findQuotedTexts(instruction);
  const inQuotes = (at: number): boolean => quotes.some((quote) => at > quote.start && at < quote.end);
  const clauses: string[] = [];
  let from = 0;
  for (const match of instruction.matchAll(BOUNDARY)) {
    if (inQuotes(match.index)) continue;
    clauses.push(instruction.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...clauses, instruction.slice(from)]
    .map((clause) =>
      clause
        .trim()
        .replace(/^please\s+/i, '')
        .replace(/[.!]+$/, ''),
    )
    .filter((clause) => clause !== '');
}
