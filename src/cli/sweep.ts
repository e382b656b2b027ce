import { sweepFiles } from '../operations/sweep-files.ts';
import type { Builder, CommonFlags } from './house.ts';

export interface SweepFlags extends CommonFlags {
  dryRun?: boolean;
}

/** Takes away the bytes that nothing refers to, and says how many. */
export async function runSweep(builder: Builder, { dryRun = false, ...flags }: SweepFlags): Promise<number> {
  const storage = await builder.openStorage(flags);
  try {
    const { kept, unneeded, bytes } = await sweepFiles(storage, { isRehearsal: dryRun });
    const megabytes = (bytes / 1_000_000).toFixed(1);
    process.stdout.write(`${unneeded} files (${megabytes} MB) ${dryRun ? 'would go' : 'are gone'}, ${kept} are kept\n`);
    return 0;
  } finally {
    await storage.close();
  }
}
