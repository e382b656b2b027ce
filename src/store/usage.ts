import type { ModelCallRow } from './database.ts';
import type { ModelUsage } from './model-usage.ts';
import type { Connections } from './rows.ts';

export function createUsage({ reader, writer, now }: Connections): ModelUsage {
  return {
    async note({ userId, runId, day, model, inputTokens, outputTokens, durationMs, cost }) {
      const row: ModelCallRow = {
        user_id: userId,
        run_id: runId ?? null,
        model,
        day,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        duration_ms: durationMs,
        cost,
        create_time: now(),
      };
      await writer.insertInto('model_calls').values(row).execute();
    },

    async sumOfDay(userId, day) {
      const { tokens, cost } = await reader
        .selectFrom('model_calls')
        .select((eb) => [
          eb.fn.sum<number | null>(eb('input_tokens', '+', eb.ref('output_tokens'))).as('tokens'),
          eb.fn.sum<number | null>('cost').as('cost'),
        ])
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      return { tokens: tokens ?? 0, cost: cost ?? 0 };
    },

    async sumOfRun(runId) {
      const row = await reader
        .selectFrom('model_calls')
        .select((eb) => [
          eb.fn.sum<number | null>('input_tokens').as('inputTokens'),
          eb.fn.sum<number | null>('output_tokens').as('outputTokens'),
          eb.fn.sum<number | null>('duration_ms').as('durationMs'),
        ])
        .where('run_id', '=', runId)
        .executeTakeFirstOrThrow();
      return {
        inputTokens: row.inputTokens ?? 0,
        outputTokens: row.outputTokens ?? 0,
        durationMs: row.durationMs ?? 0,
      };
    },

    listDays: (userId, fromDay) =>
      reader
        .selectFrom('model_calls')
        .select((eb) => [
          'day',
          'model',
          eb.fn.countAll<number>().as('calls'),
          eb.fn.sum<number>('input_tokens').as('inputTokens'),
          eb.fn.sum<number>('output_tokens').as('outputTokens'),
          eb.fn.sum<number>('duration_ms').as('durationMs'),
          eb.fn.sum<number>('cost').as('cost'),
        ])
        .where('user_id', '=', userId)
        .where('day', '>=', fromDay)
        .groupBy(['day', 'model'])
        .orderBy('day', 'desc')
        .orderBy('model')
        .execute(),
  };
}
