import type { NounKnowledge } from './noun-knowledge.ts';

/** Kinds of people that a trade keeps lists of; their names come from whoever tells of them. */
export const PERSONS: readonly NounKnowledge[] = [
  {
    words: ['tenant', 'renter', 'lodger'],
    class: 'person',
    icon: 'key-round',
    titles: [],
    side: { label: 'Lives in', values: ['Flat 2, left', 'Flat 5', 'Flat 7, top', 'Flat 1', 'Flat 4', 'Flat 8, yard'] },
    states: [
      ['Paid', 'good'],
      ['Overdue', 'bad'],
      ['Moves out', 'warn'],
    ],
    figure: { label: 'Rent', unit: '€', values: [640, 820, 1_140, 590, 760, 710] },
  },
  {
    words: ['driver', 'courier', 'rider'],
    class: 'person',
    icon: 'truck',
    titles: [],
    side: {
      label: 'Drives',
      values: [
        'Van 3, north loop',
        'Van 1, harbour',
        'Cargo bike 2',
        'Van 5, ring road',
        'Cargo bike 4',
        'Van 2, spare',
      ],
    },
    states: [
      ['On the road', 'accent'],
      ['On a break', 'neutral'],
      ['Running late', 'warn'],
    ],
  },
  {
    words: ['student', 'pupil', 'learner'],
    class: 'person',
    icon: 'graduation-cap',
    titles: [],
    side: { label: 'In', values: ['Class 7b', 'Class 8a', 'Class 7a', 'Class 9c', 'Class 8b', 'Class 9a'] },
    states: [
      ['Present', 'good'],
      ['Absent', 'warn'],
      ['Late', 'accent'],
    ],
  },
  {
    words: ['volunteer', 'helper'],
    class: 'person',
    icon: 'hand-heart',
    titles: [],
    side: { label: 'Helps with', values: ['Front table', 'Sorting', 'Driving', 'Kitchen', 'Phones', 'Weekend shift'] },
    states: [
      ['Coming', 'good'],
      ['Not answered', 'warn'],
      ['New', 'accent'],
    ],
  },
  {
    words: ['guest', 'visitor'],
    class: 'person',
    icon: 'user-check',
    titles: [],
    side: { label: 'Comes with', values: ['One more', 'Alone', 'Three children', 'One more', 'Alone', 'Two more'] },
    states: [
      ['Coming', 'good'],
      ['Not answered', 'warn'],
      ['Cannot come', 'neutral'],
    ],
  },
  {
    words: ['member', 'subscriber'],
    class: 'person',
    icon: 'id-card',
    titles: [],
    side: {
      label: 'Since',
      values: ['Spring 2021', 'Autumn 2019', 'January 2026', 'Summer 2023', 'Spring 2024', 'Autumn 2025'],
    },
    states: [
      ['Active', 'good'],
      ['On pause', 'neutral'],
      ['Fee is due', 'warn'],
    ],
  },
  {
    words: ['applicant', 'candidate'],
    class: 'person',
    icon: 'file-user',
    titles: [],
    side: {
      label: 'Applies as',
      values: ['Workshop lead', 'Bookkeeper', 'Apprentice', 'Driver', 'Shop assistant', 'Planner'],
    },
    states: [
      ['To be read', 'accent'],
      ['Invited', 'good'],
      ['Declined', 'neutral'],
    ],
  },
  {
    words: ['customer', 'client', 'buyer'],
    class: 'person',
    icon: 'contact',
    titles: [],
    side: {
      label: 'Buys',
      values: ['Every month', 'Twice a year', 'Since last week', 'Every week', 'At Christmas', 'Every quarter'],
    },
    states: [
      ['Regular', 'good'],
      ['New', 'accent'],
      ['Open bill', 'warn'],
    ],
    figure: { label: 'Spent', unit: '€', values: [1_240, 480, 36, 2_910, 220, 760] },
  },
  {
    words: ['teacher', 'coach', 'trainer', 'instructor'],
    class: 'person',
    icon: 'presentation',
    titles: [],
    side: { label: 'Teaches', values: ['Beginners', 'Second year', 'Evenings', 'Children', 'Weekends', 'One to one'] },
    states: [
      ['Here today', 'good'],
      ['Away', 'neutral'],
      ['Stands in', 'accent'],
    ],
  },
  {
    words: ['nurse', 'doctor', 'carer', 'therapist'],
    class: 'person',
    icon: 'stethoscope',
    titles: [],
    side: { label: 'On', values: ['Ward 2', 'Emergency', 'Ward 3', 'Theatre', 'Ward 2', 'Nights'] },
    states: [
      ['On duty', 'good'],
      ['On call', 'accent'],
      ['Off', 'neutral'],
    ],
  },
  {
    words: ['guide', 'ranger', 'host'],
    class: 'person',
    icon: 'compass',
    titles: [],
    side: {
      label: 'Leads',
      values: ['Ridge and glacier', 'Three lakes', 'Old town', 'Night walks', 'Boat tours', 'Long weekends'],
    },
    states: [
      ['Free', 'good'],
      ['Out with a group', 'accent'],
      ['On leave', 'neutral'],
    ],
  },
  {
    words: ['athlete'],
    class: 'person',
    icon: 'medal',
    titles: [],
    side: { label: 'Plays', values: ['Goal', 'Left back', 'Midfield', 'Forward', 'Midfield', 'Right wing'] },
    states: [
      ['Fit', 'good'],
      ['Doubtful', 'warn'],
      ['Injured', 'bad'],
    ],
  },
];
