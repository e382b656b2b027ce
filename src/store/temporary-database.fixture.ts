import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres, type PostgresServer } from './start-postgres.fixture.ts';

/** A database of its own in the Postgres that all tests of a run share; it is dropped at the end. */
export interface TemporaryDatabase extends AsyncDisposable {
  databaseUrl: string;
  /** Runs a statement of the test's own, past the store. */
  execute(sql: string): Promise<Record<string, unknown>[]>;
}

export const openTemporaryDatabase = async (): Promise<TemporaryDatabase> =>
  createDatabaseIn((await getSharedPostgres()).url);

/** In the server at that address. */
export async function createDatabaseIn(url: string): Promise<TemporaryDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const execute = async (database: string, sql: string): Promise<Record<string, unknown>[]> => {
    const client = new Client({ connectionString: `${url}/${database}` });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  await execute('postgres', `create database ${name}`);
  return {
    databaseUrl: `${url}/${name}`,
    execute: (sql) => execute(name, sql),
    [Symbol.asyncDispose]: async () => void (await execute('postgres', `drop database ${name} with (force)`)),
  };
}

/** The folder that the global set-up of a test run made; whoever needs the server first starts it, the set-up ends it. */
export const SHARED_POSTGRES_FOLDER = 'TAILORBIRD_TEST_POSTGRES';

async function getSharedPostgres(): Promise<PostgresServer> {
  const folder = process.env[SHARED_POSTGRES_FOLDER];
  if (folder === undefined) throw new Error(`${SHARED_POSTGRES_FOLDER} names no folder: start the tests by vitest`);
  const record = path.join(folder, 'server.json');
  const isFirst = await mkdir(path.join(folder, 'claimed')).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const server = await startPostgres(path.join(folder, 'server'));
    await writeFile(`${record}.part`, JSON.stringify(server));
    await rename(`${record}.part`, record);
  }
  for (;;) {
    const text = await readFile(record, 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as PostgresServer;
    await delay(50);
  }
}
