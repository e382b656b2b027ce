import { defineHouse, shown } from './small-house.ts';

export const solarInstaller = defineHouse({
  words:
    /\b(?:solar (?:(?:panel|power|energy|roof|pv) )?(?:install(?:ers?|ation|ations|ing)(?: (?:company|business|firm|service|services))?|compan(?:y|ies)|contractors?|business|fitters?)|(?:photovoltaics?|pv) (?:installers?|company|installations?))\b/i,
  label: 'a solar installer',
  trade: 'place',
  natures: ['buildings', 'outdoors'],
  brands: ['South Slope Solar', 'Rafter & Ray', 'Eleven Panels'],
  icon: 'sun',
  colors: [
    { hex: '#b7791f', name: 'noon' },
    { hex: '#1f4b7a', name: 'cell blue' },
    { hex: '#a14a2b', name: 'roof tile' },
  ],
  moods: ['friendly', 'technical', 'warm'],
  scene: shown('product', 'solar panel', 'Panels, before they go up'),
  things: [
    shown('landscape', 'house', 'A house with a south slope'),
    shown('landscape', 'roof with a chimney', 'A roof, measured'),
    shown('product', 'van', 'The van with the rails'),
    shown('product', 'drill', 'A drill'),
    shown('product', 'hard hat', 'A helmet'),
    shown('product', 'car', 'A car that charges at noon'),
  ],
  promises: [
    {
      eyebrow: 'Twelve fitters, all employed here',
      title: 'On your roof in two days, on the grid in five weeks',
      accent: 'two days',
      body: 'We measure the roof, count the shade and give one fixed price. Scaffold, meter and papers are in it.',
      action: { label: 'Have the roof looked at', icon: 'calendar-check' },
      secondary: { label: 'What it costs' },
    },
    {
      words: ['battery', 'storage', 'charger', 'heat'],
      eyebrow: 'Only if it pays',
      title: 'Noon, kept until nine in the evening',
      accent: 'until nine',
      body: 'We read your meter for a year back and work out what size of battery you would fill. Sometimes the answer is none.',
      action: { label: 'Have it worked out', icon: 'calculator' },
      secondary: { label: 'How we count' },
    },
  ],
  points: [
    { icon: 'receipt', title: 'One price, fixed', body: 'For ninety days, with every cable in it.' },
    {
      icon: 'cloud-sun',
      title: 'Shade counted honestly',
      body: 'The neighbour’s birch is in our sums, with ten more years of growth.',
    },
    { icon: 'file-check', title: 'The papers are ours', body: 'Grid, register and tax office: you sign twice.' },
    { icon: 'wrench', title: 'Somebody comes back', body: 'After a year, and whenever the figures drop.' },
  ],
  steps: [
    { title: 'We look', body: 'Roof, meter cupboard and shade, in an hour.' },
    { title: 'You get the sums', body: 'Price, yield and years, on two pages.' },
    { title: 'We fit', body: 'Two days on the roof, one in the cellar.' },
    { title: 'The meter turns', body: 'When the grid company has been, after about five weeks.' },
  ],
  plans: [
    {
      name: 'Small roof',
      price: 7400,
      per: 'a roof',
      body: 'Eleven panels, 4.8 kW',
      includes: ['Scaffold and fitting', 'Papers', 'About 4,500 kWh a year'],
    },
    {
      name: 'Family',
      price: 11800,
      per: 'a roof',
      body: 'Twenty panels, 8.8 kW',
      includes: ['Everything in Small roof', 'Ready for a car', 'About 8,300 kWh a year'],
      best: true,
    },
    {
      name: 'With battery',
      price: 17900,
      per: 'a roof',
      body: 'Twenty panels, 10 kWh kept',
      includes: ['Everything in Family', 'Power when the grid is out', 'About 7 in 10 kWh your own'],
    },
  ],
  questions: [
    {
      question: 'Is my roof right for it?',
      answer: 'South is best, east and west are good, north we don’t do. Send a picture and the street.',
    },
    {
      question: 'When has it paid for itself?',
      answer: 'Most roofs of ours after nine to twelve years. Your two pages say it for yours.',
    },
    {
      question: 'What if a tile breaks?',
      answer: 'We bring twenty spare ones. The roof is tight, in writing, for ten years.',
    },
    { question: 'Do the panels need cleaning?', answer: 'Rain does it. On farms we come once a year.' },
  ],
  offer: {
    words: ['service', 'offer', 'price', 'work'],
    title: 'What we fit',
    icon: 'sun',
    rows: [
      { title: 'Panels on tiles', body: 'Eleven or more, from', amount: 7400, tag: 'Two days' },
      { title: 'Panels on a flat roof', body: 'Without a hole in it, from', amount: 8200 },
      { title: 'Battery', body: '5 to 15 kWh, from', amount: 4600 },
      { title: 'Car charger', body: 'Wall box that waits for the sun', amount: 1150 },
      { title: 'Older systems', body: 'Measured, mended, from', amount: 190 },
      { title: 'A look at your roof', body: 'An hour, with two pages of sums', amount: 0 },
    ],
    action: { label: 'Have the roof looked at' },
  },
  people: [
    ['Henning Pauls', 'Sums and visits', 'Has talked people out of batteries'],
    ['Katarzyna Bielik', 'Roofs', 'Two thousand panels, no broken tile in May'],
    ['Owusu Danquah', 'Electrician', 'The one in your cellar'],
  ],
  currency: 'EUR',
});
