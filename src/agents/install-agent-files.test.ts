import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asyncProperty, assert, constantFrom, option, string } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RECORD_PATH } from './agent-record.ts';
import { installAgentFiles, type Ask } from './install-agent-files.ts';
import { AGENT_CLIENTS, planAgentFiles, type AgentFile } from './plan-agent-files.ts';
import { uninstallAgentFiles } from './uninstall-agent-files.ts';

const GUIDES = { pages: '# Pages', edits: '# Edits', briefs: '# Briefs', 'design-systems': '# Design systems' };
const SKILL = '.claude/skills/tailorbird/SKILL.md';

const yes: Ask = async () => true;
const never: Ask = async (question) => {
  throw new Error(`nobody was to be asked: ${question}`);
};

describe('files for agents', () => {
  let folder: string;
  let files: AgentFile[];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-agents-'));
    files = await planAgentFiles(AGENT_CLIENTS, GUIDES);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const at = (name: string): string => path.join(folder, name);
  const read = (name: string): Promise<string> => readFile(at(name), 'utf8');
  const put = async (name: string, text: string): Promise<void> => {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), text);
  };
  const install = (ask: Ask, of = files) => installAgentFiles(folder, of, ask);
  /** Every file and folder of the project, files with their text. */
  const list = async (): Promise<Record<string, string>> => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const entries = names.map(async (entry) => {
      const name = path.relative(folder, path.join(entry.parentPath, entry.name));
      return [name, entry.isDirectory() ? 'folder' : await read(name)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };

  it('come into an empty project unasked, and leave it empty', async () => {
    const news = await install(never);
    expect(news.map(({ path: name, did }) => `${did} ${name}`)).toEqual(files.map((file) => `wrote ${file.path}`));
    expect(await read(SKILL)).toMatch(/^---\nname: tailorbird\n/);
    expect(await read('.cursor/rules/tailorbird.mdc')).toMatch(/^---\ndescription: /);
    expect(await read('AGENTS.md')).toMatch(/^<!-- tailorbird[\s\S]*<!-- \/tailorbird -->\n$/);
    await uninstallAgentFiles(folder);
    expect(await list()).toEqual({});
  });

  it('say the same when they are written again, without a question', async () => {
    await install(never);
    const before = await list();
    expect(new Set((await install(never)).map(({ did }) => did))).toEqual(new Set(['found as it should be']));
    expect(await list()).toEqual(before);
  });

  it('stand over a file of the user only when that is agreed to, and give it back', async () => {
    await put(SKILL, 'mine');
    const asked: string[] = [];
    const news = await install(async (question) => {
      asked.push(question);
      return false;
    });
    expect(asked).toEqual([`${SKILL} is there already and says something else. Overwrite it?`]);
    expect(news).toContainEqual({ path: SKILL, did: 'kept' });
    expect(await read(SKILL)).toBe('mine');
    await install(yes);
    expect(await read(SKILL)).toContain('name: tailorbird');
    expect(await uninstallAgentFiles(folder)).toContainEqual({ path: SKILL, did: 'restored' });
    expect(await read(SKILL)).toBe('mine');
  });

  it('ask before a word of the user is touched, all at first', async () => {
    await put('AGENTS.md', '# Rules\n');
    const before = await list();
    await expect(install(() => Promise.reject(new Error('nobody there')))).rejects.toThrow('nobody there');
    expect(await list()).toEqual(before);
  });

  it('stand beside what an agent is told already, and what was told later stays', async () => {
    await put('AGENTS.md', '# Rules\nUse tabs.');
    expect(await install(yes)).toContainEqual({ path: 'AGENTS.md', did: 'added a section to' });
    await writeFile(at('AGENTS.md'), `${await read('AGENTS.md')}\nUse spaces after all.\n`);
    await install(never);
    expect(await uninstallAgentFiles(folder)).toContainEqual({ path: 'AGENTS.md', did: 'took the section out of' });
    const left = await read('AGENTS.md');
    expect(left).toMatch(/^# Rules\nUse tabs\.\s+Use spaces after all\.\n$/);
  });

  it('are brought up to date unasked where nobody changed them, else asked about', async () => {
    await install(never);
    const section = files.find(({ path: name }) => name === 'GEMINI.md');
    const newer = { ...(section as AgentFile), text: '## Newer\n' };
    expect(await install(never, [newer])).toEqual([{ path: 'GEMINI.md', did: 'wrote anew the section of' }]);
    await writeFile(at('GEMINI.md'), (await read('GEMINI.md')).replace('Newer', 'Mine'));
    await expect(install(never)).rejects.toThrow('The section of GEMINI.md was changed. Overwrite it?');
  });

  it('stay where they were changed since, and are told', async () => {
    await install(never);
    await writeFile(at(SKILL), 'changed');
    expect(await uninstallAgentFiles(folder)).toContainEqual({ path: SKILL, did: 'kept, since it was changed,' });
    expect(await list()).toMatchObject({ [SKILL]: 'changed' });
    await rm(at(SKILL));
    await uninstallAgentFiles(folder);
    expect(await list()).toEqual({});
  });

  it('leave a file that said the same before', async () => {
    await put(SKILL, files[0]?.text ?? '');
    await install(never);
    await uninstallAgentFiles(folder);
    expect(await list()).toMatchObject({ [SKILL]: files[0]?.text });
  });

  it('give back what was there, byte for byte', async () => {
    const content = option(string({ unit: constantFrom('a', '\n', '\r\n', '#', ' ', 'é', '\uFEFF', '<!--') }), {
      nil: undefined,
    });
    await assert(
      asyncProperty(content, content, async (rules, skill) => {
        await rm(folder, { recursive: true });
        await mkdir(folder);
        if (rules !== undefined) await put('AGENTS.md', rules);
        if (skill !== undefined) await put(SKILL, skill);
        const before = await list();
        await install(yes);
        await install(yes);
        await uninstallAgentFiles(folder);
        expect(await list()).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('are not written beside words that could not be given back as they were', async () => {
    await writeFile(at('AGENTS.md'), Buffer.from([0x52, 0xe8, 0x67, 0x6c, 0x65]));
    await expect(install(yes)).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
    expect(Object.keys(await list())).toEqual(['AGENTS.md']);
  });

  it('are not written through a link that leads out of the project', async () => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'tailorbird-elsewhere-'));
    await symlink(elsewhere, at('.claude'));
    await expect(install(yes)).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
    expect(await readdir(elsewhere)).toEqual([]);
    await rm(elsewhere, { recursive: true });
  });

  it.each([
    ['names another file', { path: '../outside.txt', folders: [] }],
    ['names a folder elsewhere', { path: 'AGENTS.md', folders: ['..'] }],
    ['is no record', {}],
  ])('are not taken back by a record that %s', async (_, entry) => {
    const file = { kind: 'file', written: '', before: 'planted', ...entry };
    await put(RECORD_PATH, JSON.stringify({ version: 1, files: [file] }));
    await expect(uninstallAgentFiles(folder)).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
  });
});
