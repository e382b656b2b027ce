import type { Field } from './slots.ts';

/** The prompt wants to see what happens when something is filled in wrongly. */
const SHOWS_CHECKS = /\b(?:validation|error states?|inline errors?|invalid|error messages?)\b/i;

/**
 * Where a prompt asks for it, how typed fields look filled in well and filled in badly: what is wrong is said of an
 * address. Fields that say something already are left alone.
 */
export function withChecks(fields: Field[], prompt: string): Field[] {
  if (!SHOWS_CHECKS.test(prompt)) return fields;
  return fields.map((field) => {
    if (field.error !== undefined || field.value !== undefined) return field;
    if (field.kind === 'email')
      return { ...field, value: 'mira@home', error: 'An address ends in something like .org' };
    return field.kind === 'text' && /\bname\b/i.test(field.label)
      ? { ...field, value: 'Mira Osei', hint: 'Looks good' }
      : field;
  });
}
