import type { Dossier } from './dossier.ts';

/** Pages about the mouth of one person, as a dental practice keeps them. */
export const DENTAL_PATIENTS: readonly Dossier[] = [
  {
    words: [
      'dental patient',
      'tooth chart',
      'dental chart',
      'dental record',
      'dental clinic',
      'dental practice',
      'of a dentist',
      'dentist patient',
      'orthodontist',
    ],
    name: 'Bríd Nee',
    isPerson: true,
    icon: 'smile',
    line: '46 years · comes to Sinéad Mulcahy since 2011',
    status: { label: 'In the chair', tone: 'accent' },
    tags: ['Latex allergy', 'Nervous of needles', 'Headphones'],
    actions: [
      { label: 'Write a finding', icon: 'clipboard-pen' },
      { label: 'Book a visit', icon: 'calendar-plus' },
      { label: 'Take a picture', icon: 'scan' },
    ],
    tabs: ['Teeth', 'Plan', 'Pictures', 'Bills'],
    figures: [
      { label: 'Teeth', value: '28' },
      { label: 'Filled', value: '6' },
      { label: 'Gums bleed at', value: '4', unit: 'teeth' },
      { label: 'Open in the plan', value: '2' },
    ],
    facts: [
      { label: 'Record', value: 'T-1147' },
      { label: 'Born', value: '9 March 1980' },
      { label: 'Insurer', value: 'Clasp Health, 54 %' },
      { label: 'Dentist', value: 'Sinéad Mulcahy' },
      { label: 'Last pictures', value: '21 May 2026' },
      { label: 'Numbing', value: 'Without adrenaline' },
      { label: 'Medicine', value: 'Levothyroxine, 75 µg' },
      { label: 'Check-up', value: 'Every 6 months' },
    ],
    activity: [
      {
        day: 0,
        time: '14:10',
        icon: 'crown',
        title: 'Crown fitted, upper right six',
        body: 'Bite checked twice, polished once.',
      },
      {
        day: -14,
        time: '09:20',
        icon: 'scan',
        title: 'Scan for the crown',
        body: 'Sent to Piaras. A provisional one is in.',
      },
      {
        day: -31,
        time: '16:40',
        icon: 'smile',
        title: 'Old filling taken out',
        body: 'Upper right six. A crack below it, no pain.',
      },
      {
        day: -60,
        time: '11:00',
        icon: 'sparkles',
        title: 'Cleaning',
        body: 'Aoife. Gums bleed at four, six a year ago.',
      },
      {
        day: -61,
        time: '08:50',
        icon: 'message-circle',
        title: 'Wrote to the desk',
        body: '“Something gave way on a walnut.”',
      },
    ],
    notes: [
      { by: 'Sinéad Mulcahy', text: 'Counts to four with the needle. Stop when the left hand goes up.' },
      { by: 'Aoife Garvey', text: 'The 0.6 brushes fit. She does them, honestly.' },
    ],
    list: {
      title: 'Treatment plan',
      words: ['tooth', 'teeth', 'treatment', 'treatment plan', 'plan', 'finding'],
      icon: 'smile',
      rows: [
        ['Upper right six', 'Ceramic crown', '€780', 'Fitted today', 'good'],
        ['Lower left seven', 'Open edge, new filling', '€130', 'Planned', 'warn'],
        ['Upper left four', 'Dark line', '–', 'Watched', 'accent'],
        ['Lower right eight', 'Lies flat, no trouble', '–', 'Let it sleep', 'neutral'],
      ],
    },
  },
];
