import { AppError } from '../domain/app-error.ts';
import type { Check } from './house.ts';

/** Prints one line for each check; 1 when something is broken, with the mend under it. */
export async function runDoctor(checks: readonly Check[]): Promise<number> {
  const width = Math.max(...checks.map((check) => check.name.length));
  let broken = 0;
  for (const { name, look } of checks) {
    try {
      process.stdout.write(`✓ ${name.padEnd(width)}  ${await look()}\n`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      broken += 1;
      process.stdout.write(
        `✗ ${name.padEnd(width)}  ${error.message}\n${error.hint === undefined ? '' : `  ${' '.repeat(width)}  → ${error.hint}\n`}`,
      );
    }
  }
  return broken === 0 ? 0 : 1;
}
