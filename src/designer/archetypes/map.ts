import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const map = defineArchetype({
  id: 'map',
  words: [
    [
      5,
      'map, map screen, map view, map page, map app, interactive map, store locator, location finder, places map, live map, map search, map with list, map with pin, map explorer, branch finder, store finder, shop finder, dealer finder, pharmacy finder, clinic finder, nearby places, navigation app, geo map, parking app, parking map, parking finder, car sharing, car sharing app, scooter sharing app, scooter app, bike sharing app, bike share app, ride hailing app, ride sharing app, taxi app, atm finder, fleet map, station finder, location map',
    ],
    [3, 'locator, finder, nearby'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav', 'rail', 'side-nav'] },
  lead: ['map'],
  body: [],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 0, page: 0 },
  otherwise: 'map',
  become: { place: 'map' },
  // The places in view are listed beside the map itself.
  parts: {
    map: 'list, list of store, list of branch, list of shop, list of place, list of location, list of result, store list, branch list, shop list, place list, result list, location list, result, map, pin, list panel, side list',
  },
  destination: { label: 'Map', icon: 'map' },
});
