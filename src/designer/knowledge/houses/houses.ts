import { architects } from './architects.ts';
import { bicycleWorkshop } from './bicycle-workshop.ts';
import { birthCentre } from './birth-centre.ts';
import { brewery } from './brewery.ts';
import { butcher } from './butcher.ts';
import { caterer } from './caterer.ts';
import { cheeseMaker } from './cheese-maker.ts';
import { chocolatier } from './chocolatier.ts';
import { choir } from './choir.ts';
import { climbingGym } from './climbing-gym.ts';
import { coffeeRoaster } from './coffee-roaster.ts';
import { counsellor } from './counsellor.ts';
import { distillery } from './distillery.ts';
import { foodBank } from './food-bank.ts';
import { foodTruck } from './food-truck.ts';
import { funeralHome } from './funeral-home.ts';
import { iceCreamParlour } from './ice-cream-parlour.ts';
import { jeweller } from './jeweller.ts';
import { joiner } from './joiner.ts';
import { landscaper } from './landscaper.ts';
import { locksmith } from './locksmith.ts';
import { mover } from './mover.ts';
import { notary } from './notary.ts';
import { optician } from './optician.ts';
import { physiotherapist } from './physiotherapist.ts';
import { printShop3d } from './print-shop-3d.ts';
import { shoemaker } from './shoemaker.ts';
import type { SmallHouse } from './small-house.ts';
import { solarInstaller } from './solar-installer.ts';
import { tailor } from './tailor.ts';
import { tattooStudio } from './tattoo-studio.ts';
import { taxAdviser } from './tax-adviser.ts';
import { translationBureau } from './translation-bureau.ts';
import { vetPractice } from './vet-practice.ts';
import { watchmaker } from './watchmaker.ts';

/** Houses of which only sites are asked for, by the alphabet. */
export const HOUSES: readonly SmallHouse[] = [
  architects,
  bicycleWorkshop,
  birthCentre,
  brewery,
  butcher,
  caterer,
  cheeseMaker,
  chocolatier,
  choir,
  climbingGym,
  coffeeRoaster,
  counsellor,
  distillery,
  foodBank,
  foodTruck,
  funeralHome,
  iceCreamParlour,
  jeweller,
  joiner,
  landscaper,
  locksmith,
  mover,
  notary,
  optician,
  physiotherapist,
  printShop3d,
  shoemaker,
  solarInstaller,
  tailor,
  tattooStudio,
  taxAdviser,
  translationBureau,
  vetPractice,
  watchmaker,
];
