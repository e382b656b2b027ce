import type { Command, Option } from 'commander';
import { runBackup, runCopy, runRestoreBackup, type CopyFlags } from './copy.ts';
import type { Builder, CommonFlags } from './house.ts';
import { runMigrate } from './migrate.ts';
import { runSweep, type SweepFlags } from './sweep.ts';

/** `sweep`, `migrate`, `copy`, `backup`, `restore-backup`: what is done with everything that is kept. */
export function addKeeping(program: Command, builder: Builder, data: Option, exit: (code: number) => void): void {
  program
    .command('sweep')
    .description('take away the bytes of files that nothing refers to, a day after they were put; safe beside services')
    .option('--dry-run', 'only say how many there are')
    .addOption(data)
    .action(async (flags: SweepFlags) => exit(await runSweep(builder, flags)));
  program
    .command('migrate')
    .description('bring the database to the schema of this release, which a service does as well when it starts')
    .addOption(data)
    .action(async (flags: CommonFlags) => exit(await runMigrate(builder, flags)));
  program
    .command('copy')
    .description('copy everything to another database, and its files with it; what is copied to must be empty')
    .requiredOption('--from <place>', 'a data folder, postgres://…, or `sqlite` or `postgres` as the settings say')
    .requiredOption('--to <place>', 'the same')
    .option('--files-from <place>', 'a data folder, or s3://…; where --from is a folder, they are in it')
    .option('--files-to <place>', 'the same for --to')
    .addOption(data)
    .action(async (flags: CopyFlags) => exit(await runCopy(builder, flags)));
  program
    .command('backup')
    .description('save everything in a new folder, as it stands at one moment, also while services work on it')
    .requiredOption('--out <folder>', 'where it goes; a data folder that can be served itself')
    .addOption(data)
    .action(async (flags: CommonFlags & { out: string }) => exit(await runBackup(builder, flags)));
  program
    .command('restore-backup')
    .description('bring back what backup saved, where there is nothing yet')
    .requiredOption('--from <folder>', 'what backup wrote')
    .addOption(data)
    .action(async (flags: CommonFlags & { from: string }) => exit(await runRestoreBackup(builder, flags)));
}
