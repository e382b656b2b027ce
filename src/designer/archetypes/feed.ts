import { defineArchetype } from './archetype.ts';

export const feed = defineArchetype({
  id: 'feed',
  words: [
    [
      5,
      'feed, social feed, news feed, timeline feed, home feed, news aggregator, news app, social media post, social media app, social network, community feed, activity feed, social app, forum',
    ],
    [3, 'social, news, community, headline, stream, aggregator, tweet'],
  ],
  frames: { phone: ['bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['filters', 'gallery', 'people', 'records'],
  close: [],
  shares: [[8, 4]],
  blocks: { phone: 3, page: 4 },
  otherwise: 'gallery',
});
