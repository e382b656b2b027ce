import { describe, expect, it } from 'vitest';
import type { NewModelCall } from './model-usage.ts';
import { insertUserAndProject, openTemporaryStore, type TemporaryStore } from './temporary-store.fixture.ts';

async function insertCalls({ store }: TemporaryStore, ...calls: Partial<NewModelCall>[]) {
  const { user, project } = await insertUserAndProject(store);
  const run = await store.runs.insert({
    id: store.ids.run(),
    kind: 'test',
    projectId: project.id,
    userId: user.id,
    fingerprint: 'f',
    input: null,
    plan: null,
  });
  const call = { userId: user.id, runId: run.id, day: '2026-11-20', model: 'a:b', inputTokens: 100, outputTokens: 10 };
  for (const more of calls) await store.usage.note({ ...call, durationMs: 1_000, cost: 7, ...more });
  return { user, run };
}

describe('rows of model calls', () => {
  it('are summed by day and model, newest day first', async () => {
    await using temporary = await openTemporaryStore();
    const { usage, users } = temporary.store;
    const { user } = await insertCalls(
      temporary,
      {},
      {},
      { model: 'a:c' },
      { day: '2026-11-21' },
      { day: '2026-11-01' },
    );
    const sum = { calls: 1, inputTokens: 100, outputTokens: 10, durationMs: 1_000, cost: 7 };
    expect(await usage.listDays(user.id, '2026-11-20')).toEqual([
      { ...sum, day: '2026-11-21', model: 'a:b' },
      { day: '2026-11-20', model: 'a:b', calls: 2, inputTokens: 200, outputTokens: 20, durationMs: 2_000, cost: 14 },
      { ...sum, day: '2026-11-20', model: 'a:c' },
    ]);
    expect(await usage.sumOfDay(user.id, '2026-11-20')).toEqual({ tokens: 330, cost: 21 });
    const other = await users.ensure('grace');
    expect(await usage.listDays(other.id, '2026-11-01')).toEqual([]);
    expect(await usage.sumOfDay(other.id, '2026-11-20')).toEqual({ tokens: 0, cost: 0 });
  });

  it('are summed by run', async () => {
    await using temporary = await openTemporaryStore();
    const { run } = await insertCalls(temporary, {}, { inputTokens: 5 });
    expect(await temporary.store.usage.sumOfRun(run.id)).toEqual({
      inputTokens: 105,
      outputTokens: 20,
      durationMs: 2_000,
    });
  });
});
