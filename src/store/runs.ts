import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { RunId } from '../domain/brand.ts';
import type { RunRow } from './database.ts';
import { fromJson, fromOptionalJson, isProjectVisible, toJson, withoutNull } from './rows.ts';
import type { Connections } from './rows.ts';
import type { Run, RunError } from './run.ts';
import type { Runs } from './store.ts';

/** Word for word the condition of the index `runs_unfinished`: SQLite uses that index for nothing else. */
const isUnfinished = sql<SqlBool>`state in ('QUEUED', 'RUNNING')`;

export function createRuns({ reader, writer, now }: Connections): Runs {
  const selectWhereId = (id: RunId) => reader.selectFrom('runs').selectAll().where('id', '=', id);

  return {
    async insert({ lease, ...run }) {
      const time = now();
      const row: RunRow = {
        id: run.id,
        kind: run.kind,
        project_id: run.projectId,
        user_id: run.userId,
        fingerprint: run.fingerprint,
        input: toJson(run.input),
        plan: toJson(run.plan),
        state: lease === undefined ? 'QUEUED' : 'RUNNING',
        attempt: lease === undefined ? 0 : 1,
        lease_owner: lease?.owner ?? null,
        lease_until_time: lease?.untilTime ?? null,
        output: null,
        error: null,
        create_time: time,
        start_time: lease === undefined ? null : time,
        end_time: null,
      };
      await writer.insertInto('runs').values(row).execute();
      return toRun(row);
    },

    async find(userId, id) {
      const row = await selectWhereId(id)
        .where('user_id', '=', userId)
        .where(isProjectVisible(userId, 'runs.project_id'))
        .executeTakeFirst();
      return row && toRun(row);
    },

    async findById(id) {
      const row = await selectWhereId(id).executeTakeFirst();
      return row && toRun(row);
    },

    async findUnfinished(fingerprint) {
      const row = await reader
        .selectFrom('runs')
        .selectAll()
        .where('fingerprint', '=', fingerprint)
        .where(isUnfinished)
        .executeTakeFirst();
      return row && toRun(row);
    },

    async countQueued(userId) {
      const { count } = await reader
        .selectFrom('runs')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'QUEUED')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },

    async countSince(userId, sinceTime) {
      const countIn = async (table: 'runs' | 'purged_runs'): Promise<number> => {
        const { count } = await reader
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('create_time', '>=', sinceTime)
          .executeTakeFirstOrThrow();
        return count;
      };
      return (await countIn('runs')) + (await countIn('purged_runs'));
    },

    async listRecent(userId, projectId, sinceTime) {
      const rows = await reader
        .selectFrom('runs')
        .selectAll()
        .where('project_id', '=', projectId)
        .where(isProjectVisible(userId, 'runs.project_id'))
        .where((eb) => eb.or([isUnfinished, eb('end_time', '>', sinceTime)]))
        .orderBy('create_time')
        .orderBy('id')
        .execute();
      return rows.map(toRun);
    },

    async countUnfinished() {
      const rows = await reader
        .selectFrom('runs')
        .select(['state'])
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('create_time').as('oldest')])
        .where(isUnfinished)
        .groupBy('state')
        .execute();
      const of = (state: RunRow['state']) => rows.find((row) => row.state === state);
      const queued = of('QUEUED');
      return {
        queued: queued?.count ?? 0,
        running: of('RUNNING')?.count ?? 0,
        ...(queued && { oldestQueuedTime: queued.oldest }),
      };
    },

    async listQueued() {
      const rows = await reader
        .selectFrom('runs')
        .selectAll()
        .where('state', '=', 'QUEUED')
        .orderBy('create_time')
        .orderBy('id')
        .execute();
      return rows.map(toRun);
    },

    async listRunning() {
      const rows = await reader.selectFrom('runs').selectAll().where('state', '=', 'RUNNING').execute();
      return rows.map((row) => ({
        run: toRun(row),
        lease: { owner: row.lease_owner ?? '', untilTime: row.lease_until_time ?? 0 },
      }));
    },

    async claim(id, lease) {
      const row = await writer
        .updateTable('runs')
        .set((eb) => ({
          state: 'RUNNING',
          attempt: eb('attempt', '+', 1),
          lease_owner: lease.owner,
          lease_until_time: lease.untilTime,
          start_time: now(),
        }))
        .where('id', '=', id)
        .where('state', '=', 'QUEUED')
        .returningAll()
        .executeTakeFirst();
      return row && toRun(row);
    },

    async renew(owner, ids, untilTime) {
      if (ids.length === 0) return [];
      const rows = await writer
        .updateTable('runs')
        .set({ lease_until_time: untilTime })
        .where('id', 'in', ids)
        .where('state', '=', 'RUNNING')
        .where('lease_owner', '=', owner)
        .returning('id')
        .execute();
      return rows.map((row) => row.id);
    },

    async giveBack(id, owner, { countAttempt }) {
      const result = await writer
        .updateTable('runs')
        .set((eb) => ({
          state: 'QUEUED',
          lease_owner: null,
          lease_until_time: null,
          ...(!countAttempt && { attempt: eb('attempt', '-', 1) }),
        }))
        .where('id', '=', id)
        .where('state', '=', 'RUNNING')
        .where('lease_owner', '=', owner)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async end(id, end, owner) {
      const row = await writer
        .updateTable('runs')
        .set({
          state: end.state,
          ...(end.state === 'SUCCEEDED' ? { output: toJson(end.output) } : { error: toJson(end.error) }),
          lease_owner: null,
          lease_until_time: null,
          end_time: now(),
        })
        .where('id', '=', id)
        .where(isUnfinished)
        .$if(owner !== undefined, (query) => query.where('lease_owner', '=', owner ?? null))
        .returningAll()
        .executeTakeFirst();
      return row && toRun(row);
    },

    async isHeld(id, owner) {
      const row = await reader
        .selectFrom('runs')
        .select('id')
        .where('id', '=', id)
        .where('state', '=', 'RUNNING')
        .where('lease_owner', '=', owner)
        .executeTakeFirst();
      return row !== undefined;
    },

    async appendEvents(id, events) {
      if (events.length === 0) return;
      await writer
        .insertInto('run_events')
        .values(events.map((event) => ({ run_id: id, ...event, fraction: event.fraction ?? null })))
        .onConflict((conflict) => conflict.columns(['run_id', 'seq']).doNothing())
        .execute();
    },

    async listEvents(id, afterSeq = 0) {
      const rows = await reader
        .selectFrom('run_events')
        .select(['seq', 'time', 'message', 'fraction'])
        .where('run_id', '=', id)
        .where('seq', '>', afterSeq)
        .orderBy('seq')
        .execute();
      return rows.map(({ fraction, ...event }) => ({ ...event, ...withoutNull({ fraction }) }));
    },
  };
}

const toRun = (row: RunRow): Run => ({
  id: row.id,
  kind: row.kind,
  projectId: row.project_id,
  userId: row.user_id,
  fingerprint: row.fingerprint,
  input: fromJson(row.input),
  plan: fromJson(row.plan),
  state: row.state,
  attempt: row.attempt,
  createTime: row.create_time,
  ...withoutNull({
    error: fromOptionalJson<RunError>(row.error),
    startTime: row.start_time,
    endTime: row.end_time,
  }),
  ...(row.output !== null && { output: fromJson<unknown>(row.output) }),
});
