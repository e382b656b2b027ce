import { defineArchetype } from './archetype.ts';

export const list = defineArchetype({
  id: 'list',
  words: [
    [
      5,
      'list, directory, watchlist, queue, catalog list, task list, shopping list, packing list, checklist, job board, reading list, bus timetable, train timetable, tram timetable, ferry timetable, live departure, departure board, departures board, departure screen, arrivals board',
    ],
    [
      3,
      'result, task, browse tab, browser, transaction history, record, order history, menu, library, bookmark, contact list, badge, collection manager',
    ],
    [1, 'browse, manager, explorer, archive, finder, episode, playlist'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'top-nav'] },
  lead: [],
  body: ['records', 'filters'],
  close: [],
  shares: [[12], [8, 4]],
  blocks: { phone: 2, page: 2 },
  otherwise: 'records',
});
