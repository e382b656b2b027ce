/**
 * Phrases, as stems, that point to more than one domain, with the reason why each may. A phrase steers prompts: where it
 * means one trade, it belongs to that one alone.
 */
export const SHARED_WORDS: readonly { reason: string; phrases: string }[] = [
  {
    reason: 'Builders, town halls and architects meet over the same papers and people.',
    phrases: 'building permit, contractor',
  },
  {
    reason: 'Lawyers, payrolls and people who work for themselves all bill and count hours.',
    phrases: 'billable, billable hour, timesheet',
  },
  {
    reason: 'Hiring a person and paying one is done by the same office.',
    phrases: 'hr, human resource',
  },
  {
    reason: 'Makers and keepers of software, of interfaces and of machines run into the same troubles.',
    phrases: 'downtime, latency, workspace',
  },
  {
    reason: 'Gardens, farms and their shops grow the same things in different sizes.',
    phrases: 'dairy, harvest, irrigation, soil moisture',
  },
  {
    reason: 'Both trades live by it, and the other words of a prompt decide between them.',
    phrases: 'ceramics, handmade, influencer, packing list, social media post, sommelier',
  },
  {
    reason: 'One trade is known by it and others only list it, which weighs less.',
    phrases:
      'absence, accommodation, achievement, album, api key, appliance, barcode, basket, book, book review, ' +
      'budget, cart, chat, client, comment, course, deadline, defect, departure, deploy, deployment, dish, dog, ' +
      'endpoint, episode, event, exercise, expense, film, flashcard, flight, follower, food diary, friend, game, ' +
      'grocery, hashtag, homework, hotel, incident, inventory, invoice, itinerary, job, journal entry, ' +
      'kitchen, leave request, lesson, meal log, medication, medicine, movie, parcel, party, podcast, prescription, property, pupil, reading list, receipt, rsvp, ' +
      'sale, segment, sensor, shipment, shopping list, starter, stock, story, student, stylist, supplier, ' +
      'table booking, task, time off, to do, trade, transaction, trending topic, trip, tutor, wine, workout',
  },
  {
    reason: 'A thing that many trades list; it decides nothing alone.',
    phrases:
      'account, activity, alert, appointment, assignment, bill, booking, bottle, card, case, category, chapter, ' +
      'checklist, class, conversation, crew, customer, delivery, document, draft, fare, goal, guest, holding, ' +
      'hour, inquiry, issue, luggage, maintenance, match, meal, member, mention, menu, menu item, message, note, ' +
      'order, paper, pass, payment, permit, piece, plan, post, product, profile, project, quote, rating, record, ' +
      'release, repair, request, reservation, result, review, route, seat, section, series, server, service, ' +
      'session, shift, show, slot, source, staff, stay, stop, subscription, suggestion, table, tariff, ticker, ' +
      'ticket, time entry, title, token, topic, training, unit, vendor, visit, visitor',
  },
];
