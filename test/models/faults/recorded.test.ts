import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { putFaultTable, readRecording, toFaultTable } from './fault-table.ts';
import { FAULTS } from './list-faults.ts';

it('holds what was seen of each fault before and now, and each came out otherwise', async () => {
  const { before, now } = await readRecording();
  const names = FAULTS.map(({ name }) => name);
  expect(Object.keys(before.seen)).toEqual(names);
  expect(Object.keys(now.seen)).toEqual(names);
  expect(names.filter((name) => before.seen[name] === now.seen[name])).toEqual([]);
});

it('stands in the docs as it was recorded', async () => {
  const page = await readFile(new URL('../../../docs/models.md', import.meta.url), 'utf8');
  expect(putFaultTable(page, toFaultTable(await readRecording()))).toBe(page);
});
