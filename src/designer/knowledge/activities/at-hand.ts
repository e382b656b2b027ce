import type { ActivityKnowledge } from './activity-knowledge.ts';
import {
  act,
  chips,
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

/** What people carry round with them: rides, cars, cameras, lists, logs and those they care for. */
export const AT_HAND: readonly ActivityKnowledge[] = [
  {
    words:
      /\b(?:taxi|cab|ride[- ]?(?:hailing|share)|book(?:ing)? a (?:ride|taxi|cab))\b(?!.{0,30}\b(?:history|earnings|receipts?)\b)|\bride (?:booking|request|in progress)\b/i,
    title: 'Where to?',
    note: 'From Mill Lane 8',
    trade: 'rides',
    own: {
      names: ['Lantern Cars', 'Kerb', 'Round the Corner'],
      icon: 'car-taxi-front',
      places: places('Ride:car-taxi-front', 'Trips:history', 'Pay:credit-card', 'You:user-round'),
      isFallback: true,
    },
    shows:
      'map, pickup, destination, drop off, ride type, car type, price, fare, eta, driver, license plate, plate, request, confirm, button, payment, payment method, route, rating, call, cancel, vehicle, time',
    parts: ({ prompt }) =>
      /progress|driver|track|on the way|arriv/i.test(prompt)
        ? [
            scene('map', 'car on its way through town', 'tall', '1.2 km away'),
            moment('Temperance is here in', '4', 'min', 'She stands by the bakery. Grey estate, KV 418 T.', 0.6),
            faces('', ['Temperance Adu', 'Grey estate, KV 418 T', '4.9']),
            knobs(['Call', 'phone'], ['*Write', 'message-circle'], ['Share trip', 'share']),
            facts(['There at', '18:42'], ['Price', '€11.80'], ['Way', '5.4', 'km'], ['Pays', 'Card 3464']),
            act('Cancel the ride', 'x'),
          ]
        : [
            scene('map', 'way through town', 'wide', 'Opera, 5.4 km'),
            lines(
              '',
              ['circle-dot', 'Mill Lane 8', 'Here', 'Change'],
              ['map-pin', 'Opera, side door', '5.4 km, 14 min', 'Change'],
            ),
            {
              kind: 'rows',
              title: 'With what',
              items: [
                {
                  icon: 'car',
                  title: 'Small',
                  note: 'In 3 min, up to 3',
                  value: '€11.80',
                  control: 'choose',
                  on: true,
                },
                { icon: 'car-front', title: 'Estate', note: 'In 5 min, luggage', value: '€15.20', control: 'choose' },
                { icon: 'accessibility', title: 'With a ramp', note: 'In 9 min', value: '€11.80', control: 'choose' },
              ],
            },
            act('Order for €11.80', 'check'),
            lines(
              'Often',
              ['house', 'Home', 'Mill Lane 8'],
              ['briefcase', 'Work', 'Quay 14'],
              ['dumbbell', 'Gym', 'Kiln Yard 2'],
            ),
          ],
  },
  {
    words:
      /\b(?:connected car|my car|car (?:remote|control|companion|dashboard|app home)|e-?bike (?:battery|app|status|dashboard)|(?:battery|range) and (?:battery|range))\b/i,
    title: 'At home',
    note: 'Locked, seen a minute ago',
    trade: 'charging',
    own: {
      names: ['Hub & Spoke', 'Ignition', 'Quiet Motor'],
      icon: 'car',
      places: places('Now:car', 'Trips:route', 'Charge:zap', 'Settings:settings'),
    },
    shows:
      'battery, range, lock, unlock, climate, location, map, charge, charging, status, tire pressure, mileage, trip, control, button, horn, light, fuel, service, mode, speed, odometer, health',
    parts: ({ prompt }) => {
      const isBike = /bike/i.test(prompt);
      return [
        scene('product', isBike ? 'electric bicycle' : 'electric car', 'wide'),
        moment(
          'Battery',
          '72',
          '%',
          isBike
            ? 'Enough for 58 km on flat ground, 41 over the hill.'
            : 'Enough for 286 km. Full at 04:10 if you plug it in.',
          0.72,
        ),
        knobs(
          ['Lock', 'lock'],
          ['*Warm up', isBike ? 'power' : 'thermometer-sun'],
          ['Light', 'lightbulb'],
          ['Find', 'map-pin'],
        ),
        facts(
          ['Reaches', isBike ? '58' : '286', 'km'],
          ['Ridden', isBike ? '2,418' : '31,240', 'km'],
          ['Health', '96', '%'],
          ['Tyres', isBike ? '3.4 bar' : '2.5 bar'],
        ),
        isBike
          ? {
              kind: 'rows',
              title: 'Reach by help',
              items: [
                { title: 'Eco', value: '94 km', share: 1 },
                { title: 'Tour', value: '58 km', share: 0.62 },
                { title: 'Turbo', value: '34 km', share: 0.36 },
              ],
            }
          : switches(
              'At home',
              1,
              ['zap', 'Charge when power is cheap', 'From 01:00 to 05:00'],
              ['thermometer', 'Warm at 07:10', 'Mon to Fri'],
            ),
        lines(
          'Lately',
          ['route', 'To the lake and back', '{-1}, 34 km', '12%'],
          ['zap', 'Charged at home', '{-2}, 3 h 20', '+64%'],
        ),
      ];
    },
  },
  {
    words:
      /\b(?:baby monitor|security camera|camera (?:feed|view|live)|doorbell (?:app|camera|screen)|pet camera|live camera|cctv)\b/i,
    title: 'Nursery',
    note: 'Live, 16:12',
    trade: 'smart-home',
    own: {
      names: ['Quiet Eye', 'Peep', 'Hallway'],
      icon: 'video',
      places: places('Live:video', 'Clips:clapperboard', 'Alerts:bell', 'Settings:settings'),
      isFallback: true,
    },
    shows:
      'live view, live video, video, camera, feed, talk, microphone, mute, record, snapshot, temperature, humidity, sound, alert, motion, timeline, event, night mode, lullaby, button, clip, camera list',
    parts: ({ prompt }) => {
      const isDoor = /door|security|cctv/i.test(prompt);
      return [
        scene(
          'room',
          isDoor ? 'hallway with a front door' : 'child bedroom',
          'tall',
          isDoor ? 'Front door, live' : 'Asleep since 15:20',
        ),
        knobs(['Mute', 'volume-x'], ['*Talk', 'mic'], ['Picture', 'camera'], ['Record', 'circle-dot']),
        isDoor
          ? facts(['Last seen', '14:05'], ['Battery', '88', '%'], ['Door', 'Locked'], ['Clips today', '4'])
          : facts(['Room', '20.4', '°C'], ['Air', '48', '%'], ['Breath', 'Calm'], ['Stirred', '2', 'times']),
        isDoor
          ? lines(
              'Today',
              ['package', 'Somebody left a parcel', '14:05, 22 s', 'Play'],
              ['user', 'Jonas came home', '12:40', 'Play'],
              ['cat', 'A cat', '05:12', 'Play'],
            )
          : lines(
              'This afternoon',
              ['audio-lines', 'Short cry, soothed itself', '15:52, 40 s', 'Play'],
              ['moon', 'Fell asleep', '15:20', 'Play'],
            ),
        switches(
          '',
          1,
          ['bell', isDoor ? 'Tell me of people only' : 'Tell me when it cries', ''],
          ['moon', 'Night view'],
        ),
      ];
    },
  },
  {
    words:
      /\b(?:family (?:locator|location|map)|find my (?:family|friends|kids)|kids? (?:gps|location|tracker)|location sharing)\b/i,
    title: 'Where everybody is',
    note: 'Four of you',
    trade: 'parenting',
    own: {
      names: ['All Home', 'Four Pins'],
      icon: 'map-pin',
      places: places('Map:map', 'Places:house', 'Alerts:bell', 'Family:users'),
    },
    shows:
      'map, member, family member, location, battery, place, history, alert, check in, sos, route, person, people, list, button, status, arrival, geofence',
    parts: () => [
      scene('map', 'town with four places', 'tall', 'Two at home'),
      faces(
        '',
        ['Elena', 'At work, Quay 14, since 08:10', '64%'],
        ['Mika', 'School, until 14:10', '82%'],
        ['Ines', 'On the 12, two stops from home', '31%'],
        ['You', 'At home', '55%'],
      ),
      act('Ask Ines to say hello', 'hand'),
      switches(
        'Tell me when',
        2,
        ['school', 'Mika leaves school'],
        ['house', 'Ines is at home'],
        ['battery-low', 'A battery is low'],
      ),
      stages(
        'Ines today',
        3,
        ['07:52', 'Left home'],
        ['08:15', 'School'],
        ['15:40', 'Swimming'],
        ['about 17:05', 'Home'],
      ),
    ],
  },
  {
    words:
      /\b(?:elderly|senior|carer?|caregiver|home care|nursing|visits?) (?:care )?(?:visits?|log|diary|app|check-?in|schedule)\b/i,
    title: 'Grandma today',
    note: 'Three visits, two are done',
    trade: 'clinic',
    own: {
      names: ['Round at Hers', 'Kind Hours', 'Hand in Hand'],
      icon: 'heart-handshake',
      places: places('Today:sun', 'Visits:list-checks', 'Notes:notebook-pen', 'Family:users'),
    },
    shows:
      'visit, visit log, carer, caregiver, time, task, medication, meal, mood, note, photo, next visit, history, message, family, checklist, alert, vital, button, log, schedule, duration',
    parts: () => [
      moment('Next visit', '18:00', '', 'Temperance brings supper and gives the evening tablets.', 0.66),
      act('Write to Temperance', 'message-circle', 'Call Grandma'),
      stages(
        'Visits',
        2,
        ['08:05 to 08:50', 'Morning', 'Washed, breakfast, two tablets. Slept well.'],
        ['12:30 to 13:00', 'Noon', 'Ate half, walked to the gate and back.'],
        ['18:00', 'Evening', 'Temperance Adu'],
        ['{+1}, 08:00', 'Morning', 'Jonas Pell'],
      ),
      facts(['Drunk', '0.9', 'l'], ['Steps', '640'], ['Mood', 'Cheerful'], ['Pressure', '132/78']),
      lines(
        'Notes',
        ['notebook-pen', 'The kettle is too heavy', 'Temperance, 08:50'],
        ['notebook-pen', 'Asked after Mika’s drawing', 'Jonas, yesterday'],
      ),
    ],
  },
  {
    words:
      /\bjob (?:application|hunt|search)s? (?:tracker|tracking|log|board|organi[sz]er)\b|\btrack (?:my )?job applications\b/i,
    title: 'Applications',
    note: 'Nine out, two talks ahead',
    trade: 'hiring',
    own: {
      names: ['Dear Sirs', 'Nine Letters', 'Second Interview'],
      icon: 'briefcase',
      places: places('Board:layers', 'Calendar:calendar-days', 'Papers:file-text', 'You:user-round'),
    },
    shows:
      'application, company, role, status, stage, date, interview, follow up, reminder, note, salary, offer, list, filter, add, button, statistic, deadline, contact, applied, progress',
    parts: () => [
      moment('Answers so far', '5', 'of 9', 'Two want to talk, one waits for your papers until {+2}.', 0.55),
      chips('Stage', 'All', 'Sent', 'Talks', 'Offer', 'No'),
      lines(
        'Going on',
        ['message-circle', 'Bridge engineer', 'Fernhill Works, talk on {+4}, 10:00', 'Talk'],
        ['file-text', 'Site planner', 'Kiln & Lund, papers by {+2}', 'Papers'],
        ['send', 'Structural engineer', 'Town of Esker, sent {-5}', 'Sent'],
        ['send', 'Drawing office', 'Harbour Rooms, sent {-9}', 'Sent'],
        ['circle-x', 'Trainee lead', 'Brightwire, no on {-3}', 'No'],
      ),
      act('Add an application', 'plus'),
      ticks(
        'Before the talk',
        1,
        ['', 'Read what they built last year'],
        ['', 'Three questions of my own'],
        ['', 'Try the way there'],
      ),
    ],
  },
  {
    words:
      /\b(?:football|soccer|team|match) (?:team )?(?:line-?up|formation)\b|\bfantasy (?:football|soccer|league|team|basketball)\b|\bstarting (?:xi|eleven|five)\b/i,
    title: 'Line-up for Saturday',
    note: 'Home against Björkmo, 14:00',
    trade: 'sport-club',
    own: {
      names: ['Second Half', 'Touchline', 'Far Post'],
      icon: 'shirt',
      places: places('Line-up:shirt', 'Team:users', 'Matches:calendar-days', 'Chat:message-circle'),
    },
    shows:
      'formation, player, position, number, bench, substitute, captain, pitch, lineup, starting eleven, coach, availability, match, opponent, share, button, list, squad',
    parts: () => [
      chips('Formation', '4-3-3', '4-4-2', '3-5-2'),
      scene('landscape', 'football pitch', 'wide', '16 of 18 said yes'),
      faces(
        'Front',
        ['11 Amira Kaddouri', 'Left wing'],
        ['9 Runa Solheim', 'Centre, captain', 'C'],
        ['7 Priya Nair', 'Right wing'],
      ),
      faces('Middle', ['8 Ines Duarte', 'Left'], ['6 Hanna Lind', 'Holding'], ['10 Elena Rossi', 'Right']),
      faces(
        'Back',
        ['3 Lena Vogt', 'Left'],
        ['5 Clara Holm', 'Centre'],
        ['4 Rosa Kovač', 'Centre'],
        ['2 Mika Sato', 'Right'],
        ['1 Greta Thalberg', 'Goal'],
      ),
      act('Send to the team', 'send'),
      faces('Bench', ['14 Nadia Petrenko', 'Any side'], ['15 Ottilie Haas', 'Goal']),
    ],
  },
  {
    words:
      /\b(?:outfit|wardrobe|closet|capsule) (?:\w+ )?(?:planner|planning|app|ideas?|organi[sz]er|picker)\b|\bwhat to wear\b/i,
    title: 'What to wear',
    note: 'Seven degrees, showers after four',
    trade: 'fashion',
    own: {
      names: ['Hanger Nine', 'Dressed By', 'Third Drawer'],
      icon: 'shirt',
      places: places('Today:sun', 'Wardrobe:shirt', 'Week:calendar-days', 'Lists:heart'),
    },
    shows:
      'outfit, item, clothes, clothing, weather, calendar, category, suggestion, today, week, plan, favourite, favorite, add, photo, filter, wardrobe, color, season, occasion, button, laundry, statistic',
    parts: () => [
      scene('product', 'wool coat', 'tall', 'For today'),
      shown(
        'With it',
        'product',
        ['sweater', 'Grey jumper', 'Worn last on {-6}', 'Swap'],
        ['jeans trousers', 'Dark jeans', 'Clean', 'Swap'],
        ['boots', 'Brown boots', 'Waxed on Sunday', 'Swap'],
      ),
      act('I wear this', 'check', 'Something else'),
      chips('For', 'Work', 'Evening', 'Walk', 'Rain'),
      lines(
        'The week',
        ['calendar-days', '{+1}', 'Market: parka, jumper, boots'],
        ['calendar-days', '{+2}', 'Lunch at Mum’s: dress, cardigan'],
        ['calendar-days', '{+3}', 'Nothing yet', 'Plan'],
      ),
      facts(['In the wardrobe', '84'], ['Not worn this year', '11']),
    ],
  },
  {
    words:
      /\b(?:kids?|children|bedtime|story)\b.{0,12}\b(?:story|stories|story ?time|audio ?stories)\b|\bbedtime stor(?:y|ies)\b|\bstory (?:player|time)\b/i,
    title: 'The bear who counted lamps',
    note: 'A story of 12 minutes, from four years on',
    trade: 'podcasts',
    own: {
      names: ['Lamp Out', 'Story Owl', 'One More Page'],
      icon: 'moon-star',
      places: places('Listen:headphones', 'Stories:book-open', 'Songs:music', 'Sleep:moon'),
    },
    shows:
      'story, cover, player, play, progress, timer, sleep timer, chapter, category, age, favourite, favorite, narrator, list, character, continue, download, button, illustration, parental control',
    parts: () => [
      scene('landscape', 'forest at night with moon', 'tall', 'Told by Anjali'),
      moment('Listening', '4:52', '', 'He had counted to nine when one went out.', 0.41),
      knobs(['Back 15 s', 'rotate-ccw'], ['*Pause', 'pause'], ['Sleep in 20', 'moon']),
      chips('Age', 'From 4', 'From 2', 'From 6', 'Short'),
      shown(
        'Then',
        'landscape',
        ['house in snow', 'Snow for one night', '9 min', 'Play'],
        ['boat on a lake', 'Pim and the slow boat', '14 min', 'Play'],
        ['night train', 'The train that waited', '11 min', 'Play'],
      ),
    ],
  },
  {
    words:
      /\b(?:bird|fish\w*|mushroom|garden|beer|wine|coffee|tea|whisk(?:e)?y|perfume|climbing|dive|diving|sailing|reading|book|film|movie|dream|travel|sky|star)\w*[- ]?(?:watching|tasting)? (?:log|journal|diary|logbook|notebook|tracker)\b/i,
    title: 'Log',
    trade: 'notes',
    shows:
      'entry, log, list, date, location, rating, note, photo, add, statistic, map, filter, species, search, calendar, streak, button, weather, tag, history, favourite, goal, count',
    parts: ({ prompt }) => {
      const log = LOGS.find(({ words }) => words.test(prompt)) ?? LOGS[0];
      if (log === undefined) return [];
      return [
        scene(log.picture[0], log.picture[1], 'wide', log.place),
        moment(log.counted, log.count, log.unit, log.said, 0.7),
        act(log.add, 'plus'),
        lines('Lately', ...log.entries.map(([title, note, value]) => [log.icon, title, note, value] as const)),
        facts(['This month', log.month], ['Best day', '{-6}'], ['With', 'Kofi'], ['Since', '2021']),
      ];
    },
  },
  {
    words: /\b(?:gift|wish) ?lists?\b|\bgift (?:ideas?|registry|planner)\b/i,
    title: 'Wishes',
    note: 'Elena’s birthday, {+12}',
    trade: 'social',
    own: {
      names: ['Ribbon', 'Wished For', 'Brown Paper'],
      icon: 'gift',
      places: places('Lists:gift', 'Friends:users', 'Ideas:lightbulb', 'You:user-round'),
    },
    shows:
      'gift, wish, item, price, link, reserved, reserve, person, people, budget, occasion, date, countdown, share, add, priority, note, photo, list, button, bought, store',
    parts: () => [
      moment('Days left', '12', '', 'Seven wishes, three are taken. You spend €38 of €60.', 0.63),
      shown(
        'Elena wishes',
        'product',
        ['ceramic mug', 'Two mugs, no handle', 'Taken by Kofi', '€32'],
        ['book of birds', 'Herons of the Canal', 'Taken by you', '€38'],
        ['wool scarf', 'Scarf, long, green', 'Free', '€45'],
        ['houseplant', 'A fern that forgives', 'Free', '€18'],
      ),
      act('I take the fern', 'gift', 'Share the list'),
      faces(
        'Also coming up',
        ['Jonas Pell', '{+29}, four wishes', '29 days'],
        ['Mum', '{+34}, “nothing, really”', '34 days'],
      ),
    ],
  },
  {
    words: /\b(?:coupons?|vouchers?|cash ?back|deals?|offers?) (?:app|wallet|screen|near me|list|home)\b/i,
    title: 'For you today',
    note: 'Eleven near you',
    trade: 'shop',
    own: {
      names: ['Clip & Keep', 'Half Off', 'Small Change'],
      icon: 'ticket-percent',
      places: places('Today:ticket-percent', 'Map:map', 'Saved:bookmark', 'You:user-round'),
    },
    shows:
      'coupon, offer, deal, discount, barcode, code, expiry, category, store, distance, save, redeem, search, filter, saved, favourite, map, button, list, brand, balance, countdown',
    parts: () => [
      chips('What', 'All', 'Food', 'Clothes', 'Home', 'Ends soon'),
      moment('Saved this year', '€148', '', 'The best was a coat at half its price.', undefined),
      lines(
        'Near you',
        ['croissant', 'Two for one, cinnamon buns', 'Oven Lane, until 18:00', '−50%'],
        ['coffee', 'Third cup free', 'Third Cup, 200 m', '−33%'],
        ['book-open', 'Any second-hand book', 'Harrow Books, until {+2}', '−20%'],
        ['scissors', 'Cut on a Tuesday', 'Nine Lamps, until {+11}', '−€8'],
        ['bike', 'Winter check', 'Bell & Saddle, until {+20}', '−€15'],
      ),
      act('Show the code', 'qr-code'),
    ],
  },
  {
    words: /\b(?:lyrics|karaoke|sing along)\b/i,
    title: 'Harbour Light, Late',
    note: 'Runa Solheim',
    trade: 'music',
    shows:
      'lyrics, line, player, play, progress, key, pitch, score, microphone, record, song, artist, album art, cover, next, queue, button, volume, tempo, translation',
    parts: () => [
      scene('abstract', 'waves of sound', 'wide'),
      moment('Sing now', '1:24', '', 'and the last boat has its lamp on / like a word you did not say', 0.36),
      knobs(['Back', 'skip-back'], ['*Pause', 'pause'], ['Next', 'skip-forward']),
      lines(
        '',
        ['', 'The tide has learned your footsteps', '1:12'],
        ['', 'And the last boat has its lamp on', 'now'],
        ['', 'Like a word you did not say', '1:31'],
        ['', 'Come down, come down to the water', '1:38'],
      ),
      {
        kind: 'sliders',
        items: [
          { label: 'Key', value: '−2', share: 0.4 },
          { label: 'Voice behind', value: '30%', share: 0.3 },
        ],
      },
      lines(
        'Then',
        ['music', 'Salt in the Hinge', 'The Lamplighters', '4:17'],
        ['music', 'Slow Elevator', 'Ebb', '6:05'],
      ),
    ],
  },
  {
    words: /\b(?:piano|violin|guitar|drum|instrument|music) (?:practice|lessons?|learning|exercise)\b/i,
    title: 'Waltz for Ines',
    note: 'Bars 17 to 24, right hand',
    trade: 'music',
    own: {
      names: ['Slow Hands', 'Bar by Bar', 'Evening Scales'],
      icon: 'music',
      places: places('Practise:music', 'Pieces:list-music', 'Progress:chart-line', 'Teacher:user-round'),
    },
    shows:
      'lesson, piece, song, tempo, note, sheet, keyboard, progress, streak, timer, record, exercise, chord, score, accuracy, video, play, button, level, goal, week, hand',
    parts: () => [
      moment('Right notes', '86', '%', 'At 72 beats. Take the jump in bar 21 slower.', 0.86),
      { kind: 'sliders', items: [{ label: 'Tempo', value: '72', share: 0.45 }] },
      knobs(['Once more', 'rotate-ccw'], ['*Play', 'play'], ['Record', 'mic']),
      chips('Hands', 'Right', 'Left', 'Both'),
      ticks(
        'Today, 25 minutes',
        1,
        ['', 'Scales in D', '5 min'],
        ['', 'Waltz, bars 17 to 24', '12 min'],
        ['', 'From sight', '8 min'],
      ),
      {
        kind: 'bars',
        title: 'This week',
        unit: 'min',
        days: [25, 10, 30, 25, 8, 0, 0].map((value, index) => ({
          label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '',
          value,
          ...(index === 4 ? { now: true } : {}),
        })),
      },
    ],
  },
  {
    words:
      /\b(?:word of the day|daily (?:word|quote|verse|question|poem)|quote of the day|verse of the day|bible (?:app|verse)|daily devotion\w*)\b/i,
    title: 'Today',
    note: 'Friday, 20 November',
    trade: 'books',
    own: {
      names: ['Daily Leaf', 'One a Day', 'Morning Line'],
      icon: 'book-open',
      places: places('Today:sun', 'Saved:bookmark', 'Past days:history', 'You:user-round'),
    },
    shows:
      'word, quote, verse, definition, example, pronunciation, author, share, save, favourite, favorite, audio, listen, streak, archive, picture, background, category, notification, button, reflection, reading',
    parts: ({ prompt }) => [
      scene('landscape', 'hills at dawn', 'wide'),
      /word of the day|daily word/i.test(prompt)
        ? moment(
            'petrichor',
            'petrichor',
            '',
            'The smell of rain on dry ground. “She opened the window for the petrichor.”',
          )
        : /verse|bible|devotion/i.test(prompt)
          ? say(
              'book-open',
              'Ecclesiastes 3:1',
              'To every thing there is a season, and a time to every purpose under the heaven.',
            )
          : say(
              'quote',
              'Seneca',
              'It is not because things are difficult that we do not dare; it is because we do not dare that they are difficult.',
            ),
      knobs(['Listen', 'volume-2'], ['*Keep', 'bookmark'], ['Share', 'share']),
      switches('', 1, ['bell', 'Every morning', 'At 07:30']),
      lines(
        'Days before',
        ['calendar-days', '{-1}', 'Kept', 'Open'],
        ['calendar-days', '{-2}', '', 'Open'],
        ['calendar-days', '{-3}', 'Kept', 'Open'],
      ),
    ],
  },
  {
    words: /\b(?:school )?(?:grades?|marks?|gpa|report card) (?:app|tracker|overview|calculator|screen|book)\b/i,
    title: 'Marks',
    note: 'Class 7b, first half year',
    trade: 'school',
    shows:
      'grade, subject, average, gpa, chart, trend, exam, assignment, semester, teacher, comment, goal, credit, list, progress, button, calculator, target',
    parts: () => [
      moment('On average', '1.9', '', 'A little better than in summer. History lifts it, French pulls.', 0.78),
      {
        kind: 'rows',
        title: 'Subjects',
        items: [
          { icon: 'landmark', title: 'History', note: 'Two tests, one talk', value: '1.3', share: 0.94 },
          { icon: 'leaf', title: 'Biology', note: 'One test', value: '1.7', share: 0.86 },
          { icon: 'calculator', title: 'Mathematics', note: 'Three tests', value: '2.0', share: 0.8 },
          { icon: 'languages', title: 'French', note: 'Two tests', value: '2.7', share: 0.66 },
        ],
      },
      act('Add a mark', 'plus', 'What do I need for a 1.7?'),
      course('Over the year', '', [
        ['Sep', 2.3],
        ['Oct', 2.1],
        ['Nov', 1.9],
      ]),
      lines('Next', ['calendar-days', 'Mathematics, fractions', '{+13}'], ['calendar-days', 'French, unit 5', '{+6}']),
    ],
  },
  {
    words: /\b(?:note|notes|text|markdown) (?:editor|taking)\b|\bnote detail\b|\bedit note\b/i,
    title: 'Trip to Esker',
    note: 'Edited today, 16:02',
    trade: 'notes',
    shows:
      'title, text, body, toolbar, bold, list, checklist, image, tag, folder, share, undo, redo, save, date, format, editor, button, attachment, voice',
    parts: () => [
      {
        kind: 'writing',
        label: 'Note',
        text: 'Ferry at 9:20, not the early one. Ask Kofi about the key.\n\nBring back: smoked eel, two maps, the blue tin.',
      },
      knobs(['Bold', 'bold'], ['List', 'list'], ['*Tick', 'list-checks'], ['Picture', 'image'], ['Undo', 'undo-2']),
      ticks(
        'To do in it',
        1,
        ['', 'Book the room with two beds'],
        ['', 'Tell the neighbour about the cat'],
        ['', 'Print the tickets'],
      ),
      chips('Tags', 'Travel', 'Autumn', 'Shared'),
      act('Share with Elena', 'share'),
    ],
  },
];

interface Log {
  words: RegExp;
  picture: readonly [kind: 'landscape' | 'food' | 'product', subject: string];
  place: string;
  icon: string;
  counted: string;
  count: string;
  unit: string;
  said: string;
  month: string;
  add: string;
  entries: readonly (readonly [title: string, note: string, value: string])[];
}

const LOGS: readonly Log[] = [
  {
    words: /bird/i,
    picture: ['landscape', 'birds over a lake'],
    place: 'Esker lake, {-1}',
    icon: 'bird',
    counted: 'Kinds this year',
    count: '87',
    unit: '',
    said: 'Thirteen fewer than you hoped for by winter.',
    month: '14',
    add: 'Log a bird',
    entries: [
      ['Grey heron', '{-1}, lake, two of them', '×2'],
      ['Kingfisher', '{-1}, under the bridge', '×1'],
      ['Long-tailed tit', '{-3}, allotments', '×9'],
      ['Buzzard', '{-6}, over the ridge', '×1'],
    ],
  },
  {
    words: /fish/i,
    picture: ['landscape', 'fisher on a lake'],
    place: 'Esker lake, {-1}',
    icon: 'fish',
    counted: 'Caught this year',
    count: '31',
    unit: '',
    said: 'Twenty-four went back. The pike of 84 cm is still the longest.',
    month: '4',
    add: 'Log a catch',
    entries: [
      ['Perch', '{-1}, 07:10, jetty, worm', '31 cm'],
      ['Pike', '{-6}, reed bank, spoon', '62 cm'],
      ['Nothing', '{-9}, rain', ''],
    ],
  },
  {
    words: /div(?:e|ing)/i,
    picture: ['landscape', 'sea with cliffs'],
    place: 'Blue Wall, {-6}',
    icon: 'waves',
    counted: 'Dives',
    count: '64',
    unit: '',
    said: 'Six more and you may go to forty metres.',
    month: '3',
    add: 'Log a dive',
    entries: [
      ['Blue Wall', '{-6}, 42 min, 14 °C', '24 m'],
      ['Wreck of the Olga', '{-7}, 38 min', '28 m'],
      ['House reef', '{-8}, by night', '12 m'],
    ],
  },
  {
    words: /climb/i,
    picture: ['landscape', 'mountain wall'],
    place: 'Kiln Yard hall, {-1}',
    icon: 'mountain',
    counted: 'Hardest, on sight',
    count: '6b+',
    unit: '',
    said: 'The long slab went at the third try.',
    month: '22',
    add: 'Log a climb',
    entries: [
      ['Left of the door', '{-1}, slab, third try', '6c'],
      ['Green comma', '{-1}, on sight', '6b'],
      ['Old friend', '{-4}, overhang, fell off', '7a'],
    ],
  },
  {
    words: /read|book/i,
    picture: ['product', 'stack of books'],
    place: 'On the night table',
    icon: 'book-open',
    counted: 'Books this year',
    count: '22',
    unit: 'of 30',
    said: 'Three ahead of the plan. Evenings count most.',
    month: '2',
    add: 'Log pages',
    entries: [
      ['The Salt Ledger', 'Mara Okafor, page 214 of 320', '67%'],
      ['Herons of the Canal', 'T. Lindqvist, done {-5}', '★★★★'],
      ['One Pot, Four Chairs', 'Ines Duarte, put down', '★★'],
    ],
  },
  {
    words: /film|movie/i,
    picture: ['landscape', 'night town with lights'],
    place: 'Last night',
    icon: 'clapperboard',
    counted: 'Films this year',
    count: '58',
    unit: '',
    said: 'Eleven at the cinema, the rest on the sofa.',
    month: '5',
    add: 'Log a film',
    entries: [
      ['The Salt Road', '{-1}, cinema, with Elena', '★★★★'],
      ['Otters of the Inner City', '{-4}, sofa', '★★★★★'],
      ['Winter Number Nine', '{-9}, fell asleep', '★★'],
    ],
  },
  {
    words: /dream/i,
    picture: ['landscape', 'night sky with moon'],
    place: 'This morning',
    icon: 'moon-star',
    counted: 'Nights remembered',
    count: '11',
    unit: 'of 20',
    said: 'More since the phone sleeps in the hall.',
    month: '11',
    add: 'Write it down',
    entries: [
      ['A station without trains', '{-0}, calm, blue', ''],
      ['Teaching the cat to swim', '{-2}, funny', ''],
      ['Late for an exam', '{-5}, again', ''],
    ],
  },
  {
    words: /coffee|tea/i,
    picture: ['food', 'cup of coffee'],
    place: 'This morning',
    icon: 'coffee',
    counted: 'Best so far',
    count: '8.6',
    unit: 'of 10',
    said: 'Sixteen grams, 92 degrees, two minutes forty.',
    month: '26',
    add: 'Log a cup',
    entries: [
      ['Kilenso, washed', 'Filter, 16 g to 250', '8.6'],
      ['House roast', 'Espresso, 18 g, 27 s', '7.2'],
      ['Decaf', 'Filter, too coarse', '5.4'],
    ],
  },
  {
    words: /beer|wine|whisk/i,
    picture: ['food', 'glass of wine'],
    place: 'Last night',
    icon: 'wine',
    counted: 'Tasted',
    count: '64',
    unit: '',
    said: 'You like them dry, from slate, and not too old.',
    month: '4',
    add: 'Log a tasting',
    entries: [
      ['Kwartel 2024', 'Chenin blanc, with Kofi', '4.5'],
      ['Klipkop 2022', 'Syrah, let it sleep', '4.0'],
      ['Dassie 2025', 'Rosé, on the roof', '3.5'],
    ],
  },
  {
    words: /./,
    picture: ['landscape', 'path through fields'],
    place: 'Yesterday',
    icon: 'notebook-pen',
    counted: 'Entries',
    count: '142',
    unit: '',
    said: 'Three this week, one with a picture.',
    month: '9',
    add: 'Write an entry',
    entries: [
      ['Along the canal', '{-1}, herons are back', ''],
      ['First frost', '{-4}, covered the beds', ''],
      ['Esker by ferry', '{-9}, with Elena', ''],
    ],
  },
];
