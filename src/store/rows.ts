import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { UserId } from '../domain/brand.ts';
import type { Database } from './database.ts';
import type { Ids } from './ids.ts';

/** What the groups of operations are built on. Inside a transaction `reader` and `writer` are the transaction. */
export interface Connections {
  reader: Kysely<Database>;
  writer: Kysely<Database>;
  ids: Ids;
  now: () => number;
  /** Runs `work` in a transaction of its own; may run it again when another transaction came in between. */
  transact<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T>;
}

type WithoutNull<T> = { [Key in keyof T as null extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as null extends T[Key] ? Key : never]?: Exclude<T[Key], null>;
};

/** A NULL of the database is an absent field of the domain. */
export const withoutNull = <T extends object>(fields: T): WithoutNull<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as WithoutNull<T>;

/** JSON text written by this store, read back as what it was. */
export const fromJson = <T>(text: string): T => JSON.parse(text) as T;
export const fromOptionalJson = <T>(text: string | null): T | null => (text === null ? null : fromJson<T>(text));
export const toJson = (value: unknown): string => JSON.stringify(value ?? null);
export const toOptionalJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Several writes that belong together: a transaction of its own unless there is one already. */
export const atomically = <T>(
  { writer, transact }: Connections,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> => (writer.isTransaction ? work(writer as Transaction<Database>) : transact(work));

/** The condition that a user owns the project named by `column` or is a member of it, and that it is not in the trash. */
export const isProjectVisible = (userId: UserId, column: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from projects as visible where visible.id = ${sql.ref(column)} and visible.delete_time is null and (
    visible.owner_id = ${userId} or exists (
      select 1 from project_members as member
      where member.project_id = visible.id and member.user_id = ${userId})))`;
