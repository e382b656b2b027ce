import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolName } from '../../src/contract/define-tools.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_SYSTEM, generateScreen, toBase64 } from './steps.ts';

const { theme } = DESIGN_SYSTEM;
const instance = { id: 'i', sourceScreen: 'projects/1/screens/a' };
const withTheme = (change: object) => ({ designSystem: { displayName: 'x', theme: { ...theme, ...change } } });

/** Tool, arguments (`P` stands for a project that exists, `S` for its screen), and what the answer must say. */
const CASES: readonly [ToolName, object, RegExp][] = [
  ['create_project', { title: 7 }, /title must be a text/],
  ['create_project', { title: 'x'.repeat(201) }, /title must be a text of at most 200 characters/],
  ['get_project', {}, /name is required: a name of the form projects\/\{project\}/],
  ['get_project', { name: 'screens/7' }, /name must be a name of the form projects\/\{project\}/],
  ['get_project', { name: 'projects/../secret' }, /name must be/],
  ['get_project', { name: null }, /name must be.* Received: name = null$/],
  ['list_projects', { filter: 'title="x"' }, /filter must be `view=owned` or `view=shared`/],
  ['list_projects', { filter: 'view=mine' }, /`view=owned` or `view=shared`/],
  ['list_projects', { filter: 'view!=owned' }, /`view=owned` or `view=shared`/],
  ['list_screens', {}, /projectId is required/],
  ['list_screens', { projectId: '' }, /projectId must be the id of a project/],
  ['get_screen', {}, /name is required/],
  ['get_screen', { projectId: 'P' }, /name is required/],
  ['get_screen', { name: 'a' }, /name must be a name of the form projects.*, or come with projectId/],
  ['get_screen', { name: 'projects/1/screens/a', screenId: 'b' }, /contradicts projectId or screenId/],
  ['generate_screen_from_text', { projectId: 'P' }, /prompt is required/],
  ['generate_screen_from_text', { projectId: 'P', prompt: ' \n' }, /prompt must be a text of 1 to 20000 characters/],
  ['generate_screen_from_text', { projectId: 'P', prompt: 'x'.repeat(20_001) }, /1 to 20000 characters/],
  [
    'generate_screen_from_text',
    { projectId: 'P', prompt: 'x', deviceType: 'PHONE' },
    /deviceType must be one of DEVICE_TYPE_UNSPECIFIED, MOBILE/,
  ],
  ['generate_screen_from_text', { projectId: 'P', prompt: 'x', deviceType: null }, /deviceType must be one of/],
  ['generate_screen_from_text', { projectId: 'P', prompt: 'x', modelId: 'MODEL_4' }, /modelId must be one of/],
  [
    'generate_screen_from_text',
    { prompt: '', deviceType: 1 },
    /projectId is required.*; prompt must be.*; deviceType must be/,
  ],
  ['edit_screens', { projectId: 'P', prompt: 'x', selectedScreenIds: [] }, /a list of 1 to 20 screen ids/],
  ['edit_screens', { projectId: 'P', prompt: 'x', selectedScreenIds: 'S' }, /a list of 1 to 20 screen ids/],
  [
    'edit_screens',
    { projectId: 'P', prompt: 'x', selectedScreenIds: Array.from({ length: 21 }, (_, index) => `s${index}`) },
    /1 to 20/,
  ],
  [
    'edit_screens',
    { projectId: 'P', prompt: 'x', selectedScreenIds: ['S', 'projects/1/screens/S'] },
    /selectedScreenIds\[1\] contradicts projectId/,
  ],
  ['generate_variants', { projectId: 'P', prompt: 'x', selectedScreenIds: ['S'] }, /variantOptions is required/],
  [
    'generate_variants',
    { projectId: 'P', prompt: 'x', selectedScreenIds: ['S'], variantOptions: { variantCount: 0 } },
    /variantCount must be a whole number from 1 to 5/,
  ],
  [
    'generate_variants',
    { projectId: 'P', prompt: 'x', selectedScreenIds: ['S'], variantOptions: { variantCount: 2.5 } },
    /whole number from 1 to 5/,
  ],
  [
    'generate_variants',
    { projectId: 'P', prompt: 'x', selectedScreenIds: ['S'], variantOptions: { aspects: 'LAYOUT' } },
    /aspects must be a list/,
  ],
  [
    'generate_variants',
    { projectId: 'P', prompt: 'x', selectedScreenIds: ['S'], variantOptions: { creativeRange: 'WILD' } },
    /REFINE, EXPLORE, REIMAGINE/,
  ],
  [
    'generate_variants',
    { projectId: 'P', prompt: 'x', selectedScreenIds: ['a', 'b', 'c', 'd', 'e'], variantOptions: { variantCount: 5 } },
    /at most 20 in one call/,
  ],
  ['create_design_system', {}, /designSystem is required/],
  [
    'create_design_system',
    { designSystem: { displayName: '', theme: {} } },
    /displayName must be.*; designSystem\.theme\.colorMode is required/,
  ],
  ['create_design_system', withTheme({ customColor: 'blue' }), /customColor must be a colour as # and six hex digits/],
  ['create_design_system', withTheme({ customColor: '#fff' }), /six hex digits/],
  [
    'create_design_system',
    withTheme({ headlineFont: 'COMIC_SANS' }),
    /headlineFont must be one of FONT_UNSPECIFIED, INTER/,
  ],
  [
    'create_design_system',
    withTheme({ roundness: 'ROUND_SIX' }),
    /one of ROUNDNESS_UNSPECIFIED, ROUND_FOUR, ROUND_EIGHT/,
  ],
  ['create_design_system', withTheme({ designMd: 'x'.repeat(600 * 1024) }), /designMd must be at most 524288 bytes/],
  [
    'update_design_system',
    { projectId: 'P', designSystem: DESIGN_SYSTEM },
    /name is required: a name of the form assets/,
  ],
  [
    'update_design_system',
    { name: 'projects/1', projectId: 'P', designSystem: DESIGN_SYSTEM },
    /a name of the form assets/,
  ],
  ['list_design_systems', { projectId: 7 }, /projectId must be the id of a project/],
  ['apply_design_system', { projectId: 'P', assetId: '1' }, /selectedScreenInstances is required/],
  [
    'apply_design_system',
    { projectId: 'P', assetId: '1', selectedScreenInstances: [{ id: 'i' }, 'x'] },
    /\[0\]\.sourceScreen is required.*; selectedScreenInstances\[1\] must be an object/,
  ],
  [
    'apply_design_system',
    { projectId: 'P', assetId: '1', selectedScreenInstances: [instance] },
    /sourceScreen contradicts projectId/,
  ],
  ['upload_design_md', { projectId: 'P' }, /designMdBase64 is required/],
  ['upload_design_md', { projectId: 'P', designMdBase64: '' }, /is empty/],
  ['upload_design_md', { projectId: 'P', designMdBase64: 'not base64!' }, /must be Base64/],
  ['upload_design_md', { projectId: 'P', designMdBase64: toBase64(Uint8Array.of(0xff, 0xfe, 0x41)) }, /valid UTF-8/],
  ['upload_design_md', { projectId: 'P', designMdBase64: toBase64(Uint8Array.of(0x41, 0)) }, /NUL/],
  [
    'upload_design_md',
    { projectId: 'P', designMdBase64: toBase64('x'.repeat(512 * 1024 + 1)) },
    /at most 524288 bytes/,
  ],
  ['create_design_system_from_design_md', { projectId: 'P' }, /selectedScreenInstance is required/],
  [
    'create_design_system_from_design_md',
    { projectId: 'P', selectedScreenInstance: instance },
    /contradicts projectId/,
  ],
];

/** Arguments that are well formed and name what does not exist; the id must stand last. */
const ABSENT: readonly [ToolName, object, RegExp][] = [
  ['get_project', { name: 'projects/404' }, /^NOT_FOUND: project not found\. name names no project.* 404$/],
  ['list_screens', { projectId: '404' }, /^NOT_FOUND: project not found\. projectId names no project/],
  ['get_screen', { projectId: 'P', screenId: '404' }, /^NOT_FOUND: screen not found\. .* 404$/],
  ['generate_screen_from_text', { projectId: '404', prompt: 'x' }, /^NOT_FOUND: project not found/],
  [
    'generate_screen_from_text',
    { projectId: 'P', prompt: 'x', designSystem: '404' },
    /^NOT_FOUND: design system not found/,
  ],
  ['edit_screens', { projectId: 'P', prompt: 'x', selectedScreenIds: ['S', '404'] }, /^NOT_FOUND: screen not found/],
  [
    'edit_screens',
    { projectId: 'P', prompt: 'x', selectedScreenIds: ['404', 'S', '429'] },
    /^NOT_FOUND: 2 screens not found\. selectedScreenIds .* 404, 429$/,
  ],
  [
    'generate_variants',
    { projectId: 'P', prompt: 'x', selectedScreenIds: ['404'], variantOptions: {} },
    /^NOT_FOUND: screen not found/,
  ],
  ['create_design_system', { projectId: '404', designSystem: DESIGN_SYSTEM }, /^NOT_FOUND: project not found/],
  [
    'update_design_system',
    { name: 'assets/404', projectId: 'P', designSystem: DESIGN_SYSTEM },
    /^NOT_FOUND: design system not found\. name names none.* 404$/,
  ],
  ['list_design_systems', { projectId: '404' }, /^NOT_FOUND: project not found/],
  [
    'apply_design_system',
    { projectId: '404', assetId: '1', selectedScreenInstances: [{ id: 'i', sourceScreen: 'a' }] },
    /^NOT_FOUND: project not found/,
  ],
  ['upload_design_md', { projectId: '404', designMdBase64: 'YQ==' }, /^NOT_FOUND: project not found/],
  [
    'create_design_system_from_design_md',
    { projectId: 'P', selectedScreenInstance: { id: 'i', sourceScreen: 'a' } },
    /^NOT_FOUND: screen instance not found/,
  ],
];

describe('bad input', () => {
  let service: TestService;
  let client: TestClient;
  let projectId: string;
  let screenId: string;
  let before: string;

  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, '2026-07-28');
    ({ projectId } = await createProject(client));
    ({ id: screenId } = await generateScreen(client, projectId));
    before = await readEverything();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const readEverything = async (): Promise<string> =>
    JSON.stringify([
      await client.succeed('list_projects'),
      await client.succeed('get_project', { name: projectId }),
      await client.succeed('list_screens', { projectId }),
      await client.succeed('list_design_systems'),
      await client.succeed('list_design_systems', { projectId }),
    ]);

  const fillIn = (args: object): object =>
    JSON.parse(JSON.stringify(args).replaceAll('"P"', `"${projectId}"`).replaceAll('"S"', `"${screenId}"`)) as object;

  // spec: 4.13-utf8, 8-encoding, 4-object
  it.each(CASES)('%s %j is refused in words and changes nothing', async (tool, args, words) => {
    const text = await client.fail(tool, fillIn(args));
    expect(text).toMatch(/^INVALID_ARGUMENT: /);
    expect(text).toMatch(words);
    expect(text).toMatch(/Nothing was created or changed: correct this and call again\./);
    expect(text).not.toMatch(/rate limit|not found|permission|unauthenticated|zod|at file:|node_modules/i);
    expect(await readEverything()).toBe(before);
  });

  it.each(ABSENT)('%s %j says what is absent and changes nothing', async (tool, args, words) => {
    const text = await client.fail(tool, fillIn(args));
    expect(text).toMatch(words);
    expect(text).not.toMatch(/rate limit|permission|unauthenticated/i);
    expect(await readEverything()).toBe(before);
  });

  it('covers every tool that takes something', async () => {
    const tools = (await client.list()).map(({ name }) => name);
    expect(new Set(CASES.map(([tool]) => tool))).toEqual(new Set(tools));
  });

  it('names the tools there are when asked for another', async () => {
    await expect(client.call('delete_everything')).rejects.toThrow(
      /Unknown tool: delete_everything\. There are: create_project, /,
    );
  });
});
