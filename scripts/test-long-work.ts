import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The tests of long work with their real waits, about four minutes; `npm test` runs them with shorter ones. */
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/models/long-work.test.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, TAILORBIRD_LONG_TESTS: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
