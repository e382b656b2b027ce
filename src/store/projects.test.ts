import { describe, expect, it } from 'vitest';
import type { ProjectId } from '../domain/brand.ts';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

const theme = {
  colorMode: 'DARK',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#336699',
} as const;

describe('projects', () => {
  it('start private and empty, and are their the property of their owner', async () => {
    await using temporary = await openTemporaryStore();
    const { user, project } = await insertUserAndProject(temporary.store);
    expect(project).toEqual({
      id: expect.stringMatching(/^\d{19,20}$/),
      ownerId: user.id,
      title: 'Habits',
      visibility: 'PRIVATE',
      deviceType: 'DEVICE_TYPE_UNSPECIFIED',
      userRole: 'OWNER',
      isRemixed: false,
      createTime: expect.any(Number),
      updateTime: project.createTime,
    });
    expect(await temporary.store.projects.find(user.id, project.id)).toEqual(project);
  });

  it('take changes of the named fields alone', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    await store.projects.update(project.id, { designTheme: theme, deviceType: 'MOBILE' });
    await store.projects.update(project.id, { title: 'Runs' });
    expect(await store.projects.find(user.id, project.id)).toMatchObject({
      title: 'Runs',
      deviceType: 'MOBILE',
      designTheme: theme,
    });
  });

  it('are listed with the last updated first', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project: first } = await insertUserAndProject(store);
    const second = await store.projects.insert({ ownerId: user.id, title: 'Second' });
    const titles = async () => (await store.projects.list(user.id, 'owned')).map((project) => project.title);
    expect(await titles()).toEqual(['Second', 'Habits']);
    await store.projects.update(first.id, {});
    expect(await titles()).toEqual(['Habits', 'Second']);
    await store.screens.insert({ projectId: second.id, title: 'a', prompt: '', deviceType: 'MOBILE' });
    expect(await titles()).toEqual(['Second', 'Habits']);
  });

  it('are absent for others until they are shared, in the role that was given', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const other = await store.users.ensure('grace');
    expect(await store.projects.find(other.id, project.id)).toBeUndefined();
    expect(await store.projects.list(other.id, 'shared')).toEqual([]);

    await store.projects.share(project.id, other.id, 'READER');
    await store.projects.share(project.id, other.id, 'EDITOR');
    expect(await store.projects.find(other.id, project.id)).toMatchObject({ userRole: 'EDITOR', visibility: 'SHARED' });
    expect(await store.projects.list(other.id, 'shared')).toHaveLength(1);
    expect(await store.projects.list(other.id, 'owned')).toEqual([]);
    expect(await store.projects.list(user.id, 'shared')).toEqual([]);

    await store.projects.share(project.id, other.id, undefined);
    expect(await store.projects.find(other.id, project.id)).toBeUndefined();
    expect(await store.projects.find(user.id, project.id)).toMatchObject({ visibility: 'PRIVATE' });
  });

  it('are undefined when there is none of that id', async () => {
    await using temporary = await openTemporaryStore();
    const { user } = await insertUserAndProject(temporary.store);
    expect(await temporary.store.projects.find(user.id, '7' as ProjectId)).toBeUndefined();
  });

  it('show the screenshot of the screen that was completed last', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const insert = () => store.screens.insert({ projectId: project.id, title: 'a', prompt: '', deviceType: 'MOBILE' });
    const screenshot = (contentHash: string) => ({ mimeType: 'image/png', byteLength: 1, contentHash });
    const [first, second, third] = [await insert(), await insert(), await insert()];
    await store.screens.complete(second.id, { files: { screenshot: screenshot('2') } });
    await store.screens.complete(first.id, { files: { screenshot: screenshot('1') } });
    await store.screens.fail(third.id, 'no');
    expect((await store.projects.find(user.id, project.id))?.thumbnailScreenshot).toMatchObject({ contentHash: '1' });
    expect((await store.projects.list(user.id, 'owned'))[0]?.thumbnailScreenshot).toMatchObject({ contentHash: '1' });
  });
});
