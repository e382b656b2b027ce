import { defineHouse, shown } from './small-house.ts';

export const printShop3d = defineHouse({
  words:
    /\b(?:3-?d[- ]print(?:ing|s)?(?: (?:service|services|shop|studio|company|business|bureau|farm|lab))?|additive manufacturing|rapid prototyping)\b/i,
  label: 'a 3D-printing service',
  trade: 'place',
  natures: ['sold', 'mixed'],
  brands: ['Layer by Lunch', 'Nozzle & Bed', 'Point Two Millimetres'],
  icon: 'printer',
  colors: [
    { hex: '#0f766e', name: 'filament teal' },
    { hex: '#c2410c', name: 'nozzle orange' },
    { hex: '#3b4a6b', name: 'resin blue' },
  ],
  moods: ['technical', 'bold', 'friendly'],
  scene: shown('room', 'workshop', 'The room with the machines'),
  things: [
    shown('product', 'vase', 'A vase, one line thick'),
    shown('product', 'drone', 'A frame in nylon'),
    shown('product', 'toy', 'A toy, four colours'),
    shown('product', 'parcel', 'A parcel, packed by noon'),
    shown('abstract', 'layers of paper', 'How layers lie'),
    shown('product', 'laptop', 'Where the file comes from'),
  ],
  promises: [
    {
      eyebrow: 'Twenty-two machines, nine materials',
      title: 'Send a file tonight, hold it on Thursday',
      accent: 'on Thursday',
      body: 'You get the price in a minute and, before we print, a note from a person if a wall is too thin.',
      action: { label: 'Upload a file', icon: 'upload' },
      secondary: { label: 'Materials and prices' },
    },
    {
      words: ['prototype', 'prototyping', 'industrial', 'engineer', 'series'],
      eyebrow: 'From one to five hundred',
      title: 'The part, before the mould',
      accent: 'before the mould',
      body: 'Print three, change it, print three more. When it is right we make the first five hundred ourselves.',
      action: { label: 'Talk to an engineer', icon: 'ruler' },
      secondary: { label: 'Tolerances' },
    },
  ],
  points: [
    {
      icon: 'eye',
      title: 'Looked at by a person',
      body: 'Thin walls, trapped powder, wrong units: we write before we print.',
    },
    { icon: 'ruler', title: 'Measured, not hoped', body: 'Two tenths of a millimetre, on a sheet that comes along.' },
    {
      icon: 'file-lock',
      title: 'Your file stays yours',
      body: 'Deleted after thirty days, or the same evening if you tick it.',
    },
    { icon: 'recycle', title: 'Scraps become spools', body: 'Supports are ground and drawn again, for our own jigs.' },
  ],
  steps: [
    { title: 'Upload', body: 'STL, STEP or a sketch with measures.' },
    { title: 'Choose', body: 'Material, colour, how fine.' },
    { title: 'We check and print', body: 'Most in a night.' },
    { title: 'Fetch or unpack', body: 'Cleaned, with a sheet of measures.' },
  ],
  plans: [],
  questions: [
    {
      question: 'I have no file. Can you draw it?',
      answer: 'From the broken part, a sketch or a photo with a ruler in it; fifty-five euros an hour.',
    },
    { question: 'How large can it be?', answer: 'Forty centimetres each way in one piece, larger in parts that plug.' },
    {
      question: 'Is it strong enough?',
      answer:
        'Tell us what pulls at it. For gears we use nylon, for sun another one, and sometimes we say: have it milled.',
    },
    { question: 'Do you print anything?', answer: 'No weapons and nothing that belongs to somebody else.' },
  ],
  offer: {
    words: ['material', 'service', 'price', 'offer', 'product'],
    title: 'Materials and prices',
    icon: 'layers',
    rows: [
      { title: 'PLA', body: 'Models and vases, twelve colours, 100 g', amount: 14 },
      { title: 'PETG', body: 'Brackets and boxes, 100 g', amount: 17, tag: 'Most asked for' },
      { title: 'Nylon powder', body: 'Gears and hinges, 100 g', amount: 46 },
      { title: 'Resin', body: 'Fine as a fingerprint, 100 g', amount: 39 },
      { title: 'Soft', body: 'Seals and grips, 100 g', amount: 28 },
      { title: 'Drawing', body: 'From a sketch or a broken part, an hour', amount: 55 },
    ],
    action: { label: 'Upload a file' },
  },
  people: [
    ['Lorcan Feeney-Voss', 'Machines', 'Knows each of the twenty-two by its hum'],
    ['Mei-Fen Chuang', 'Checks files', 'The one who writes about thin walls'],
    ['Bruno Katic', 'Draws parts', 'Once rebuilt a coffee grinder from its lid'],
  ],
  currency: 'EUR',
});
