import { defineHouse, shown } from './small-house.ts';

export const joiner = defineHouse({
  words:
    /\b(?:carpent(?:er|ers|ry)(?: (?:workshop|business|company|shop|firm))?|join(?:er|ers|ery)(?: (?:workshop|business|company|shop|firm))?|cabinet ?maker|(?:custom|bespoke|fitted) (?:kitchens?|wardrobes?|carpentry|joinery|woodwork|cabinets?)|wood ?work(?:er|ing) (?:workshop|business|shop|studio))\b/i,
  label: 'a joiner',
  trade: 'place',
  natures: ['buildings', 'seen'],
  brands: ['Dovetail & Dunn', 'Long Plane Joinery', 'The Ash Bench'],
  icon: 'hammer',
  colors: [
    { hex: '#8a5a2b', name: 'oiled oak' },
    { hex: '#3f5d4c', name: 'spruce green' },
    { hex: '#2f4858', name: 'workshop blue' },
  ],
  moods: ['natural', 'warm', 'editorial'],
  scene: shown('room', 'workshop with a bench', 'The workshop, end of the day'),
  things: [
    shown('product', 'table', 'A table, oiled twice'),
    shown('room', 'kitchen', 'A kitchen in ash'),
    shown('product', 'chair', 'A chair'),
    shown('room', 'library with shelves', 'Shelves under a slope'),
    shown('landscape', 'forest', 'Where the oak stood'),
    shown('product', 'tool', 'Tools, kept sharp'),
  ],
  promises: [
    {
      eyebrow: 'Four joiners and a yard of oak',
      title: 'Measured at yours, built at ours, fitted clean',
      accent: 'fitted clean',
      body: 'Kitchens, tables, wardrobes and the cupboard for the corner that has no right angle. One price, drawn and signed before a board is cut.',
      action: { label: 'Ask for a visit', icon: 'calendar-check' },
      secondary: { label: 'See our work' },
    },
    {
      words: ['kitchen', 'wardrobe', 'fitted', 'cabinet'],
      eyebrow: 'Eight weeks from drawing to door',
      title: 'No filler strip anywhere',
      accent: 'anywhere',
      body: 'Old walls lean. We measure them every twenty centimetres and build to the wall, so that nothing has to be hidden.',
      action: { label: 'Have it measured', icon: 'ruler' },
      secondary: { label: 'What it costs' },
    },
  ],
  points: [
    {
      icon: 'trees',
      title: 'Wood from forty kilometres',
      body: 'Oak, ash and larch, sawn up the valley, dried two years with us.',
    },
    { icon: 'pencil', title: 'A drawing to scale', body: 'With every hinge. What is not on it is not charged.' },
    { icon: 'house', title: 'Clean by five', body: 'We cover, cut outside and vacuum. You can cook that evening.' },
    { icon: 'wrench', title: 'Doors sag. We come back', body: 'After a year, unasked, with a screwdriver.' },
  ],
  steps: [
    { title: 'We look', body: 'Half an hour, free, and an honest first figure.' },
    { title: 'We draw', body: 'To scale, with the wood beside it.' },
    { title: 'We build', body: 'Come by; the coffee is better on Fridays.' },
    { title: 'We fit', body: 'Most in one day, kitchens in two.' },
  ],
  plans: [],
  questions: [
    {
      question: 'What does a kitchen cost?',
      answer: 'Between eleven and twenty-four thousand, without machines. The drawing says it to the euro.',
    },
    { question: 'How long must I wait?', answer: 'Small things three weeks, a kitchen eight from the signed drawing.' },
    { question: 'Do you mend old pieces?', answer: 'Gladly, in winter. Drawers, veneer, wobbly legs.' },
    {
      question: 'Can you take the old one away?',
      answer: 'Yes. Good wood is used again, the rest heats the workshop.',
    },
  ],
  offer: {
    words: ['service', 'work', 'project', 'offer', 'price'],
    title: 'What we build',
    icon: 'hammer',
    rows: [
      {
        title: 'Kitchens',
        body: 'Built to the wall, from',
        amount: 11000,
        tag: 'Eight weeks',
        picture: shown('room', 'kitchen', 'A kitchen in ash'),
      },
      {
        title: 'Bookcases',
        body: 'For slopes and corners, from',
        amount: 1900,
        picture: shown('room', 'library with shelves', 'Shelves to the ceiling'),
      },
      {
        title: 'Wardrobes',
        body: 'With the bed to match, from',
        amount: 2600,
        picture: shown('room', 'bedroom', 'A bedroom'),
      },
      {
        title: 'Tables',
        body: 'From one tree where it goes, from',
        amount: 1450,
        picture: shown('product', 'table', 'A table, oiled twice'),
      },
      {
        title: 'Chairs',
        body: 'New, or the old one made firm, from',
        amount: 180,
        picture: shown('product', 'chair', 'A chair'),
      },
      {
        title: 'Shops',
        body: 'Counter, shelves, window, from',
        amount: 7800,
        picture: shown('room', 'shop', 'A shop with a counter'),
      },
    ],
    action: { label: 'Ask for a visit' },
  },
  people: [
    ['Veit Landgraf', 'Master joiner', 'Draws with a pencil, checks with a laser'],
    ['Orla Dunn', 'Wardrobes and shops', 'Has never had a door creak'],
    ['Pavle Stanić', 'Kitchens and fitting', 'Last out, with the broom'],
    ['Jule Hinrichs', 'In her third year', 'Building her own bench'],
  ],
  currency: 'EUR',
});
