/** What a kind of picture can show. */
export interface DrawableKind {
  kind: string;
  subjects: readonly string[];
}

/** The kinds of pictures and their subjects, a line each; a kind that can show all of another names that instead. */
export function tellDrawable(drawable: readonly DrawableKind[]): string {
  const lines = drawable.map(({ kind, subjects }) => {
    const within = drawable.filter(
      (other) => other.kind !== kind && other.subjects.length < subjects.length && isIn(other.subjects, subjects),
    );
    const left = subjects.filter((subject) => !within.some((other) => other.subjects.includes(subject)));
    return `- ${kind}: ${[...within.map((other) => `every ${other.kind}`), ...left].join(', ')}`;
  });
  return lines.join('\n');
}

const isIn = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));
