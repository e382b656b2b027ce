import { defineHouse, shown } from './small-house.ts';

export const bicycleWorkshop = defineHouse({
  words:
    /\b(?:(?:bicycle|bike|cycle)s? (?:repairs?|workshop|mechanics?|servic(?:e|ing)|garage|kitchen)|(?:bicycle|bike|cycle) shop (?:with|and) (?:a )?(?:repairs?|workshop)|frame ?builder)\b/i,
  label: 'a bicycle workshop',
  trade: 'place',
  natures: ['outdoors', 'sold'],
  brands: ['Spoke & Sunday', 'True Wheel Yard', 'The Fifth Gear Shed'],
  icon: 'bike',
  colors: [
    { hex: '#1f6f5c', name: 'frame green' },
    { hex: '#c2410c', name: 'brake orange' },
    { hex: '#264b7a', name: 'enamel blue' },
  ],
  moods: ['friendly', 'warm', 'bold'],
  scene: shown('room', 'workshop with a bench', 'The workshop before nine'),
  things: [
    shown('product', 'bicycle', 'A bicycle, ready to be fetched'),
    shown('product', 'tool', 'Tools from the wall'),
    shown('product', 'bike helmet', 'A helmet'),
    shown('product', 'water bottle', 'A bottle for the cage'),
    shown('product', 'lock', 'A lock and its two keys'),
    shown('landscape', 'road', 'The road for the trial ride'),
  ],
  promises: [
    {
      eyebrow: 'Six stands, four people',
      title: 'Brought before work, ridden home after',
      accent: 'ridden home after',
      body: 'Punctures, brakes and gears the same day. You get the price by message before anybody picks up a spanner.',
      action: { label: 'Bring your bike', icon: 'calendar-check' },
      secondary: { label: 'See prices' },
    },
    {
      words: ['ebike', 'electric', 'battery', 'motor'],
      eyebrow: 'Two of us are trained for motors',
      title: 'The motor hums, the rest rattles',
      accent: 'the rest rattles',
      body: 'We read out the motor, weigh the battery’s years and mend what turns. Most e-bikes need a chain and two pads.',
      action: { label: 'Have it read out', icon: 'zap' },
      secondary: { label: 'What we mend' },
    },
    {
      words: ['course', 'learn', 'diy', 'yourself'],
      eyebrow: 'Thursdays from six',
      title: 'Your hands, our bench',
      accent: 'our bench',
      body: 'A stand, the tools and one of us beside you. Leave your trousers with the good crease at home.',
      action: { label: 'Take a stand', icon: 'wrench' },
      secondary: { label: 'How the evening goes' },
    },
  ],
  points: [
    {
      icon: 'receipt',
      title: 'The price first',
      body: 'By message, with a photo of what is worn. You say yes or no to each line.',
    },
    {
      icon: 'clock',
      title: 'Small things at once',
      body: 'A tube takes twenty minutes. There is a chair and a kettle.',
    },
    {
      icon: 'package',
      title: 'Old parts come back',
      body: 'In a bag on the handlebar, so that you see what was changed.',
    },
    {
      icon: 'bike',
      title: 'One to ride meanwhile',
      body: 'If it takes longer than a day, an old roadster is yours for nothing.',
    },
  ],
  steps: [
    { title: 'Bring it', body: 'Until half past nine, or hang it at the rack in the yard overnight.' },
    { title: 'Get the price', body: 'Within two hours, line by line.' },
    { title: 'Say what is to be done', body: 'Everything, half of it or only the brakes.' },
    { title: 'Ride it round the block', body: 'With us at the door. Then you pay.' },
  ],
  plans: [
    {
      name: 'Check',
      price: 39,
      per: 'a bike',
      body: 'Half an hour on the stand',
      includes: ['Brakes and gears set', 'Bolts and tyres', 'A list of what comes next'],
    },
    {
      name: 'Service',
      price: 89,
      per: 'a bike',
      body: 'Once a year for most',
      includes: ['Everything in Check', 'Wheels trued', 'Chain, cables, bearings'],
      best: true,
    },
    {
      name: 'Stripped down',
      price: 190,
      per: 'a bike',
      body: 'Every bolt once',
      includes: ['Everything in Service', 'Frame cleaned bare', 'All bearings new'],
    },
  ],
  questions: [
    {
      question: 'Do I need an appointment?',
      answer: 'Not for a puncture. For a service, take a day in the calendar; it is ready that evening.',
    },
    {
      question: 'Do you mend bikes bought elsewhere?',
      answer: 'All of them, the ones in a flat box from the web too.',
    },
    {
      question: 'What if it is not worth it?',
      answer: 'We say so before you pay anything, and take the good parts off for you.',
    },
    {
      question: 'Can you fetch it?',
      answer: 'Within five kilometres, with the cargo bike, for twelve euros there and back.',
    },
  ],
  offer: {
    words: ['service', 'repair', 'price', 'offer', 'work'],
    title: 'What we mend',
    icon: 'wrench',
    rows: [
      { title: 'Puncture', body: 'Tube included, twenty minutes', amount: 17, tag: 'While you wait' },
      { title: 'Brakes', body: 'Pads, cables and setting, per wheel', amount: 28 },
      { title: 'Gears', body: 'Hanger straightened, cable new, set', amount: 34 },
      { title: 'Wheel trued', body: 'A new spoke is two euros more', amount: 24 },
      { title: 'Chain and sprockets', body: 'Measured first, changed if it must be', amount: 75 },
      { title: 'Motor read out', body: 'Error log, battery, a page to keep', amount: 45, tag: 'E-bikes' },
    ],
    action: { label: 'Bring your bike' },
  },
  dates: [
    [2, '18:00', 'Your hands, our bench', 'Yard, six stands', '2 h'],
    [5, '10:00', 'Children’s bikes, swapped and raised', 'Yard', '3 h'],
    [9, '18:00', 'Learn to mend a puncture', 'Workshop', '90 min'],
    [12, '09:00', 'Lamps checked for nothing', 'At the school gate', '2 h'],
    [16, '18:00', 'Wheels: build one yourself, first evening', 'Workshop', '3 h'],
  ],
  people: [
    ['Wiebke Ostmann', 'Wheels', 'Hears a loose spoke from the door'],
    ['Kofi Larbi', 'Motors and brakes', 'Rides to work on the oldest bike here'],
    ['Tessa Rowntree', 'Counter', 'Writes the messages with the prices'],
    ['Juri Salme', 'In his second year', 'Four hundred punctures so far'],
  ],
  currency: 'EUR',
});
