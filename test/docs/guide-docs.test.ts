import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { BRIEF_DOCS, toBriefDocs } from '../../scripts/write-guide-docs.ts';

it('docs/brief.md is the guide that agents read; else run npm run docs:guides', async () => {
  expect(await readFile(BRIEF_DOCS, 'utf8')).toBe(await toBriefDocs());
});
