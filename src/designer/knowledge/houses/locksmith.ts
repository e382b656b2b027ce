import { defineHouse, shown } from './small-house.ts';

export const locksmith = defineHouse({
  words:
    /\b(?:lock ?smiths?|key (?:cutting|cutter|shop)|lock (?:repairs?|fitting|opening)(?: service)?|lock-?out service)\b/i,
  label: 'a locksmith',
  trade: 'place',
  natures: ['buildings', 'journey'],
  brands: ['Third Pin', 'Bolt & Barrow', 'Half Turn Locks'],
  icon: 'key-round',
  colors: [
    { hex: '#1f4e6b', name: 'steel blue' },
    { hex: '#a1701b', name: 'brass' },
    { hex: '#3c5a45', name: 'door green' },
  ],
  moods: ['friendly', 'bold', 'minimal'],
  scene: shown('product', 'key', 'A key, just cut'),
  things: [
    shown('product', 'lock', 'A cylinder and its keys'),
    shown('product', 'van', 'The van with the machine in it'),
    shown('landscape', 'street', 'A street with doors'),
    shown('product', 'tool', 'Tools that leave no mark'),
    shown('landscape', 'house', 'A house with a new lock'),
    shown('product', 'shop front', 'The shop with the key board'),
  ],
  promises: [
    {
      eyebrow: 'Thirty minutes in town, day and night',
      title: 'Locked out? The door stays whole',
      accent: 'stays whole',
      body: 'You hear the full price on the telephone before anybody drives. A door that only fell shut is open in five minutes, without a drill.',
      action: { label: 'Ring now', icon: 'phone' },
      secondary: { label: 'See prices' },
    },
    {
      words: ['security', 'burglar', 'cylinder', 'upgrade', 'fitting'],
      eyebrow: 'A visit costs nothing',
      title: 'One good bolt is better than four cheap ones',
      accent: 'One good bolt',
      body: 'We walk round the house with you, start with the cellar door, and write down what helps, in the order in which it helps.',
      action: { label: 'Ask for a visit', icon: 'calendar-check' },
      secondary: { label: 'What we fit' },
    },
  ],
  points: [
    {
      icon: 'receipt',
      title: 'The price on the telephone',
      body: 'Way, hour and work in one figure. You sign it before we begin.',
    },
    {
      icon: 'id-card',
      title: 'You show us, we show you',
      body: 'Our card first, then a paper that says you live there.',
    },
    { icon: 'lock-open', title: 'Opened, not broken', body: 'Ninety-six doors in a hundred without a drill.' },
    { icon: 'key-round', title: 'Keys nobody else can copy', body: 'Only with the card that lies in your drawer.' },
  ],
  steps: [
    { title: 'Ring', body: 'Say where you are and what the door does.' },
    { title: 'Hear the price', body: 'And the minute we are there.' },
    { title: 'We open', body: 'You see how, and get a receipt.' },
  ],
  plans: [],
  questions: [
    {
      question: 'Do you come at night?',
      answer: 'Yes. From ten to six it is sixty pounds more, and we say so at once.',
    },
    {
      question: 'What if I have no card with me?',
      answer: 'It is behind the door, we know. We look at it together when the door is open.',
    },
    {
      question: 'Must the cylinder be changed afterwards?',
      answer: 'Only if keys are gone. If you locked yourself out, no.',
    },
    {
      question: 'Do you open safes and cars?',
      answer: 'Safes yes, by appointment. Cars no; ring your breakdown club.',
    },
  ],
  offer: {
    words: ['service', 'price', 'offer', 'work'],
    title: 'What it costs',
    icon: 'key-round',
    rows: [
      { title: 'Door opened', body: 'Fallen shut, by day', amount: 79, tag: 'Way included' },
      { title: 'Door opened, at night', body: 'From ten to six', amount: 139 },
      { title: 'New cylinder', body: 'Fitted, with three keys', amount: 95 },
      { title: 'Second bolt', body: 'Cross bolt, screwed to the wall', amount: 340 },
      { title: 'Key cut', body: 'While you wait', amount: 9 },
      { title: 'Round of the house', body: 'With a list, in writing', amount: 0 },
    ],
    action: { label: 'Ring now' },
  },
  people: [
    ['Gwen Tapscott', 'Locksmith', 'Has opened the town hall twice, with leave'],
    ['Rashid Mahmoud', 'Van, nights', 'Brings a torch and patience'],
    ['Des Pettifer', 'Shop and keys', 'Finds the blank without looking'],
  ],
  currency: 'GBP',
});
