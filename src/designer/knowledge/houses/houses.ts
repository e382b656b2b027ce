<<<<<<< Updated upstream
import { bicycleWorkshop } from './bicycle-workshop.ts';
import { brewery } from './brewery.ts';
import { chocolatier } from './chocolatier.ts';
import { climbingGym } from './climbing-gym.ts';
import { coffeeRoaster } from './coffee-roaster.ts';
import { distillery } from './distillery.ts';
=======
import { architects } from './architects.ts';
import { birthCentre } from './birth-centre.ts';
import { climbingGym } from './climbing-gym.ts';
import { counsellor } from './counsellor.ts';
import { optician } from './optician.ts';
import { physiotherapist } from './physiotherapist.ts';
>>>>>>> Stashed changes
import type { SmallHouse } from './small-house.ts';

/** Houses of which only sites are asked for, by the alphabet. */
export const HOUSES: readonly SmallHouse[] = [
<<<<<<< Updated upstream
  bicycleWorkshop,
  brewery,
  chocolatier,
  climbingGym,
  coffeeRoaster,
  distillery,
=======
  architects,
  birthCentre,
  climbingGym,
  counsellor,
  optician,
  physiotherapist,
>>>>>>> Stashed changes
];
