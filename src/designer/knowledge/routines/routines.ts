import { CHECKLISTS } from './checklists.ts';
import { DAILY_ROUTINES } from './daily-routines.ts';
import type { RoutineKnowledge } from './routine-knowledge.ts';

/** Everything that is ticked off; the first whose words a prompt speaks is meant. */
export const ROUTINES: readonly RoutineKnowledge[] = [...CHECKLISTS, ...DAILY_ROUTINES];
