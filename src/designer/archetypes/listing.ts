import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const listing = defineArchetype({
  id: 'listing',
  words: [
    [
      5,
      'hostel page, museum visit, museum visit page, attraction page, hotel detail, hotel detail screen, hotel detail page, hotel page, hotel screen, hotel detail view, hostel detail, listing detail, listing detail page, property detail, property detail page, property page, property listing, real estate listing, real estate listing page, real estate property page, house listing, house listing page, home listing, property listing page, villa page, apartment detail, apartment listing, house detail, home detail, rental detail, room detail, place detail, venue detail, venue page, restaurant detail, restaurant page, restaurant profile, restaurant detail page, cafe detail, event detail, event detail page, event detail screen, event screen, concert detail, festival detail, trail detail, trail detail screen, hike detail, attraction detail, museum page, destination detail, destination page, city detail, stay detail, villa detail, cabin detail, resort detail, airbnb listing, space detail, movie detail, movie detail page, movie page, film page, film detail, series page, series detail, show detail, book detail, book detail page, book page, job detail, job detail page, job posting, job posting page, job page, vacancy page, car detail, car detail page, car page, vehicle detail, artwork detail, artwork page, wedding invitation, invitation page, party invitation, birthday invitation, save the date, wedding website, pet profile, pet adoption page, adoption page, dog profile',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: ['listing'],
  body: [],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 0, page: 0 },
  otherwise: 'listing',
  become: {
    focus: 'listing',
    hero: 'listing',
    product: 'listing',
    gallery: 'listing',
    prose: 'listing',
    article: 'listing',
  },
  parts: {
    listing:
      'amenity, facility, feature, photo, photo gallery, gallery, image gallery, hero image, image carousel, carousel, picture, description, about, price, price per night, nightly price, price per month, rating, location, address, host, agent, organizer, organiser, contact agent, room, room type, bed, bedroom, bath, area, square footage, date, date and time, time, venue, line-up, lineup, programme, opening hour, hour, cast, crew, showtime, screening, trailer, synopsis, chapter, author, requirement, responsibility, salary, benefit, mileage, specification, dress code, rsvp, rsvp button, distance, elevation, difficulty, overview, info, availability, book now, sticky booking bar',
  },
});
