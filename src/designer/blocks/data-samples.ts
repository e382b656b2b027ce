import type { Row, SeriesPoint, Slot, SlotKind, SlotOf } from '../write/slots.ts';

/** Content that the data blocks are drawn with in tests and in the gallery: plain, sparse, long and many. */
type Samples = { readonly [K in SlotKind]?: readonly SlotOf<K>[] };

const WEEK: SeriesPoint[] = [
  { label: 'Mon', value: 5.1 },
  { label: 'Tue', value: 8.2 },
  { label: 'Wed', value: 3 },
  { label: 'Thu', value: 6.2 },
  { label: 'Fri', value: 6, state: 'now' },
  { label: 'Sat', value: 2, state: 'planned' },
  { label: 'Sun', value: 13.5, state: 'planned' },
];

const week: SlotOf<'series'> = {
  kind: 'series',
  wants: [],
  title: 'This week, day by day',
  note: 'The long one is on Sunday, as it should be.',
  unit: 'km',
  name: 'Distance',
  points: WEEK,
  figure: { label: 'of 44 km planned', value: '22.5', unit: 'km' },
  shape: 'bars',
};

const pace: SlotOf<'series'> = {
  kind: 'series',
  wants: [],
  title: 'Pace over eight weeks',
  unit: 's/km',
  name: 'Pace, easy runs',
  points: ['2 Oct', '9 Oct', '16 Oct', '23 Oct', '30 Oct', '6 Nov', '13 Nov', '20 Nov'].map((label, index) => ({
    label,
    value: [381, 376, 378, 370, 366, 361, 360, 352][index] ?? 0,
    state: index === 7 ? 'now' : 'past',
  })),
  shape: 'line',
};

const revenue: SlotOf<'series'> = {
  kind: 'series',
  wants: [],
  title: 'Invoiced this year',
  note: 'March was the trade fair.',
  action: { label: 'Export' },
  unit: '€',
  name: '2026',
  points: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map((label, index) => ({
    label,
    value: [12400, 11800, 21300, 15200, 14100, 16800, 13900, 9200, 17400, 18800, 19600, 18000][index] ?? 0,
    state: index < 10 ? 'past' : index === 10 ? 'now' : 'planned',
  })),
  second: { name: '2025', values: [10100, 9800, 14300, 13200, 12900, 13100, 12800, 8800, 14400, 15100, 15800, 16300] },
  figure: { label: 'January to November', value: '170,500', unit: '€' },
  shape: 'area',
};

const cash: SlotOf<'series'> = {
  kind: 'series',
  wants: [],
  title: 'Cash by day',
  unit: '€',
  name: 'Net',
  points: [
    { label: 'Mon', value: 820 },
    { label: 'Tue', value: -1340 },
    { label: 'Wed', value: 1080 },
    { label: 'Thu', value: 1310 },
    { label: 'Fri', value: 730, state: 'now' },
  ],
  second: { name: 'Plan', values: [700, -900, 900, 1000, 800] },
  shape: 'bars',
};

const stock: SlotOf<'series'> = {
  kind: 'series',
  wants: [],
  title: 'Where the time went',
  unit: 'h',
  name: 'Hours',
  points: [
    { label: 'Client workshops and calls', value: 14.5 },
    { label: 'Design', value: 11 },
    { label: 'Rechnungsstellung und Buchhaltungsunterlagen', value: 4.5 },
    { label: 'Travel', value: 3 },
  ],
  shape: 'bars',
};

const focus: SlotOf<'focus'>[] = [
  {
    kind: 'focus',
    wants: [],
    title: 'Friday, 20 November',
    label: 'days running',
    value: '23',
    caption: 'Run today and it is 24. Your best is 31.',
    share: 23 / 31,
    goal: '31 days, your best',
    facts: [
      { label: 'This week', value: '22.5', unit: 'km' },
      { label: 'Next run', value: '18:30' },
    ],
    action: { label: 'Start 6 km, about 34 min', icon: 'play' },
    series: week,
    picture: { kind: 'landscape', subject: 'runner on a hill trail at dawn', alt: 'A runner on a hill trail at dawn' },
  },
  {
    kind: 'focus',
    wants: [],
    title: 'Invoices',
    note: 'Eleven clients, four countries',
    label: 'Open on 20 November',
    value: '12,480.50',
    unit: '€',
    caption: 'Three of nine invoices are overdue, the oldest by 41 days.',
    facts: [
      { label: 'Overdue', value: '3,120', unit: '€' },
      { label: 'Due this week', value: '4,860', unit: '€' },
      { label: 'Paid in November', value: '19,600', unit: '€' },
      { label: 'Mean days to pay', value: '26', unit: 'days' },
    ],
    action: { label: 'Remind three clients', icon: 'send' },
    series: revenue,
  },
  {
    kind: 'focus',
    wants: [],
    title: 'Bean temperature',
    label: 'In the drum now',
    value: '193.6',
    unit: '°C',
    facts: [],
    share: 0.79,
    goal: '208 °C, drop',
    series: pace,
  },
  {
    kind: 'focus',
    wants: [],
    title: 'Savings',
    label: 'Saved so far',
    value: '£4',
    facts: [],
  },
];

const metrics: SlotOf<'metrics'>[] = [
  {
    kind: 'metrics',
    wants: [],
    title: 'This week',
    note: 'Against the week before',
    action: { label: 'All figures' },
    items: [
      {
        label: 'Distance',
        value: '22.5',
        unit: 'km',
        change: { text: '+3.1 km on last week', tone: 'good' },
        trend: [14, 18, 16, 19.4, 22.5],
        icon: 'route',
      },
      {
        label: 'Average pace',
        value: '5:52',
        unit: '/km',
        change: { text: '8 s faster', tone: 'good' },
        trend: [374, 368, 365, 360, 352],
        icon: 'timer',
      },
      {
        label: 'Resting pulse',
        value: '52',
        unit: 'bpm',
        change: { text: 'as last week', tone: 'neutral' },
        trend: [54, 53, 53, 52, 52],
        icon: 'heart-pulse',
      },
      {
        label: 'Sleep',
        value: '7:10',
        unit: 'h',
        change: { text: '25 min less', tone: 'warn' },
        trend: [7.6, 7.4, 7.5, 7.6, 7.2],
        icon: 'moon',
      },
    ],
  },
  { kind: 'metrics', wants: [], title: 'Only one', items: [{ label: 'Bookings', value: '7' }] },
  {
    kind: 'metrics',
    wants: [],
    title: 'Quarter',
    items: [
      {
        label: 'Monthly recurring revenue',
        value: '1,284,300',
        unit: '€',
        change: { text: '+4% on last month', tone: 'good' },
      },
      { label: 'Churn', value: '2.1', unit: '%', change: { text: 'twice the goal', tone: 'bad' } },
      { label: 'Auftragsbearbeitungszeit', value: '3.4', unit: 'days' },
      { label: 'Tickets', value: '418', trend: [380, 402, 431, 418] },
      { label: 'First answer', value: '1:52', unit: 'h' },
    ],
  },
];

const breakdown: SlotOf<'breakdown'>[] = [
  {
    kind: 'breakdown',
    wants: [],
    title: 'Time by effort',
    note: 'Most of the week should feel easy.',
    total: { label: 'This week', value: '132', unit: 'min' },
    parts: [
      { label: 'Easy', value: 84, display: '84 min', share: 0.636 },
      { label: 'Steady', value: 28, display: '28 min', share: 0.212 },
      { label: 'Hard', value: 14, display: '14 min', share: 0.106 },
      { label: 'Flat out', value: 6, display: '6 min', share: 0.046, tone: 'bad' },
    ],
  },
  {
    kind: 'breakdown',
    wants: [],
    title: 'Costs by kind',
    parts: [
      { label: 'Rent and service charges for the workshop', value: 1450, display: '€1,450', share: 0.363 },
      { label: 'Green coffee', value: 1200, display: '€1,200', share: 0.3, tone: 'accent' },
      { label: 'Wages', value: 620, display: '€620', share: 0.155 },
      { label: 'Verpackungsmaterialbeschaffung', value: 340, display: '€340', share: 0.085 },
      { label: 'Gas', value: 210, display: '€210', share: 0.053, tone: 'warn' },
      { label: 'Freight', value: 120, display: '€120', share: 0.03 },
      { label: 'Other', value: 56, display: '€56', share: 0.014 },
    ],
  },
  {
    kind: 'breakdown',
    wants: [],
    title: 'All of it',
    parts: [{ label: 'Towpath', value: 11.4, display: '11.4 km', share: 1 }],
  },
];

const runs: Row[] = [
  {
    title: 'Steady by the lake',
    subtitle: 'Thursday, 18:10',
    value: '6.2 km',
    meta: '5:42 /km',
    icon: 'trees',
    cells: { Run: 'Steady by the lake', Distance: '6.2 km', Time: '35:20', Pace: '5:42' },
  },
  {
    title: 'Recovery jog',
    subtitle: 'Wednesday, 07:05',
    value: '3.0 km',
    meta: '6:35 /km',
    icon: 'leaf',
    cells: { Run: 'Recovery jog', Distance: '3.0 km', Time: '19:45', Pace: '6:35' },
  },
  {
    title: 'Six by 800 m',
    subtitle: 'Tuesday, 18:30',
    value: '8.2 km',
    meta: '5:21 /km',
    icon: 'timer',
    cells: { Run: 'Six by 800 m', Distance: '8.2 km', Time: '43:52', Pace: '5:21' },
  },
  {
    title: 'Easy before work',
    subtitle: 'Monday, 06:40',
    value: '5.1 km',
    meta: '6:12 /km',
    icon: 'sunrise',
    cells: { Run: 'Easy before work', Distance: '5.1 km', Time: '31:37', Pace: '6:12' },
  },
];

const records: SlotOf<'records'>[] = [
  {
    kind: 'records',
    wants: [],
    title: 'Runs so far',
    note: 'Since Monday',
    action: { label: 'All runs' },
    columns: [
      { label: 'Run' },
      { label: 'Distance', align: 'end' },
      { label: 'Time', align: 'end' },
      { label: 'Pace', align: 'end' },
    ],
    rows: runs,
    total: { label: 'This week', value: '22.5', unit: 'km' },
  },
  {
    kind: 'records',
    wants: [],
    title: 'Orders to ship',
    note: 'Five orders, 23.5 kg; courier at 14:00',
    action: { label: 'Print 3 labels' },
    columns: [{ label: 'Customer' }, { label: 'Weight', align: 'end' }, { label: 'State' }],
    rows: [
      {
        title: 'Café Lindqvist',
        subtitle: 'Espresso base, 8 × 1 kg',
        meta: '#2418',
        value: '8.0 kg',
        status: { label: 'Ready', tone: 'good', icon: 'check' },
        picture: { kind: 'product', subject: 'coffee bag', alt: 'A coffee bag' },
        cells: { Customer: 'Café Lindqvist', Weight: '8.0 kg', State: 'Ready' },
      },
      {
        title: 'Noor & Sons Grocers',
        subtitle: 'Espresso base, 24 × 250 g',
        meta: '#2422',
        value: '6.0 kg',
        status: { label: 'Ready', tone: 'good', icon: 'check' },
        picture: { kind: 'product', subject: 'coffee bag', alt: 'A coffee bag' },
        cells: { Customer: 'Noor & Sons Grocers', Weight: '6.0 kg', State: 'Ready' },
      },
      {
        title: 'Donaudampfschifffahrtsgesellschaft',
        subtitle: 'Guji filter, 12 × 250 g',
        meta: '#2421',
        value: '3.0 kg',
        status: { label: 'Late', tone: 'bad', icon: 'triangle-alert' },
        action: { label: 'Call' },
        picture: { kind: 'product', subject: 'coffee tin', alt: 'A coffee tin' },
        cells: { Customer: 'Donaudampfschifffahrtsgesellschaft', Weight: '3.0 kg', State: 'Late' },
      },
      {
        title: 'Studio Prem',
        subtitle: 'Huila filter, 4 × 1 kg',
        meta: '#2424',
        value: '4.0 kg',
        status: { label: 'Batch 4', tone: 'neutral' },
        picture: { kind: 'product', subject: 'coffee bag', alt: 'A coffee bag' },
        cells: { Customer: 'Studio Prem', Weight: '4.0 kg', State: 'Batch 4' },
      },
      {
        title: 'Web shop, ten parcels',
        subtitle: 'Nyeri filter, 10 × 250 g',
        meta: '#2425',
        value: '2.5 kg',
        status: { label: 'Batch 6', tone: 'warn' },
        picture: { kind: 'product', subject: 'parcel', alt: 'A parcel' },
        cells: { Customer: 'Web shop, ten parcels', Weight: '2.5 kg', State: 'Batch 6' },
      },
    ],
  },
  {
    kind: 'records',
    wants: [],
    title: 'Today’s habits',
    note: 'Two of five done',
    checkable: true,
    columns: [],
    rows: [
      {
        title: 'Ten minutes of mobility',
        subtitle: 'Before breakfast',
        value: '12 days',
        done: true,
        icon: 'stretch-horizontal',
      },
      { title: 'Half a litre of water', subtitle: 'By ten', value: '9 days', done: true, icon: 'glass-water' },
      {
        title: 'Run or walk',
        subtitle: 'Canal tempo, 18:30',
        value: '23 days',
        icon: 'footprints',
        meta: 'next',
        status: { label: 'Next', tone: 'accent' },
      },
      { title: 'Log how it felt', subtitle: 'After the run', value: '23 days', icon: 'notebook-pen' },
      { title: 'Lights out by 22:30', subtitle: 'Seven hours and a half', value: '4 days', icon: 'moon' },
    ],
  },
  {
    kind: 'records',
    wants: [],
    title: 'Club table',
    action: { label: 'Season rules' },
    columns: [{ label: 'Runner' }, { label: 'Points', align: 'end' }],
    rows: [
      'Ida Lindqvist',
      'Noor Haddad',
      'Priya Nair',
      'Ben Okafor',
      'Tomás Rey',
      'Mia Falk',
      'Jo Park',
      'Sam Oduya',
      'Li Wei',
      'Ana Costa',
      'Max Bauer',
      'Kit Nolan',
    ].map((title, index) => ({
      title,
      value: `${310 - index * 22}`,
      share: (310 - index * 22) / 310,
      subtitle: index < 3 ? 'Crew' : 'Guest',
      cells: { Runner: title, Points: `${310 - index * 22}` },
    })),
  },
  { kind: 'records', wants: [], title: 'One', columns: [], rows: [{ title: 'Frost Half' }] },
];

const schedule: SlotOf<'schedule'>[] = [
  {
    kind: 'schedule',
    wants: [],
    title: 'Next days',
    action: { label: 'Add' },
    entries: [
      {
        day: 'Today',
        time: '18:30',
        title: 'Canal tempo',
        place: 'From home',
        duration: '34 min',
        status: { label: 'Next', tone: 'accent' },
      },
      {
        day: 'Tomorrow',
        time: '08:00',
        title: 'Shake-out with the crew',
        place: 'Mill Road bridge',
        duration: '15 min',
      },
      { day: 'Tomorrow', time: '19:00', title: 'Vereinsversammlungsvorbereitung', duration: '1 h' },
      { day: 'Sunday', time: '09:00', title: 'Long run to the weir', place: 'Towpath north', duration: '1 h 22' },
    ],
  },
  {
    kind: 'schedule',
    wants: [],
    title: 'Friday',
    note: 'Seven batches, 72.0 kg green',
    entries: [
      {
        day: 'Today',
        time: '08:10',
        title: 'Brazil Cerrado',
        place: 'Drum 1',
        duration: '20 min',
        status: { label: 'Done', tone: 'good', icon: 'check' },
      },
      {
        day: 'Today',
        time: '09:00',
        title: 'Ethiopia Guji',
        place: 'Drum 1',
        duration: '50 min',
        status: { label: 'Done', tone: 'good', icon: 'check' },
      },
      {
        day: 'Today',
        time: '11:30',
        title: 'Cupping with Noor & Sons',
        place: 'Lab',
        duration: '1 h',
        status: { label: 'Now', tone: 'accent' },
      },
      { day: 'Today', time: '14:00', title: 'Courier', place: 'Yard' },
      { day: 'Today', time: '16:45', title: 'Clean the cooler', duration: '30 min' },
    ],
  },
  { kind: 'schedule', wants: [], title: 'One thing', entries: [{ day: 'Mon', time: '9', title: 'Call' }] },
];

const month: SlotOf<'month'>[] = [
  {
    kind: 'month',
    wants: [],
    title: 'Bookings',
    note: 'Eleven nights taken',
    label: 'November 2026',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    weeks: Array.from({ length: 6 }, (_, line) =>
      Array.from({ length: 7 }, (__, weekday) => {
        const day = line * 7 + weekday - 5;
        if (day < 1 || day > 30) return {};
        if (day === 20) return { day, today: true, marks: ['Canal tempo', 'Crew dinner'], tone: 'accent' as const };
        if (day === 8) return { day, marks: ['Frost Half rehearsal'], tone: 'good' as const };
        if (day === 27) return { day, marks: ['Invoice 2418 due'], tone: 'bad' as const };
        return day === 13 ? { day, tone: 'warn' as const } : { day };
      }),
    ),
  },
  {
    kind: 'month',
    wants: [],
    title: 'Quiet',
    label: 'February 2027',
    weekdays: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
    weeks: Array.from({ length: 4 }, (_, line) =>
      Array.from({ length: 7 }, (__, weekday) => ({ day: line * 7 + weekday + 1 })),
    ),
  },
];

const timeline: SlotOf<'timeline'>[] = [
  {
    kind: 'timeline',
    wants: [],
    title: 'Order 2418',
    note: 'Arrives on Monday before noon',
    items: [
      { when: 'Fri 09:18', title: 'Paid', body: 'Card ending 4410', state: 'done', icon: 'credit-card' },
      { when: 'Fri 11:40', title: 'Roasted', body: 'Batch 4, Colombia Huila', state: 'done', icon: 'flame' },
      { when: 'Fri 14:00', title: 'With the courier', body: 'Left the yard on time.', state: 'now', icon: 'truck' },
      { when: 'Mon 12:00', title: 'At your door', state: 'next', icon: 'house' },
    ],
  },
  {
    kind: 'timeline',
    wants: [],
    title: 'Changelog',
    action: { label: 'Older' },
    items: [
      {
        when: '12 November 2026',
        title: 'Weather-aware routes',
        body: 'Routes avoid ice and floods, and say so the evening before. Longer text wraps over several lines without breaking the rail.',
      },
      { when: '3 October 2026', title: 'Kilometerpauschalenabrechnung', body: 'For clubs.' },
      { when: '1899', title: 'Founded' },
      { when: 'Spring 2024', title: 'First hundred runners' },
      { when: '2025', title: 'A shed of our own' },
      { when: '2026', title: 'Now' },
      { when: '2027', title: 'The second shed', state: 'next' },
    ],
  },
  { kind: 'timeline', wants: [], title: 'One', items: [{ when: '2026', title: 'Start' }] },
];

const board: SlotOf<'board'>[] = [
  {
    kind: 'board',
    wants: [],
    title: 'Flat hunt',
    note: 'Eight homes on the board',
    action: { label: 'Add a home' },
    columns: [
      {
        title: 'To see',
        tone: 'neutral',
        cards: [
          {
            title: 'Hafenstraße 12, third floor',
            note: '62 m², two rooms, balcony to the yard',
            tag: '€1,140',
            person: 'Ida Lindqvist',
            meta: 'Sat 10:30',
          },
          { title: 'Millers Row 4', tag: '€980' },
          { title: 'Old Dairy, flat 9', note: 'No lift', meta: 'Tue' },
        ],
      },
      {
        title: 'Seen',
        tone: 'accent',
        cards: [
          {
            title: 'Rosenweg 3',
            note: 'Light, but far from the tram',
            tag: '€1,020',
            person: 'Noor Haddad',
            meta: '18 min',
          },
        ],
      },
      {
        title: 'Applied',
        tone: 'good',
        cards: [
          { title: 'Kanalufer 41', tag: '€1,210', person: 'Ida Lindqvist' },
          { title: 'Turmgasse 7', meta: 'answer by Friday' },
        ],
      },
      { title: 'No', tone: 'bad', cards: [] },
    ],
  },
  { kind: 'board', wants: [], title: 'Short', columns: [{ title: 'Now', cards: [{ title: 'One card' }] }] },
];

const compare: SlotOf<'compare'>[] = [
  {
    kind: 'compare',
    wants: [],
    title: 'Three flats side by side',
    note: 'Best value in each line is marked',
    columns: ['Hafenstraße 12', 'Rosenweg 3', 'Kanalufer 41'],
    rows: [
      { label: 'Rent, warm', values: ['€1,140', '€1,020', '€1,210'], best: 1 },
      { label: 'Size', values: ['62 m²', '58 m²', '66 m²'], best: 2 },
      { label: 'To work', values: ['24 min', '41 min', '19 min'], best: 2 },
      { label: 'Lift', values: ['Yes', 'No', 'Yes'] },
      { label: 'Nebenkostenvorauszahlung', values: ['€180', '€160', '€210'], best: 1 },
    ],
  },
  {
    kind: 'compare',
    wants: [],
    title: 'Two',
    columns: ['A', 'B'],
    rows: [{ label: 'Price', values: ['€4', '€5'], best: 0 }],
  },
];

const log: SlotOf<'console'>[] = [
  {
    kind: 'console',
    wants: [],
    title: 'Deploy 418',
    note: 'main, 2 min 14 s',
    action: { label: 'Copy log' },
    lines: [
      { time: '09:18:02', level: 'info', text: 'Fetching 1,204 objects' },
      { time: '09:18:09', level: 'ok', text: 'Types check, 0 errors' },
      { time: '09:18:31', level: 'warn', text: 'chunk vendor-4f1c2a.js is 512 kB after minification' },
      {
        time: '09:19:40',
        level: 'error',
        text: 'health check /readyz answered 503 at https-edge-eu-west-1b-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
      { time: '09:19:44', level: 'info', text: 'Rolling back to 417' },
      { time: '09:20:16', level: 'ok', text: '417 is live' },
    ],
  },
  { kind: 'console', wants: [], title: 'Shell', lines: [{ text: '$ tail -f roast.log' }, { text: 'drum 193.6 °C' }] },
];

const people: SlotOf<'people'>[] = [
  {
    kind: 'people',
    wants: [],
    title: 'Crew',
    note: 'Small enough that somebody asks where you were',
    action: { label: 'Invite' },
    people: [
      { name: 'Noor Haddad', role: 'You', note: '22.5 km this week', status: { label: 'Running', tone: 'good' } },
      { name: 'Ida Lindqvist', role: 'Crew captain', note: '31.0 km this week' },
      { name: 'Tomás Rey', role: 'Coach', note: 'Wrote your plan' },
      { name: 'Wolfeschlegelsteinhausenbergerdorff', role: 'Crew', status: { label: 'Injured', tone: 'warn' } },
      { name: 'Ben Okafor' },
    ],
  },
  { kind: 'people', wants: [], title: 'Solo', people: [{ name: 'Ben Okafor' }] },
  {
    kind: 'people',
    wants: [],
    title: 'Twelve',
    people: [
      'Ida Lindqvist',
      'Noor Haddad',
      'Priya Nair',
      'Ben Okafor',
      'Tomás Rey',
      'Mia Falk',
      'Jo Park',
      'Sam Oduya',
      'Li Wei',
      'Ana Costa',
      'Max Bauer',
      'Kit Nolan',
    ].map((name) => ({ name, role: 'Crew' })),
  },
];

const DATA_SAMPLES = {
  focus,
  metrics,
  series: [week, pace, revenue, cash, stock],
  breakdown,
  records,
  schedule,
  month,
  timeline,
  board,
  compare,
  console: log,
  people,
} as const satisfies Samples;

export const ALL_DATA_SAMPLES: readonly Slot[] = Object.values(DATA_SAMPLES).flat();
