import { defineArchetype, ONE_COLUMN } from './archetype.ts';
import { LANDING_COMPOSITIONS } from './landing-compositions.ts';

export const landing = defineArchetype({
  id: 'landing',
  words: [
    [
      5,
      'course page, course landing page, course website, course detail page, course sales page, class page, course homepage, landing page, customer quote, quote card, quote section, homepage, home page, landing, website, web site, marketing site, marketing page, one pager, waitlist page, coming soon, launch page, product launch page, campaign page, hero, splash page, microsite, site, agency homepage, sales page, company page, agency layout, press kit, project page, security page, lookbook site, storefront, home of, web page, services page, pitch page, restaurant website, wedding website, showcase page, webpage, thank you page, background, cursor, animation component, hover effect, promo page',
    ],
    [
      3,
      'waitlist, launch, marketing, product page for, brand, agency, studio, saas site, campaign, testimonial, showcase, navigation system, design system, style, aesthetic, startup, design style, newsletter signup, beta capture, animation, animation component, effect, wireframe',
    ],
    [1, 'company, business, shop, store, restaurant, hotel, bakery, salon, gym, cafe, service, template'],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: ['hero'],
  body: [
    ['gallery', 'points'],
    ['steps', 'schedule'],
    ['points', 'place'],
    ['plans', 'questions'],
  ],
  close: ['closing', 'footer'],
  shares: ONE_COLUMN,
  blocks: { phone: 3, page: 4 },
  otherwise: 'points',
  compositions: LANDING_COMPOSITIONS,
});
