import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunId, UserId } from '../../domain/brand.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { createNodeSqliteDialect } from '../node-sqlite-dialect.ts';
import { openStore } from '../open-store.ts';
import { initial } from './0001-initial.ts';
import { specimens } from './0002-specimens.ts';
import { usage } from './0003-usage.ts';

/** What the release before wrote, in its own words. */
const ROWS = `
  insert into users values ('u', 'ada', 1);
  insert into projects values ('p', 'u', 'Habits', 'PRIVATE', 'MOBILE', null, 0, null, 2, 3);
  insert into runs values ('r', 'generate_screen_from_text', 'p', 'u', 'f', 'null', 'null', 'SUCCEEDED', 1, null, null,
    'null', null, 4, 4, 5);
  insert into model_calls values ('u', 'r', 'a:b', '2026-11-20', 100, 10, 1000, 7, 5);
`;

describe('a database in which each call of a model belonged to a run', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
    const database = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'));
    const before = [initial, specimens, usage];
    await migrate(new Kysely<Database>({ dialect: createNodeSqliteDialect(database) }), before, () => 1);
    database.exec(ROWS);
    database.close();
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('opens with its calls, and takes one of no run', async () => {
    await using store = await openStore({ dataDir }).then((opened) => ({
      ...opened,
      [Symbol.asyncDispose]: () => opened.close(),
    }));
    const [user, run] = ['u' as UserId, 'r' as RunId];
    expect(await store.usage.sumOfRun(run)).toEqual({ inputTokens: 100, outputTokens: 10, durationMs: 1_000 });
    const call = { model: 'a:b', inputTokens: 1, outputTokens: 1, durationMs: 1, cost: 1 };
    await store.usage.note({ ...call, userId: user, day: '2026-11-20' });
    expect(await store.usage.sumOfRun(run)).toMatchObject({ inputTokens: 100 });
    expect(await store.usage.sumOfDay(user, '2026-11-20')).toEqual({ tokens: 112, cost: 8 });
  });
});
