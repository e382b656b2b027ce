import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, ERAS, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, generateScreen } from './steps.ts';

describe.each(ERAS)('projects over %s', (era) => {
  let service: TestService;
  let client: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, era);
    other = await connect(service, era, service.stranger);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  // spec: 1-project, 2-project-name, 2-created-project, 4.1-output
  it('are created with a generated name, the title and metadata', async () => {
    const project = await client.succeed('create_project', { title: '  Running  ' });
    expect(project).toEqual({
      name: expect.stringMatching(/^projects\/\d+$/),
      title: 'Running',
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updateTime: project.createTime,
      deviceType: 'DEVICE_TYPE_UNSPECIFIED',
      visibility: 'PRIVATE',
      metadata: { userRole: 'OWNER', isRemixed: false },
      screenInstances: [],
    });
    expect((await client.succeed('create_project')).title).toBe('Untitled project');
    expect((await client.succeed('create_project', { title: '' })).title).toBe('Untitled project');
  });

  // spec: 4.2-output, 2-instance-listed, 2-instance-id, 2-instance-placement
  it('are read back with the placements of their screens', async () => {
    const { name, projectId } = await createProject(client);
    const screen = await generateScreen(client, projectId);
    const project = await client.succeed('get_project', { name });
    expect(project).toMatchObject({
      name,
      designTheme: screen.theme,
      thumbnailScreenshot: screen.screenshot,
      screenInstances: [
        {
          sourceScreen: screen.name,
          type: 'SCREEN_INSTANCE',
          label: screen.title,
          x: 0,
          y: 0,
          width: Number(screen.width),
          height: Number(screen.height),
        },
      ],
    });
    expect(project.screenInstances[0]?.id).not.toBe(screen.id);
  });

  // spec: 4.3-output, 4.3-owned, 4.3-filter, 5-accessible, 5-owned, 5-shared
  it('are listed by who may see them', async () => {
    const { name, projectId } = await createProject(client, 'Shared');
    const own = await client.succeed('list_projects');
    expect(own.projects[0]).toMatchObject({ name, title: 'Shared', metadata: { userRole: 'OWNER' } });
    expect(own.projects[0]).not.toHaveProperty('screenInstances');
    expect(await client.succeed('list_projects', { filter: 'view=owned' })).toEqual(own);
    expect(await other.succeed('list_projects')).toEqual({ projects: [] });
    expect(await other.succeed('list_projects', { filter: 'view=shared' })).toEqual({ projects: [] });

    await service.deps.store.projects.share(projectId as never, service.stranger.userId, 'READER');
    const shared = await other.succeed('list_projects', { filter: 'view = "shared"' });
    expect(shared.projects).toMatchObject([{ name, visibility: 'SHARED', metadata: { userRole: 'READER' } }]);
    expect(await other.succeed('list_projects')).toEqual({ projects: [] });
    expect(await client.succeed('list_projects', { filter: 'view=shared' })).toEqual({ projects: [] });
  });

  it('of somebody else do not exist, and a reader changes nothing', async () => {
    const { name, projectId } = await createProject(client);
    const screen = await generateScreen(client, projectId);
    expect(await other.fail('get_project', { name })).toMatch(/^NOT_FOUND: project not found\..* Asked for: \d+$/);
    expect(await other.fail('list_screens', { projectId })).toMatch(/^NOT_FOUND: project not found/);
    expect(await other.fail('get_screen', { name: screen.name })).toMatch(/^NOT_FOUND: screen not found/);
    expect(await other.fail('generate_screen_from_text', { projectId, prompt: 'x' })).toMatch(
      /^NOT_FOUND: project not found/,
    );

    await service.deps.store.projects.share(projectId as never, service.stranger.userId, 'READER');
    expect(await other.succeed('get_screen', { name: screen.name })).toMatchObject({ id: screen.id });
    const attempts = await Promise.all([
      other.fail('generate_screen_from_text', { projectId, prompt: 'x' }),
      other.fail('edit_screens', { projectId, prompt: 'x', selectedScreenIds: [screen.id] }),
      other.fail('generate_variants', { projectId, prompt: 'x', selectedScreenIds: [screen.id], variantOptions: {} }),
      other.fail('upload_design_md', { projectId, designMdBase64: 'YQ==' }),
    ]);
    for (const text of attempts) expect(text).toMatch(/^PERMISSION_DENIED: no permission/);

    await service.deps.store.projects.share(projectId as never, service.stranger.userId, 'EDITOR');
    expect(await generateScreen(other, projectId)).toMatchObject({ screenMetadata: { status: 'COMPLETE' } });
    expect((await client.succeed('list_screens', { projectId })).screens).toHaveLength(2);
  });
});
