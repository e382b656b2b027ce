import { defineHouse, shown } from './small-house.ts';

export const jeweller = defineHouse({
  words:
    /\b(?:gold ?smiths?|silver ?smiths?|jewell?ers?(?: (?:shop|workshop|studio))?|jewell?ery (?:studio|workshop|maker|designer|atelier|store|shop|brand|boutique|repairs?)|(?:handmade|custom|bespoke) jewell?ery|(?:engagement|wedding) rings?)\b/i,
  label: 'a goldsmith',
  trade: 'place',
  natures: ['sold', 'seen'],
  brands: ['Bezel & Birch', 'Small Anvil', 'Karat & Lune'],
  icon: 'gem',
  colors: [
    { hex: '#8a6a1f', name: 'yellow gold' },
    { hex: '#34495e', name: 'night blue' },
    { hex: '#7d4a55', name: 'garnet' },
  ],
  moods: ['elegant', 'luxurious', 'minimal'],
  scene: shown('product', 'ring', 'A ring from the bench'),
  things: [
    shown('product', 'jewelry', 'A ring, plain'),
    shown('room', 'workshop', 'The bench with its leather apron'),
    shown('product', 'gift box', 'A small box, closed'),
    shown('abstract', 'facet crystal', 'How a stone is cut'),
    shown('product', 'tool', 'Hammers for forming'),
    shown('product', 'shop front', 'The window'),
  ],
  promises: [
    {
      eyebrow: 'Made at the bench behind the window',
      title: 'Your grandmother’s gold, your ring',
      accent: 'your ring',
      body: 'We melt what you bring, draw what you say, and make it by hand. You can stand beside it when the metal runs.',
      action: { label: 'Book a first talk', icon: 'calendar-check' },
      secondary: { label: 'See pieces' },
    },
    {
      words: ['wedding', 'engagement', 'couple'],
      eyebrow: 'Six weeks, or one Saturday',
      title: 'Forge each other’s',
      accent: 'each other’s',
      body: 'A day at the bench for two: you saw, bend and solder, we hold the flame. Or leave it to us and come to try on.',
      action: { label: 'Ask for a Saturday', icon: 'calendar-check' },
      secondary: { label: 'Rings and prices' },
    },
  ],
  points: [
    {
      icon: 'recycle',
      title: 'Gold that was gold before',
      body: 'Melted from old pieces, ours or yours, with a paper from the refinery.',
    },
    { icon: 'gem', title: 'Stones with a place', body: 'We know the mine or the cutter, or we don’t buy it.' },
    { icon: 'pencil', title: 'Drawn first', body: 'Three drawings and a ring of brass to wear for a week.' },
    { icon: 'wrench', title: 'Looked after for life', body: 'Cleaning, a new claw, one size up: part of the price.' },
  ],
  steps: [
    { title: 'Talk', body: 'An hour, with what you like and what you own.' },
    { title: 'See three drawings', body: 'A week later, each with its price.' },
    { title: 'Wear the brass one', body: 'As long as you want.' },
    { title: 'Fetch yours', body: 'Five weeks on, in a box of pear wood.' },
  ],
  plans: [],
  questions: [
    {
      question: 'Can my old gold be used?',
      answer: 'Nearly always. We weigh and test it before you, and what is left over is paid or kept.',
    },
    {
      question: 'How do I find the size secretly?',
      answer: 'Lend us a ring for ten minutes, or guess; the first change costs nothing.',
    },
    { question: 'Do you mend chains?', answer: 'Yes, most within three days. We show you the link under the glass.' },
    { question: 'Do you value what I inherited?', answer: 'With a written page for the insurance, from eighty euros.' },
  ],
  offer: {
    words: ['ring', 'piece', 'jewellery', 'jewelry', 'collection', 'product', 'service'],
    title: 'From the bench',
    icon: 'gem',
    rows: [
      { title: 'Hammered band', body: 'Silver, 4 mm, matt', amount: 140 },
      { title: 'Two bands', body: 'Gold 585, made to your hands', amount: 1680, tag: 'A pair' },
      { title: 'River ring', body: 'Gold with a grey sapphire', amount: 1240 },
      { title: 'Seed studs', body: 'Silver or gold, from', amount: 90 },
      { title: 'Your gold, made new', body: 'Melted and forged, without metal, from', amount: 480 },
      { title: 'A Saturday for two', body: 'Forge your own, metal extra', amount: 520, tag: 'One couple a week' },
    ],
    action: { label: 'Book a first talk' },
  },
  people: [
    ['Saskia Vornholt', 'Goldsmith, master', 'Hums when the solder runs'],
    ['Idowu Falade', 'Sets stones', 'Sees a tenth of a millimetre'],
    ['Clémence Aubert', 'Drawings and window', 'Listens for an hour, draws in one'],
  ],
  currency: 'EUR',
});
