import { z } from 'zod';
import type { InstanceId } from '../../domain/brand.ts';
import { expected } from './expected.ts';

const INSTANCE_ID = /^[A-Za-z0-9_-]{1,64}$/;
const instanceIdError = expected('the id of a screen instance, as get_project lists them');

export const instanceIdField = z
  .string({ error: instanceIdError })
  .regex(INSTANCE_ID, { error: instanceIdError })
  .transform((id) => id as InstanceId)
  .meta({ description: "Instance id, which is not the screen's id.", pattern: undefined });
