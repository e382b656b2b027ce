import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECURITY_DOCS, toSecurityDocs } from '../../scripts/write-security-docs.ts';
import { REQUIREMENTS } from '../security/requirements.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const CLAIMS = Object.values(REQUIREMENTS)
  .flat()
  .flatMap(({ tests = {} }) => Object.entries(tests))
  .flatMap(([file, titles]) => titles.map((title): [string, string] => [file, title]));

/** The titles of the tests of a file that run, each up to the end of its line or its quotation. */
async function listTitles(file: string): Promise<string[]> {
  const text = await readFile(path.join(ROOT, file), 'utf8');
  const titles = /^[ \t]*(?:it|describe)(?:\.each|\.runIf)?\(/gm;
  return [...text.matchAll(titles)].map(({ index }) => text.slice(index, index + 4_000));
}

describe('what docs/security.md promises', () => {
  it('is what test/security says; else run npm run docs:security', async () => {
    const page = await readFile(SECURITY_DOCS, 'utf8');
    expect(page).toBe(toSecurityDocs(page));
  });

  it('is held by a test or told to be missing', () => {
    const bare = Object.values(REQUIREMENTS)
      .flat()
      .filter(({ tests, notYet }) => tests === undefined && notYet === undefined);
    expect(bare).toEqual([]);
    expect(CLAIMS.length).toBeGreaterThan(50);
  });

  it.each(CLAIMS)('%s has a test that says: %s', async (file, title) => {
    const begun = await listTitles(file);
    const isThere = begun.some((text) => {
      const quoted = /(['"`])((?:(?!\1).)*)\1/g;
      return [...text.matchAll(quoted)].some(([, , words = '']) => words.includes(title));
    });
    expect(isThere).toBe(true);
  });
});
