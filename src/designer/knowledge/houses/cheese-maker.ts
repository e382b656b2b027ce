import { defineHouse, shown } from './small-house.ts';

export const cheeseMaker = defineHouse({
  words:
    /^(?!.*\b(?:goat|sheep|ewe|vegan)).*\b(?:(?:artisan |farmhouse )?chees(?:e ?maker|e ?makers|e dairy|e shop|e farm|e monger|emonger|e company|e brand)|fromagerie|creamery|(?:artisan|family|mountain|alpine|village) dairy)\b/i,
  label: 'a cheese maker',
  trade: 'goods',
  natures: ['eaten', 'mixed', 'sold', 'grown'],
  brands: ['Rind & Rennet', 'Upper Meadow Dairy', 'The Turning Room'],
  icon: 'milk',
  colors: [
    { hex: '#b7861b', name: 'rind' },
    { hex: '#3f6b3a', name: 'pasture' },
    { hex: '#7a4a35', name: 'cellar board' },
  ],
  moods: ['natural', 'warm', 'editorial'],
  scene: shown('landscape', 'meadow on a hill', 'The upper meadow in June'),
  things: [
    shown('food', 'cheese', 'A wedge of the hard one'),
    shown('landscape', 'farm with a barn', 'The farm and the dairy beside it'),
    shown('food', 'bread', 'Bread to go with it'),
    shown('food', 'wine', 'A glass beside the board'),
    shown('product', 'cutting board', 'A board'),
    shown('product', 'parcel', 'A parcel that stays cool'),
  ],
  promises: [
    {
      eyebrow: 'Thirty-two cows, one vat',
      title: 'Milk at six, curd by noon, cheese next year',
      accent: 'cheese next year',
      body: 'We make five cheeses from the milk of our own herd. The youngest is nine days old, the oldest fourteen months.',
      action: { label: 'See the five', icon: 'shopping-bag' },
      secondary: { label: 'Come and visit' },
    },
    {
      words: ['tour', 'visit', 'tasting', 'course'],
      eyebrow: 'Saturdays at half past nine',
      title: 'Put your arm into the curd',
      accent: 'into the curd',
      body: 'Two hours with boots and a hair net, then a board with all five. You take home what you pressed.',
      action: { label: 'Take a place', icon: 'ticket' },
      secondary: { label: 'What to wear' },
    },
    {
      words: ['wholesale', 'restaurant', 'trade'],
      eyebrow: 'For kitchens and counters',
      title: 'Whole wheels, on the Wednesday van',
      accent: 'on the Wednesday van',
      body: 'Order until Monday noon. We send the age you ask for and say so when it is not ready.',
      action: { label: 'Ask for the list', icon: 'truck' },
      secondary: { label: 'Where the van goes' },
    },
  ],
  points: [
    { icon: 'leaf', title: 'Grass and hay', body: 'No silage. You can taste in which month a wheel was made.' },
    { icon: 'hand', title: 'Turned twice a week', body: 'Every wheel, by hand, as long as it lies in the cellar.' },
    {
      icon: 'thermometer',
      title: 'Milk as it is',
      body: 'Four of the five are made from raw milk; the label says which.',
    },
    { icon: 'package', title: 'Cut when you order', body: 'Wrapped in paper that breathes, posted with a cool pack.' },
  ],
  steps: [
    { title: 'Milk', body: 'At six, still warm when it is in the vat.' },
    { title: 'Curd', body: 'Cut to the size of a hazelnut.' },
    { title: 'Press and salt', body: 'A night under weight, a day in brine.' },
    { title: 'Wait', body: 'Nine days to fourteen months.' },
  ],
  plans: [],
  questions: [
    { question: 'How do I keep it?', answer: 'In its paper, in the vegetable drawer. An hour out before you eat it.' },
    {
      question: 'May I eat it when pregnant?',
      answer: 'The cooked one, Noon, is made from heated milk. For the others ask your doctor.',
    },
    {
      question: 'What happens to the calves?',
      answer: 'The females stay. The males grow up on the farm below until they are two.',
    },
    {
      question: 'When is the shop open?',
      answer: 'Thursday to Saturday, nine to one. The fridge by the gate is open day and night.',
    },
  ],
  offer: {
    words: ['cheese', 'product', 'range', 'box'],
    title: 'Our five, and a box',
    icon: 'milk',
    rows: [
      { title: 'Noon', body: 'Fresh, nine days, 150 g', amount: 5.5 },
      { title: 'Little Rind', body: 'Soft, four weeks, white coat, 250 g', amount: 9, tag: 'Ripe this week' },
      { title: 'Washed Tom', body: 'Ten weeks in brine and beer, 300 g', amount: 11 },
      { title: 'Blue of the Yard', body: 'Three months, mild, 250 g', amount: 10.5 },
      { title: 'Upper Meadow', body: 'Hard, fourteen months, 400 g', amount: 16, tag: 'Wheels of June' },
      { title: 'A board for six', body: 'All five, cut, with a card', amount: 46 },
    ],
    action: { label: 'See the five' },
  },
  dates: [
    [1, '09:30', 'Morning at the vat', 'Dairy', '2 h'],
    [5, '18:00', 'Five cheeses, five months', 'Turning room', '90 min'],
    [8, '09:30', 'Morning at the vat', 'Dairy', '2 h'],
    [15, '11:00', 'Cows come down from the hill', 'Village road', '2 h'],
  ],
  people: [
    ['Vreni Abplanalp', 'Makes the cheese', 'Cuts the curd by ear'],
    ['Ueli Abplanalp', 'Herd', 'Thirty-two names, no numbers'],
    ['Ségolène Roux', 'Cellar', 'Turns four hundred wheels'],
  ],
  currency: 'EUR',
});
