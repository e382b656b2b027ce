import { describe, expect, it } from 'vitest';
import type { Asset } from '../domain/asset.ts';
import type { AssetId } from '../domain/brand.ts';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

const toDesignSystem = (displayName: string) => ({
  displayName,
  theme: {
    colorMode: 'LIGHT',
    headlineFont: 'SORA',
    bodyFont: 'INTER',
    roundness: 'ROUND_FULL',
    customColor: '#ff8800',
  } as const,
});

describe('assets', () => {
  it('belong to a project or are global to their owner, and are listed as they came', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const insert = (displayName: string, more: object) =>
      store.assets.insert({ ownerId: user.id, designSystem: toDesignSystem(displayName), ...more });
    const asset = await insert('Warm', { projectId: project.id });
    await insert('Everywhere', {});
    await insert('Cold', { projectId: project.id });
    expect(asset).toEqual({
      id: expect.stringMatching(/^\d{19,20}$/),
      ownerId: user.id,
      projectId: project.id,
      designSystem: toDesignSystem('Warm'),
      version: 1,
      createTime: expect.any(Number),
      updateTime: asset.createTime,
    });
    const names = async (projectId?: typeof project.id) =>
      (await store.assets.list(user.id, projectId)).map(({ designSystem }) => designSystem.displayName);
    expect(await names(project.id)).toEqual(['Warm', 'Cold']);
    expect(await names()).toEqual(['Everywhere']);
  });

  it('count up with each replacement and keep what was before', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user } = await insertUserAndProject(store);
    const { id } = await store.assets.insert({ ownerId: user.id, designSystem: toDesignSystem('One') });
    const replaced = await store.assets.replace(id, toDesignSystem('Two'));
    expect(replaced).toMatchObject({ version: 2, designSystem: toDesignSystem('Two') });
    expect(await store.assets.find(user.id, id)).toEqual(replaced);
    const versions = await store.assets.listVersions(user.id, id, { limit: 9 });
    expect(versions.map(({ version, designSystem }) => [version, designSystem.displayName])).toEqual([
      [2, 'Two'],
      [1, 'One'],
    ]);
    expect(await store.assets.listVersions(user.id, id, { limit: 1 })).toEqual(versions.slice(0, 1));
    expect(await store.assets.listVersions(user.id, id, { limit: 9, before: 2 })).toEqual(versions.slice(1));
    expect(await store.assets.findVersion(user.id, id, 1)).toEqual(versions[1]);
    expect(await store.assets.findVersion(user.id, id, 3)).toBeUndefined();
    await expect(store.assets.replace('7' as AssetId, toDesignSystem('x'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are absent for others, but come with a shared project', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const other = await store.users.ensure('grace');
    const ofProject = await store.assets.insert({
      ownerId: user.id,
      projectId: project.id,
      designSystem: toDesignSystem('Shared'),
    });
    const global = await store.assets.insert({ ownerId: user.id, designSystem: toDesignSystem('Mine') });
    expect(await store.assets.find(other.id, ofProject.id)).toBeUndefined();
    await store.projects.share(project.id, other.id, 'READER');
    expect(await store.assets.find(other.id, ofProject.id)).toEqual(ofProject);
    expect(await store.assets.list(other.id, project.id)).toEqual([ofProject]);
    expect(await store.assets.find(other.id, global.id)).toBeUndefined();
    expect(await store.assets.list(other.id, undefined)).toEqual([]);
    expect(await store.assets.listVersions(other.id, global.id, { limit: 9 })).toEqual([]);
    expect(await store.assets.findVersion(other.id, global.id, 1)).toBeUndefined();
    expect(await store.assets.listVisible(other.id, { limit: 9 })).toEqual([ofProject]);
  });

  it('are listed page by page across projects', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project } = await insertUserAndProject(store);
    const other = await store.users.ensure('grace');
    await store.assets.insert({ ownerId: other.id, designSystem: toDesignSystem('Hers') });
    const made = [];
    for (const displayName of ['1', '2', '3', '4', '5']) {
      const where = Number(displayName) % 2 === 0 ? {} : { projectId: project.id };
      made.push(await store.assets.insert({ ownerId: user.id, designSystem: toDesignSystem(displayName), ...where }));
    }
    const first = await store.assets.listVisible(user.id, { limit: 2 });
    const second = await store.assets.listVisible(user.id, { limit: 2, after: first[1] as Asset });
    const third = await store.assets.listVisible(user.id, { limit: 2, after: second[1] as Asset });
    expect([...first, ...second, ...third]).toEqual(made);
  });
});
