import { defineHouse, shown } from './small-house.ts';

export const watchmaker = defineHouse({
  words:
    /\b(?:watch ?makers?|watch (?:repairs?|workshop|atelier|servicing|restoration)(?: shop)?|clock ?makers?|clock repairs?|horolog(?:ist|y))\b/i,
  label: 'a watchmaker',
  trade: 'place',
  natures: ['sold', 'seen'],
  brands: ['Pallet & Escape', 'The Ninth Jewel', 'Mainspring Row'],
  icon: 'watch',
  colors: [
    { hex: '#2b3f55', name: 'blued steel' },
    { hex: '#8a6b2e', name: 'brass' },
    { hex: '#4a4f46', name: 'dial grey' },
  ],
  moods: ['elegant', 'minimal', 'editorial'],
  scene: shown('product', 'wristwatch', 'A watch, going again'),
  things: [
    shown('product', 'watch', 'A watch from the bench'),
    shown('room', 'atelier', 'The bench by the north window'),
    shown('product', 'lamp', 'The lamp over the bench'),
    shown('product', 'tool', 'Tools, one for each screw'),
    shown('product', 'parcel', 'A parcel, insured'),
    shown('product', 'shop front', 'The shop'),
  ],
  promises: [
    {
      eyebrow: 'Three benches, forty clocks on the wall',
      title: 'It stopped in 1987. It need not stay there',
      accent: 'need not stay there',
      body: 'We open it, tell you what it is and what it needs, and write down the price. Nothing is done before you say yes.',
      action: { label: 'Bring it in', icon: 'calendar-check' },
      secondary: { label: 'See prices' },
    },
    {
      words: ['clock', 'antique', 'restoration', 'vintage'],
      eyebrow: 'We come to the tall ones',
      title: 'The clock in the hall strikes again',
      accent: 'strikes again',
      body: 'Pendulum, striking work and case. We fetch the movement, leave you the case, and set it going where it stands.',
      action: { label: 'Ask for a visit', icon: 'house' },
      secondary: { label: 'How it goes' },
    },
  ],
  points: [
    {
      icon: 'search',
      title: 'Looked at before your eyes',
      body: 'Under the glass, on a screen. You see the worn pivot too.',
    },
    { icon: 'receipt', title: 'A price in writing', body: 'With what is needed and what can wait.' },
    { icon: 'wrench', title: 'Parts made, if there are none', body: 'Stems, pivots and springs, at our own lathe.' },
    { icon: 'shield-check', title: 'Two years of warranty', body: 'On everything we did, in your hand on paper.' },
  ],
  steps: [
    { title: 'Bring or send it', body: 'By post it is insured up to ten thousand.' },
    { title: 'Hear what it needs', body: 'Within a week, with pictures.' },
    { title: 'We take it apart', body: 'Clean, oil, replace, set.' },
    { title: 'It runs for ten days', body: 'In six positions, before you get it.' },
  ],
  plans: [],
  questions: [
    {
      question: 'How often does a watch need service?',
      answer: 'A mechanical one about every six years, or when it gains more than a minute a day.',
    },
    { question: 'Is mine worth it?', answer: 'Not always in money. We tell you both sides, and no visit is charged.' },
    { question: 'Do you change batteries?', answer: 'While you wait, with a new seal.' },
    {
      question: 'How long does it take?',
      answer: 'A service five weeks, a tall clock eight. We ring when it is ready.',
    },
  ],
  offer: {
    words: ['service', 'repair', 'price', 'offer', 'work'],
    title: 'At the bench',
    icon: 'watch',
    rows: [
      { title: 'Battery and seal', body: 'Tested under water', amount: 24, tag: 'While you wait' },
      { title: 'Service, mechanical', body: 'Apart, cleaned, oiled, set', amount: 320 },
      { title: 'Service, chronograph', body: 'With its paper of readings', amount: 560 },
      { title: 'New glass', body: 'Mineral or sapphire, from', amount: 75 },
      { title: 'Strap', body: 'Fitted, from', amount: 39 },
      { title: 'Wall clock', body: 'Movement serviced, from', amount: 280 },
    ],
    action: { label: 'Bring it in' },
  },
  people: [
    ['Eberhard Sonntag', 'Watchmaker, master', 'Works without music, for obvious reasons'],
    ['Naila Rehman', 'Wristwatches', 'Found a hair that stopped one for years'],
    ['Tobiasz Król', 'Clocks', 'Carries the heavy ones'],
  ],
  currency: 'EUR',
});
