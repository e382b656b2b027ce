import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import type { AssetId, ProjectId, RunId, ScreenId, UserId } from '../../domain/brand.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { createNodeSqliteDialect } from '../node-sqlite-dialect.ts';
import { openStore } from '../open-store.ts';
import { createPostgresDialect } from '../postgres-dialect.ts';
import type { Store } from '../store.ts';
import { openTemporaryDatabase } from '../temporary-database.fixture.ts';
import { ALL_MIGRATIONS } from './all-migrations.ts';

const THEME = '{"colorMode":"DARK","headlineFont":"INTER","bodyFont":"INTER","roundness":"ROUND_FOUR"}';

/** What the first release wrote, in its own words; every later step finds it there. */
const ROWS = `
  insert into users values ('u', 'ada', 1), ('v', 'grace', 1);
  insert into api_keys values ('k', 'u', 'hash of a key', 'laptop', 1, 2, null);
  insert into projects values ('p', 'u', 'Habits', 'PRIVATE', 'MOBILE', null, 0, 'f', 2, 3);
  insert into project_members values ('p', 'v', 'READER', 3);
  insert into files values ('f', 'p', 'image/png', 5, 'hash', 4);
  insert into screens values ('s', 'p', 'Home', 'a habit tracker', null, 'MOBILE', 'DESIGN', 'TURBO_AGENT', 'COMPLETE',
    '', 'HTML', 0, '[]', 'takumi', 390, 844, null, null, 'tailorbird-embedded', 0, 'f', null, null, 1, 5, 6);
  insert into instances values ('i', 'p', 's', 'SCREEN_INSTANCE', 'Home', 1.5, 2, 390, 844, null, null, 5);
  insert into assets values ('a', 'u', 'p', '{"displayName":"Night","theme":${THEME}}', 1, 7, 7);
  insert into asset_versions values ('a', 1, '{"displayName":"Night","theme":${THEME}}', 7);
  insert into runs values ('r', 'generate_screen_from_text', 'p', 'u', 'same', 'null', 'null', 'QUEUED', 0, null, null,
    null, null, 8, null, null);
  insert into run_events values ('r', 1, 8, 'Waiting', null);
`;

/** Puts a database as the release with that many steps had it at `dataDir` or the address, with what the first one wrote. */
async function layOut(steps: number, { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }) {
  const migrateTo = (db: Kysely<Database>, count: number) => migrate(db, ALL_MIGRATIONS.slice(0, count), () => 1);
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'));
    const db = new Kysely<Database>({ dialect: createNodeSqliteDialect(database) });
    await migrateTo(db, 1);
    database.exec(ROWS);
    await migrateTo(db, steps);
    database.close();
    return;
  }
  const pool = new Pool({ connectionString: databaseUrl });
  const db = new Kysely<Database>({ dialect: createPostgresDialect(pool) });
  await migrateTo(db, 1);
  await pool.query(ROWS);
  await migrateTo(db, steps);
  await pool.end();
}

async function readThrough(store: Store): Promise<object> {
  const [ada, grace, project, screen] = ['u' as UserId, 'v' as UserId, 'p' as ProjectId, 's' as ScreenId];
  return {
    project: await store.projects.find(ada, project),
    shared: (await store.projects.list(grace, 'shared')).map(({ title }) => title),
    screen: await store.screens.find(grace, screen),
    instances: await store.instances.list(ada, project),
    asset: await store.assets.findVersion(ada, 'a' as AssetId, 1),
    key: await store.users.findKey({ id: 'k' }),
    queued: (await store.runs.listQueued()).map(({ id }) => id),
    said: (await store.runs.listEvents('r' as RunId)).map(({ message }) => message),
  };
}

const ALL = {
  project: { title: 'Habits', userRole: 'OWNER' },
  shared: ['Habits'],
  screen: { title: 'Home', version: 1, screenshot: { contentHash: 'hash' } },
  instances: [{ id: 'i', x: 1.5 }],
  asset: { designSystem: { displayName: 'Night' } },
  key: { user: { name: 'ada' } },
  queued: ['r'],
  said: ['Waiting'],
};

const EARLIER = Array.from({ length: ALL_MIGRATIONS.length - 1 }, (_, index) => index + 1);

describe('a database of an earlier release', () => {
  it.each(EARLIER)('of %i steps opens in this one with all that was in it', async (steps) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
    await layOut(steps, { dataDir });
    const store = await openStore({ dataDir });
    expect(store.schema).toEqual({ before: steps, now: ALL_MIGRATIONS.length });
    expect(await readThrough(store)).toMatchObject(ALL);
    const projectId = 'p' as ProjectId;
    const made = await store.screens.insert({ projectId, title: 'New', prompt: '', deviceType: 'MOBILE' });
    expect(await store.screens.list('u' as UserId, projectId)).toMatchObject([{ id: 's' }, { id: made.id }]);
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  it.each([1, ALL_MIGRATIONS.length - 1])('of %i steps opens in Postgres as well', async (steps) => {
    await using database = await openTemporaryDatabase();
    await layOut(steps, { dataDir: '', databaseUrl: database.databaseUrl });
    const store = await openStore({ dataDir: '', databaseUrl: database.databaseUrl });
    expect(await readThrough(store)).toMatchObject(ALL);
    await store.close();
  });
});
