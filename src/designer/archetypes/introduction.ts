import { listActivityParts } from '../knowledge/activities/activities.ts';
import { activity } from './activity.ts';
import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** The first page of how an app introduces itself: nothing can be gone to from it but the next one. */
export const introduction = defineArchetype({
  id: 'introduction',
  words: [],
  frames: { phone: ['bare', 'bare', 'top-bar'], page: ['centered', 'split'] },
  lead: [],
  body: ['activity'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'activity',
  become: activity.become ?? {},
  parts: {
    // Read when it is first asked for.
    get activity() {
      return listActivityParts();
    },
  },
});
