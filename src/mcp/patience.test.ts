import { expect, it } from 'vitest';
import { toPatienceMs } from './patience.ts';

it('waits long only for clients that are known to', () => {
  expect(['claude-code', 'claude-code/2.1 (cli)', 'codex-mcp-client', 'opencode'].map(toPatienceMs)).toEqual([
    230_000, 230_000, 230_000, 230_000,
  ]);
  expect(['curl/8.5', 'my-opencode', undefined].map(toPatienceMs)).toEqual([50_000, 50_000, 50_000]);
});
