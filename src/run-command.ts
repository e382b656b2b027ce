import { runCli } from './cli/run-cli.ts';
import type { Builder } from './cli/house.ts';
import { readConfig } from './config.ts';
import { readPlaces } from './read-places.ts';
import { readVersion } from './read-version.ts';

/** The composition root: reads the settings once, builds what a command needs, and ends it in order. */
const builder: Builder = {
  readVersion,
  async openHouse(flags, onNotice) {
    const { openHouse } = await import('./open-house.ts');
    return openHouse(readConfig(flags), { onNotice });
  },
  async addOwnKnowledge() {
    const { addOwnKnowledge } = await import('./add-own-knowledge.ts');
    await addOwnKnowledge(readConfig());
  },
  async openStorage(flags, places = {}) {
    const { openStorage } = await import('./open-storage.ts');
    return openStorage(readPlaces(flags, places));
  },
  async serve(flags, signal, onListening) {
    const config = readConfig(flags);
    const { serveHouse } = await import('./serve-house.ts');
    await serveHouse(config, { signal, onListening });
  },
  async serveStdio(flags, signal) {
    const config = readConfig(flags);
    const { serveHouseOverStdio } = await import('./serve-house.ts');
    await serveHouseOverStdio(config, { signal });
  },
  async listChecks(flags) {
    const { listChecks } = await import('./list-checks.ts');
    return listChecks(readConfig(flags));
  },
};

/** Runs the command that these words name and answers the exit code. */
export const runCommand = (argv: readonly string[]): Promise<number> => runCli(argv, builder);
