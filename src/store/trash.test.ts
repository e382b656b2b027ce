import { describe, expect, it } from 'vitest';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

const file = (name: string) => ({ mimeType: 'text/html', byteLength: 3, contentHash: name.repeat(64) });
const day = '2026-11-20';

describe('the trash', () => {
  it('lets a screen go for good with its versions and files, and no other', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const insertScreen = async (title: string) => {
      const { id } = await store.screens.insert({ projectId: project.id, title, prompt: '', deviceType: 'MOBILE' });
      await store.screens.complete(id, { files: { htmlCode: file('a') } });
      await store.screens.begin(id);
      const { htmlCode } = await store.screens.complete(id, { files: { htmlCode: file('b') } });
      if (htmlCode === undefined) throw new Error('a completed screen has its file');
      return { id, file: htmlCode.id };
    };
    const [kept, gone] = [await insertScreen('Kept'), await insertScreen('Gone')];
    expect(await store.trash.purgeScreen(project.id, gone.id)).toBe(false);
    await store.screens.trash(gone.id);
    expect(await store.screens.list(user.id, project.id, { limit: 9, isTrashed: true })).toMatchObject([
      { id: gone.id },
    ]);
    expect(await store.trash.listScreens(project.id)).toEqual([{ id: gone.id, projectId: project.id }]);
    expect(await store.trash.listScreens(undefined, 1)).toEqual([]);
    expect(await store.sweeps.listUnneeded([file('a').contentHash])).toEqual([]);
    expect(await store.trash.purgeScreen(project.id, gone.id)).toBe(true);
    expect(await store.trash.purgeScreen(project.id, gone.id)).toBe(false);
    expect(await store.files.find(gone.file)).toBeUndefined();
    expect(await store.files.find(kept.file)).toBeDefined();
    expect((await store.screens.listVersions(user.id, kept.id)).length).toBe(2);
    await expect(store.screens.untrash(gone.id, project.id)).rejects.toThrow('not found');
  });

  it('keeps a screen on which work is under way', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { project } = await insertUserAndProject(store);
    const screen = await store.screens.insert({ projectId: project.id, title: 'A', prompt: '', deviceType: 'MOBILE' });
    await store.screens.trash(screen.id);
    await expect(store.trash.purgeScreen(project.id, screen.id)).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
  });

  it('lets a project go for good, while what was counted stays counted', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const screen = await store.screens.insert({ projectId: project.id, title: 'A', prompt: '', deviceType: 'MOBILE' });
    await store.screens.complete(screen.id, { files: { htmlCode: file('c') } });
    const run = await store.runs.insert({
      id: store.ids.run(),
      kind: 'test',
      projectId: project.id,
      userId: user.id,
      fingerprint: 'f',
      input: null,
      plan: null,
    });
    const call = { model: 'a:b', inputTokens: 1, outputTokens: 1, durationMs: 1, cost: 7 };
    await store.usage.note({ ...call, userId: user.id, runId: run.id, day });
    expect(await store.trash.purgeProject(user.id, project.id)).toBe(false);
    await store.projects.trash(project.id);
    await expect(store.trash.purgeProject(user.id, project.id)).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
    await store.runs.end(run.id, { state: 'CANCELLED', error: { code: 'CANCELLED', message: 'no' } });
    const other = await store.users.ensure('grace');
    expect(await store.trash.purgeProject(other.id, project.id)).toBe(false);
    expect(await store.trash.listProjects(other.id)).toEqual([]);
    expect(await store.trash.listProjects(user.id)).toEqual([{ id: project.id, ownerId: user.id }]);
    expect(await store.trash.purgeProject(user.id, project.id)).toBe(true);
    expect(await store.projects.untrash(user.id, project.id)).toBe(false);
    expect(await store.runs.countSince(user.id, 0)).toBe(1);
    expect(await store.usage.sumOfDay(user.id, day)).toMatchObject({ cost: 7 });
    expect(await store.sweeps.listUnneeded([file('c').contentHash])).toEqual([file('c').contentHash]);
  });
});
