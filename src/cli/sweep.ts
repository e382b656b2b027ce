import { sweepFiles } from '../operations/sweep-files.ts';
import type { Builder, CommonFlags } from './house.ts';
import { withStorage } from './with-storage.ts';

export interface SweepFlags extends CommonFlags {
  dryRun?: boolean;
}

/** Takes away the bytes that nothing refers to, and says how many. */
export const runSweep = (builder: Builder, { dryRun = false, ...flags }: SweepFlags): Promise<number> =>
  withStorage(builder, flags, async (storage) => {
    const { kept, unneeded, bytes } = await sweepFiles(storage, { isRehearsal: dryRun });
    const megabytes = (bytes / 1_000_000).toFixed(1);
    process.stdout.write(`${unneeded} files (${megabytes} MB) ${dryRun ? 'would go' : 'are gone'}, ${kept} are kept\n`);
    return 0;
  });
