import { climbingGym } from './climbing-gym.ts';
import type { SmallHouse } from './small-house.ts';

/** Houses of which only sites are asked for, by the alphabet. */
export const HOUSES: readonly SmallHouse[] = [climbingGym];
