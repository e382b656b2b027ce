import type { ActivityPart } from '../../write/activity-shapes.ts';
import type { ActivityKnowledge, ActivityMakers, ActivityOccasion } from './activity-knowledge.ts';
import { APPOINTMENTS } from './appointments.ts';
import { AT_HAND } from './at-hand.ts';
import { BEGINNINGS } from './beginnings.ts';
import { BODY_AND_MIND } from './body-and-mind.ts';
import { CALLS_AND_CLASSES } from './calls-and-classes.ts';
import { GROWING_AND_PAYING } from './growing-and-paying.ts';
import { KITCHEN_AND_TOWN } from './kitchen-and-town.ts';
import { MAKING_AND_LEARNING } from './making-and-learning.ts';
import { MONEY } from './money.ts';
import { ON_THE_WAY } from './on-the-way.ts';
import { PLANS_AND_COVERS } from './plans-and-covers.ts';
import { WORK_AND_PLAY } from './work-and-play.ts';

/** What makes the screens that hang on the prompt or the day. */
export const ACTIVITY_MAKERS: ActivityMakers = {
  ...APPOINTMENTS,
  ...AT_HAND,
  ...BEGINNINGS,
  ...BODY_AND_MIND,
  ...CALLS_AND_CLASSES,
  ...GROWING_AND_PAYING,
  ...KITCHEN_AND_TOWN,
  ...MAKING_AND_LEARNING,
  ...MONEY,
  ...ON_THE_WAY,
  ...PLANS_AND_COVERS,
  ...WORK_AND_PLAY,
};

export interface MadeActivity {
  title?: string;
  parts: readonly ActivityPart[];
}

/** An activity as a prompt is answered with it. */
export function makeActivity(
  { title, parts = [], made = '' }: ActivityKnowledge,
  occasion: ActivityOccasion,
): MadeActivity {
  const maker = ACTIVITY_MAKERS[made];
  const shown = title ?? maker?.title?.(occasion);
  return { parts: maker?.parts(occasion) ?? parts, ...(shown === undefined ? {} : { title: shown }) };
}
