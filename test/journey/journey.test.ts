import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TOOL_OPERATIONS } from '../../src/operations/tool-operations.ts';
import { LISTENING, openPlace, type Place, type Started } from '../cli/run-tailorbird.ts';
import { connectCurrent, connectCurrentInOldEra, connectFormer } from './clients.ts';
import { tellStory } from './story.ts';

/** A whole story with every picture takes a busy machine longer than one test may. */
vi.setConfig({ testTimeout: 120_000 });

const ALL_TOOLS = new Set(Object.keys(TOOL_OPERATIONS));

const CLIENTS = [
  ['the official client in 2026-07-28', connectCurrent],
  ['the official client in an older era', connectCurrentInOldEra],
  ['the former official client', connectFormer],
] as const;

describe('the whole story over HTTP, in a process of its own', () => {
  let place: Place;
  let served: Started;
  let url: string;
  beforeAll(async () => {
    place = await openPlace();
    served = place.start(['serve', '--port', '0']);
    url = `${await served.says(LISTENING)}/mcp`;
  });
  afterAll(() => place[Symbol.asyncDispose]());

  it.each(CLIENTS)('is told by %s', async (_, connect) => {
    await using client = await connect({ url });
    expect(await tellStory(client)).toEqual(ALL_TOOLS);
  });

  it('leaves a service that has nothing to complain of and ends well', async () => {
    served.child.kill('SIGTERM');
    const { code, stderr } = await served.ended;
    expect({ code, complaints: stderr.match(/^.*"level":[456]0.*$/gm) }).toEqual({ code: 0, complaints: null });
  });
});

describe('the whole story over stdio', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  it.each(CLIENTS)('is told by %s', async (_, connect) => {
    await using client = await connect(place.command(['mcp']));
    expect(await tellStory(client)).toEqual(ALL_TOOLS);
  });
});
