import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileId, ProjectId } from '../../src/domain/brand.ts';
import type { Drawing } from '../../src/operations/drawing.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_MD, DESIGN_SYSTEM, generateScreen, screensOf, textOf, toBase64 } from './steps.ts';

describe('the specimen of a design system', () => {
  let service: TestService;
  let client: TestClient;
  let drawing: Drawing;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, '2026-07-28');
    drawing = service.deps.drawing;
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const showAll = async (projectId: string) => {
    const { screenInstances, thumbnailScreenshot } = await client.succeed('get_project', { name: projectId });
    const { screens } = await client.succeed('list_screens', { projectId });
    return { screenInstances, screens, thumbnail: thumbnailScreenshot?.name };
  };
  const readHtml = async (downloadUrl = ''): Promise<string> => {
    const file = await service.deps.store.files.find(downloadUrl.split('/').at(-1) as FileId);
    return new TextDecoder().decode(await service.deps.blobs.get(file?.contentHash ?? ''));
  };

  // spec: 4.14-displayed, enum.ScreenType
  it('stands on the canvas as a finished document that nobody uploaded', async () => {
    const { projectId } = await createProject(client);
    await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const { screenInstances, screens } = await showAll(projectId);
    expect(screens).toMatchObject([
      {
        title: 'Night run',
        prompt: '',
        screenType: 'DOCUMENT',
        isCreatedByClient: false,
        generatedBy: service.designer.name,
        theme: { colorMode: 'DARK', customColor: '#0f62fe' },
        screenMetadata: { status: 'COMPLETE', displayMode: 'SCREENSHOT' },
        screenshot: { mimeType: 'image/png' },
        htmlCode: { mimeType: 'text/html' },
      },
    ]);
    const [screen] = screens;
    expect(screenInstances).toMatchObject([
      {
        type: 'DESIGN_SYSTEM_INSTANCE',
        label: 'Night run',
        sourceScreen: screen?.name,
        width: Number(screen?.width),
        height: Number(screen?.height),
      },
    ]);
    expect(await readHtml(screen?.htmlCode?.downloadUrl)).toMatch(/Night run[\s\S]*Sora/);
    expect(service.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  // spec: 4.14-deviceType
  it.each([
    ['MOBILE', 390],
    ['TABLET', 768],
    ['AGNOSTIC', 1280],
  ])('is drawn for the device that the design system is for, also after a change: %s', async (deviceType, width) => {
    const { projectId } = await createProject(client);
    const upload = await client.succeed('upload_design_md', { projectId, designMdBase64: toBase64(DESIGN_MD) });
    const args = { projectId, selectedScreenInstance: upload, deviceType };
    const { name, designSystem } = await client.succeed('create_design_system_from_design_md', args);
    const drawn = { screenType: 'DOCUMENT', deviceType, width: String(width) };
    const placed = { type: 'DESIGN_SYSTEM_INSTANCE', width };
    expect((await showAll(projectId)).screens[1]).toMatchObject(drawn);
    expect((await showAll(projectId)).screenInstances[1]).toMatchObject(placed);
    await client.succeed('update_design_system', {
      name,
      projectId,
      designSystem: { ...designSystem, displayName: 'Day' },
    });
    expect((await showAll(projectId)).screens[1]).toMatchObject({ ...drawn, title: 'Day' });
    expect((await client.succeed('get_project', { name: projectId })).deviceType).toBe(deviceType);
  });

  it('is drawn for no global design system', async () => {
    const { projectId } = await createProject(client);
    const { name } = await client.succeed('create_design_system', { designSystem: DESIGN_SYSTEM });
    await client.succeed('update_design_system', { name, projectId, designSystem: DESIGN_SYSTEM });
    expect(await showAll(projectId)).toMatchObject({ screens: [], screenInstances: [] });
  });

  it('is drawn anew in place when its design system changes', async () => {
    const { projectId } = await createProject(client);
    const { name } = await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const before = await showAll(projectId);
    const theme = { ...DESIGN_SYSTEM.theme, colorMode: 'LIGHT', headlineFont: 'LITERATA' };
    await client.succeed('update_design_system', { name, projectId, designSystem: { displayName: 'Day run', theme } });
    const after = await showAll(projectId);
    expect(after.screens).toHaveLength(1);
    expect(after.screens[0]).toMatchObject({ name: before.screens[0]?.name, title: 'Day run' });
    expect(after.screens[0]?.htmlCode?.downloadUrl).not.toBe(before.screens[0]?.htmlCode?.downloadUrl);
    expect(await readHtml(after.screens[0]?.htmlCode?.downloadUrl)).toMatch(/Day run[\s\S]*Literata/);
    const [was, is] = [before.screenInstances[0], after.screenInstances[0]];
    expect(is).toMatchObject({ id: was?.id, x: was?.x, y: was?.y, label: 'Day run' });
    const [screen] = await service.deps.store.screens.listVersions(service.owner.userId, after.screens[0]?.id as never);
    expect(screen?.version).toBe(2);
  });

  it('is drawn for a design system of an earlier release with its next change', async () => {
    const { projectId } = await createProject(client);
    const { id } = await service.deps.store.assets.insert({
      ownerId: service.owner.userId,
      projectId: projectId as ProjectId,
      designSystem: DESIGN_SYSTEM,
    });
    await client.succeed('update_design_system', { name: `assets/${id}`, projectId, designSystem: DESIGN_SYSTEM });
    expect(await showAll(projectId)).toMatchObject({
      screens: [{ title: 'Night run', screenType: 'DOCUMENT' }],
      screenInstances: [{ type: 'DESIGN_SYSTEM_INSTANCE', label: 'Night run' }],
    });
  });

  it('is left alone by what changes screens', async () => {
    const { projectId } = await createProject(client);
    const { name } = await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const screen = await generateScreen(client, projectId);
    const { screens, screenInstances } = await showAll(projectId);
    const specimen = screens.find(({ screenType }) => screenType === 'DOCUMENT');
    const args = { projectId, prompt: 'Rename it', selectedScreenIds: [specimen?.id] };
    for (const words of [
      await client.fail('edit_screens', args),
      await client.fail('generate_variants', { ...args, variantOptions: {} }),
    ]) {
      expect(words).toMatch(/^FAILED_PRECONDITION: this screen shows a design system and is drawn from it\./);
      expect(words).toContain(`Change it with update_design_system and the name ${name}.`);
    }
    const selected = { projectId, assetId: name, selectedScreenInstances: screenInstances };
    const applied = await client.succeed('apply_design_system', selected);
    expect(screensOf(applied).map(({ id }) => id)).toEqual([screen.id]);
    expect(textOf(applied)).toMatch(/One screen is now drawn in "Night run".*One selected .* left alone/s);
    const shown = screenInstances.filter(({ type }) => type === 'DESIGN_SYSTEM_INSTANCE');
    expect(await client.fail('apply_design_system', { ...selected, selectedScreenInstances: shown })).toMatch(
      /^FAILED_PRECONDITION: none of the selected/,
    );
    expect(await client.succeed('get_screen', { name: specimen?.name })).toMatchObject({
      htmlCode: { downloadUrl: specimen?.htmlCode?.downloadUrl },
    });
  });

  it('is neither the first screen of its project nor its picture', async () => {
    const { projectId } = await createProject(client);
    const first = await generateScreen(client, projectId, 'One');
    await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const { thumbnail } = await showAll(projectId);
    expect(thumbnail).toBe(first.screenshot?.name);
    const asked: unknown[] = [];
    const { designer } = drawing.designers.pick(undefined);
    const { design } = designer;
    designer.design = (request, context) => {
      asked.push(request.keep, request.theme);
      return design(request, context);
    };
    await generateScreen(client, projectId, 'Two');
    designer.design = design;
    expect(asked).toEqual([undefined, DESIGN_SYSTEM.theme]);
  });

  it('is a plain list where the page cannot be drawn, and no reason to refuse', async () => {
    const { projectId } = await createProject(client);
    const { drawSpecimen } = drawing;
    drawing.drawSpecimen = () => Promise.reject(new Error('no such part'));
    await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    drawing.drawSpecimen = drawSpecimen;
    const { screens } = await showAll(projectId);
    expect(await readHtml(screens[0]?.htmlCode?.downloadUrl)).toMatch(/Night run[\s\S]*headlineFont[\s\S]*SORA/);
    expect(service.logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'a design system is shown as a plain list', fields: { err: { message: 'no such part' } } },
    ]);
    service.logged.length = 0;
  });

  it('comes with its design system or not at all', async () => {
    const { projectId } = await createProject(client);
    const { render } = drawing.renderEngine;
    const upload = await client.succeed('upload_design_md', { projectId, designMdBase64: toBase64(DESIGN_MD) });
    const before = await showAll(projectId);
    drawing.renderEngine.render = () => Promise.reject(new Error('the renderer is away'));
    const words = [
      await client.fail('create_design_system', { projectId, designSystem: DESIGN_SYSTEM }),
      await client.fail('create_design_system_from_design_md', { projectId, selectedScreenInstance: upload }),
    ];
    drawing.renderEngine.render = render;
    expect(words.every((text) => text.startsWith('INTERNAL: '))).toBe(true);
    expect(await client.succeed('list_design_systems', { projectId })).toEqual({ designSystems: [] });
    expect(await showAll(projectId)).toEqual(before);
    expect((await client.succeed('get_project', { name: projectId })).designTheme).toBeUndefined();
  });
});
