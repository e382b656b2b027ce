import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOL_OPERATIONS } from '../../src/operations/tool-operations.ts';
import { startS3, type S3Server } from '../../src/blobs/start-s3.fixture.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../src/store/temporary-database.fixture.ts';
import { LISTENING, openPlace, type Place, type Started } from '../cli/run-tailorbird.ts';
import { connectCurrent } from './clients.ts';
import { openRoundRobin, type RoundRobin } from './open-round-robin.ts';
import { download, screensOf, tellStory } from './story.ts';

/** From the death of a replica to no screen IN_PROGRESS. */
const RECOVERY_MS = 30_000;
const ALL_TOOLS = new Set(Object.keys(TOOL_OPERATIONS));

describe('two replicas on one Postgres and one bucket behind a round-robin', { timeout: 300_000 }, () => {
  let place: Place;
  let database: TemporaryDatabase;
  let balancer: RoundRobin;
  let bucket: S3Server;
  const started: Started[] = [];
  beforeAll(async () => {
    [place, database, balancer, bucket] = await Promise.all([
      openPlace(),
      openTemporaryDatabase(),
      openRoundRobin(),
      startS3(),
    ]);
    await startReplicas(2);
  });
  afterAll(async () => {
    await balancer[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
    await bucket[Symbol.asyncDispose]();
  });

  const startReplicas = async (count: number): Promise<void> => {
    const settings = {
      TAILORBIRD_DATABASE_URL: database.databaseUrl,
      TAILORBIRD_PUBLIC_URL: balancer.url,
      TAILORBIRD_STORAGE_URL: `s3://${bucket.bucket}/tailorbird`,
      ...bucket.environment,
    };
    // Nothing is shared by a folder: whichever replica answers has its files from the bucket.
    const more = Array.from({ length: count }, (_, index) =>
      place.start(['serve', '--port', '0', '--data', `none-${started.length + index}`], settings),
    );
    started.push(...more);
    balancer.replicas.push(...(await Promise.all(more.map((one) => one.says(LISTENING)))));
  };
  const kill = async (index: number): Promise<void> => {
    started[index]?.child.kill('SIGKILL');
    await started[index]?.ended;
  };

  it('let the whole story be told while one of them is killed in the middle', async () => {
    let told = 0;
    balancer.onRequest = async (count) => {
      told = count;
      if (count === 12) await kill(0);
    };
    await using client = await connectCurrent({ url: `${balancer.url}/mcp` });
    expect(await tellStory(client)).toEqual(ALL_TOOLS);
    expect(told).toBeGreaterThan(24);
    expect(await readdir(path.join(bucket.folder, 'tailorbird'))).not.toEqual([]);
    expect((await readdir(place.folder)).filter((name) => name.startsWith('none-'))).toEqual([]);
  });

  it('lose nothing of what a replica was at when it was killed, and do nothing twice', async () => {
    balancer.replicas.splice(0, 1);
    await startReplicas(1);
    await using client = await connectCurrent({ url: `${balancer.url}/mcp` });
    const { name: projectId } = await client.call('create_project', { title: 'Killed' });
    const list = async () => (await client.call('list_screens', { projectId })).screens;
    const statuses = async () => (await list()).map(({ screenMetadata }) => screenMetadata.status);
    const prompts = [
      'A login screen for a bank',
      'A dashboard for a bike shop',
      'A pricing page for a calendar',
      'A chat',
    ];
    // No work can end while its files have nowhere to go, however fast the machine is.
    bucket.pause();
    let asked = 0;
    balancer.onRequest = async () => void (asked += 1);
    const answered = Promise.allSettled(
      prompts.map((prompt) => client.call('generate_screen_from_text', { projectId, prompt })),
    );
    // In a row, without a request of another kind between them, so that each replica has every second one.
    await expect.poll(() => asked, { interval: 5, timeout: 30_000 }).toBe(prompts.length);
    await expect.poll(statuses, { interval: 5, timeout: 30_000 }).toEqual(prompts.map(() => 'IN_PROGRESS'));
    await kill(1);
    bucket.resume();
    const outcomes = await answered;
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    await expect.poll(statuses, { timeout: RECOVERY_MS, interval: 100 }).toEqual(prompts.map(() => 'COMPLETE'));
    for (const { name } of await list()) {
      const { htmlCode } = await client.call('get_screen', { name });
      expect((await download(htmlCode)).length).toBeGreaterThan(0);
    }
    // Whoever lost the connection asks again, and the survivor answers.
    const again = await client.call('generate_screen_from_text', { projectId, prompt: 'A settings page' });
    expect(screensOf(again)).toHaveLength(1);
  });
});
