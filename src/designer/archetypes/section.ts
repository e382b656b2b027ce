import { defineArchetype, ONE_COLUMN } from './archetype.ts';

/** One part of a public page, asked for by itself: it alone, across the window, with no bar above it. */
export const section = defineArchetype({
  id: 'section',
  words: [
    [
      5,
      'hero section, hero banner, hero component, hero block, faq section, faq component, faq accordion, testimonial section, testimonials section, testimonial slider, testimonial carousel, testimonial component, testimonial grid, feature section, features section, feature grid, feature grid section, features grid, benefit section, call to action section, call to action banner, cta section, cta banner, cta block, stats section, stat section, statistics section, metrics section, newsletter section, newsletter signup section, newsletter block, team section, logo cloud, logo cloud section, logo section, trusted by section, pricing section, how it works section, process section, steps section, footer, mega footer, footer section, footer component, site footer, website footer, newsletter footer, gallery section',
    ],
  ],
  isPublic: true,
  isAlone: true,
  frames: { phone: ['section'], page: ['section'] },
  lead: [],
  body: ['points'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'points',
});
