import { defineHouse, shown } from './small-house.ts';

export const chocolatier = defineHouse({
  words:
    /\b(?:chocolatiers?|chocolate (?:shop|maker|brand|company|factory|workshop|boutique|house|business)|bean[- ]to[- ]bar|pralines?|truffle (?:maker|shop)|confection(?:er|ers|ery)|(?:handmade|artisan|craft) chocolates?|sweet shop|candy (?:shop|store|maker))\b/i,
  label: 'a chocolatier',
  trade: 'goods',
  natures: ['eaten', 'mixed', 'sold'],
  brands: ['Cocoa & Cordelier', 'Nib Street', 'Melanger & Moon'],
  icon: 'candy',
  colors: [
    { hex: '#5b2e1f', name: 'dark shell' },
    { hex: '#a33b4f', name: 'raspberry' },
    { hex: '#b3742a', name: 'caramel' },
  ],
  moods: ['elegant', 'warm', 'luxurious'],
  scene: shown('product', 'gift box', 'A box of sixteen, tied'),
  things: [
    shown('product', 'gift', 'A box with a ribbon'),
    shown('food', 'cupcake', 'A small cake with ganache'),
    shown('food', 'fruit', 'Oranges for candying'),
    shown('food', 'coffee', 'A cup beside the counter'),
    shown('product', 'shop front', 'The shop at ten in the morning'),
    shown('room', 'kitchen', 'The kitchen with the marble'),
  ],
  promises: [
    {
      eyebrow: 'Made in the room behind the shop',
      title: 'Sixteen kinds, eaten within two weeks',
      accent: 'within two weeks',
      body: 'Fresh cream, fruit and nuts under a shell you can hear. They keep for fourteen days, so we make them on Tuesdays and Fridays.',
      action: { label: 'Fill a box', icon: 'gift' },
      secondary: { label: 'See all kinds' },
    },
    {
      words: ['bar', 'bean', 'cacao', 'cocoa', 'origin'],
      eyebrow: 'Four growers, three days in the stone mill',
      title: 'Cocoa, sugar and nothing to explain',
      accent: 'nothing to explain',
      body: 'We buy beans by the sack and roast them here. The year and the village stand on every bar.',
      action: { label: 'Choose a bar', icon: 'shopping-bag' },
      secondary: { label: 'Meet the growers' },
    },
    {
      words: ['gift', 'wedding', 'corporate', 'company', 'event', 'present'],
      eyebrow: 'From twenty boxes',
      title: 'Two on every plate, initials if you like',
      accent: 'initials if you like',
      body: 'For weddings, farewells and the end of a good year. Taste first, then decide; the ribbon comes in nine colours.',
      action: { label: 'Ask for a tasting', icon: 'calendar-check' },
      secondary: { label: 'Boxes and prices' },
    },
  ],
  points: [
    { icon: 'hand', title: 'Dipped by hand', body: 'Two people, one fork each. No two are quite alike.' },
    { icon: 'leaf', title: 'Cream from one dairy', body: 'It arrives at six and is ganache by nine.' },
    { icon: 'snowflake', title: 'Posted cool', body: 'In wool, on Mondays to Wednesdays. Above 28 degrees we wait.' },
    {
      icon: 'badge-check',
      title: 'What is in it',
      body: 'Nuts, milk and alcohol are marked on the card in every box.',
    },
  ],
  steps: [
    { title: 'Choose a box', body: 'Nine, sixteen or twenty-five.' },
    { title: 'Choose the kinds', body: 'Or leave it to Elodie, who knows the season.' },
    { title: 'Write the card', body: 'We copy it with a pen.' },
    { title: 'Fetch it or have it sent', body: 'Made that week, packed that day.' },
  ],
  plans: [],
  questions: [
    {
      question: 'How should I keep them?',
      answer: 'Cool, not cold: a cellar or a bedroom in winter. Never the fridge.',
    },
    {
      question: 'Is there something without milk?',
      answer: 'Five of the sixteen, and all dark bars. The kitchen does work with milk and nuts.',
    },
    {
      question: 'Can I come and make some?',
      answer: 'On Thursday evenings, eight people at the marble. You take home what you made.',
    },
    { question: 'Do you send abroad?', answer: 'Bars anywhere in Europe, boxes only where they arrive in two days.' },
  ],
  offer: {
    words: ['chocolate', 'praline', 'truffle', 'box', 'product', 'range'],
    title: 'In the glass case',
    icon: 'candy',
    rows: [
      { title: 'Salted caramel', body: 'Milk shell, a little soft', amount: 1.7, tag: 'Gone by four' },
      { title: 'Hazelnut from Piedmont', body: 'Roasted, ground for a day', amount: 1.7 },
      { title: 'Raspberry and rose', body: 'Dark shell, no milk', amount: 1.8 },
      { title: 'Orange peel', body: 'Candied for a week, dipped to the half', amount: 1.5 },
      { title: 'Earl Grey', body: 'Steeped in the cream overnight', amount: 1.8 },
      { title: 'Box of sixteen', body: 'One of each, tied', amount: 27, tag: 'For presents' },
    ],
    action: { label: 'Fill a box' },
  },
  dates: [
    [4, '18:30', 'At the marble: truffles', 'Kitchen', '2 h'],
    [6, '15:00', 'Children pour a bar', 'Kitchen', '90 min'],
    [11, '18:30', 'Six bars, six countries', 'Shop', '90 min'],
    [18, '18:30', 'At the marble: candied orange', 'Kitchen', '2 h'],
  ],
  people: [
    ['Elodie Vasseur', 'Chocolatier', 'Learned in Lyon, stayed for the rain'],
    ['Bastian Thoma', 'Beans and mill', 'Listens to the stone'],
    ['Ife Adeniran', 'Shop', 'Ties the ribbons and remembers allergies'],
  ],
  currency: 'EUR',
});
