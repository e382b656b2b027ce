import { monthWith, type ActivityKnowledge } from './activity-knowledge.ts';
import {
  act,
  chips,
  choices,
  course,
  facts,
  faces,
  knobs,
  lines,
  moment,
  places,
  say,
  scene,
  shown,
  stages,
  switches,
  ticks,
} from './part-makers.ts';

/** What is cooked, fetched, borrowed, reported and visited. */
export const KITCHEN_AND_TOWN: readonly ActivityKnowledge[] = [
  {
    words:
      /\b(?:cooking mode|cook mode|cook along|step[- ]by[- ]step (?:cooking|recipe)|recipe (?:app )?(?:cooking|step)s? (?:mode|view|screen))\b/i,
    title: 'Step 3 of 7',
    note: 'Tomato and bean stew, 40 min',
    trade: 'kitchen',
    shows: 'step, timer, ingredient, next, previous, picture, photo, instruction, progress, voice, button, video',
    parts: () => [
      scene('food', 'stew in a pot', 'wide'),
      moment(
        'Let it simmer',
        '11:20',
        '',
        'Add the beans with half their water. Stir now and then, until it coats the spoon.',
        0.43,
      ),
      knobs(['Back', 'arrow-left'], ['*Pause', 'pause'], ['Next', 'arrow-right']),
      ticks(
        'For this step',
        2,
        ['', 'White beans', 'One tin, 400 g'],
        ['', 'Bay leaf', 'One'],
        ['', 'Salt', 'A pinch'],
      ),
      say('arrow-right', 'Then: bread', 'Slice the bread and rub it with garlic while the pot is on its own.'),
      switches('', 1, ['mic', 'Turn pages by voice', 'Say “next” or “back”'], ['sun', 'Keep the screen on']),
    ],
  },
  {
    words:
      /\b(?:food )?delivery\b.{0,30}\b(?:restaurant|menu)\b|\brestaurant (?:menu|page|screen)\b.{0,30}\b(?:delivery|order)/i,
    title: 'The Copper Ladle',
    note: 'Bowls and pies, 0.9 km',
    trade: 'food-delivery',
    shows:
      'menu, dish, category, price, rating, delivery time, fee, add button, add, cart, cart bar, picture, photo, popular, restaurant, info, tab, search, offer, review, button, minimum order',
    parts: () => [
      scene('food', 'bowls on a table', 'wide', '4.7 from 812'),
      facts(['At your door', '25 to 35', 'min'], ['Delivery', '€1.90']),
      chips('Part of the menu', 'Popular', 'Bowls', 'Pies', 'Sweet', 'Drinks'),
      shown(
        'Popular',
        'food',
        ['rice bowl with vegetables', 'Barley bowl', 'Roast roots, feta, herbs', '€11.50'],
        ['pie', 'Leek and cod pie', 'Mash on top, peas', '€13.00'],
        ['soup', 'Red lentil soup', 'Bread and lemon', '€7.50'],
        ['salad', 'Beetroot salad', 'Goat cheese, walnuts', '€9.00'],
      ),
      act('See the basket, €24.50', 'shopping-basket'),
      shown(
        'Sweet',
        'food',
        ['tart', 'Plum tart', 'Sour cream', '€5.50'],
        ['ice cream', 'Buttermilk ice', 'Two scoops', '€4.50'],
      ),
    ],
  },
  {
    words:
      /\b(?:loyalty|stamp|punch|reward|bonus) (?:card|program\w*|points|app|screen)s?\b|\brewards? (?:app|screen|home)\b/i,
    title: 'Your card',
    note: 'Third Cup, Mill Lane',
    trade: 'cafe',
    shows:
      'stamp, point, card, qr code, barcode, reward, progress, history, offer, tier, balance, redeem, button, member, level, nearby store',
    parts: () => [
      moment('Cups', '7', 'of 10', 'Three more and the next one is ours.', 0.7),
      act('Show the code', 'qr-code', 'Add to wallet'),
      lines(
        'Yours to take',
        ['cookie', 'A cinnamon bun', 'For 4 cups, until {+12}', 'Take'],
        ['coffee', 'Any cup', 'For 10 cups', '3 to go'],
        ['gift', 'Beans, 250 g', 'For 25 cups', '18 to go'],
      ),
      lines(
        'Lately',
        ['coffee', 'Flat white', 'Today, 08:12', '+1'],
        ['coffee', 'Filter, two', '{-2}', '+2'],
        ['cake-slice', 'Birthday', '{-9}', '+3'],
      ),
    ],
  },
  {
    words: /\b(?:package|parcel) (?:locker|pick-?up)\b|\b(?:locker|pick-?up) code\b/i,
    title: 'Ready to pick up',
    note: 'Locker wall, Station Square',
    trade: 'logistics',
    own: {
      names: ['Wall of Doors', 'Box Nine', 'Parcel Lane'],
      icon: 'package-open',
      places: places('Pick up:package-open', 'On the way:truck', 'Send:send', 'You:user-round'),
    },
    shows:
      'code, pickup code, qr code, locker, location, map, deadline, expiry, parcel, sender, open, open locker, button, direction, history, opening hour, share',
    parts: () => [
      moment(
        'Your code',
        '418 902',
        '',
        'Type it in at the wall, or stand before it and press below. Until {+2}, 20:00.',
      ),
      act('Open door 17', 'lock-open', 'Let somebody else fetch it'),
      lines(
        'In it',
        ['package', 'From Harrow Books', 'Small, 0.8 kg', 'Door 17'],
        ['package', 'From Field & Thread', 'Comes tomorrow', 'on its way'],
      ),
      scene('map', 'station square', 'wide', '350 m, 5 min on foot'),
      facts(['Open', 'Day and night'], ['Kept until', '{+2}']),
    ],
  },
  {
    words:
      /\b(?:tool|book|toy|thing|item|equipment)s? (?:lending|library|sharing|rental|borrow\w*)\b|\bborrow(?:ing)? (?:a |tools?|things|from neighbou?rs)/i,
    title: 'Cordless drill',
    note: 'From Hanna, Mill Lane 3',
    trade: 'community',
    own: {
      names: ['Lend & Mend', 'Shelf Next Door', 'Borrowed'],
      icon: 'hammer',
      places: places('Near you:map-pin', 'Borrowed:hand', 'Lent:hammer', 'Talks:message-circle'),
    },
    shows:
      'item, tool, detail, photo, picture, owner, availability, calendar, price, deposit, distance, request, request button, borrow button, message, rating, description, condition, review, similar item, date, button',
    parts: ({ now }) => [
      scene('product', 'power drill', 'tall', 'Free until Thursday'),
      facts(['Distance', '240', 'm'], ['A day', 'free'], ['Deposit', '€20'], ['Lent out', '31', 'times']),
      act('Ask Hanna for it', 'hand', 'Write to her first'),
      say(
        'info',
        'What comes with it',
        'Two batteries, a box of bits, the long one for brick is worn. Bring it back swept.',
      ),
      monthWith(now, (days) => (days === 1 || days === 2 ? 'a' : days > 2 && days % 6 < 4 ? 'b' : undefined), [
        { label: 'Asked for', mark: 'a' },
        { label: 'Free', mark: 'b' },
      ]),
      faces('Hanna lends', ['Hanna Lind', 'Since 2022, answers within the hour', '4.9']),
      lines(
        'Also near you',
        ['hammer', 'Jigsaw', 'Jonas, 300 m', 'free'],
        ['ruler', 'Long ladder', 'Kofi, 450 m', 'Sat'],
      ),
    ],
  },
  {
    words:
      /\b(?:waiting list|wait ?list|queue) (?:status|position|app|screen|number|ticket)\b|\bmy (?:place|position) in (?:the )?(?:line|queue)\b|\bqueue ticket\b/i,
    title: 'Your place',
    trade: 'civic',
    own: {
      names: ['Next Please', 'Number Nineteen', 'In Turn'],
      icon: 'ticket',
      places: places('Place:list-ordered', 'Messages:message-circle', 'Papers:file-text', 'You:user-round'),
    },
    shows:
      'position, queue, number, waiting time, wait time, status, progress, notification, estimated time, timeline, ahead of you, people ahead, cancel, leave, update, history, ticket, button, counter, applied, step',
    parts: ({ prompt }) => {
      const isLong = /allotment|garden|kindergarten|nursery|flat|apartment|housing|list/i.test(prompt);
      return [
        isLong
          ? moment('Before you', '14', 'names', 'It was 23 in spring. At this pace your turn comes in March.', 0.61)
          : moment('Before you', '3', 'people', 'Number A 47. About 12 minutes from now, counter 4.', 0.7),
        act('Tell me when it moves', 'bell', 'Leave the list'),
        isLong
          ? stages(
              'How it goes',
              2,
              ['{-260}', 'Put on the list'],
              ['{-40}', 'Papers are complete'],
              ['March', 'A place is offered', 'You have ten days to say yes'],
              ['April', 'Keys and rules'],
            )
          : stages(
              'How it goes',
              1,
              ['10:42', 'Ticket drawn', 'A 47'],
              ['now', 'Waiting', 'You may go for a coffee'],
              ['about 11:05', 'Called to counter 4'],
              ['', 'Done'],
            ),
        lines(
          'Good to know',
          ['users', isLong ? 'Nine places were given since April' : 'Four counters are open', ''],
          [
            'file-text',
            isLong ? 'Confirm once a year' : 'Bring your card',
            isLong ? 'Next by {+40}' : 'And one picture',
          ],
        ),
      ];
    },
  },
  {
    words:
      /\b(?:report|reporting)\b.{0,20}\b(?:pothole|issue|street ?light|problem|graffiti|litter|dump\w*|damage)s?\b|\b(?:pothole|city issue|fix my street)\b/i,
    title: 'Report a problem',
    note: 'To the town, in a minute',
    trade: 'civic',
    shows:
      'photo, map, location, category, description, submit, button, status, my report, nearby report, urgency, form, picture, address',
    parts: () => [
      chips('What is it?', 'Hole in the road', 'Street light', 'Litter', 'Tree', 'Other'),
      scene('map', 'street corner', 'wide', 'Alder Street 8'),
      {
        kind: 'writing',
        label: 'What do you see?',
        text: 'A hole as wide as a wheel, right before the crossing. Bikes swerve into the tram track.',
      },
      lines('', ['camera', 'Two pictures', 'Taken just now', 'Add']),
      act('Send to the town', 'send'),
      stages(
        'Your last report: lamp 118',
        2,
        ['{-12}', 'Sent'],
        ['{-11}', 'Read by the road crew'],
        ['{+2}', 'Lamp is changed'],
        ['', 'Closed'],
      ),
    ],
  },
  {
    words:
      /\b(?:waste|trash|garbage|recycling|bin|rubbish) (?:collection|pick-?up|calendar|schedule|app|day|reminder)s?\b/i,
    title: 'Tomorrow: paper',
    note: 'Put it out by 6:30',
    trade: 'civic',
    own: {
      names: ['Bin Day', 'Kerb & Lid', 'Blue, Brown, Black'],
      icon: 'recycle',
      places: places('Next:recycle', 'Calendar:calendar-days', 'What goes where:search', 'You:user-round'),
    },
    shows:
      'calendar, next pickup, collection, bin, type, reminder, search, sorting guide, address, notification, date, schedule, button, category, list',
    parts: ({ now }) => [
      lines(
        '',
        ['newspaper', 'Paper, blue bin', '{+1}', 'Out tonight'],
        ['leaf', 'Garden and kitchen, brown', '{+4}'],
        ['trash-2', 'Rest, black', '{+6}'],
        ['milk', 'Plastic, yellow sack', '{+11}'],
      ),
      switches('', 1, ['bell', 'Remind me the evening before', 'At 19:00']),
      monthWith(
        now,
        (days) =>
          ((days % 14) + 14) % 14 === 1
            ? 'a'
            : ((days % 7) + 7) % 7 === 4
              ? 'b'
              : ((days % 14) + 14) % 14 === 6
                ? 'c'
                : undefined,
        [
          { label: 'Paper', mark: 'a' },
          { label: 'Garden', mark: 'b' },
          { label: 'Rest', mark: 'c' },
        ],
      ),
      act('Where does it go?', 'search'),
    ],
  },
  {
    words: /\b(?:garage|yard|estate|jumble|boot|rummage) sales?\b|\bflea ?markets?\b/i,
    title: 'Sales this weekend',
    note: 'Seven within three kilometres',
    trade: 'second-hand',
    own: {
      names: ['Attic Sunday', 'Trestle', 'Early Bird'],
      icon: 'map-pinned',
      places: places('Map:map', 'List:list', 'Route:route', 'Saved:heart'),
    },
    shows:
      'map, pin, list, distance, date, time, filter, category, item, photo, route, save, search, direction, detail, button, nearby, seller',
    parts: () => [
      scene('map', 'streets with markets', 'tall', '7 near you'),
      chips('When', 'Saturday', 'Sunday', 'Early', 'Tools', 'Toys'),
      lines(
        '',
        ['map-pin', 'Mill Lane 3, whole garage', 'Sat 8 to 13, tools, bikes', '0.4 km'],
        ['map-pin', 'St Bride’s church hall', 'Sat 9 to 16, books, china', '0.9 km'],
        ['map-pin', 'Kiln Yard, three families', 'Sat 10 to 15, toys, coats', '1.2 km'],
        ['map-pin', 'Ferry House', 'Sun 8 to 12, furniture', '2.6 km'],
      ),
      act('Plan a round of four', 'route'),
    ],
  },
  {
    words:
      /\baudio ?guides?\b|\b(?:museum|gallery|city|walking) (?:audio )?tour\b.{0,20}\b(?:app|guide|player|screen)\b/i,
    title: 'The island that was never there',
    note: 'Stop 7 of 18, room 4',
    trade: 'museum',
    own: {
      names: ['Room by Room', 'Quiet Guide', 'Bora Rooms'],
      icon: 'headphones',
      places: places('Listen:headphones', 'Map:map', 'Stops:list', 'Saved:bookmark'),
    },
    shows:
      'player, audio, play, stop, map, floor plan, exhibit, picture, photo, transcript, next stop, number, progress, language, speed, list, keypad, button, description',
    parts: () => [
      scene('room', 'museum hall with paintings', 'tall', 'Globe of 1688'),
      moment('Listening', '1:24', '', 'Four minutes on a globe that shows a land nobody has found.', 0.35),
      knobs(['Back 15 s', 'rotate-ccw'], ['*Pause', 'pause'], ['Next stop', 'skip-forward']),
      lines(
        'Next',
        ['headphones', '8. The storm of 1868', 'Room 4, left wall', '3:10'],
        ['headphones', '9. White gold', 'Room 5', '5:02'],
        ['headphones', '10. Maps that lied', 'Room 5, in the case', '2:45'],
      ),
      act('Type in a number', 'keyboard', 'Read it instead'),
    ],
  },
  {
    words:
      /\b(?:digital|mobile|room|hotel|phone|car)[- ](?:room |hotel )?key\b|\b(?:hotel|mobile) check-?in\b|\bonline check-?in\b/i,
    title: 'Room 214',
    note: 'Fernhithe House, until {+2}',
    trade: 'hotel',
    own: {
      names: ['Fernhithe House', 'The Osier', 'Tower & Weir'],
      icon: 'key-round',
      places: places('Key:key-round', 'Stay:bed-double', 'Service:concierge-bell', 'Bill:receipt'),
    },
    shows:
      'key, room key, digital key, unlock, unlock button, room number, room, guest, check-in, check in, check-out, check out, wifi, wi-fi, date, stay, service, reservation, hotel, status, button, floor, time, breakfast, support',
    parts: () => [
      scene('room', 'hotel bedroom', 'wide', 'Second floor, by the weir'),
      act('Hold to the door and open', 'lock-open', 'Share the key with Jonas'),
      facts(['From', '{+0}, 15:00'], ['To', '{+2}, 11:00'], ['Guests', '2'], ['Wi-Fi', 'weir-214']),
      stages(
        'Your stay',
        1,
        ['14:20', 'Checked in', 'Card on file'],
        ['now', 'The room is ready'],
        ['07:00 to 11:00', 'Breakfast', 'Table by the window'],
        ['{+2}', 'Check-out', 'Leave the key, just go'],
      ),
      lines(
        'Ask for',
        ['concierge-bell', 'Towels, pillows', 'Within 15 min', 'Ask'],
        ['utensils', 'Supper in the room', 'Until 22:00', 'Menu'],
        ['clock', 'Late check-out', 'Until 13:00', '€20'],
      ),
    ],
  },
  {
    words:
      /\b(?:swimming )?pool\b.{0,60}\b(?:lanes?|busy|sessions?|temperature|opening|times)\b|\b(?:community|public|town) (?:swimming )?pool\b/i,
    title: 'The pool',
    note: 'Open until 21:00',
    trade: 'sport-club',
    own: {
      names: ['Long Lane Baths', 'Deep End', 'Tide Hall'],
      icon: 'waves',
      places: places('Pool:waves', 'Sessions:calendar-days', 'Tickets:ticket', 'You:user-round'),
    },
    shows:
      'water temperature, temperature, lane, busy, session, free place, place, time, ticket, buy, buy button, notice, sauna, opening hour, capacity, class, button, alert, how busy',
    parts: () => [
      moment('Water', '26.4', '°C', 'Quiet now: 38 of 120 swimmers. It fills up at five.', 0.32),
      say('triangle-alert', 'The sauna is closed', 'Until Monday, a heater is being changed.'),
      {
        kind: 'rows',
        title: 'Lanes',
        items: [
          { title: 'Lane 1, slow', note: '2 swimmers', value: 'Free', share: 0.2 },
          { title: 'Lane 2, slow', note: '5 swimmers', value: 'Some room', share: 0.55 },
          { title: 'Lane 3, fast', note: '8 swimmers', value: 'Full', share: 0.95 },
          { title: 'Lane 4, club', note: 'From 17:00', value: 'Taken', share: 1 },
        ],
      },
      act('Buy a ticket, €5.20', 'ticket'),
      lines(
        'Today',
        ['waves', 'Aqua fit', '16:00, 45 min', '6 left'],
        ['baby', 'Small swimmers', '16:30, 30 min', '2 left'],
        ['waves', 'Crawl for beginners', '18:00, 60 min', 'Full'],
        ['moon', 'Night swim', '20:00', '14 left'],
      ),
    ],
  },
  {
    words: /\b(?:tide|tides|surf) (?:times?|app|chart|forecast|report|table|clock)\b/i,
    title: 'Long Strand',
    note: 'High water in 2 h 10',
    trade: 'weather',
    own: {
      names: ['Slack Water', 'Long Strand', 'Ebb & Co.'],
      icon: 'waves',
      places: places('Today:waves', 'Week:calendar-days', 'Spots:map-pin', 'Log:notebook-pen'),
    },
    shows:
      'tide, high tide, low tide, chart, tide chart, time, height, wave height, wave, wind, swell, water temperature, spot, forecast, sunrise, sunset, week, best time, rating, button, map, moon',
    parts: () => [
      moment('Now, rising', '2.1', 'm', 'Best between 14:30 and 16:00: waves of 1.2 m, wind off the land.', 0.58),
      course(
        'Height of the water',
        'm',
        [
          ['04', 0.6],
          ['07', 1.9],
          ['10', 3.4],
          ['13', 2.2],
          ['16', 0.7],
          ['19', 2],
        ],
        'High at 10:14 and 22:38, low at 16:20.',
      ),
      facts(['Waves', '1.2', 'm'], ['Every', '9', 's'], ['Wind', '4 Bft', 'E'], ['Water', '11', '°C']),
      lines(
        'Next',
        ['arrow-up', 'High water', 'Today, 22:38', '3.5 m'],
        ['arrow-down', 'Low water', '{+1}, 04:44', '0.5 m'],
        ['arrow-up', 'High water', '{+1}, 10:58', '3.6 m'],
      ),
      act('Tell me when it is good', 'bell'),
    ],
  },
  {
    words: /\b(?:blood donation|donate blood|blood donor)\b/i,
    title: 'Thank you, Katja',
    note: 'Donor since 2019, 0 negative',
    trade: 'clinic',
    own: {
      names: ['Half a Litre', 'Vein', 'Give & Rest'],
      icon: 'droplet',
      places: places('Home:droplet', 'Places:map-pin', 'History:history', 'You:user-round'),
    },
    shows:
      'next donation, eligible, countdown, blood type, location, appointment, history, impact, donation, center, book, button, map, need, level, badge',
    parts: () => [
      moment('You may give again in', '9', 'days', 'From {+9} on. Your last half litre went to St Bride’s.', 0.86),
      act('Take an appointment', 'calendar-check'),
      {
        kind: 'rows',
        title: 'What is needed',
        items: [
          { title: '0 negative', value: 'Low', share: 0.18 },
          { title: 'A positive', value: 'Enough', share: 0.7 },
          { title: 'B positive', value: 'Some', share: 0.45 },
        ],
      },
      lines(
        'Near you',
        ['map-pin', 'Harbour clinic', '{+10}, 9 to 17', '0.8 km'],
        ['map-pin', 'Bus at the market', '{+12}, 12 to 19', '1.4 km'],
      ),
      lines(
        'Given',
        ['droplet', 'Half a litre', '{-47}, Harbour clinic', '12th'],
        ['droplet', 'Half a litre', '{-131}', '11th'],
      ),
    ],
  },
  {
    words: /\b(?:lost (?:pet|cat|dog|and found)|missing (?:pet|cat|dog))\b/i,
    title: 'Olive is missing',
    note: 'Since Thursday evening, Mill Lane',
    trade: 'pets',
    shows:
      'photo, picture, map, last seen, location, description, contact, contact button, reward, share, sighting, report, name, breed, colour, call, button, poster, chip',
    parts: () => [
      scene('portrait', 'cat', 'tall', 'Grey tabby, white paws'),
      act('I have seen her', 'map-pin', 'Share her poster'),
      facts(['Last seen', '{-1}, 19:40'], ['Where', 'Mill Lane 8'], ['Wears', 'Green collar'], ['Chip', 'Yes']),
      scene('map', 'streets by the canal', 'wide', 'Three sightings'),
      stages(
        'Seen',
        3,
        ['{-1}, 22:10', 'Under the bridge', 'By Noah, from afar'],
        ['06:15', 'Bakery yard', 'By Ines, with a picture'],
        ['07:50', 'Allotments, gate 2', 'By Tom'],
      ),
      say('heart', 'She is shy', 'Please do not run after her. Sit down, call us, and rustle a bag.'),
    ],
  },
  {
    words: /\b(?:auction|bidding)\b.{0,30}\b(?:app|screen|item|lot|live|page)\b|\bplace a bid\b/i,
    title: 'Station clock, 1931',
    note: 'Lot 48, Harbour Rooms',
    trade: 'second-hand',
    shows:
      'bid, current bid, countdown, timer, place bid, bid button, bid history, photo, picture, description, estimate, seller, lot, watch, similar lot, bidder, increment, button, condition',
    parts: () => [
      scene('product', 'wall clock', 'tall', '14 watch it'),
      moment('Highest bid', '€310', '', 'Yours is €290. Ends in 6 min 12 s.', 0.9),
      chips('Your bid', '€320', '€340', '€380', 'Other'),
      act('Bid €320', 'gavel', 'Watch only'),
      faces(
        'Bids',
        ['Jun Takeda', '12 s ago', '€310'],
        ['You', '1 min ago', '€290'],
        ['Amara Osei', '3 min ago', '€260'],
      ),
      facts(['Estimate', '€250 to €400'], ['Bids', '11'], ['Size', '42', 'cm'], ['Runs', 'Yes, serviced']),
    ],
  },
  {
    words:
      /\b(?:pet|dog|cat|vaccination|vaccine|immuni[sz]ation) (?:health |medical )?(?:record|passport|card|records|book|file)\b|\bvaccinations? (?:app|tracker|record)\b/i,
    title: 'Vaccinations',
    note: 'One is due',
    trade: 'clinic',
    shows:
      'vaccine, vaccination, record, due date, next dose, history, date, doctor, vet, certificate, qr code, reminder, profile, weight, document, button, list, upcoming',
    parts: ({ prompt }) => {
      const isPet = /pet|dog|cat/i.test(prompt);
      return [
        faces('', [
          isPet ? 'Biscuit' : 'Mika Lind',
          isPet ? 'Terrier, 4 years, 9.2 kg' : 'Born 14 March 2019, no allergies',
        ]),
        moment(
          'Due next',
          '12',
          'days',
          isPet ? 'Rabies, third round, by {+12} with Dr Holm.' : 'Measles, second dose, by {+12} with Dr Aydin.',
          0.9,
        ),
        act('Take an appointment', 'calendar-check'),
        stages(
          'So far',
          3,
          ['2023', isPet ? 'Distemper' : 'Six-in-one, four doses'],
          ['2024', isPet ? 'Rabies, second' : 'Measles, first dose'],
          ['{-200}', isPet ? 'Kennel cough' : 'Tick fever, first'],
          ['{+12}', isPet ? 'Rabies, third' : 'Measles, second dose'],
        ),
        lines(
          'Papers',
          ['qr-code', 'Proof for travel', 'Valid until {+300}', 'Show'],
          ['file-text', 'Scan of the booklet', '4 pages', 'Open'],
        ),
      ];
    },
  },
  {
    words: /\b(?:sos|emergency|panic button|safety) (?:app|screen|button|contacts?|alert)\b/i,
    title: 'Emergency',
    note: 'Your place is known to 6 m',
    trade: 'security',
    shows:
      'sos, button, emergency button, contact, emergency contact, location, map, call, share location, alert, siren, countdown, medical info, status, hold',
    parts: () => [
      knobs(['*Hold for help', 'siren']),
      say(
        'map-pin',
        'Alder Street 8, by the bridge',
        'Held for three seconds, it rings 112 and tells these three where you are.',
      ),
      faces(
        'Will be told',
        ['Elena Rossi', 'Sister, 1.2 km away', 'Call'],
        ['Kofi Mensah', 'Neighbour', 'Call'],
        ['Jonas Pell', 'Friend', 'Call'],
      ),
      choices(
        'Without a call',
        ['map', 'Let them follow my way home', 'Until I say so'],
        ['volume-2', 'Loud alarm', 'Light and siren'],
      ),
      lines('For those who help', ['heart-pulse', 'Blood group', '', '0−'], ['pill', 'Penicillin', 'Allergic', '!']),
    ],
  },
];
