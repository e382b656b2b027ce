import { defineHouse, shown } from './small-house.ts';

export const tailor = defineHouse({
  words:
    /\b(?:tailor(?:s|ing)?(?: (?:shop|house|studio))?(?!ed|[- ]made)|(?:clothing |dress |clothes )?alterations?(?: (?:shop|service|studio))?|seamstress|dressmak(?:er|ing)|made[- ]to[- ]measure (?:suits?|shirts?|clothing)|bespoke (?:suits?|shirts?|clothing))\b/i,
  label: 'a tailor',
  trade: 'place',
  natures: ['sold', 'day'],
  brands: ['Thimble & Hale', 'Second Fitting', 'The Basting Room'],
  icon: 'scissors',
  colors: [
    { hex: '#2f3e5c', name: 'navy wool' },
    { hex: '#7a3b3b', name: 'lining red' },
    { hex: '#5d6b3f', name: 'loden' },
  ],
  moods: ['elegant', 'warm', 'editorial'],
  scene: shown('room', 'atelier with a bench', 'The cutting table'),
  things: [
    shown('product', 'jacket', 'A jacket, ready'),
    shown('product', 'trousers', 'Trousers, shortened'),
    shown('product', 'scissors', 'The big shears'),
    shown('product', 'dress', 'A dress, taken in'),
    shown('product', 'shirt', 'A shirt with a new collar'),
    shown('abstract', 'woven fabric', 'Cloth from the pattern book'),
  ],
  promises: [
    {
      eyebrow: 'Alterations in four days',
      title: 'Bring what hangs unworn',
      accent: 'hangs unworn',
      body: 'Too long, too wide, torn at the knee. We pin it on you, write down the price, and it is back by the end of the week.',
      action: { label: 'Book a fitting', icon: 'calendar-check' },
      secondary: { label: 'See prices' },
    },
    {
      words: ['suit', 'bespoke', 'measure', 'made to'],
      eyebrow: 'Three fittings, nine weeks',
      title: 'Cut for how you stand',
      accent: 'how you stand',
      body: 'One shoulder is lower on everybody. We draw your pattern on paper and keep it, so the second suit needs one fitting.',
      action: { label: 'Come to be measured', icon: 'ruler' },
      secondary: { label: 'Cloth and prices' },
    },
    {
      words: ['wedding', 'bridal', 'bride'],
      eyebrow: 'From three months before',
      title: 'So that you can dance and sit in it',
      accent: 'dance and sit',
      body: 'Taken in, let out, the train tied up for the evening. The last fitting is in the week itself.',
      action: { label: 'Book a first fitting', icon: 'calendar-check' },
      secondary: { label: 'How it goes' },
    },
  ],
  points: [
    {
      icon: 'receipt',
      title: 'The price while you stand there',
      body: 'Pinned, looked at, written down. It does not grow.',
    },
    { icon: 'ruler', title: 'Your pattern stays here', body: 'In paper, with the date. Come back in ten years.' },
    { icon: 'shirt', title: 'Mended so that it stays', body: 'Knees, elbows, linings, moth holes woven shut.' },
    { icon: 'clock', title: 'Tomorrow, if it must be', body: 'For funerals and interviews at no extra charge.' },
  ],
  steps: [
    { title: 'Put it on', body: 'With the shoes you will wear.' },
    { title: 'We pin', body: 'Ten minutes before the mirror.' },
    { title: 'You hear the price', body: 'And the day it is ready.' },
    { title: 'Try it on once more', body: 'What is not right is done again.' },
  ],
  plans: [],
  questions: [
    {
      question: 'Do I need an appointment?',
      answer: 'For trousers and zips just come. For dresses and jackets take half an hour.',
    },
    {
      question: 'Can it be let out?',
      answer: 'If there is cloth in the seam. We look inside and tell you in a minute.',
    },
    { question: 'Do you do leather?', answer: 'Zips, linings and pockets. Not the hide itself.' },
    {
      question: 'What does a suit cost?',
      answer: 'From 1,450 with cloth from the first book. That is nine weeks and three fittings.',
    },
  ],
  offer: {
    words: ['service', 'alteration', 'price', 'offer', 'work'],
    title: 'What we do most',
    icon: 'scissors',
    rows: [
      { title: 'Trousers shortened', body: 'The old hem kept, if you like', amount: 19, tag: 'Four days' },
      { title: 'Waist', body: 'In or out, trousers or skirt', amount: 26 },
      { title: 'Sleeves', body: 'Jacket, with the buttons moved', amount: 42 },
      { title: 'New lining', body: 'Jacket, colour of your choice', amount: 140 },
      { title: 'Dress taken in', body: 'At the side seams', amount: 48 },
      { title: 'Suit, made for you', body: 'Pattern, three fittings, two buttons', amount: 1450, tag: 'Nine weeks' },
    ],
    action: { label: 'Book a fitting' },
  },
  people: [
    ['Esra Güneri', 'Cuts', 'Sees the low shoulder from across the street'],
    ['Leopold Hale', 'Jackets and coats', 'Sews buttonholes by hand, on the radio’s beat'],
    ['Mai Trinh', 'Alterations', 'Has shortened nine thousand trousers'],
  ],
  currency: 'EUR',
});
