import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/postgres/share-postgres.ts'],
    projects: [
      {
        extends: true,
        // Beside each other in one process, a third of the time: most of it went into loading the same rooms afresh.
        test: { name: 'rooms', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
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
    // One less than the cores by default, which leaves half of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Tests that run beside each other wait for clocks, not for the machine.
    maxConcurrency: 10,
  },
});
