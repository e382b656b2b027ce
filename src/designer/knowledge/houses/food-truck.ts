import { defineHouse, shown } from './small-house.ts';

export const foodTruck = defineHouse({
  words:
    /(?<!\b(?:taco|burger|pizza|coffee|sushi|ramen|noodle|ice[- ]cream|taqueria|mexican|korean|thai|indian|vegan|bbq|crepe|waffle) )\b(?:food (?:truck|van|cart|trailer)s?(?! (?:festival|market|park|event|builder)s?\b)\b|street food (?:stall|truck|van|stand|business))\b/i,
  label: 'a food truck',
  trade: 'place',
  natures: ['eaten', 'journey', 'sold'],
  brands: ['Hatch at Noon', 'Flatbread Flo', 'The Parked Kitchen'],
  icon: 'truck',
  colors: [
    { hex: '#c2410c', name: 'awning orange' },
    { hex: '#0f766e', name: 'van teal' },
    { hex: '#a16207', name: 'cumin' },
  ],
  moods: ['bold', 'playful', 'friendly'],
  scene: shown('product', 'van', 'The van with its hatch open'),
  things: [
    shown('food', 'burrito', 'A flatbread, rolled'),
    shown('landscape', 'market with stalls', 'Thursday at the market'),
    shown('food', 'salad', 'A box with herbs and pickles'),
    shown('food', 'lemonade', 'Lemonade with mint'),
    shown('landscape', 'festival', 'Evenings by the stage'),
    shown('food', 'curry', 'Chickpeas, six hours'),
  ],
  promises: [
    {
      eyebrow: 'Hatch up from half past eleven',
      title: 'Somewhere else each day, same flatbread',
      accent: 'same flatbread',
      body: 'Dough made at six, baked when you order. Look where we stand today; when the dough is gone, we drive home.',
      action: { label: 'Where we are today', icon: 'map-pin' },
      secondary: { label: 'What we bake' },
    },
    {
      words: ['hire', 'book', 'wedding', 'event', 'party', 'catering', 'office'],
      eyebrow: 'From fifty guests',
      title: 'Your yard, our hatch, two hours',
      accent: 'two hours',
      body: 'We need six metres, one socket and a word with the neighbours. Everything else is in the van, the bins too.',
      action: { label: 'Ask for a date', icon: 'calendar-check' },
      secondary: { label: 'What it costs' },
    },
  ],
  points: [
    { icon: 'flame', title: 'Baked when you order', body: 'Ninety seconds on the stone. You can watch.' },
    { icon: 'leaf', title: 'Half the menu is vegetables', body: 'Not as a replacement for anything.' },
    { icon: 'map-pin', title: 'Today’s place by nine', body: 'On this page every morning, with the street.' },
    { icon: 'wallet', title: 'Card or cash', body: 'And the lemonade jug is filled again for nothing.' },
  ],
  steps: [
    { title: 'Look where we stand', body: 'Posted by nine in the morning.' },
    { title: 'Order at the hatch', body: 'Or from your desk, and choose your five minutes.' },
    { title: 'Hear your name', body: 'Flo has a voice.' },
  ],
  plans: [],
  questions: [
    { question: 'Is it halal?', answer: 'The chicken and the lamb are, from one butcher who shows his papers.' },
    { question: 'What if it rains?', answer: 'We stand. There is an awning for twelve who like each other.' },
    {
      question: 'Can you come to our office?',
      answer: 'From fifty people, on Wednesdays and Fridays. You pay nothing; your people buy their lunch.',
    },
    {
      question: 'What about allergies?',
      answer: 'All fourteen are marked on the board, and sesame is everywhere. We say so honestly.',
    },
  ],
  offer: {
    words: ['menu', 'dish', 'food', 'product'],
    title: 'On the board',
    icon: 'utensils',
    rows: [
      { title: 'Chicken and sumac', body: 'Onion, parsley, yoghurt', amount: 9 },
      { title: 'Six-hour chickpeas', body: 'Tahini, lemon, green chilli', amount: 8, tag: 'Vegan' },
      { title: 'Lamb and aubergine', body: 'Smoked, with pickled turnip', amount: 10.5 },
      { title: 'Halloumi and honey', body: 'Grilled, with mint', amount: 8.5 },
      { title: 'No bread', body: 'Anything above in a box with leaves', amount: 9 },
      { title: 'Mint lemonade', body: 'Half a litre, once more for nothing', amount: 3.5 },
    ],
    action: { label: 'Order from your desk' },
  },
  dates: [
    [0, '11:30', 'Cannon Yard', 'By the bicycle racks', 'until the dough is gone'],
    [1, '11:30', 'Weaver’s Market', 'Second row, east', '4 h'],
    [2, '17:00', 'Canal Stage', 'Left of the bridge', '5 h'],
    [4, '11:30', 'Hospital Gate', 'Visitors’ car park', '3 h'],
    [5, '11:30', 'Cannon Yard', 'By the bicycle racks', 'until the dough is gone'],
  ],
  people: [
    ['Flo Castellan', 'Hatch and voice', 'Knows your order from the way you walk'],
    ['Yusuf Karaca', 'Stone', 'Ninety seconds, not ninety-five'],
    ['Bea Thornquist', 'Wheel and bookings', 'Parks it in one go'],
  ],
  currency: 'GBP',
});
