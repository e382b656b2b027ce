/** A kind of occasion: how its days run, and what it costs to come. */
export interface Occasion {
  words: RegExp;
  /** Days from today. */
  day: number;
  body: string;
  action: string;
  /** `later` is how many days after the first it is on. */
  programme: readonly (readonly [time: string, title: string, place: string, later?: number])[];
  tickets: readonly (readonly [name: string, price: number, body: string, includes: readonly string[]])[];
}

/** Festivals by what is shown at them, over more than one day. */
export const FESTIVALS: readonly Occasion[] = [
  {
    words: /\b(?:exhibition|exhibit|retrospective|gallery show|vernissage)\b/i,
    day: 1,
    body: 'Six rooms, ninety works, and a table in the last of them where you may try it yourself. Slow hours on Thursday evenings.',
    action: 'Choose a time',
    programme: [
      ['11:00', 'Guided tour with the curator', 'Meets in the foyer'],
      ['15:00', 'Tour for children, with pencils', 'Room 2'],
      ['18:00', 'Slow evening, open until nine', 'All rooms', 4],
      ['11:00', 'Tour in sign language', 'Meets in the foyer', 5],
      ['14:00', 'Workshop: draw what is not there', 'Studio', 6],
      ['19:30', 'Talk: how the rooms were hung', 'Lecture hall', 9],
    ],
    tickets: [
      ['Full', 14, 'Any day, with a time of entry', ['All rooms', 'The collection on the same day', 'Audio guide on your own phone']],
      ['Reduced', 8, 'Students, over 65, out of work', ['All rooms', 'The collection on the same day']],
      ['Under eighteen', 0, 'And whoever comes with a class', ['All rooms', 'A pencil and a sheet']],
    ],
  },
  {
    words: /\b(?:film|cinema|movie|documentary|shorts?|animation)\b.*\b(?:festival|fair|week|days|biennale)\b/i,
    day: 197,
    body: 'New films and very old ones, most of them with somebody in the room who made them or plays to them.',
    action: 'Get a pass',
    programme: [
      ['19:30', 'Opening: The Lamp Seller, with live piano', 'Old theatre'],
      ['22:15', 'Shorts from the harbour', 'Courtyard, in the open'],
      ['11:00', 'Matinée for children, with a drum', 'Old theatre', 1],
      ['16:00', 'Talk: who plays when nobody speaks', 'Library', 1],
      ['20:30', 'Salt Roads, 1926, with string trio', 'Old theatre', 1],
      ['17:00', 'Found in an attic: six reels', 'Small cinema', 2],
      ['21:00', 'Closing: A Town at Night, with orchestra', 'Square, in the open', 2],
    ],
    tickets: [
      ['One screening', 12, 'Any film, any seat', ['A numbered seat', 'The programme on paper']],
      ['Day pass', 32, 'Everything on one day', ['All screenings of the day', 'Talks and matinée', 'A seat held until five minutes before']],
      ['Festival pass', 95, 'From the first film to the last', ['All screenings', 'The opening night', 'The closing night on the square']],
    ],
  },
  {
    words: /\b(?:book|literature|literary|poetry|writers?|reading|comics?)\b.*\b(?:festival|fair|week|days)\b/i,
    day: 154,
    body: 'Readings in kitchens, quarrels on stage, and a market hall full of small presses.',
    action: 'Get a pass',
    programme: [
      ['10:00', 'Small presses open their tables', 'Market hall'],
      ['14:00', 'Three first novels', 'Library'],
      ['19:30', 'Opening reading', 'Town theatre'],
      ['11:00', 'Poems for people under ten', 'Library garden', 1],
      ['15:00', 'Translators quarrel over one page', 'Town theatre', 1],
      ['20:00', 'Long night of short stories', 'Seven kitchens', 1],
      ['16:00', 'Last reading, then the bar', 'Market hall', 2],
    ],
    tickets: [
      ['One reading', 9, 'Any hour, any room', ['A seat', 'A glass of something']],
      ['Weekend', 48, 'Friday to Sunday', ['All readings', 'The long night', 'A tote with a book in it']],
      ['Under twenty-six', 18, 'The same weekend', ['All readings', 'The long night']],
    ],
  },
  {
    words: /\b(?:food|wine|beer|street food|cheese|bread|chocolate|coffee|cider|gastronom\w*)\b.*\b(?:festival|fair|week|days|market)\b/i,
    day: 121,
    body: 'Sixty stands, long tables and people who can tell you how it was made because they made it.',
    action: 'Get a tasting pass',
    programme: [
      ['11:00', 'Stands open', 'Market square'],
      ['13:00', 'Bread from one field, five bakers', 'Tasting tent'],
      ['16:00', 'Pickle something: forty jars, forty people', 'Kitchen stage'],
      ['19:00', 'Long table, one dish, 200 seats', 'Under the arcades'],
      ['12:00', 'Blind tasting with the growers', 'Tasting tent', 1],
      ['15:00', 'Cooks against grandmothers', 'Kitchen stage', 1],
      ['18:00', 'What is left is cheap', 'Market square', 1],
    ],
    tickets: [
      ['Entry', 8, 'One day', ['All stands', 'Kitchen stage']],
      ['Tasting pass', 34, 'Both days', ['All stands', 'Twelve tastings', 'A glass to keep']],
      ['Long table', 62, 'Saturday evening', ['A seat', 'Four courses', 'Both days at the stands']],
    ],
  },
  {
    words: /\b(?:design|art|arts|photo\w*|science|tech|maker|robot\w*|craft|architecture|games?)\b.*\b(?:festival|fair|week|days|biennale)\b/i,
    day: 176,
    body: 'Open studios, short talks and things you may touch, all over town for three days.',
    action: 'Get a pass',
    programme: [
      ['10:00', 'Studios open, forty doors', 'All over town'],
      ['14:00', 'Short talks, six by seven minutes', 'Old gasworks'],
      ['19:00', 'Opening', 'Old gasworks'],
      ['11:00', 'Make it yourself, for all ages', 'Workshop hall', 1],
      ['16:00', 'Walk: what the river built', 'From the bridge', 1],
      ['21:00', 'Night of lights', 'Both banks', 1],
      ['15:00', 'Prizes and the last drink', 'Old gasworks', 2],
    ],
    tickets: [
      ['One day', 18, 'Friday, Saturday or Sunday', ['All studios', 'Talks of the day']],
      ['Three days', 39, 'The whole weekend', ['All studios and talks', 'Night of lights', 'The map on paper']],
      ['Under sixteen', 0, 'With a grown-up', ['All studios', 'Make it yourself']],
    ],
  },
]; // prettier-ignore
