import { z } from 'zod';
import type { CommentId } from '../../domain/brand.ts';
import { expected } from './expected.ts';

const COMMENT_ID = /^[0-9a-f]{32}$/;
const commentIdError = expected('the id of a comment, 32 hexadecimal digits');

export const commentIdField = z
  .string({ error: commentIdError })
  .regex(COMMENT_ID, { error: commentIdError })
  .transform((id) => id as CommentId)
  .meta({ description: 'Comment id.', pattern: undefined });
