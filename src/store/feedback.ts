import type { FeedbackRow } from './database.ts';
import { fromJson, toJson } from './rows.ts';
import type { Connections } from './rows.ts';
import type { Feedback, FeedbackEntries } from './feedback-entries.ts';

export function createFeedback({ reader, writer, ids, now }: Connections): FeedbackEntries {
  return {
    async insert({ fileId, userId, rating, comment, reasons }) {
      const row: FeedbackRow = {
        id: ids.feedback(),
        file_id: fileId,
        user_id: userId,
        rating,
        comment,
        reasons: toJson(reasons),
        create_time: now(),
      };
      await writer.insertInto('feedback').values(row).execute();
      return toFeedback(row);
    },

    async listLatest(fileIds) {
      const rows = await reader
        .selectFrom('feedback')
        .selectAll()
        .where('file_id', 'in', fileIds)
        .orderBy('create_time')
        .execute();
      // Later rows take the place of earlier ones on the same file.
      return [...new Map(rows.map((row) => [row.file_id, toFeedback(row)])).values()];
    },
  };
}

const toFeedback = (row: FeedbackRow): Feedback => ({
  fileId: row.file_id,
  userId: row.user_id,
  rating: row.rating,
  comment: row.comment,
  reasons: fromJson<string[]>(row.reasons),
  createTime: row.create_time,
});
