import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place } from './run-tailorbird.ts';

describe('the command line', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  it.each([
    [[], ['serve', 'mcp', 'generate', 'doctor', 'Examples:', 'tailorbird generate "A habit tracker']],
    [['serve'], ['--host', '--port', '--data', 'TAILORBIRD_TOKENS', 'TAILORBIRD_PUBLIC_URL', 'TAILORBIRD_BROWSER']],
    [['mcp'], ['stdin and stdout', '--data']],
    [
      ['generate'],
      ['[prompt]', '--file', '--out', '--device', '--variants', '--design-md', '--model', '--json', '"tablet"'],
    ],
    [['brief'], ['[prompt]', '--file', '--plans', 'understands']],
    [['doctor'], ['--data', 'mend']],
    [['users'], ['list', 'add', 'hand-over']],
    [
      ['keys', 'issue'],
      ['<user>', '--label', '--data', 'only its hash is kept'],
    ],
    [['agents'], ['install', 'uninstall', 'coding agents']],
    [
      ['agents', 'install'],
      ['[folder]', '--only', '--yes', 'claude-code', 'codex'],
    ],
    [
      ['agents', 'uninstall'],
      ['[folder]', 'exactly what install wrote'],
    ],
  ])('%j --help teaches', async (command, words) => {
    const { code, stdout, stderr } = await place.run([...command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: ${['tailorbird', ...command].join(' ')} `));
    for (const word of words) expect(stdout).toContain(word);
  });

  it('ends in peace where nobody reads on', async () => {
    const { child, ended } = place.start(['--help']);
    child.stdout.destroy();
    expect(await ended).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('tells its version', async () => {
    const { version } = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8'));
    expect(await place.run(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([
    [['paint'], /unknown command 'paint'/],
    [['serve', '--prot', '1'], /unknown option '--prot'[\s\S]*Did you mean --port/],
    [['serve', '--port', 'http'], /^tailorbird: --port is "http", not a port\. Use a number/],
    [
      ['generate', '--out', 'x'],
      /^tailorbird: the prompt is missing\. Give it in quotation marks, as a file with --file/,
    ],
    [['generate', 'x', '--file', 'x', '--out', 'x'], /the prompt is given twice/],
    [['brief', '--file', 'none.md'], /^tailorbird: --file none\.md cannot be read\. Give the path/],
    [['generate', 'A login screen'], /required option '--out <folder>' not specified/],
    [['generate', 'x', '--out', 'x', '--device', 'watch'], /Allowed choices are mobile, tablet, desktop, agnostic/],
    [['generate', 'x', '--out', 'x', '--variants', '6'], /'6' is invalid\. Give a whole number from 1 to 5/],
    [['generate', 'x', '--out', 'x', '--variants', 'two'], /'two' is invalid\. Give a whole number/],
    [
      ['generate', 'x', '--out', 'x', '--design-md', 'none.md'],
      /^tailorbird: --design-md none\.md cannot be read\. Give/,
    ],
    [['generate', 'x', '--out', '/dev/null/x'], /^tailorbird: --out \/dev\/null\/x cannot be made\. Give a folder/],
    [['generate', ' ', '--out', 'x'], /prompt/],
    [['brief', ' '], /^tailorbird: the prompt is empty\. Say what/],
    [['brief', 'x', '--plans', 'many'], /'many' is invalid\. Give a whole number up to 99/],
  ])('%j ends with what is wrong and how to mend it', async (args, words) => {
    const { code, stdout, stderr } = await place.run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('shows the help when no command is named', async () => {
    const { code, stderr } = await place.run([]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Usage: tailorbird /);
  });
});
