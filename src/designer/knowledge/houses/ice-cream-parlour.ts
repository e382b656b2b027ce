import { defineHouse, shown } from './small-house.ts';

export const iceCreamParlour = defineHouse({
  words:
    /\b(?:ice[- ]cream(?: (?:parlou?r|shop|maker|brand|van|truck|company|bar|caf[eé]))?|gelat(?:o|eria)(?: (?:shop|bar|brand|maker))?|sorbet (?:shop|bar|brand)|frozen yogh?urt (?:shop|bar|brand))\b/i,
  label: 'an ice-cream parlour',
  trade: 'place',
  natures: ['eaten', 'mixed', 'sold'],
  brands: ['Two Scoops Past Noon', 'Cornet & Co', 'The Cold Spoon'],
  icon: 'ice-cream-cone',
  colors: [
    { hex: '#c2416c', name: 'raspberry' },
    { hex: '#2f7d6b', name: 'pistachio' },
    { hex: '#b7791f', name: 'wafer' },
  ],
  moods: ['playful', 'friendly', 'warm'],
  scene: shown('food', 'ice cream', 'Three scoops in a cup'),
  things: [
    shown('food', 'gelato', 'A cup of two kinds'),
    shown('food', 'fruit', 'Fruit from this morning'),
    shown('food', 'waffle', 'A waffle with a scoop'),
    shown('food', 'coffee', 'A coffee at the counter'),
    shown('landscape', 'park', 'The park across the road'),
    shown('product', 'shop front', 'The window on the corner'),
  ],
  promises: [
    {
      eyebrow: 'Made in the window, March to October',
      title: 'Churned at nine, gone by nine',
      accent: 'gone by nine',
      body: 'Fourteen kinds a day, made in the window from milk, fruit and sugar. What is sold out is wiped off the board.',
      action: { label: 'Today’s kinds', icon: 'ice-cream-cone' },
      secondary: { label: 'Where we are' },
    },
    {
      words: ['event', 'wedding', 'party', 'cart', 'catering', 'hire'],
      eyebrow: 'From forty guests',
      title: 'We come with the cart and a bell',
      accent: 'and a bell',
      body: 'Six kinds, two hours, one of us in an apron. The cart goes through any door of eighty centimetres.',
      action: { label: 'Ask for a date', icon: 'calendar-check' },
      secondary: { label: 'What it costs' },
    },
  ],
  points: [
    { icon: 'milk', title: 'Milk from one farm', body: 'Collected at six, eleven kilometres out.' },
    { icon: 'apple', title: 'Fruit when it is ripe', body: 'Strawberry is off the board from August on.' },
    {
      icon: 'leaf',
      title: 'Half of it without milk',
      body: 'Sorbets, and nut kinds made with water. No spoon is shared.',
    },
    { icon: 'recycle', title: 'Tubs with a deposit', body: 'Two euros, back when you bring it.' },
  ],
  steps: [
    { title: 'Try two', body: 'On a real spoon, without buying anything.' },
    { title: 'Cup or cone', body: 'The cones are baked here and taste of something.' },
    { title: 'Take a bench', body: 'There are nine in the park across the road.' },
  ],
  plans: [],
  questions: [
    {
      question: 'Is there something without nuts?',
      answer: 'Six kinds, from a machine of their own. Ask; we show you the list of each.',
    },
    { question: 'Do you take cards?', answer: 'From the first scoop.' },
    {
      question: 'Are you open in winter?',
      answer: 'No. From November we sell tubs on Saturdays, out of the back door.',
    },
    { question: 'Can I order a cake?', answer: 'Three days ahead, in two sizes, with any two kinds inside.' },
  ],
  offer: {
    words: ['flavour', 'flavor', 'kind', 'ice cream', 'menu', 'scoop', 'product'],
    title: 'On the board today',
    icon: 'ice-cream-cone',
    rows: [
      { title: 'Fior di latte', body: 'Milk, cream, nothing to hide behind', amount: 2 },
      { title: 'Pistachio', body: 'Ground here, grey-green as it should be', amount: 2.4 },
      { title: 'Raspberry', body: 'Two thirds fruit, no milk', amount: 2, tag: 'Vegan' },
      { title: 'Salted butter', body: 'Caramel, taken quite far', amount: 2.2, tag: 'Gone by six' },
      { title: 'Lemon and basil', body: 'No milk, sharp', amount: 2 },
      { title: 'Tub, half a litre', body: 'Any three kinds, to take home', amount: 11 },
    ],
    action: { label: 'See the board' },
  },
  dates: [
    [0, '12:00', 'The window opens', 'On the corner', 'until nine'],
    [2, '16:00', 'Children invent a kind', 'Behind the counter', '1 h'],
    [6, '15:00', 'The cart in the park', 'By the pond', '4 h'],
    [9, '19:00', 'Six sorbets and what goes with them', 'Back room', '90 min'],
  ],
  people: [
    ['Fiorella Brandani', 'Makes it', 'Third in a family of cold hands'],
    ['Matti Oksala', 'Window', 'Scoops a straight ball at any speed'],
    ['Zuri Ombati', 'Cart and parties', 'Rings the bell'],
  ],
  currency: 'EUR',
});
