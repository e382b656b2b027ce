import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixtureHouse, type FixtureHouse } from './open-fixture-house.ts';

const SUITE = fileURLToPath(
  new URL('dist/index.js', import.meta.resolve('@modelcontextprotocol/conformance/package.json')),
);

describe('the requirements of the official suite, with its tools, resources and prompts registered', () => {
  let house: FixtureHouse;
  let folder: string;
  beforeAll(async () => {
    house = await openFixtureHouse();
    folder = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  });
  afterAll(async () => {
    await house[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  it.each([
    { revision: '2026-07-28', scenarios: 37 },
    { revision: '2025-11-25', scenarios: 30 },
  ])('are all met for $revision', { timeout: 120_000 }, async ({ revision, scenarios }) => {
    const args = [SUITE, 'server', '--url', house.url, '--requirements', revision, '--output-dir', folder];
    // It ends with 0 only if every required scenario passes; what it says is shown when one does not.
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 });
    const [, summary = ''] = stdout.split('=== SUMMARY ===');
    const [required = ''] = summary.split('Not scored');
    const notScored = [...summary.matchAll(/^ {2}[✓✗]/gm)].length;
    expect([...required.matchAll(/^✓/gm)].length).toBeGreaterThanOrEqual(scenarios);
    expect([...required.matchAll(/^[✓✗]/gm)]).toHaveLength(scenarios + notScored);
  });
});
