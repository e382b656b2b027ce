import type { ActivityKnowledge } from './activity-knowledge.ts';

const MONEY_PLACES = [
  ['Home', 'house'],
  ['Activity', 'list'],
  ['People', 'users'],
  ['You', 'user-round'],
] as const;

/** What people count, share and put by. */
export const MONEY: readonly ActivityKnowledge[] = [
  {
    words:
      /\b(?:split(?:ting)?|share|divide)(?: the| a)? (?:bill|check|expenses?|costs?|tab|dinner)\b|\bbill split\w*\b|\bsplit\w* expenses?\b|\bshared expenses\b/i,
    title: 'Split the bill',
    note: 'Supper at the Boiler House, four of you',
    trade: 'banking',
    own: { names: ['Even Steven', 'Four Forks', 'Quits'], icon: 'receipt', places: MONEY_PLACES },
    shows:
      'bill, total, people, person, friend, share, item, tip, split, split evenly, amount, request, settle, settle up, receipt, who owes, balance, tax, button, group, expense',
    parts: () => [
      {
        kind: 'moment',
        label: 'Altogether, with 10% tip',
        value: '€96.80',
        words: '€24.20 each. You paid, so three owe you €72.60.',
      },
      {
        kind: 'chips',
        label: 'How',
        items: [{ label: 'Evenly', on: true }, { label: 'By dish' }, { label: 'By share' }],
      },
      {
        kind: 'rows',
        title: 'Who owes what',
        items: [
          { face: 'Mirela Kovac', title: 'You', note: 'Paid the bill', value: '€24.20' },
          { face: 'Teo Marchetti', title: 'Teo', note: 'Has been asked', value: '€24.20' },
          { face: 'Amara Osei', title: 'Amara', note: 'Paid you back', value: '€24.20' },
          { face: 'Jun Takeda', title: 'Jun', note: 'Not asked yet', value: '€24.20' },
        ],
      },
      { kind: 'act', label: 'Ask for €48.40', icon: 'send', secondary: { label: 'Add somebody', icon: 'user-plus' } },
      {
        kind: 'rows',
        title: 'On the bill',
        items: [
          { title: 'Four suppers', note: 'Cod, two pies, risotto', value: '€68.00' },
          { title: 'Wine and water', value: '€20.00' },
          { title: 'Tip, 10%', value: '€8.80' },
        ],
      },
    ],
  },
  {
    words: /\b(?:currency|unit|temperature|length) (?:convert\w*|exchange|calculator)\b|\bexchange rates?\b/i,
    title: 'Currency',
    note: 'Rates of 09:00 today',
    trade: 'banking',
    own: {
      names: ['Two Coins', 'Over the Border', 'Bureau'],
      icon: 'arrow-left-right',
      places: [
        ['Convert', 'arrow-left-right'],
        ['Rates', 'chart-line'],
        ['Alerts', 'bell'],
        ['Settings', 'settings'],
      ],
    },
    shows:
      'amount, from, to, currency, from currency, to currency, swap, swap button, rate, exchange rate, result, keypad, favourite, favorite, history, chart, rate chart, input, output, list, converter',
    parts: () => [
      {
        kind: 'panes',
        from: { label: 'Euro', value: '€250' },
        to: { label: 'Japanese yen', value: '¥40,975', note: '€1 is ¥163.90' },
        swap: 'Swap the two',
      },
      { kind: 'keys', items: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] },
      {
        kind: 'rows',
        title: 'The same in',
        items: [
          { title: 'US dollar', note: '1.0840', value: '$271.00' },
          { title: 'British pound', note: '0.8360', value: '£209.00' },
          { title: 'Swiss franc', note: '0.9350', value: 'CHF 233.75' },
          { title: 'Swedish krona', note: '11.48', value: 'kr 2,870' },
        ],
      },
      {
        kind: 'course',
        title: 'Yen for a euro',
        unit: '¥',
        points: [
          { label: 'Jun', value: 160.1 },
          { label: 'Jul', value: 161.8 },
          { label: 'Aug', value: 159.2 },
          { label: 'Sep', value: 161 },
          { label: 'Oct', value: 162.7 },
          { label: 'Nov', value: 163.9 },
        ],
      },
    ],
  },
  {
    words: /\btip calculat\w*\b/i,
    title: 'Tip',
    trade: 'restaurant',
    own: { names: ['Kindly', 'Ten Percent'], icon: 'receipt', places: MONEY_PLACES },
    shows:
      'bill amount, bill, tip, tip percentage, tip slider, number of people, people, split, total, per person, total per person, slider, keypad, amount, button',
    parts: () => [
      { kind: 'moment', label: 'Each of you pays', value: '€24.20', words: '€88.00 and €8.80 tip, by four.' },
      {
        kind: 'chips',
        label: 'Tip',
        items: [{ label: '5%' }, { label: '10%', on: true }, { label: '15%' }, { label: '20%' }],
      },
      {
        kind: 'sliders',
        items: [
          { label: 'People', value: '4', share: 0.4 },
          { label: 'Tip', value: '10%', share: 0.4 },
        ],
      },
      {
        kind: 'rows',
        items: [
          { title: 'Bill', value: '€88.00' },
          { title: 'Tip', value: '€8.80' },
          { title: 'Altogether', value: '€96.80' },
        ],
      },
      { kind: 'keys', items: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] },
    ],
  },
  {
    words: /\b(?:loan|mortgage|emi|interest) calculat\w*\b/i,
    title: 'What it costs a month',
    trade: 'banking',
    own: { names: ['Plain Loan', 'Brick by Brick'], icon: 'calculator', places: MONEY_PLACES },
    shows:
      'loan amount, amount, interest, interest rate, rate, term, duration, monthly payment, payment, slider, total interest, total, schedule, breakdown, chart, result, button, down payment',
    parts: () => [
      {
        kind: 'moment',
        label: 'A month',
        value: '€1,013',
        words: 'For 25 years. Altogether €303,900, of which €103,900 is interest.',
        share: 0.66,
      },
      {
        kind: 'sliders',
        items: [
          { label: 'Loan', value: '€200,000', share: 0.4 },
          { label: 'Interest', value: '3.6%', share: 0.45 },
          { label: 'Years', value: '25', share: 0.7 },
        ],
      },
      { kind: 'act', label: 'Ask for an offer', icon: 'send' },
      {
        kind: 'rows',
        title: 'Other terms',
        items: [
          { title: '15 years', note: 'Interest €59,000', value: '€1,440' },
          { title: '20 years', note: 'Interest €81,000', value: '€1,171' },
          { title: '30 years', note: 'Interest €127,000', value: '€909' },
        ],
      },
    ],
  },
  {
    words: /\b(?:savings?|saving) (?:goals?|pots?|jars?|app|tracker|challenge)\b/i,
    title: 'Saving for',
    note: 'Three pots',
    trade: 'banking',
    shows:
      'goal, savings goal, progress, amount, target, target date, deadline, contribution, deposit, auto save, add money, history, ring, transaction, button, list, balance',
    parts: () => [
      {
        kind: 'moment',
        label: 'Two weeks in Norway',
        value: '€1,340',
        words: 'Of €2,000. With €110 a week it is there by {+42}.',
        share: 0.67,
        picture: { kind: 'landscape', subject: 'fjord with mountains', alt: 'A fjord' },
      },
      { kind: 'act', label: 'Put €50 in', icon: 'plus', secondary: { label: 'Change the plan' } },
      {
        kind: 'rows',
        title: 'Other pots',
        items: [
          { icon: 'bike', title: 'New bicycle', note: '€420 of €900', value: '47%', share: 0.47 },
          { icon: 'umbrella', title: 'Rainy days', note: '€2,400 of €3,000', value: '80%', share: 0.8 },
        ],
      },
      {
        kind: 'rows',
        title: 'Lately',
        items: [
          { icon: 'refresh-cw', title: 'Every Friday', note: 'Today, by itself', value: '+€110' },
          { icon: 'coins', title: 'Rounded up', note: '14 payments this week', value: '+€6.80' },
          { icon: 'plus', title: 'From you', note: '{-6}', value: '+€50' },
        ],
      },
    ],
  },
  {
    words: /\b(?:subscriptions? (?:tracker|manager|app|tracking)|track (?:my )?subscriptions)\b/i,
    title: 'Subscriptions',
    note: 'Seven run, one is about to end',
    trade: 'banking',
    own: { names: ['Every Month', 'Cancelled?', 'Standing Order'], icon: 'repeat', places: MONEY_PLACES },
    shows:
      'subscription, subscription list, monthly total, total, monthly cost, upcoming, renewal, next payment, category, cancel, reminder, calendar, chart, spending, add, button, due date, price',
    parts: () => [
      {
        kind: 'moment',
        label: 'A month',
        value: '€86.40',
        words: '€4 more than in October: the film club went up.',
        share: 0.72,
      },
      {
        kind: 'rows',
        title: 'Next',
        items: [
          { icon: 'tv', title: 'Reel Nine', note: 'Film club, {+2}', value: '€14.99' },
          { icon: 'music', title: 'Ebbtide', note: 'Music, family, {+5}', value: '€16.99' },
          { icon: 'cloud', title: 'Attic', note: 'Storage 200 GB, {+8}', value: '€2.99' },
          { icon: 'dumbbell', title: 'Bellgrove Gym', note: '{+11}', value: '€39.00' },
          { icon: 'newspaper', title: 'The Broadside', note: 'Trial ends {+3}', value: '€12.43' },
        ],
      },
      { kind: 'act', label: 'Add one', icon: 'plus' },
      {
        kind: 'say',
        icon: 'piggy-bank',
        title: 'Not used since August',
        body: 'You have not opened Attic for eleven weeks. Ending it saves €35.88 a year.',
      },
    ],
  },
  {
    words:
      /\b(?:unpaid|overdue|upcoming|due|pay(?:ing)?) bills?\b|\bbills? (?:reminders?|tracker|due|calendar|payment)\b/i,
    title: 'Bills and spending',
    note: 'November',
    trade: 'banking',
    own: { names: ['Paid Up', 'Coinwright', 'Kitchen Drawer'], icon: 'receipt-text', places: MONEY_PLACES },
    shows:
      'bill, unpaid bill, overdue bill, due date, spending, category, spending by category, total, reminder, pay, paid, month, chart, calendar, budget, expense, upcoming bill, button, home',
    parts: () => [
      {
        kind: 'moment',
        label: 'Still to pay in November',
        value: '€214.60',
        words: 'Three bills, one of them late by two days.',
        share: 0.62,
      },
      {
        kind: 'rows',
        title: 'Unpaid bills',
        items: [
          { icon: 'zap', title: 'Power, Brightwire', note: 'Late since {-2}', value: '€96.20' },
          { icon: 'wifi', title: 'Internet', note: 'Due {+3}', value: '€39.90' },
          { icon: 'shield', title: 'Household insurance', note: 'Due {+7}', value: '€78.50' },
        ],
      },
      { kind: 'act', label: 'Pay €96.20 now', icon: 'check' },
      {
        kind: 'rows',
        title: 'Spending by category',
        items: [
          { icon: 'house', title: 'Home', value: '€820', share: 0.9 },
          { icon: 'shopping-basket', title: 'Groceries', value: '€286', share: 0.42 },
          { icon: 'utensils', title: 'Going out', value: '€139', share: 0.2 },
          { icon: 'train-front', title: 'Getting around', value: '€72', share: 0.11 },
        ],
      },
    ],
  },
  {
    words:
      /\b(?:send|transfer|request) (?:money|crypto|coins?|bitcoin|payment)\b|\bmoney transfer\b|\b(?:wallet|crypto|bitcoin|payment) send\b|\bpeer to peer payment\b/i,
    title: ({ prompt }) => (OF_COINS.test(prompt) ? 'Send coins' : 'Send money'),
    trade: 'banking',
    shows:
      'amount, recipient, contact, keypad, note, message, send, send button, balance, recent contact, people, confirm, review, fee, account, button',
    parts: ({ prompt }) =>
      OF_COINS.test(prompt)
        ? COINS_SENT
        : [
            {
              kind: 'rows',
              items: [
                { face: 'Teo Marchetti', title: 'Teo Marchetti', note: 'NL12 ORCH 0442 1180 03', value: 'Change' },
              ],
            },
            {
              kind: 'moment',
              label: 'Amount',
              value: '€45.00',
              words: 'For the concert ticket. There in seconds, no fee.',
            },
            { kind: 'keys', items: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] },
            { kind: 'act', label: 'Send €45.00', icon: 'send' },
            {
              kind: 'rows',
              title: 'From',
              items: [
                { icon: 'landmark', title: 'Everyday account', note: '€2,828.90 free', control: 'choose', on: true },
              ],
            },
          ],
  },
];

const OF_COINS = /\b(?:crypto|bitcoin|coins?|tokens?|ethereum|wallet send)\b/i;

const COINS_SENT: ReturnType<ActivityKnowledge['parts']> = [
  {
    kind: 'rows',
    items: [{ icon: 'wallet', title: 'Teo Marchetti', note: 'aur1q8k…4f7z, sent to twice', value: 'Scan' }],
  },
  { kind: 'moment', label: 'Amount', value: '0.045 AUR', words: '$820.80. You keep 0.367 AUR.' },
  { kind: 'chips', label: 'How fast', items: [{ label: 'About 20 s, $0.42', on: true }, { label: '5 min, $0.11' }] },
  { kind: 'keys', items: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] },
  { kind: 'act', label: 'Look it over', icon: 'arrow-right' },
  {
    kind: 'say',
    icon: 'shield-alert',
    title: 'It cannot be called back',
    body: 'Compare the last four characters with those Teo gave you.',
  },
];
