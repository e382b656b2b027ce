import { bicycleWorkshop } from './bicycle-workshop.ts';
import { brewery } from './brewery.ts';
import { chocolatier } from './chocolatier.ts';
import { climbingGym } from './climbing-gym.ts';
import { coffeeRoaster } from './coffee-roaster.ts';
import { distillery } from './distillery.ts';
import type { SmallHouse } from './small-house.ts';

/** Houses of which only sites are asked for, by the alphabet. */
export const HOUSES: readonly SmallHouse[] = [
  bicycleWorkshop,
  brewery,
  chocolatier,
  climbingGym,
  coffeeRoaster,
  distillery,
];
