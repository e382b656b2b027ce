import type { Action, Status } from '../../write/slots.ts';

export interface PlacedThing {
  title: string;
  body: string;
  meta: string;
  value: string;
  status?: Status;
}

/** Things of one kind that are looked for on a map, nearest first. */
export interface PinKnowledge {
  words: RegExp;
  title: string;
  icon: string;
  chips: readonly string[];
  action: Action;
  places: readonly PlacedThing[];
}

const free = (label: string): Status => ({ label, tone: 'good' });
const few = (label: string): Status => ({ label, tone: 'warn' });

/** What people open a map in an app for, besides the places of a trade. */
const PINS: readonly PinKnowledge[] = [
  {
    words: /\bpark(?:ing)?\b(?=.*\b(?:car|garage|spot|space|lot|hour|reserve|app|map)\b)|\bparking\b/i,
    title: 'Parking nearby',
    icon: 'circle-parking',
    chips: ['Cheapest', 'Covered', 'Charging'],
    action: { label: 'Reserve', icon: 'calendar-check' },
    places: [
      {
        title: 'Kiln Yard garage',
        body: 'Covered, 2.10 m, lift',
        meta: '3 min walk',
        value: '€2.40/h',
        status: free('38 free'),
      },
      {
        title: 'Harbour deck',
        body: 'Open air, charging',
        meta: '5 min walk',
        value: '€1.80/h',
        status: free('112 free'),
      },
      {
        title: 'Market Square',
        body: 'Underground, guarded',
        meta: '4 min walk',
        value: '€3.10/h',
        status: few('6 free'),
      },
      {
        title: 'Alder Street',
        body: 'At the kerb, until 20:00',
        meta: '2 min walk',
        value: '€2.00/h',
        status: few('2 free'),
      },
      {
        title: 'Station west',
        body: 'Covered, day rate €14',
        meta: '9 min walk',
        value: '€1.60/h',
        status: free('64 free'),
      },
      {
        title: 'Opera',
        body: 'Underground, closes 01:00',
        meta: '7 min walk',
        value: '€2.90/h',
        status: free('21 free'),
      },
    ],
  },
  {
    words: /\b(?:car[- ]?shar\w*|rental cars?|cars? nearby|carsharing)\b/i,
    title: 'Cars nearby',
    icon: 'car',
    chips: ['Small', 'Electric', 'Van'],
    action: { label: 'Unlock', icon: 'lock-open' },
    places: [
      {
        title: 'Small electric, 4 seats',
        body: 'Alder Street 8',
        meta: '2 min walk',
        value: '€0.29/min',
        status: free('82% full'),
      },
      { title: 'Estate, 5 seats', body: 'Kiln Yard', meta: '4 min walk', value: '€0.36/min', status: free('410 km') },
      { title: 'Van, 3 seats', body: 'Harbour deck', meta: '6 min walk', value: '€0.44/min', status: free('290 km') },
      {
        title: 'Small electric, 4 seats',
        body: 'Market Square',
        meta: '7 min walk',
        value: '€0.29/min',
        status: few('24% full'),
      },
      { title: 'Cabriolet, 4 seats', body: 'Opera', meta: '9 min walk', value: '€0.49/min', status: free('360 km') },
    ],
  },
  {
    words:
      /\b(?:e-?scooters?|scooter[- ]shar\w*|bike[- ]?shar\w*|city bikes?|e-?bikes? (?:near|rental|share)|rental bikes?)\b/i,
    title: 'Rides nearby',
    icon: 'bike',
    chips: ['Bikes', 'Scooters', 'Stations'],
    action: { label: 'Scan to unlock', icon: 'scan-line' },
    places: [
      { title: 'Bike 4417', body: 'At the canal bridge', meta: '1 min walk', value: '€0.15/min', status: free('91%') },
      {
        title: 'Scooter 208',
        body: 'Corner of Mill Lane',
        meta: '2 min walk',
        value: '€0.22/min',
        status: free('76%'),
      },
      {
        title: 'Station Harbour',
        body: '9 bikes, 3 docks',
        meta: '4 min walk',
        value: '9 bikes',
        status: free('Open'),
      },
      { title: 'Bike 1093', body: 'Market Square', meta: '5 min walk', value: '€0.15/min', status: few('22%') },
      { title: 'Station Opera', body: '2 bikes, 14 docks', meta: '6 min walk', value: '2 bikes', status: few('Few') },
    ],
  },
  {
    words: /\b(?:ride[- ]?hailing|ride[- ]?shar\w*|taxi|cab app|uber|lyft|book a ride)\b/i,
    title: 'Where to?',
    icon: 'car-taxi-front',
    chips: ['Now', 'Later', 'Shared'],
    action: { label: 'Order a ride', icon: 'car-taxi-front' },
    places: [
      {
        title: 'Standard',
        body: '4 seats, at your door',
        meta: '3 min away',
        value: '€11.40',
        status: free('Nearest'),
      },
      { title: 'Shared', body: 'One stop on the way', meta: '6 min away', value: '€7.20', status: free('Cheapest') },
      { title: 'Large', body: '6 seats, four cases', meta: '8 min away', value: '€16.90' },
      { title: 'Electric', body: '4 seats', meta: '5 min away', value: '€12.10' },
    ],
  },
  {
    words: /\b(?:atms?|cash machines?|bank branch\w*)\b/i,
    title: 'Cash nearby',
    icon: 'banknote',
    chips: ['No fee', 'Open now', 'Deposits'],
    action: { label: 'Directions', icon: 'navigation' },
    places: [
      {
        title: 'Market hall',
        body: 'Inside, left of the door',
        meta: '2 min walk',
        value: 'No fee',
        status: free('Open'),
      },
      { title: 'Harbour station', body: 'Platform 1', meta: '4 min walk', value: 'No fee', status: free('Open') },
      {
        title: 'Branch Alder Street',
        body: 'Deposits, coins',
        meta: '6 min walk',
        value: 'No fee',
        status: few('Until 17:00'),
      },
      { title: 'Corner shop', body: 'Up to €200', meta: '3 min walk', value: '€1.95', status: free('Open') },
    ],
  },
];

/** What a prompt looks for on a map, where that is no trade's own. */
export const findPins = (prompt: string): PinKnowledge | undefined => PINS.find(({ words }) => words.test(prompt));
