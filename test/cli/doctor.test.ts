import { mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTENING, openPlace, type Place } from './run-tailorbird.ts';

describe('what is found on this machine', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  it('is told by doctor', async () => {
    const { code, stdout, stderr } = await place.run(['doctor']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const found = [...stdout.matchAll(/^✓ (\w+) +(.+)$/gm)].map(([, name, what]) => [name, what]);
    expect(found).toEqual([
      ['Node', process.version],
      ['Database', `SQLite in ${place.folder}/.tailorbird`],
      ['Storage', `files in ${place.folder}/.tailorbird/blobs`],
      ['Address', expect.stringMatching(/address that a client asks at.+set TAILORBIRD_PUBLIC_URL to the address/)],
      ['Browser', 'none found; the built-in renderer draws the pictures'],
      ['Fonts', expect.stringMatching(/^28 families and one monospace, in \d+ packages$/)],
      ['Models', expect.stringContaining('embedded designer')],
    ]);
  });

  it('is told by doctor with the address that links to files have', async () => {
    const { stdout } = await place.run(['doctor'], { TAILORBIRD_PUBLIC_URL: 'https://designs.example.org' });
    expect(stdout).toMatch(/^✓ Address +links to files start with https:\/\/designs\.example\.org/m);
  });

  it.each([
    [
      { TAILORBIRD_HOST: '0.0.0.0' },
      /^✗ Address +0\.0\.0\.0 is reachable from other machines, and no key is configured\n +→ Set TAILORBIRD_TOKENS/m,
    ],
    [
      { TAILORBIRD_KNOWLEDGE: '/nowhere/at/all' },
      /^✗ Knowledge +TAILORBIRD_KNOWLEDGE is "\/nowhere\/at\/all".+\n +→ Run tailorbird knowledge check/m,
    ],
  ])('is told by doctor where serve would not start: %o', async (settings, told) => {
    const { code, stdout } = await place.run(['doctor'], settings);
    expect(code).toBe(1);
    expect(stdout).toMatch(told);
  });

  it('is told by doctor for the flags that serve would be started with', async () => {
    const { code, stdout } = await place.run(['doctor', '--host', '0.0.0.0', '--port', '80']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ Address +0\.0\.0\.0 is reachable/m);
    expect((await place.run(['doctor', '--port', '4321'])).stdout).toMatch(/^✓ Address .+\(port 4321\)/m);
  });

  it('is told by doctor as open to others where a key lets them in', async () => {
    const { stdout } = await place.run(['doctor'], { TAILORBIRD_HOST: '0.0.0.0', TAILORBIRD_TOKENS: 'ada:a-long-key' });
    expect(stdout).toMatch(
      /^✓ Address +links to files.+: localhost, 127\.0\.0\.1.+any other name set TAILORBIRD_PUBLIC_URL/m,
    );
    expect(stdout).toContain(hostname());
  });

  it('is told by doctor with the mend where it is broken', async () => {
    await writeFile(path.join(place.folder, 'a-file'), '');
    const { code, stdout } = await place.run(['doctor', '--data', 'a-file']);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^✗ Database +the data folder .+ cannot be made\n +→ Point --data or TAILORBIRD_DATA to a folder/m,
    );
    expect(stdout).toMatch(/^✓ Fonts/m);
  });
});

describe('the data folder of a newer release', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
    await mkdir(path.join(place.folder, 'newer'));
    await place.run(['doctor', '--data', 'newer']);
    const database = new DatabaseSync(path.join(place.folder, 'newer/tailorbird.sqlite'));
    database.exec("insert into migrations (number, name, applied_time) values (999, 'from the future', 0)");
    database.close();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  const REFUSAL =
    /^tailorbird: the database has schema version 999, but this release knows versions up to \d+\. Start the newer release that wrote it, or point --data or TAILORBIRD_DATABASE_URL to another\.\n$/;

  it.each([['serve', '--port', '0'], ['mcp']])('is refused by %s in one line', async (...args) => {
    const { code, stdout, stderr } = await place.run([...args, '--data', 'newer']);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(REFUSAL) });
  });

  it('is told by doctor', async () => {
    const { code, stdout } = await place.run(['doctor', '--data', 'newer']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/✗ Database +the database has schema version 999/);
  });

  it('does not keep another folder from being served', async () => {
    const { child, ended, says } = place.start(['serve', '--port', '0', '--data', 'older']);
    expect((await fetch(`${await says(LISTENING)}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
  });
});
