import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const email = defineArchetype({
  id: 'email',
  words: [
    [
      5,
      'email, email template, html email, newsletter, newsletter email, email newsletter, editorial newsletter, newsletter issue, welcome email, launch email, product launch email, digest, email digest, digest email, digest newsletter, weekly digest, announcement email, reminder email, payment reminder email, transactional email, confirmation email, order confirmation email, shipping email, receipt email, password reset email, product update email, feature announcement email, invitation email, marketing email, drip email, promotional email',
    ],
  ],
  frames: { phone: ['bare'], page: ['bare'] },
  lead: [],
  body: ['mailing'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'mailing',
  become: {
    hero: 'mailing',
    article: 'mailing',
    prose: 'mailing',
    footer: 'mailing',
    closing: 'mailing',
    order: 'mailing',
    steps: 'mailing',
    records: 'mailing',
    points: 'mailing',
    gallery: 'mailing',
    profile: 'mailing',
    people: 'mailing',
    quotes: 'mailing',
    product: 'mailing',
  },
  parts: {
    mailing:
      'header, masthead, logo, hero, hero image, greeting, body, body text, intro, story, article, cta, cta button, button, call to action, signature, footer, preference footer, preferences footer, unsubscribe, unsubscribe link, social link, subject line, preheader, order summary, summary, due date, table, support copy, headline, deadline, update, tip',
  },
});
