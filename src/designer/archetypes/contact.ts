import { defineArchetype } from './archetype.ts';

export const contact = defineArchetype({
  id: 'contact',
  words: [
    [
      5,
      'contact page, contact us, contact us page, contact screen, get in touch, get in touch page, contact section, contact, visit us page, find us, find us page, location page',
    ],
  ],
  isPublic: true,
  frames: { phone: ['top-nav'], page: ['top-nav'] },
  lead: [],
  body: ['form', 'place', 'actions'],
  close: ['footer'],
  shares: [
    [7, 5],
    [8, 4],
    [6, 6],
  ],
  blocks: { phone: 3, page: 3 },
  otherwise: 'form',
  parts: {
    form: 'contact form, form, contact, message form',
    place: 'map, office hour, opening hour, hour, address, location, direction, phone, email, contact detail',
  },
  destination: { label: 'Contact', icon: 'mail' },
});
