import type { z } from 'zod';
import type { Written } from '../read-entry.ts';
import { domainFormOf } from './domain-form.ts';

/** The form of the entries of each family, which is also the name of its folder. */
export const FORMS = {
  domains: domainFormOf,
} satisfies Readonly<Record<string, (entry: Written) => z.ZodType>>;
