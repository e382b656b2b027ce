import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRestore } from '../../src/contract/asset-requests.ts';
import type { FileId, ProjectId } from '../../src/domain/brand.ts';
import { getDesignSystem } from '../../src/operations/get-design-system.ts';
import { restoreDesignSystem } from '../../src/operations/restore-design-system.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_MD, DESIGN_SYSTEM, generateScreen, screensOf, toBase64 } from './steps.ts';

describe('design systems', () => {
  let service: TestService;
  let client: TestClient;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, '2026-07-28');
  });
  afterAll(() => service[Symbol.asyncDispose]());

  // spec: 1-design-system, 1-global, 2-asset-name, 4.9-output, 4.11-output, DesignSystem.displayName, DesignSystem.theme, Asset.name, Asset.designSystem, Asset.version, DesignTheme.colorMode, DesignTheme.headlineFont, DesignTheme.bodyFont, DesignTheme.labelFont, DesignTheme.roundness, DesignTheme.customColor, DesignTheme.colorVariant, DesignTheme.overrides, DesignTheme.designMd, 9-version
  it('are stored as assets of a project or of nobody, and come back whole', async () => {
    const { projectId } = await createProject(client);
    const asset = await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    expect(asset).toEqual({ name: expect.stringMatching(/^assets\/\d+$/), version: '1', designSystem: DESIGN_SYSTEM });
    const global = await client.succeed('create_design_system', { designSystem: DESIGN_SYSTEM });
    expect(await client.succeed('list_design_systems', { projectId })).toEqual({ designSystems: [asset] });
    const { designSystems } = await client.succeed('list_design_systems');
    expect(designSystems).toContainEqual(global);
    expect(designSystems).not.toContainEqual(asset);
  });

  it.each(['#0F62FE', '#aa00AA', '#00b3a4'])('give colours back as they were sent: %s', async (hex) => {
    const { projectId } = await createProject(client);
    const theme = { ...DESIGN_SYSTEM.theme, customColor: hex, overridePrimaryColor: hex, overrideNeutralColor: hex };
    const designSystem = { ...DESIGN_SYSTEM, theme };
    const { name } = await client.succeed('create_design_system', { projectId, designSystem });
    const { designSystems } = await client.succeed('list_design_systems', { projectId });
    expect(designSystems).toMatchObject([{ designSystem }]);
    expect(await client.succeed('update_design_system', { name, projectId, designSystem })).toMatchObject({
      designSystem,
    });
  });

  // spec: 2-roundTwo
  it('come back with values that the schemas offer, also what came with one that is only taken', async () => {
    const { projectId } = await createProject(client);
    const theme = { ...DESIGN_SYSTEM.theme, roundness: 'ROUND_TWO' };
    const { designSystem } = await client.succeed('create_design_system', {
      projectId,
      designSystem: { ...DESIGN_SYSTEM, theme },
    });
    expect(designSystem).toMatchObject({ theme: { roundness: 'ROUND_FOUR' } });
    const { designSystems } = await client.succeed('list_design_systems', { projectId });
    expect(designSystems).toMatchObject([{ designSystem }]);
  });

  // spec: 4.10-name, 4.10-output
  it('are replaced whole, one version on', async () => {
    const { projectId } = await createProject(client);
    const { name } = await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const { designMd: _, ...theme } = { ...DESIGN_SYSTEM.theme, colorMode: 'LIGHT' };
    const designSystem = { displayName: 'Day run', theme };
    expect(await client.succeed('update_design_system', { name, projectId, designSystem })).toEqual({
      name,
      version: '2',
      designSystem,
    });
    expect(await client.succeed('list_design_systems', { projectId })).toMatchObject({
      designSystems: [{ version: '2', designSystem }],
    });
  });

  it('of a shared project are restored by who may write in it', async () => {
    const { projectId } = await createProject(client);
    const { name } = await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const { deps, owner, stranger } = service;
    const context = (caller = stranger) => ({
      caller,
      signal: AbortSignal.timeout(20_000),
      progress: () => {},
      patienceMs: 0,
    });
    const asset = parseRestore({ asset: name, version: 1 });
    const share = (role: 'READER' | 'EDITOR') =>
      deps.store.projects.share(projectId as ProjectId, stranger.userId, role);
    await expect(restoreDesignSystem(deps, asset, context())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await share('READER');
    await expect(restoreDesignSystem(deps, asset, context())).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(await getDesignSystem(deps, asset, context())).toEqual(await getDesignSystem(deps, asset, context(owner)));
    await share('EDITOR');
    expect(await restoreDesignSystem(deps, asset, context())).toMatchObject({ name, version: '2' });
  });

  it('of a project are what its next screens are drawn in', async () => {
    const { projectId } = await createProject(client);
    await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const screen = await generateScreen(client, projectId);
    expect(screen.theme).toMatchObject({ colorMode: 'DARK', roundness: 'ROUND_FULL' });
  });

  it('can be named on a call, which then wins', async () => {
    const { projectId } = await createProject(client);
    const { name } = await client.succeed('create_design_system', { designSystem: DESIGN_SYSTEM });
    const before = await generateScreen(client, projectId);
    expect(before.theme).not.toMatchObject({ roundness: 'ROUND_FULL' });
    const args = { projectId, prompt: 'Settings', designSystem: name };
    const [named] = screensOf(await client.succeed('generate_screen_from_text', args));
    expect(named?.theme).toMatchObject({ roundness: 'ROUND_FULL' });
    expect((await generateScreen(client, projectId)).theme).toEqual(before.theme);
  });

  // spec: 1-apply, 4.12-output, 4.12-appearance, 3-instance-source, 3-asset-source
  it('are applied to the selected instances and to nothing else', async () => {
    const { projectId, name } = await createProject(client);
    const screens = [
      await generateScreen(client, projectId, 'One'),
      await generateScreen(client, projectId, 'Two'),
      await generateScreen(client, projectId, 'Three'),
    ];
    const { name: asset } = await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const { screenInstances } = await client.succeed('get_project', { name });
    const output = await client.succeed('apply_design_system', {
      projectId,
      selectedScreenInstances: screenInstances.slice(0, 2),
      assetId: asset.replace('assets/', ''),
    });
    expect(screensOf(output).map(({ id }) => id)).toEqual(screens.slice(0, 2).map(({ id }) => id));
    const after = await Promise.all(screens.map((screen) => client.succeed('get_screen', { name: screen.name })));
    expect(after.map(({ theme }) => theme?.roundness)).toEqual([
      'ROUND_FULL',
      'ROUND_FULL',
      screens[2]?.theme?.roundness,
    ]);
    expect(after[0]?.htmlCode?.downloadUrl).not.toBe(screens[0]?.htmlCode?.downloadUrl);
    expect(after[2]).toMatchObject({ htmlCode: screens[2]?.htmlCode });
    const bodies = await Promise.all(
      [screens[0], after[0]].map((screen) => downloadBody(service, screen?.htmlCode?.downloadUrl)),
    );
    expect(bodies[0]).toBe(bodies[1]);
    expect(await client.succeed('get_project', { name })).toMatchObject({ designTheme: DESIGN_SYSTEM.theme });
  });

  it('refuse instances that do not place what the call says', async () => {
    const { projectId, name } = await createProject(client);
    await generateScreen(client, projectId, 'One');
    await generateScreen(client, projectId, 'Two');
    const { name: asset } = await client.succeed('create_design_system', { designSystem: DESIGN_SYSTEM });
    const { screenInstances } = await client.succeed('get_project', { name });
    const apply = (selected: object, assetId = asset) =>
      client.fail('apply_design_system', { projectId, assetId, selectedScreenInstances: [selected] });
    const [one, two] = screenInstances;
    expect(await apply({ id: one?.id, sourceScreen: two?.sourceScreen })).toMatch(
      /^INVALID_ARGUMENT: selectedScreenInstances\[0\]\.sourceScreen is not the screen that this instance places/,
    );
    expect(await apply({ ...one, id: 'nowhere' })).toMatch(
      /^NOT_FOUND: screen instance not found.* Asked for: nowhere$/,
    );
    const several = { projectId, assetId: asset, selectedScreenInstances: ['a', 'b'].map((id) => ({ ...one, id })) };
    expect(await client.fail('apply_design_system', several)).toMatch(
      /^NOT_FOUND: 2 screen instances not found\. selectedScreenInstances names .* Asked for: a, b$/,
    );
    expect(await apply({ ...one }, '404')).toMatch(/^NOT_FOUND: design system not found.* Asked for: 404$/);
    expect(
      (await client.succeed('list_screens', { projectId })).screens.map(({ screenMetadata }) => screenMetadata.status),
    ).toEqual(['COMPLETE', 'COMPLETE']);
  });

  // spec: 1-design-md, 4.13-output, 4.13-ids, 4.14-output, 4.14-displayed, 3-upload-response, 3-asset-source, File.uploadBlobId
  it('are read from a DESIGN.md in two steps, and can be applied', async () => {
    const { projectId, name } = await createProject(client);
    const screen = await generateScreen(client, projectId);
    const upload = await client.succeed('upload_design_md', { projectId, designMdBase64: toBase64(DESIGN_MD) });
    expect(upload).toMatchObject({ type: 'SCREEN_INSTANCE', label: 'DESIGN.md' });
    const document = await client.succeed('get_screen', { name: upload.sourceScreen });
    expect(document).toMatchObject({
      screenType: 'DOCUMENT',
      isCreatedByClient: true,
      htmlCode: { mimeType: 'text/markdown', uploadBlobId: expect.stringMatching(/^[0-9a-f]{64}$/) },
      screenMetadata: { displayMode: 'MARKDOWN', status: 'COMPLETE' },
    });
    expect(await download(service, document.htmlCode?.downloadUrl)).toBe(DESIGN_MD);

    const { id, sourceScreen } = upload;
    const made = await client.succeed('create_design_system_from_design_md', {
      projectId,
      selectedScreenInstance: { id, sourceScreen },
    });
    expect(made).toMatchObject({
      name: `assets/${made.assetId}`,
      version: '1',
      designSystem: { theme: { designMd: DESIGN_MD } },
    });
    const { screenInstances } = await client.succeed('get_project', { name });
    expect(screenInstances.map(({ type }) => type)).toEqual([
      'SCREEN_INSTANCE',
      'SCREEN_INSTANCE',
      'DESIGN_SYSTEM_INSTANCE',
    ]);
    expect(screenInstances[2]?.label).toBe(made.designSystem.displayName);
    expect(screenInstances[2]?.sourceScreen).not.toBe(sourceScreen);

    const applied = await client.succeed('apply_design_system', {
      projectId,
      assetId: made.assetId,
      selectedScreenInstances: screenInstances,
    });
    expect(screensOf(applied).map((each) => each.id)).toEqual([screen.id]);
  });

  it('are read also from a file too long to be drawn as a page', async () => {
    const { projectId } = await createProject(client);
    const markdown = `# Long\r\n\r\n- Primary: #0F62FE\r\n\r\n| token | value |\r\n|---|---|\r\n${'| x | #ffffff |\r\n'.repeat(12_000)}`;
    const upload = await client.succeed('upload_design_md', { projectId, designMdBase64: toBase64(markdown) });
    const made = await client.succeed('create_design_system_from_design_md', {
      projectId,
      selectedScreenInstance: upload,
    });
    expect(made.designSystem).toMatchObject({ displayName: 'Long', theme: { overridePrimaryColor: '#0f62fe' } });
    const { htmlCode } = await client.succeed('get_screen', { name: upload.sourceScreen });
    expect(await download(service, htmlCode?.downloadUrl)).toBe(markdown);
  });

  // spec: 4.14-order
  it('are read only from an uploaded DESIGN.md', async () => {
    const { projectId, name } = await createProject(client);
    await generateScreen(client, projectId);
    const { screenInstances } = await client.succeed('get_project', { name });
    const text = await client.fail('create_design_system_from_design_md', {
      projectId,
      selectedScreenInstance: screenInstances[0],
    });
    expect(text).toMatch(/^FAILED_PRECONDITION: .*Call upload_design_md first/);
    const upload = await client.succeed('upload_design_md', {
      projectId,
      designMdBase64: toBase64('Just a shopping list: milk, eggs.'),
    });
    expect(
      await client.fail('create_design_system_from_design_md', { projectId, selectedScreenInstance: upload }),
    ).toMatch(/^INVALID_ARGUMENT: no design tokens could be read/);
    expect(await client.succeed('list_design_systems', { projectId })).toEqual({ designSystems: [] });
  });
});

const download = async (service: TestService, downloadUrl = ''): Promise<string> => {
  const file = await service.deps.store.files.find(downloadUrl.split('/').at(-1) as FileId);
  return new TextDecoder().decode(await service.deps.blobs.get(file?.contentHash ?? ''));
};

const downloadBody = async (service: TestService, downloadUrl = ''): Promise<string> =>
  /<body.*<\/body>/s.exec(await download(service, downloadUrl))?.[0] ?? '';
