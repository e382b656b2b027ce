import { describe, expect, it } from 'vitest';
import type { ScreenId } from '../domain/brand.ts';
import type { NewFile, NewScreen, Store } from './store.ts';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

const file = (contentHash: string): NewFile => ({ mimeType: 'text/html', byteLength: 5, contentHash });
const theme = {
  colorMode: 'DARK',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#336699',
} as const;

async function insertScreen(store: Store, more: Partial<NewScreen> = {}) {
  const { user, project } = await insertUserAndProject(store);
  const base = { projectId: project.id, title: 'Home', prompt: 'a habit tracker', deviceType: 'MOBILE' } as const;
  return { user, project, screen: await store.screens.insert({ ...base, ...more }) };
}

describe('screens', () => {
  it('are IN_PROGRESS from the start, without files', async () => {
    await using temporary = await openTemporaryStore();
    const { user, project, screen } = await insertScreen(temporary.store, { groupId: 'g', groupName: 'Variants' });
    expect(screen).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      projectId: project.id,
      title: 'Home',
      prompt: 'a habit tracker',
      deviceType: 'MOBILE',
      screenType: 'DESIGN',
      metadata: {
        agentType: 'TURBO_AGENT',
        status: 'IN_PROGRESS',
        statusMessage: '',
        displayMode: 'SCREENSHOT',
        isRemixed: false,
        componentRegions: [],
      },
      width: 0,
      height: 0,
      groupId: 'g',
      groupName: 'Variants',
      generatedBy: '',
      isCreatedByClient: false,
      version: 0,
      createTime: expect.any(Number),
      updateTime: screen.createTime,
    });
    expect(await temporary.store.screens.find(user.id, screen.id)).toEqual(screen);
  });

  it('become COMPLETE with all that a change names', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project, screen } = await insertScreen(store);
    const region = { type: 'button', description: 'Start a run', x: 1, y: 2, width: 3, height: 4 };
    const done = await store.screens.complete(screen.id, {
      title: 'Today',
      theme,
      width: 390,
      height: 900,
      generatedBy: 'embedded',
      componentRegions: [region],
      renderer: 'chromium',
      statusMessage: 'Made.',
      files: { screenshot: file('s'), htmlCode: file('h'), externalToolExport: file('e') },
    });
    expect(done).toMatchObject({
      title: 'Today',
      prompt: 'a habit tracker',
      theme,
      width: 390,
      height: 900,
      generatedBy: 'embedded',
      version: 1,
      metadata: { status: 'COMPLETE', statusMessage: 'Made.', componentRegions: [region], renderer: 'chromium' },
      screenshot: { contentHash: 's', projectId: project.id, byteLength: 5, mimeType: 'text/html' },
      htmlCode: { contentHash: 'h' },
      externalToolExport: { contentHash: 'e' },
    });
    expect(await store.screens.find(user.id, screen.id)).toEqual(done);
    expect(await store.files.find(done.htmlCode?.id as never)).toEqual(done.htmlCode);
  });

  it('are listed in the order in which they were asked for, whatever is done to them', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project, screen } = await insertScreen(store, { title: '0' });
    for (const title of ['1', '2', '3']) {
      await store.screens.insert({ projectId: project.id, title, prompt: '', deviceType: 'MOBILE' });
    }
    await store.screens.complete(screen.id, { files: { htmlCode: file('h') } });
    const screens = await store.screens.list(user.id, project.id);
    expect(screens.map(({ title }) => title)).toEqual(['0', '1', '2', '3']);
    expect(screens[0]?.htmlCode?.contentHash).toBe('h');
  });

  it('are absent for others, and in other projects', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project, screen } = await insertScreen(store);
    const other = await store.users.ensure('grace');
    const elsewhere = await store.projects.insert({ ownerId: user.id, title: 'Elsewhere' });
    expect(await store.screens.find(other.id, screen.id)).toBeUndefined();
    expect(await store.screens.list(other.id, project.id)).toEqual([]);
    expect(await store.screens.listVersions(other.id, screen.id)).toEqual([]);
    expect(await store.screens.find(user.id, screen.id, elsewhere.id)).toBeUndefined();
    await store.projects.share(project.id, other.id, 'READER');
    expect(await store.screens.find(other.id, screen.id, project.id)).toEqual(screen);
    expect(await store.screens.list(other.id, project.id)).toEqual([screen]);
  });

  it('end FAILED when the first generation fails', async () => {
    await using temporary = await openTemporaryStore();
    const { screen } = await insertScreen(temporary.store);
    const failed = await temporary.store.screens.fail(screen.id, 'The browser died.');
    expect(failed).toMatchObject({ version: 0, metadata: { status: 'FAILED', statusMessage: 'The browser died.' } });
  });

  it('take a title before their first version, and lose one that was there only meanwhile', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { screen } = await insertScreen(store);
    expect(await store.screens.name(screen.id, 'Tasting room')).toMatchObject({ title: 'Tasting room' });
    const titled = { from: 'Tasting room', to: 'Room' };
    expect(await store.screens.fail(screen.id, 'No.', titled)).toMatchObject({ title: 'Room' });
    expect(await store.screens.name(screen.id, 'Too late')).toMatchObject({ title: 'Room' });
    const { screen: done } = await insertScreen(store);
    await store.screens.complete(done.id, { title: 'Done' });
    await store.screens.begin(done.id);
    expect(await store.screens.name(done.id, 'Another')).toMatchObject({ title: 'Done' });
    expect(await store.screens.fail(done.id, 'No.', { from: 'Done', to: 'Else' })).toMatchObject({ title: 'Done' });
  });

  it('keep their earlier files while they are edited, and stand as before when the edit fails', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, screen } = await insertScreen(store);
    const before = await store.screens.complete(screen.id, { files: { htmlCode: file('1') } });
    await store.screens.begin(screen.id, 'Editing');
    expect(await store.screens.find(user.id, screen.id)).toMatchObject({
      version: 1,
      htmlCode: before.htmlCode,
      metadata: { status: 'IN_PROGRESS', statusMessage: 'Editing' },
    });
    const after = await store.screens.fail(screen.id, 'The edit failed.');
    expect(after).toMatchObject({
      version: 1,
      htmlCode: before.htmlCode,
      metadata: { status: 'COMPLETE', statusMessage: 'The edit failed.' },
    });
  });

  it('keep what a later change does not name', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { screen } = await insertScreen(store);
    const first = await store.screens.complete(screen.id, {
      theme,
      statusMessage: 'Made.',
      files: { htmlCode: file('1'), screenshot: file('s') },
    });
    await store.screens.begin(screen.id);
    const second = await store.screens.complete(screen.id, { files: { htmlCode: file('2') } });
    expect(second).toMatchObject({ theme, version: 2, screenshot: first.screenshot, htmlCode: { contentHash: '2' } });
    expect(second.metadata.statusMessage).toBe('');
  });

  it('take one work at a time', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { screen } = await insertScreen(store);
    await expect(store.screens.begin(screen.id)).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      hint: 'Call get_screen until its status is COMPLETE, then try again.',
    });
    await store.screens.complete(screen.id, {});
    await expect(store.screens.complete(screen.id, {})).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
    expect((await store.screens.fail(screen.id, 'too late')).metadata).toMatchObject({
      status: 'COMPLETE',
      statusMessage: '',
    });
    await expect(store.screens.begin('0' as ScreenId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('remember every version and can stand as an earlier one again', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, screen } = await insertScreen(store);
    await store.screens.complete(screen.id, { title: 'One', theme, files: { htmlCode: file('1') } });
    await store.screens.begin(screen.id);
    await store.screens.complete(screen.id, { title: 'Two', files: { htmlCode: file('2'), screenshot: file('s') } });
    await store.screens.begin(screen.id);
    await expect(store.screens.restore(screen.id, 1)).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
    await store.screens.fail(screen.id, 'no');

    const restored = await store.screens.restore(screen.id, 1);
    expect(restored).toMatchObject({ title: 'One', theme, version: 3, htmlCode: { contentHash: '1' } });
    expect(restored.screenshot).toBeUndefined();
    const versions = await store.screens.listVersions(user.id, screen.id);
    expect(versions.map(({ version, title, htmlCode }) => [version, title, htmlCode?.contentHash])).toEqual([
      [3, 'One', '1'],
      [2, 'Two', '2'],
      [1, 'One', '1'],
    ]);
    await expect(store.screens.restore(screen.id, 9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('list with their files also when there are hundreds', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    await store.transaction(async (transaction) => {
      for (let index = 0; index < 150; index += 1) {
        const screen = await transaction.screens.insert({
          projectId: project.id,
          title: String(index),
          prompt: '',
          deviceType: 'MOBILE',
        });
        await transaction.screens.complete(screen.id, { files: { htmlCode: file(String(index)) } });
      }
    });
    const screens = await store.screens.list(user.id, project.id);
    expect(screens).toHaveLength(150);
    expect(screens.every(({ title, htmlCode }) => htmlCode?.contentHash === title)).toBe(true);
  });

  it('that are the specimen of a design system are found by it, one each', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const asset = await store.assets.insert({ ownerId: user.id, designSystem: { displayName: 'Warm', theme } });
    const sheet = {
      projectId: project.id,
      title: 'Warm',
      prompt: '',
      deviceType: 'AGNOSTIC',
      assetId: asset.id,
    } as const;
    expect(await store.screens.findOfAsset(asset.id)).toBeUndefined();
    const screen = await store.screens.insert(sheet);
    expect(screen.assetId).toBe(asset.id);
    expect(await store.screens.findOfAsset(asset.id)).toEqual(screen);
    await expect(store.screens.insert(sheet)).rejects.toThrow(/unique/i);
  });

  it('that are documents stand for their project only as long as there is nothing else', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const finish = async (screenType: 'DESIGN' | 'DOCUMENT', contentHash: string) => {
      const screen = await store.screens.insert({
        projectId: project.id,
        title: '',
        prompt: '',
        deviceType: 'MOBILE',
        screenType,
      });
      await store.screens.complete(screen.id, { files: { screenshot: file(contentHash) } });
      return (await store.projects.find(user.id, project.id))?.thumbnailScreenshot?.contentHash;
    };
    expect(await finish('DOCUMENT', '1')).toBe('1');
    expect(await finish('DOCUMENT', '2')).toBe('2');
    expect(await finish('DESIGN', '3')).toBe('3');
    expect(await finish('DOCUMENT', '4')).toBe('3');
    expect(await finish('DESIGN', '5')).toBe('5');
  });
});
