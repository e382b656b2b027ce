import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Where Node keeps what it compiled when nobody says otherwise; the processes that tests start read it there as well.
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'node-compile-cache');

export default defineConfig({
  test: {
    globalSetup: ['test/postgres/share-postgres.ts'],
    setupFiles: ['test/setup/flush-compile-cache.ts'],
    // Node runs the sources as they are, as it does in the service, and reads back what it compiled for another file or
    // run; Vite's runner transforms and evaluates each module anew. Nothing is mocked, so no loader is needed for that.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      {
        extends: true,
        // Beside each other in one process, a third of the time: most of it went into loading the same rooms afresh.
        test: { name: 'rooms', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // Each in a process of its own: stories teach trades, set clocks and end services.
        test: { name: 'stories', include: ['test/**/*.test.ts'] },
      },
      {
        // The same tests once more, over the other database.
        extends: true,
        test: {
          name: 'postgres',
          include: ['src/store/*.test.ts', 'src/runs/*.test.ts'],
          exclude: [
            '**/*sqlite*',
            '**/*postgres*',
            '**/migrate.test.ts',
            '**/ids.test.ts',
            '**/monotonic-clock.test.ts',
          ],
          env: { TAILORBIRD_TEST_DATABASE: 'postgres' },
        },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // One more than the cores: many a file waits for a clock, a browser or a process that it started.
    maxWorkers: availableParallelism() + 1,
    // Tests that run beside each other wait for clocks, not for the machine.
    maxConcurrency: 10,
  },
});
