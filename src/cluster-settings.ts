import { AppError } from './domain/app-error.ts';

/** What a process does for the others: everything, answer requests, or do the work that requests ask for. */
const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** Where several machines meet. */
export interface ClusterSettings {
  /** A Postgres; undefined: SQLite in the data folder. */
  databaseUrl: string | undefined;
  role: Role;
  /** A bucket; undefined: files in the data folder. */
  storage: StorageSetting | undefined;
  /** Whose tokens are taken beside keys; undefined: nobody's. */
  identityProvider: IdentitySetting | undefined;
  /** Whether spans are sent to where OpenTelemetry's own variables say. */
  isTraced: boolean;
}

export interface IdentitySetting {
  issuer: string;
  audience: string;
  /** The claim that holds the name of the user. */
  userClaim: string;
  /** What the studio is to the provider, so that people sign in to it there; absent: they sign in with a key. */
  clientId?: string;
  /** Absent: the provider knows the studio as a public client. */
  clientSecret?: string;
}

export interface StorageSetting {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** Of a storage that is not Amazon's. */
  endpoint?: string;
  region?: string;
}

/** Throws FAILED_PRECONDITION with one line that says what cannot work and how to mend it; never with a password. */
export function readClusterSettings(read: (name: string) => string | undefined): ClusterSettings {
  return {
    databaseUrl: parseDatabaseUrl(read('TAILORBIRD_DATABASE_URL')),
    role: parseRole(read('TAILORBIRD_ROLE') ?? 'all'),
    storage: readStorage(read),
    identityProvider: readIdentityProvider(read),
    isTraced:
      read('OTEL_SDK_DISABLED')?.toLowerCase() !== 'true' &&
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].some((name) => read(name) !== undefined),
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

const STORAGE_URL = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w.-]+(?:\/[\w.-]+)*)?\/?)?$/;

/** Where the bucket is, and the variables that AWS's own tools take. */
function readStorage(read: (name: string) => string | undefined): StorageSetting | undefined {
  const text = read('TAILORBIRD_STORAGE_URL');
  if (text === undefined) return undefined;
  const { bucket, prefix } = STORAGE_URL.exec(text)?.groups ?? {};
  if (bucket === undefined || prefix?.split('/').includes('..') === true) {
    throw refuse(
      'TAILORBIRD_STORAGE_URL is not the address of a bucket',
      'Write s3://bucket or s3://bucket/folder, or unset it for files in the data folder.',
    );
  }
  const endpoint = parseEndpoint(read);
  // Amazon's has no region that fits all; others ask for none and take whichever is signed with.
  const region = read('AWS_REGION') ?? read('AWS_DEFAULT_REGION') ?? (endpoint === undefined ? undefined : 'us-east-1');
  return {
    bucket,
    prefix: prefix === undefined ? '' : `${prefix}/`,
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
  };
}

function parseEndpoint(read: (name: string) => string | undefined): string | undefined {
  for (const name of ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL']) {
    const text = read(name);
    if (text === undefined) continue;
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
    throw refuse(`${name} is no http address`, 'Use one such as https://storage.your.host, or unset it.');
  }
  return undefined;
}

function readIdentityProvider(read: (name: string) => string | undefined): IdentitySetting | undefined {
  const issuer = read('TAILORBIRD_OIDC_ISSUER');
  const audience = read('TAILORBIRD_OIDC_AUDIENCE');
  if (issuer === undefined && audience === undefined) return undefined;
  if (issuer === undefined || audience === undefined) {
    const [set, unset] = issuer === undefined ? ['AUDIENCE', 'ISSUER'] : ['ISSUER', 'AUDIENCE'];
    throw refuse(
      `TAILORBIRD_OIDC_${set} is set, but TAILORBIRD_OIDC_${unset} is not`,
      'Set both: whose tokens are taken, and what they say they are for.',
    );
  }
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw refuse(
      'TAILORBIRD_OIDC_ISSUER is not the address of an identity provider',
      'Set it to the issuer exactly as the openid-configuration of the provider says it.',
    );
  }
  const clientId = read('TAILORBIRD_OIDC_CLIENT_ID');
  const clientSecret = read('TAILORBIRD_OIDC_CLIENT_SECRET');
  if (clientSecret !== undefined && clientId === undefined) {
    throw refuse(
      'TAILORBIRD_OIDC_CLIENT_SECRET is set, but TAILORBIRD_OIDC_CLIENT_ID is not',
      'Set both as the identity provider knows the studio, or unset the secret.',
    );
  }
  return {
    issuer,
    audience,
    userClaim: read('TAILORBIRD_OIDC_USER_CLAIM') ?? 'sub',
    ...(clientId !== undefined && { clientId }),
    ...(clientSecret !== undefined && { clientSecret }),
  };
}

function parseRole(text: string): Role {
  const role = ROLES.find((one) => one === text);
  if (role !== undefined) return role;
  throw refuse(`TAILORBIRD_ROLE is "${text}"`, `Set it to ${ROLES.slice(0, -1).join(', ')} or ${ROLES.at(-1)}.`);
}

const refuse = (message: string, hint: string): AppError => new AppError('FAILED_PRECONDITION', message, { hint });
