import { describe, expect, it } from 'vitest';
import type { NewRun, Store } from './store.ts';
import { insertUserAndProject, openTemporaryStore } from './temporary-store.fixture.ts';

const lease = { owner: 'me', untilTime: 5_000 };
const refused = { state: 'FAILED', error: { code: 'UNAVAILABLE', message: 'no' } } as const;

async function insertRun(store: Store, more: Partial<NewRun> = {}) {
  const { user, project } = await insertUserAndProject(store);
  const base = { kind: 'test', projectId: project.id, userId: user.id, fingerprint: 'f', input: { a: 1 }, plan: null };
  return { user, run: await store.runs.insert({ id: store.ids.run(), ...base, ...more }) };
}

describe('rows of runs', () => {
  it('wait in the queue or run at once', async () => {
    await using temporary = await openTemporaryStore();
    const { runs } = temporary.store;
    const { user, run: queued } = await insertRun(temporary.store);
    const { run: running } = await insertRun(temporary.store, { fingerprint: 'g', lease });
    expect(queued).toMatchObject({ state: 'QUEUED', attempt: 0, input: { a: 1 }, plan: null });
    expect(running).toMatchObject({ state: 'RUNNING', attempt: 1, startTime: running.createTime });
    expect(await runs.listQueued()).toEqual([queued]);
    expect(await runs.countQueued(user.id)).toBe(1);
    expect(await runs.listRunning()).toEqual([{ run: running, lease }]);
  });

  it('are unfinished at most once per fingerprint', async () => {
    await using temporary = await openTemporaryStore();
    const { runs } = temporary.store;
    const { run } = await insertRun(temporary.store);
    await expect(insertRun(temporary.store)).rejects.toThrow(/unique/i);
    expect(await runs.findUnfinished('f')).toEqual(run);
    await runs.end(run.id, refused);
    expect(await runs.findUnfinished('f')).toBeUndefined();
    expect((await insertRun(temporary.store)).run.state).toBe('QUEUED');
  });

  it('are claimed by one, held until given back, and ended once', async () => {
    await using temporary = await openTemporaryStore();
    const { runs } = temporary.store;
    const { run } = await insertRun(temporary.store);
    expect(await runs.claim(run.id, lease)).toMatchObject({ state: 'RUNNING', attempt: 1 });
    expect(await runs.claim(run.id, { ...lease, owner: 'you' })).toBeUndefined();
    expect(await runs.isHeld(run.id, 'me')).toBe(true);
    expect(await runs.isHeld(run.id, 'you')).toBe(false);
    expect(await runs.renew('you', [run.id], 9_000)).toEqual([]);
    expect(await runs.renew('me', [run.id], 9_000)).toEqual([run.id]);
    expect((await runs.listRunning())[0]?.lease.untilTime).toBe(9_000);

    expect(await runs.giveBack(run.id, 'you', { countAttempt: true })).toBe(false);
    expect(await runs.giveBack(run.id, 'me', { countAttempt: false })).toBe(true);
    expect(await runs.claim(run.id, lease)).toMatchObject({ attempt: 1 });
    await runs.giveBack(run.id, 'me', { countAttempt: true });
    expect(await runs.claim(run.id, lease)).toMatchObject({ attempt: 2 });

    expect(await runs.end(run.id, refused, 'you')).toBeUndefined();
    const ended = await runs.end(run.id, { state: 'SUCCEEDED', output: [1] }, 'me');
    expect(ended).toMatchObject({ state: 'SUCCEEDED', output: [1], endTime: expect.any(Number) });
    expect(await runs.end(run.id, refused)).toBeUndefined();
    expect(await runs.findById(run.id)).toEqual(ended);
  });

  it('are absent for others', async () => {
    await using temporary = await openTemporaryStore();
    const { user, run } = await insertRun(temporary.store);
    const other = await temporary.store.users.ensure('grace');
    expect(await temporary.store.runs.find(user.id, run.id)).toEqual(run);
    expect(await temporary.store.runs.find(other.id, run.id)).toBeUndefined();
  });

  it('keep what was said, each word once', async () => {
    await using temporary = await openTemporaryStore();
    const { runs } = temporary.store;
    const { run } = await insertRun(temporary.store);
    const said = [
      { seq: 1, time: 1, message: 'Reading' },
      { seq: 2, time: 2, message: 'Drawing', fraction: 0.5 },
    ];
    await runs.appendEvents(run.id, said);
    await runs.appendEvents(run.id, [...said, { seq: 3, time: 3, message: 'Done' }]);
    await runs.appendEvents(run.id, []);
    expect(await runs.listEvents(run.id)).toEqual([...said, { seq: 3, time: 3, message: 'Done' }]);
    expect(await runs.listEvents(run.id, 2)).toEqual([{ seq: 3, time: 3, message: 'Done' }]);
  });
});
