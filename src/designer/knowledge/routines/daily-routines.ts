import type { RoutineKnowledge } from './routine-knowledge.ts';

/** What people do again and again, or pack and buy; the last is for every other. */
export const DAILY_ROUTINES: readonly RoutineKnowledge[] = [
  {
    words: /\b(?:plants?|watering|houseplants?)\b/i,
    title: 'My plants',
    unit: 'plants cared for',
    action: { label: 'Add a plant', icon: 'plus' },
    groups: [
      {
        title: 'Water today',
        items: [
          ['Monstera', 'Living room, 400 ml', 'leaf', 'every 7 days', true],
          ['Basil', 'Kitchen sill, 150 ml', 'sprout', 'daily', true],
          ['Fern', 'Bathroom, mist it', 'droplets', 'every 2 days'],
        ],
      },
      {
        title: 'Next days',
        items: [
          ['Snake plant', 'Bedroom, 200 ml', 'leaf', 'Sunday'],
          ['Lemon tree', 'Balcony, feed it', 'trees', 'Monday'],
          ['Orchid', 'Office, soak 10 min', 'flower-2', 'Wednesday'],
        ],
      },
    ],
  },
  {
    words: /\b(?:grocer\w*|shopping list|supermarket)\b/i,
    isList: true,
    title: 'Groceries',
    unit: 'things in the basket',
    action: { label: 'Add a thing', icon: 'plus' },
    groups: [
      {
        title: 'Vegetables and fruit',
        items: [
          ['Leeks', '3', 'leaf', '€1.80', true],
          ['Carrots', '1 kg', 'carrot', '€1.10', true],
          ['Lemons', '4', 'citrus', '€1.60'],
        ],
      },
      {
        title: 'Dairy and eggs',
        items: [
          ['Yoghurt', '500 g', 'milk', '€2.20', true],
          ['Eggs', '10', 'egg', '€2.90'],
          ['Feta', '200 g', 'square', '€2.40'],
        ],
      },
      {
        title: 'Bread and dry goods',
        items: [
          ['Dark rye', '1 loaf', 'wheat', '€3.60'],
          ['Red lentils', '500 g', 'package', '€1.70'],
        ],
      },
    ],
  },
  {
    words: /\b(?:packing|pack list|luggage)\b/i,
    isList: true,
    title: 'Packing list',
    unit: 'things packed',
    action: { label: 'Add a thing', icon: 'plus' },
    groups: [
      {
        title: 'Clothes',
        items: [
          ['Shirts', '4', 'shirt', 'bag', true],
          ['Warm layer', 'Wool', 'shirt', 'bag', true],
          ['Walking shoes', 'Wear them', 'footprints', 'on you'],
        ],
      },
      {
        title: 'Papers and power',
        items: [
          ['Passport', 'Valid until 2031', 'book-user', 'pocket', true],
          ['Charger and cable', 'Two', 'plug', 'bag'],
          ['Tickets', 'Saved offline', 'ticket', 'phone'],
        ],
      },
      {
        title: 'Wash bag',
        items: [
          ['Toothbrush', 'After breakfast', 'brush', 'last'],
          ['Sunscreen', '50 ml', 'sun', 'bag'],
        ],
      },
    ],
  },
  {
    words: /\b(?:(?<!(?:filter|category|tab|status|nav|chip) )pills?|medic\w*|meds|prescriptions?|doses?|vitamins?)\b/i,
    title: 'Today’s medicines',
    unit: 'doses taken',
    action: { label: 'Add a medicine', icon: 'plus' },
    groups: [
      {
        title: 'Morning',
        items: [
          ['Levothyroxine', '1 tablet, before breakfast', 'pill', '07:30', true],
          ['Vitamin D', '2 drops', 'droplet', '08:00', true],
          ['Ramipril 5 mg', '1 tablet with water', 'pill', '08:00', true],
        ],
      },
      { title: 'Afternoon', items: [['Metformin 500 mg', '1 tablet, with food', 'pill', '14:00']] },
      { title: 'Evening', items: [['Atorvastatin', '1 tablet at bedtime', 'moon', '21:30']] },
    ],
  },
  {
    words: /\b(?:chores?|household|cleaning|family tasks?|roommates?)\b/i,
    title: 'Chores today',
    unit: 'chores done',
    action: { label: 'Add a chore', icon: 'plus' },
    groups: [
      {
        title: 'Today',
        items: [
          ['Empty the dishwasher', 'Ida', 'utensils', '2 pts', true],
          ['Take out the paper', 'Noah', 'trash-2', '1 pt', true],
          ['Water the balcony', 'Everyone in turn', 'sprout', '2 pts'],
          ['Hang up the washing', 'Mira', 'shirt', '3 pts'],
        ],
      },
      {
        title: 'This week',
        items: [
          ['Clean the bathroom', 'Until Saturday', 'bath', '5 pts'],
          ['Shop for Sunday', 'List has 9 things', 'shopping-basket', '4 pts'],
        ],
      },
    ],
  },
  {
    words: /\b(?:dogs?|cats?|pets?|puppy|kitten)\b/i,
    title: 'Miso’s day',
    unit: 'done today',
    action: { label: 'Log something', icon: 'plus' },
    groups: [
      {
        title: 'Morning',
        items: [
          ['Walk round the pond', '32 min', 'footprints', '07:10', true],
          ['Breakfast', '90 g dry food', 'bone', '07:45', true],
        ],
      },
      {
        title: 'Later',
        items: [
          ['Tick tablet', 'Monthly', 'pill', '12:00'],
          ['Long walk', 'With Ida', 'footprints', '17:30'],
          ['Supper', '110 g', 'bone', '18:30'],
        ],
      },
    ],
  },
  {
    words: /\b(?:skin ?care|self[- ]?care|beauty routine|morning routine|evening routine|bedtime)\b/i,
    title: 'Your routine',
    unit: 'steps done',
    action: { label: 'Add a step', icon: 'plus' },
    groups: [
      {
        title: 'Morning',
        items: [
          ['Rinse with cool water', '1 min', 'droplet', '07:00', true],
          ['Vitamin C serum', '3 drops', 'flask-conical', '07:02', true],
          ['Sunscreen', 'Two fingers', 'sun', '07:05', true],
        ],
      },
      {
        title: 'Evening',
        items: [
          ['Cleanse', 'Oil, then gel', 'droplets', '21:30'],
          ['Moisturise', 'While damp', 'sparkles', '21:36'],
        ],
      },
    ],
  },
  {
    words: /\b(?:babys?|babies|newborn|toddler|feeding)\b/i,
    title: 'Juno’s day',
    unit: 'things logged',
    action: { label: 'Log a feed', icon: 'milk' },
    groups: [
      {
        title: 'So far',
        items: [
          ['Bottle', '140 ml', 'milk', '06:40', true],
          ['Nap', '1 h 10, in the pram', 'moon', '08:15', true],
          ['Porridge', 'Half a bowl', 'soup', '10:30', true],
        ],
      },
      {
        title: 'Next',
        items: [
          ['Nap', 'Usually about now', 'moon', '12:30'],
          ['Bottle', '150 ml', 'milk', '14:00'],
          ['Bath', 'Every second day', 'bath', '18:30'],
        ],
      },
    ],
  },
  {
    words: /./,
    title: 'Today',
    unit: 'habits done',
    action: { label: 'Add a habit', icon: 'plus' },
    groups: [
      {
        title: 'Morning',
        items: [
          ['Drink a glass of water', '41-day streak', 'glass-water', '07:00', true],
          ['Ten minutes of stretching', '12-day streak', 'stretch-horizontal', '07:15', true],
          ['No phone before nine', '6-day streak', 'smartphone', '09:00', true],
        ],
      },
      {
        title: 'Through the day',
        items: [
          ['Walk 8,000 steps', '5,240 so far', 'footprints', 'any time'],
          ['Read 20 pages', '19-day streak', 'book-open', '20:30'],
          ['Lights out by eleven', '3-day streak', 'moon', '23:00'],
        ],
      },
    ],
  },
];
