import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { createMcpFetch } from '../../src/mcp/create-mcp-fetch.ts';
import { openHouse } from '../../src/open-house.ts';
import { BUILT_IN_ENGINE } from '../setup/built-in-engine.ts';
import { connect, type Era, type TestClient } from '../mcp/clients.ts';

/** The product as it comes out of the box, with no model, and a client of it. */
export interface SentHouse extends AsyncDisposable {
  client: TestClient;
  /** The stored document of a screen. */
  readHtml(screenId: string): Promise<string>;
}

/** A client that is known to wait: the first drawing of a cold house may outlast the patience of others. */
const PATIENT = { name: 'claude-code', version: '1.0.0' };

export async function openSentHouse(era: Era = '2026-07-28'): Promise<SentHouse> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-sent-'));
  const config = readConfig({}, { TAILORBIRD_DATA: dataDir, TAILORBIRD_BROWSER: 'none' });
  const house = await openHouse(config, { log: pino({ level: 'silent' }), renderEngine: BUILT_IN_ENGINE });
  const mcp = createMcpFetch(house.mcp);
  const client = await connect(
    { owner: house.local, fetchAs: (caller) => (url, init) => mcp.fetch(new Request(url, init), caller) },
    era,
    house.local,
    PATIENT,
  );
  return {
    client,
    async readHtml(screenId) {
      const { store, blobs } = house.deps;
      const screen = await store.screens.find(house.local.userId, screenId as never);
      return new TextDecoder().decode(await blobs.get(screen?.htmlCode?.contentHash ?? ''));
    },
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await mcp.close();
      await house.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export const toIdOf = ({ name }: { name: string }): string => name.split('/').at(-1) ?? '';

/** The `data-id` of the element that says these words alone. */
export function toDataId(html: string, words: string): string {
  const id = new RegExp(`data-id="(\\w+)"[^>]*>\\s*${words}`).exec(html)?.[1];
  if (id === undefined) throw new Error(`nothing says "${words}"`);
  return id;
}

export const fence = (text: string, language = 'html'): string => `\`\`\`${language}\n${text}\n\`\`\``;

export const operations = (...list: object[]): string => fence(JSON.stringify({ operations: list }), 'json');
