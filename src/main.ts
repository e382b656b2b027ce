import { enableCompileCache } from 'node:module';

// Before anything else is loaded: what is compiled from here on is read back, compiled, at the next start.
enableCompileCache();

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
