import type { Drawing } from './drawing.ts';

type Report = Awaited<ReturnType<Drawing['finish']>>['report'];

/** Steps that take something away from what was sent, or put something else in its place. */
const TELLING: ReadonlySet<string> = new Set(['sanitise', 'fonts', 'icons', 'pictures']);

/** What became otherwise than it was sent, an item a line; empty where nothing did. */
export const toFindings = (report: Report): string[] =>
  report
    .filter(({ step }) => TELLING.has(step))
    .map(({ message, count }) => (count === undefined ? message : `${message} (${count} times)`));

const MOST_CHARACTERS = 1_500;

/** The findings as the status of a screen, which has room for a paragraph. */
export function toStatusMessage(findings: readonly string[]): string {
  if (findings.length === 0) return '';
  let said = 'Drawn as its author made it, apart from this:';
  for (const [index, finding] of findings.entries()) {
    const rest = ` And ${findings.length - index} more, which the answer to the upload lists.`;
    if (said.length + finding.length + rest.length > MOST_CHARACTERS) return said + rest;
    said += ` ${finding}${index === findings.length - 1 ? '.' : ';'}`;
  }
  return said;
}
