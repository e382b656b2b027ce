import { defineHouse, shown } from './small-house.ts';

export const landscaper = defineHouse({
  words:
    /\b(?:landscap(?:ers?|ing)(?: (?:gardeners?|compan(?:y|ies)|business|service|services|firm|contractor))?|landscape (?:gardeners?|gardening|compan(?:y|ies)|business|designers?|contractors?)|garden (?:designers?|design (?:studio|company|business|service)|builders?|maintenance|services?))\b/i,
  label: 'a landscape gardener',
  trade: 'place',
  natures: ['grown', 'outdoors', 'seen'],
  brands: ['Hedge & Harrow', 'The Long Border', 'Stone Before Rose'],
  icon: 'shovel',
  colors: [
    { hex: '#3f6b35', name: 'yew' },
    { hex: '#8a6242', name: 'bark' },
    { hex: '#7a4f7a', name: 'salvia' },
  ],
  moods: ['natural', 'calm', 'editorial'],
  scene: shown('landscape', 'garden', 'A garden, three years on'),
  things: [
    shown('landscape', 'meadow', 'A meadow instead of a lawn'),
    shown('landscape', 'pond', 'A pond without a pump'),
    shown('product', 'plant', 'A plant, waiting for October'),
    shown('landscape', 'house with a garden', 'The house, from the new path'),
    shown('landscape', 'trees', 'Trees that were there first'),
    shown('product', 'chair', 'A chair in the right place'),
  ],
  promises: [
    {
      eyebrow: 'Drawn, built and looked after by five people',
      title: 'First where you sit, then what grows',
      accent: 'where you sit',
      body: 'We watch where the sun goes, draw paths, walls and water, and plant in autumn. In the third year it looks as on the drawing.',
      action: { label: 'Ask for a visit', icon: 'calendar-check' },
      secondary: { label: 'See gardens' },
    },
    {
      words: ['maintenance', 'care', 'lawn', 'hedge', 'mowing'],
      eyebrow: 'Every second week, the same two people',
      title: 'Cut so that it flowers next year',
      accent: 'flowers next year',
      body: 'Hedge, beds and fruit trees each at their time, not all on one Friday. A note in the shed says what was done.',
      action: { label: 'Get a price', icon: 'receipt' },
      secondary: { label: 'A year in the garden' },
    },
  ],
  points: [
    {
      icon: 'pencil',
      title: 'A drawing you can keep',
      body: 'To scale, with every plant. Build it with us, or by yourself.',
    },
    { icon: 'droplets', title: 'Plants that fit the soil', body: 'After the second summer nothing needs the hose.' },
    {
      icon: 'layers',
      title: 'Walls without mortar',
      body: 'From the quarry eleven kilometres away. Lizards move in by May.',
    },
    {
      icon: 'shield-check',
      title: 'What dies is replaced',
      body: 'In the first year, whatever the reason, dogs included.',
    },
  ],
  steps: [
    { title: 'We walk through it', body: 'An hour, with a spade.' },
    { title: 'We draw', body: 'Three weeks, with a price for each part.' },
    { title: 'We build', body: 'Earth and stone in summer.' },
    { title: 'We plant', body: 'From October, when it rains by itself.' },
  ],
  plans: [],
  questions: [
    {
      question: 'What does a garden cost?',
      answer: 'A small one from nine thousand. It can be built in parts, over years.',
    },
    { question: 'When do you begin?', answer: 'Drawings all year; building from March, and we are full by February.' },
    { question: 'Can the old tree stay?', answer: 'It is usually the best thing there. We draw around it.' },
    { question: 'Do you look after it later?', answer: 'If you like, every second week or four times a year.' },
  ],
  offer: {
    words: ['service', 'work', 'offer', 'price', 'project'],
    title: 'What we do',
    icon: 'shovel',
    rows: [
      {
        title: 'Whole gardens',
        body: 'Drawn, built and planted, from',
        amount: 9000,
        tag: 'From March',
        picture: shown('landscape', 'garden', 'A garden with a path'),
      },
      {
        title: 'Front gardens',
        body: 'No gravel, from',
        amount: 2400,
        picture: shown('landscape', 'house with a garden', 'A house and what stands before it'),
      },
      {
        title: 'Meadows',
        body: 'Instead of lawn, per square metre, from',
        amount: 12,
        picture: shown('landscape', 'meadow', 'A meadow'),
      },
      { title: 'Ponds', body: 'Without a pump, from', amount: 3800, picture: shown('landscape', 'pond', 'A pond') },
      { title: 'Trees', body: 'Pruned or planted, from', amount: 85, picture: shown('landscape', 'trees', 'Trees') },
      {
        title: 'Beds',
        body: 'Per square metre, earth and plants',
        amount: 62,
        picture: shown('product', 'plant', 'A plant in its pot'),
      },
    ],
    action: { label: 'Ask for a visit' },
  },
  people: [
    ['Annegret Fuhrmann', 'Draws', 'Sits in your garden for an hour before she speaks'],
    ['Tomás Villaverde', 'Stone', 'Never needs the same hammer stroke twice'],
    ['Ffion Maddock', 'Plants', 'Says the Latin name, then the real one'],
  ],
  currency: 'EUR',
});
