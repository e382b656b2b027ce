import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const departures = defineArchetype({
  id: 'departures',
  words: [
    [
      5,
      'departures, departure screen, departures from nearby stop, next departures, bus departures, bus times, bus stop screen, bus app, tram departures, train departures, departure times, live departures, public transport app, public transit app, public transport home, transit app, transit app home, metro app, stop departures, station departures',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['departures'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'departures',
  become: {
    hero: 'departures',
    records: 'departures',
    schedule: 'departures',
    tabs: 'departures',
    filters: 'departures',
    map: 'departures',
    place: 'departures',
    focus: 'departures',
    timeline: 'departures',
    table: 'departures',
    notice: 'departures',
  },
  parts: {
    departures:
      'departure, next departure, line, line number, stop, nearby stop, minute, countdown, delay, platform, direction, alert, service alert, disruption, bus, tram, train, filter, map, schedule, time, favourite stop, favorite stop, live time',
  },
});
