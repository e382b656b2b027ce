/** Leaves room in an answer for where to look. */
const MOST_CHARACTERS = 1_100;

/**
 * What was made, told once: of one screen all its sentences, of several the first of each, numbered, and what was found
 * wrong with each, as much of it of every screen as there is room for.
 */
export function joinSummaries(summaries: readonly string[]): string {
  const [first = '', ...others] = summaries;
  if (others.length === 0) return first;
  const parts = summaries.map((summary) => ({ head: toFirstSentence(summary), found: listFound(summary) }));
  for (let share = Math.max(...parts.map(({ found }) => found.length)); share > 0; share--) {
    const told = parts.map((part, index) => tell(part, index, share)).join('\n');
    if (told.length <= MOST_CHARACTERS) return told;
  }
  return parts.map((part, index) => tell(part, index, 0)).join('\n');
}

interface Part {
  head: string;
  found: readonly string[];
}

function tell({ head, found }: Part, index: number, share: number): string {
  if (found.length === 0) return `${index + 1}. ${head}`;
  const left = found.length - share;
  if (share === 0) return `${index + 1}. ${head} ${found.length} ${found.length === 1 ? 'fault' : 'faults'}.`;
  return [
    `${index + 1}. ${head} Mend, by data-id:`,
    ...found.slice(0, share),
    ...(left > 0 ? [`- … and ${left} more`] : []),
  ].join('\n');
}

/** Lines of a list: each says what is wrong with one element, or what was not taken. */
const listFound = (summary: string): string[] => summary.split('\n').filter((line) => line.startsWith('- '));

const toFirstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
