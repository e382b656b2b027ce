import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What somebody may be watching. */
const WATCHED = 'projects project_members screens instances runs run_events'.split(' ');

/**
 * Each commit that changes what somebody may be watching is announced on the channel `tailorbird`, whoever writes.
 * SQLite counts its commits itself.
 */
export const announcements: Migration = {
  number: 7,
  name: 'announcements',
  async up(db) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      create function announce_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('tailorbird', '');
        return null;
      end $$
    `.execute(db);
    for (const table of WATCHED) {
      await sql`
        create trigger announce_change after insert or update or delete on ${sql.table(table)}
        for each statement execute function announce_change()
      `.execute(db);
    }
  },
};
