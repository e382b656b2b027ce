import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MANIFEST, pullFiles } from './pull-files.ts';

describe('pullFiles', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-pull-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const pull = (files: Record<string, string>, more: { screen?: string; force?: boolean } = {}) =>
    pullFiles(
      folder,
      Object.entries(files).map(([name, text]) => ({ path: name, bytes: Buffer.from(text) })),
      { screen: 'projects/1/screens/a', as: 'react', force: false, ...more },
    ).then((news) => Object.fromEntries(news.map(({ path: name, did }) => [name, did])));
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const KEPT = 'kept, since it was changed here';

  it.skipIf(process.platform === 'win32')('does not wait at a pipe that stands where a file goes', async () => {
    execFileSync('mkfifo', [path.join(folder, 'a.tsx')]);
    await expect(pull({ 'a.tsx': '1' })).rejects.toThrow(/a\.tsx is no file/);
  });

  it('updates what it wrote and takes away what is no longer generated', async () => {
    expect(await pull({ 'a.tsx': '1', 'in/b.tsx': '1' })).toEqual({ 'a.tsx': 'wrote', 'in/b.tsx': 'wrote' });
    expect(await pull({ 'a.tsx': '2', 'c.tsx': '1' })).toEqual({
      'a.tsx': 'updated',
      'c.tsx': 'wrote',
      'in/b.tsx': 'removed',
    });
    expect(await read('a.tsx')).toBe('2');
    expect(await pull({ 'a.tsx': '2', 'c.tsx': '1' })).toEqual({ 'a.tsx': 'unchanged', 'c.tsx': 'unchanged' });
  });

  it('keeps what a person changed, again and again, until it is forced', async () => {
    await pull({ 'a.tsx': '1', 'b.tsx': '1' });
    await writeFile(path.join(folder, 'a.tsx'), 'mine');
    await writeFile(path.join(folder, 'b.tsx'), 'mine too');
    expect(await pull({ 'a.tsx': '2' })).toEqual({ 'a.tsx': KEPT, 'b.tsx': KEPT });
    expect(await pull({ 'a.tsx': '3' })).toEqual({ 'a.tsx': KEPT });
    expect([await read('a.tsx'), await read('b.tsx')]).toEqual(['mine', 'mine too']);
    expect(await pull({ 'a.tsx': '3' }, { force: true })).toEqual({ 'a.tsx': 'updated' });
    expect(await read('a.tsx')).toBe('3');
  });

  it('keeps what a changed file takes in, until it no longer does', async () => {
    const section = "import { AIcon } from '../icons/a-icon';";
    const files = { 'sections/one.tsx': section, 'icons/a-icon.tsx': '1', 'icons/b-icon.tsx': '1' };
    await pull(files);
    await writeFile(path.join(folder, 'sections/one.tsx'), `// mine\n${section}`);
    const taken = 'kept, since what was changed here takes it in';
    const next = { 'sections/one.tsx': '2' };
    expect(await pull(next)).toEqual({
      'sections/one.tsx': KEPT,
      'icons/a-icon.tsx': taken,
      'icons/b-icon.tsx': 'removed',
    });
    expect(await pull(next)).toEqual({ 'sections/one.tsx': KEPT, 'icons/a-icon.tsx': taken });
    await writeFile(path.join(folder, 'sections/one.tsx'), '// mine alone');
    expect(await pull(next)).toEqual({ 'sections/one.tsx': KEPT, 'icons/a-icon.tsx': 'removed' });
  });

  it('keeps what was there before it came', async () => {
    await writeFile(path.join(folder, 'a.tsx'), 'mine');
    expect(await pull({ 'a.tsx': '1' })).toEqual({ 'a.tsx': KEPT });
    expect(await read('a.tsx')).toBe('mine');
  });

  it('refuses the folder of another screen, and a manifest that is broken', async () => {
    await pull({ 'a.tsx': '1' });
    await expect(pull({ 'a.tsx': '2' }, { screen: 'projects/1/screens/b' })).rejects.toThrow('screens/a as react');
    await writeFile(path.join(folder, MANIFEST), '{');
    await expect(pull({ 'a.tsx': '2' })).rejects.toThrow('cannot be read');
  });

  it('removes nothing outside of the folder, whatever the manifest names', async () => {
    const files = { '../outside': 'x' };
    await writeFile(
      path.join(folder, MANIFEST),
      JSON.stringify({ screen: 'projects/1/screens/a', as: 'react', files }),
    );
    expect(await pull({ 'a.tsx': '1' })).toEqual({ 'a.tsx': 'wrote' });
    expect(await readdir(folder)).toEqual([MANIFEST, 'a.tsx']);
  });
});
