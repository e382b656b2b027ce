import { defineHouse, shown } from './small-house.ts';

export const counsellor = defineHouse({
  words:
    /\b(?:psychotherap(?:y|ists?)|psychologists?|counsell?ors?|counsell?ing(?: practice| service)?|talking therapy|(?:couples?|family|trauma|talk) therapists?)\b/i,
  label: 'a psychotherapy and counselling practice',
  trade: 'practice',
  brands: ['The Second Chair', 'Room on Linden Row', 'Quiet Hour Practice'],
  icon: 'messages-square',
  colors: [
    { hex: '#4f6d63', name: 'sage' },
    { hex: '#7b5d6f', name: 'mallow' },
    { hex: '#9a6b43', name: 'oak' },
  ],
  moods: ['calm', 'warm', 'natural'],
  scene: shown('room', 'living room with armchairs', 'A room with two chairs'),
  things: [
    shown('product', 'armchair', 'The chair by the window'),
    shown('food', 'tea', 'A pot of tea'),
    shown('product', 'plant', 'The plant on the sill'),
    shown('product', 'lamp', 'A lamp'),
    shown('landscape', 'park', 'The park across the road'),
    shown('product', 'notebook and pencil', 'A pencil'),
  ],
  promises: [
    {
      eyebrow: 'Second floor, the bell has no name on it',
      title: 'Begin anywhere',
      accent: 'anywhere',
      body: 'Fifty minutes a week, two chairs and nobody who interrupts. The first talk is to see whether we suit each other.',
      action: { label: 'Ask for a first talk', icon: 'mail' },
      secondary: { label: 'How we work' },
    },
    {
      words: ['couple', 'marriage', 'partner', 'relationship', 'family'],
      eyebrow: 'For two',
      title: 'The same quarrel, slower',
      accent: 'slower',
      body: 'Seventy-five minutes every other week. Both speak, both are heard, and neither of you is the patient.',
      action: { label: 'Come as two', icon: 'users' },
      secondary: { label: 'What it costs' },
    },
    {
      words: ['online', 'video', 'remote', 'phone'],
      eyebrow: 'Here or by video',
      title: 'From your kitchen, door shut',
      accent: 'door shut',
      body: 'After two visits in the room we can go on by video, for as long as you are away.',
      action: { label: 'Ask for a time', icon: 'laptop' },
      secondary: { label: 'What you need' },
    },
  ],
  points: [
    {
      icon: 'lock',
      title: 'It stays in the room',
      body: 'We are bound to silence by law, towards employers and relatives as well.',
    },
    { icon: 'clock', title: 'Your hour is yours', body: 'The same day, the same time, as long as you come.' },
    { icon: 'file-text', title: 'No diagnosis on the bill', body: 'If you pay yourself, no one else learns of it.' },
    { icon: 'languages', title: 'In four languages', body: 'English, Polish, Turkish and French.' },
  ],
  steps: [
    { title: 'Write two lines', body: 'What it is about, and when you can come. One of us answers within three days.' },
    { title: 'A first talk', body: 'Fifty minutes. Afterwards both of us may say no.' },
    { title: 'Four hours to try', body: 'Then we agree how often and until when.' },
    { title: 'An ending', body: 'It is planned too, and you decide when.' },
  ],
  plans: [
    {
      name: 'Alone',
      price: 85,
      per: 'an hour',
      body: 'Fifty minutes, weekly',
      includes: ['The same therapist', 'In the room or by video', 'Three places at half the fee'],
      best: true,
    },
    {
      name: 'As two',
      price: 120,
      per: 'a session',
      body: '75 minutes, every other week',
      includes: ['Both in the room', 'One hour alone for each', 'An evening time'],
    },
  ],
  questions: [
    { question: 'Is there a waiting list?', answer: 'In the evenings about seven weeks, in the mornings two.' },
    {
      question: 'Who pays?',
      answer: 'You do, or your insurer if you ask them before the third hour. We write the letter.',
    },
    {
      question: 'What if it is urgent?',
      answer: 'Then we are too slow. Call the crisis line or the emergency number; both are open at night.',
    },
    { question: 'May I miss an hour?', answer: 'Two days ahead for nothing. Later it is charged.' },
  ],
  offer: {
    words: ['service', 'therapy', 'session', 'topic', 'offer', 'approach'],
    title: 'What people come with',
    icon: 'messages-square',
    rows: [
      { title: 'Worry that does not stop', body: 'Nights, lists, a heart that runs' },
      { title: 'Low for a long time', body: 'When getting up is the work of the day' },
      { title: 'After a loss', body: 'A death, a parting, a plan that ended' },
      { title: 'Work', body: 'Too much of it, or suddenly none' },
      { title: 'Couples', body: 'Before, during and after deciding' },
      { title: 'From sixteen on', body: 'With or without parents knowing', tag: 'Tuesdays' },
    ],
    action: { label: 'Ask for a first talk' },
  },
  people: [
    ['Jadwiga Stern', 'Psychotherapist', 'Grief, and the time after it'],
    ['Cem Aydoğan', 'Psychotherapist', 'Couples, and people from sixteen'],
    ['Odile Marsh', 'Counsellor', 'Work, worry and sleep'],
  ],
  currency: 'GBP',
});
