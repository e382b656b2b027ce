import { defineSiteSection, toPoints, type PointRow } from './site-section.ts';

/** What houses do beside their main work: what stands under its name wherever it is offered. */
const OFFERS: readonly (readonly [words: RegExp, points: readonly PointRow[]])[] = [
  [/^(?:catering|buffets?|party service)$/i, [['users', 'From twelve people', 'Say how many and when; the list comes back the same day.'], ['truck', 'Brought and set up', 'Plates, cloths and somebody who stays if you like.'], ['leaf', 'For every table', 'Without meat, without gluten, for children: noted per person.']]],
  [/^(?:(?:our |the |group )?workshops?|classes and workshops)$/i, [['users', 'Eight at a time', 'So that somebody always has time for you.'], ['package', 'Everything is here', 'What you need is laid out when you come.'], ['calendar-days', 'Evenings and Saturdays', 'Two hours, every other week.']]],
  [/^(?:(?:private|corporate|company|group)(?: (?:events?|hire|parties|bookings))|groups?(?: and events)?|venue hire|parties)$/i, [['door-open', 'The house to yourselves', 'From ten to sixty people, any evening but Friday.'], ['clipboard-list', 'One person for everything', 'From the first call to the last guest.'], ['receipt', 'A price before you decide', 'Written down, with what it holds.']]],
  [/^(?:delivery|shipping|free shipping|delivery and (?:returns|pick-?up)|shipping and returns)$/i, [['truck', 'Two to three days', 'Ordered by noon, sent the same day.'], ['package', 'Free from 60', 'Below that it costs what the post charges.'], ['undo-2', 'Thirty days to send back', 'The label is in the box.']]],
  [/^(?:free )?(?:trial|taster|intro(?:ductory)?)(?: (?:lesson|class|session|period|week|offer))?$/i, [['calendar-check', 'Once, without paying', 'Choose an hour; a day before, you may still move it.'], ['message-circle', 'We ask what you want', 'And tell you honestly how long it takes.'], ['check', 'You decide afterwards', 'At home, with no call from us.']]],
  [/^(?:our )?(?:sustainability|environment|ecology|responsibility|planet)$/i, [['sun', 'Run on sun and wind', 'Since 2022, with the meter to look at.'], ['recycle', 'Little is thrown away', 'What is left over becomes something else.'], ['map-pin', 'From close by', 'Most of it comes from within 80 kilometres.']]],
  [/^(?:our |the |hotel |a )?(?:restaurant|bar|bistro|breakfast|kitchen)$/i, [['utensils', 'From half past seven', 'Breakfast until eleven, supper from six.'], ['leaf', 'From close by', 'A short card that changes on Tuesdays.'], ['users', 'Open to all', 'Guests of the house have their table kept.']]],
  [/^(?:our |the |hotel )?(?:spa|wellness(?: area)?|sauna|pool|gym)$/i, [['waves', 'Warm until ten', 'In the price for all who stay.'], ['flower-2', 'Treatments by hand', 'Forty or eighty minutes, booked at the desk.'], ['moon', 'Quiet after eight', 'For grown-ups, with tea.']]],
  [/^(?:practice areas|areas of (?:practice|law|expertise)|fields of law)$/i, [['briefcase', 'Work and contracts', 'Signing, changing and leaving.'], ['house', 'Homes and tenancy', 'From the first viewing to the last key.'], ['scroll-text', 'Wills and families', 'While there is time to think.']]],
  [/^accessibility$/i, [['accessibility', 'Step-free', 'From the street to every room, with a lift.'], ['ear', 'Heard and read', 'A loop at the desk, large print at the door.'], ['dog', 'Assistance dogs are welcome', 'There is water for them.']]],
  [/^(?:our )?(?:safety|hygiene|safety (?:and|&) hygiene)$/i, [['shield-check', 'Checked every morning', 'The list hangs where you can read it.'], ['graduation-cap', 'Trained people', 'First aid renewed every second year.'], ['phone', 'Somebody to call', 'As long as anybody is here.']]],
  [/^(?:our |the )?(?:materials?|ingredients|what it.s made of)$/i, [['leaf', 'Few, and good', 'Each one is named, with where it comes from.'], ['eye', 'Nothing hidden', 'What is not listed is not in it.'], ['repeat', 'Made to last', 'What wears out can be had singly.']]],
  [/^(?:membership|member) benefits$|^benefits of membership$|^why (?:join|become a member)$/i, [['calendar-days', 'First to book', 'A week before everybody else.'], ['tag', 'A tenth less', 'On everything, guests included.'], ['users', 'Evenings for members', 'Once a month, with something to eat.']]],
  [/^(?:rentals?|equipment (?:hire|rental)|hire|gear)$/i, [['package', 'For a day or a week', 'Cleaned and checked between two people.'], ['ruler', 'Fitted here', 'Ten minutes, and it is yours.'], ['undo-2', 'Back until closing time', 'Or in the box beside the door.']]],
  [/^(?:gift wrapping|packaging)$/i, [['gift', 'Wrapped in paper', 'With string, and a card in your words.'], ['eye-off', 'No price inside', 'The bill comes to you by e-mail.'], ['leaf', 'Nothing to throw away', 'The box is made to be used again.']]],
  [/^(?:support|customer (?:support|service|care)|help)$/i, [['message-circle', 'A person answers', 'Within two hours, in four languages.'], ['book-open', 'Guides with pictures', 'Searched before you have to ask.'], ['phone', 'Called back', 'At the time you choose.']]],
]; // prettier-ignore

const findOffer = (label: string): readonly PointRow[] | undefined => OFFERS.find(([words]) => words.test(label))?.[1];

/** Something a house does beside its main work, in three points. */
export const sideOffers = defineSiteSection(
  new RegExp(OFFERS.map(([words]) => words.source).join('|'), 'i'),
  'points',
  (_context, { label }) => {
    const points = findOffer(label);
    return points === undefined ? undefined : { items: toPoints(points) };
  },
);
