import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopPostgres, type PostgresServer } from '../../src/store/start-postgres.fixture.ts';
import { SHARED_POSTGRES_FOLDER } from '../../src/store/temporary-database.fixture.ts';

/** One Postgres for all tests of a run, started by the first that needs it. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shared-postgres-'));
  // The server may run as somebody else, who has to come through here.
  await chmod(folder, 0o711);
  process.env[SHARED_POSTGRES_FOLDER] = folder;
  return async () => {
    const record = await readFile(path.join(folder, 'server.json'), 'utf8').catch(() => undefined);
    if (record !== undefined) await stopPostgres((JSON.parse(record) as PostgresServer).pid);
    await rm(folder, { recursive: true, force: true });
  };
}
