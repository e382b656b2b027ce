import type { ActivityKnowledge } from './activity-knowledge.ts';
import { APPOINTMENTS } from './appointments.ts';
import { BEGINNINGS } from './beginnings.ts';
import { BODY_AND_MIND } from './body-and-mind.ts';
import { FAMILY_AND_HOME } from './family-and-home.ts';
import { KITCHEN_AND_TOWN } from './kitchen-and-town.ts';
import { MAKING_AND_LEARNING } from './making-and-learning.ts';
import { MONEY } from './money.ts';
import { ON_THE_WAY } from './on-the-way.ts';
import { WORK_AND_PLAY } from './work-and-play.ts';

/** Every activity; of several that a prompt speaks of, the first. */
export const ACTIVITIES: readonly ActivityKnowledge[] = [
  ...KITCHEN_AND_TOWN,
  ...WORK_AND_PLAY,
  ...FAMILY_AND_HOME,
  ...BODY_AND_MIND,
  ...MONEY,
  ...ON_THE_WAY,
  ...MAKING_AND_LEARNING,
  ...APPOINTMENTS,
  ...BEGINNINGS,
];

/** Only the opening says what is made; what follows describes it. */
const OPENING_CHARACTERS = 110;

/** What is made for visitors or for those who run the trade. */
const OTHERWISE =
  /\b(?:landing|home ?page|web ?sites?|marketing|pricing|booking (?:page|widget|form|engine|site)|blog|articles?|e-?mails?|newsletter|dashboards?|admin|crm|erp|saas|b2b|portal|console|analytics|reports?|table|kanban|settings|sign[- ]?(?:in|up)|log ?in|desktop|reviews?|help|faq|about|404|checkout|cart|shop|store|for (?:a|an|the|our) (?:gym|club|studio|agency|company|clinic|hospital))\b/i;

/** The activity that a prompt asks a screen for. */
export function findActivity(prompt: string): ActivityKnowledge | undefined {
  const opening = prompt.slice(0, OPENING_CHARACTERS);
  const first = opening.split(/:|\bwith\b|\.\s/i)[0] ?? opening;
  if (OTHERWISE.test(first)) return undefined;
  return ACTIVITIES.find(({ words }) => words.test(opening));
}

/** What the screens of activities show anyway. */
export const ACTIVITY_PARTS = [...new Set(ACTIVITIES.flatMap(({ shows }) => shows.split(', ')))].join(', ');
