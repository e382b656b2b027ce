import type { NounKnowledge } from './noun-knowledge.ts';

/** Animals and plants that are kept. */
export const CREATURES: readonly NounKnowledge[] = [
  {
    words: ['bee hive', 'beehive', 'hive', 'colony'],
    class: 'thing',
    icon: 'hexagon',
    titles: [
      'Hive 1, orchard',
      'Hive 2, orchard',
      'Hive 3, lime tree',
      'Hive 4, lime tree',
      'Hive 5, rapeseed',
      'Hive 6, rapeseed',
      'Hive 7, roof',
      'Hive 8, swarm of May',
    ],
    side: {
      label: 'Queen',
      values: [
        'Blue, 2025',
        'Blue, 2025',
        'Green, 2024',
        'White, 2026',
        'White, 2026',
        'Red, 2023',
        'Green, 2024',
        'White, 2026',
      ],
    },
    states: [
      ['Strong', 'good'],
      ['Strong', 'good'],
      ['To be fed', 'warn'],
      ['New queen', 'accent'],
    ],
    figure: { label: 'Weight', unit: 'kg', values: [41.2, 38.6, 33.9, 36.4, 44.0, 29.8, 35.1, 27.3] },
    picture: { kind: 'product', subject: 'jar of honey' },
  },
  {
    words: ['horse', 'pony'],
    class: 'thing',
    icon: 'trophy',
    titles: ['Fennel', 'Old Tor', 'Mistral', 'Saffron', 'Bracken', 'Juniper', 'Little Wren', 'Captain'],
    side: {
      label: 'Ridden by',
      values: [
        'Ada Brandt',
        'Jonah Pell',
        'Mara Lind',
        'Sefa Aydin',
        'Ilse Vonk',
        'Tom Acheson',
        'Noor Haddad',
        'Piet Claes',
      ],
    },
    states: [
      ['Turned out', 'good'],
      ['In work', 'accent'],
      ['Turned out', 'good'],
      ['Resting a leg', 'warn'],
    ],
    figure: { label: 'Height', unit: 'cm', values: [158, 164, 171, 152, 148, 160, 128, 168] },
  },
];
