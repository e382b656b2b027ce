import { runCli } from './cli/run-cli.ts';
import type { Builder } from './cli/house.ts';
import { readConfig } from './config.ts';

/** The composition root: reads the settings once, builds what a command needs, and ends it in order. */
const builder: Builder = {
  async openHouse(flags) {
    const { openHouse } = await import('./open-house.ts');
    return openHouse(readConfig(flags));
  },
  async serve(house, flags, signal, onListening) {
    const config = readConfig(flags);
    const { serveHouse } = await import('./serve-house.ts');
    await serveHouse(house, config, signal, onListening);
  },
  async serveStdio(house, signal) {
    const { serveMcpStdio } = await import('./mcp/serve-mcp-stdio.ts');
    const serving = serveMcpStdio(house.mcp, house.local);
    signal.addEventListener('abort', () => void serving.close(), { once: true });
    await serving.ended;
    await house.close();
  },
  async listChecks(flags) {
    const { listChecks } = await import('./list-checks.ts');
    return listChecks(readConfig(flags));
  },
};

process.exitCode = await runCli(process.argv.slice(2), builder);
