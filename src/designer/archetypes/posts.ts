import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const posts = defineArchetype({
  id: 'posts',
  words: [
    [
      5,
      'social media post, social post, post card, social feed, social media feed, social app, social app home, social media app, social media app home, social home feed, home feed, photo sharing app, photo sharing feed, photo feed, photo app feed, friends feed, community feed, community app, community app home, fitness feed, social network app, social network feed, post feed, feed with stories, feed of posts, timeline of posts, neighbourhood app, neighborhood app',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['posts'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'posts',
  become: {
    hero: 'posts',
    gallery: 'posts',
    people: 'posts',
    records: 'posts',
    article: 'posts',
    thread: 'posts',
    form: 'posts',
    actions: 'posts',
    filters: 'posts',
    tabs: 'posts',
  },
  parts: {
    posts:
      'story, stories, story bar, post, post card, posts, feed, photo, image, caption, like, like button, comment, share, compose, composer, post composer, new post, avatar, friend, user, timestamp, like count, engagement, repost',
  },
});
