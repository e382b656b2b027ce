import type { RoutineKnowledge } from './routine-knowledge.ts';

/** Lists that are worked through once, from the first step to the last. */
export const CHECKLISTS: readonly RoutineKnowledge[] = [
  {
    words:
      /\bto[- ]?dos?\b|\breminders (?:app|list)\b(?<!(?:vet|feeding|water|pill|vitamin|medicine) reminders (?:app|list))|\b(?:my )?tasks?\b(?=.{0,20}\b(?:app|list|today|screen)\b)/i,
    isList: true,
    title: 'To do',
    unit: 'things done',
    action: { label: 'Add a task', icon: 'plus' },
    groups: [
      {
        title: 'Today',
        items: [
          ['Answer the landlord', 'About the boiler', 'mail', '09:00', true],
          ['Book the dentist', 'Before noon, they close early', 'phone', '11:30', true],
          ['Read the draft', '14 pages, with a pencil', 'file-text', '14:00'],
          ['Swim', '40 lengths', 'waves', '18:30'],
        ],
      },
      {
        title: 'Tomorrow',
        items: [
          ['Pick up the frame', 'Mill Lane 8', 'package', 'Sat'],
          ['Call Ines', 'It is her birthday', 'cake', 'Sat'],
        ],
      },
      {
        title: 'Some day',
        items: [
          ['Oil the bike chain', 'The cloth is in the shed', 'bike', 'any time'],
          ['Sort the photos', 'Only June', 'image', 'any time'],
        ],
      },
    ],
  },
  {
    words:
      /\b(?:employee|new hires?|new starters?|staff|first (?:day|week)|hr)\b.{0,40}\bonboarding\b|\bonboarding\b.{0,40}\b(?:employees?|new hires?|new starters?|staff|first (?:day|week))\b/i,
    isList: true,
    title: 'First two weeks',
    unit: 'steps done',
    action: { label: 'Add a step', icon: 'plus' },
    groups: [
      {
        title: 'Before the first day',
        items: [
          ['Contract signed', 'By both sides', 'file-signature', '10 Nov', true],
          ['Laptop ordered', 'Ready at the desk', 'laptop', '12 Nov', true],
          ['Accounts opened', 'Mail, calendar, chat', 'key-round', '16 Nov', true],
        ],
      },
      {
        title: 'First week',
        items: [
          ['Round through the house', 'With Ama, 45 min', 'map', 'Mon', true],
          ['Lunch with the team', 'Canteen, 12:30', 'utensils', 'Mon'],
          ['Safety briefing', 'Online, 20 min', 'shield-check', 'Wed'],
          ['First small task', 'Pick one from the board', 'hammer', 'Thu'],
        ],
      },
      {
        title: 'Second week',
        items: [
          ['Talk about how it goes', 'With Jonas, 30 min', 'message-circle', 'Fri'],
          ['Payroll papers', 'Tax number and account', 'landmark', '27 Nov'],
        ],
      },
    ],
  },
  {
    words: /\b(?:onboarding|set-?up|getting started|get started|activation)\b/i,
    isList: true,
    title: 'Get set up',
    unit: 'steps done',
    action: { label: 'Go on', icon: 'arrow-right' },
    groups: [
      {
        title: 'Your workspace',
        items: [
          ['Name the workspace', 'Fernhill Works', 'building-2', 'done', true],
          ['Add your logo', 'A square picture is best', 'image', 'done', true],
          ['Invite your team', '2 of 6 have joined', 'users', '2 min'],
        ],
      },
      {
        title: 'Your work',
        items: [
          ['Bring in your data', 'From a file or another tool', 'file-up', '5 min'],
          ['Make the first project', 'Start from a template', 'folder-plus', '3 min'],
          ['Connect the calendar', 'So that dates agree', 'calendar-sync', '1 min'],
        ],
      },
      {
        title: 'Your account',
        items: [
          ['Confirm your e-mail', 'you@home.org', 'mail-check', 'done', true],
          ['Choose a plan', '11 days of the trial left', 'credit-card', 'later'],
        ],
      },
    ],
  },
  {
    words: /\b(?:launch|go-?live|release|deploy\w*)\b/i,
    isList: true,
    title: 'Before the launch',
    unit: 'checks passed',
    action: { label: 'Add a check', icon: 'plus' },
    groups: [
      {
        title: 'Product',
        items: [
          ['Release notes written', 'Read by support', 'file-text', 'Mia', true],
          ['Error pages looked at', '404, 500, offline', 'triangle-alert', 'Jonas', true],
          ['Load test', '3 × the usual Monday', 'gauge', 'Hiro'],
        ],
      },
      {
        title: 'People',
        items: [
          ['Support has the answers', 'Nine questions', 'life-buoy', 'Ama', true],
          ['On call for the weekend', 'Two names, two numbers', 'phone', 'Lena'],
        ],
      },
      {
        title: 'The day itself',
        items: [
          ['Switch at 07:00', 'Rollback takes four minutes', 'power', 'Hiro'],
          ['Letter to customers', 'Goes out at 10:00', 'send', 'Mia'],
        ],
      },
    ],
  },
  {
    words: /\b(?:moving|move house|relocation|new flat|new home)\b/i,
    isList: true,
    title: 'Moving house',
    unit: 'things done',
    action: { label: 'Add a task', icon: 'plus' },
    groups: [
      {
        title: 'Six weeks before',
        items: [
          ['Old lease ended', 'Letter sent on the 2nd', 'file-text', 'done', true],
          ['Van booked', 'Sat 12 Dec, 08:00', 'truck', 'done', true],
        ],
      },
      {
        title: 'Two weeks before',
        items: [
          ['Boxes and tape', '40 boxes', 'package', 'done', true],
          ['Power and internet', 'New address from the 12th', 'plug', '27 Nov'],
          ['Post sent on', 'For six months', 'mailbox', '30 Nov'],
        ],
      },
      {
        title: 'On the day',
        items: [
          ['Meters read', 'Take a picture', 'gauge', '12 Dec'],
          ['Keys handed over', 'With the protocol', 'key-round', '12 Dec'],
        ],
      },
    ],
  },
  {
    words: /\b(?:cleaning|housekeeping|inspection|safety|opening|closing|maintenance)\b/i,
    isList: true,
    title: 'Today’s round',
    unit: 'points checked',
    action: { label: 'Sign off', icon: 'signature' },
    groups: [
      {
        title: 'Before opening',
        items: [
          ['Lights and exits', 'All four free', 'door-open', '07:40', true],
          ['Floors', 'Dry and swept', 'brush-cleaning', '07:50', true],
          ['Fridge temperature', '4.2 °C', 'thermometer', '07:55', true],
        ],
      },
      {
        title: 'At noon',
        items: [
          ['Bins', 'Paper and glass apart', 'trash-2', '12:00'],
          ['First aid box', 'Plasters are low', 'briefcase-medical', '12:10'],
        ],
      },
      {
        title: 'Before closing',
        items: [
          ['Machines off', 'Three switches', 'power', '18:00'],
          ['Alarm set', 'Code by Ilse', 'bell-ring', '18:10'],
        ],
      },
    ],
  },
];
