import { createKeyedDoor, createOpenDoor, hashKey, type Doorkeeper } from './http/authenticate.ts';
import { createApp } from './http/create-app.ts';
import { serveApp } from './http/serve-app.ts';
import type { House } from './cli/house.ts';
import { isLoopback, type Config } from './config.ts';
import { createMcpFetch } from './mcp/create-mcp-fetch.ts';
import { warmUp } from './open-house.ts';

/** Serves the web face until `signal` fires, then drains requests, runs and files in that order. */
export async function serveHouse(
  house: House,
  config: Config,
  signal: AbortSignal,
  onListening: (address: string) => void,
): Promise<void> {
  const mcp = createMcpFetch(house.mcp);
  const app = createApp({
    deps: house.deps,
    doorkeeper: await createDoorkeeper(house, config),
    allowedHosts: allowedHosts(config),
    mcp: mcp.fetch,
    log: house.log,
  });
  const served = await serveApp(app.fetch, config);
  onListening(`http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${served.port}`);
  warmUp().catch((error: unknown) => house.log.error({ err: error }, 'what generation needs could not be loaded'));
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await mcp.close();
  await served.close();
  await house.close();
}

async function createDoorkeeper({ deps, local }: House, { keys, host }: Config): Promise<Doorkeeper> {
  if (keys.length === 0 && isLoopback(host)) return createOpenDoor(local);
  const known = keys.map(async ({ user, key }) => {
    const { id: userId, name } = await deps.store.users.ensure(user);
    return { hash: hashKey(key), caller: { userId, name } };
  });
  return createKeyedDoor(await Promise.all(known));
}

/** Loopback names, the bound address, and the public one. */
const allowedHosts = ({ host, publicUrl }: Config): string[] => [
  ...new Set(['localhost', '127.0.0.1', '[::1]', host, new URL(publicUrl).hostname]),
];
