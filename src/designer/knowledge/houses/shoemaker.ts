import { defineHouse, shown } from './small-house.ts';

export const shoemaker = defineHouse({
  words:
    /\b(?:cobblers?|shoe ?makers?|shoe (?:repairs?|mender)(?: shop)?|boot ?makers?|bespoke shoes?|handmade shoes?)\b/i,
  label: 'a shoemaker',
  trade: 'place',
  natures: ['sold', 'day'],
  brands: ['Heel & Awl', 'The Last Bench', 'Waxed Thread'],
  icon: 'footprints',
  colors: [
    { hex: '#7c4a21', name: 'cognac' },
    { hex: '#3b4a3a', name: 'waxed green' },
    { hex: '#5b2b32', name: 'oxblood' },
  ],
  moods: ['warm', 'editorial', 'natural'],
  scene: shown('product', 'boot', 'A boot, soled for the third time'),
  things: [
    shown('product', 'shoe', 'A pair, ready to be fetched'),
    shown('room', 'workshop', 'The bench and the lasts'),
    shown('product', 'hammer', 'A hammer'),
    shown('product', 'bag', 'A bag with a new handle'),
    shown('product', 'jar', 'A jar of wax'),
    shown('product', 'shop front', 'The shop beside the arch'),
  ],
  promises: [
    {
      eyebrow: 'Heels while you wait, soles in five days',
      title: 'They were only just walked in',
      accent: 'just walked in',
      body: 'Heels, soles, zips and seams. Show us the pair; you hear what it costs and whether it is worth it.',
      action: { label: 'Bring a pair', icon: 'calendar-check' },
      secondary: { label: 'See prices' },
    },
    {
      words: ['bespoke', 'handmade', 'measure', 'made'],
      eyebrow: 'From the first drawing, five months',
      title: 'A last with your name on the shelf',
      accent: 'your name',
      body: 'We measure both feet, because they differ, and carve them in beech. The second pair takes half the time.',
      action: { label: 'Come to be measured', icon: 'ruler' },
      secondary: { label: 'How a pair is made' },
    },
  ],
  points: [
    {
      icon: 'receipt',
      title: 'Not worth it? We say so',
      body: 'A glued sole from a cheap pair lasts a month. Keep the money.',
    },
    {
      icon: 'footprints',
      title: 'Leather, rubber or both',
      body: 'On the counter lie all six, worn to the half, so that you see.',
    },
    { icon: 'package', title: 'By post too', body: 'Send them in any box. A picture and a price come back first.' },
    { icon: 'sparkles', title: 'Cleaned before you fetch them', body: 'Every pair, with laces that match.' },
  ],
  steps: [
    { title: 'Show us the pair', body: 'Or send three pictures.' },
    { title: 'Hear the price', body: 'And the day.' },
    { title: 'Leave them here', body: 'You get a ticket with a number. Keep it.' },
    { title: 'Walk home in them', body: 'If anything presses, come back.' },
  ],
  plans: [],
  questions: [
    { question: 'Can trainers be soled?', answer: 'Some. If the sole is stitched or the foam is whole, yes.' },
    { question: 'How long does it take?', answer: 'Heels twenty minutes, soles five days, a zip two.' },
    { question: 'Do you mend bags and belts?', answer: 'Handles, seams, buckles and holes, and the odd saddle.' },
    {
      question: 'What if I don’t fetch them?',
      answer: 'We keep them for half a year, then somebody walks in them who has none.',
    },
  ],
  offer: {
    words: ['service', 'repair', 'price', 'offer', 'work'],
    title: 'At the bench',
    icon: 'footprints',
    rows: [
      { title: 'Heels', body: 'Rubber, a pair', amount: 17, tag: 'While you wait' },
      { title: 'Half soles', body: 'Rubber or leather, a pair', amount: 42 },
      { title: 'Soles and heels', body: 'Stitched, a pair', amount: 74 },
      { title: 'Zip', body: 'Boots, new, one side', amount: 36 },
      { title: 'Stretching', body: 'Two nights on the last', amount: 14 },
      { title: 'Colour brought back', body: 'Cleaned, dyed, waxed', amount: 28 },
    ],
    action: { label: 'Bring a pair' },
  },
  people: [
    ['Anatol Wersching', 'Shoemaker', 'Can tell your train from your heels'],
    ['Cosima Ferrand', 'Lasts and new pairs', 'Carves left and right apart'],
    ['Hakim Saïdi', 'Bags and zips', 'Has a drawer with every buckle'],
  ],
  currency: 'EUR',
});
