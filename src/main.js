import { enableCompileCache } from 'node:module';

// JavaScript, since a file with types would be read before the cache below is there: Node would load what strips types,
// tens of megabytes, in each process anew, for this file alone.

/**
 * What a service that runs for weeks is started with. V8 takes up to 64 MB for young objects, of which drawing fills them
 * all; and glibc keeps an arena for each thread that ever worked (see `open-drawing-process.ts`). Both are read when a
 * process begins, so that it has to begin once more, which takes some hundredths of a second.
 */
const YOUNG_OBJECTS = '--max-semi-space-size=8';
const ALLOCATION = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

const args = process.argv.slice(2);
const isSet = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].some((words) =>
  words.includes('--max-semi-space-size'),
);
if (args[0] === 'serve' && process.platform === 'linux' && !isSet && process.execve !== undefined) {
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, YOUNG_OBJECTS, import.meta.filename, ...args],
    {
      ...ALLOCATION,
      ...process.env,
    },
  );
}

// Before anything else is loaded: what is compiled from here on is read back, compiled, at the next start.
enableCompileCache();

// Who reads only the beginning, as `head` does, closes the pipe: nobody is left to write for.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(args);
