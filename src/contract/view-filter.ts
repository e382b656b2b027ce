/** Which projects `list_projects` lists. */
export type ProjectView = 'owned' | 'shared';

/** One AIP-160 comparison; white space and quotes around the value are allowed. */
const COMPARISON = /^\(?\s*view\s*=\s*(?:"(owned|shared)"|'(owned|shared)'|(owned|shared))\s*\)?$/;

/** Reads a filter on `view`; undefined when it is anything but `view=owned` or `view=shared`. */
export function parseViewFilter(filter: string): ProjectView | undefined {
  const text = filter.trim();
  if (text === '') return 'owned';
  const match = COMPARISON.exec(text);
  return (match?.[1] ?? match?.[2] ?? match?.[3]) as ProjectView | undefined;
}
