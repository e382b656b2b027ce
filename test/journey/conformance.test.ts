import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTENING, openPlace, type Place, type Started } from '../cli/run-tailorbird.ts';

interface Scenario {
  name: string;
  revision: '2025-06-18' | '2025-11-25' | '2026-07-28';
  /** Checks that cannot pass here, and why. The test fails when one of them passes. */
  expectedFailures?: Readonly<Record<string, string>>;
}

const NO_DIAGNOSTIC_TOOL = 'the suite needs a tool made for it; this service has the 14 of its specification';

/** Scenarios of the official suite that need no tools, prompts or resources made for it, and what they are about. */
const SCENARIOS: readonly Scenario[] = [
  { name: 'server-initialize', revision: '2025-06-18' },
  { name: 'server-initialize', revision: '2025-11-25' },
  { name: 'ping', revision: '2025-11-25' },
  { name: 'tools-list', revision: '2025-06-18' },
  { name: 'tools-list', revision: '2025-11-25' },
  { name: 'tools-list', revision: '2026-07-28' },
  { name: 'server-sse-multiple-streams', revision: '2026-07-28' },
  { name: 'resources-list', revision: '2025-06-18' },
  { name: 'resources-list', revision: '2025-11-25' },
  { name: 'resources-list', revision: '2026-07-28' },
  { name: 'prompts-list', revision: '2025-06-18' },
  { name: 'prompts-list', revision: '2025-11-25' },
  { name: 'prompts-list', revision: '2026-07-28' },
  { name: 'sep-2164-resource-not-found', revision: '2026-07-28' },
  { name: 'dns-rebinding-protection', revision: '2025-11-25' },
  { name: 'dns-rebinding-protection', revision: '2026-07-28' },
  { name: 'http-header-validation', revision: '2026-07-28' },
  { name: 'input-required-result-unsupported-methods', revision: '2026-07-28' },
  {
    name: 'server-stateless',
    revision: '2026-07-28',
    expectedFailures: {
      'sep-2575-server-rejects-undeclared-capability': NO_DIAGNOSTIC_TOOL,
      'sep-2575-missing-capability-http-400': NO_DIAGNOSTIC_TOOL,
      'sep-2575-http-server-no-independent-requests-on-stream': NO_DIAGNOSTIC_TOOL,
      'sep-2575-server-no-log-without-loglevel': NO_DIAGNOSTIC_TOOL,
    },
  },
  { name: 'caching', revision: '2026-07-28' },
];

const COMMAND = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/package.json'))),
  'dist/index.js',
);

interface Check {
  id: string;
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
}

describe('the official conformance suite against the served process', () => {
  let place: Place;
  let served: Started;
  let url: string;
  beforeAll(async () => {
    place = await openPlace();
    served = place.start(['serve', '--port', '0']);
    url = `${await served.says(LISTENING)}/mcp`;
  });
  afterAll(async () => {
    served.child.kill('SIGTERM');
    await served.ended;
    await place[Symbol.asyncDispose]();
  });

  const run = async ({ name, revision }: Scenario): Promise<Check[]> => {
    const output = path.join(place.folder, `${name}-${revision}`);
    const args = ['server', '--url', url, '--scenario', name, '--spec-version', revision, '--output-dir', output];
    // It ends badly when a check fails; which ones did is in its report.
    await promisify(execFile)(process.execPath, [COMMAND, ...args], { cwd: place.folder }).catch(() => undefined);
    const files = await readdir(output, { recursive: true });
    const report = files.find((file) => path.basename(file) === 'checks.json') ?? 'no report';
    return JSON.parse(await readFile(path.join(output, report), 'utf8')) as Check[];
  };

  it.each(SCENARIOS)('$name at $revision', async (scenario) => {
    const checks = await run(scenario);
    const failed = checks.filter(({ status }) => status === 'FAILURE').map(({ id }) => id);
    expect(failed.toSorted()).toEqual(Object.keys(scenario.expectedFailures ?? {}).toSorted());
    expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(0);
  });
});
