import { defineHouse, shown } from './small-house.ts';

export const choir = defineHouse({
  words:
    /\b(?:choirs?|choral society|chamber choir|(?:amateur|community|youth|symphony|chamber) orchestra|brass band|wind band)\b/i,
  label: 'a choir',
  trade: 'place',
  natures: ['company', 'admission'],
  brands: ['The Tuesday Voices', 'Ferry Road Singers', 'Low Tide Choir'],
  icon: 'music',
  colors: [
    { hex: '#7a2e48', name: 'folder red' },
    { hex: '#2d5570', name: 'evening blue' },
    { hex: '#a06a1f', name: 'brass' },
  ],
  moods: ['warm', 'friendly', 'editorial'],
  scene: shown('portrait', 'group of people', 'Some of us'),
  things: [
    shown('landscape', 'park', 'Where we sing in summer'),
    shown('product', 'book', 'A folder of scores'),
    shown('product', 'ticket', 'A ticket'),
    shown('landscape', 'old town', 'The town where we sing'),
    shown('food', 'cake', 'Cake after the rehearsal'),
    shown('product', 'candle', 'A candle'),
  ],
  promises: [
    {
      eyebrow: 'Fifty-two voices, and a chair for yours',
      title: 'Come and sing the third row',
      accent: 'sing',
      body: 'We rehearse once a week in the old school and sing three programmes a year. Nobody auditions; you come three times and then you know.',
      action: { label: 'Come to a rehearsal', icon: 'music' },
      secondary: { label: 'Next concerts' },
    },
    {
      words: ['concert', 'ticket', 'event', 'season', 'programme'],
      eyebrow: 'This winter',
      title: 'Four concerts, two of them by candlelight',
      accent: 'candlelight',
      body: 'Songs for the dark months, with six strings and a horn. Tickets are at the door and here.',
      action: { label: 'Get tickets', icon: 'ticket' },
      secondary: { label: 'The programme' },
    },
  ],
  points: [
    { icon: 'users', title: 'No audition', body: 'If you hold a tune in the kitchen, you hold it here.' },
    {
      icon: 'music-2',
      title: 'Your part to listen to',
      body: 'Every voice is recorded, so that you learn on the bus.',
    },
    { icon: 'coffee', title: 'A break with cake', body: 'Twenty minutes. The rota for baking hangs on the door.' },
    { icon: 'heart-handshake', title: 'Paid as you can', body: 'The fee is asked, never checked.' },
  ],
  steps: [
    { title: 'Write to us', body: 'Say if you sing high or low. “No idea” is an answer.' },
    { title: 'Come three times', body: 'Somebody sits beside you and turns the pages.' },
    { title: 'Stay', body: 'From the fourth time you have a folder with your name.' },
  ],
  plans: [
    {
      name: 'Member',
      price: 15,
      body: 'All rehearsals and concerts',
      includes: ['Scores', 'Recordings of your part', 'Two tickets a concert'],
      best: true,
    },
    {
      name: 'Under 26',
      price: 5,
      body: 'The same for less',
      includes: ['Scores', 'Recordings of your part', 'Two tickets a concert'],
    },
  ],
  questions: [
    { question: 'Must I read music?', answer: 'A third of us do not. You hear your part, and the neighbour helps.' },
    { question: 'Which voices do you need?', answer: 'Tenors, always. The others are welcome too.' },
    { question: 'What do you sing?', answer: 'From Byrd to songs written for us last year, and one shanty.' },
    { question: 'Can we hire you?', answer: 'For weddings and funerals in town, in small numbers. Ask early.' },
  ],
  offer: {
    words: ['concert', 'programme', 'ticket', 'event'],
    title: 'Concerts',
    icon: 'ticket',
    rows: [
      { title: 'Songs for the dark months', body: 'With six strings and a horn', amount: 14 },
      { title: 'By candlelight', body: 'The same songs, no microphones', amount: 18, tag: 'Few left' },
      { title: 'Carols in the market hall', body: 'You sing as well', amount: 0 },
      { title: 'Requiem', body: 'In spring, with the town’s orchestra', amount: 22 },
      { title: 'Open rehearsal', body: 'Sit among the altos', amount: 0 },
      { title: 'Summer on the steps', body: 'Outside, if it is dry', amount: 0 },
    ],
    action: { label: 'Get tickets' },
  },
  dates: [
    [4, '19:30', 'Rehearsal, guests welcome', 'Old school', '2 h'],
    [8, '19:00', 'Songs for the dark months', 'Town church', '75 min'],
    [9, '17:00', 'By candlelight', 'Town church', '60 min'],
    [22, '18:00', 'Carols in the market hall', 'Market hall', '45 min'],
  ],
  people: [
    ['Rowena Achterberg', 'Conducts', 'Counts aloud only once'],
    ['Tunde Bexley', 'Accompanies', 'On whatever piano there is'],
    ['Marjorie Spence', 'Chair, alto', 'Here since the first evening'],
  ],
  currency: 'GBP',
});
