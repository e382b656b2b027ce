import { z } from 'zod';
import { toKeyName } from '../../domain/resource-name.ts';

/** A key as it is listed: everything but the key. */
export const keyShape = z.object({
  name: z.string(),
  label: z.string(),
  createTime: z.string(),
  /** To the hour; absent: never. */
  lastUseTime: z.string().optional(),
  /** Absent: it is valid. */
  revokeTime: z.string().optional(),
});

interface ListedKey {
  id: string;
  label: string;
  createTime: number;
  lastUseTime?: number;
  revokeTime?: number;
}

/** Times are RFC 3339 in UTC. */
export const toWireKey = ({ id, label, createTime, lastUseTime, revokeTime }: ListedKey): z.infer<typeof keyShape> => ({
  name: toKeyName(id),
  label,
  createTime: new Date(createTime).toISOString(),
  ...(lastUseTime !== undefined && { lastUseTime: new Date(lastUseTime).toISOString() }),
  ...(revokeTime !== undefined && { revokeTime: new Date(revokeTime).toISOString() }),
});
