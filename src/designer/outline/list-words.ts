import type { Bar, Outline, Words } from './outline.ts';

/** All words of an outline that are meant to be seen, in no particular order: frame, title and sections. */
export function listWords({ title, subtitle, product, frame, sections }: Outline): Words[] {
  const words: Words[] = [];
  collect([title, subtitle, product, frame.navigation, frame.footer, sections], words);
  for (const bar of [frame.header, frame.foot]) if (bar !== undefined) collect(barOf(bar), words);
  return words;
}

const barOf = ({ start, middle, end }: Bar): unknown[] => [start, middle, end];

/** Words are told by their shape: whatever the outline holds, they are found. */
function collect(value: unknown, into: Words[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, into);
  else if (typeof value === 'object' && value !== null) {
    if (isWords(value)) into.push(value);
    else for (const one of Object.values(value)) collect(one, into);
  }
}

const isWords = (value: object): value is Words => 'text' in value && 'origin' in value;
