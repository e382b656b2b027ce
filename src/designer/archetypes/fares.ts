import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const fares = defineArchetype({
  id: 'fares',
  words: [
    [
      5,
      'flight search result, flight result, flight list, flight listing, flight search, flight search screen, flight booking app, flight booking screen, flight selection, flight option, flight comparison, cheap flight, train search result, train result, train search, train ticket search, train connection, bus search result, bus result, ferry search result, fare result, train booking app',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['fares'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'fares',
  become: {
    hero: 'fares',
    records: 'fares',
    results: 'fares',
    query: 'fares',
    filters: 'fares',
    schedule: 'fares',
    gallery: 'fares',
    form: 'fares',
    metrics: 'fares',
    tabs: 'fares',
  },
  parts: {
    fares:
      'airline, carrier, flight, flight time, departure, arrival, departure time, arrival time, time, duration, stop, layover, direct, price, fare, sort, sorting, filter, filter chip, result, result card, flight card, select button, date, passenger, route, cheapest, fastest, best, class, operator, train, connection, search summary, date strip, price calendar, cabin class',
  },
  destination: { label: 'Search', icon: 'search' },
});
