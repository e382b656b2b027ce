import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FAULTS } from './list-faults.ts';

/** What was seen of each fault, by its name. */
export interface Recorded {
  /** The commit that was tried, and when. */
  of: string;
  on: string;
  seen: Record<string, string>;
}

export interface Recording {
  before: Recorded;
  now: Recorded;
}

export const RECORDING = path.join(import.meta.dirname, 'recorded.json');
export const readRecording = async (): Promise<Recording> => JSON.parse(await readFile(RECORDING, 'utf8')) as Recording;

const cell = (words: string | undefined): string => (words ?? 'not tried').replaceAll('|', String.raw`\|`);

/** The table of `docs/models.md`, of what was recorded and nothing else. */
export function toFaultTable({ before, now }: Recording): string {
  const rows = FAULTS.map(
    ({ name, heldBy }) => `| ${cell(name)} | ${cell(before.seen[name])} | ${cell(now.seen[name])} | \`${heldBy}\` |`,
  );
  return [
    `Before is commit ${before.of}, seen on ${before.on}; now was seen on ${now.on}.`,
    '',
    '| what the script does, or what is asked | before | now | held by |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const START = '<!-- faults: written by scripts/record-model-faults.ts -->';
const END = '<!-- faults: end -->';

/** A page of the docs with its table anew. Throws where it has no place for one. */
export function putFaultTable(page: string, table: string): string {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`the page has no ${START}`);
  return `${page.slice(0, start + START.length)}\n${table}\n${page.slice(end)}`;
}
