import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place } from './run-tailorbird.ts';

describe('tailorbird agents', () => {
  let place: Place;
  let project: string;
  beforeAll(async () => {
    place = await openPlace();
    project = path.join(place.folder, 'shop');
    await mkdir(project);
  });
  afterAll(() => place[Symbol.asyncDispose]());

  it('writes what agents read into a project and takes it back', async () => {
    const installed = await place.run(['agents', 'install', 'shop']);
    expect(installed).toMatchObject({ code: 0, stderr: '' });
    expect(installed.stdout).toMatch(/^wrote \.claude\/skills\/tailorbird\/SKILL\.md$/m);
    const pages = await readFile(path.join(project, '.claude/skills/tailorbird/pages.md'), 'utf8');
    expect(pages).toMatch(/^# Pages[\s\S]*data-picture[\s\S]*text-display-lg \| \d+/);
    const undone = await place.run(['agents', 'uninstall', 'shop']);
    expect(undone).toMatchObject({ code: 0, stderr: '' });
    expect(undone.stdout).toMatch(/^removed AGENTS\.md$/m);
    expect(await place.run(['agents', 'uninstall', 'shop'])).toMatchObject({
      stdout: 'Nothing of ours is recorded here.\n',
    });
  });

  it('overwrites nothing where nobody can be asked, and does with --yes', async () => {
    await writeFile(path.join(project, 'AGENTS.md'), 'Ours.\n');
    const refused = await place.run(['agents', 'install', 'shop', '--only', 'codex']);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^tailorbird: AGENTS\.md is there already\. Nothing was written\. .* --yes\.\n$/);
    const agreed = await place.run(['agents', 'install', 'shop', '--only', 'codex', '--yes']);
    expect(agreed).toMatchObject({ code: 0, stdout: 'added a section to AGENTS.md\n' });
    await place.run(['agents', 'uninstall', 'shop']);
    expect(await readFile(path.join(project, 'AGENTS.md'), 'utf8')).toBe('Ours.\n');
  });

  it('says with its exit code that something changed was left', async () => {
    await place.run(['agents', 'install', 'shop', '--only', 'gemini-cli']);
    const file = path.join(project, 'GEMINI.md');
    await writeFile(file, (await readFile(file, 'utf8')).replace('Tailorbird', 'Something'));
    const undone = await place.run(['agents', 'uninstall', 'shop']);
    expect(undone).toMatchObject({ code: 1, stdout: 'kept, since it was changed, GEMINI.md\n' });
  });

  it('asks for a folder that there is', async () => {
    const { code, stderr } = await place.run(['agents', 'install', 'nowhere']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^tailorbird: nowhere is no folder\. Give/),
    });
  });
});
