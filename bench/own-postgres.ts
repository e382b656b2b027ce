import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchPostgres, startPostgres, stopPostgres } from '../src/store/start-postgres.fixture.ts';
import { createDatabaseIn, type TemporaryDatabase } from '../src/store/temporary-database.fixture.ts';

/** A Postgres for one measurement; it is gone with all its databases at the end. */
export interface OwnPostgres extends AsyncDisposable {
  createDatabase(): Promise<TemporaryDatabase>;
  /** Ends the server at once. */
  stop(): Promise<void>;
  /** Starts it anew, at the same address and with what it held. */
  start(): Promise<void>;
}

export async function openOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-postgres-'));
  // The server may run as somebody else, who has to come through here.
  await chmod(folder, 0o711);
  const server = path.join(folder, 'server');
  const first = await startPostgres(server);
  let { pid } = first;
  return {
    createDatabase: () => createDatabaseIn(first.url),
    stop: () => stopPostgres(pid),
    async start() {
      ({ pid } = await launchPostgres(server, Number(new URL(first.url).port)));
    },
    async [Symbol.asyncDispose]() {
      await stopPostgres(pid);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
