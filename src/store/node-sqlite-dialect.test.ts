import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';

interface Notes {
  notes: { id: number; text: string };
}

function openNotes() {
  const database = new DatabaseSync(':memory:');
  database.exec('create table notes (id integer primary key, text text not null)');
  return { database, db: new Kysely<Notes>({ dialect: createNodeSqliteDialect(database) }) };
}

describe('Kysely on node:sqlite', () => {
  it('reads, writes and counts what it changed', async () => {
    const { db } = openNotes();
    await db
      .insertInto('notes')
      .values([
        { id: 1, text: 'a' },
        { id: 2, text: 'b' },
      ])
      .execute();
    const updated = await db.updateTable('notes').set({ text: 'c' }).where('id', '>', 0).executeTakeFirstOrThrow();
    expect(updated.numUpdatedRows).toBe(2n);
    const returned = await db.deleteFrom('notes').where('id', '=', 1).returning('text').execute();
    expect(returned.map((row) => row.text)).toEqual(['c']);
    expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(1);
  });

  it('undoes a transaction that throws', async () => {
    const { db } = openNotes();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('notes').values({ id: 1, text: 'a' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
  });

  it('lets one transaction at a time write', async () => {
    const { db } = openNotes();
    await db.insertInto('notes').values({ id: 1, text: '' }).execute();
    const append = (letter: string) =>
      db.transaction().execute(async (transaction) => {
        const note = await transaction.selectFrom('notes').select('text').executeTakeFirstOrThrow();
        await transaction
          .updateTable('notes')
          .set({ text: note.text + letter })
          .execute();
      });
    await Promise.all(['a', 'b', 'c', 'd'].map(append));
    expect((await db.selectFrom('notes').select('text').executeTakeFirstOrThrow()).text).toBe('abcd');
  });

  it('says that the disk is full, loses nothing, and works again when there is room', async () => {
    const { database, db } = openNotes();
    await db.insertInto('notes').values({ id: 1, text: 'kept' }).execute();
    database.exec('pragma max_page_count = 3');
    const big = { id: 2, text: 'x'.repeat(100_000) };
    await expect(db.insertInto('notes').values(big).execute()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the disk of the data folder is full',
    });
    const inTransaction = db
      .transaction()
      .execute((transaction) => transaction.insertInto('notes').values(big).execute());
    await expect(inTransaction).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    database.exec('pragma max_page_count = 1000');
    await db.insertInto('notes').values(big).execute();
    expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(2);
  });

  it('lets a broken query through as the bug that it is', async () => {
    const { db } = openNotes();
    await expect(
      db
        .insertInto('notes')
        .values({ id: 1, text: 'a', nope: 1 } as never)
        .execute(),
    ).rejects.not.toHaveProperty('code', 'UNAVAILABLE');
  });
});
