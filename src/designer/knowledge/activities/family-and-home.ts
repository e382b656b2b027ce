import { weekOf, type ActivityKnowledge } from './activity-knowledge.ts';

/** What is kept in order at home, for those who live there. */
export const FAMILY_AND_HOME: readonly ActivityKnowledge[] = [
  {
    words:
      /\bbaby (?:sleep|nap)|\b(?:sleep|nap) (?:log|tracker|diary) for (?:a |my )?(?:baby|newborn|infant)|\bnewborn sleep\b/i,
    title: 'Juno’s sleep',
    note: 'Five months, Friday',
    trade: 'parenting',
    shows:
      'sleep, nap, timer, log, chart, bedtime, wake window, total sleep, history, night, start, button, week, entry, last nap, summary',
    parts: () => [
      {
        kind: 'moment',
        label: 'Asleep for',
        value: '0:48',
        unit: 'h',
        words: 'Third nap, since 13:10. Usually wakes after 1 h 15.',
        share: 0.64,
      },
      { kind: 'act', label: 'She is awake', icon: 'sun' },
      {
        kind: 'facts',
        items: [
          { label: 'Slept since midnight', value: '9 h 20' },
          { label: 'Awake between naps', value: '2 h 05' },
          { label: 'Naps today', value: '3' },
          { label: 'Bed tonight', value: '18:50' },
        ],
      },
      {
        kind: 'rows',
        title: 'Today',
        items: [
          { icon: 'moon', title: 'Nap', note: '13:10, in the cot', value: 'now' },
          { icon: 'moon', title: 'Nap', note: '10:05 to 11:20, in the pram', value: '1 h 15' },
          { icon: 'moon', title: 'Nap', note: '08:10 to 08:50, on Dad', value: '40 min' },
          { icon: 'moon-star', title: 'Night', note: '19:00 to 06:20, up twice', value: '10 h 35' },
        ],
      },
      weekOf('Sleep this week', 'hours', [14.1, 13.6, 14.4, 13.9, 9.3, 0, 0]),
    ],
  },
  {
    words: /\b(?:breast ?feeding|nursing|feeding (?:timer|log|tracker)|bottle (?:log|tracker))\b/i,
    title: 'Feeding',
    note: 'Juno, five weeks',
    trade: 'parenting',
    shows: 'timer, side, left, right, bottle, log, history, last feed, start, pause, total, chart, button, note',
    parts: () => [
      { kind: 'chips', label: 'How', items: [{ label: 'Left', on: true }, { label: 'Right' }, { label: 'Bottle' }] },
      {
        kind: 'moment',
        label: 'Left side',
        value: '8:12',
        words: 'Last time it was the right, for 11 minutes at 10:40.',
        share: 0.68,
      },
      {
        kind: 'knobs',
        items: [
          { label: 'Other side', icon: 'arrow-left-right' },
          { label: 'Pause', icon: 'pause', main: true },
          { label: 'Done', icon: 'check' },
        ],
      },
      {
        kind: 'rows',
        title: 'Today',
        items: [
          { icon: 'milk', title: 'Right, 11 min', note: '10:40', value: '' },
          { icon: 'milk', title: 'Bottle', note: '08:05, by Dad', value: '90 ml' },
          { icon: 'milk', title: 'Left, 14 min', note: '05:20', value: '' },
        ],
      },
      weekOf('Feeds this week', '', [9, 8, 9, 8, 4, 0, 0]),
    ],
  },
  {
    words: /\bchores?\b.*\b(?:pocket money|allowance|reward)|\b(?:pocket money|allowance) (?:app|tracker|screen)\b/i,
    title: 'Chores and pocket money',
    note: 'Pays out every Sunday',
    trade: 'parenting',
    own: {
      names: ['Broom & Coin', 'Fair Share', 'Jar Lid'],
      icon: 'piggy-bank',
      places: [
        ['Chores', 'list-checks'],
        ['Money', 'piggy-bank'],
        ['Wishes', 'gift'],
        ['Family', 'users'],
      ],
    },
    shows:
      'chore, chore list, balance, pocket money, kid, child, reward, goal, savings goal, approve, task, week, profile, earning, button',
    parts: () => [
      { kind: 'chips', label: 'Child', items: [{ label: 'Mika, 9', on: true }, { label: 'Ines, 12' }] },
      {
        kind: 'moment',
        label: 'In the jar',
        value: '€18.50',
        words: 'Six euros more and the skateboard wheels are paid.',
        share: 0.755,
      },
      {
        kind: 'rows',
        title: 'This week',
        items: [
          {
            icon: 'utensils',
            title: 'Set the table',
            note: 'Every day, 5 of 7',
            value: '€1.00',
            control: 'tick',
            on: true,
          },
          { icon: 'dog', title: 'Walk Biscuit', note: 'Mon, Wed, Fri', value: '€2.00', control: 'tick', on: true },
          {
            icon: 'trash-2',
            title: 'Take the bins out',
            note: 'Thursday, waits for a look',
            value: '€0.50',
            control: 'tick',
          },
          { icon: 'bed', title: 'Tidy the room', note: 'By Saturday', value: '€1.50', control: 'tick' },
        ],
      },
      { kind: 'act', label: 'Pay out €3.00', icon: 'coins', secondary: { label: 'Add a chore', icon: 'plus' } },
      {
        kind: 'rows',
        title: 'Saving for',
        items: [
          { icon: 'gift', title: 'Skateboard wheels', note: '€18.50 of €24.50', share: 0.755 },
          { icon: 'book-open', title: 'Comic, volume 4', note: '€2 of €9', share: 0.22 },
        ],
      },
    ],
  },
  {
    words: /\bplants? (?:watering|care)? ?(?:reminders?|schedule|calendar)|\bwater(?:ing)? (?:my )?plants?\b/i,
    title: 'Thirsty today',
    note: 'Three of eleven plants',
    trade: 'garden',
    own: {
      names: ['Windowsill', 'Green Thumb Notes', 'Fern & Can'],
      icon: 'droplets',
      places: [
        ['Today', 'droplets'],
        ['Plants', 'sprout'],
        ['Calendar', 'calendar-days'],
        ['Help', 'stethoscope'],
      ],
    },
    shows:
      'plant, plant list, watering, watering schedule, reminder, schedule, light, humidity, today, upcoming, fertilizer, calendar, plant card, photo, water button, button, room, next watering',
    parts: () => [
      {
        kind: 'rows',
        items: [
          { picture: plant('monstera'), title: 'Monstera', note: 'Living room, 400 ml', control: 'tick', on: true },
          { picture: plant('fern'), title: 'Boston fern', note: 'Bathroom, mist it too', control: 'tick' },
          { picture: plant('basil herb pot'), title: 'Basil', note: 'Kitchen, from below', control: 'tick' },
        ],
      },
      { kind: 'act', label: 'All three are watered', icon: 'droplets' },
      {
        kind: 'rows',
        title: 'Coming up',
        items: [
          { picture: plant('cactus'), title: 'Cactus', note: 'Bedroom, 60 ml', value: 'Sun' },
          { picture: plant('snake plant'), title: 'Snake plant', note: 'Hall, feed it as well', value: 'Tue' },
          { picture: plant('orchid flower'), title: 'Orchid', note: 'Office, soak ten minutes', value: 'Wed' },
        ],
      },
      weekOf('Watered this week', 'plants', [4, 0, 3, 2, 1, 0, 0]),
      {
        kind: 'say',
        icon: 'sun',
        title: 'Less light, less water',
        body: 'In November most of them drink a third less. The plan has been stretched by two days.',
      },
    ],
  },
  {
    words: /\b(?:laundry|dry clean\w*)\b/i,
    title: 'Laundry pickup',
    note: 'Back in 48 hours',
    trade: 'home-services',
    own: {
      names: ['Soap & Line', 'Slackwater Laundry', 'Fold Co.'],
      icon: 'washing-machine',
      places: [
        ['Order', 'washing-machine'],
        ['Orders', 'package'],
        ['Prices', 'tag'],
        ['You', 'user-round'],
      ],
    },
    shows:
      'pickup, pickup time, delivery, address, service, item, order, price, total, schedule, wash, iron, dry clean, quantity, status, order status, button, bag, summary',
    parts: () => [
      {
        kind: 'rows',
        title: 'What shall we do?',
        items: [
          {
            icon: 'washing-machine',
            title: 'Wash and fold',
            note: 'Two bags, up to 8 kg each',
            value: '€28',
            control: 'choose',
            on: true,
          },
          { icon: 'shirt', title: 'Shirts, ironed', note: '€2.20 each', value: '€0', control: 'choose' },
          { icon: 'wind', title: 'Dry cleaning', note: 'Coats, suits, silk', value: 'from €9', control: 'choose' },
        ],
      },
      {
        kind: 'chips',
        label: 'Pickup',
        items: [
          { label: 'Today 18 to 20' },
          { label: 'Sat 9 to 11', on: true },
          { label: 'Sat 17 to 19' },
          { label: 'Mon 7 to 9' },
        ],
      },
      {
        kind: 'rows',
        items: [
          { icon: 'map-pin', title: '8 Alder Street', note: 'Ring at Meyer, third floor', value: 'Change' },
          { icon: 'truck', title: 'Back on {+3}', note: 'Between 9 and 11', value: 'Free' },
          { icon: 'leaf', title: 'No perfume', note: 'From your last order', control: 'switch', on: true },
        ],
      },
      { kind: 'act', label: 'Order the pickup for €28', icon: 'check' },
    ],
  },
  {
    words:
      /\b(?:repairs?|maintenance) (?:request|report|app|ticket)s?\b.*\b(?:tenants?|apartments?|flats?|renters?|landlord|residents?|building)|\b(?:tenants?|apartments?|flats?|renters?|residents?)\b.*\b(?:repairs?|maintenance) (?:request|report)/i,
    title: 'Report a repair',
    note: 'Flat 4B, Alder Street 8',
    trade: 'homes',
    own: {
      names: ['Fourth Floor', 'House Bell', 'Stairwell'],
      icon: 'wrench',
      places: [
        ['Report', 'wrench'],
        ['Requests', 'list-checks'],
        ['Messages', 'message-circle'],
        ['Home', 'house'],
      ],
    },
    shows:
      'request, repair, category, photo, description, urgency, priority, status, track, history, submit, room, issue, form, tenant, my request, new request, button, list',
    parts: () => [
      {
        kind: 'chips',
        label: 'What is it?',
        items: [
          { label: 'Water', on: true },
          { label: 'Heating' },
          { label: 'Power' },
          { label: 'Doors' },
          { label: 'Other' },
        ],
      },
      {
        kind: 'writing',
        label: 'What happens?',
        text: 'The kitchen tap drips, about a cup an hour. The valve under the sink is stiff.',
      },
      {
        kind: 'rows',
        items: [
          { icon: 'camera', title: 'Two pictures', note: 'Tap, valve', value: 'Add' },
          {
            icon: 'key-round',
            title: 'May come in with a key',
            note: 'When nobody is at home',
            control: 'switch',
            on: true,
          },
        ],
      },
      { kind: 'act', label: 'Send to the house', icon: 'send' },
      {
        kind: 'stages',
        title: 'Radiator stays cold',
        items: [
          { when: '{-4}', title: 'Reported', state: 'done' },
          { when: '{-3}', title: 'Seen by Ms Okafor', state: 'done' },
          { when: '{+1}', title: 'Plumber comes', note: 'Between 8 and 10', state: 'now' },
          { when: '', title: 'Done', state: 'next' },
        ],
      },
    ],
  },
  {
    words: /\blibrary\b.*\b(?:loans?|due|borrowed|renew)\b|\b(?:my )?(?:loans|borrowed books)\b.*\bdue\b/i,
    title: 'My loans',
    note: 'Four out, one due on Monday',
    trade: 'books',
    own: {
      names: ['Halfacre Library', 'Reading Room', 'Stack Nine'],
      icon: 'library',
      places: [
        ['Loans', 'book-open'],
        ['Search', 'search'],
        ['Holds', 'bookmark'],
        ['Card', 'id-card'],
      ],
    },
    shows:
      'loan, due date, book, renew, hold, fine, reservation, history, overdue, library card, reminder, list, cover, author, button, status',
    parts: () => [
      {
        kind: 'moment',
        label: 'Due next',
        value: '3',
        unit: 'days',
        words: 'The Salt Ledger goes back on {+3}, or renew it once more.',
        share: 0.86,
      },
      { kind: 'act', label: 'Renew all that can be', icon: 'refresh-cw' },
      {
        kind: 'rows',
        title: 'Out now',
        items: [
          {
            picture: book('novel about the sea'),
            title: 'The Salt Ledger',
            note: 'Mara Okafor, due {+3}',
            value: 'Renew',
          },
          {
            picture: book('book of birds'),
            title: 'Herons of the Canal',
            note: 'T. Lindqvist, due {+11}',
            value: 'Renew',
          },
          {
            picture: book('cookbook'),
            title: 'One Pot, Four Chairs',
            note: 'Ines Duarte, due {+11}',
            value: 'On hold',
          },
          { picture: book('children picture book'), title: 'Where Is Pim?', note: 'J. Vos, due {+18}', value: 'Renew' },
        ],
      },
      {
        kind: 'rows',
        title: 'Waiting for you',
        items: [
          { icon: 'bookmark', title: 'A Short History of Rain', note: 'On the shelf until {+6}', value: 'Hall 2' },
        ],
      },
    ],
  },
  {
    words: /\b(?:pantry|fridge|food waste|expiry|expiration)\b.*\b(?:app|tracker|list|inventory|screen|dates?)\b/i,
    title: 'In the fridge',
    note: '14 things, three want eating',
    trade: 'kitchen',
    own: {
      names: ['Cold Shelf', 'Eat Me First', 'Larder'],
      icon: 'refrigerator',
      places: [
        ['Fridge', 'refrigerator'],
        ['Pantry', 'package'],
        ['Recipes', 'chef-hat'],
        ['Shopping', 'shopping-basket'],
      ],
    },
    shows:
      'item, item list, expiry date, expiration, category, quantity, recipe, suggestion, scan, barcode, add, filter, alert, fridge, pantry, freezer, shopping list, button',
    parts: () => [
      {
        kind: 'chips',
        label: 'Where',
        items: [{ label: 'Fridge', on: true }, { label: 'Freezer' }, { label: 'Pantry' }],
      },
      {
        kind: 'rows',
        title: 'Eat first',
        items: [
          {
            picture: food('spinach salad'),
            title: 'Spinach',
            note: 'Half a bag, opened Tuesday',
            value: 'Today',
            share: 0.95,
          },
          { picture: food('yoghurt'), title: 'Yoghurt', note: '300 g', value: 'Sat', share: 0.85 },
          { picture: food('mushrooms'), title: 'Mushrooms', note: '250 g', value: 'Sun', share: 0.7 },
        ],
      },
      { kind: 'act', label: 'Scan what came home', icon: 'scan-barcode' },
      {
        kind: 'say',
        icon: 'chef-hat',
        title: 'Spinach and mushroom pie',
        body: 'Uses all three, 40 minutes. You have the eggs, the flour is low.',
      },
      {
        kind: 'rows',
        title: 'Keeps longer',
        items: [
          { picture: food('cheese'), title: 'Hard cheese', note: '200 g', value: '2 weeks' },
          { picture: food('eggs'), title: 'Eggs', note: 'Eight', value: '12 days' },
          { picture: food('jam jar'), title: 'Plum jam', note: 'Opened', value: '2 months' },
        ],
      },
    ],
  },
];

type Pictured = NonNullable<
  Extract<ReturnType<ActivityKnowledge['parts']>[number], { kind: 'thumbs' }>['items'][number]['picture']
>;

function plant(subject: string): Pictured {
  return { kind: 'product', subject: `${subject} houseplant`, alt: subject };
}
function book(subject: string): Pictured {
  return { kind: 'product', subject, alt: subject };
}
function food(subject: string): Pictured {
  return { kind: 'food', subject, alt: subject };
}
