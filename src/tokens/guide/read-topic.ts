import { type Clause, polarityOf } from './guide-clause.ts';
import type { GuideTopic } from './guide-clues.ts';

const MOST_CLAUSES = 1_500;

/** The value that the clauses speak for most. */
export function readTopic<Value extends string>(
  clauses: readonly Clause[],
  topic: GuideTopic<Value>,
): Value | undefined {
  const points = new Map<Value, number>();
  for (const clause of clauses.slice(0, MOST_CLAUSES)) {
    const weight = topic.weigh(clause);
    if (weight === 0) continue;
    for (const { words, stated, denied, points: worth } of topic.clues) {
      const match = words.exec(clause.text);
      if (match === null) continue;
      const polarity = polarityOf(clause, match.index, match.index + match[0].length);
      const value = polarity === 'stated' ? stated : polarity === 'denied' ? denied : undefined;
      if (value !== undefined) points.set(value, (points.get(value) ?? 0) + worth * weight);
      else if (polarity === 'denied' && stated !== undefined)
        points.set(stated, (points.get(stated) ?? 0) - worth * weight);
    }
  }
  const [first, second] = [...points].sort(([, a], [, b]) => b - a);
  return first === undefined || first[1] < topic.least || first[1] === second?.[1] ? undefined : first[0];
}
