import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place } from './run-tailorbird.ts';

const PROMPT = 'A habit tracker home screen for runners, dark and playful';

describe('tailorbird generate', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  it('writes HTML, picture and SVG and prints their paths', async () => {
    const { code, stdout, stderr } = await place.run(['generate', PROMPT, '--device', 'mobile', '--out', 'one']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('{"') });
    const files = stdout.trim().split('\n');
    expect(files.map((file) => path.extname(file))).toEqual(['.html', '.png', '.svg']);
    expect(await readdir(path.join(place.folder, 'one'))).toEqual(files.map((file) => path.basename(file)));
    const [html = '', png = '', svg = ''] = files.map((file) => path.join(place.folder, file));
    expect(await readFile(html, 'utf8')).toMatch(/^<!doctype html>/i);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 780 });
    expect(await readFile(svg, 'utf8')).toMatch(/<svg[^>]*>[\s\S]*<text/);
  });

  it('makes variants, follows a DESIGN.md and answers in JSON', async () => {
    await writeFile(path.join(place.folder, 'DESIGN.md'), '# Acme\n\n## Colors\n\n- Primary: #AA0055\n');
    const args = ['--variants', '2', '--design-md', 'DESIGN.md', '--model', 'flash', '--json', '--out', 'many/of/them'];
    const { code, stdout } = await place.run(['generate', PROMPT, ...args]);
    expect(code).toBe(0);
    const written = JSON.parse(stdout) as { title: string; files: string[] }[];
    expect(written).toHaveLength(3);
    const files = written.flatMap(({ files: of }) => of);
    expect(new Set(files).size).toBe(9);
    expect((await readdir(path.join(place.folder, 'many/of/them'))).toSorted()).toEqual(
      files.map((file) => path.basename(file)).toSorted(),
    );
    // Variants may try other colours; the screen itself keeps those of the file.
    const [html = ''] = files;
    expect((await readFile(path.join(place.folder, html), 'utf8')).includes('#aa0055')).toBe(true);
  });

  it('keeps its screens in a store, from which export writes them', async () => {
    const made = await place.run(['generate', 'A login screen', '--data', 'store', '--out', 'kept', '--json']);
    expect(made.code).toBe(0);
    const [{ name = '' } = {}] = JSON.parse(made.stdout) as { name?: string }[];
    expect(name).toMatch(/^projects\/\d+\/screens\/\w+$/);
    const source = await place.run(['export', name, '--as', 'source', '--data', 'store', '--out', 'src/login']);
    expect(source.code).toBe(0);
    expect(source.stdout).toContain(path.join('src/login', 'index.html'));
    expect(await readFile(path.join(place.folder, 'src/login/tokens.css'), 'utf8')).toContain('--primary:');
    const [project = ''] = name.split('/screens/');
    const zip = await place.run(['export', project, '--zip', '--data', 'store', '--out', 'zips']);
    expect(await readdir(path.join(place.folder, 'zips'))).toEqual([path.basename(zip.stdout.trim())]);
    const odd = await place.run(['export', name, '--as', 'docx', '--data', 'store', '--out', 'zips']);
    expect(odd).toMatchObject({ code: 2, stderr: expect.stringContaining('There are html') });
    await writeFile(path.join(place.folder, 'taken'), '');
    const taken = await place.run(['export', 'projects/1/screens/2', '--as', 'html', '--out', 'taken/below']);
    expect(taken).toMatchObject({ code: 2, stderr: expect.stringContaining('--out taken/below cannot be made') });
  });

  it('says which file it could not write', async () => {
    const [html = ''] = await readdir(path.join(place.folder, 'one'));
    await mkdir(path.join(place.folder, 'full', html), { recursive: true });
    const { code, stdout, stderr } = await place.run(['generate', PROMPT, '--device', 'mobile', '--out', 'full']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^tailorbird: full\/.+\.html cannot be written\. Give --out a folder/m);
  });

  it.runIf(process.platform === 'linux')('ends at once where the folder cannot be made', async () => {
    const { code, stderr } = await place.run(['generate', PROMPT, '--out', '/proc/screens']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'tailorbird: --out /proc/screens cannot be made. Give a folder that you may write.\n',
    });
  });

  it('leaves nothing behind, neither at the end nor when it is stopped', async () => {
    const { child, ended, says } = place.start(['generate', PROMPT, '--variants', '5', '--out', 'stopped']);
    await says(/Opening/);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 130, stdout: '' });
    const left = await readdir(place.folder);
    expect(left.filter((name) => name.startsWith('tailorbird-') || name.startsWith('.'))).toEqual([]);
  });
});
