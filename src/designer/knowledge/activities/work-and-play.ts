import { monthWith, type ActivityKnowledge } from './activity-knowledge.ts';
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

/** What is played, practised, prepared for and done at work with a phone in the hand. */
export const WORK_AND_PLAY: readonly ActivityKnowledge[] = [
  {
    words: /\b(?:guitar|ukulele|violin|instrument|chromatic)?\s?tuner\b/i,
    title: 'A string',
    note: 'Standard tuning',
    trade: 'music',
    own: {
      names: ['Low E', 'Open String', 'Four Forty'],
      icon: 'audio-lines',
      places: places('Tune:audio-lines', 'Chords:grid-3x3', 'Metronome:timer', 'Settings:settings'),
    },
    shows: 'note, needle, string, frequency, tuning, cents, dial, indicator, auto, button, meter, pitch, mode',
    parts: () => [
      chips('Instrument', 'Guitar', 'Ukulele', 'Bass', 'Violin'),
      moment('A little low', 'A', '−6 ct', '109.6 Hz, meant are 110. Turn the peg towards you.', 0.46),
      knobs(['E', 'check'], ['*A', 'audio-lines'], ['D', 'circle'], ['G', 'circle']),
      switches('', 1, ['wand-sparkles', 'Find the string by itself'], ['volume-2', 'Play the tone']),
      lines(
        'Other tunings',
        ['audio-lines', 'Drop D', 'D A D G B E'],
        ['audio-lines', 'Open G', 'D G D G B D'],
        ['audio-lines', 'Half a step down', 'E♭ A♭ D♭ G♭ B♭ E♭'],
      ),
    ],
  },
  {
    words: /\bmetronome\b/i,
    title: 'Metronome',
    trade: 'music',
    own: {
      names: ['Tock', 'Even Beat'],
      icon: 'timer',
      places: places('Beat:timer', 'Sets:list', 'Practice:notebook-pen', 'Settings:settings'),
    },
    shows: 'tempo, bpm, slider, tap, start, stop, time signature, beat, accent, sound, play, button, preset',
    parts: () => [
      moment('Andante', '92', 'bpm', 'Four quarters, the first one louder.', 0.4),
      { kind: 'sliders', items: [{ label: 'Tempo', value: '92', share: 0.4 }] },
      knobs(['Tap', 'hand'], ['*Start', 'play'], ['Sound', 'volume-2']),
      chips('Beat', '4/4', '3/4', '6/8', '5/4'),
      lines(
        'Yours',
        ['music', 'Scales, slow', '4/4', '60'],
        ['music', 'Waltz for Ines', '3/4', '138'],
        ['music', 'Étude 7', '6/8', '84'],
      ),
    ],
  },
  {
    words: /\bbaby names?\b/i,
    title: 'Liv',
    note: 'Short, from the north',
    trade: 'parenting',
    own: {
      names: ['Called What', 'Two Yeses', 'First Name'],
      icon: 'heart',
      places: places('Names:layers', 'Matches:heart', 'Search:search', 'Partner:users'),
    },
    shows:
      'name, meaning, origin, popularity, like, pass, swipe, match, card, gender, filter, list, favourite, favorite, partner, button, letter',
    parts: () => [
      moment('Means', 'Life', '', 'Old Norse. Said like “leave”. One in 420 girls was called so last year.', undefined),
      knobs(['No', 'x'], ['*Yes', 'heart'], ['Maybe', 'bookmark']),
      course('How often, in a thousand', '', [
        ['1980', 0.4],
        ['1990', 0.9],
        ['2000', 1.6],
        ['2010', 2.1],
        ['2020', 2.4],
      ]),
      lines(
        'You both like',
        ['heart', 'Juno', 'Roman, “young”', '{-1}'],
        ['heart', 'Mika', 'Finnish, “who is like God”', '{-3}'],
        ['heart', 'Alma', 'Latin, “kind”', '{-6}'],
      ),
      chips('Show', 'Short', 'Northern', 'Old', 'Girls', 'Boys'),
    ],
  },
  {
    words:
      /\b(?:interview|exam|test|driving theory|theory test|citizenship test|sat|ielts|toefl) (?:prep\w*|practice|trainer|questions|coach)\b|\b(?:driving theory|theory test)\b/i,
    title: 'Practice',
    note: 'Question 6 of 20',
    trade: 'learning',
    own: {
      names: ['Second Interview', 'Dry Run', 'Well Prepared'],
      icon: 'graduation-cap',
      places: places('Practise:pencil', 'Topics:layers', 'Progress:chart-column', 'You:user-round'),
    },
    shows:
      'question, answer, tip, progress, timer, record, feedback, category, topic, mock test, mock interview, score, result, streak, option, button, practice, list, hint',
    parts: ({ prompt }) =>
      /interview/i.test(prompt)
        ? [
            chips('About', 'You', 'Mistakes', 'Conflict', 'The trade', 'Pay'),
            moment('Say it in', '2:00', 'min', '“Tell me about a time you changed your mind.”', 0.3),
            knobs(['Note', 'pencil'], ['*Record', 'mic'], ['Next', 'skip-forward']),
            say(
              'lightbulb',
              'What they listen for',
              'What you thought first, what you saw, what you do differently now. One example is enough.',
            ),
            lines(
              'Your last answers',
              ['play', 'Why this house?', '1:48, clear, a little fast', '8/10'],
              ['play', 'A mistake of yours', '2:31, too long', '6/10'],
              ['play', 'Where in five years?', '1:12', '7/10'],
            ),
            stages(
              'Until the talk on {+6}',
              2,
              ['{-3}', 'Read the advert twice'],
              ['{-1}', 'Ten questions out loud'],
              ['today', 'Six questions'],
              ['{+5}', 'Try the way there'],
            ),
          ]
        : [
            {
              kind: 'ask',
              share: 0.3,
              task: 'One answer is right',
              text: 'You come to a crossing without signs. Who goes first?',
              answers: [
                { label: 'Who comes from the right', chosen: true },
                { label: 'Who is faster' },
                { label: 'The larger vehicle' },
                { label: 'Whoever waves first' },
              ],
            },
            act('Answer', 'check', 'I do not know'),
            facts(['Right so far', '5', 'of 5'], ['Left', '24:10', 'min'], ['Ready', '78', '%'], ['Exam', '{+13}']),
            lines(
              'Practise more',
              ['triangle-alert', 'Signs', '6 of 10 right', '60%'],
              ['gauge', 'Distances', '7 of 10', '70%'],
              ['wine-off', 'Alcohol', '9 of 10', '90%'],
            ),
          ],
  },
  {
    words:
      /\b(?:run|ride|workout|hike|training|session|walk|swim)\w*(?: app)? (?:post[- ]\w+ )?(?:summary|recap|results?|completed|finished)\b|\bpost[- ](?:run|ride|workout|hike) (?:summary|screen|recap)\b/i,
    title: 'Evening run',
    note: 'Today, 18:04, six degrees and dry',
    trade: 'running',
    shows:
      'map, route, distance, time, pace, heart rate, split, elevation, calorie, chart, share, photo, achievement, personal record, summary, button, note, effort, badge, save',
    parts: () => [
      scene('map', 'run along the river', 'wide', 'Canal loop'),
      moment('Distance', '8.2', 'km', 'In 46 min 12 s. Your fastest on this loop, by nine seconds.', 0.82),
      facts(['Pace', '5:38', '/km'], ['Pulse', '148', 'bpm'], ['Climb', '64', 'm'], ['Energy', '540', 'kcal']),
      course('Pace by kilometre', 'min', [
        ['1', 5.9],
        ['2', 5.7],
        ['3', 5.6],
        ['4', 5.7],
        ['5', 5.6],
        ['6', 5.5],
        ['7', 5.6],
        ['8', 5.3],
      ]),
      act('Save the run', 'check', 'Share it'),
      chips('How was it?', 'Good', 'Easy', 'Hard', 'Broke off'),
      lines('Won', ['medal', 'Fastest canal loop', '46:12'], ['flame', 'Third week in a row', '']),
    ],
  },
  {
    words: /\b(?:birthday|anniversary)s? (?:reminders?|calendar|app|tracker|list)\b/i,
    title: 'Birthdays',
    note: 'Three in the next two weeks',
    trade: 'social',
    own: {
      names: ['Candle', 'Many Happy', 'Cake Day'],
      icon: 'cake',
      places: places('Next:cake', 'Calendar:calendar-days', 'Gifts:gift', 'People:users'),
    },
    shows:
      'birthday, person, people, contact, age, countdown, date, upcoming, gift idea, gift, reminder, message, calendar, today, list, add, button, photo, notification, wish',
    parts: ({ now }) => [
      moment('Elena turns 34 in', '2', 'days', 'On {+2}. Last year you gave her a book on birds.', 0.93),
      act('Write her a card', 'pencil', 'Ideas for a gift'),
      faces(
        'Coming up',
        ['Elena Rossi', '{+2}, turns 34', '2 days'],
        ['Jonas Pell', '{+8}, turns 41', '8 days'],
        ['Mum', '{+13}, turns 66', '13 days'],
        ['Kofi Mensah', '{+29}, turns 38', '29 days'],
      ),
      monthWith(now, (days) => ([2, 8].includes(days) ? 'a' : days === -6 ? 'b' : undefined), [
        { label: 'Birthday', mark: 'a' },
        { label: 'Was', mark: 'b' },
      ]),
      lines(
        'Gifts put by',
        ['gift', 'Lino cut of a heron', 'For Elena', '€38'],
        ['gift', 'Wool socks', 'For Mum', '€16'],
      ),
    ],
  },
  {
    words: /\b(?:dog|puppy|obedience) training\b/i,
    title: 'Biscuit, week 3',
    note: 'Stay, come, leave it',
    trade: 'dog-care',
    own: {
      names: ['Good Dog', 'Sit Stay', 'Third Lamppost'],
      icon: 'paw-print',
      places: places('Today:sun', 'Lessons:graduation-cap', 'Progress:chart-line', 'Biscuit:dog'),
    },
    shows:
      'lesson, exercise, video, progress, step, trick, command, timer, clicker, week, plan, reward, tip, course, button, list, module, dog profile',
    parts: () => [
      scene('portrait', 'dog', 'wide', 'Lesson 8 of 20'),
      moment('Today', '12', 'min', 'Three short rounds. Stop while it still goes well.', 0.4),
      act('Start “Stay”', 'play'),
      ticks(
        'Exercises',
        1,
        ['hand', 'Sit, from standing', '5 times, 3 min'],
        ['circle-pause', 'Stay, one step away', '6 times, 5 min'],
        ['megaphone', 'Come, on the long lead', '4 times, 4 min'],
      ),
      stages(
        'The course',
        2,
        ['Week 1', 'Name and sit'],
        ['Week 2', 'Down, look at me'],
        ['Week 3', 'Stay, come'],
        ['Week 4', 'Leave it, loose lead'],
      ),
      say('lightbulb', 'Reward within a second', 'Later, Biscuit no longer knows what it was for.'),
    ],
  },
  {
    words: /\bhabit\b.{0,20}\b(?:detail|streak calendar|single|one habit)\b|\bone habit\b|\bstreak calendar\b/i,
    title: 'Read ten pages',
    note: 'Every evening, before bed',
    trade: 'habits',
    shows:
      'streak, calendar, streak calendar, completion rate, rate, current streak, best streak, history, reminder, note, edit, check, mark done, statistic, stat, chart, goal, month, detail, button, longest streak',
    parts: ({ now }) => [
      moment('Days in a row', '19', '', 'Your best is 27. Tonight makes twenty.', 0.7),
      act('Done for today', 'check'),
      monthWith(now, (days) => (days >= -19 && days < 0 ? 'a' : undefined), [{ label: 'Done', mark: 'a' }]),
      facts(['This month', '19', 'of 20'], ['Best', '27', 'days'], ['In all', '184', 'times'], ['Usually at', '22:10']),
      switches('', 1, ['bell', 'Remind me', 'At 21:45, if not done'], ['users', 'Elena may see it']),
    ],
  },
  {
    words:
      /\b(?:clock[- ]?in|clock[- ]?out|punch[- ]in|time clock|check in (?:to|at) work|shift (?:swap|clock|app|check))\b|\bmy shifts?\b/i,
    title: 'Early shift',
    note: 'Bakery, Mill Lane',
    trade: 'payroll',
    own: {
      names: ['On the Clock', 'First Shift', 'Stempel'],
      icon: 'clock',
      places: places('Today:clock', 'Shifts:calendar-days', 'Hours:chart-column', 'You:user-round'),
    },
    shows:
      'clock in, clock out, button, timer, shift, hours worked, hours, break, location, schedule, timesheet, upcoming shift, swap, request, overtime, week, map, team, colleague, total',
    parts: () => [
      moment('At work for', '3:42', 'h', 'Since 05:58. Break from 9:00, home at 14:00.', 0.46),
      knobs(['Break', 'coffee'], ['*Clock out', 'log-out'], ['Note', 'pencil']),
      lines(
        'Next',
        ['calendar-days', '{+1}, early', '06:00 to 14:00, oven', '8 h'],
        ['calendar-days', '{+3}, late', '12:00 to 20:00, shop', '8 h'],
        ['arrow-left-right', '{+5}, Ama asks to swap', 'Her early for your late', 'Answer'],
      ),
      faces('With you today', ['Ama Boateng', 'Oven'], ['Jonas Pell', 'Shop, from 7']),
      facts(['This week', '27.7', 'h'], ['Over', '+1.2', 'h'], ['Holiday left', '9', 'days'], ['Pay on', '{+8}']),
    ],
  },
  {
    words:
      /\b(?:delivery driver|courier|driver app|rider app|technician|field service|service engineer|inspector|plumber|electrician)\b.{0,40}\b(?:route|stops?|jobs?|today|app|tasks?|screen|deliver\w*)\b/i,
    title: 'Stop 6 of 14',
    note: 'Back at the yard by 15:40',
    trade: 'logistics',
    shows:
      'stop, next stop, route, map, address, navigate, navigation, customer, parcel, package, task, job, checklist, call, proof of delivery, signature, photo, scan, status, time, eta, complete, button, list, today, note, earning',
    parts: () => [
      scene('map', 'delivery route through town', 'wide', '1.8 km, 6 min'),
      moment('Next', '11:20', '', 'Haas, Weir Street 12, second floor. Ring twice, the bell is weak.', 0.43),
      act('Take me there', 'navigation', 'Call the customer'),
      ticks(
        'Here',
        1,
        ['package', 'Two parcels', 'One is heavy, 14 kg'],
        ['pen-line', 'Signature'],
        ['camera', 'Picture at the door'],
      ),
      stages(
        'Then',
        0,
        ['11:20', 'Weir Street 12', 'Haas, two parcels'],
        ['11:35', 'Kiln Yard 4', 'Adu, collect'],
        ['11:50', 'Market Square 2', 'Library, three boxes'],
        ['12:15', 'Break'],
      ),
    ],
  },
  {
    words: /\b(?:wifi|internet|network|broadband) speed ?test\b|\bspeed ?test\b/i,
    title: 'Speed',
    note: 'Kitchen, 5 GHz',
    trade: 'site-reliability',
    own: {
      names: ['Plain Speed', 'Upstream', 'Ping & Co.'],
      icon: 'gauge',
      places: places('Test:gauge', 'History:history', 'Map:wifi', 'Settings:settings'),
    },
    shows:
      'speed, download, upload, ping, gauge, start, start button, history, server, chart, result, button, jitter, dial',
    parts: () => [
      moment('Download', '184', 'Mbit/s', 'Enough for four films at once. A little less than you pay for.', 0.74),
      act('Test again', 'refresh-cw'),
      facts(['Upload', '41', 'Mbit/s'], ['Ping', '12', 'ms'], ['Jitter', '2', 'ms'], ['Lost', '0', '%']),
      course(
        'This week',
        'Mbit/s',
        [
          ['Mon', 201],
          ['Tue', 196],
          ['Wed', 88],
          ['Thu', 178],
          ['Fri', 184],
        ],
        'Wednesday evening was slow for the whole street.',
      ),
      lines(
        'By room',
        ['wifi', 'Kitchen', '5 GHz', '184'],
        ['wifi', 'Study', 'Behind two walls', '96'],
        ['wifi-low', 'Balcony', '2.4 GHz', '22'],
      ),
    ],
  },
  {
    words:
      /\b(?:stopwatch|countdown (?:timer|app)|egg timer|kitchen timer|interval timer|timer app|hiit timer|alarm clock|alarm app|world clock|(?:routine|stretching|workout|plank|tea|study|break|shower|game|chess|presentation) timer)\b/i,
    title: 'Clock',
    trade: 'habits',
    own: {
      names: ['Tick', 'Plain Clock', 'Quarter Bell'],
      icon: 'alarm-clock',
      places: places('Timer:timer', 'Alarms:alarm-clock', 'Stopwatch:watch', 'World:globe'),
    },
    shows:
      'timer, stopwatch, lap, start, stop, reset, alarm, alarm list, time, preset, label, sound, repeat, snooze, clock, city, button, countdown, round, interval, rest, toggle',
    parts: ({ prompt }) =>
      /alarm/i.test(prompt)
        ? [
            moment('Next in', '8 h 14', '', 'Tomorrow at 06:40, softly.', 0.66),
            switches(
              'Alarms',
              2,
              ['alarm-clock', '06:40', 'Mon to Fri, birds'],
              ['alarm-clock', '07:15', 'Mon to Fri, if I slept on'],
              ['alarm-clock', '09:00', 'Sat and Sun'],
              ['pill', '21:30', 'Every day, tablet'],
            ),
            act('Add an alarm', 'plus'),
          ]
        : /world/i.test(prompt)
          ? [
              moment('Here', '16:12', '', 'Friday, light for another half an hour.'),
              lines(
                '',
                ['sun', 'Lisbon', '1 h behind', '15:12'],
                ['sunrise', 'New York', '6 h behind', '10:12'],
                ['moon', 'Tokyo', '8 h ahead', '00:12'],
                ['moon', 'Sydney', '10 h ahead', '02:12'],
              ),
              act('Add a city', 'plus'),
            ]
          : [
              moment('Left', '4:36', '', 'Then the bell. Ten minutes were set.', 0.54),
              knobs(['Start over', 'rotate-ccw'], ['*Pause', 'pause'], ['+1 min', 'plus']),
              chips('Quick', '3 min', '5 min', '10 min', '25 min', '45 min'),
              lines(
                'Lately',
                ['egg', 'Eggs', 'Six and a half minutes', '6:30'],
                ['coffee', 'Tea', 'Green', '2:00'],
                ['dumbbell', 'Rounds', '8 × 40 s, rest 20 s', '8:00'],
              ),
            ],
  },
  {
    words: /\b(?:password manager|authenticator|2fa|two[- ]factor)\b(?!.{0,20}(?:login|sign))/i,
    title: 'Vault',
    note: '84 entries, two need care',
    trade: 'security',
    own: {
      names: ['Keyring', 'Strongbox', 'Latch'],
      icon: 'key-round',
      places: places('Vault:key-round', 'Codes:timer', 'Health:shield-check', 'Settings:settings'),
    },
    shows:
      'password, code, account, list, search, copy, copy button, category, strength, security score, generate, favourite, favorite, timer, add, button, folder, weak password, login',
    parts: () => [
      moment('Strength', '91', 'of 100', 'Two passwords are used twice, one is eight years old.', 0.91),
      chips('Show', 'All', 'Codes', 'Cards', 'Notes', 'Shared'),
      lines(
        'Used lately',
        ['landmark', 'Orchard bank', 'k.brandt', 'Copy'],
        ['mail', 'Post', 'katja@home.org', 'Copy'],
        ['shopping-bag', 'Field & Thread', 'katja', 'Copy'],
        ['tv', 'Reel Nine', 'Shared with Jonas', 'Copy'],
      ),
      act('Make a new password', 'plus'),
      lines('Codes', ['timer', 'Orchard bank', '18 s left', '418 902'], ['timer', 'Work', '18 s left', '077 315']),
    ],
  },
  {
    words: /\b(?:vpn)\b.{0,20}\b(?:app|screen|home|mobile|connect\w*|server)\b|\bvpn$/i,
    title: 'Connected',
    note: 'Oslo, 14 ms',
    trade: 'security',
    own: {
      names: ['Sidestep', 'Tunnel Nine', 'Elsewhere'],
      icon: 'shield',
      places: places('Connect:shield', 'Places:globe', 'Use:chart-column', 'Settings:settings'),
    },
    shows:
      'connect, connect button, server, location, country, speed, download, upload, time, status, ip address, list, map, protocol, button, favourite, timer, kill switch',
    parts: () => [
      moment('For', '1:42:08', '', 'Through Oslo. Nobody between you and the far end can read along.', 0.7),
      knobs(['Place', 'globe'], ['*Disconnect', 'power'], ['Faster', 'zap']),
      facts(['Down', '46', 'Mbit/s'], ['Up', '18', 'Mbit/s'], ['Seen as', '185.12.4.77'], ['Today', '1.3', 'GB']),
      lines(
        'Other places',
        ['globe', 'Lisbon', '38 ms', 'Quiet'],
        ['globe', 'Toronto', '96 ms', 'Quiet'],
        ['globe', 'Tokyo', '210 ms', 'Busy'],
      ),
      switches(
        '',
        1,
        ['shield', 'Nothing leaves without it', 'If the tunnel breaks'],
        ['wifi', 'On in foreign networks'],
      ),
    ],
  },
  {
    words: /\bqr (?:code )?(?:scan\w*|reader|generator)\b|\bbarcode scan\w*\b|\bscan (?:a )?(?:qr|barcode|product)\b/i,
    title: 'Scan',
    note: 'Hold the code in the frame',
    trade: 'notes',
    own: {
      names: ['Square Eye', 'Four Corners'],
      icon: 'scan-qr-code',
      places: places('Scan:scan-qr-code', 'History:history', 'Make one:qr-code', 'Settings:settings'),
    },
    shows:
      'camera, camera view, frame, scan, flash, gallery, history, result, list, button, code, product, info, share',
    parts: () => [
      scene('product', 'box with a label', 'tall', 'Found one'),
      knobs(['Light', 'zap'], ['*Scan', 'scan-qr-code'], ['From a picture', 'image']),
      lines('Just now', ['link', 'harbour-museum.org/globe', 'A page, looks safe', 'Open']),
      lines(
        'Earlier',
        ['wifi', 'Wi-Fi of the Third Cup', '{-1}', 'Join'],
        ['ticket', 'Ticket 64 1504', '{-2}'],
        ['contact', 'Ama Boateng', '{-5}', 'Save'],
      ),
    ],
  },
  {
    words: /\b(?:prayer|salah|salat|namaz) times?\b|\bprayer app\b/i,
    title: 'Asr in 42 minutes',
    note: 'Friday',
    trade: 'civic',
    own: {
      names: ['Five Times', 'Direction', 'Quiet Hour'],
      icon: 'sunset',
      places: places('Times:clock', 'Direction:compass', 'Calendar:calendar-days', 'Read:book-open'),
    },
    shows:
      'prayer, prayer time, time, next prayer, countdown, qibla, compass, date, hijri date, notification, calendar, location, list, verse, button, reminder',
    parts: () => [
      moment('Until the next', '0:42', 'h', 'Asr begins at 14:18 here.', 0.74),
      switches(
        'Today',
        4,
        ['sunrise', 'Fajr', '05:52'],
        ['sun', 'Dhuhr', '12:06'],
        ['sun-medium', 'Asr', '14:18'],
        ['sunset', 'Maghrib', '16:34'],
        ['moon', 'Isha', '18:12'],
      ),
      act('Show the direction', 'compass'),
      facts(['Direction', '118°', 'south-east'], ['Sunrise', '07:29']),
    ],
  },
  {
    words: /\b(?:horoscope|astrology|zodiac|tarot)\b/i,
    title: 'Scorpio today',
    note: 'Moon in Pisces',
    trade: 'wellbeing',
    own: {
      names: ['Small Hours', 'Twelve Signs', 'Night Letter'],
      icon: 'moon-star',
      places: places('Today:moon-star', 'Week:calendar-days', 'Signs:sparkles', 'You:user-round'),
    },
    shows:
      'sign, zodiac, horoscope, daily, love, career, health, lucky number, compatibility, card, moon phase, week, chart, reading, birth chart, button, energy',
    parts: () => [
      chips('When', 'Today', 'Tomorrow', 'Week', 'Month'),
      scene('landscape', 'night sky with moon', 'wide', 'Waxing moon, 82%'),
      say(
        'moon-star',
        'Let the other finish',
        'Somebody has half a thought for you. It gets better if you wait for the end of the sentence.',
      ),
      {
        kind: 'rows',
        title: 'The day',
        items: [
          { title: 'Love', value: 'Warm', share: 0.8 },
          { title: 'Work', value: 'Slow', share: 0.45 },
          { title: 'Strength', value: 'Good', share: 0.7 },
        ],
      },
      facts(['Number', '7'], ['Colour', 'Sea green'], ['Fits today', 'Cancer'], ['Best hour', '15:00']),
      act('Draw a card', 'layers'),
    ],
  },
  {
    words: /\b(?:stock|share|etf|asset|coin) detail\b|\bstock (?:price|chart) (?:screen|app|page)\b/i,
    title: 'Fjord Shipping',
    note: 'FJRD, Oslo',
    trade: 'investing',
    shows:
      'price, chart, price chart, change, buy, sell, buy button, period, stat, market cap, news, about, position, holding, watchlist, volume, range, button, dividend, analyst',
    parts: () => [
      moment('Now', '€48.62', '', '€1.14 more than yesterday, up 2.4 %.', undefined),
      chips('Over', '1 month', '1 day', '1 week', '1 year', '5 years'),
      course('One month', '€', [
        ['21 Oct', 44.1],
        ['28 Oct', 45.8],
        ['4 Nov', 45.2],
        ['11 Nov', 47.1],
        ['18 Nov', 47.5],
        ['Fri', 48.6],
      ]),
      act('Buy', 'plus', 'Sell'),
      lines('You have', ['layers', '24 shares', 'Bought at €39.10 on average', '€1,166.88']),
      facts(['Worth', '€3.1', 'bn'], ['P/E', '14.2'], ['Dividend', '3.1', '%'], ['Year', '36 to 51']),
      lines(
        'News',
        ['newspaper', 'Second ferry runs on batteries', 'The Broadside, 2 h ago'],
        ['newspaper', 'Quarter better than feared', 'Harbour Post, yesterday'],
      ),
    ],
  },
  {
    words: /\b(?:poll|vote|voting|rsvp)\b.{0,30}\b(?:app|screen|friends|group|event|party)\b|\b(?:party|event) rsvp\b/i,
    title: 'Which evening?',
    note: 'Elena asks, five of seven have answered',
    trade: 'social',
    own: {
      names: ['Show of Hands', 'Which One', 'All In'],
      icon: 'vote',
      places: places('Polls:vote', 'Groups:users', 'New:plus', 'You:user-round'),
    },
    shows:
      'question, option, vote, vote button, result, percentage, bar, participant, people, comment, deadline, share, guest, going, maybe, button, count, chart, avatar',
    parts: () => [
      {
        kind: 'rows',
        items: [
          { title: '{+7}', note: 'Kofi, Priya, Jonas, you', value: '4', share: 0.8, control: 'choose', on: true },
          { title: '{+8}', note: 'Kofi, Amara', value: '2', share: 0.4, control: 'choose' },
          { title: '{+14}', note: 'Priya', value: '1', share: 0.2, control: 'choose' },
        ],
      },
      act('Vote for {+7}', 'check', 'None of them works'),
      faces('Not yet', ['Runa Solheim', 'Seen an hour ago', 'Nudge'], ['Tomás Reyes', 'Not seen', 'Nudge']),
      lines(
        'Said',
        ['message-circle', 'Kofi: I bring the long table', '18:02'],
        ['message-circle', 'Amara: the 8th only after nine', '18:20'],
      ),
      facts(['Closes', '{+3}'], ['Answered', '5', 'of 7']),
    ],
  },
  {
    words: /\b(?:second[- ]?hand|thrift|preloved|used|vintage) (?:clothes|clothing|fashion|dress|jacket|coat)\b/i,
    title: 'Wool coat, charcoal',
    note: 'Size M, worn two winters',
    trade: 'second-hand',
    own: {
      names: ['Second Sleeve', 'Worn Well', 'Hanger Nine'],
      icon: 'shirt',
      places: places('Browse:search', 'Saved:heart', 'Sell:plus', 'Messages:message-circle'),
    },
    shows:
      'photo, picture, price, size, condition, brand, seller, rating, description, buy, buy button, offer, make an offer, message, similar item, shipping, favourite, favorite, measurement, button, item, protection, location',
    parts: () => [
      scene('product', 'wool coat', 'tall', '1 of 5'),
      moment('Price', '€48', '', '€4.20 for the post. You may offer less.', undefined),
      act('Buy it', 'shopping-bag', 'Offer €40'),
      facts(['Size', 'M'], ['Condition', 'Very good'], ['Length', '112', 'cm'], ['Made of', '80% wool']),
      say('shirt', 'From the seller', 'A button was sewn on again, the lining is whole. Smoke-free home, one cat.'),
      faces('Sold by', ['Amara Osei', '61 sold, answers in an hour', '4.9']),
      shown(
        'Also hers',
        'product',
        ['leather boots', 'Boots, brown', 'Size 39', '€35'],
        ['backpack', 'Rucksack', 'Waxed cotton', '€28'],
      ),
    ],
  },
];
