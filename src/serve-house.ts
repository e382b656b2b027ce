import path from 'node:path';
import { createClosingDoor, createKeyedDoor, type Doorkeeper } from './http/authenticate.ts';
import { createApp } from './http/create-app.ts';
import { createFilesApp } from './http/create-files-app.ts';
import { createWorkerApp } from './http/create-worker-app.ts';
import type { Traces } from './http/create-traces.ts';
import { createKeyRing, toKnownKey } from './http/key-ring.ts';
import type { ProviderSignIn } from './http/provider-sign-in.ts';
import { serveApp, type Served } from './http/serve-app.ts';
import type { House, Listening } from './cli/house.ts';
import { isLoopback, toAddress, type Config } from './config.ts';
import { listKnownNames } from './http/list-known-names.ts';
import { createMcpFetch } from './mcp/create-mcp-fetch.ts';
import { serveMcpStdio } from './mcp/serve-mcp-stdio.ts';
import { endProviderSession, openProviderSession } from './operations/provider-session.ts';
import { keepTrash } from './keep-trash.ts';
import { keylessHost } from './keyless-host.ts';
import { limitGarbage } from './limit-garbage.ts';
import { openHouse, warmUp, type HouseOptions } from './open-house.ts';
import { readVersion } from './read-version.ts';

/** Where `npm run build` puts the studio. */
const STUDIO_DIR = path.join(import.meta.dirname, '../dist/web');

type Fetch = (request: Request) => Response | Promise<Response>;

interface ServeOptions extends Pick<HouseOptions, 'log' | 'renderEngine'> {
  /** Ends the serving; what is under way is drained. */
  signal: AbortSignal;
  /** Is told when requests are answered. */
  onListening?(served: Listening): void;
}

/**
 * Serves the web face until `signal` fires, then drains requests, runs and files in that order. The address is taken
 * before anything is opened: it is part of download URLs, and a taken one shall cost nothing. Throws AppError.
 */
export async function serveHouse(
  config: Config,
  { signal, onListening, log, renderEngine }: ServeOptions,
): Promise<void> {
  limitGarbage();
  const bound = await listen(config);
  const metrics = (await import('./http/create-metrics.ts')).createMetrics();
  const traces = config.isTraced ? await openTraces() : undefined;
  const measures = { ...metrics, ...(traces && { trace: traces.trace }) };
  const house = await openOrLeave(config, bound, {
    measures,
    ...(log && { log }),
    ...(renderEngine && { renderEngine }),
  });
  const isWorker = config.role === 'worker';
  const begin = (isKeyed: boolean): void => {
    onListening?.({ address: bound.address, isWorker, isKeyed, publicUrl: config.publicUrl });
    // Who draws nothing needs nothing for it.
    if (config.role !== 'api') void keepWarm(house, signal);
  };
  if (isWorker) {
    // It does what other processes queued; it answers nothing but how it is.
    bound.answerWith(createWorkerApp(house.deps, metrics).fetch);
    begin(false);
    await fired(signal);
    await leave(house, bound);
    await traces?.close();
    return;
  }
  const doorkeeper = await createDoorkeeper(house, config).catch(async (error: unknown) => {
    await leave(house, bound);
    throw error;
  });
  const mcp = createMcpFetch(house.mcp);
  const app = createApp({
    deps: house.deps,
    doorkeeper,
    countsKeyless: config.countsKeyless,
    ...(config.identityProvider && { issuer: config.identityProvider.issuer }),
    signIn: await openSignIn(config),
    allowedHosts: listKnownNames(config),
    ...(config.publicUrl !== undefined && { publicUrl: config.publicUrl }),
    metrics,
    ...(traces && { traces }),
    mcp: mcp.fetch,
    log: house.log,
    version: house.mcp.version,
    studioDir: STUDIO_DIR,
    closing: signal,
  });
  void keepTrash(house, config, signal);
  bound.answerWith(app.fetch);
  begin(await doorkeeper.isKeyed());
  await fired(signal);
  await mcp.close();
  await leave(house, bound);
  await traces?.close();
}

/** Loaded where a collector is configured, and nowhere else. */
async function openTraces(): Promise<Traces> {
  const { createTraces } = await import('./http/create-traces.ts');
  return createTraces({ version: readVersion() });
}

/** Loads what generation needs, so that the first one finds it there. */
async function keepWarm({ deps, log }: House, signal: AbortSignal): Promise<void> {
  try {
    await warmUp(deps);
  } catch (error) {
    // Whoever ends the service before it is warm has not met a fault.
    if (!signal.aborted) log.error({ err: error }, 'what generation needs could not be loaded');
  }
}

/** Speaks MCP over stdin and stdout; files are at a port of this process, unless a public address is set. */
export async function serveHouseOverStdio(config: Config, { signal }: Pick<ServeOptions, 'signal'>): Promise<void> {
  limitGarbage();
  const bound = config.publicUrl === undefined ? await listen({ host: '127.0.0.1', port: 0 }) : undefined;
  const house = await openOrLeave(config, bound);
  bound?.answerWith(createFilesApp({ ...house, allowedHosts: listKnownNames(config) }).fetch);
  const serving = serveMcpStdio(house.mcp, house.local);
  void fired(signal).then(serving.close);
  // A client that was killed leaves a pipe that breaks, and not always an end of input.
  process.stdout.once('error', () => void serving.close());
  await serving.ended;
  await leave(house, bound);
}

interface Bound {
  served: Served;
  address: string;
  /** Requests that came before wait for it. */
  answerWith(fetch: Fetch): void;
}

async function listen({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Bound> {
  const ready = Promise.withResolvers<Fetch>();
  const served = await serveApp(async (request) => (await ready.promise)(request), { host, port });
  return { served, address: toAddress({ host, port: served.port }), answerWith: ready.resolve };
}

async function openOrLeave(config: Config, bound: Bound | undefined, options: HouseOptions = {}): Promise<House> {
  try {
    return await openHouse(config, { ...options, ...(bound && { address: bound.address }) });
  } catch (error) {
    await bound?.served.close(0);
    throw error;
  }
}

async function leave(house: House, bound: Bound | undefined): Promise<void> {
  // Together, so that both are done within the ten seconds that a stop may take.
  await Promise.all([bound?.served.close(), house.deps.runner.close()]);
  await house.close();
}

/** Where people sign in to the studio, where this service is a client of the identity provider. */
async function openSignIn({ identityProvider }: Config): Promise<ProviderSignIn | undefined> {
  if (identityProvider?.clientId === undefined) return undefined;
  const { createProviderSignIn } = await import('./http/provider-sign-in.ts');
  return createProviderSignIn({ ...identityProvider, clientId: identityProvider.clientId });
}

const fired = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Throws FAILED_PRECONDITION for an address that other machines reach while there is no key. */
async function createDoorkeeper({ deps, local }: House, { keys, host, identityProvider }: Config): Promise<Doorkeeper> {
  const configured = keys.map(async ({ user, key }) => {
    const { id: userId, name } = await deps.store.users.ensure(user);
    return toKnownKey(key, { userId, name });
  });
  const ring = createKeyRing(deps, await Promise.all(configured));
  if (identityProvider !== undefined) {
    const { createTokenVerifier } = await import('./http/verify-token.ts');
    const verify = createTokenVerifier(identityProvider);
    return createKeyedDoor(ring, {
      providerSessions: {
        open: (name) => openProviderSession(deps, name),
        end: (keyId, caller) => endProviderSession(deps, keyId, caller),
      },
      async findByToken(token) {
        const { id: userId, name } = await deps.store.users.ensure(await verify(token));
        return { userId, name };
      },
    });
  }
  if (isLoopback(host)) return createClosingDoor(local, ring);
  if (await ring.hasKeys()) return createKeyedDoor(ring);
  throw keylessHost(host);
}
