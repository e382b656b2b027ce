import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const itinerary = defineArchetype({
  id: 'itinerary',
  words: [
    [
      5,
      'itinerary, trip itinerary, itinerary screen, travel itinerary, travel itinerary screen, trip plan, trip planner, trip overview, trip detail, day by day itinerary, day plan, vacation plan, holiday itinerary, trip screen, itinerary page, itinerary day, travel plan, travel planner',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['trip'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'trip',
  become: {
    hero: 'trip',
    schedule: 'trip',
    timeline: 'trip',
    steps: 'trip',
    place: 'trip',
    map: 'trip',
    records: 'trip',
    focus: 'trip',
    month: 'trip',
    tabs: 'trip',
    gallery: 'trip',
  },
  parts: {
    trip: 'itinerary, day, day 1, day 2, day 3, daily plan, stop, place, activity, time, timeline, schedule, map, day tab, budget, traveller, transport, hotel, restaurant, note, day by day, date',
  },
  destination: { label: 'Trips', icon: 'luggage' },
});
