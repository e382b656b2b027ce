import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineTools, type ToolName } from '../../src/contract/define-tools.ts';
import { openTestHouse, type TestHouse } from '../http/open-test-house.ts';
import { HOSTILE_VALUES } from '../security/hostile-values.ts';
import { replaceEach, replaceTexts, sample, type Schema } from '../security/replace-places.ts';

const TOOLS = Object.entries(defineTools()) as unknown as [ToolName, { inputSchema: Schema }][];

/** Every tool as it is declared, with arguments that nobody should send, in every place. */
describe('every tool', { timeout: 120_000 }, () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_REQUESTS_PER_MINUTE: 'none' } });
  }, 120_000);
  afterAll(() => house[Symbol.asyncDispose]());

  /** The first word of an error; `OK` without one. */
  const call = async (name: ToolName, args: unknown): Promise<string> => {
    const { text } = await house.ask('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    });
    const { result, error } = JSON.parse(text) as {
      result?: { isError?: boolean; content: { text: string }[] };
      error?: { code: number };
    };
    // The arguments as a whole are the protocol's to refuse.
    if (error !== undefined) return error.code === -32_602 ? 'INVALID_ARGUMENT' : text;
    return result?.isError === true ? (/^[A-Z_]+/.exec(result.content[0]?.text ?? '')?.[0] ?? text) : 'OK';
  };

  it.each(TOOLS)('%s: refuses or bears whatever is sent, in words', async (name, { inputSchema }) => {
    for (const value of HOSTILE_VALUES) {
      for (const args of replaceEach(inputSchema, sample(inputSchema), value)) {
        expect(await call(name, args), JSON.stringify(args).slice(0, 400)).toMatch(
          /^(?:OK|INVALID_ARGUMENT|NOT_FOUND|RESOURCE_EXHAUSTED)$/,
        );
      }
    }
  });

  it.each(TOOLS)('%s: takes no NUL in any text', async (name, { inputSchema }) => {
    for (const args of replaceTexts(inputSchema, sample(inputSchema), 'a\u0000b')) {
      expect(await call(name, args), JSON.stringify(args)).toBe('INVALID_ARGUMENT');
    }
  });

  it('leaves nothing in the log', () => {
    expect(house.complaints().filter((line) => !JSON.stringify(line).includes('what generation needs'))).toEqual([]);
  });
});
