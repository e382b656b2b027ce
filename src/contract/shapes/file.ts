import { z } from 'zod';
import type { FeedbackRating } from '../../domain/enums.ts';
import { toFileName } from '../../domain/resource-name.ts';
import type { StoredFile } from '../../domain/screen.ts';

/** A file in a list or in a generation result. */
export const fileShape = z.object({
  name: z.string(),
  downloadUrl: z.string(),
  mimeType: z.string(),
});
export type WireFile = z.infer<typeof fileShape>;

const userFeedbackShape = z.object({
  rating: z.string(),
  comment: z.string(),
  designFeedbackReason: z.string(),
});

/** A file of a single screen: also what people said about it. Its content never comes back as Base64. */
export const ratedFileShape = fileShape.extend({
  uploadBlobId: z.string().optional(),
  userFeedback: userFeedbackShape.optional(),
});
export type RatedWireFile = z.infer<typeof ratedFileShape>;

/** Where the service is reached from outside, without a slash at the end. */
export interface Addressing {
  publicUrl: string;
}

/** The bytes are at `downloadUrl`; an image's URL takes a size suffix such as `=w1280`. */
export const toWireFile = (file: StoredFile, { publicUrl }: Addressing): WireFile => ({
  name: toFileName(file.projectId, file.id),
  downloadUrl: `${publicUrl}/files/${file.id}`,
  mimeType: file.mimeType,
});

/** The latest feedback on a file; `reasons` is an open list of words. */
export interface FileFeedback {
  rating: FeedbackRating;
  comment: string;
  reasons: readonly string[];
}

export interface RatedFile {
  file: StoredFile;
  /** Whether a client uploaded it: its blob then came from the upload service. */
  isUploaded: boolean;
  feedback?: FileFeedback | undefined;
}

export const toRatedWireFile = ({ file, isUploaded, feedback }: RatedFile, addressing: Addressing): RatedWireFile => ({
  ...toWireFile(file, addressing),
  ...(isUploaded && { uploadBlobId: file.contentHash }),
  ...(feedback && {
    userFeedback: {
      rating: feedback.rating,
      comment: feedback.comment,
      designFeedbackReason: feedback.reasons.join(','),
    },
  }),
});
