import { sql, type Kysely } from 'kysely';
import { AppError } from '../domain/app-error.ts';
import type { Database } from './database.ts';

type Table = Exclude<keyof Database, 'migrations'>;
type Row = Record<string, unknown>;

/** Is given every row that there is, table by table in the order in which they refer to each other. */
export type TakeRows = (table: string, rows: readonly Row[]) => Promise<void>;

/** Columns by which a table is read in pages. All of them where no few make a row the only one of its kind. */
const ORDER: Readonly<Record<Table, readonly string[]>> = {
  users: ['id'],
  api_keys: ['id'],
  projects: ['id'],
  project_members: ['project_id', 'user_id'],
  files: ['id'],
  assets: ['id'],
  asset_versions: ['asset_id', 'version'],
  screens: ['id'],
  screen_versions: ['screen_id', 'version'],
  instances: ['id'],
  screen_links: ['screen_id', 'element_id'],
  project_shares: ['token'],
  screen_comments: ['id'],
  runs: ['id'],
  purged_runs: ['id'],
  run_events: ['run_id', 'seq'],
  feedback: ['id'],
  model_calls: [
    'user_id',
    'run_id',
    'model',
    'day',
    'input_tokens',
    'output_tokens',
    'duration_ms',
    'cost',
    'create_time',
  ],
  blob_claims: ['content_hash'],
};

const TABLES = Object.keys(ORDER) as Table[];
const PAGE = 500;

/** Reads everything; `db` must be in a transaction that sees one moment. */
export async function readAllRows(db: Kysely<Database>, take: TakeRows): Promise<void> {
  for (const table of TABLES) {
    const columns = ORDER[table].map((column) => sql.ref(column));
    for (let offset = 0; ; offset += PAGE) {
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} order by ${sql.join(columns)} limit ${PAGE} offset ${offset}
      `.execute(db);
      if (rows.length > 0) await take(table, rows);
      if (rows.length < PAGE) break;
    }
  }
}

/** Throws FAILED_PRECONDITION when anything was ever kept here. */
export async function refuseUsed(db: Kysely<Database>): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await sql<Row>`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    throw new AppError('FAILED_PRECONDITION', 'there is something in the database that would be copied to', {
      hint: 'Copy to an empty one.',
    });
  }
}

/** Writes rows as they were read, whichever engine they were read from. */
export const writeRows =
  (db: Kysely<Database>): TakeRows =>
  async (table, rows) => {
    const [first] = rows;
    if (first === undefined) return;
    const columns = Object.keys(first);
    // An engine takes only so many parameters in one statement.
    const atOnce = Math.max(1, Math.floor(PARAMETERS / columns.length));
    for (let start = 0; start < rows.length; start += atOnce) {
      const tuples = rows
        .slice(start, start + atOnce)
        .map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`);
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(tuples)}
      `.execute(db);
    }
  };

const PARAMETERS = 10_000;
