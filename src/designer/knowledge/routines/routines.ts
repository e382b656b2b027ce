import { openSpoken } from '../library.ts';
import type { RoutineKnowledge } from './routine-knowledge.ts';

/** Everything that is ticked off; the first whose words a prompt speaks is meant. */
export const listRoutines = openSpoken<RoutineKnowledge>('routines');
