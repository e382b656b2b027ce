import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetId, ScreenId, UserId } from '../../domain/brand.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { createNodeSqliteDialect } from '../node-sqlite-dialect.ts';
import { openStore } from '../open-store.ts';
import { initial } from './0001-initial.ts';

const THEME = '{"colorMode":"DARK","headlineFont":"INTER","bodyFont":"INTER","roundness":"ROUND_FOUR"}';

/** What the release before wrote, in its own words. */
const ROWS = `
  insert into users values ('u', 'ada', 1);
  insert into projects values ('p', 'u', 'Habits', 'PRIVATE', 'MOBILE', null, 0, 'f', 2, 3);
  insert into files values ('f', 'p', 'image/png', 5, 'hash', 4);
  insert into screens values ('s', 'p', 'Home', 'a habit tracker', null, 'MOBILE', 'DESIGN', 'TURBO_AGENT', 'COMPLETE',
    '', 'HTML', 0, '[]', 'takumi', 390, 844, null, null, 'tailorbird-embedded', 0, 'f', null, null, 1, 5, 6);
  insert into assets values ('a', 'u', 'p', '{"displayName":"Night","theme":${THEME}}', 1, 7, 7);
  insert into asset_versions values ('a', 1, '{"displayName":"Night","theme":${THEME}}', 7);
`;

describe('a database of the release before', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
    const database = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'));
    await migrate(new Kysely<Database>({ dialect: createNodeSqliteDialect(database) }), [initial], () => 1);
    database.exec(ROWS);
    database.close();
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('opens with all that was in it, and takes specimens', async () => {
    const store = await openStore({ dataDir });
    const [user, asset] = ['u' as UserId, 'a' as AssetId];
    const screen = await store.screens.find(user, 's' as ScreenId);
    if (screen === undefined) throw new Error('the screen is there');
    expect(screen).toMatchObject({ title: 'Home', version: 1, screenshot: { contentHash: 'hash' } });
    expect(screen.assetId).toBeUndefined();
    expect(await store.assets.find(user, asset)).toMatchObject({ version: 1, designSystem: { displayName: 'Night' } });
    expect(await store.screens.findOfAsset(asset)).toBeUndefined();
    const { projectId } = screen;
    const sheet = await store.screens.insert({
      projectId,
      title: 'Night',
      prompt: '',
      deviceType: 'AGNOSTIC',
      assetId: asset,
    });
    expect(await store.screens.findOfAsset(asset)).toEqual(sheet);
    expect(await store.screens.list(user, projectId)).toEqual([screen, sheet]);
    await store.close();
  });
});
