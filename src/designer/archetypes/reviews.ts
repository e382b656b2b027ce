import { defineArchetype } from './archetype.ts';

export const reviews = defineArchetype({
  id: 'reviews',
  words: [
    [
      5,
      'review page, reviews page, review screen, review list, customer review, product review, guest review, rating page, rating and review, ratings and reviews, rating screen, star rating, review section, review summary, user review, review widget, hotel review, restaurant review',
    ],
    [3, 'rating'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['rating', 'reviews', ['questions', 'gallery']],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 2, page: 2 },
  otherwise: 'rating',
  become: { quotes: 'reviews', records: 'reviews', series: 'rating', breakdown: 'rating', focus: 'rating' },
  parts: {
    rating:
      'rating summary, average rating, overall rating, star rating, rating, histogram, rating histogram, star histogram, star breakdown, rating breakdown, rating distribution, score, write a review, category rating',
    reviews:
      'review, review list, single review, review card, customer review, comment, reviewer, reviewer photo, reviewer name, avatar, helpful vote, helpful button, helpful, sort, sort option, filter, filter by star, verified badge, owner response, reply, review photo',
  },
});
