import { z } from 'zod';
import { ERROR_CODES } from '../../domain/app-error.ts';

export const RUN_STATES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;

/** Work that takes time, as the HTTP API tells of it. Times are RFC 3339. */
export const runShape = z.object({
  name: z.string(),
  /** Also the `sessionId` of the answer that started it. */
  id: z.string(),
  /** Name of the tool that does it. */
  kind: z.string(),
  state: z.enum(RUN_STATES),
  createTime: z.string(),
  endTime: z.string().optional(),
  prompt: z.string(),
  /** Names of the screens that are made or changed. */
  screens: z.array(z.string()),
  /** What it says it is doing. */
  message: z.string(),
  /** Share done, 0 to 1, where known. */
  fraction: z.number().optional(),
  /** What was made, in sentences, once it is. */
  text: z.string(),
  suggestions: z.array(z.string()),
  error: z.object({ code: z.enum(ERROR_CODES), message: z.string(), hint: z.string().optional() }).optional(),
});
export type WireRun = z.infer<typeof runShape>;
