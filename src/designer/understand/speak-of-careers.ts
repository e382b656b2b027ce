import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';

/** What a house says to those who might work there, whatever it does. */
const CAREERS_WORDS: Pick<DomainKnowledge, 'promises' | 'points' | 'steps' | 'questions'> = {
  promises: [
    {
      eyebrow: 'Work with us',
      title: 'Good work, and home by six',
      accent: 'home by six',
      body: 'The pay stands in every advert, the first talk takes half an hour, and a person answers within a week.',
      action: { label: 'See open positions', icon: 'briefcase' },
      secondary: { label: 'How we hire' },
    },
    {
      words: ['speculative'],
      title: 'Nothing that fits today?',
      accent: 'fits today',
      body: 'Write a page about what you would like to do here. We keep it for a year and ring when it is time.',
      action: { label: 'Write to us', icon: 'mail' },
      secondary: { label: 'Meet the people' },
    },
  ],
  points: [
    { icon: 'banknote', title: 'The same pay for the same work', body: 'Bands are open inside and printed in every advert. Nobody has to haggle.' },
    { icon: 'calendar-days', title: 'Six weeks off', body: 'And the days between Christmas and New Year, when the doors are shut for everybody.' },
    { icon: 'baby', title: 'Twenty weeks for parents', body: 'Fully paid, for mothers and fathers alike; after that, days that fit the nursery.' },
    { icon: 'graduation-cap', title: 'A week to learn', body: 'Five days a year and the money for them, for whatever makes you better at what you do.' },
    { icon: 'clock-3', title: 'Hours that hold', body: 'Meetings between ten and four. What comes later can wait for the morning.' },
    { icon: 'heart-pulse', title: 'A pension that counts', body: 'We pay two thirds of it, from the first month on.' },
  ],
  steps: [
    { title: 'Send two pages', body: 'What you have done and what you would like to do. No letter, no photograph.' },
    { title: 'Talk for half an hour', body: 'With the person you would work for, within a week.' },
    { title: 'Half a day of work, paid', body: 'A task like those we have, with those you would sit beside.' },
    { title: 'An offer in three days', body: 'In writing, with the pay from the advert. You have ten days to think.' },
  ],
  questions: [
    { question: 'Do I need every point of the advert?', answer: 'No. If you have two thirds of it and want to learn the rest, write.' },
    { question: 'Can I work part time?', answer: 'Most places can be filled with eighty per cent, many with sixty. The advert says so.' },
    { question: 'Do you help with moving?', answer: 'With papers, a room for the first month, and somebody who knows the offices.' },
    { question: 'Who reads what I send?', answer: 'The head of the team, and nobody else until you have talked.' },
  ],
}; // prettier-ignore

/** Names of houses of which no more is known than that they have work. */
const BRANDS = ['Halden & Roe', 'Northgauge', 'Tessel Works', 'Orrin'];

/** A house as its careers page tells it. Tools for recruiting are not the house that recruits with them. */
export const speakOfCareers = (domain: DomainKnowledge): DomainKnowledge => ({
  ...domain,
  ...CAREERS_WORDS,
  ...(domain.id === 'hiring' && { trade: 'practice' as const, brands: BRANDS }),
});
