import type { Picture } from '../../write/slots.ts';

export type Stop = readonly [title: string, note: string, icon: string];

export interface TownKnowledge {
  name: string;
  /** Whether it is a town that somebody named, rather than one that stands for any. */
  isKnown: boolean;
  words: RegExp;
  picture: Picture;
  /** In the order of a journey: a sight, a meal, a walk, an evening, and again. */
  stops: readonly Stop[];
}

const ANYWHERE: TownKnowledge = {
  name: 'Norhaven',
  isKnown: false,
  words: /./,
  picture: { kind: 'landscape', subject: 'old town with white houses', alt: 'The old town from the water' },
  stops: [
    ['Walk through the old town', 'Start at the gate, 1.5 h', 'footprints'],
    ['Lunch in the market hall', 'Ask for the counter at the back', 'utensils'],
    ['The city museum', 'Quiet after three', 'landmark'],
    ['Sunset from the hill', 'Tram 12 to the last stop', 'sunset'],
    ['Boat across the harbour', 'Every 20 min', 'ship'],
    ['Coffee by the water', 'Terrace on the south side', 'coffee'],
    ['Botanical garden', 'Glasshouse closes at 17:00', 'trees'],
    ['Supper in the lanes', 'Table for two, booked', 'utensils'],
    ['Day trip to the coast', 'Train at 9:04, 50 min', 'train-front'],
    ['Picnic on the cliffs', 'Buy bread at the station', 'sandwich'],
    ['Swim in the cove', 'Steps on the left', 'waves'],
    ['Last drink on the roof', 'Open until one', 'wine'],
  ],
};

/** Towns that people plan journeys to, with sights that everybody may name. */
const TOWNS: readonly TownKnowledge[] = [
  {
    name: 'Kyoto',
    isKnown: true,
    words: /\bkyoto\b/i,
    picture: { kind: 'landscape', subject: 'temple pagoda', alt: 'A pagoda above the roofs' },
    stops: [
      ['Fushimi Inari', 'Gates before the crowds', 'landmark'],
      ['Lunch at Nishiki Market', 'Small plates, standing', 'utensils'],
      ['Kiyomizu-dera', 'Wooden stage, city view', 'landmark'],
      ['Evening in Gion', 'Lanterns along Hanamikoji', 'sunset'],
      ['Arashiyama bamboo grove', 'Go at opening time', 'trees'],
      ['Tofu lunch by the river', 'Set menu, 40 min', 'soup'],
      ['Tenryu-ji garden', 'Pond and maples', 'flower-2'],
      ['Supper on Pontocho', 'Booked for two', 'utensils'],
      ['Kinkaku-ji', 'Golden in morning light', 'landmark'],
      ['Soba near Ryoan-ji', 'Cash only', 'soup'],
      ['Philosopher’s Path', '2 km along the canal', 'footprints'],
      ['Tea house in Higashiyama', 'Ceremony, 45 min', 'coffee'],
    ],
  },
  {
    name: 'Lisbon',
    isKnown: true,
    words: /\blisbon|lisboa\b/i,
    picture: { kind: 'landscape', subject: 'city by the sea old town', alt: 'Roofs down to the river' },
    stops: [
      ['Alfama on foot', 'From the Sé upwards', 'footprints'],
      ['Grilled fish by the dock', 'Counter seats', 'fish'],
      ['Tile museum', 'Two cloisters', 'landmark'],
      ['Sunset at Graça', 'Miradouro, bring a jacket', 'sunset'],
      ['Belém tower', 'Before ten', 'landmark'],
      ['Custard tarts', 'Warm, with cinnamon', 'croissant'],
      ['MAAT by the river', 'Walk over its roof', 'landmark'],
      ['Fado in Mouraria', 'Begins at 20:30', 'music'],
      ['Train to Sintra', '40 min from Rossio', 'train-front'],
      ['Lunch in Sintra village', 'Shady terrace', 'utensils'],
      ['Pena Palace park', 'Walk down, not up', 'trees'],
      ['Petiscos in Campo de Ourique', 'Small plates', 'wine'],
    ],
  },
  {
    name: 'Paris',
    isKnown: true,
    words: /\bparis\b/i,
    picture: { kind: 'landscape', subject: 'city bridge over river', alt: 'A bridge over the Seine' },
    stops: [
      ['Île de la Cité', 'Sainte-Chapelle at opening', 'landmark'],
      ['Lunch in the Marais', 'Falafel or oysters', 'utensils'],
      ['Musée d’Orsay', 'Level 5 first', 'palette'],
      ['Seine at dusk', 'From Pont Neuf westwards', 'sunset'],
      ['Montmartre stairs', 'Before the buses', 'footprints'],
      ['Bistro near Abbesses', 'Menu of the day', 'utensils'],
      ['Canal Saint-Martin', 'Locks and bookshops', 'waves'],
      ['Jazz in a cellar', 'Set at 21:00', 'music'],
      ['Luxembourg Gardens', 'Chairs by the pond', 'trees'],
      ['Market on Rue Mouffetard', 'Picnic things', 'shopping-basket'],
      ['Louvre, late opening', 'Denon wing', 'landmark'],
      ['Supper in Belleville', 'Booked for two', 'wine'],
    ],
  },
  {
    name: 'Tokyo',
    isKnown: true,
    words: /\btokyo\b/i,
    picture: { kind: 'landscape', subject: 'city skyline at night', alt: 'The city at night' },
    stops: [
      ['Senso-ji at dawn', 'Empty before seven', 'landmark'],
      ['Tsukiji outer market', 'Breakfast that lasts', 'fish'],
      ['teamLab rooms', 'Timed entry', 'sparkles'],
      ['Shibuya crossing', 'From the first floor', 'sunset'],
      ['Meiji Shrine', 'Through the forest', 'trees'],
      ['Ramen in Ebisu', 'Ticket machine', 'soup'],
      ['Yanaka lanes', 'Cats and tea', 'footprints'],
      ['Golden Gai', 'Six seats a bar', 'wine'],
      ['Day in Kamakura', 'Train, 55 min', 'train-front'],
      ['Lunch by the beach', 'Whitebait bowl', 'utensils'],
      ['Great Buddha', 'Closes 17:00', 'landmark'],
      ['Izakaya in Shinjuku', 'Booked for two', 'utensils'],
    ],
  },
  {
    name: 'Rome',
    isKnown: true,
    words: /\brome|roma\b/i,
    picture: { kind: 'landscape', subject: 'old town temple columns', alt: 'Columns in the evening' },
    stops: [
      ['Colosseum and Forum', 'Ticket for 9:00', 'landmark'],
      ['Carbonara in Monti', 'No booking, go early', 'utensils'],
      ['Pantheon', 'Look up', 'landmark'],
      ['Trevi after dark', 'Ten minutes suffice', 'sunset'],
      ['Vatican Museums', 'Last Sunday is free', 'palette'],
      ['Pizza by the slice', 'Near Prati market', 'pizza'],
      ['Castel Sant’Angelo', 'Roof terrace', 'landmark'],
      ['Trastevere evening', 'Wine bars', 'wine'],
      ['Appian Way by bike', 'Traffic-free Sunday', 'bike'],
      ['Picnic by the aqueducts', 'Bread, cheese, plums', 'sandwich'],
      ['Borghese Gardens', 'Boats on the lake', 'trees'],
      ['Supper in Testaccio', 'Booked for two', 'utensils'],
    ],
  },
  {
    name: 'Iceland',
    isKnown: true,
    words: /\biceland|reykjav[ií]k\b/i,
    picture: { kind: 'landscape', subject: 'mountain lake winter', alt: 'Mountains over a cold lake' },
    stops: [
      ['Drive to Thingvellir', '45 min, icy until ten', 'car'],
      ['Soup at the farm', 'Tomatoes under glass', 'soup'],
      ['Geysir and Gullfoss', 'Waterproof shoes', 'waves'],
      ['Northern lights', 'KP 4, clear after 22:00', 'sparkles'],
      ['Seljalandsfoss', 'Path behind the water', 'waves'],
      ['Lunch in Vík', 'By the black beach', 'utensils'],
      ['Glacier walk', 'Crampons included', 'mountain-snow'],
      ['Guesthouse supper', 'Lamb or char', 'utensils'],
      ['Ice lagoon', 'Boats until 16:00', 'ship'],
      ['Coffee at the harbour', 'Höfn', 'coffee'],
      ['Hot pool', 'Towel needed', 'bath'],
      ['Back in Reykjavík', 'Live music downtown', 'music'],
    ],
  },
];

/** The town that a text names, else one that nobody knows. */
export const findTown = (text: string): TownKnowledge => TOWNS.find(({ words }) => words.test(text)) ?? ANYWHERE;
