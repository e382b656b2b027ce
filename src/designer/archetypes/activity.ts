import { listActivityParts } from '../knowledge/activities/activities.ts';
import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** One thing that people do with an app: which one, `knowledge/activities/` finds by the prompt's opening. */
export const activity = defineArchetype({
  id: 'activity',
  words: [],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['activity'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'activity',
  become: {
    hero: 'activity',
    focus: 'activity',
    metrics: 'activity',
    series: 'activity',
    breakdown: 'activity',
    records: 'activity',
    people: 'activity',
    month: 'activity',
    schedule: 'activity',
    form: 'activity',
    choices: 'activity',
    booking: 'activity',
    tabs: 'activity',
    filters: 'activity',
    actions: 'activity',
    steps: 'activity',
    timeline: 'activity',
    place: 'activity',
    points: 'activity',
    notice: 'activity',
    player: 'activity',
    order: 'activity',
    product: 'activity',
    prose: 'activity',
  },
  parts: {
    // Read when it is first asked for.
    get activity() {
      return listActivityParts();
    },
  },
});
