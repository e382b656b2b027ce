import type { FileId, UserId } from '../domain/brand.ts';
import type { FeedbackRating } from '../domain/enums.ts';

export interface Feedback {
  fileId: FileId;
  userId: UserId;
  rating: FeedbackRating;
  comment: string;
  /** An open list of words, such as DESIGN_DOESNT_MATCH_PROMPT. */
  reasons: string[];
  createTime: number;
}

export interface FeedbackEntries {
  insert(feedback: Omit<Feedback, 'createTime'>): Promise<Feedback>;
  /** The last one given on each of the files by anyone; files without one have no entry. */
  listLatest(fileIds: readonly FileId[]): Promise<Feedback[]>;
}
