import { defineHouse, shown } from './small-house.ts';

export const brewery = defineHouse({
  words:
    /\b(?:(?:micro|craft |nano)?-?brewery|brewpub|brew ?house|tap ?room|brewing company|brewing co|craft beer(?: (?:bar|company|brand|maker))?|beer (?:garden|maker|brand))\b/i,
  label: 'a brewery with a taproom',
  trade: 'place',
  natures: ['eaten', 'mixed', 'sold', 'company'],
  brands: ['Millrace Beers', 'The Slow Kettle', 'Barrow & Mash'],
  icon: 'beer',
  colors: [
    { hex: '#b7791f', name: 'pale malt' },
    { hex: '#7b341e', name: 'brown ale' },
    { hex: '#2f6b3c', name: 'hop green' },
  ],
  moods: ['warm', 'friendly', 'bold'],
  scene: shown('food', 'beer glass', 'A glass of the house pale'),
  things: [
    shown('food', 'beer glass', 'A glass, just poured'),
    shown('landscape', 'field', 'The barley field behind the mill'),
    shown('product', 'bottle', 'A bottle to take along'),
    shown('room', 'restaurant', 'The taproom before four'),
    shown('food', 'bread', 'Bread from the spent grain'),
    shown('landscape', 'market with stalls', 'The market where we pour on Saturdays'),
  ],
  promises: [
    {
      eyebrow: 'Brewed, poured and drunk in one room',
      title: 'Eight taps, thirty steps from the kettle',
      accent: 'thirty steps',
      body: 'Everything we pour was brewed behind the glass. When a tank is empty, its tap changes; the board over the bar says when.',
      action: { label: 'See what is on tap', icon: 'beer' },
      secondary: { label: 'How to find us' },
    },
    {
      words: ['tour', 'tasting', 'visit', 'group', 'party'],
      eyebrow: 'Saturdays at three, twelve people',
      title: 'Climb up and look into the mash',
      accent: 'look into the mash',
      body: 'An hour and a half from the malt store to the tank, with five glasses on the way. Closed shoes, please.',
      action: { label: 'Join a tour', icon: 'ticket' },
      secondary: { label: 'Tours for groups' },
    },
    {
      words: ['trade', 'wholesale', 'keg', 'pub', 'stockist'],
      eyebrow: 'For pubs and shops within forty miles',
      title: 'Kegs on Tuesday, empties on the way back',
      accent: 'empties on the way back',
      body: 'Order until Sunday night. One van, one driver, and he knows which of your cellars has the low beam.',
      action: { label: 'Ask for the trade list', icon: 'truck' },
      secondary: { label: 'Who pours us' },
    },
  ],
  points: [
    {
      icon: 'droplets',
      title: 'Water from the hill',
      body: 'Soft, from our own well. We change nothing but its temperature.',
    },
    { icon: 'wheat', title: 'Malt from eleven miles off', body: 'Three farms, named on every label.' },
    {
      icon: 'clock',
      title: 'Five weeks in the tank',
      body: 'Lagers lie for eight. Nothing is filtered, so give it a minute.',
    },
    {
      icon: 'dog',
      title: 'Dogs and children welcome',
      body: 'Until eight in the evening. There is juice from the orchard next door.',
    },
  ],
  steps: [
    { title: 'Choose from the board', body: 'A taster of any beer costs nothing.' },
    { title: 'Sit where you like', body: 'Inside by the tanks or out by the water.' },
    { title: 'Eat what is there', body: 'Pies from the baker, or bring your own.' },
    { title: 'Take some home', body: 'Cans from the fridge, or your jug filled at the tap.' },
  ],
  plans: [],
  questions: [
    {
      question: 'Do I need to book?',
      answer: 'Not for a table. For the tour, yes: it is twelve people, and Saturdays go first.',
    },
    {
      question: 'Is there something without alcohol?',
      answer: 'One tap is always under 0.5 %, and there is pressed apple and tea.',
    },
    {
      question: 'Do you cook?',
      answer: 'No. There are pies until they are gone, and on Fridays a van parks in the yard.',
    },
    {
      question: 'Can I hire the taproom?',
      answer: 'Mondays to Wednesdays, for up to sixty people. You pay for what is drunk, and for the cleaning.',
    },
  ],
  offer: {
    words: ['beer', 'tap', 'range', 'drink', 'product', 'menu'],
    title: 'On tap this week',
    icon: 'beer',
    rows: [
      { title: 'Weir Pale', body: '4.2 %, bitter orange, the one we began with', amount: 5.2, tag: 'Always on' },
      { title: 'Long Field Lager', body: '4.6 %, eight weeks cold', amount: 5.2 },
      { title: 'Miller’s Brown', body: '4.9 %, toast and hazelnut', amount: 5.4 },
      { title: 'Night Shift Stout', body: '5.6 %, oats, a little coffee', amount: 5.8 },
      { title: 'Plum Sour', body: '3.9 %, plums from the towpath', amount: 6, tag: 'Until Sunday' },
      { title: 'Half a Mind', body: '0.4 %, hoppy, for drivers', amount: 4.2 },
    ],
    action: { label: 'See what is on tap' },
  },
  dates: [
    [0, '16:00', 'Taproom opens', 'By the tanks', 'until eleven'],
    [1, '15:00', 'Tour with five glasses', 'From the malt store', '90 min'],
    [1, '19:30', 'Fiddle and guitar', 'Taproom', '2 h'],
    [6, '19:00', 'Quiz, teams of six', 'Taproom', '2 h'],
    [12, '12:00', 'First pour of the winter beer', 'Yard', 'all day'],
  ],
  people: [
    ['Hattie Clough', 'Brews', 'Came from a dairy, still measures like one'],
    ['Benedikt Maurus', 'Cellar', 'Tastes every tank at seven in the morning'],
    ['Adjoa Pratt', 'Taproom', 'Pours, and keeps the quiz fair'],
    ['Colm Rafferty', 'Van', 'Kegs out, empties in'],
  ],
  currency: 'GBP',
});
