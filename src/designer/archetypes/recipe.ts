import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const recipe = defineArchetype({
  id: 'recipe',
  words: [
    [
      5,
      'recipe detail, recipe detail page, recipe detail screen, recipe page, recipe screen, recipe card, recipe view, recipe, dish detail, dish detail screen, cooking instruction, cook mode, cooking mode',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: ['dish'],
  body: [],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 0, page: 0 },
  otherwise: 'dish',
  become: { steps: 'dish', article: 'dish', focus: 'dish', prose: 'dish' },
  parts: {
    dish: 'ingredient, ingredient list, method, step, step by step, instruction, direction, preparation, cooking step, serving, portion, cooking time, prep time, cook time, time, calorie, difficulty, rating, photo, hero image, picture, image, author, chef',
  },
  destination: { label: 'Recipes', icon: 'book-open' },
});
