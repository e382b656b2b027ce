import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MODEL_PROVIDERS } from '../src/domain/model-setting.ts';

/**
 * The tests of long work with their real waits, three to four minutes for each kind of provider: those that are named, or
 * all of them. `npm test` runs them with shorter waits.
 */
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
const named = process.argv.slice(2);
const unknown = named.filter((name) => !MODEL_PROVIDERS.some((provider) => provider === name));
if (unknown.length > 0)
  throw new Error(`no kind of provider: ${unknown.join(', ')}; there are ${MODEL_PROVIDERS.join(', ')}`);
for (const provider of named.length > 0 ? named : MODEL_PROVIDERS) {
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/models/long-work.test.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, TAILORBIRD_LONG_TESTS: provider },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
