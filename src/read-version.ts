import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version of the package that is running. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }).version;
