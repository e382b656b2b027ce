import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUIREMENTS } from './requirements.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** `// spec: id, id` directly above a test that runs. */
const CLAIM = /\/\/ spec: (.+)\n\s*(\S+)/g;
const RUNS = /^(?:it|test|describe)(?:\.each)?[(`]/;

interface Claim {
  id: string;
  file: string;
  /** The first word of the line that follows. */
  above: string;
}

async function findClaims(): Promise<Claim[]> {
  const folders = await Promise.all(
    ['src', 'test'].map(async (folder) =>
      (await readdir(path.join(ROOT, folder), { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  const files = folders
    .flat()
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith(path.join('test', 'spec')));
  const claims = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(path.join(ROOT, file), 'utf8')).matchAll(CLAIM)].flatMap(([, ids = '', above = '']) =>
        ids.split(',').map((id) => ({ id: id.trim(), file, above })),
      ),
    ),
  );
  return claims.flat();
}

describe('the requirements of the specification', () => {
  it('are named once each', () => {
    const ids = REQUIREMENTS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('are all claimed by tests that run', async () => {
    const claims = await findClaims();
    const known = new Set(REQUIREMENTS.map(({ id }) => id));
    const claimed = new Set(claims.map(({ id }) => id));
    expect(claims.filter(({ above }) => !RUNS.test(above))).toEqual([]);
    expect(claims.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(REQUIREMENTS.filter(({ id }) => !claimed.has(id)).map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });
});
