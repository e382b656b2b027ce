import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neverAborted, TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import type { RenderEngine } from '../../src/render/render-engine.ts';
import { openPlace, type Place } from '../cli/run-tailorbird.ts';
import { buildExport, compareLooks, photographAs } from './build-export.ts';
import { openScreenBrowser } from './open-screen-browser.ts';

const SCREENS = [
  ['A login screen', 'mobile', 'Change the heading to "Welcome aboard"'],
  ['Sales dashboard of a bike shop with a table of orders', 'desktop', 'Rename the heading to "Spring season"'],
  ['Recipe of a lentil soup with ingredients and steps', 'tablet', 'Make the heading say "Soup for six"'],
] as const;

/** What a person adds to a generated file, which shows nowhere. */
const MINE = '// Reviewed by hand.\n';

/** A repository that has pulled a screen, in which somebody works, and which pulls again after an edit of the screen. */
describe('components that were pulled, after an edit', () => {
  let place: Place;
  let browser: Browser;
  let engine: RenderEngine;
  beforeAll(async () => {
    place = await openPlace();
    browser = await openScreenBrowser();
    engine = await TEST_ENGINES.chromium();
  });
  afterAll(async () => {
    await engine.close();
    await browser.close();
    await place[Symbol.asyncDispose]();
  });
  const said = async (...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await place.run([...args, '--data', 'store']);
    if (code !== 0) throw new Error(stderr);
    return stdout;
  };
  const list = async (folder: string): Promise<{ path: string; bytes: Buffer }[]> => {
    const root = path.join(place.folder, folder);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return Promise.all(files.map(async (file) => ({ path: path.relative(root, file), bytes: await readFile(file) })));
  };

  it.each(SCREENS)('%s: keep what a person wrote, and build what is new', { timeout: 120_000 }, async (...screen) => {
    const [prompt, device, instruction] = screen;
    const made = JSON.parse(await said('generate', prompt, '--device', device, '--out', 'made', '--json')) as {
      name: string;
    }[];
    const name = made[0]?.name ?? '';
    const folder = path.join('src', name);
    await said('pull', name, '--out', folder);
    const before = await list(folder);
    const words = /"(.*)"/.exec(instruction)?.[1] ?? '';
    // A section of the person's; which one the edit will touch is not known to them either.
    await said('edit', name, instruction);
    const changed = new Set(await listChanged(name, before));
    const own = before.find((file) => file.path.startsWith('sections') && !changed.has(file.path));
    if (own === undefined) throw new Error('the edit touches every section');
    await writeFile(path.join(place.folder, folder, own.path), MINE + own.bytes.toString('utf8'));

    const news = await said('pull', name, '--out', folder);
    expect(news).toContain(`${path.join(folder, own.path)}\tkept, since it was changed here`);
    expect(news).toMatch(/\tupdated$/m);
    const after = await list(folder);
    const text = after.map(({ bytes }) => bytes.toString('utf8')).join('\n');
    expect(text).toContain(words);
    expect(after.find((file) => file.path === own.path)?.bytes.toString('utf8')).toBe(
      MINE + own.bytes.toString('utf8'),
    );

    // What makes it build alone is no part of what is pulled.
    const whole = await list(path.join('whole', name));
    const frame = whole.filter((file) => !file.path.startsWith('src') || file.path.endsWith('main.tsx'));
    const pulled = after.map((file) => ({ ...file, path: path.join('src', file.path) }));
    await using built = await buildExport([...frame, ...pulled]);
    await said('export', name, '--as', 'html', '--out', path.join('page', name));
    const [page] = await list(path.join('page', name));
    const drawn = ({ mobile: 'MOBILE', tablet: 'TABLET', desktop: 'DESKTOP' } as const)[device];
    const html = page?.bytes.toString('utf8') ?? '';
    const { png } = await engine.render({ html, device: drawn, signal: neverAborted() });
    const look = await photographAs(browser, built, { png, device: drawn });
    expect(await compareLooks(Buffer.from(png), look)).toBeLessThan(0.01);
  });

  /** Exports the screen as it stands now, whole, and names the files that are other than before. */
  async function listChanged(name: string, before: readonly { path: string; bytes: Buffer }[]): Promise<string[]> {
    await said('export', name, '--as', 'react', '--out', path.join('whole', name));
    const now = new Map((await list(path.join('whole', name))).map((file) => [file.path, file.bytes]));
    return before
      .filter((file) => now.get(path.join('src', file.path))?.equals(file.bytes) !== true)
      .map((file) => file.path);
  }
});
