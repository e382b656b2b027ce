import { openSpoken } from '../library.ts';
import type { Picture } from '../../write/slots.ts';

export type Stop = readonly [title: string, note: string, icon: string];

export interface TownKnowledge {
  name: string;
  /** Whether it is a town that somebody named, rather than one that stands for any. */
  isKnown: boolean;
  words: RegExp;
  picture: Picture;
  /** In the order of a journey: a sight, a meal, a walk, an evening, and again. */
  stops: readonly Stop[];
}

const ANYWHERE: TownKnowledge = {
  name: 'Norhaven',
  isKnown: false,
  words: /./,
  picture: { kind: 'landscape', subject: 'old town with white houses', alt: 'The old town from the water' },
  stops: [
    ['Walk through the old town', 'Start at the gate, 1.5 h', 'footprints'],
    ['Lunch in the market hall', 'Ask for the counter at the back', 'utensils'],
    ['The city museum', 'Quiet after three', 'landmark'],
    ['Sunset from the hill', 'Tram 12 to the last stop', 'sunset'],
    ['Boat across the harbour', 'Every 20 min', 'ship'],
    ['Coffee by the water', 'Terrace on the south side', 'coffee'],
    ['Botanical garden', 'Glasshouse closes at 17:00', 'trees'],
    ['Supper in the lanes', 'Table for two, booked', 'utensils'],
    ['Day trip to the coast', 'Train at 9:04, 50 min', 'train-front'],
    ['Picnic on the cliffs', 'Buy bread at the station', 'sandwich'],
    ['Swim in the cove', 'Steps on the left', 'waves'],
    ['Last drink on the roof', 'Open until one', 'wine'],
  ],
};

/** Towns that people plan journeys to, with sights that everybody may name. */
const listTowns = openSpoken<TownKnowledge>('towns');

/** The town that a text names, else one that nobody knows. */
export const findTown = (text: string): TownKnowledge => listTowns().find(({ words }) => words.test(text)) ?? ANYWHERE;
