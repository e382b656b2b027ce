import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBase64 } from '../mcp/steps.ts';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

const MOST_BYTES = 512 * 1024;

/** Measured under 0.7 s each on two cores; wide enough for a machine that does other work meanwhile. */
const SOON_MS = 4000;

const frontMatter = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n# Acme\n\n- Primary: #0F62FE\n`;

/** Nine lists of nine of the list before: a thousand million entries when they are written out. */
const YAML_BOMB = frontMatter(
  'name: Bomb',
  'a: &a ["x","x","x","x","x","x","x","x","x"]',
  ...[...'bcdefghi'].map((letter, index) => {
    const before = `*${'abcdefgh'[index] ?? 'a'}`;
    return `${letter}: &${letter} [${Array.from({ length: 9 }, () => before).join(',')}]`;
  }),
);

const CYCLE_OF_ANCHORS = frontMatter(
  'name: Snake',
  'colors: &c',
  ...Array.from({ length: 9 }, (_, index) => `  k${index}: *c`),
);

const ALIASES = frontMatter(
  'name: Echo',
  'colors:',
  '  primary: &p "#0F62FE"',
  ...Array.from({ length: 9000 }, (_, index) => `  c${index}: *p`),
);

const CYCLE = frontMatter(
  'name: Cycle',
  'colors:',
  '  primary: "{colors.secondary}"',
  '  secondary: "{colors.tertiary}"',
  '  tertiary: "{colors.primary}"',
);

const HEAD = '# Acme\n\n- Primary: #0F62FE\n\n';

/** How a file as large as it may be begins, and what the rest repeats: shapes that are dear to draw or to read. */
const LARGE: readonly [string, string, string][] = [
  ['one line', HEAD, 'Primary: #0F62FE '],
  ['a wide table', HEAD, `${'| x '.repeat(60)}|\n`],
  ['colours', HEAD, '#0f62fe '],
  ['deep lists', HEAD, '- a\n  - b\n    - c\n      - d #ff0000\n'],
  ['brackets', HEAD, '[['],
  ['front matter', '---\nname: X\ncolors:\n  primary: "#0f62fe"\n', '  c: "#0f62fe"\n'],
];

describe('a DESIGN.md that means harm', () => {
  let house: TestHouse;
  let projectId: string;
  beforeAll(async () => {
    house = await openTestHouse();
    projectId = (await house.call('create_project', {})).name.replace('projects/', '');
    // The first drawing loads modules and fonts.
    const own = (await house.call('create_project', {})).name;
    const upload = await house.call('upload_design_md', {
      projectId: own,
      designMdBase64: toBase64('- Primary: #0F62FE'),
    });
    await house.call('create_design_system_from_design_md', { projectId: own, selectedScreenInstance: upload });
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const count = async () => {
    const { screenInstances } = await house.call('get_project', { name: projectId });
    const { screens } = await house.call('list_screens', { projectId });
    const { designSystems } = await house.call('list_design_systems', { projectId });
    return { instances: screenInstances.length, screens: screens.length, designSystems: designSystems.length };
  };
  const upload = (content: string | Uint8Array) =>
    house.call('upload_design_md', { projectId, designMdBase64: toBase64(content) });

  // spec: 4.13-utf8, 8-encoding
  it.each([
    ['broken Base64', '%%%', /designMdBase64 must be Base64/],
    ['cut Base64', 'QUJDR', /designMdBase64 must be Base64/],
    ['nothing', '', /designMdBase64 is empty/],
    ['white space', toBase64(' \n\t\n'), /designMdBase64 is empty/],
    [
      'text that is not UTF-8',
      toBase64(Uint8Array.of(0x23, 0x20, 0xc3, 0x28)),
      /designMdBase64 must decode to valid UTF-8/,
    ],
    ['UTF-16', toBase64(Buffer.from('\uFEFF# Acme', 'utf16le')), /designMdBase64 must decode to/],
    [
      'a picture',
      toBase64(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)),
      /designMdBase64 must decode to text/,
    ],
    ['a byte too much', toBase64('x'.repeat(MOST_BYTES + 1)), /designMdBase64 is too large: at most 524288 bytes/],
    ['megabytes too much', toBase64('x'.repeat(10 * MOST_BYTES)), /designMdBase64 is too large/],
  ])('is refused for %s, soon and whole', async (_, designMdBase64, words) => {
    const before = await count();
    const startMs = performance.now();
    const text = await house.fail('upload_design_md', { projectId, designMdBase64 });
    expect(performance.now() - startMs).toBeLessThan(10_000);
    expect(text).toMatch(/^INVALID_ARGUMENT: /);
    expect(text).toMatch(words);
    expect(await count()).toEqual(before);
  });

  it.each([
    ['a bomb of YAML', YAML_BOMB],
    ['references in a circle', CYCLE],
    ['YAML that is none', frontMatter('name: [Acme', '\tcolors: {{')],
    ['a front matter without an end', `---\nname: Acme\n${'colors: #0F62FE\n'.repeat(20)}`],
    ['an anchor in itself', CYCLE_OF_ANCHORS],
    ['thousands of aliases', ALIASES],
  ])('is kept for a document with %s, and what of it could not be used is told', async (_, content) => {
    const instance = await upload(content);
    const before = await count();
    const startMs = performance.now();
    const { findings } = await house.call('create_design_system_from_design_md', {
      projectId,
      selectedScreenInstance: instance,
    });
    expect(performance.now() - startMs).toBeLessThan(SOON_MS);
    expect(findings.join('\n')).not.toBe('');
    expect(await count()).toEqual({
      instances: before.instances + 1,
      screens: before.screens + 1,
      designSystems: before.designSystems + 1,
    });
  });

  it('is refused without a trace when it names no colour', async () => {
    const instance = await upload('# Shopping\n\n- milk\n- eggs\n');
    const before = await count();
    const args = { projectId, selectedScreenInstance: instance };
    expect(await house.fail('create_design_system_from_design_md', args)).toMatch(
      /^INVALID_ARGUMENT: no design tokens could be read from this DESIGN\.md/,
    );
    expect(await count()).toEqual(before);
  });

  it.each(LARGE)('is drawn and read in moments when it is all %s', async (_, head, piece) => {
    const content = `${head}${piece.repeat(MOST_BYTES / piece.length)}`.slice(0, MOST_BYTES);
    const startMs = performance.now();
    const instance = await upload(content);
    expect(performance.now() - startMs).toBeLessThan(SOON_MS);
    const made = await house.call('create_design_system_from_design_md', {
      projectId,
      selectedScreenInstance: instance,
    });
    expect(performance.now() - startMs).toBeLessThan(2 * SOON_MS);
    expect(made.designSystem.theme.designMd).toBe(content);
  });

  it('leaves nothing in the log', () => {
    expect(house.complaints()).toEqual([]);
  });
});
