import { z } from 'zod';
import type { StoredFile } from '../../domain/screen.ts';
import { toFileName } from '../../domain/resource-name.ts';

export const fileShape = z.object({
  name: z.string(),
  downloadUrl: z.string(),
  mimeType: z.string(),
});
export type WireFile = z.infer<typeof fileShape>;

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
