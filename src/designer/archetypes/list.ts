import { defineArchetype } from './archetype.ts';

export const list = defineArchetype({
  id: 'list',
  words: [
    [
      5,
      'list, to do list, todo list, inbox, directory, data table, table, search result, watchlist, leaderboard, file browser, file manager, admin table, notification center, notification centre, queue, catalog list, task list, shopping list, packing list, checklist, changelog, job board, listing page, restaurant menu, reading list',
    ],
    [
      3,
      'notification, file, result, task, todo, browse tab, browser, transaction history, history, record, order history, menu, inventory, library, hotel search, bookmark, toast, alert, contact list, badge, collection manager',
    ],
    [1, 'browse, manager, explorer, archive, finder, episode, playlist, search'],
  ],
  frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'top-nav'] },
  lead: [],
  body: ['filters', 'records', ['breakdown', 'metrics'], 'notice'],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 2, page: 3 },
  otherwise: 'records',
});
