import type { ActivityKnowledge } from './activity-knowledge.ts';
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

/** What people do with each other and for the young: calls, clubs, games, profiles of animals, ways and claims. */
export const CALLS_AND_CLASSES: readonly ActivityKnowledge[] = [
  {
    words:
      /\b(?:video|voice|phone|incoming|audio|conference|group) ?call\b(?!.{0,12}\b(?:center|centre|log|history)\b)|\btelehealth (?:call|session)\b/i,
    title: 'Dr Clara Holm',
    note: '12:04, the line is good',
    trade: 'clinic',
    own: {
      names: ['Face to Face', 'Good Line', 'Over There'],
      icon: 'video',
      places: places('Call:video', 'Messages:message-circle', 'Papers:file-text', 'You:user-round'),
    },
    shows:
      'video, self view, mute, camera, speaker, end call, button, timer, name, avatar, participant, chat, share screen, screen share, caller, decline, accept, duration, doctor, control, flip camera, note, prescription',
    parts: ({ prompt }) => {
      const isDoctor = /doctor|clinic|tele|therap|patient|medical|vet/i.test(prompt);
      const isIncoming = /incoming/i.test(prompt);
      return [
        scene(
          'portrait',
          isDoctor ? 'doctor with glasses' : 'woman with curly hair',
          'tall',
          isIncoming ? 'Rings since 4 s' : 'You are seen and heard',
        ),
        isIncoming
          ? knobs(['Decline', 'phone-off'], ['*Accept', 'phone'], ['Later', 'clock'])
          : knobs(['Mute', 'mic'], ['Camera', 'video'], ['*End', 'phone-off'], ['Chat', 'message-circle']),
        isDoctor
          ? lines(
              'For this talk',
              ['file-text', 'Blood values of {-3}', 'Both of you see it', 'Open'],
              ['pill', 'Ramipril 5 mg', 'Prescribed just now', 'New'],
              ['notebook-pen', 'Your question', 'Ankles swell in the evening'],
            )
          : faces('In the call', ['Elena Rossi', 'Speaks'], ['Kofi Mensah', 'Muted'], ['You', 'Muted']),
        switches('', 1, ['captions', 'Captions', 'English'], ['image', 'Blur what is behind me']),
      ];
    },
  },
  {
    words:
      /\b(?:kids?|children|toddler|preschool)\b.{0,24}\b(?:math|maths|spelling|letters|alphabet|learning|puzzle|memory|reading|game)\b.{0,20}\b(?:game|level|app|screen)?\b|\b(?:math|maths|spelling) game\b/i,
    title: 'Level 4: the bakery',
    note: 'Three of five stars',
    trade: 'learning',
    own: {
      names: ['Count Bear', 'Little Sums', 'Apple & Nine'],
      icon: 'star',
      places: places('Play:star', 'Map:map', 'Prizes:trophy', 'Parents:users'),
    },
    shows:
      'question, answer, level, star, score, timer, progress, life, heart, character, hint, button, reward, next, coin, avatar, badge, sound, option',
    parts: ({ prompt }) => {
      const isWords = /spell|letter|alphabet|read/i.test(prompt);
      return [
        scene('food', 'buns on a tray', 'wide', '★ 3   ♥ 4'),
        isWords
          ? {
              kind: 'ask',
              share: 0.6,
              task: 'Which word is it?',
              text: 'b _ n',
              answers: [{ label: 'bun', chosen: true }, { label: 'ban' }, { label: 'bin' }],
            }
          : {
              kind: 'ask',
              share: 0.6,
              task: 'The bear bakes 7 buns and eats 3.',
              text: '7 − 3 = ?',
              answers: [{ label: '4', chosen: true }, { label: '5' }, { label: '10' }],
            },
        act('That is it', 'check', 'Show me with buns'),
        stages(
          'The way',
          3,
          ['★★★', 'Garden', 'Up to 5'],
          ['★★★', 'Market', 'Up to 10'],
          ['★★', 'Bridge', 'Plus'],
          ['now', 'Bakery', 'Minus'],
          ['', 'Lighthouse', 'Both'],
        ),
        lines('Won', ['cake-slice', 'Blue apron', 'For ten right in a row'], ['bird', 'A duck that follows']),
      ];
    },
  },
  {
    words:
      /\b(?:train|bus|ferry|tram|journey|trip) (?:journey |trip )?(?:live|tracker|tracking|progress)\b|\blive (?:train|bus|journey|trip)\b|\bjourney (?:live )?progress\b/i,
    title: 'RE 418 to Esker',
    note: 'Coach 7, seat 42',
    trade: 'transit',
    own: {
      names: ['Viaduct', 'Next Stop', 'Window Seat'],
      icon: 'train-front',
      places: places('Trip:train-front', 'Tickets:ticket', 'Stations:map-pin', 'You:user-round'),
    },
    shows:
      'stop, next stop, progress, map, route, delay, eta, arrival, departure, platform, time, speed, connection, alert, ticket, coach, seat, timeline, button, notification, share, live',
    parts: () => [
      {
        kind: 'way',
        from: { code: 'NHV', name: 'Norhaven', time: '15:42' },
        to: { code: 'ESK', name: 'Esker', time: '17:26' },
        icon: 'train-front',
        share: 0.42,
        words: 'Next stop Fernhill in 6 minutes, four minutes late.',
      },
      act('Wake me before Esker', 'alarm-clock', 'Share where I am'),
      stages(
        'Stops',
        2,
        ['15:42', 'Norhaven', 'Platform 3'],
        ['16:01', 'Kiln Bridge'],
        ['16:28', 'Fernhill', 'Usually 16:24, platform 1'],
        ['16:52', 'Weir'],
        ['17:26', 'Esker', 'Change to tram 4, 9 min'],
      ),
      facts(['Speed', '142', 'km/h'], ['Late', '4', 'min'], ['Seat', '42'], ['Café', 'Coach 5']),
    ],
  },
  {
    words: /\b(?:pet|dog|cat|horse|rabbit) (?:profile|passport|page|detail)\b/i,
    title: 'Biscuit',
    note: 'Terrier, four years, 9.2 kg',
    trade: 'pets',
    own: {
      names: ['Kith & Whisker', 'Four Paws Home', 'Wet Nose'],
      icon: 'paw-print',
      places: places('Biscuit:paw-print', 'Diary:notebook-pen', 'Vet:stethoscope', 'You:user-round'),
    },
    shows:
      'photo, name, breed, age, weight, vaccination, vet, medical record, allergy, chip, microchip, reminder, feeding, walk, note, appointment, owner, birthday, tab, button, health, document, gallery',
    parts: ({ prompt }) => [
      scene(
        'portrait',
        /cat/i.test(prompt) ? 'cat' : /horse/i.test(prompt) ? 'horse' : /rabbit/i.test(prompt) ? 'rabbit' : 'dog',
        'tall',
        'With you since 2023',
      ),
      facts(['Born', '14 Mar 2022'], ['Weight', '9.2', 'kg'], ['Chip', '276 0941 77'], ['Allergic to', 'Chicken']),
      act('Log something', 'plus', 'Show to the vet'),
      lines(
        'Next',
        ['syringe', 'Rabies', '{+12}, Dr Holm', '12 days'],
        ['pill', 'Worm tablet', '{+20}'],
        ['scissors', 'Trim', '{+27}'],
      ),
      course('Weight', 'kg', [
        ['Jul', 9.6],
        ['Aug', 9.5],
        ['Sep', 9.4],
        ['Oct', 9.3],
        ['Nov', 9.2],
      ]),
      faces('Who looks after him', ['Elena Rossi', 'Mornings'], ['Noah Brandt', 'When we are away', 'Call']),
    ],
  },
  {
    words:
      /\b(?:exercise|pose|asana|stretch|move) (?:detail|guide|demo|instruction|tutorial)s?\b|\bhow to (?:squat|deadlift|plank|do)\b/i,
    title: 'Goblet squat',
    note: 'Legs and trunk',
    trade: 'fitness',
    shows:
      'video, animation, picture, instruction, step, muscle, muscle group, set, rep, rest, timer, weight, equipment, difficulty, tip, history, chart, alternative, start, button, personal best, calorie',
    parts: () => [
      scene('product', 'kettlebell', 'wide', '▶ 0:42'),
      facts(['Sets', '4 × 8'], ['Weight', '20', 'kg'], ['Rest', '90', 's'], ['Best', '26', 'kg']),
      act('Start the first set', 'play', 'Another exercise'),
      stages(
        'How it is done',
        0,
        ['1', 'Stand a little wider than the hips', 'Weight before the breastbone'],
        ['2', 'Sit down between the heels', 'Elbows inside the knees'],
        ['3', 'Stay for a breath'],
        ['4', 'Push the floor away'],
      ),
      say('triangle-alert', 'Heels stay down', 'If they lift, put a thin plate under them and go less deep.'),
      course(
        'Weight over eight weeks',
        'kg',
        [
          ['Oct', 14],
          ['', 16],
          ['', 16],
          ['Nov', 18],
          ['', 20],
        ].map(([label, value]) => [String(label), Number(value)] as const),
      ),
    ],
  },
  {
    words: /\b(?:book|reading|film|running|knitting|supper|chess) club\b/i,
    title: 'The Salt Ledger',
    note: 'Book of November, Tuesday readers',
    trade: 'books',
    own: {
      names: ['Tuesday Readers', 'Margin Notes', 'One Book'],
      icon: 'book-open',
      places: places('Book:book-open', 'Talk:message-circle', 'Meetings:calendar-days', 'Members:users'),
    },
    shows:
      'book, current book, progress, discussion, meeting, next meeting, member, vote, next book, comment, chapter, schedule, rsvp, poll, quote, rating, host, button, list, date, chat',
    parts: () => [
      scene('product', 'novel about the sea', 'wide', 'Mara Okafor, 320 pages'),
      moment('You are at page', '214', 'of 320', 'Until {+4}: chapter nine. Three of eight are behind you.', 0.67),
      act('I am coming on {+4}', 'check', 'Not this time'),
      lines('Next meeting', ['calendar-days', '{+4}, 19:30', 'At Kofi’s, Mill Lane 8', '6 come']),
      faces(
        'They talk about it',
        ['Priya Nair', 'The lighthouse is not a lighthouse, is it?', '4'],
        ['Jonas Pell', 'I stopped liking him on page 90', '7'],
        ['Runa Solheim', 'Read the last line of chapter two again', '2'],
      ),
      {
        kind: 'rows',
        title: 'Which one in December?',
        items: [
          { title: 'A Short History of Hedges', value: '4', share: 0.8, control: 'choose', on: true },
          { title: 'Night Ferry to Sines', value: '3', share: 0.6, control: 'choose' },
          { title: 'Seven Kinds of Rain', value: '1', share: 0.2, control: 'choose' },
        ],
      },
    ],
  },
  {
    words:
      /\b(?:canteen|cafeteria|school lunch|lunch (?:order|menu|box)|meal (?:order|plan) (?:at|for) school|mensa)\b/i,
    title: 'Lunch on Monday',
    note: 'Mika, class 3a, order by Sunday 18:00',
    trade: 'school',
    own: {
      names: ['Tray & Spoon', 'Noon Bell', 'Full Plate'],
      icon: 'utensils',
      places: places('Order:utensils', 'Week:calendar-days', 'Account:wallet', 'Child:user-round'),
    },
    shows:
      'menu, dish, meal, price, day, week, allergen, order, order button, balance, child, quantity, total, picture, photo, button, date, pickup, top up, dessert, drink, category',
    parts: () => [
      chips('Day', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'),
      {
        kind: 'rows',
        items: [
          {
            title: 'Lentil pie with peas',
            note: 'Gluten, egg',
            value: '€4.20',
            picture: { kind: 'food', subject: 'pie', alt: 'Pie' },
            control: 'choose',
            on: true,
          },
          {
            title: 'Fish, potatoes, dill',
            note: 'Fish, milk',
            value: '€4.60',
            picture: { kind: 'food', subject: 'fish dish', alt: 'Fish' },
            control: 'choose',
          },
          {
            title: 'Noodles, tomato',
            note: 'Gluten',
            value: '€3.80',
            picture: { kind: 'food', subject: 'pasta', alt: 'Noodles' },
            control: 'choose',
          },
          { title: 'Nothing that day', control: 'choose' },
        ],
      },
      act('Order for Monday, €4.20', 'check', 'The same every Monday'),
      lines(
        '',
        ['wallet', 'On the account', 'Enough for seven lunches', '€31.40'],
        ['triangle-alert', 'Mika: no hazelnut', 'Dishes with it are not shown'],
      ),
      lines(
        'Ordered',
        ['check', 'Tuesday', 'Soup and roll', '€3.20'],
        ['check', 'Thursday', 'Noodles, tomato', '€3.80'],
      ),
    ],
  },
  {
    words:
      /\b(?:claim|visa|application|refund|case|complaint|passport|permit|repair|warranty|luggage|baggage|insurance claim|loan application)\b.{0,20}\b(?:status|tracker|tracking|progress)\b|\btrack (?:my )?(?:claim|application|refund|visa|repair)\b/i,
    title: 'Where it stands',
    note: 'Number 418-2207',
    trade: 'insurance',
    own: {
      names: ['In Good Hands', 'Open File', 'Next Step'],
      icon: 'file-search',
      places: places('Status:file-search', 'Papers:files', 'Messages:message-circle', 'You:user-round'),
    },
    shows:
      'status, timeline, step, progress, estimated date, document, upload, contact, agent, message, reference number, number, amount, next step, history, photo, payout, button, note, update, detail',
    parts: ({ prompt }) => {
      const isBag = /luggage|baggage/i.test(prompt);
      const isPaper = /visa|passport|permit|application/i.test(prompt);
      return [
        moment(
          isBag ? 'Your suitcase' : isPaper ? 'Your application' : 'Your claim',
          '3',
          'of 5',
          isBag
            ? 'Found in Lisbon. It flies on {+1} and is brought to your door.'
            : isPaper
              ? 'With the officer since {-4}. Decided by {+9} as a rule.'
              : 'Looked at since {-4}. You hear from us by {+3}.',
          0.6,
        ),
        isBag
          ? stages(
              'So far',
              3,
              ['{-2}, 18:10', 'Reported missing', 'Belt 6'],
              ['{-1}, 09:40', 'Search began'],
              ['{-1}, 22:05', 'Found in Lisbon'],
              ['{+1}, 11:20', 'Flies with KW 418'],
              ['{+1}, evening', 'At your door'],
            )
          : isPaper
            ? stages(
                'So far',
                2,
                ['{-21}', 'Handed in'],
                ['{-18}', 'Papers are complete'],
                ['{-4}', 'With the officer', 'Ms Okafor'],
                ['{+9}', 'Decided'],
                ['{+14}', 'Sent to you'],
              )
            : stages(
                'So far',
                2,
                ['{-9}', 'Told us'],
                ['{-8}', 'Pictures came', 'Four, all sharp'],
                ['{-4}', 'Looked at', 'By Ms Okafor'],
                ['{+3}', 'Decided'],
                ['', 'Paid'],
              ),
        act(isBag ? 'Change the address' : 'Add a paper', isBag ? 'map-pin' : 'upload', 'Write to us'),
        isBag
          ? facts(
              ['Tag', 'NL 0418 2207'],
              ['Looks like', 'Grey, hard, 68 cm'],
              ['Spent so far', '€84'],
              ['Paid back', 'Up to €300'],
            )
          : facts(['Number', '418-2207'], ['From', '{-9}'], isPaper ? ['Fee', '€80'] : ['Asked for', '€640'], [
              'Papers',
              '4',
            ]),
        faces('Who has it', ['Temperance Okafor', 'Answers within a working day', 'Call']),
      ];
    },
  },
  {
    words:
      /\be-?book (?:reader|page|reading)\b|\breader (?:app|screen|view|mode)\b|\breading (?:screen|mode|view)\b|\bcomic (?:reader|app)\b/i,
    title: 'Chapter nine',
    note: 'The Salt Ledger, Mara Okafor',
    trade: 'books',
    own: {
      names: ['Lamp & Page', 'Dog-Ear', 'Marginalia'],
      icon: 'book-open',
      places: places('Read:book-open', 'Shelf:library', 'Notes:highlighter', 'You:user-round'),
    },
    shows:
      'page, text, chapter, progress, font size, font, brightness, bookmark, highlight, note, table of contents, theme, night mode, slider, time left, button, search, dictionary, page number',
    parts: () => [
      {
        kind: 'say',
        icon: 'bookmark',
        title: 'The harbour master’s wife',
        body: 'She had counted the lamps every evening since the ferry stopped. Nineteen, if the fog was kind. That night there were twenty, and the last of them was walking.\n\nIt came along the mole as somebody walks who knows the stones, and it did not hurry.',
      },
      moment('Page', '214', 'of 320', '38 minutes to the end of the chapter at your pace.', 0.67),
      knobs(['Contents', 'list'], ['*Mark', 'bookmark'], ['Note', 'highlighter'], ['Listen', 'headphones']),
      {
        kind: 'sliders',
        items: [
          { label: 'Type', value: '17', share: 0.4 },
          { label: 'Light', value: '55%', share: 0.55 },
        ],
      },
      chips('Paper', 'White', 'Sepia', 'Grey', 'Night'),
    ],
  },
  {
    words:
      /\b(?:pms|menstrual|period|menopause|pregnancy|flu|covid|illness|allergy)? ?symptoms? (?:log\w*|check\w*|entry|tracking|tracker|picker|diary)\b/i,
    title: 'How is it today?',
    note: 'Friday, day 12',
    trade: 'wellbeing',
    own: {
      names: ['Moonbook', 'Plain Body', 'Day by Day'],
      icon: 'heart-pulse',
      places: places('Today:sun', 'Calendar:calendar-days', 'Insights:chart-line', 'You:user-round'),
    },
    shows:
      'symptom, mood, pain, pain level, intensity, slider, flow, energy, note, save, date, tag, chip, category, medication, sleep, button, picker, history, temperature, question',
    parts: () => [
      {
        kind: 'sliders',
        items: [
          { label: 'Pain', value: '2 of 10', share: 0.2 },
          { label: 'Energy', value: '6 of 10', share: 0.6 },
        ],
      },
      chips('Body', 'Cramps', 'Back', 'Headache', 'Tender', 'Bloated', 'Nothing'),
      chips('Mood', 'Calm', 'Thin-skinned', 'Low', 'Bright', 'Restless'),
      chips('Night', 'Slept well', 'Woke up', 'Hot', 'Dreamt a lot'),
      { kind: 'writing', label: 'In your words', text: 'Better since noon. The walk helped.' },
      act('Save the day', 'check'),
      lines(
        'The last days',
        ['calendar-days', '{-1}', 'Cramps, low', '5'],
        ['calendar-days', '{-2}', 'Headache', '4'],
        ['calendar-days', '{-3}', 'Nothing', '0'],
      ),
    ],
  },
  {
    words: /\b(?:cooking|kitchen|multiple|oven) timers?\b|\btimers? (?:for|with) (?:\w+ )?(?:dishes|cooking)\b/i,
    title: 'Three on the stove',
    note: 'Everything is ready at 18:30',
    trade: 'kitchen',
    shows:
      'timer, dish, countdown, start, pause, add, alarm, progress, time left, list, ring, stop, temperature, burner, name, button, preset',
    parts: () => [
      moment('Pasta', '4:12', '', 'Drain at once, keep a cup of the water.', 0.53),
      knobs(['+1 min', 'plus'], ['*Pause', 'pause'], ['Done', 'check']),
      {
        kind: 'rows',
        title: 'Also running',
        items: [
          { icon: 'flame', title: 'Tomato sauce', note: 'Low heat, stir at half', value: '11:40', share: 0.42 },
          { icon: 'cooking-pot', title: 'Roast roots', note: 'Oven, 200 °C, turn once', value: '24:05', share: 0.31 },
        ],
      },
      act('Add a timer', 'plus'),
      chips('Quick', 'Eggs 6:30', 'Rice 14:00', 'Tea 3:00', 'Bread 35:00'),
    ],
  },
  {
    words:
      /\b(?:paywall|subscription (?:screen|upsell|offer)|go premium|premium (?:screen|upgrade|plan)|upgrade to (?:pro|premium|plus)|free trial (?:screen|offer))\b/i,
    title: 'Everything, for a month',
    isIntroduction: true,
    trade: 'habits',
    shows:
      'plan, price, feature, benefit, trial, free trial, monthly, yearly, annual, toggle, button, subscribe, restore, restore purchase, badge, illustration, testimonial, close, terms, picture, comparison',
    parts: ({ domain }) => [
      { kind: 'picture', picture: domain.pictures.scene, size: 'wide' },
      lines('', ...domain.points.slice(0, 3).map(({ icon, title, body }) => [icon, title, body] as const)),
      choices(
        '',
        ['calendar-days', 'A year', 'Seven days free, then €29.90 a year', '€2.49'],
        ['calendar', 'A month', 'End it any day', '€4.90'],
      ),
      act('Try it seven days free', 'arrow-right', 'Not now'),
      say('bell', 'We write two days before', 'Nothing is taken before {+7}. Ending it takes two taps.'),
    ],
  },
  {
    words: /\b(?:referr?al|invite (?:friends?|a friend)|refer a friend)\b/i,
    title: 'Bring a friend',
    note: '€10 for each of you',
    trade: 'shop',
    shows:
      'code, referral code, link, share, share button, copy, reward, friend, invited, status, history, step, balance, earned, illustration, button, list, progress, contact',
    parts: () => [
      moment('Your code', 'KATJA-48', '', 'They get €10 off, you get €10 when they have come once.'),
      act('Share the code', 'share', 'Copy it'),
      stages('How it goes', 1, ['1', 'You send the code'], ['2', 'They come within 30 days'], ['3', 'Both have €10']),
      faces(
        'Invited',
        ['Elena Rossi', 'Came on {-6}', '+€10'],
        ['Kofi Mensah', 'Came on {-20}', '+€10'],
        ['Jonas Pell', 'Has not come yet', 'Remind'],
      ),
      facts(['Earned', '€20'], ['On the way', '€10']),
    ],
  },
  {
    words: /\b(?:add|new|log|enter|create)(?: an?| new)? (?:expense|transaction|income|spending|receipt)\b/i,
    title: 'New expense',
    trade: 'banking',
    shows:
      'amount, category, date, note, account, receipt, photo, save, keypad, type, tag, payment method, split, repeat, button, currency, field, input, merchant',
    parts: () => [
      chips('Kind', 'Spent', 'Earned', 'Moved'),
      moment('Amount', '€31.85', '', '€133 are left for groceries in November.', 0.68),
      chips('What for', 'Groceries', 'Going out', 'Home', 'Getting around', 'Clothes'),
      { kind: 'keys', items: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] },
      lines(
        '',
        ['calendar-days', 'Today', 'Friday', 'Change'],
        ['credit-card', 'Everyday card', 'Ending 3464', 'Change'],
        ['camera', 'Receipt', 'None yet', 'Add'],
      ),
      act('Save €31.85', 'check'),
    ],
  },
  {
    words:
      /\b(?:crypto|coin|token|currency) (?:swap|buy|trade|exchange|sell)\b|\b(?:swap|buy|sell) (?:crypto|coins?|tokens?|bitcoin)\b/i,
    title: 'Swap',
    note: 'Rate kept for 24 s',
    trade: 'crypto',
    shows:
      'from, to, amount, token, coin, rate, fee, network fee, slippage, swap, button, balance, max, chart, keypad, confirm, preview, price, payment method, input, history',
    parts: () => [
      {
        kind: 'panes',
        from: { label: 'You give, of 0.412', value: '0.150 AUR', note: '$2,736.12' },
        to: { label: 'You get', value: '1,291.4 DRFT', note: '1 AUR is 8,609 DRFT' },
        swap: 'Turn it round',
      },
      chips('How much', '25%', '50%', '75%', 'All'),
      lines(
        '',
        ['fuel', 'Network fee', 'About 20 s', '$0.42'],
        ['scale', 'At least you get', 'Half a percent less', '1,284.9'],
        ['route', 'By way of', 'Two pools', 'Lattice'],
      ),
      act('Swap 0.150 AUR', 'arrow-left-right'),
      course('AUR in DRFT', '', [
        ['Mon', 8410],
        ['Tue', 8466],
        ['Wed', 8390],
        ['Thu', 8552],
        ['Fri', 8609],
      ]),
    ],
  },
  {
    words:
      /\b(?:kyc|identity verification|verify (?:your )?(?:identity|id)|id (?:scan|verification|check)|selfie verification|face (?:id|scan|verification))\b/i,
    title: 'Show us your card',
    note: 'Step 2 of 4',
    isIntroduction: true,
    trade: 'banking',
    shows:
      'camera, frame, document, id, passport, selfie, step, progress, instruction, tip, upload, capture, button, security note, illustration, front, back, status, list',
    parts: () => [
      { kind: 'dots', at: 2, of: 4 },
      chips('Which one', 'Identity card', 'Passport', 'Driving licence'),
      scene('product', 'identity card', 'tall', 'Front side, lay it flat'),
      act('Take the picture', 'camera', 'Choose one I have'),
      ticks(
        'So that it works',
        2,
        ['', 'All four corners are seen'],
        ['', 'No light on the foil'],
        ['', 'Not older than its date'],
      ),
      say(
        'lock',
        'Seen by the bank alone',
        'Pictures are deleted after 90 days. A person looks at them, not a partner.',
      ),
    ],
  },
  {
    words:
      /\b(?:allow|enable|permission)s? (?:notifications?|location|camera|screen|request)\b|\bpermissions? (?:screen|prompt|request)\b/i,
    title: 'May we ring?',
    isIntroduction: true,
    trade: 'habits',
    shows:
      'illustration, title, description, allow, allow button, not now, benefit, list, button, icon, picture, notification preview, skip',
    parts: ({ domain }) => [
      { kind: 'picture', picture: domain.pictures.scene, size: 'tall' },
      lines(
        'Only for this',
        ['bell', domain.schedule[0]?.title ?? 'What is next', 'Ten minutes before'],
        ['message-circle', 'When somebody answers', 'Once, not for every word'],
        ['moon', 'Never between 22 and 7'],
      ),
      act('Yes, tell me', 'bell', 'Not now'),
      say('settings', 'You can change it', 'Under Settings, one switch for each.'),
    ],
  },
  {
    words: /\b(?:voice assistant|talk to ai|ai voice|voice (?:chat|mode))\b/i,
    title: 'I am listening',
    trade: 'assistant',
    shows:
      'microphone, waveform, orb, transcript, answer, suggestion, mute, stop, keyboard, button, animation, history, text, speaker, language',
    parts: () => [
      {
        kind: 'wave',
        levels: [
          0.2, 0.4, 0.7, 0.5, 0.9, 1, 0.8, 0.6, 0.9, 0.7, 0.5, 0.8, 0.6, 0.3, 0.5, 0.4, 0.6, 0.8, 0.9, 0.5, 0.3, 0.2,
          0.3, 0.2,
        ],
        label: 'What is being said',
      },
      say('user-round', 'You', 'Move my dentist to next week and tell Elena I come earlier on Friday.'),
      say(
        'sparkles',
        'Done in two steps',
        'The dentist has {+6}, 09:40 or {+7}, 11:20. Which one? Elena’s message is written: “I can be there at five.”',
      ),
      knobs(['Type', 'keyboard'], ['*Mute', 'mic'], ['End', 'x']),
      chips('Say for instance', 'The first one', 'Send it', 'Read it to me'),
      shown(
        'Earlier',
        'abstract',
        ['recipe talk', 'Supper from what is there', '{-1}, four minutes', 'Open'],
        ['trip talk', 'Train to Esker', '{-2}, two minutes', 'Open'],
      ),
    ],
  },
];
