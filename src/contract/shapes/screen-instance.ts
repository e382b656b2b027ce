import { z } from 'zod';
import { INSTANCE_TYPES } from '../../domain/enums.ts';
import type { ScreenInstance } from '../../domain/screen.ts';
import { toScreenName } from '../../domain/resource-name.ts';
import { word } from './word.ts';

export const screenInstanceShape = z.object({
  id: z.string(),
  sourceScreen: z.string(),
  type: word(INSTANCE_TYPES),
  label: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  groupId: z.string().optional(),
  groupName: z.string().optional(),
});
export type WireScreenInstance = z.infer<typeof screenInstanceShape>;

export const toWireScreenInstance = (instance: ScreenInstance): WireScreenInstance => ({
  id: instance.id,
  sourceScreen: toScreenName(instance.projectId, instance.screenId),
  type: instance.type,
  label: instance.label,
  x: instance.x,
  y: instance.y,
  width: instance.width,
  height: instance.height,
  ...(instance.groupId !== undefined && { groupId: instance.groupId }),
  ...(instance.groupName !== undefined && { groupName: instance.groupName }),
});
