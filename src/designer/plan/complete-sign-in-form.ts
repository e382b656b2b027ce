import type { Brief } from '../brief.ts';
import type { Slot } from '../write/slots.ts';

const PROVIDERS = ['Google', 'Apple', 'GitHub', 'Microsoft', 'Facebook', 'LinkedIn', 'GitLab', 'Slack'];
const FORGOTTEN = /\bforgot(?:ten)?\b|\bpassword reset\b|\breset (?:my |the )?password\b/i;

/** The other ways in that the prompt names: accounts elsewhere, and a way back for who forgot the password. */
export function completeSignInForm(slot: Slot, { archetype, prompt }: Brief): Slot {
  if (slot.kind !== 'form' || archetype !== 'auth') return slot;
  const named = PROVIDERS.filter((name) => new RegExp(String.raw`\b${name}\b`, 'i').test(prompt));
  return {
    ...slot,
    ...(slot.providers === undefined && named.length > 0 ? { providers: named } : {}),
    ...(slot.secondary === undefined && FORGOTTEN.test(prompt) ? { secondary: { label: 'Forgot password?' } } : {}),
  };
}
