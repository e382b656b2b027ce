import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrate.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';

const defineMigration = (number: number, name: string, up: Migration['up']): Migration => ({ number, name, up });
const first = defineMigration(1, 'first', ({ schema }) => schema.createTable('one').addColumn('id', 'text').execute());
const second = defineMigration(2, 'second', ({ schema }) =>
  schema.alterTable('one').addColumn('title', 'text').execute(),
);

function openEmpty() {
  const database = new DatabaseSync(':memory:');
  return {
    db: new Kysely<Database>({ dialect: createNodeSqliteDialect(database) }),
    read: (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)),
  };
}

describe('migrations', () => {
  it('are applied in order, each once, and remembered', async () => {
    const { db, read } = openEmpty();
    await migrate(db, [first], () => 7);
    await migrate(db, [first, second], () => 8);
    await migrate(db, [first, second], () => 9);
    expect(read('select number, name, applied_time from migrations order by number')).toEqual([
      [1, 'first', 7],
      [2, 'second', 8],
    ]);
    expect(read("select name from pragma_table_info('one')")).toEqual([['id'], ['title']]);
  });

  it('leave nothing behind when one fails', async () => {
    const { db, read } = openEmpty();
    const broken = defineMigration(2, 'broken', async ({ schema }) => {
      await schema.createTable('two').addColumn('id', 'text').execute();
      throw new Error('half done');
    });
    await migrate(db, [first], () => 7);
    await expect(migrate(db, [first, broken], () => 8)).rejects.toThrow('half done');
    expect(read('select number from migrations')).toEqual([[1]]);
    expect(read("select name from sqlite_master where name = 'two'")).toEqual([]);
  });

  it('refuse a database of a newer release and change nothing in it', async () => {
    const { db, read } = openEmpty();
    await migrate(db, [first, second], () => 7);
    const before = read('select * from sqlite_master');
    await expect(migrate(db, [first], () => 8)).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'the database has schema version 2, but this release knows versions up to 1',
      hint: 'Start the newer release that wrote it, or point --data or TAILORBIRD_DATABASE_URL to another.',
    });
    expect(read('select * from sqlite_master')).toEqual(before);
  });
});
