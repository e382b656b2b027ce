import { ARCHETYPES } from '../archetypes/archetypes.ts';
import type { Brief } from '../brief.ts';

/** Only the opening says what is made; what follows describes it. */
const OPENING_CHARACTERS = 80;

/** Whether a screen is a page of a site that anybody may open, rather than a place inside an app. */
export function isPublicPage({ archetype, prompt }: Pick<Brief, 'archetype' | 'prompt'>): boolean {
  const { isPublic, frames } = ARCHETYPES[archetype];
  if (isPublic !== true) return false;
  // Kinds that apps have too are an app's where the prompt says so.
  return !frames.phone.includes('bottom-bar') || !/\bapp\b/i.test(prompt.slice(0, OPENING_CHARACTERS));
}
