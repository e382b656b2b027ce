import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScreenId, UserId } from '../../domain/brand.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { createNodeSqliteDialect } from '../node-sqlite-dialect.ts';
import { openStore } from '../open-store.ts';
import { initial } from './0001-initial.ts';
import { specimens } from './0002-specimens.ts';

const CONTENT = `{"title":"Home","prompt":"a habit tracker","theme":null,"device_type":"MOBILE","width":390,"height":844,
  "generated_by":"tailorbird-embedded","agent_type":"TURBO_AGENT","display_mode":"HTML","status_message":"","component_regions":"[]","renderer":"takumi"}`;

/** What the release before wrote, in its own words. */
const ROWS = `
  insert into users values ('u', 'ada', 1);
  insert into projects values ('p', 'u', 'Habits', 'PRIVATE', 'MOBILE', null, 0, null, 2, 3);
  insert into screens values ('s', 'p', 'Home', 'a habit tracker', null, 'MOBILE', 'DESIGN', 'TURBO_AGENT', 'COMPLETE',
    '', 'HTML', 0, '[]', 'takumi', 390, 844, null, null, 'tailorbird-embedded', 0, null, null, null, 1, 5, 6, null);
  insert into screen_versions values ('s', 1, '${CONTENT}', null, null, null, 6);
`;

describe('a database of before models were counted', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
    const database = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'));
    await migrate(new Kysely<Database>({ dialect: createNodeSqliteDialect(database) }), [initial, specimens], () => 1);
    database.exec(ROWS);
    database.close();
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('opens with its screens and their versions', async () => {
    const store = await openStore({ dataDir });
    const id = 's' as ScreenId;
    const screen = await store.screens.find('u' as UserId, id);
    expect(screen).toMatchObject({ title: 'Home', version: 1 });
    expect(screen).not.toHaveProperty('spending');
    expect(await store.screens.restore(id, 1)).toMatchObject({ title: 'Home', version: 2 });
    await store.close();
  });
});
