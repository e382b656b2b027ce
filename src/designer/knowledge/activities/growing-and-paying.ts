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
  stages,
  switches,
  ticks,
} from './part-makers.ts';

/** What grows, is let in, is paid together and is waited for. */
export const GROWING_AND_PAYING: readonly ActivityKnowledge[] = [
  {
    words: /\b(?:baby|child|infant|toddler|kids?) (?:growth|height|weight|percentile|milestones?)\b|\bgrowth chart\b/i,
    title: 'Juno grows',
    note: 'Five months and a week',
    trade: 'parenting',
    shows:
      'growth, chart, growth chart, weight, height, head, percentile, curve, age, measurement, add measurement, milestone, date, history, average, tab, button, entry, comparison',
    parts: () => [
      chips('What', 'Weight', 'Height', 'Head'),
      moment('Weight', '6.9', 'kg', 'Heavier than 48 of 100 girls of her age. Steady since birth.', 0.48),
      course(
        'Kilos by month',
        'kg',
        [
          ['0', 3.4],
          ['1', 4.2],
          ['2', 5.1],
          ['3', 5.8],
          ['4', 6.4],
          ['5', 6.9],
        ],
        'Half of all girls weigh 6.9 kg at five months.',
      ),
      act('Add a measurement', 'plus'),
      facts(['Height', '64.2', 'cm'], ['Head', '41.5', 'cm'], ['In a month', '+0.5', 'kg'], ['Next check', '{+13}']),
      ticks(
        'What she can do',
        3,
        ['', 'Holds her head', 'At 10 weeks'],
        ['', 'Laughs out loud', 'At 14 weeks'],
        ['', 'Turns over', 'At 19 weeks'],
        ['', 'Sits with a cushion', 'Soon'],
      ),
    ],
  },
  {
    words:
      /\b(?:pay|split|share|track) (?:the |my |our )?rent\b|\brent (?:payment|tracker|split|due)\b|\b(?:room|flat|house)[- ]?mates? (?:app|bills|expenses|chores)\b/i,
    title: 'Rent for December',
    note: 'Alder Street 8, three of you',
    trade: 'homes',
    own: {
      names: ['Third Shelf', 'Flat 4B', 'Evenly'],
      icon: 'house',
      places: places('Rent:house', 'Bills:receipt', 'Chores:list-checks', 'Flat:users'),
    },
    shows:
      'rent, due date, amount, share, roommate, person, people, pay, pay button, status, history, bill, utility, reminder, split, total, balance, payment method, auto pay, receipt, chore, button',
    parts: () => [
      moment('Your share', '€420', '', 'Of €1,180. Due on {+11}, the landlord has two thirds.', 0.66),
      act('Pay €420', 'check', 'Pay by itself every month'),
      faces(
        'Who has paid',
        ['Elena Rossi', 'On {-1}', '€380'],
        ['Kofi Mensah', 'On {-2}, large room', '€380'],
        ['You', 'Due {+11}', '€420'],
      ),
      lines(
        'Also shared',
        ['zap', 'Power', 'Elena paid, you owe her', '€32'],
        ['wifi', 'Internet', 'Comes off by itself', '€13.30'],
        ['shopping-basket', 'Kitty', 'Oil, paper, coffee', '€8.50'],
      ),
      lines('Before', ['check', 'November', 'Paid {-19}', '€420'], ['check', 'October', 'Paid on time', '€420']),
    ],
  },
  {
    words:
      /\b(?:guest|access|door|entry|gate|smart lock|visitor) (?:guest )?(?:access )?(?:codes?|keys?|access)\b|\bsmart lock\b(?=.{0,20}\b(?:guest|codes?|access)\b)/i,
    title: 'Who may come in',
    note: 'Front door, locked at 18:12',
    trade: 'smart-home',
    own: {
      names: ['Latchkey', 'Come On In', 'Door & Code'],
      icon: 'key-round',
      places: places('Door:lock', 'Codes:key-round', 'Log:history', 'Settings:settings'),
    },
    shows:
      'code, access code, guest, expiry, schedule, share, revoke, lock, unlock, history, log, add guest, status, door, permission, time, duration, button, list, notification',
    parts: () => [
      moment('Code for Noah', '4180 92', '', 'Cat sitter. From {+1}, 7:00 to {+4}, 20:00. Used twice so far.'),
      act('Send the code', 'share', 'Make a new one'),
      switches(
        'Codes',
        3,
        ['cat', 'Noah, cat sitter', 'Until {+4}'],
        ['sparkles', 'Temperance, cleaning', 'Tuesdays 9 to 12'],
        ['users', 'Mum', 'Always'],
        ['package', 'Parcels', 'One time, hall only'],
      ),
      lines(
        'At the door',
        ['lock-open', 'Noah came', 'Today, 17:31'],
        ['lock', 'Locked by itself', 'Today, 17:34'],
        ['lock-open', 'You, by phone', 'Today, 08:02'],
      ),
    ],
  },
  {
    words:
      /\b(?:countdown|drop|release|launch) (?:countdown|timer|app|screen|day)\b|\bcount ?down to\b|\b(?:sneaker|product|ticket) drop\b/i,
    title: 'Until it opens',
    note: '{+2}, 10:00',
    trade: 'fashion',
    own: {
      names: ['Zero Hour', 'First in Line', 'Ten Sharp'],
      icon: 'timer',
      places: places('Drops:timer', 'Reminders:bell', 'Mine:heart', 'You:user-round'),
    },
    shows:
      'countdown, timer, product, picture, photo, price, size, size picker, notify, remind me, button, date, event, stock, raffle, enter, upcoming drop, list, calendar, share, days, hours, minutes',
    parts: ({ prompt }) => {
      const isShoe = /sneaker|shoe|drop|product/i.test(prompt);
      return [
        scene(
          isShoe ? 'product' : 'landscape',
          isShoe ? 'sneaker' : 'festival stage at night',
          'tall',
          isShoe ? 'Low Tide, oat, €110' : 'Doors at 19:30',
        ),
        moment(
          'Still',
          '1 d 17:48',
          '',
          isShoe
            ? '400 pairs, two in each hand at most. You are down for size 42.'
            : 'It begins on {+2} at ten. You are told an hour before.',
          0.8,
        ),
        ...(isShoe ? [chips('Size', '42', '40', '41', '43', '44')] : []),
        act('Remind me', 'bell', 'Put it in the calendar'),
        lines(
          'After that',
          ['timer', 'Mudlark boot', '{+9}, 10:00', '€165'],
          ['timer', 'Harbour jacket', '{+16}, 10:00', '€240'],
        ),
        stages(
          'How it goes',
          1,
          ['{-3}', 'You are on the list'],
          ['{+2}, 9:45', 'The door opens', 'Everybody waits in one line'],
          ['10:00', 'Line is drawn'],
          ['10:10', 'You have ten minutes'],
        ),
      ];
    },
  },
  {
    words:
      /\b(?:neighbou?rhood|community|local|street|crime) (?:watch|alerts?|safety|news)\b|\bweather alerts?\b|\bemergency alerts?\b/i,
    title: 'Around here',
    note: 'Mill Lane and eight streets',
    trade: 'community',
    own: {
      names: ['Lamp Post', 'Over the Fence', 'Nine Streets'],
      icon: 'bell-ring',
      places: places('Alerts:bell-ring', 'Map:map', 'Report:plus', 'Neighbours:users'),
    },
    shows:
      'alert, feed, map, report, report button, category, filter, time, distance, comment, photo, severity, police, neighbor, post, notification, location, status, resolved, button, list',
    parts: () => [
      chips('Show', 'All', 'Urgent', 'Traffic', 'Animals', 'Lost'),
      scene('map', 'streets by the canal', 'wide', '3 open nearby'),
      lines(
        'Open',
        ['triangle-alert', 'Cellar doors tried at 02:10', 'Alder Street 4 to 12, Hanna, 6 answers', '240 m'],
        ['droplets', 'No water until 14:00', 'Waterworks, main is being mended', '80 m'],
        ['cat', 'Olive is missing', 'Grey tabby, Mill Lane 8', '120 m'],
      ),
      act('Report something', 'plus', 'Call 112'),
      lines(
        'Settled',
        ['check', 'Wallet found, owner too', 'Ferry House, {-1}'],
        ['check', 'Street light 118 is back', '{-2}'],
        ['check', 'Loud van was the baker', '{-4}'],
      ),
      switches('', 1, ['bell', 'Urgent ones within 500 m'], ['moon', 'Quiet from 22 to 7']),
    ],
  },
  {
    words: /\b(?:carbon|co2|climate|eco|sustainab\w+) (?:footprint|tracker|calculator|app|score|habits?)\b/i,
    title: 'Your footprint',
    note: 'November so far',
    trade: 'climate',
    own: {
      names: ['Light Step', 'Half a Ton', 'Less Is'],
      icon: 'footprints',
      places: places('Today:footprints', 'Log:plus', 'Challenges:trophy', 'You:user-round'),
    },
    shows:
      'footprint, carbon, co2, category, transport, food, energy, chart, trend, goal, tip, challenge, compare, log, activity, week, month, score, badge, offset, average, breakdown, button',
    parts: () => [
      moment('CO₂ this month', '312', 'kg', 'Of 450 you gave yourself. A train instead of the flight saved 180.', 0.69),
      act('Log a way or a meal', 'plus'),
      {
        kind: 'rows',
        title: 'Where it comes from',
        items: [
          { icon: 'car', title: 'Ways', note: 'Car 94 km, train 420 km', value: '118 kg', share: 0.75 },
          {
            icon: 'flame',
            title: 'Heating and power',
            note: 'A degree less than last year',
            value: '96 kg',
            share: 0.6,
          },
          { icon: 'utensils', title: 'Food', note: 'Meat on four days', value: '72 kg', share: 0.45 },
          { icon: 'shopping-bag', title: 'Things', note: 'Winter boots', value: '26 kg', share: 0.17 },
        ],
      },
      course(
        'By month',
        'kg',
        [
          ['Jun', 398],
          ['Jul', 640],
          ['Aug', 512],
          ['Sep', 441],
          ['Oct', 428],
          ['Nov', 312],
        ],
        'July was the flight.',
      ),
      ticks(
        'This week',
        1,
        ['', 'Bike to work twice', '−9 kg'],
        ['', 'Two days without meat', '−6 kg'],
        ['', 'Repair the lamp', '−12 kg'],
      ),
    ],
  },
  {
    words:
      /\b(?:dog|cat|bird|mushroom|insect|fish|tree|flower|rock|star|food|breed|species) (?:breed |species )?(?:identif\w+|recogni\w+|scanner)\b/i,
    title: 'What it is',
    note: 'From a picture of 16:04',
    trade: 'pets',
    own: {
      names: ['Which One', 'Name That', 'Sharp Eye'],
      icon: 'scan-search',
      places: places('Scan:scan-search', 'Found:layers', 'Map:map', 'You:user-round'),
    },
    shows:
      'photo, result, name, confidence, match, percentage, description, fact, similar, similar species, camera, retake, save, share, map, warning, info, button, list, edible, breed, temperament',
    parts: ({ prompt }) => {
      const kind = KINDS.find(({ words }) => words.test(prompt)) ?? KINDS[0];
      if (kind === undefined) return [];
      return [
        scene(kind.picture[0], kind.picture[1], 'tall', `${kind.sure}% sure`),
        say('badge-check', kind.name, kind.told),
        facts(...kind.facts),
        act('Keep it', 'bookmark', 'Take another picture'),
        {
          kind: 'rows',
          title: 'It could also be',
          items: kind.others.map(([title, note, share]) => ({
            title,
            note,
            value: `${Math.round(share * 100)}%`,
            share,
          })),
        },
        knobs(['Share', 'share'], ['On the map', 'map-pin'], ['Ask people', 'users']),
      ];
    },
  },
];

interface Kind {
  words: RegExp;
  picture: readonly [kind: 'portrait' | 'landscape' | 'product' | 'food', subject: string];
  sure: number;
  name: string;
  told: string;
  facts: readonly (readonly [label: string, value: string, unit?: string])[];
  others: readonly (readonly [title: string, note: string, share: number])[];
}

const KINDS: readonly Kind[] = [
  {
    words: /dog|breed/i,
    picture: ['portrait', 'dog'],
    sure: 87,
    name: 'Shepherd and spaniel',
    told: 'Ears and muzzle of a shepherd, the coat of a spaniel. Clever, wants work, does not like to be alone.',
    facts: [
      ['Weight', '18 to 24', 'kg'],
      ['Needs', '2 h outside'],
      ['Lives', '12 to 14', 'years'],
      ['Coat', 'Brush twice a week'],
    ],
    others: [
      ['Border collie', 'Finer head, higher legs', 0.34],
      ['Münsterländer', 'Heavier, spots', 0.22],
      ['Kooiker', 'Smaller, black ear tips', 0.11],
    ],
  },
  {
    words: /cat/i,
    picture: ['portrait', 'cat'],
    sure: 91,
    name: 'European shorthair',
    told: 'Round head, thick coat, stripes like a mackerel. Calm at home, keen outside.',
    facts: [
      ['Weight', '4 to 6', 'kg'],
      ['Lives', '15 to 20', 'years'],
      ['Coat', 'Short'],
      ['Likes', 'Windows'],
    ],
    others: [
      ['British shorthair', 'Stockier, blue', 0.28],
      ['Norwegian forest', 'Longer coat', 0.12],
    ],
  },
  {
    words: /bird/i,
    picture: ['landscape', 'birds over a lake'],
    sure: 94,
    name: 'Kingfisher',
    told: 'Blue back, rust below, straight over the water. You hear it before you see it.',
    facts: [
      ['Length', '17', 'cm'],
      ['Seen', 'All year'],
      ['Eats', 'Small fish'],
      ['Near you', 'Rare'],
    ],
    others: [
      ['Bee-eater', 'Bent bill, in summer', 0.09],
      ['Nuthatch', 'On trees', 0.04],
    ],
  },
  {
    words: /mushroom/i,
    picture: ['food', 'mushrooms'],
    sure: 82,
    name: 'Penny bun',
    told: 'Thick stem with a fine net, pores white then yellow. A picture alone is never enough to eat it.',
    facts: [
      ['Grows', 'Under spruce'],
      ['Months', 'Jul to Nov'],
      ['Cap', '8 to 20', 'cm'],
      ['Eaten', 'If sure'],
    ],
    others: [
      ['Bitter bolete', 'Pink pores, very bitter', 0.41],
      ['Bay bolete', 'Turns blue', 0.2],
    ],
  },
  {
    words: /./,
    picture: ['landscape', 'flower meadow'],
    sure: 89,
    name: 'Meadow cranesbill',
    told: 'Blue-violet, five petals with fine veins. Leaves are cut to the base.',
    facts: [
      ['Height', '60', 'cm'],
      ['Flowers', 'Jun to Aug'],
      ['Likes', 'Damp meadows'],
      ['Protected', 'No'],
    ],
    others: [
      ['Wood cranesbill', 'Earlier, paler', 0.33],
      ['Bellflower', 'Petals grown together', 0.12],
    ],
  },
];
