/** Leaves room in an answer for where to look. */
const MOST_CHARACTERS = 1_100;

/**
 * What was made, told once: of one screen all its sentences, of several the first of each, numbered, and what was found
 * wrong with each, as much of it of every screen as there is room for.
 */
export function joinSummaries(summaries: readonly string[]): string {
  const [first = '', ...others] = summaries;
  if (others.length === 0) return first;
  const parts = summaries.map((summary) => ({ head: toFirstSentence(summary), ...listFound(summary) }));
  for (let share = Math.max(...parts.map(({ found }) => found.length)); share > 0; share--) {
    const told = parts.map((part, index) => tell(part, index, share)).join('\n');
    if (told.length <= MOST_CHARACTERS) return told;
  }
  return parts.map((part, index) => tell(part, index, 0)).join('\n');
}

interface Part {
  head: string;
  found: readonly string[];
  /** How many were found and are not told. */
  untold: number;
}

function tell({ head, found, untold }: Part, index: number, share: number): string {
  if (found.length === 0) return `${index + 1}. ${head}`;
  const left = Math.max(0, found.length - share) + untold;
  if (share === 0) return `${index + 1}. ${head} ${left} ${left === 1 ? 'fault' : 'faults'}.`;
  return [
    `${index + 1}. ${head} Mend, by data-id:`,
    ...found.slice(0, share),
    ...(left > 0 ? [`- … and ${left} more`] : []),
  ].join('\n');
}

/** Lines of a list: each says what is wrong with one element, or what was not taken. */
function listFound(summary: string): Omit<Part, 'head'> {
  const lines = summary.split('\n').filter((line) => line.startsWith('- '));
  const more = lines.map((line) => /^- … and (\d+) more$/.exec(line)?.[1]);
  return {
    found: lines.filter((_, index) => more[index] === undefined),
    untold: more.reduce((sum, count) => sum + Number(count ?? 0), 0),
  };
}

const toFirstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
