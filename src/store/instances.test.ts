import { describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

async function insertScreen(store: Store) {
  const { user, project } = await insertUserAndProject(store);
  const screen = await store.screens.insert({ projectId: project.id, title: 'a', prompt: '', deviceType: 'MOBILE' });
  const place = (label: string) => async () => {
    const position = await store.instances.nextPosition(project.id, { width: 390, height: 844 });
    return store.instances.insert({
      projectId: project.id,
      screenId: screen.id,
      type: 'SCREEN_INSTANCE',
      label,
      ...position,
      width: 390,
      height: 844,
    });
  };
  return { user, project, screen, place };
}

describe('instances', () => {
  it('stand side by side in the order in which they came', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project, screen, place } = await insertScreen(store);
    const first = await place('first')();
    await place('second')();
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      projectId: project.id,
      screenId: screen.id,
      type: 'SCREEN_INSTANCE',
      label: 'first',
      x: 0,
      y: 0,
      width: 390,
      height: 844,
    });
    const instances = await store.instances.list(user.id, project.id);
    expect(instances.map(({ label, x, y }) => [label, x, y])).toEqual([
      ['first', 0, 0],
      ['second', 470, 0],
    ]);
    expect(await store.instances.find(user.id, first.id)).toEqual(first);
  });

  it('follow the size of their screen and can be moved', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, screen, place } = await insertScreen(store);
    const instance = await place('draft')();
    await store.instances.resize(screen.id, { width: 390, height: 1200, label: 'Today' });
    await store.instances.move(instance.id, { x: 12.5, y: -40 });
    expect(await store.instances.find(user.id, instance.id)).toMatchObject({
      width: 390,
      height: 1200,
      label: 'Today',
      x: 12.5,
      y: -40,
    });
  });

  it('make room for one above them that grows', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { user, project, screen, place } = await insertScreen(store);
    await place('above')();
    const other = await store.screens.insert({ projectId: project.id, title: 'b', prompt: '', deviceType: 'MOBILE' });
    const below = { type: 'SCREEN_INSTANCE', label: 'below', x: 0, y: 1084, width: 390, height: 844 } as const;
    await store.instances.insert({ ...below, projectId: project.id, screenId: other.id });
    await store.instances.resize(screen.id, { width: 390, height: 2000 });
    const instances = await store.instances.list(user.id, project.id);
    expect(instances.map(({ label, y }) => [label, y])).toEqual([
      ['above', 0],
      ['below', 2240],
    ]);
  });

  it('are absent for others', async () => {
    await using temporary = await openTemporaryStore();
    const { store } = temporary;
    const { project, place } = await insertScreen(store);
    const instance = await place('mine')();
    const other = await store.users.ensure('grace');
    expect(await store.instances.list(other.id, project.id)).toEqual([]);
    expect(await store.instances.find(other.id, instance.id)).toBeUndefined();
  });
});
