import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // One less than the cores by default, which leaves half of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Tests that run beside each other wait for clocks, not for the machine.
    maxConcurrency: 10,
  },
});
