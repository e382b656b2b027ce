import { defineHouse, shown } from './small-house.ts';

export const butcher = defineHouse({
  words:
    /\b(?:butcher(?:[’']?s|y)?(?: (?:shop|counter|store))?|charcuterie(?: (?:shop|maker))?|meat (?:shop|market|counter))\b/i,
  label: 'a butcher',
  trade: 'place',
  natures: ['eaten', 'sold'],
  brands: ['Block & Apron', 'Hogget Row', 'Marrow & Daughter'],
  icon: 'beef',
  colors: [
    { hex: '#9b2c2c', name: 'apron red' },
    { hex: '#31465a', name: 'slate tile' },
    { hex: '#6b4f2a', name: 'block' },
  ],
  moods: ['warm', 'bold', 'editorial'],
  scene: shown('food', 'steak', 'A rib, three weeks hung'),
  things: [
    shown('food', 'meat', 'A cut on the board'),
    shown('product', 'chopping board', 'The block'),
    shown('food', 'stew', 'What the shin turns into'),
    shown('landscape', 'farm with hills', 'The farm above the valley'),
    shown('product', 'shop front', 'The shop before eight'),
    shown('food', 'pie', 'Friday’s pie'),
  ],
  promises: [
    {
      eyebrow: 'Cut while you wait',
      title: 'Four farms, and we know the field',
      accent: 'we know the field',
      body: 'One animal at a time, all of it. Say what you want to cook and for how many; we cut it while you wait.',
      action: { label: 'Order for Saturday', icon: 'shopping-basket' },
      secondary: { label: 'What is in the counter' },
    },
    {
      words: ['christmas', 'easter', 'feast', 'box', 'barbecue', 'bbq'],
      eyebrow: 'Order by the Tuesday before',
      title: 'The big joint, with a time written on it',
      accent: 'a time written on it',
      body: 'Weighed for your table and tied. On the paper stands how hot and how long, and Wilf’s telephone for when it won’t brown.',
      action: { label: 'Order a joint', icon: 'calendar-check' },
      secondary: { label: 'How much for how many' },
    },
  ],
  points: [
    {
      icon: 'map-pin',
      title: 'Nothing from beyond the valley',
      body: 'The farm and the breed stand on the board, every week.',
    },
    { icon: 'clock', title: 'Hung for three weeks', body: 'Beef on the bone, in a room you can look into.' },
    {
      icon: 'chef-hat',
      title: 'Cuts you have not cooked',
      body: 'Cheaper, slower, better. The recipe goes in the bag.',
    },
    { icon: 'bone', title: 'Bones for stock and dogs', body: 'For nothing, while there are some.' },
  ],
  steps: [
    { title: 'Say what you cook', body: 'Or for whom; we have ideas.' },
    { title: 'See it cut', body: 'Thick, thin, boned or tied.' },
    { title: 'Take the paper along', body: 'Weight, heat and minutes are on it.' },
  ],
  plans: [],
  questions: [
    {
      question: 'Can I order ahead?',
      answer: 'By telephone or here, until five the day before. It waits with your name on it.',
    },
    {
      question: 'Do you deliver?',
      answer: 'Fridays, within eight miles, for three pounds, in a box that we take back.',
    },
    {
      question: 'Is your sausage free of gluten?',
      answer: 'Two of the five kinds, made first on Wednesdays, before anything else.',
    },
    {
      question: 'Do you teach?',
      answer: 'Once a month, six people, half a pig. You go home with sausages and an apron.',
    },
  ],
  offer: {
    words: ['meat', 'cut', 'counter', 'product', 'price', 'box'],
    title: 'In the counter this week',
    icon: 'beef',
    rows: [
      { title: 'Rib of beef', body: 'Longhorn, three weeks, per kilo', amount: 34 },
      { title: 'Hogget shoulder', body: 'From the top field, per kilo', amount: 17, tag: 'Slow, five hours' },
      { title: 'Pork and leek sausages', body: 'Six, made on Wednesdays', amount: 6.5 },
      { title: 'Shin on the bone', body: 'For stew, per kilo', amount: 13 },
      { title: 'Chicken', body: 'Eighty days old, about two kilos', amount: 19 },
      { title: 'Steak and ale pie', body: 'For two, Fridays', amount: 9, tag: 'Until noon' },
    ],
    action: { label: 'Order for Saturday' },
  },
  dates: [
    [1, '08:00', 'Shop opens, pies at ten', 'High Street', 'until four'],
    [4, '18:30', 'Knives: sharpen your own', 'Back room', '1 h'],
    [10, '18:00', 'Half a pig', 'At the block, six people', '3 h'],
  ],
  people: [
    ['Wilf Hargreave', 'Butcher', 'Forty years at the same block'],
    ['Morag Hargreave', 'Butcher', 'His daughter, and faster'],
    ['Sanjay Bhatt', 'Sausages and pies', 'Keeps the pepper secret'],
  ],
  currency: 'GBP',
});
