import { readConfig, readConfigWith, type Config, type ConfigFlags } from './config.ts';
import { AppError } from './domain/app-error.ts';

/** Where to keep things, instead of where the settings say; what is left out is as the settings say. */
interface Places {
  /** A data folder, whose files are in it, or `postgres://…`; `sqlite` and `postgres` are those of the settings. */
  database?: string;
  /** A data folder, or `s3://…`. */
  files?: string;
}

const isPostgres = (place: string): boolean => /^postgres(?:ql)?:/.test(place);
const isBucket = (place: string): boolean => place.startsWith('s3:');

/** The settings, with other places. Throws FAILED_PRECONDITION for places that cannot be. */
export function readPlaces(flags: ConfigFlags, { database: named, files }: Places): Config {
  const database = named === undefined ? undefined : toDatabase(flags, named);
  const inFolder = database !== undefined && !isPostgres(database);
  const filesInFolder = files !== undefined && !isBucket(files);
  if (inFolder && filesInFolder && database !== files) {
    throw new AppError('FAILED_PRECONDITION', 'the files of a data folder are in it', {
      hint: 'Leave --files-from and --files-to out where the database is in a folder, or name a bucket.',
    });
  }
  const data = inFolder ? database : filesInFolder ? files : undefined;
  return readConfigWith(
    { ...flags, ...(data !== undefined && { data }) },
    {
      ...(database !== undefined && { TAILORBIRD_DATABASE_URL: inFolder ? '' : database }),
      ...(inFolder && { TAILORBIRD_STORAGE_URL: '' }),
      ...(files !== undefined && { TAILORBIRD_STORAGE_URL: filesInFolder ? '' : files }),
    },
  );
}

function toDatabase(flags: ConfigFlags, named: string): string {
  if (named === 'sqlite') return readConfig(flags).dataDir;
  if (named !== 'postgres') return named;
  const { databaseUrl } = readConfig(flags);
  if (databaseUrl !== undefined) return databaseUrl;
  throw new AppError('FAILED_PRECONDITION', 'postgres is the database of TAILORBIRD_DATABASE_URL, which is not set', {
    hint: 'Set it, or write postgres://user:password@host:5432/database instead of postgres.',
  });
}
