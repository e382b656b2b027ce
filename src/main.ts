import { enableCompileCache } from 'node:module';

// Before anything else is loaded: what is compiled from here on is read back, compiled, at the next start.
enableCompileCache();

// Who reads only the beginning, as `head` does, closes the pipe: nobody is left to write for.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
