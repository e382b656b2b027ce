import { AppError } from './domain/app-error.ts';

/** What a process does for the others: everything, answer requests, or do the work that requests ask for. */
const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** Where several machines meet. */
export interface ClusterSettings {
  /** A Postgres; undefined: SQLite in the data folder. */
  databaseUrl: string | undefined;
  role: Role;
}

/** Throws FAILED_PRECONDITION with one line that says what cannot work and how to mend it; never with a password. */
export function readClusterSettings(read: (name: string) => string | undefined): ClusterSettings {
  if (read('TAILORBIRD_STORAGE_URL') !== undefined) {
    throw refuse(
      'TAILORBIRD_STORAGE_URL is set, but this release stores files inside the data folder',
      'Unset TAILORBIRD_STORAGE_URL.',
    );
  }
  return {
    databaseUrl: parseDatabaseUrl(read('TAILORBIRD_DATABASE_URL')),
    role: parseRole(read('TAILORBIRD_ROLE') ?? 'all'),
  };
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPostgres = url !== undefined && /^postgres(?:ql)?:$/.test(url.protocol);
  if (isPostgres && url.host !== '' && url.pathname.length > 1) return text;
  throw refuse(
    'TAILORBIRD_DATABASE_URL is not the address of a Postgres database',
    'Write postgres://user:password@host:5432/database, or unset it for SQLite in the data folder.',
  );
}

function parseRole(text: string): Role {
  const role = ROLES.find((one) => one === text);
  if (role !== undefined) return role;
  throw refuse(`TAILORBIRD_ROLE is "${text}"`, `Set it to ${ROLES.slice(0, -1).join(', ')} or ${ROLES.at(-1)}.`);
}

const refuse = (message: string, hint: string): AppError => new AppError('FAILED_PRECONDITION', message, { hint });
