import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Ended, type Place } from './run-tailorbird.ts';

/** One screen of a store, by the commands that work on it, in the order in which somebody would. */
describe('commands on what a store keeps', () => {
  let place: Place;
  let screen: string;
  let told: Ended;
  let project: string;
  const run = (...args: string[]) => place.run([...args, '--data', 'store']);
  const said = async (...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await run(...args);
    if (code !== 0) throw new Error(stderr);
    return stdout;
  };

  beforeAll(async () => {
    place = await openPlace();
    const made = await run('generate', 'A login screen', '--device', 'mobile', '--out', 'made', '--json');
    if (made.code !== 0) throw new Error(made.stderr);
    told = made;
    screen = (JSON.parse(made.stdout) as { name: string }[])[0]?.name ?? '';
    project = screen.split('/screens/')[0] ?? '';
  }, 120_000);
  afterAll(() => place[Symbol.asyncDispose]());

  it('tells what was understood, made and could come next, without colours in a pipe', () => {
    expect(told.stderr).toMatch(/Understood:\n {2}\S/);
    expect(told.stderr).toMatch(/Next you could ask:\n {2}\S/);
    expect(told.stdout + told.stderr).not.toContain(String.fromCodePoint(27));
    // Where agents look and what they may send instead is no help in a terminal.
    expect(told.stderr).toMatch(/\n\n.*, a phone screen for /);
    expect(told.stderr).not.toContain('tailorbird://');
  });

  it('lists projects, screens and versions, changes a screen and goes back', { timeout: 240_000 }, async () => {
    expect(await said('list')).toContain(`${project}\t`);
    expect(await said('list', project)).toContain(`${screen}\t`);
    const edited = await run('edit', screen, 'Change the heading to "Welcome aboard"', '--out', 'edited');
    expect({ code: edited.code, stderr: edited.stderr }).toEqual({ code: 0, stderr: expect.any(String) });
    const [html = ''] = edited.stdout.split('\n');
    expect(await readFile(path.join(place.folder, html), 'utf8')).toContain('Welcome aboard');
    const versions = (await said('list', screen)).trim().split('\n');
    expect(versions.length).toBeGreaterThan(1);
    const first = /version (\d+)/.exec(versions.at(-1) ?? '')?.[1] ?? '';
    await said('restore', screen, '--version', first);
    await said('export', screen, '--out', 'restored');
    const [restored = ''] = await readdir(path.join(place.folder, 'restored'));
    expect(await readFile(path.join(place.folder, 'restored', restored), 'utf8')).not.toContain('Welcome aboard');
    const variants = await said('variants', screen, 'Other colours', '--count', '1');
    expect(variants.trim()).toMatch(/^projects\/\d+\/screens\/\w+$/);
    await said('delete', variants.trim());
    expect(await said('list', project)).not.toContain(variants.trim());
    await said('restore', variants.trim());
    expect(await said('list', project)).toContain(variants.trim());
  });

  it('pulls components and leaves alone what was changed', { timeout: 120_000 }, async () => {
    const pulled = await said('pull', screen, '--out', 'src/login');
    expect(pulled).toContain(`${path.join('src/login', 'screen.tsx')}\twrote`);
    expect(await readdir(path.join(place.folder, 'src/login'))).not.toContain('package.json');
    await writeFile(path.join(place.folder, 'src/login/screen.tsx'), '// mine\n');
    expect(await said('pull', screen, '--out', 'src/login')).toContain('screen.tsx\tkept, since it was changed here');
    expect(await readFile(path.join(place.folder, 'src/login/screen.tsx'), 'utf8')).toBe('// mine\n');
  });

  it.each([
    [['edit', 'projects/1', 'x'], /projects\/1 names no screen/],
    [['list', 'a/b/c/d'], /names neither a project nor a screen/],
    [['restore', 'projects/1/screens/a', '--version', 'old'], /--version old is no version/],
    [['pull', 'projects/1/screens/a', '--outt', 'x'], /Did you mean --out/],
    [['genrate', 'x'], /Did you mean generate/],
    [['generate', 'x', '--out', ' '], /--out is empty\. Give a folder/],
    [['export', 'projects/1', '--out', ''], /--out is empty\. Give a folder/],
    [
      ['generate', 'x', '--model', 'pro', '--out', 'x'],
      /no model is configured for --model pro\. Set TAILORBIRD_MODEL_PRO/,
    ],
  ])('%j ends with what is wrong', async (args, words) => {
    const { code, stderr } = await run(...args);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(words) });
  });
});
