import { defineHouse, shown } from './small-house.ts';

export const distillery = defineHouse({
  words:
    /\b(?:(?:micro)?-?distiller(?:y|s)?|distilling company|still ?house|(?:craft |small-batch )?(?:gin|whisky|whiskey|rum|vodka|schnapps|mezcal) (?:brand|maker|producer|house)|(?:craft|small-batch) (?:gin|whisky|whiskey|rum|vodka|spirits?))\b/i,
  label: 'a distillery',
  trade: 'place',
  natures: ['mixed', 'sold', 'grown'],
  brands: ['Copper & Heather', 'Third Cut Spirits', 'Stillwater Loft'],
  icon: 'flask-conical',
  colors: [
    { hex: '#8a4b1f', name: 'copper' },
    { hex: '#2b4a3f', name: 'juniper' },
    { hex: '#6b3a4a', name: 'sloe' },
  ],
  moods: ['elegant', 'warm', 'editorial'],
  scene: shown('landscape', 'hills with a path', 'The hill the water comes from'),
  things: [
    shown('product', 'bottle', 'A bottle of the house gin'),
    shown('food', 'cocktail', 'A glass with ice and a twist'),
    shown('landscape', 'field', 'Barley, two weeks before harvest'),
    shown('food', 'apple', 'Apples for the brandy'),
    shown('product', 'gift', 'A bottle, wrapped'),
    shown('landscape', 'forest', 'Juniper at the edge of the wood'),
  ],
  promises: [
    {
      eyebrow: 'A copper still of 300 litres',
      title: 'We keep the middle of every run',
      accent: 'the middle',
      body: 'Gin, apple brandy and a whisky that is still in its cask. The first and the last of the run are not for drinking, so we leave them.',
      action: { label: 'See the bottles', icon: 'shopping-bag' },
      secondary: { label: 'Visit the still' },
    },
    {
      words: ['tour', 'tasting', 'visit', 'experience'],
      eyebrow: 'Fridays and Saturdays, ten people',
      title: 'Stand beside it while it drips',
      accent: 'while it drips',
      body: 'An hour at the still and half an hour at the table. Four small glasses, water and bread between them.',
      action: { label: 'Take a place', icon: 'ticket' },
      secondary: { label: 'What you will taste' },
    },
    {
      words: ['gift', 'present', 'wedding', 'label'],
      eyebrow: 'From a single bottle',
      title: 'A label with their name and your year',
      accent: 'your year',
      body: 'Printed here on a hand press, on any bottle we make. Order by Wednesday and it is in the post on Friday.',
      action: { label: 'Write a label', icon: 'gift' },
      secondary: { label: 'See examples' },
    },
  ],
  points: [
    { icon: 'wheat', title: 'Grain from the valley', body: 'Two farms grow it, and their names stand on the back.' },
    { icon: 'hand', title: 'Numbered by hand', body: 'Batch, bottle and who ran the still that day.' },
    {
      icon: 'leaf',
      title: 'Seven plants, no extracts',
      body: 'Juniper, heather, lemon peel and four more, picked or peeled here.',
    },
    { icon: 'recycle', title: 'Bring the bottle back', body: 'We wash it and take three pounds off the next.' },
  ],
  steps: [
    { title: 'Mash', body: 'Barley and hot water, one night.' },
    { title: 'Ferment', body: 'Five days in open wooden vats.' },
    { title: 'Distil', body: 'Twice, slowly. Of 300 litres, 40 are kept.' },
    { title: 'Rest', body: 'Gin four weeks, brandy two years, whisky until it is ready.' },
  ],
  plans: [],
  questions: [
    {
      question: 'Can I drive home after the tasting?',
      answer: 'Drivers get their four glasses in small bottles to take along.',
    },
    { question: 'From what age?', answer: 'Eighteen, for the visit and for the post. We ask for a card at the door.' },
    {
      question: 'When is the whisky ready?',
      answer: 'The first cask was filled in 2022. It is opened when it is good, not before 2027.',
    },
    {
      question: 'Do you send bottles?',
      answer: 'Within the country, in two days, in a box without plastic. The carrier checks your age.',
    },
  ],
  offer: {
    words: ['bottle', 'spirit', 'gin', 'whisky', 'product', 'range'],
    title: 'From the still',
    icon: 'flask-conical',
    rows: [
      { title: 'Hill Gin', body: '43 %, juniper, heather, lemon', amount: 36, tag: 'The first one' },
      { title: 'Sloe Gin', body: '27 %, sloes from our own hedges', amount: 34 },
      { title: 'Apple Brandy', body: '42 %, two years in oak', amount: 48 },
      { title: 'New Make', body: '63 %, what whisky is before it waits', amount: 29 },
      { title: 'Kitchen Vodka', body: '40 %, barley, for your own berries', amount: 31 },
      { title: 'Three small ones', body: 'Gin, sloe and brandy, 10 cl each', amount: 33, tag: 'For presents' },
    ],
    action: { label: 'See the bottles' },
  },
  dates: [
    [0, '15:00', 'At the still, with four glasses', 'Still house', '90 min'],
    [1, '11:00', 'At the still, with four glasses', 'Still house', '90 min'],
    [1, '15:00', 'Make your own gin', 'Loft, six small stills', '3 h'],
    [8, '15:00', 'Brandy beside cheese', 'Loft', '2 h'],
    [15, '18:00', 'Cask evening: five years in five glasses', 'Cask store', '2 h'],
  ],
  people: [
    ['Una Strachan', 'Runs the still', 'Was a chemist, prefers the nose'],
    ['Hamish Orde', 'Fields and casks', 'Knows each barrel by its leak'],
    ['Delphine Rao', 'Visits', 'Has answered every question about hangovers'],
  ],
  currency: 'GBP',
});
