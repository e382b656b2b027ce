import { readConfigWith, type Config, type ConfigFlags } from './config.ts';
import { AppError } from './domain/app-error.ts';

/** Where to keep things, instead of where the settings say; what is left out is as the settings say. */
interface Places {
  /** A data folder, whose files are in it, or `postgres://…`. */
  database?: string;
  /** A data folder, or `s3://…`. */
  files?: string;
}

const isPostgres = (place: string): boolean => /^postgres(?:ql)?:/.test(place);
const isBucket = (place: string): boolean => place.startsWith('s3:');

/** The settings, with other places. Throws FAILED_PRECONDITION for places that cannot be. */
export function readPlaces(flags: ConfigFlags, { database, files }: Places): Config {
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
