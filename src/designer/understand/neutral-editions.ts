import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { shown } from '../knowledge/houses/small-house.ts';
import { EDITION_FIGURES, type EditionFigures } from './edition-figures.ts';
import type { Picture } from '../write/slots.ts';

/** A small house with work of its own, told in few words; what it does not tell comes from the neutral domain. */
export interface NeutralEdition {
  /** Houses that are just this one. */
  words: RegExp;
  brands: string[];
  icon: string;
  colors: DomainKnowledge['colors'];
  scene: Picture;
  things: Picture[];
  promises: DomainKnowledge['promises'];
  points: DomainKnowledge['points'];
  steps: DomainKnowledge['steps'];
  /** What is on the list, who has it, until when, in which state. */
  list: {
    title: string;
    one: string;
    rows: readonly (readonly [
      title: string,
      who: string,
      due: string,
      state: 'In work' | 'Waiting' | 'Planned' | 'Done',
    ])[];
  };
  figures: EditionFigures;
  schedule: readonly (readonly [day: number, time: string, title: string, place: string, duration: string])[];
}

/** Houses that could be anybody's: a seed library, an observatory, a print room, a boatyard, a sound archive. */
export const NEUTRAL_EDITIONS: readonly NeutralEdition[] = [
  {
    words: /\bseed (?:library|bank|swap|savers?)/i,
    brands: ['Seedwarren', 'Halfacre Library', 'Tithe & Thistle'],
    icon: 'sprout',
    colors: [
      { hex: '#4c6b2f', name: 'bean green' },
      { hex: '#9a5b13', name: 'seed brown' },
    ],
    scene: shown('landscape', 'allotment garden with rows of beans', 'An allotment with rows of beans'),
    things: [
      shown('product', 'watering can', 'A watering can'),
      shown('food', 'basket of vegetables', 'A basket of vegetables'),
      shown('product', 'potted plant', 'A potted plant'),
      shown('product', 'glass jar with lid', 'A jar of seed'),
    ],
    promises: [
      {
        eyebrow: 'Open on Saturdays',
        title: 'Borrow in spring, bring back in autumn',
        accent: 'bring back in autumn',
        body: 'Four hundred drawers of seed that grew round here, each with the name of whoever saved it.',
        action: { label: 'Look through the drawers', icon: 'search' },
        secondary: { label: 'How lending works' },
      },
      {
        title: 'Every bean has a grower',
        accent: 'a grower',
        body: 'Ask where it stood, what it wants and when to sow it. Somebody wrote it on the packet.',
        action: { label: 'Find a packet', icon: 'sprout' },
        secondary: { label: 'Save your own seed' },
      },
    ],
    points: [
      {
        icon: 'map-pin',
        title: 'From within ten miles',
        body: 'What is in the drawers has come through a local winter.',
      },
      {
        icon: 'pencil',
        title: 'Notes on every packet',
        body: 'Sowing day, first frost, and what the slugs thought of it.',
      },
      { icon: 'repeat', title: 'Two packets back', body: 'One for the drawer, one for the year when it rains.' },
      { icon: 'users', title: 'Ask the grower', body: 'Names are on the packets, and their owners come on Saturdays.' },
    ],
    steps: [
      { title: 'Choose up to six packets', body: 'By height, by colour or by the month you eat it.' },
      { title: 'Grow, and let some stand', body: 'The best plant of the row is left to dry.' },
      { title: 'Bring two packets back', body: 'Written in your own hand.' },
    ],
    list: {
      title: 'In the drawers',
      one: 'packet',
      rows: [
        ['Blue Lake bean', 'Ada Brandt', 'May', 'In work'],
        ['Crown of Esker pea', 'Jonah Pell', 'March', 'In work'],
        ['Long red onion', 'Mara Lind', 'April', 'Waiting'],
        ['White ferry kale', 'Sefa Aydin', 'July', 'Planned'],
        ['Marigold, single', 'Ilse Vonk', 'May', 'Done'],
        ['Chapel marrow', 'Ada Brandt', 'June', 'Done'],
      ],
    },
    figures: EDITION_FIGURES.seedLibrary,
    schedule: [
      [0, '10:00', 'Drawers open', 'Mill Lane', '4 h'],
      [0, '14:30', 'Cleaning seed together', 'Back room', '1 h'],
      [2, '18:00', 'Talk: peas that climb', 'Hall', '45 min'],
      [5, '09:00', 'Walk through the plots', 'Station Road', '2 h'],
      [7, '10:00', 'Drawers open', 'Mill Lane', '4 h'],
      [9, '17:30', 'Packets folded', 'Back room', '1 h'],
    ],
  },
  {
    words: /\b(?:observatory|stargazing)/i,
    brands: ['Larkwell Observatory', 'Dim & Distant', 'Thirdmoon'],
    icon: 'telescope',
    colors: [
      { hex: '#3a4fae', name: 'night blue' },
      { hex: '#7a4a9c', name: 'dusk violet' },
    ],
    scene: shown('landscape', 'hills under a night sky with stars', 'Hills under a night sky'),
    things: [
      shown('product', 'compass', 'A compass'),
      shown('product', 'lamp', 'A desk lamp'),
      shown('product', 'camera on a tripod', 'A camera'),
      shown('product', 'rocket', 'A model rocket'),
    ],
    promises: [
      {
        eyebrow: 'Clear nights only',
        title: 'Come when the sky is dark',
        accent: 'when the sky is dark',
        body: 'We open the dome on clear evenings, point at one thing and take our time with it.',
        action: { label: 'See the next clear night', icon: 'moon' },
        secondary: { label: 'What is up now' },
      },
      {
        title: 'One object, one evening',
        accent: 'one evening',
        body: 'Twelve people, one eyepiece, two hours. You draw what you see and take the drawing home.',
        action: { label: 'Take a place', icon: 'telescope' },
        secondary: { label: 'Read the log book' },
      },
    ],
    points: [
      { icon: 'moon', title: 'Told by noon', body: 'Whether the night is clear stands on the door at twelve.' },
      { icon: 'eye', title: 'Your own eye first', body: 'Screens stay off until everybody has looked.' },
      {
        icon: 'notebook-pen',
        title: 'A log since the start',
        body: 'Every evening has a page: seeing, wind, what was found.',
      },
      { icon: 'thermometer', title: 'Coats on the hook', body: 'It is colder under the dome than you think.' },
    ],
    steps: [
      { title: 'Choose a moonless week', body: 'Places open ten days ahead.' },
      { title: 'Wait for noon', body: 'A word tells whether we open.' },
      { title: 'Look, draw, write', body: 'The page goes into the log.' },
    ],
    list: {
      title: 'On the programme',
      one: 'object',
      rows: [
        ['Double cluster', 'Ada Brandt', '21:10', 'In work'],
        ['Ring of dust round a dwarf', 'Jonah Pell', '22:00', 'Planned'],
        ['Crater rim at first quarter', 'Mara Lind', '19:40', 'Done'],
        ['Four moons in a row', 'Sefa Aydin', '20:15', 'In work'],
        ['Faint comet, low in the west', 'Ilse Vonk', '18:50', 'Waiting'],
        ['Red star, spectrum', 'Ada Brandt', '23:20', 'Planned'],
      ],
    },
    figures: EDITION_FIGURES.observatory,
    schedule: [
      [0, '18:30', 'Dome opens', 'Hilltop', '3 h'],
      [0, '21:10', 'Double cluster', 'Main eyepiece', '40 min'],
      [1, '12:00', 'Word on the weather', 'Door', '5 min'],
      [3, '19:00', 'Drawing at the eyepiece', 'Hilltop', '2 h'],
      [6, '20:30', 'Moonless night', 'Hilltop', '4 h'],
      [10, '17:00', 'Mirror cleaned', 'Workshop', '2 h'],
    ],
  },
  {
    words:
      /\b(?:letterpress|risograph|screen[- ]print(?:ing|ers?)?|print ?(?:making|makers?|room|studio|shop|house|works)|printing (?:press|house|studio|workshop)|bookbind\w+)\b/i,
    brands: ['Inkmarrow', 'Broadside Press', 'Deckle & Sons'],
    icon: 'stamp',
    colors: [
      { hex: '#c23b22', name: 'proof red' },
      { hex: '#1f5fa8', name: 'process blue' },
    ],
    scene: shown('room', 'print studio with a press', 'A print studio with a press'),
    things: [
      shown('product', 'framed poster', 'A framed poster'),
      shown('product', 'paint brushes in a jar', 'Brushes in a jar'),
      shown('product', 'scissors', 'A pair of scissors'),
      shown('abstract', 'overprinted shapes', 'Overprinted shapes'),
    ],
    promises: [
      {
        eyebrow: 'Two colours, one afternoon',
        title: 'Print it by hand once',
        accent: 'by hand',
        body: 'Set a line, ink it, pull fifty. Paper, type and somebody to stand beside you are here.',
        action: { label: 'Reserve the press', icon: 'calendar-check' },
        secondary: { label: 'See what came off it' },
      },
      {
        title: 'Good paper forgives nothing',
        accent: 'nothing',
        body: 'So we proof until it is right, and the run takes an hour.',
        action: { label: 'Ask for a proof', icon: 'stamp' },
        secondary: { label: 'Paper and prices' },
      },
    ],
    points: [
      { icon: 'layers', title: 'Six papers on the shelf', body: 'From newsprint to cotton, cut to your sheet.' },
      { icon: 'palette', title: 'Ink mixed while you wait', body: 'Bring a scrap of the colour you mean.' },
      { icon: 'ruler', title: 'Registered to a hair', body: 'Two passes meet, or the sheet goes in the basket.' },
      { icon: 'package', title: 'Packed flat', body: 'Between boards, signed if you like, home by bicycle.' },
    ],
    steps: [
      { title: 'Send the words', body: 'A line or a page; pictures as a drawing.' },
      { title: 'Approve the proof', body: 'One sheet, by post or at the press.' },
      { title: 'Pull the run', body: 'You may turn the handle.' },
    ],
    list: {
      title: 'On the press',
      one: 'job',
      rows: [
        ['Poster for the ferry fair', 'Mara Lind', 'Thu', 'In work'],
        ['Wedding cards, 80', 'Ada Brandt', 'Fri', 'In work'],
        ['Labels for plum jam', 'Sefa Aydin', 'Fri', 'Waiting'],
        ['Broadside, two poems', 'Ilse Vonk', 'Mon', 'Planned'],
        ['Menu, spring', 'Jonah Pell', 'Wed', 'Done'],
        ['Bookplates, 200', 'Ada Brandt', 'Tue', 'Done'],
      ],
    },
    figures: EDITION_FIGURES.printRoom,
    schedule: [
      [0, '09:30', 'Proof for the ferry fair', 'Press two', '45 min'],
      [0, '13:00', 'Red mixed', 'Ink bench', '20 min'],
      [1, '10:00', 'Run of 300', 'Press one', '2 h'],
      [2, '15:00', 'Open afternoon', 'All presses', '3 h'],
      [5, '09:00', 'Paper arrives', 'Yard', '30 min'],
      [8, '18:00', 'Evening: set your name', 'Type room', '2 h'],
    ],
  },
  {
    words: /\b(?:boat ?yard|marina|boat (?:storage|repairs?|builders?)|sailing (?:school|club))\b/i,
    brands: ['Staithe & Oar', 'Slackwater Sheds', 'Kedge'],
    icon: 'sailboat',
    colors: [
      { hex: '#0f6a7a', name: 'harbour teal' },
      { hex: '#c4622d', name: 'rust' },
    ],
    scene: shown('landscape', 'harbour with boats at low tide', 'A harbour at low tide'),
    things: [
      shown('product', 'lantern', 'A lantern'),
      shown('product', 'compass', 'A compass'),
      shown('product', 'backpack', 'A canvas bag'),
      shown('landscape', 'lighthouse on a cliff', 'A lighthouse'),
    ],
    promises: [
      {
        eyebrow: 'Between tides',
        title: 'Leave her with us for the winter',
        accent: 'for the winter',
        body: 'Dry under a roof from October, looked over once a month, back on the water by Easter.',
        action: { label: 'Ask for a berth', icon: 'anchor' },
        secondary: { label: 'Walk round the sheds' },
      },
      {
        title: 'Out on the first good tide',
        accent: 'good tide',
        body: 'Say when you mean to sail. We rig, fuel and turn her bow to the sea.',
        action: { label: 'Plan a launch', icon: 'sailboat' },
        secondary: { label: 'Tides this month' },
      },
    ],
    points: [
      { icon: 'warehouse', title: 'Under one dry roof', body: 'Forty berths, ropes off the floor, doors that close.' },
      {
        icon: 'clipboard-list',
        title: 'Looked over monthly',
        body: 'Bilge, covers, lines; a note to you with a picture.',
      },
      { icon: 'hammer', title: 'Small repairs as they come', body: 'Under an hour is done and written down.' },
      { icon: 'waves', title: 'Launched by the tide table', body: 'Not by ours.' },
    ],
    steps: [
      { title: 'Bring her to the slip', body: 'Any high water before the first of November.' },
      { title: 'Hand over the key', body: 'With a list of what creaks.' },
      { title: 'Choose your tide', body: 'From March, ten days ahead.' },
    ],
    list: {
      title: 'In the sheds',
      one: 'boat',
      rows: [
        ['Heron, clinker dinghy', 'Ada Brandt', 'March', 'In work'],
        ['Old Margit', 'Jonah Pell', 'April', 'Waiting'],
        ['Two Brothers', 'Mara Lind', 'Easter', 'In work'],
        ['Swift of Esker', 'Sefa Aydin', 'May', 'Planned'],
        ['Puffin', 'Ilse Vonk', 'March', 'Done'],
        ['Grey Goose', 'Jonah Pell', 'April', 'Done'],
      ],
    },
    figures: EDITION_FIGURES.boatyard,
    schedule: [
      [0, '06:40', 'High water', 'Slip', '1 h'],
      [0, '11:00', 'Covers checked', 'Shed two', '2 h'],
      [1, '07:25', 'Heron comes in', 'Slip', '45 min'],
      [3, '14:00', 'Varnish, second coat', 'Shed one', '3 h'],
      [6, '09:00', 'Owners look round', 'All sheds', '2 h'],
      [9, '08:10', 'Crane for Old Margit', 'Quay', '1 h'],
    ],
  },
  {
    words: /\b(?:sound archive|field recordings?|recording archive)\b/i,
    brands: ['Quietreel', 'Hum & Hollow', 'Wavecellar'],
    icon: 'audio-lines',
    colors: [
      { hex: '#8a3f6b', name: 'label plum' },
      { hex: '#2f6f5e', name: 'dial green' },
    ],
    scene: shown('abstract', 'sound waves', 'Sound as waves'),
    things: [
      shown('product', 'headphones', 'A pair of headphones'),
      shown('product', 'vinyl record', 'A record'),
      shown('product', 'radio speaker', 'A radio'),
      shown('product', 'guitar', 'A guitar'),
    ],
    promises: [
      {
        eyebrow: 'Recorded on the spot',
        title: 'Hear a street that is gone',
        accent: 'that is gone',
        body: 'Trams, bells, markets and back yards since 1951, catalogued by corner and by hour.',
        action: { label: 'Start listening', icon: 'play' },
        secondary: { label: 'Search by street' },
      },
      {
        title: 'Keep still for one minute',
        accent: 'one minute',
        body: 'That is all a recording takes. Send us the minute outside your window.',
        action: { label: 'Send a minute', icon: 'mic' },
        secondary: { label: 'How to hold the phone' },
      },
    ],
    points: [
      { icon: 'map', title: 'Found by corner', body: 'Every minute hangs on a crossing and an hour of the day.' },
      { icon: 'disc-3', title: 'As it was cut', body: 'No noise taken out, no music put under.' },
      {
        icon: 'headphones',
        title: 'Three chairs by the window',
        body: 'Headphones, a lamp, and nobody asks you anything.',
      },
      { icon: 'mic', title: 'Yours can hang beside', body: 'What is recorded today is old soon enough.' },
    ],
    steps: [
      { title: 'Pick a corner', body: 'Or let the map pick one.' },
      { title: 'Listen to two years of it', body: 'One then, one now.' },
      { title: 'Add your own minute', body: 'It is heard once before it is hung.' },
    ],
    list: {
      title: 'Lately hung',
      one: 'minute',
      rows: [
        ['Fish market, six in the morning', 'Ada Brandt', '1964', 'Done'],
        ['Tram seven, brakes', 'Jonah Pell', '1958', 'In work'],
        ['Rain on the station roof', 'Mara Lind', '1987', 'Done'],
        ['School yard, break', 'Sefa Aydin', '1972', 'Waiting'],
        ['Knife grinder, Bell Street', 'Ilse Vonk', '1951', 'In work'],
        ['Night bus, last stop', 'Ada Brandt', '2003', 'Planned'],
      ],
    },
    figures: EDITION_FIGURES.soundArchive,
    schedule: [
      [0, '11:00', 'Listening hours', 'Window chairs', '5 h'],
      [0, '16:30', 'Reel 212 cleaned', 'Cellar', '1 h'],
      [1, '06:00', 'Recording: fish market', 'Quay', '1 h'],
      [3, '18:00', 'An evening of bells', 'Chapel', '90 min'],
      [5, '10:00', 'Map walk', 'Bell Street', '2 h'],
      [8, '15:00', 'Minutes heard together', 'Back room', '1 h'],
    ],
  },
];
