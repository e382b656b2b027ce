import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createDrawHandler, createGate, openBench, toScreenRun, until } from './runner.fixture.ts';

describe('a store that cannot be written for a while', () => {
  it('costs a run its end, until recovery writes it', async () => {
    await using bench = await openBench();
    const gate = createGate();
    const runner = await bench.start({
      handlers: { draw: createDrawHandler(() => gate.opened) },
      timing: { leaseMs: 40, recoverMs: 20 },
    });
    const { runId } = await runner.enqueue(toScreenRun(bench));
    const database = new DatabaseSync(path.join(bench.dataDir, 'tailorbird.sqlite'), { timeout: 1_000 });
    database.exec(`create trigger away before update on runs when new.end_time is not null
      begin select raise(abort, 'away'); end`);
    gate.open();
    await until(() => bench.logged.includes('the end of a run could not be stored'));
    database.exec('drop trigger away');
    database.close();
    expect(await runner.wait(runId)).toMatchObject({ state: 'SUCCEEDED', attempt: 2 });
    expect(await bench.store.screens.list(bench.user.id, bench.project.id)).toMatchObject([
      { metadata: { status: 'COMPLETE' } },
    ]);
  });
});
