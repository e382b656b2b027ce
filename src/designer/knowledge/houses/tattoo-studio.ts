import { defineHouse, shown } from './small-house.ts';

export const tattooStudio = defineHouse({
  words:
    /\b(?:tattoo(?! removal)(?:s|ist|ists|ing)?(?: (?:studio|shop|parlou?r|artists?|collective))?|piercing (?:studio|shop))\b/i,
  label: 'a tattoo studio',
  trade: 'place',
  natures: ['seen', 'company'],
  brands: ['Needle & Fern', 'Black Thursday Studio', 'Skin & Pencil'],
  icon: 'pen-tool',
  colors: [
    { hex: '#2a2a33', name: 'ink' },
    { hex: '#9b2f3f', name: 'old-school red' },
    { hex: '#2f5d50', name: 'bottle green' },
  ],
  moods: ['bold', 'editorial', 'minimal'],
  scene: shown('room', 'studio', 'The studio before noon'),
  things: [
    shown('product', 'pencil', 'Pencils for the drawing'),
    shown('portrait', 'person', 'Somebody we have drawn on'),
    shown('abstract', 'halftone dots', 'Dots, as the needle sets them'),
    shown('product', 'jar of cream', 'The cream for the first week'),
    shown('product', 'book', 'The book of drawings'),
    shown('product', 'plant', 'A fern, still alive'),
  ],
  promises: [
    {
      eyebrow: 'Four artists, one guest each month',
      title: 'Drawn for you, once',
      accent: 'once',
      body: 'Tell us what and where. You see the drawing a week before, on paper and on your own skin, and may still say no.',
      action: { label: 'Write to an artist', icon: 'pencil' },
      secondary: { label: 'See their work' },
    },
    {
      words: ['cover', 'first', 'laser'],
      eyebrow: 'Talking costs nothing',
      title: 'The one from the summer of 2009',
      accent: '2009',
      body: 'Show it to us. Half can be drawn over at once, a third after two sessions of laser, and some are better than you think.',
      action: { label: 'Send a picture', icon: 'camera' },
      secondary: { label: 'What is possible' },
    },
  ],
  points: [
    {
      icon: 'pencil',
      title: 'Your drawing is yours',
      body: 'It is made for one person and leaves the book afterwards.',
    },
    { icon: 'shield-check', title: 'Needles opened before you', body: 'One use. The list of inks hangs by the door.' },
    { icon: 'clock', title: 'Breaks when you want', body: 'Nobody has to be brave. There is tea and sugar.' },
    {
      icon: 'heart',
      title: 'Quiet chair',
      body: 'A room with a door, no music and no small talk. Say so when you book.',
    },
  ],
  steps: [
    { title: 'Write', body: 'What, where, how big, and a picture of the place.' },
    { title: 'Talk', body: 'Half an hour, with the artist who fits.' },
    { title: 'See the drawing', body: 'A week before, then as a print on your skin.' },
    { title: 'Come back', body: 'After six weeks we look; touching up is free.' },
  ],
  plans: [],
  questions: [
    { question: 'Does it hurt?', answer: 'Yes, less than you fear on the arm and more than you hope on the ribs.' },
    { question: 'From what age?', answer: 'Eighteen, with a card, without exceptions.' },
    {
      question: 'What is the deposit for?',
      answer: 'Eighty euros for the drawing, taken off on the day. Move the date up to three days before.',
    },
    {
      question: 'How do I look after it?',
      answer: 'Wash, thin cream, no sun and no pool for three weeks. You get it on a card.',
    },
  ],
  offer: {
    words: ['service', 'price', 'offer', 'style', 'work'],
    title: 'What it costs',
    icon: 'pen-tool',
    rows: [
      { title: 'Small', body: 'Up to five centimetres, from', amount: 110 },
      { title: 'Half a day', body: 'Four hours, one artist', amount: 460 },
      { title: 'Whole day', body: 'Seven hours with lunch', amount: 780 },
      { title: 'Lettering', body: 'One line, drawn by hand, from', amount: 130 },
      { title: 'Cover-up', body: 'Looked at first, from', amount: 290 },
      { title: 'From the book', body: 'Drawn already, on Thursdays', amount: 150, tag: 'No appointment' },
    ],
    action: { label: 'Write to an artist' },
  },
  people: [
    ['Ronja Feld', 'Plants, fine lines', 'Keeps the fern alive'],
    ['Dez Maturin', 'Black and grey', 'Once a sign painter'],
    ['Mika Sorvala', 'Old school', 'Anchors without irony'],
    ['Ayla Demirci', 'Cover-ups', 'Has seen your ex’s name before'],
  ],
  currency: 'EUR',
});
